"""What a goal is worth to an empire: the VPs for what there is, and for progress toward the next step."""

from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.rules.scoring import goal_count
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState


def points(goal: int, number: float, progress: float) -> float:
    """The VPs for a number of things, and a share of the next step's for what is done toward it."""
    reached_at = reached = 0
    for step in GOALS[goal].steps:
        if step.at > number:
            return reached + progress * (step.vp - reached) * (number - reached_at) / (step.at - reached_at)
        reached_at, reached = step.at, step.vp
    return reached


def number_now(state: NewFrontiersState, empire: Empire, goal: int) -> int:
    """How many of the things that a goal counts the empire has."""
    return goal_count(state, empire, GOALS[goal])


def gain(goal: int, now: float, more: float, progress: float) -> float:
    """The VPs that so many more of the things bring."""
    return points(goal, now + more, progress) - points(goal, now, progress)
