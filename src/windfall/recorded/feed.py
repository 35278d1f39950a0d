"""Feeds recorded games to the replayer: whole files, or the events of a game as they happen."""

import gzip
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from windfall.engine.errors import WindfallError
from windfall.players.registry import bot as find_bot
from windfall.recorded.answers import answer, picks_of
from windfall.recorded.format import Choice, GameRecord, NewGame, StateRecord
from windfall.recorded.replayer import Replayer

_EVENTS = ("new", "start_world", "draw", "state", "choice", "ask")


def read_games(path: Path) -> Iterator[GameRecord]:
    """The games of a file, one on each line."""
    decoder = msgspec.json.Decoder(GameRecord)
    try:
        with gzip.open(path) as lines:
            for number, line in enumerate(lines, start=1):
                try:
                    yield decoder.decode(line)
                except msgspec.MsgspecError as error:
                    raise WindfallError(f"{path}, line {number}: this is not a recorded game: {error}") from error
    except (OSError, EOFError) as error:
        raise WindfallError(f"cannot read {path}: {error}") from error


def replay_game(record: GameRecord) -> Replayer:
    """Play a whole recorded game; raises a DifferenceError where ours differs."""
    replayer = Replayer()
    replayer.new(NewGame(record.players, record.cards, record.experienced))
    for kind, value in record.events:
        feed(replayer, kind, value)
    replayer.finish(record.final, record.winners)
    return replayer


def feed(replayer: Replayer, kind: str, value: object) -> None:
    """One event of a recorded game."""
    if kind == "start_world":
        replayer.start_world(msgspec.convert(value, int))
    elif kind == "draw":
        replayer.draw(msgspec.convert(value, int))
    elif kind == "state":
        replayer.recorded_state(msgspec.convert(value, StateRecord))
    elif kind == "choice":
        replayer.choice(msgspec.convert(value, Choice))
    else:
        raise WindfallError(f"there is no event {kind!r}; there is {', '.join(_EVENTS)}")


def serve(lines: Iterable[str], bot_name: str, seed: int = 0) -> Iterator[str]:
    """Sit at a table of the other engine: read its events as JSON lines, answer each `ask` with a line."""
    bot = find_bot(bot_name, seed)
    replayer: Replayer | None = None

    def answered(choice: Choice) -> Choice:
        assert replayer is not None
        return answer(choice, picks_of(bot, replayer.state, choice.who), replayer.state, replayer.designs)

    for line in lines:
        kind, value = _event(line)
        if kind == "new":
            replayer = Replayer()
            replayer.new(msgspec.convert(value, NewGame))
        elif replayer is None:
            raise WindfallError('feed ["new", {"players", "experienced", "cards"}] before any other event')
        elif kind == "ask":
            given = replayer.ask(msgspec.convert(value, Choice), answered)
            reply = {"ans": given.ans, "ans_special": given.ans_special, "rv": given.rv}
            yield msgspec.json.encode(reply).decode()
        else:
            feed(replayer, kind, value)


def _event(line: str) -> tuple[str, object]:
    try:
        return msgspec.json.decode(line, type=tuple[str, object])
    except msgspec.MsgspecError as error:
        raise WindfallError(f'an event is a JSON line ["kind", value]: {error}') from error
