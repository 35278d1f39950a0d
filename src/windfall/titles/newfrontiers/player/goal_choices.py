"""Galactic Goals: which to keep, which to return first, and when to turn one up."""

from collections.abc import Sequence

from windfall.engine.kinds import NO_KIND
from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.gains import Gains, gains_of
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.rules.actions import (
    EXPLORE_TILE,
    KEEP_GOAL,
    PRODUCE_TILE,
    RETURN_GOAL,
    SETTLE_TILE,
    TRADE_TILE,
    TURN_UP,
)
from windfall.titles.newfrontiers.rules.goals import action_to_come
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# A goal is scored at the end, so what is there now toward the next step will mostly grow into it.
_PROGRESS = 0.8
# The action in which what a goal asks for can be stockpiled.
_ACTIONS = {
    "stockpiled_goods": (PRODUCE_TILE,),
    "stockpiled_credits": (TRADE_TILE,),
    "stockpiled_worlds": (EXPLORE_TILE, SETTLE_TILE),
}
# Worlds from which on more of them go over the limit of nine.
_MANY_WORLDS = 7


def _number(gains: Gains, goal: int) -> float:
    """What a player has of the things a goal counts, or could stockpile soon."""
    appraisal = gains.appraisal
    empire = appraisal.empire
    what = GOALS[goal].count.what
    now = goals.number_now(appraisal.state, empire, goal)
    if what == "stockpiled_goods":
        return now + sum(gains.goods_after_produce(False))
    if what == "stockpiled_credits":
        return now + appraisal.tiles.consume.best_sale(appraisal.goods, NO_KIND)[0]
    if what == "stockpiled_worlds":
        return now + max(0, len(empire.colonies) + len(empire.explored) - _MANY_WORLDS) / 2
    return now


def _lead(state: NewFrontiersState, seat: int, goal: int, weights: Weights) -> float:
    """What a goal is likely to score, compared with the other players."""
    lead = 0.0
    for other in range(state.players):
        points = goals.points(goal, _number(gains_of(state, other, weights), goal), _PROGRESS)
        lead += points if other == seat else -points / (state.players - 1)
    return lead


def rate_keep_goal(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    return [_lead(state, seat, action - KEEP_GOAL, weights) for action in actions]


def rate_return_goal(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """What is returned first will be drawn first: the worst goals for this seat are to lie lowest."""
    return [_lead(state, seat, action - RETURN_GOAL, weights) for action in actions]


def rate_turn_up(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Before an action in which this seat can stockpile more than the others."""
    assert state.goals is not None
    goal = state.goals.face_down
    turned_up = -1.0
    if action_to_come(state) in _ACTIONS.get(GOALS[goal].count.what, ()):
        turned_up = _lead(state, seat, goal, weights)
    return [turned_up if action == TURN_UP else 0.0 for action in actions]
