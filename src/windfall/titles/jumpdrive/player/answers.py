"""The answers to every question: each option is rated by the best that it can lead to."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.titles.jumpdrive.player.appraisal import Appraisal
from windfall.titles.jumpdrive.player.weights import Weights
from windfall.titles.jumpdrive.reading.keeping import keeping_of
from windfall.titles.jumpdrive.reading.outcomes import Placing, outcome_with_second
from windfall.titles.jumpdrive.reading.outlook import PLACED, PLACING, SCORED, outlook_of
from windfall.titles.jumpdrive.rules.actions import CONQUER, DISCARD, METHOD
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import JumpDriveState

Rater: TypeAlias = Callable[[JumpDriveState, int, Sequence[int], Weights], list[float]]


# Placing


def rate_place(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = outlook_of(state, seat, PLACING, weights.spread)
    appraisal = Appraisal(outlook, empire.vp, weights)
    placing = Placing(empire, outlook.own)
    return [max([appraisal.value(outcome) for outcome in placing.outcomes(action)]) for action in actions]


def rate_second(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = outlook_of(state, seat, PLACED, weights.spread)
    appraisal = Appraisal(outlook, empire.vp, weights)
    return [appraisal.value(outcome_with_second(empire, outlook.own, action)) for action in actions]


# Discarding


def rate_pay(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    if actions[0] < DISCARD:
        # conquering takes no cards
        return [float(action == METHOD + CONQUER) for action in actions]
    return rate_placed(state, seat, actions, weights)


def rate_placed(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Discards of a round in which all is placed."""
    return _rate_discards(state, seat, actions, weights, PLACED)


def rate_scored(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Discards between two rounds."""
    return _rate_discards(state, seat, actions, weights, SCORED)


def _rate_discards(
    state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights, stage: int
) -> list[float]:
    """Cards are picked in ascending order: a pick is as good as the best set that can still follow it."""
    pool = FLOW.pick_pool(state, seat)
    assert pool is not None
    keeping = keeping_of(state, seat, stage, weights.worths(), weights.spread)
    places = keeping.places(state.empires[seat].picks, actions)
    return [-keeping.lost(at, pool.most - 1) for at in places]


ANSWERS: Final[dict[str, Rater]] = {
    "discard_start": rate_scored,
    "place": rate_place,
    "pay": rate_pay,
    "explore": rate_placed,
    "second_world": rate_second,
    "pay_second": rate_placed,
    "hand_limit": rate_scored,
}
