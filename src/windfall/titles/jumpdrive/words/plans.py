"""Whole answers to the question what to place, each with what it takes and brings, for a client that plans ahead."""

from typing import Annotated

from msgspec import Meta, Struct

from windfall.engine.deck import NO_CARD
from windfall.engine.words.message import Message, Named
from windfall.titles.jumpdrive.components.cards import IDS, NAMED
from windfall.titles.jumpdrive.reading import placing
from windfall.titles.jumpdrive.reading.figures import development_price
from windfall.titles.jumpdrive.reading.placing import Plan
from windfall.titles.jumpdrive.reading.yields import round_yields
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.takes import cost_text, either_way, way_text


class TakesView(Struct, frozen=True):
    """A card of a plan, and what it takes."""

    card: Named
    takes: Message


class PlanView(Struct, frozen=True):
    """A whole answer to the question what to place."""

    actions: list[int]
    explores: bool
    development: str | None
    world: str | None
    takes: Annotated[list[TakesView], Meta(description="what each card takes")]
    payments: Annotated[
        list[int],
        Meta(description="cards to discard in all; several numbers where the world can be conquered or paid for"),
    ]
    drawn: Annotated[int, Meta(description="cards drawn for the placement itself")]
    discarded: Annotated[int, Meta(description="cards discarded then, if it is an Explore")]
    military: int
    vp_per_round: int
    income: int


def plans(state: JumpDriveState, seat: int) -> list[PlanView]:
    """What the seat may still answer; nothing unless it is asked."""
    if state.asked_question != ASK_PLACE or not state.choices[seat]:
        return []
    return [_plan(state, seat, plan) for plan in placing.plans(state, seat)]


def _plan(state: JumpDriveState, seat: int, plan: Plan) -> PlanView:
    vp, income = round_yields(state, seat, plan.cards)
    return PlanView(
        actions=plan.actions,
        explores=plan.explores,
        development=None if plan.development == NO_CARD else IDS[plan.development],
        world=None if plan.world == NO_CARD else IDS[plan.world],
        takes=_takes(state.empires[seat].cards, plan),
        payments=plan.payments,
        drawn=plan.drawn,
        discarded=plan.discarded,
        military=general_military(plan.cards),
        vp_per_round=vp,
        income=income,
    )


def _takes(cards: list[int], plan: Plan) -> list[TakesView]:
    """What each card takes."""
    takes = []
    if plan.development != NO_CARD:
        price = development_price(cards, plan.development, alone=plan.world == NO_CARD)
        takes.append(TakesView(NAMED[plan.development], cost_text(price)))
    if plan.world != NO_CARD:
        ways = [way_text(plan.cards[:-1], plan.world, way) for way in plan.ways]
        takes.append(TakesView(NAMED[plan.world], either_way(ways)))
    return takes
