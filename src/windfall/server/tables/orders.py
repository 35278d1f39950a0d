"""What people choose ahead, held against the question that is asked.

A plan answers the next question of a kind with the first of its wishes that is offered. It may hold only if its owner,
or everybody, has the same then as when it was made: what breaks that cancels it. To pass ahead is a standing order.
Both follow from what the seat knows and nothing else.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Literal, NamedTuple, TypeAlias

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.words.message import Message, message, several
from windfall.server.database.records import NO_ORDERS, Condition, Orders, Passing, Plan, TableRecord
from windfall.server.wire.ahead import PassingShape, PlanShape
from windfall.server.wire.messages import AheadMessage

# Why something that was chosen ahead is cancelled: what its owner has, or somebody else, is not the same; nothing of it
# is offered; something new is; moves were taken back.
Why: TypeAlias = Literal["mine", "others", "not_offered", "new", "taken_back"]


class Reaction(NamedTuple):
    """What orders do to a question: these moves answer it, or none and it is asked; what is left of the orders, and
    what their owner is told."""

    moves: tuple[int, ...]
    orders: Orders
    note: Message | None


def may_choose_ahead(table: TableRecord) -> bool:
    """Where people wait for each other, perhaps for days. With a live clock a choice is made in its own time."""
    people = {seat.player for seat in table.seats if seat.player is not None}
    return table.pace.bank_seconds is None and len(people) > 1 and table.progress.status == "playing"


def planned(orders: Orders, observation: Observation, plan: Plan) -> Orders:
    """With this plan in place of another for the same kind of question; without wishes there is none."""
    others = tuple(each for each in orders.plans if each.question != plan.question)
    if not plan.wishes:
        return replace(orders, plans=others)
    mine, of_others = _had(observation)
    return replace(orders, plans=(*others, replace(plan, mine=mine, others=of_others)))


def with_passing(orders: Orders, question: str, passing: Passing | None) -> Orders:
    others = tuple(each for each in orders.passing if each.question != question)
    return replace(orders, passing=others if passing is None else (*others, passing))


def held(orders: Orders, observation: Observation) -> tuple[Orders, list[Message]]:
    """The orders whose conditions still hold, and what is told of the others."""
    if not any(plan.condition != "possible" for plan in orders.plans):
        return orders, []
    mine, others = _had(observation)
    kept, told = [], []
    for plan in orders.plans:
        why = _broken(plan, mine, others)
        if why is None:
            kept.append(plan)
        else:
            told.append(_cancelled(observation, plan.question, why))
    return replace(orders, plans=tuple(kept)), told


def react(decision: Decision, orders: Orders) -> Reaction:
    """What these orders, whose conditions hold, do to a question that was just asked."""
    plan = next((each for each in orders.plans if each.question == decision.kind), None)
    if plan is not None:
        return _carry_out(decision, orders, plan)
    passing = next((each for each in orders.passing if each.question == decision.kind), None)
    if passing is None or decision.passing is None:
        return Reaction((), orders, None)
    if passing.known is not None and not {*decision.actions} - {decision.passing} <= {*passing.known}:
        told = cancelled(decision, "new")
        return Reaction((), with_passing(orders, decision.kind, None), told)
    text = message("ahead-note-passed", question=_question(decision.observation, decision.kind))
    return Reaction((decision.passing,), orders, text)


def without_plans(orders: Orders, observation: Observation) -> tuple[Orders, list[Message]]:
    """Moves were taken back: plans were made of what is no more."""
    told = [_cancelled(observation, plan.question, "taken_back") for plan in orders.plans]
    return (replace(orders, plans=()) if orders.passing else NO_ORDERS), told


def cancelled(decision: Decision, why: Why) -> Message:
    """What is told of orders for this question."""
    return _cancelled(decision.observation, decision.kind, why)


def ahead_message(seat: int, orders: Orders, observation: Observation) -> AheadMessage:
    title = observation.title
    plans = [
        PlanShape(
            plan.question,
            title.question_text(plan.question),
            list(plan.wishes),
            [title.action_text(action) for action in plan.wishes],
            plan.condition,
        )
        for plan in orders.plans
    ]
    passing = [
        PassingShape(each.question, title.question_text(each.question), always=each.known is None)
        for each in orders.passing
    ]
    return AheadMessage(seat, plans, passing)


def _carry_out(decision: Decision, orders: Orders, plan: Plan) -> Reaction:
    rest = replace(orders, plans=tuple(each for each in orders.plans if each is not plan))
    chosen = _chosen(decision, plan.wishes)
    if not chosen:
        return Reaction((), rest, cancelled(decision, "not_offered"))
    title = decision.observation.title
    choice = several([title.action_text(action) for action in chosen], "plain")
    question = _question(decision.observation, plan.question)
    return Reaction(decision.moves(chosen), rest, message("ahead-note-chosen", question=question, choice=choice))


def _chosen(decision: Decision, wishes: Sequence[int]) -> list[int]:
    """What the wishes answer: one that is offered, or as many as are to be chosen; nothing if they are no answer."""
    pool = decision.observation.title.pick_pool(decision.observation)
    if pool is None or pool.most == 1:
        return [wish for wish in wishes if wish in decision.actions][:1]
    left = list(pool.actions)
    chosen: list[int] = []
    for wish in wishes:
        if wish == pool.done or len(chosen) == pool.most:
            break
        if wish in left:
            left.remove(wish)
            chosen.append(wish)
    if len(chosen) < pool.least or (not chosen and pool.done not in wishes):
        return []
    return [*chosen, pool.done] if pool.done is not None and len(chosen) < pool.most else chosen


def _broken(plan: Plan, mine: str, others: str) -> Why | None:
    conditions: dict[Condition, tuple[bool, bool]] = {
        "possible": (False, False),
        "mine": (True, False),
        "nothing": (True, True),
    }
    heeds_mine, heeds_others = conditions[plan.condition]
    if heeds_mine and plan.mine != mine:
        return "mine"
    return "others" if heeds_others and plan.others != others else None


def _had(observation: Observation) -> tuple[str, str]:
    """Digests of what the seat has, and of what the others have as far as it may know."""
    title, own = observation.title, observation.seat
    seats = range(observation.known.players)
    others = tuple(title.belongings(observation, seat) for seat in seats if seat != own)
    return _digest(title.belongings(observation, own)), _digest(others)


def _digest(had: Hashable) -> str:
    return blake2b(repr(had).encode(), digest_size=12).hexdigest()


def _question(observation: Observation, question: str) -> Message:
    return observation.title.question_text(question)


def _cancelled(observation: Observation, question: str, why: Why) -> Message:
    return message("ahead-note-cancelled", question=_question(observation, question), why=why)
