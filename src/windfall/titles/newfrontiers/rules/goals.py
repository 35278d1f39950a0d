"""Galactic Goals (optional): charting goals, turning them up, and what may be stockpiled (NF-19)."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Choice, Question, Step, ask, push
from windfall.engine.chance import Chance
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.tiles import GOALS, RIFT
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import (
    CHART_CREDITS,
    LEAVE_FACE_DOWN,
    TURN_UP,
)
from windfall.titles.newfrontiers.rules.actions import KEEP_GOAL as KEEP_GOAL_ACTION
from windfall.titles.newfrontiers.rules.actions import RETURN_GOAL as RETURN_GOAL_ACTION
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_KEEP_GOAL,
    ASK_RETURN_GOAL,
    ASK_TURN_UP,
    DO_TILE,
    KEEP_GOAL,
    RETURN_GOALS,
    TURN_UP_GOAL,
)
from windfall.titles.newfrontiers.rules.state import UNKNOWN_GOAL, Empire, GoalTable, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import gain_credits
from windfall.titles.newfrontiers.rules.track import move_up_one

GOALS_DRAWN: Final = 3


def _stockpile_goal(item: str) -> tuple[int, int]:
    """The goal for which an item is stockpiled, and how many a mat can hold."""
    for goal, spec in enumerate(GOALS):
        if spec.stockpile is not None and spec.stockpile.item == item:
            return goal, spec.stockpile.max
    raise AssertionError(f"no goal stockpiles {item}")


GOODS_GOAL: Final[tuple[int, int]] = _stockpile_goal("goods")
WORLDS_GOAL: Final[tuple[int, int]] = _stockpile_goal("worlds")
CREDITS_GOAL: Final[tuple[int, int]] = _stockpile_goal("credits")
IS_STOCKPILE: Final[list[bool]] = [spec.stockpile is not None for spec in GOALS]


# Chart Galactic Goals


def chart(state: NewFrontiersState, disk: int, chance: Chance) -> None:
    """+1 priority, 1 credit, and draw goals: keep one face down, return the others to the bottom."""
    seat = disk % state.players
    move_up_one(state, disk)
    gain_credits(state, seat, CHART_CREDITS)
    goals = table(state)
    wanted = RIFT.goals_draw if state.rift else GOALS_DRAWN
    fresh = [chance.draw(goals.unseen) for _ in range(min(wanted, len(goals.unseen)))]
    old = goals.bottom[: wanted - len(fresh)]
    goals.bottom = goals.bottom[len(old) :]
    goals.drawn = (*sorted(fresh), *old)
    goals.kept = UNKNOWN_GOAL
    goals.returned = ()
    state.events.append((events.CHARTS, EVERYONE, seat, len(goals.drawn)))
    if goals.drawn:
        push(state, RETURN_GOALS, seat, len(fresh))
        push(state, KEEP_GOAL, seat)
    else:
        _turn_up(state)


def table(state: NewFrontiersState) -> GoalTable:
    assert state.goals is not None
    return state.goals


def keep_goal(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_KEEP_GOAL, seat)


def keep_goal_options(state: NewFrontiersState, _seat: int) -> list[int]:
    return [KEEP_GOAL_ACTION + goal for goal in table(state).drawn]


def answer_keep_goal(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    goals = table(state)
    goals.kept = action - KEEP_GOAL_ACTION
    state.events.append((events.KEEPS_GOAL, seat, seat, goals.kept))


def return_goals(state: NewFrontiersState, seat: int, fresh: int, _chance: Chance) -> None:
    """The others go to the bottom of the stack, in whichever order the player chooses."""
    goals = table(state)
    if len(goals.returned) < len(goals.drawn) - 1:
        ask(state, ASK_RETURN_GOAL, seat, fresh)
        return
    goals.bottom = (*goals.bottom, *goals.returned)
    goals.records = (*goals.records, (seat, fresh, goals.drawn, goals.kept, goals.returned))
    _turn_up(state)
    goals.face_down = goals.kept
    goals.holder = seat
    goals.drawn = ()
    goals.kept = UNKNOWN_GOAL
    goals.returned = ()


def return_goal_options(state: NewFrontiersState, _seat: int) -> list[int]:
    goals = table(state)
    left = [goal for goal in goals.drawn if goal != goals.kept and goal not in goals.returned]
    return [RETURN_GOAL_ACTION + goal for goal in left]


def answer_return_goal(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    goals = table(state)
    goal = action - RETURN_GOAL_ACTION
    goals.returned = (*goals.returned, goal)
    state.events.append((events.RETURNS_GOAL, seat, seat, goal))
    push(state, RETURN_GOALS, seat, state.asked_about)


# Turning a goal up


def offer_turning_up(state: NewFrontiersState) -> None:
    """After a tile is selected and before anyone does its action, the holder of the goal face down may turn it up if
    it is a stockpile goal. The holder is asked whatever the goal is: not being asked would tell the others."""
    if state.goals is not None and state.goals.holder != NO_SEAT:
        push(state, TURN_UP_GOAL, state.goals.holder)


def action_to_come(state: NewFrontiersState) -> int:
    """The tile that was selected, while its action waits for the answer to whether a goal is turned up."""
    step, _disk, tile = state.agenda[-1]
    assert step == DO_TILE
    return tile


def turn_up_goal(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_TURN_UP, seat)


def turn_up_options(state: NewFrontiersState, _seat: int) -> list[int]:
    return [LEAVE_FACE_DOWN, TURN_UP] if IS_STOCKPILE[table(state).face_down] else [LEAVE_FACE_DOWN]


def answer_turn_up(state: NewFrontiersState, _seat: int, action: int, _chance: Chance) -> None:
    if action == TURN_UP:
        _turn_up(state)


def _turn_up(state: NewFrontiersState) -> None:
    """Turn up the goal that lies face down, if there is one."""
    goals = table(state)
    if goals.holder != NO_SEAT:
        state.events.append((events.TURNS_UP, EVERYONE, goals.holder, goals.face_down))
        goals.face_up = (*goals.face_up, goals.face_down)
        goals.face_down = UNKNOWN_GOAL
        goals.holder = NO_SEAT


def turn_up_for_scoring(state: NewFrontiersState) -> None:
    if state.goals is not None:
        _turn_up(state)


# Stockpiling: allowed while the goal is face up and there is room on the mat


def can_stockpile_good(state: NewFrontiersState, empire: Empire) -> bool:
    goal, _most = GOODS_GOAL
    return state.goals is not None and goal in state.goals.face_up and room_for_goods(empire) > 0


def room_for_goods(empire: Empire) -> int:
    _goal, most = GOODS_GOAL
    return most - len(empire.stockpiled_goods)


def can_stockpile_world(state: NewFrontiersState, empire: Empire) -> bool:
    goal, most = WORLDS_GOAL
    return state.goals is not None and goal in state.goals.face_up and len(empire.stockpiled_worlds) < most


def can_stockpile_credits(state: NewFrontiersState, empire: Empire) -> bool:
    goal, _most = CREDITS_GOAL
    return state.goals is not None and goal in state.goals.face_up and room_for_credits(empire) > 0


def room_for_credits(empire: Empire) -> int:
    _goal, most = CREDITS_GOAL
    return most - empire.stockpiled_credits


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (
    Step(TURN_UP_GOAL, turn_up_goal),
    Step(KEEP_GOAL, keep_goal),
    Step(RETURN_GOALS, return_goals, "goals nobody had seen"),
)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_TURN_UP, "turn_up_goal", turn_up_options, answer_turn_up, always_asked=True),
    Choice(ASK_KEEP_GOAL, "keep_goal", keep_goal_options, answer_keep_goal),
    Choice(ASK_RETURN_GOAL, "return_goal", return_goal_options, answer_return_goal, about="goals nobody had seen"),
)
