"""The agenda as its readers see it, and choices: questions to one seat that take effect at once."""

from collections.abc import Hashable

import pytest

import windfall
from tests.newfrontiers.table import Table
from windfall.engine.agenda import AgendaState, Choice, Step, ask, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.flow import Flow
from windfall.titles.newfrontiers.rules.flow import FLOW as NEW_FRONTIERS
from windfall.titles.race.rules.flow import FLOW
from windfall.titles.race.rules.state import RaceState


def test_what_is_asked_and_due_can_be_read() -> None:
    game = windfall.new("race", players=2, seed=1)
    while game.decision(game.seats[0]).kind != "settle":
        seat = game.seats[0]
        game.play(seat, game.actions(seat)[-1 if game.decision(seat).kind != "action" else 3])
    assert isinstance(game.state, RaceState)
    assert FLOW.told(game.state) == ["asks settle (seat 0, seat 1, nth 0)", "end_round"]


def test_what_is_asked_and_due_in_new_frontiers_can_be_read() -> None:
    table = Table(players=2)
    table.empire(
        0, colonies=["rebel_fuel_cache"], goods={"rebel_fuel_cache": "rare"}, developments=["military_industry"]
    )
    table.empire(0, explored=["rebel_miners"], colonists=2)
    table.select("settle", by=0)
    assert NEW_FRONTIERS.told(table.state)[:2] == ["asks settle (seat 0)", "settle_turn (seat 1)"]


# A toy: a seat takes numbers one by one, each greater than the last, until there is none left; 0 ends it.

TAKE, PASS = 0, 0


class Toy(AgendaState):
    __slots__ = ("left", "taken")

    def __init__(self, left: list[int]) -> None:
        super().__init__(1)
        self.left = left
        self.taken: list[int] = []

    def copy(self) -> "Toy":
        twin = Toy(self.left.copy())
        self.copy_agenda_to(twin)
        twin.taken = self.taken.copy()
        return twin

    def key(self) -> Hashable:
        return self.agenda_key(), tuple(self.left), tuple(self.taken)


def take(state: Toy, seat: int, more: int, _chance: Chance) -> None:
    if more:
        ask(state, 0, seat, more)


def options(state: Toy, _seat: int) -> list[int]:
    return [PASS, *state.left] if state.left else []


def must(state: Toy, _seat: int) -> list[int]:
    return state.left.copy()


def answer(state: Toy, seat: int, action: int, _chance: Chance) -> None:
    if action != PASS:
        state.taken.append(action)
        state.left = [number for number in state.left if number > action]
        push(state, TAKE, seat, state.asked_about - 1)


def numbers(state: Toy, seat: int) -> PickPool:
    left = tuple([number for number in state.choices[seat] if number != PASS])
    return PickPool(left, 0, min(len(left), state.asked_about), PASS)


STEPS = (Step(TAKE, take, "more"),)
MAY = Flow(STEPS, (Choice(0, "take", options, answer, about="more", picked=numbers, again=TAKE),))
MUST = Flow(STEPS, (Choice(0, "take", must, answer),))
SECRET = Flow(STEPS, (Choice(0, "take", must, answer, always_asked=True),))


def started(flow: Flow[Toy], left: list[int], more: int = 9) -> Toy:
    state = Toy(left)
    push(state, TAKE, 0, more)
    flow.advance(state, Chance(1))
    return state


def test_a_choice_waits_for_one_seat_and_takes_effect_at_once() -> None:
    state = started(MAY, [1, 2])
    assert (state.seats(), state.question(0), state.options(0), state.together) == ((0,), 0, [PASS, 1, 2], False)
    before = state.step()
    MAY.play(state, 0, 1, Chance(1))
    assert (state.taken, state.options(0), state.step()) == ([1], [PASS, 2], before + 1)
    MAY.play(state, 0, PASS, Chance(1))
    assert (state.taken, state.seats(), state.options(0), state.agenda) == ([1], (), [], [])


def test_a_choice_without_options_is_passed_over() -> None:
    state = started(MAY, [])
    assert (state.seats(), state.taken, state.turn) == ((), [], -1)


def test_a_single_option_is_taken_at_once() -> None:
    assert started(MUST, [5]).taken == [5]
    state = started(MUST, [4, 5])
    MUST.play(state, 0, 4, Chance(1))
    assert state.taken == [4, 5]


def test_a_single_option_can_be_asked_for() -> None:
    state = started(SECRET, [5])
    assert (state.taken, state.options(0)) == ([], [5])
    patient = Toy([5])
    push(patient, TAKE, 0, 9)
    MUST.advance(patient, Chance(1), take_forced=False)
    assert (patient.taken, patient.options(0)) == ([], [5])


def test_an_answer_can_be_looked_at_before_anything_follows() -> None:
    state = started(MAY, [1, 2])
    after = MAY.after_answer(state, 2)
    assert (after.taken, after.agenda, state.taken) == ([2], [(TAKE, 0, 8)], [])


@pytest.mark.parametrize(
    ("left", "more", "chosen", "moves"),
    [
        ([1, 2, 3], 9, [3, 1, PASS], (1, 3)),  # nothing is left to choose, so the end comes by itself
        ([1, 2, 3], 9, [2, 1, PASS], (1, 2, PASS)),
        ([1, 2, 3], 2, [2, 1], (1, 2)),  # no more than two can be taken
        ([1, 2, 3], 9, [PASS], (PASS,)),
        ([1, 2, 3], 9, [1, 7], (1, 7)),  # what cannot be chosen stays, to be refused
    ],
)
def test_a_set_chosen_one_by_one(left: list[int], more: int, chosen: list[int], moves: tuple[int, ...]) -> None:
    state = started(MAY, left, more)
    assert MAY.moves(state, 0, chosen) == moves
    assert state == started(MAY, left, more)


def test_a_choice_that_is_no_set_is_played_as_it_is() -> None:
    assert MUST.moves(started(MUST, [1, 2]), 0, [2]) == (2,)
