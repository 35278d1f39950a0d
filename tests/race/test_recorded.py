"""Recorded games of another engine: ours agrees with them, and our bots can sit at its table."""

import copy
import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from windfall.engine.chance import Chance
from windfall.engine.errors import WindfallError
from windfall.recorded.compare import compare
from windfall.recorded.feed import feed, read_games, replay_game, serve
from windfall.recorded.format import Choice, GameRecord, NewGame
from windfall.recorded.replayer import DifferenceError, RecordedChance, Replayer
from windfall.titles.race.rules.agenda import ASK_METHOD, ASK_PAY

GAMES = Path(__file__).parent / "recorded_games"
FILES = sorted(GAMES.glob("*.jsonl.gz"))


def test_there_are_eighty_games() -> None:
    assert len(FILES) == 8
    assert sum(1 for path in FILES for _ in read_games(path)) == 80


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_recorded_games_agree(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every state, every list of choices and the final scores, with the known deviations counted."""
    assert compare([path]), capsys.readouterr().out


def first_game() -> GameRecord:
    return next(read_games(FILES[0]))


def changed_answer(record: GameRecord, sort: str, change: dict[str, object]) -> GameRecord:
    """The game with the first choice of a type answered differently."""
    events = copy.deepcopy(record.events)
    choice = next(value for kind, value in events if kind == "choice" and value["type"] == sort)
    choice.update(change)
    return msgspec.structs.replace(record, events=events)


def test_a_different_answer_is_found() -> None:
    record = first_game()
    with pytest.raises(DifferenceError, match="choice"):
        replay_game(changed_answer(record, "ACTION", {"ans": [9, -1]}))


def test_a_different_list_is_found() -> None:
    with pytest.raises(DifferenceError, match="cards to discard from"):
        replay_game(changed_answer(first_game(), "DISCARD", {"list": [0, 1]}))


def test_a_different_state_is_found() -> None:
    record = first_game()
    events = copy.deepcopy(record.events)
    state = [value for kind, value in events if kind == "state"][20]
    state["players"][0]["vp"] += 1
    with pytest.raises(DifferenceError, match="VP chips of seat"):
        replay_game(msgspec.structs.replace(record, events=events))


def test_a_different_score_is_found() -> None:
    record = first_game()
    final = copy.deepcopy(record.final)
    final.players[0].end_vp += 1
    with pytest.raises(DifferenceError, match="we score"):
        replay_game(msgspec.structs.replace(record, final=final))


def test_a_missing_draw_is_found() -> None:
    record = first_game()
    last = max(index for index, (kind, _) in enumerate(record.events) if kind == "draw")
    events = record.events[:last] + record.events[last + 1 :]
    with pytest.raises(DifferenceError):
        replay_game(msgspec.structs.replace(record, events=events))


class _AnyDraws(RecordedChance):
    """Draws on at random where an answer of ours leads away from the recorded game."""

    def draw(self, pool: list[int]) -> int:
        return Chance(1).draw(pool)


def with_asks(record: GameRecord) -> Iterator[str]:
    """The events of a game as lines, every choice asked before it is made."""
    yield json.dumps(["new", {"players": record.players, "experienced": record.experienced, "cards": record.cards}])
    for kind, value in record.events:
        if kind == "choice":
            yield json.dumps(["ask", {**value, "ans": [], "ans_special": [], "rv": 0}])
        yield json.dumps([kind, value])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_every_recorded_choice_asked_gets_a_legal_answer(path: Path) -> None:
    """A legal answer takes its cards from the list, is complete, and leads on when it is played."""
    record = next(read_games(path))
    choices = [value for kind, value in record.events if kind == "choice"]
    replies = [json.loads(reply) for reply in serve(with_asks(record), "random", seed=5)]
    assert len(replies) == len(choices)
    replayer = Replayer()
    replayer.new(NewGame(record.players, record.cards, record.experienced))
    numbered = iter(zip(choices, replies, strict=True))
    for kind, value in record.events:
        if kind == "choice":
            _check_reply(*next(numbered), replayer)
        feed(replayer, kind, value)


def _check_reply(asked: dict[str, list[int]], reply: dict[str, list[int]], replayer: Replayer) -> None:
    sort = asked["type"]
    if sort not in ("ACTION", "PLACE", "LUCKY"):
        assert set(reply["ans"]) <= set(asked["list"])
        assert len(reply["ans"]) == len(set(reply["ans"]))
    if sort == "DISCARD":
        assert len(reply["ans"]) == asked["args"][0]
    if sort == "PLACE":
        assert reply["rv"] in (-1, *asked["list"])
    if sort == "GOOD":
        assert asked["args"][0] <= len(reply["ans"]) <= asked["args"][1]
    if sort == "PAYMENT":
        assert set(reply["ans_special"]) <= set(asked["special"])
    _check_it_plays(replayer, msgspec.convert({**asked, **reply}, Choice))


def _check_it_plays(replayer: Replayer, choice: Choice) -> None:
    twin = copy.deepcopy(replayer)
    reached = twin.reach(choice)
    twin._chance = _AnyDraws()
    step = twin.state.step_count
    twin.translator.answer(twin, reached)
    complete = reached.who not in twin.state.asked or twin.state.step_count > step
    assert complete, f"{choice} is not a complete answer"
    if choice.type == "PAYMENT":
        assert not (reached.who in twin.state.asked and twin.state.asked_question in (ASK_METHOD, ASK_PAY)), (
            "the payment is short"
        )


def test_an_unconfirmed_answer_counts() -> None:
    """Where the table does not repeat our answer as a choice, it is taken as made."""
    record = first_game()
    lines = list(with_asks(record))
    first_ask = next(index for index, line in enumerate(lines) if line.startswith('["ask"'))
    asks = [index for index, line in enumerate(lines) if line.startswith('["ask"')][:2]
    # the first two choices are the discards of both seats; leave out both confirmations
    kept = [*lines[:first_ask], lines[asks[0]], *lines[asks[0] + 2 : asks[1]], lines[asks[1]]]
    replies = list(serve(kept, "random", seed=2))
    assert len(replies) == 2


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nonsense", "JSON line"),
        ('["draw", 3]', "before any other event"),
        ('["dance", 3]', "before any other event"),
    ],
)
def test_bad_lines_say_what_to_do(line: str, message: str) -> None:
    with pytest.raises(WindfallError, match=message):
        list(serve([line], "random"))


def test_unknown_event_names_those_there_are() -> None:
    record = first_game()
    lines = [next(with_asks(record)), '["dance", 3]']
    with pytest.raises(WindfallError, match="start_world"):
        list(serve(lines, "random"))


def test_command_line(tmp_path: Path) -> None:
    """Exit code 0 if all agree, 1 if one differs, 2 if a file cannot be read."""
    record = first_game()
    good, bad = tmp_path / "good.jsonl.gz", tmp_path / "bad.jsonl.gz"
    good.write_bytes(gzip.compress(msgspec.json.encode(record)))
    wrong = changed_answer(record, "ACTION", {"ans": [9, -1]})
    bad.write_bytes(gzip.compress(msgspec.json.encode(wrong)))
    for arguments, code, text in (
        ([str(good)], 0, "1 of 1 games agree"),
        ([str(good), str(bad)], 1, "DIFFERS at choice"),
        ([str(tmp_path / "none.gz")], 2, "cannot read"),
        ([], 2, "name at least one file"),
    ):
        for command in (["windfall.recorded"], ["windfall", "recorded"]):
            called = [sys.executable, "-m", *command, *arguments]
            done = subprocess.run(called, capture_output=True, text=True, check=False)
            assert done.returncode == code, done.stderr
            assert text in done.stdout + done.stderr
