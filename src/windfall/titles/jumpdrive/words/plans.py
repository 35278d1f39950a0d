"""Whole answers to the question what to place, each with what it takes and brings, for a client that plans ahead."""

from typing import Annotated

from msgspec import Meta, Struct

from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import COST, IDS, NAMES, RULES
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, EXPLORE, METHOD, SETTLE
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE
from windfall.titles.jumpdrive.rules.cost import general_military, methods
from windfall.titles.jumpdrive.rules.place import explore_icons, place_options, with_development
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.notes import yields
from windfall.titles.jumpdrive.words.terms import development_terms, military_terms, payment_terms


class PlanView(Struct, frozen=True):
    """A whole answer to the question what to place."""

    actions: list[int]
    explores: bool
    development: str | None
    world: str | None
    takes: Annotated[list[str], Meta(description="what each card takes, in words")]
    payments: Annotated[
        list[int],
        Meta(description="cards to discard in all; several numbers where the world can be conquered or paid for"),
    ]
    draws: Annotated[str | None, Meta(description="what is drawn for the placement itself, in words")]
    military: int
    vp_per_round: int
    income: int


def plans(state: JumpDriveState, seat: int) -> list[PlanView]:
    """What the seat may still answer; nothing unless it is asked."""
    if state.asked_question != ASK_PLACE or not state.choices[seat]:
        return []
    return [_plan(state, seat, answer) for answer in _answers(state, seat)]


def _answers(state: JumpDriveState, seat: int) -> list[list[int]]:
    """Every way to complete the picks made so far."""
    answers = []
    for action in state.choices[seat]:
        twin = state.copy()
        twin.empires[seat].picks.append(action)
        answers += [[action, more] for more in place_options(twin, seat)] or [[action]]
    return answers


def _plan(state: JumpDriveState, seat: int, answer: list[int]) -> PlanView:
    empire = state.empires[seat]
    picks = [*empire.picks, *answer]
    development = next((action - DEVELOP for action in picks if DEVELOP <= action < SETTLE), None)
    world = next((action - SETTLE for action in picks if SETTLE <= action < METHOD), None)
    cards = [*empire.cards, *(card for card in (development, world) if card is not None)]
    takes, payments = _price(state, seat, development, world)
    vp, income = yields(state, seat, cards)
    return PlanView(
        actions=answer,
        explores=EXPLORE in picks,
        development=None if development is None else IDS[development],
        world=None if world is None else IDS[world],
        takes=takes,
        payments=payments,
        draws=_draws(state, seat, picks, world_alone=development is None and world is not None),
        military=general_military(cards),
        vp_per_round=vp,
        income=income,
    )


def _price(state: JumpDriveState, seat: int, development: int | None, world: int | None) -> tuple[list[str], list[int]]:
    """What each card takes in words, and how many cards are discarded in all: one number for each way to place the
    world."""
    empire = state.empires[seat].copy()
    takes = []
    owed = 0
    if development is not None:
        terms = development_terms(empire.cards, development, alone=world is None)
        takes.append(f"{NAMES[development]}: cost {terms.text}")
        owed = terms.number
        empire.picks = [DEVELOP + development]
    if world is None:
        return takes, [owed]
    cards, budget = with_development(empire)
    ways = methods(cards, world, budget)
    payment = payment_terms(cards, world)
    texts, payments = [], []
    for way in ways:
        if way == CONQUER:
            texts.append(f"defense {COST[world]}, your military {military_terms(cards, world).text}")
            payments.append(owed)
        elif payment is not None:
            texts.append(f"cost {payment.text}")
            payments.append(owed + payment.number)
    return [*takes, f"{NAMES[world]}: {' or '.join(texts)}"], payments


def _draws(state: JumpDriveState, seat: int, picks: list[int], world_alone: bool) -> str | None:
    """What is drawn for the placement itself."""
    if EXPLORE in picks:
        icons = explore_icons(state.empires[seat])
        return f"draw {plural(RULES.explore_draw + icons, 'card')}, discard {icons}"
    return f"draw {plural(RULES.world_alone_draw, 'card')}" if world_alone else None
