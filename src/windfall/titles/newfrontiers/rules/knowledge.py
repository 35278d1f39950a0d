"""What a seat knows, and games that agree with it.

Hidden are only the goal face down, the goals that players put to the bottom of the stack, and those being charted
(NF-20). A player remembers the goals they drew themselves, and sees which goals are turned up.
"""

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Final, TypeAlias

from windfall.engine.agenda import NO_SEAT
from windfall.engine.chance import Chance
from windfall.titles.newfrontiers.components.tiles import GOAL_COUNT
from windfall.titles.newfrontiers.rules.agenda import ASK_KEEP_GOAL, ASK_RETURN_GOAL, ASK_TURN_UP
from windfall.titles.newfrontiers.rules.flow import FLOW
from windfall.titles.newfrontiers.rules.state import UNKNOWN_GOAL, GoalRecord, GoalTable, NewFrontiersState

_SECRET_QUESTIONS: Final = (ASK_TURN_UP, ASK_KEEP_GOAL, ASK_RETURN_GOAL)

_Slot: TypeAlias = tuple[int, int]  # a returned goal: which record put it to the bottom, and as which of its goals


def known_to(state: NewFrontiersState, seat: int) -> NewFrontiersState:
    """A copy of the state in which all that the seat may not know is blank."""
    known = state.copy()
    turn = known.turn
    nothing: list[int] = []  # of this copy alone
    known.choices = [nothing] * known.players
    if turn != NO_SEAT and (turn == seat or known.asked_question not in _SECRET_QUESTIONS):
        known.choices[turn] = state.choices[turn].copy()
    if known.goals is not None:
        _blank(known.goals, seat, charting=turn)
    return known


def _blank(goals: GoalTable, seat: int, charting: int) -> None:
    """Where a goal lies in the stack follows from the records of the seat's own draws, so the stack is blank."""
    goals.unseen = [UNKNOWN_GOAL] * len(goals.unseen)
    goals.bottom = (UNKNOWN_GOAL,) * len(goals.bottom)
    goals.records = tuple(_blank_record(record, seat, goals.face_up) for record in goals.records)
    if goals.holder != seat:
        goals.face_down = UNKNOWN_GOAL
    if charting != seat:
        goals.drawn = (UNKNOWN_GOAL,) * len(goals.drawn)
        goals.kept = UNKNOWN_GOAL
        goals.returned = (UNKNOWN_GOAL,) * len(goals.returned)


def _blank_record(record: GoalRecord, seat: int, face_up: tuple[int, ...]) -> GoalRecord:
    by, fresh, drawn, kept, returned = record
    if by == seat:
        return record
    shown = kept if kept in face_up else UNKNOWN_GOAL
    return (by, fresh, (UNKNOWN_GOAL,) * len(drawn), shown, (UNKNOWN_GOAL,) * len(returned))


def sample_state(known: NewFrontiersState, seat: int, chance: Chance) -> NewFrontiersState:
    """A state that agrees with what the seat knows. Every such state can come up."""
    state = known.copy()
    if state.goals is None:
        return state
    goals = state.goals
    charting = bool(goals.drawn)
    records = goals.records
    if charting:
        fresh = GOAL_COUNT - len(goals.unseen) - sum(record[1] for record in records)
        rest = len(goals.drawn) - 1
        returned = (*goals.returned, *(UNKNOWN_GOAL,) * (rest - len(goals.returned)))
        records = (*records, (state.turn, fresh, goals.drawn, goals.kept, returned))
    histories = _History(records, seat, chance)
    full = histories.sampled()
    goals.unseen = histories.unseen
    goals.bottom = tuple(histories.bottom)
    if charting:
        _by, _fresh, drawn, kept, returned = full[-1]
        goals.drawn = drawn
        if state.asked_question == ASK_RETURN_GOAL:
            goals.kept = kept
            goals.returned = returned[: len(goals.returned)]
        goals.bottom = goals.bottom[: len(goals.bottom) - len(returned)]
        full = full[:-1]
    goals.records = full
    if goals.holder >= 0:
        goals.face_down = full[-1][3]
    if state.asked_question in _SECRET_QUESTIONS:
        FLOW.ask_again(state, seat)
    return state


class _History:
    """Fills the gaps in the records of all Chart actions, by trying in random order and going back on a conflict.

    How many goals were drawn and returned is public, so it is known from the start which returned goal is drawn
    again in which record: `required` says which goals must lie where because the seat saw them there later.
    """

    def __init__(self, records: tuple[GoalRecord, ...], seat: int, chance: Chance) -> None:
        self.records = records
        self.seat = seat
        self.chance = chance
        self.required: dict[_Slot, int] = {}
        self.reserved: set[int] = set()  # goals the seat was the first to see
        self.unseen: list[int] = []
        self.bottom: list[int] = []
        self._require()

    def _require(self) -> None:
        queue: list[_Slot] = []
        for number, (by, fresh, drawn, _kept, returned) in enumerate(self.records):
            old = len(drawn) - fresh
            if by == self.seat:
                self.reserved.update(drawn[:fresh])
                self.required.update(zip(queue[:old], drawn[fresh:], strict=True))
            queue = queue[old:] + [(number, index) for index in range(len(returned))]

    def sampled(self) -> tuple[GoalRecord, ...]:
        full = self._fill(0, list(range(GOAL_COUNT)), [])
        assert full is not None, "the true history always agrees with what a seat knows"
        return full

    def _fill(self, number: int, unseen: list[int], bottom: list[int]) -> tuple[GoalRecord, ...] | None:
        """Complete the records from this one on, given the stack before it."""
        if number == len(self.records):
            self.unseen, self.bottom = unseen, bottom
            return ()
        by, fresh, drawn, kept, returned = self.records[number]
        old = bottom[: len(drawn) - fresh]
        for new in self._fresh_draws(number, unseen):
            goals = (*new, *old)
            if by == self.seat and goals != drawn:
                continue
            for order in self._arrangements(number, goals, kept, returned):
                rest = [goal for goal in unseen if goal not in new]
                later = self._fill(number + 1, rest, bottom[len(old) :] + list(order[1:]))
                if later is not None:
                    return ((by, fresh, goals, order[0], order[1:]), *later)
        return None

    def _fresh_draws(self, number: int, unseen: list[int]) -> list[tuple[int, ...]]:
        by, fresh, drawn, _kept, _returned = self.records[number]
        if by == self.seat:
            return [drawn[:fresh]]
        return self._shuffled(combinations([goal for goal in unseen if goal not in self.reserved], fresh))

    def _arrangements(
        self, number: int, goals: tuple[int, ...], kept: int, returned: tuple[int, ...]
    ) -> list[tuple[int, ...]]:
        """The goal kept and then those returned, in every order that agrees with what is known."""
        wanted = [kept, *returned]
        for index in range(len(returned)):
            wanted[index + 1] = max(wanted[index + 1], self.required.get((number, index), UNKNOWN_GOAL))
        fixed = [goal for goal in wanted if goal != UNKNOWN_GOAL]
        if not set(fixed) <= set(goals):
            return []
        free = [goal for goal in goals if goal not in fixed]
        orders = []
        for order in permutations(free):
            rest = iter(order)
            orders.append(tuple(next(rest) if goal == UNKNOWN_GOAL else goal for goal in wanted))
        return self._shuffled(orders)

    def _shuffled(self, items: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
        pool = list(items)
        places = list(range(len(pool)))
        return [pool[self.chance.draw(places)] for _ in range(len(pool))]
