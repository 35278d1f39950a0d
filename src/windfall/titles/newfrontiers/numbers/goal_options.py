"""Options about goals and stockpiles, in numbers for learners."""

from typing import Final

from windfall.engine.features import Layout, Row
from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.reading.goals import STOCKPILED_IN, next_step, stockpiled_soon
from windfall.titles.newfrontiers.rules.actions import KEEP_GOAL, NAME_KIND, RETURN_GOAL, STOCKPILE_CREDITS
from windfall.titles.newfrontiers.rules.goals import CREDITS_GOAL, GOODS_GOAL, WORLDS_GOAL, action_to_come
from windfall.titles.newfrontiers.rules.scoring import goal_count, goal_vp
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState

PART: Final = Layout()
_ADDED: Final = PART.add("added", "VPs for the goal that stockpiling it adds", 6)
_MISSING: Final = PART.add("missing", "things missing to the next step of the goal then", 3)
_STEP: Final = PART.add("step", "VPs that the next step adds", 3)
_SOON: Final = PART.add("soon", "things for the goal, with what may be stockpiled soon", 7)
_SOON_VP: Final = PART.add("soon_vp", "VPs for these", 8)
_OTHERS_SOON: Final = PART.add(
    "others_soon", "things for the goal of the other player who has or may stockpile most", 7
)
_OTHERS_VP: Final = PART.add("others_vp", "VPs for these", 8)
_NOW: Final = PART.add("now", "the action that waits is one in which things for the goal are stockpiled")


def write_goal_option(row: Row, start: int, known: NewFrontiersState, seat: int, action: int) -> None:
    """Options that stockpile goods or credits, and those that name a goal."""
    empire = known.empires[seat]
    if action < STOCKPILE_CREDITS:
        _write_stockpiling(row, start, GOODS_GOAL[0], len(empire.stockpiled_goods), 1)
    elif action < NAME_KIND:
        _write_stockpiling(row, start, CREDITS_GOAL[0], empire.stockpiled_credits, action - STOCKPILE_CREDITS)
    elif action >= RETURN_GOAL:
        _write_goal(row, start, known, seat, action - RETURN_GOAL)
    elif action >= KEEP_GOAL:
        _write_goal(row, start, known, seat, action - KEEP_GOAL)


def write_stockpiled_world(row: Row, start: int, empire: Empire) -> None:
    _write_stockpiling(row, start, WORLDS_GOAL[0], len(empire.stockpiled_worlds), 1)


def _write_stockpiling(row: Row, start: int, goal: int, number: int, more: int) -> None:
    """So many things more for a goal, where there were this number of them."""
    row[start + _ADDED] = (goal_vp(goal, number + more) - goal_vp(goal, number)) / 6
    _write_step(row, start, goal, number + more)


def _write_goal(row: Row, start: int, known: NewFrontiersState, seat: int, goal: int) -> None:
    """A goal that may score: for the own seat, and for the others."""
    most = 0
    for other, empire in enumerate(known.empires):
        now = goal_count(known, empire, GOALS[goal])
        number = now + stockpiled_soon(empire, goal)
        if other == seat:
            row[start + _SOON] = number / 7
            row[start + _SOON_VP] = goal_vp(goal, number) / 8
            _write_step(row, start, goal, now)
        else:
            most = max(most, number)
    row[start + _OTHERS_SOON] = most / 7
    row[start + _OTHERS_VP] = goal_vp(goal, most) / 8


def write_turning_up(row: Row, start: int, known: NewFrontiersState, seat: int) -> None:
    """The goal face down, before the action that was selected."""
    assert known.goals is not None
    goal = known.goals.face_down
    _write_goal(row, start, known, seat, goal)
    row[start + _NOW] = float(action_to_come(known) in STOCKPILED_IN.get(GOALS[goal].count.what, ()))


def _write_step(row: Row, start: int, goal: int, number: int) -> None:
    missing, vp = next_step(goal, number)
    row[start + _MISSING] = missing / 3
    row[start + _STEP] = vp / 3
