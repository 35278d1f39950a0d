"""Several seats that answer at once: whoever is quicker, the journal is the same.

The title here is made up for the test: in each round every seat secretly picks two numbers, and once all have, the
picks are shown.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import permutations
from typing import NoReturn

import pytest

from windfall.engine.chance import Chance
from windfall.engine.decision import Option
from windfall.engine.errors import IllegalMoveError
from windfall.engine.features import Row
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game
from windfall.engine.observation import Observation
from windfall.engine.state import EVERYONE, Event, State
from windfall.engine.title import Component, Result, SettingValue, Title
from windfall.engine.words.message import Message, Seat, message
from windfall.engine.words.view import View

PICKS, ROUNDS, NUMBERS = 2, 3, 4


class PicksState(State):
    __slots__ = ("secret", "shown")

    def __init__(self, players: int) -> None:
        self.players = players
        self.over = False
        self.events: list[Event] = []
        self.round = 0
        self.together = True
        self.secret: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[list[int]] = []

    def seats(self) -> Sequence[int]:
        return () if self.over else [seat for seat in range(self.players) if len(self.secret[seat]) < PICKS]

    def question(self, seat: int) -> int:
        return len(self.secret[seat])

    def options(self, seat: int) -> Sequence[int]:
        return [number for number in range(NUMBERS) if number not in self.secret[seat]]

    def step(self) -> int:
        return self.round

    def copy(self) -> "PicksState":
        twin = PicksState(self.players)
        twin.over, twin.round = self.over, self.round
        twin.secret = [picks.copy() for picks in self.secret]
        twin.shown = [picks.copy() for picks in self.shown]
        return twin

    def key(self) -> Hashable:
        return self.over, self.round, tuple(map(tuple, self.secret)), tuple(map(tuple, self.shown))


class Picks(Title):
    name = "picks"
    label = "Picks"
    rules = 1
    players = range(1, 6)
    settings = ()
    action_count = NUMBERS
    components_digest = "none"
    round_event = -1
    feature_specs = ()
    option_feature_specs = ()

    def setup(self, players: int, options: Mapping[str, SettingValue], chance: Chance) -> State:  # noqa: ARG002
        return PicksState(players)

    def play(self, state: State, seat: int, action: int, chance: Chance) -> None:  # noqa: ARG002
        assert isinstance(state, PicksState)
        state.events.clear()
        state.secret[seat].append(action)
        state.events.append((0, seat, seat, action))
        if not state.seats():
            state.shown += state.secret
            state.events += [(1, EVERYONE, number, *picks) for number, picks in enumerate(state.secret)]
            state.secret = [[] for _ in range(state.players)]
            state.round += 1
            state.over = state.round == ROUNDS

    def known_to(self, state: State, seat: int) -> State:
        known = state.copy()
        assert isinstance(known, PicksState)
        known.secret = [picks if other == seat else [-1] * len(picks) for other, picks in enumerate(known.secret)]
        return known

    def question_name(self, question: int) -> str:
        return ("first", "second")[question]

    def option(self, observation: Observation, action: int) -> Option:  # noqa: ARG002
        return Option(action, None, message("engine-as-written", text=f"pick {action}"))

    def event_text(self, event: Event) -> Message:
        return message("advice-of", player=Seat(event[2]), reason=str(event[3:]))

    def _unused(self, *_: object) -> NoReturn:
        raise NotImplementedError

    def prompt(self, observation: Observation) -> Message:
        self._unused(observation)

    def action_text(self, action: int) -> Message:
        self._unused(action)

    def board(self, observation: Observation, names: Sequence[str]) -> str:
        self._unused(observation, names)

    def view(self, observation: Observation) -> View:
        self._unused(observation)

    def features(self, observation: Observation) -> Row:
        self._unused(observation)

    def option_rows(self, observation: Observation, actions: Sequence[int]) -> Row:
        self._unused(observation, actions)

    def scores(self, state: State) -> tuple[int, ...]:
        self._unused(state)

    def result(self, state: State) -> Result:
        self._unused(state)

    def sample(self, observation: Observation, chance: Chance) -> State:
        self._unused(observation, chance)

    def components(self) -> list[Component]:
        self._unused()


TITLE = Picks()


def _game(players: int) -> Game:
    origin = Journal("picks", 1, "none", players, {}, 0, [])
    return Game(TITLE, PicksState(players), Chance(0), origin)


def _pick(game: Game, seat: int) -> int:
    """What this seat picks as its first or second number of a round, whenever it does so."""
    state = game.state
    assert isinstance(state, PicksState)
    at = len(state.secret[seat])
    return (seat + state.round + (2, 3)[at]) % NUMBERS


def _play(game: Game, order: Iterable[int]) -> None:
    for seat in order:
        game.play(seat, _pick(game, seat))


def test_all_seats_are_asked_at_once() -> None:
    game = _game(3)
    assert [(decision.seat, decision.kind) for decision in game.pending] == [(0, "first"), (1, "first"), (2, "first")]
    game.play(1, 2)
    assert [(decision.seat, decision.kind) for decision in game.pending] == [(0, "first"), (1, "second"), (2, "first")]
    assert game.decision(1).actions == (0, 1, 3)
    game.play(1, 0)
    assert game.seats == [0, 2]
    with pytest.raises(IllegalMoveError, match="seat 1 is not asked now; waiting for seat 0, 2"):
        game.play(1, 3)


def test_the_journal_does_not_depend_on_who_answers_first() -> None:
    """Every order in which three seats can give their two picks each."""
    orders = set(permutations((0, 0, 1, 1, 2, 2)))
    assert len(orders) == 90
    journals = set()
    states = set()
    for order in orders:
        game = _game(3)
        _play(game, order)
        journals.add(tuple(game.journal().moves))
        states.add(game.state)
    assert journals == {((0, 2), (0, 3), (1, 3), (1, 0), (2, 0), (2, 1))}
    assert len(states) == 1


def test_a_seat_keeps_the_order_of_its_own_picks() -> None:
    game = _game(2)
    for seat, action in ((1, 3), (0, 2), (1, 0), (0, 1)):
        game.play(seat, action)
    assert game.journal().moves == [(0, 2), (0, 1), (1, 3), (1, 0)]


def test_moves_never_cross_the_end_of_a_step() -> None:
    game = _game(2)
    _play(game, (1, 1, 0, 0))
    first = game.journal().moves
    _play(game, (1, 0, 0, 1))
    second = game.journal().moves
    assert second[:4] == first
    _play(game, (0, 1, 1, 0))
    assert game.over
    assert game.journal().moves[:8] == second
    assert [seat for seat, _action in game.journal().moves] == [0, 0, 1, 1] * 3


def test_a_journal_in_its_order_can_be_played_and_gives_itself() -> None:
    game = _game(3)
    for order in ((2, 1, 0, 0, 1, 2), (1, 2, 1, 0, 2, 0), (0, 2, 2, 1, 1, 0)):
        _play(game, order)
    again = _game(3)
    for seat, action in game.journal().moves:
        again.play(seat, action)
    assert again.state == game.state
    assert again.journal() == game.journal()


def test_a_copy_within_a_step_keeps_the_order_too() -> None:
    game = _game(3)
    _play(game, (2, 2, 1, 0, 0, 1))
    _play(game, (2, 1))
    twin = game.copy()
    _play(twin, (0, 1, 0, 2))
    assert len(game.journal().moves) == 8
    _play(game, (2, 1, 0, 0))
    assert twin.journal() == game.journal()
    assert [seat for seat, _action in game.journal().moves[6:]] == [0, 0, 1, 1, 2, 2]


def test_what_a_seat_has_picked_is_its_own_until_all_have() -> None:
    ahead, behind = _game(2), _game(2)
    ahead.play(0, 1)
    behind.play(0, 3)
    assert ahead.observe(1) == behind.observe(1)
    assert ahead.observe(0) != behind.observe(0)
    assert ahead.log(1) == behind.log(1) == []
    assert ahead.log(0) == ["Red: (1,)"]
    for game in (ahead, behind):
        for seat, action in ((1, 0), (0, 2), (1, 1)):
            game.play(seat, action)
    assert ahead.observe(1) != behind.observe(1)
    assert (ahead.log()[0], behind.log()[0]) == ("Red: (1, 2)", "Red: (3, 2)")
