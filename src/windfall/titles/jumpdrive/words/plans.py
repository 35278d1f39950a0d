"""Whole answers to the question what to place, each with what it takes and brings, for a client that plans ahead."""

from windfall.engine.deck import NO_CARD
from windfall.engine.observation import View
from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import IDS, NAMES
from windfall.titles.jumpdrive.reading import placing
from windfall.titles.jumpdrive.reading.figures import development_price
from windfall.titles.jumpdrive.reading.placing import Plan
from windfall.titles.jumpdrive.reading.yields import round_yields
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.takes import way_text, worded


def plans(state: JumpDriveState, seat: int) -> list[View]:
    """What the seat may still answer; nothing unless it is asked."""
    if state.asked_question != ASK_PLACE or not state.choices[seat]:
        return []
    return [_plan(state, seat, plan) for plan in placing.plans(state, seat)]


def _plan(state: JumpDriveState, seat: int, plan: Plan) -> View:
    vp, income = round_yields(state, seat, plan.cards)
    return {
        "actions": plan.actions,
        "explores": plan.explores,
        "development": None if plan.development == NO_CARD else IDS[plan.development],
        "world": None if plan.world == NO_CARD else IDS[plan.world],
        "takes": _takes(state.empires[seat].cards, plan),
        "payments": plan.payments,
        "draws": _draws(plan),
        "military": general_military(plan.cards),
        "vp_per_round": vp,
        "income": income,
    }


def _takes(cards: list[int], plan: Plan) -> list[str]:
    """What each card takes in words."""
    takes = []
    if plan.development != NO_CARD:
        price = development_price(cards, plan.development, alone=plan.world == NO_CARD)
        takes.append(f"{NAMES[plan.development]}: cost {worded(price)}")
    if plan.world != NO_CARD:
        ways = [way_text(plan.cards[:-1], plan.world, way) for way in plan.ways]
        takes.append(f"{NAMES[plan.world]}: {' or '.join(ways)}")
    return takes


def _draws(plan: Plan) -> str | None:
    """What is drawn for the placement itself."""
    if plan.explores:
        return f"draw {plural(plan.drawn, 'card')}, discard {plan.discarded}"
    return f"draw {plural(plan.drawn, 'card')}" if plan.drawn else None
