"""All histories of the goal tiles that agree with what a viewer saw, found by playing every Chart action in every way.

Written without the sampler in mind, to judge it: a history is built forward from a full stack, by the rules alone
(draw from the unseen part, then from the bottom; keep one; return the others in any order).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from windfall.titles.newfrontiers.rules.agenda import ASK_RETURN_GOAL
from windfall.titles.newfrontiers.rules.state import UNKNOWN_GOAL, GoalTable, NewFrontiersState

GOALS = 8


@dataclass(frozen=True)
class Chart:
    """One Chart action as a viewer remembers it."""

    count: int  # goals drawn
    own: bool  # then the viewer saw all of it
    drawn: tuple[int, ...]  # empty if not their own
    kept: int  # UNKNOWN_GOAL if not their own and still face down, or not chosen yet
    returned: tuple[int, ...]  # empty if not their own
    pending: bool = False  # the goals are being chosen now
    chosen: int = 0  # if pending: how many goals were chosen so far, the kept one first


@dataclass(frozen=True)
class Stack:
    """Where all goals are: what was kept by each Chart action so far, and what is hidden now."""

    kept: tuple[int, ...]
    unseen: frozenset[int]
    bottom: tuple[int, ...]
    drawn: frozenset[int] = frozenset()
    choosing: tuple[int, ...] = ()  # the goal kept and those returned in the action under way


def memories(state: NewFrontiersState, viewer: int) -> list[Chart]:
    """What the viewer saw of every Chart action, taken from the true state."""
    goals = _goals(state)
    charts = []
    for by, _fresh, drawn, kept, returned in goals.records:
        if by == viewer:
            charts.append(Chart(len(drawn), True, drawn, kept, returned))
        else:
            charts.append(Chart(len(drawn), False, (), kept if kept in goals.face_up else UNKNOWN_GOAL, ()))
    if goals.drawn:
        count = len(goals.drawn)
        chosen = 1 + len(goals.returned) if state.asked_question == ASK_RETURN_GOAL else 0
        if state.turn == viewer:
            charts.append(Chart(count, True, goals.drawn, goals.kept, goals.returned, True, chosen))
        else:
            charts.append(Chart(count, False, (), UNKNOWN_GOAL, (), True, chosen))
    return charts


def stack_of(state: NewFrontiersState) -> Stack:
    """The goals as they truly are."""
    goals = _goals(state)
    kept = tuple(record[3] for record in goals.records)
    choosing = (goals.kept, *goals.returned) if state.asked_question == ASK_RETURN_GOAL else ()
    return Stack(kept, frozenset(goals.unseen), goals.bottom, frozenset(goals.drawn), choosing)


def possible_stacks(charts: list[Chart]) -> Iterator[Stack]:
    """Every way the goals can lie, given what a viewer remembers; the same one may come up several times."""
    yield from _continue(charts, frozenset(range(GOALS)), (), ())


def _continue(
    charts: list[Chart], unseen: frozenset[int], bottom: tuple[int, ...], kept: tuple[int, ...]
) -> Iterator[Stack]:
    if not charts:
        yield Stack(kept, unseen, bottom)
        return
    chart, *later = charts
    fresh = min(chart.count, len(unseen))
    old = bottom[: chart.count - fresh]
    for new in combinations(sorted(unseen), fresh):
        drawn = {*new, *old}
        if chart.own and drawn != set(chart.drawn):
            continue
        if chart.kept not in (UNKNOWN_GOAL, *drawn):
            continue
        rest, left = unseen - set(new), bottom[len(old) :]
        if chart.pending:
            yield from _choosing(chart, Stack(kept, rest, left, frozenset(drawn)))
            continue
        for keeps in sorted(drawn) if chart.kept == UNKNOWN_GOAL else [chart.kept]:
            orders = [chart.returned] if chart.own else list(permutations(sorted(drawn - {keeps})))
            for returned in orders:
                yield from _continue(later, rest, left + returned, (*kept, keeps))


def _choosing(chart: Chart, stack: Stack) -> Iterator[Stack]:
    if chart.own or chart.chosen == 0:
        choices = [(chart.kept, *chart.returned)[: chart.chosen]]
    else:
        choices = list(permutations(sorted(stack.drawn), chart.chosen))
    for choosing in choices:
        yield Stack(stack.kept, stack.unseen, stack.bottom, stack.drawn, choosing)


def _goals(state: NewFrontiersState) -> GoalTable:
    assert state.goals is not None
    return state.goals
