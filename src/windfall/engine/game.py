"""A game being played: a state, its chance stream, and the journal and log of what happened."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from windfall.engine.chance import Chance
from windfall.engine.decision import Decision
from windfall.engine.errors import (
    IllegalMoveError,
    JournalError,
    OtherComponentsError,
    SetupError,
    UnfinishedGameError,
    WindfallError,
)
from windfall.engine.files.journal import Journal, SecretDeal
from windfall.engine.keyed_chance import KeyedChance, commitment
from windfall.engine.observation import Observation
from windfall.engine.registry import title as find_title
from windfall.engine.state import EVERYONE, SPECTATOR, Event, State
from windfall.engine.title import Result, SettingValue, Title
from windfall.engine.words.log_line import LogLine
from windfall.engine.words.message import Message, message, several

__all__ = [
    "SEAT_NAMES",
    "Game",
    "LogLine",
    "OlderMoves",
    "answer_unasked",
    "dealt_from",
    "new",
    "replay",
    "sample",
    "unasked",
    "upgrade",
]

SEAT_NAMES: Final = ("Red", "Blue", "Green", "Yellow", "Purple")

_SEED_LIMIT: Final = 1 << 63


# Events before those that are told, among which one may have told the same already; a round rarely has more.
_LOOKED_BACK: Final = 80


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Game:
    """A game of any title. Use `windfall.new`, `windfall.replay` or `windfall.sample` to get one."""

    __slots__ = (
        "_chance",
        "_events",
        "_moves",
        "_observations",
        "_origin",
        "_step_start",
        "_turn",
        "state",
        "title",
    )

    def __init__(self, title: Title, state: State, chance: Chance, origin: Journal | None) -> None:
        self.title = title
        self.state = state
        self._chance = chance
        self._origin = origin  # title, settings and seed; None for a sampled game, which has no beginning
        self._moves: list[tuple[int, int]] = []
        self._events: list[Event] = list(state.events)
        self._observations: dict[int, Observation] = {}
        self._step_start = 0
        self._turn = state.step()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seats(self) -> Sequence[int]:
        """The seats that must choose now."""
        return self.state.seats()

    @property
    def settings(self) -> Mapping[str, SettingValue]:
        """All settings that the game was set up with; none are known of a sampled game."""
        return {} if self._origin is None else self._origin.settings

    @property
    def move_count(self) -> int:
        """How many moves were played so far."""
        return len(self._moves)

    @property
    def event_count(self) -> int:
        """How many events there were so far, whoever may know of them."""
        return len(self._events)

    @property
    def draws(self) -> int:
        """A number that changes whenever chance is asked; for the host of the game alone, since it tells of the
        draws to come."""
        return self._chance.place

    def actions(self, seat: int) -> Sequence[int]:
        """What this seat may choose now, as bare action numbers: the quick way for programs."""
        if seat not in self.state.seats():
            raise IllegalMoveError(self._not_asked(seat))
        return self.state.options(seat)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """One decision for each seat that must choose now; empty when the game is over."""
        return tuple(self.decision(seat) for seat in self.state.seats())

    def decision(self, seat: int) -> Decision:
        """The decision this seat must make now."""
        if seat not in self.state.seats():
            raise IllegalMoveError(self._not_asked(seat))
        return Decision(self.observe(seat))

    def play(self, seat: int, action: int) -> None:
        """Answer this seat's decision. A move that is not allowed raises an error and changes nothing."""
        state = self.state
        # 1.0 and True equal 1, but a journal with them could not be read again
        if seat not in state.seats() or type(seat) is not int:
            raise IllegalMoveError(self._not_asked(seat))
        if action not in state.options(seat) or type(action) is not int:
            raise IllegalMoveError(self._not_allowed(seat, action))
        self.title.play(state, seat, action, self._chance)
        self._record(seat, action)
        if state.events:
            self._events += state.events
        if self._observations:
            self._observations = {}

    def _record(self, seat: int, action: int) -> None:
        """Add a move to the journal, simultaneous ones in the order of seats."""
        moves = self._moves
        at = len(moves)
        while at > self._step_start and moves[at - 1][0] > seat:
            at -= 1
        moves.insert(at, (seat, action))
        step = self.state.step()
        if step != self._turn:
            self._turn = step
            self._step_start = len(moves)

    def _not_asked(self, seat: int) -> Message:
        if self.over:
            return message("engine-game-over")
        asked = several(self.state.seats(), "plain")
        return message("engine-not-asked", seat=repr(seat), asked=asked)

    def _not_allowed(self, seat: int, action: int) -> Message:
        options = [
            message("engine-option", action=option.action, text=option.text) for option in self.decision(seat).options
        ]
        return message("engine-not-allowed", seat=seat, action=repr(action), options=several(options, "plain"))

    def observe(self, seat: int) -> Observation:
        """What this seat knows; `SPECTATOR` (-1) sees only what is public."""
        observation = self._observations.get(seat)
        if observation is None:
            if seat != SPECTATOR and seat not in range(self.state.players):
                raise WindfallError(message("engine-no-such-seat", seat=repr(seat), last=self.state.players - 1))
            observation = self.title.observe(self.state, seat)
            self._observations[seat] = observation
        return observation

    @property
    def result(self) -> Result:
        """Scores, winners, their breakdown, and how the game ended."""
        if not self.over:
            raise UnfinishedGameError(message("engine-not-over"))
        return self.title.result(self.state)

    def events(self, viewer: int = SPECTATOR) -> list[Event]:
        """All that happened, as far as the viewer may know of it."""
        return [event for event in self._events if event[1] in (EVERYONE, viewer)]

    def log(self, viewer: int = SPECTATOR, names: Sequence[str] = SEAT_NAMES) -> list[str]:
        """All that happened, in the words of this process, as far as the viewer may know of it."""
        return [line.text.said(names) for line in self.lines(viewer)]

    def lines(self, viewer: int = SPECTATOR, start: int = 0, end: int | None = None) -> list[LogLine]:
        """The log from the event of that number on, to before the one of another, as far as the viewer may know."""
        new = [event for event in self._events[start:end] if event[1] in (EVERYONE, viewer)]
        if not new:
            return []
        before = max(0, start - _LOOKED_BACK)
        earlier = [event for event in self._events[before:start] if event[1] in (EVERYONE, viewer)]
        known = earlier + new
        told = (place for place in range(len(earlier), len(known)) if not self.title.tells_again(known, place))
        return [self._line(known[place]) for place in told]

    def _line(self, event: Event) -> LogLine:
        code, audience, seat = event[:3]
        opened = event[3] if code == self.title.round_event else None
        return LogLine(self.title.event_text(event), seat if seat >= 0 else None, audience != EVERYONE, opened)

    def copy(self) -> "Game":
        """An independent game in the same position, with the same chance to come."""
        twin = Game.__new__(Game)
        twin.title = self.title
        twin.state = self.state.copy()
        twin._chance = self._chance.copy()
        twin._origin = self._origin
        twin._moves = self._moves.copy()
        twin._events = self._events.copy()
        twin._observations = {}
        twin._step_start = self._step_start
        twin._turn = self._turn
        return twin

    def journal(self) -> Journal:
        """The game so far as data; `windfall.replay` plays it again."""
        origin = self._origin
        if origin is None:
            raise JournalError("a sampled game has no journal: it did not start from a seed")
        return Journal(
            title=origin.title,
            rules=origin.rules,
            components=origin.components,
            players=origin.players,
            settings=dict(origin.settings),
            seed=origin.seed,
            moves=self._moves.copy(),
            deal=origin.deal if origin.deal is None or self.over else _kept_secret(origin.deal),
        )


def new(title: str, players: int, seed: int, **settings: SettingValue) -> Game:
    """Set up a game.

    >>> game = new("newfrontiers", players=3, seed=7)
    >>> game.pending[0].kind
    'choose_home'
    """
    return _set_up(title, players, seed, settings, None)


def dealt_from(
    secret: bytes,
    redealt: Sequence[tuple[int, int]],
    title: str,
    players: int,
    settings: Mapping[str, SettingValue],
) -> Game:
    """Set up a game whose draws follow from a secret, as hosts do: see `engine.keyed_chance`."""
    return _set_up(title, players, 0, settings, SecretDeal(commitment(secret), secret.hex(), list(redealt)))


def _kept_secret(deal: SecretDeal) -> SecretDeal:
    """What may be told of a deal before the game is over."""
    return SecretDeal(deal.commitment, None, deal.redealt)


def _chance(seed: int, deal: SecretDeal | None) -> Chance:
    if deal is None:
        return Chance(seed)
    if deal.secret is None:
        raise JournalError("this journal was saved before the game was over; its deal is a secret until then")
    return KeyedChance(bytes.fromhex(deal.secret), deal.redealt)


def _set_up(title: str, players: int, seed: int, settings: Mapping[str, SettingValue], deal: SecretDeal | None) -> Game:
    found = find_title(title)
    checked = found.check_setup(players, settings)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < _SEED_LIMIT:
        raise SetupError(message("engine-wrong-seed", seed=repr(seed)))
    chance = _chance(seed, deal)
    state = found.setup(players, checked, chance)
    origin = Journal(title, found.rules, found.components_digest, players, checked, seed, [], deal)
    return Game(found, state, chance, origin)


def replay(journal: Journal, moves: int | None = None) -> Game:
    """Play a journal again, up to a number of moves if one is given. One of an older version of the rules is upgraded
    first, so its moves are those of `upgrade(journal)`."""
    current = upgrade(journal)
    game = _set_up_again(current)
    for number, (seat, action) in enumerate(current.moves[:moves], start=1):
        _play_again(game, number, seat, action)
    return game


def upgrade(journal: Journal) -> Journal:
    """The same game as a journal of the rules that are played now: what an older version did not ask is answered as
    that version did, and what it asked in parts is one answer."""
    found = find_title(journal.title)
    _check_readable(journal, found)
    if journal.rules == found.rules:
        return journal
    game = _set_up_again(journal)
    older = OlderMoves()
    answer_unasked(game, journal.rules)
    for number, (seat, action) in enumerate(journal.moves, start=1):
        move = older.now(game, seat, action)
        if move is not None:
            _play_again(game, number, seat, move)
            answer_unasked(game, journal.rules)
    return game.journal()


class OlderMoves:
    """Moves of an older version of the rules, one after the other, as they are played now: parts of an option that were
    picked by themselves are put together. Who had not picked all of them is asked again."""

    __slots__ = ("_picked",)

    def __init__(self) -> None:
        self._picked: dict[int, tuple[int, ...]] = {}  # by seat: parts of an answer that is not complete

    def now(self, game: Game, seat: int, action: int) -> int | None:
        """What is to be played for the next of these moves; None if it is only a part of that."""
        picked = (*self._picked.pop(seat, ()), action)
        options = game.actions(seat) if seat in game.seats else ()
        meant = [option for option in options if game.title.parts(option)[: len(picked)] == picked]
        if len(meant) == 1:  # also if parts are left: there was no choice any more, and nobody was asked
            return meant[0]
        if meant:
            self._picked[seat] = picked
            return None
        return action


def answer_unasked(game: Game, rules: int) -> None:
    """Go on to a question that this version of the rules asked, too."""
    while (move := unasked(game, rules)) is not None:
        game.play(*move)


def unasked(game: Game, rules: int) -> tuple[int, int] | None:
    """The next answer that an older version of the rules gave without asking, and whose; None if it asked, too."""
    if rules != game.title.rules:
        for seat in game.seats:
            action = game.title.answer_before(rules, game.state, seat)
            if action is not None:
                return seat, action
    return None


def _check_readable(journal: Journal, found: Title) -> None:
    """Journals of the rules and components in use can be read, and those of older rules that the title remembers."""
    if not found.can_read(journal.rules):
        raise JournalError(
            message(
                "engine-other-rules",
                title=found.label,
                rules=journal.rules,
                here=found.rules,
                replay="newer" if journal.rules > found.rules else "older",
            )
        )
    if journal.components != found.components_digest:
        raise OtherComponentsError(
            message("engine-other-components", digest=journal.components, here=found.components_digest)
        )


def _set_up_again(journal: Journal) -> Game:
    return _set_up(journal.title, journal.players, journal.seed, journal.settings, journal.deal)


def _play_again(game: Game, number: int, seat: int, action: int) -> None:
    try:
        game.play(seat, action)
    except IllegalMoveError as error:
        raise JournalError(message("engine-journal-move", number=number, error=error.message)) from error


def sample(observation: Observation, rng: random.Random) -> Game:
    """A game that agrees with all that the observing seat knows; its hidden parts and its chance come from rng."""
    chance = Chance(rng.getrandbits(63))
    return Game(observation.title, observation.title.sample(observation, chance), chance, None)
