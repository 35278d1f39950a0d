"""What a goal is worth to an empire, now and with another tile."""

from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.player.tables import CONSUME_POWERS, KEYWORD_BITS, KIND_BITS, TYPE_BITS
from windfall.titles.newfrontiers.rules.scoring import goal_count
from windfall.titles.newfrontiers.rules.state import UNKNOWN_GOAL, Empire, NewFrontiersState


def known_goals(state: NewFrontiersState) -> tuple[int, ...]:
    """Goals that will score, as far as the observing seat knows."""
    goals = state.goals
    if goals is None:
        return ()
    return goals.face_up if goals.face_down == UNKNOWN_GOAL else (*goals.face_up, goals.face_down)


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


def added_by(empire: Empire, goal: int, tile: int) -> int:
    """How many more of them there are with another tile."""
    what = GOALS[goal].count.what
    if what == "powers":
        return CONSUME_POWERS[tile]
    if what == "keywords":
        return _new_bits(empire, tile, KEYWORD_BITS)
    if what == "power_types":
        return _new_bits(empire, tile, TYPE_BITS)
    if what == "kinds":
        return _new_bits(empire, tile, KIND_BITS)
    return 0


def _new_bits(empire: Empire, tile: int, bits: list[int]) -> int:
    present = 0
    for other in empire.colonies:
        present |= bits[other]
    for other in empire.developments:
        present |= bits[other]
    return (bits[tile] & ~present).bit_count()
