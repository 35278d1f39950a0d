"""Galactic Goals: which to keep, which to return first, and when to turn one up."""

from collections.abc import Sequence

from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.reading.goals import STOCKPILED_IN, stockpiled_soon
from windfall.titles.newfrontiers.rules.actions import KEEP_GOAL, RETURN_GOAL, TURN_UP
from windfall.titles.newfrontiers.rules.goals import WORLDS_GOAL, action_to_come
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState

# A goal is scored at the end, so what is there now toward the next step will mostly grow into it.
_PROGRESS = 0.8
# Of worlds that may soon go over the limit of nine, how many do.
_WORLDS_SHARE = 0.5


def _number(state: NewFrontiersState, empire: Empire, goal: int) -> float:
    """What a player has of the things a goal counts, or could stockpile soon."""
    soon = stockpiled_soon(empire, goal)
    share = _WORLDS_SHARE if goal == WORLDS_GOAL[0] else 1
    return goals.number_now(state, empire, goal) + soon * share


def _lead(state: NewFrontiersState, seat: int, goal: int) -> float:
    """What a goal is likely to score, compared with the other players."""
    lead = 0.0
    for other in range(state.players):
        points = goals.points(goal, _number(state, state.empires[other], goal), _PROGRESS)
        lead += points if other == seat else -points / (state.players - 1)
    return lead


def rate_keep_goal(state: NewFrontiersState, seat: int, actions: Sequence[int], _weights: Weights) -> list[float]:
    return [_lead(state, seat, action - KEEP_GOAL) for action in actions]


def rate_return_goal(state: NewFrontiersState, seat: int, actions: Sequence[int], _weights: Weights) -> list[float]:
    """What is returned first will be drawn first: the worst goals for this seat are to lie lowest."""
    return [_lead(state, seat, action - RETURN_GOAL) for action in actions]


def rate_turn_up(state: NewFrontiersState, seat: int, actions: Sequence[int], _weights: Weights) -> list[float]:
    """Before an action in which this seat can stockpile more than the others."""
    assert state.goals is not None
    goal = state.goals.face_down
    turned_up = -1.0
    if action_to_come(state) in STOCKPILED_IN.get(GOALS[goal].count.what, ()):
        turned_up = _lead(state, seat, goal)
    return [turned_up if action == TURN_UP else 0.0 for action in actions]
