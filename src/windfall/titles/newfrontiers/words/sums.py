"""What a tile takes, or a good brings, as a sum in words; reading works out the parts."""

from windfall.engine.words.notes import Terms, shortage
from windfall.engine.words.phrases import plural
from windfall.titles.newfrontiers.components.powers import POWERS
from windfall.titles.newfrontiers.components.tiles import COLONISTS, COST, IS_MILITARY, NAMES
from windfall.titles.newfrontiers.reading.parts import (
    Parts,
    development_cost_parts,
    good_price_parts,
    military_parts,
    payment_parts,
    price_parts,
)
from windfall.titles.newfrontiers.rules.state import NewFrontiersState


def development_cost_sum(state: NewFrontiersState, seat: int, face: int) -> Terms:
    return _sum(development_cost_parts(state, seat, face))


def price_sum(state: NewFrontiersState, world: int) -> Terms:
    return _sum(price_parts(state, world))


def payment_sum(state: NewFrontiersState, world: int) -> Terms | None:
    parts = payment_parts(state, world)
    return None if parts is None else _sum(parts)


def military_sum(state: NewFrontiersState, seat: int, world: int) -> Terms:
    return _sum(military_parts(state, seat, world))


def good_price_sum(state: NewFrontiersState, kind: int) -> Terms:
    return _sum(good_price_parts(state, kind))


def _sum(parts: Parts) -> Terms:
    changes = [(NAMES[POWERS[index].tile], number) for index, number in parts.changes]
    return Terms(parts.start, [*changes, ("your bonus", parts.bonus)] if parts.bonus else changes)


def settle_outlook(state: NewFrontiersState, seat: int, world: int) -> str:
    """What a world takes of this turn's player, and what of it is missing."""
    empire = state.empires[seat]
    have = plural(empire.credits, "credit")
    if IS_MILITARY[world]:
        military = military_sum(state, seat, world)
        parts = [f"defense {COST[world]}, your Military {military.text}{shortage(military.number, COST[world])}"]
        payment = payment_sum(state, world)
        if payment is not None:
            parts.append(f"to pay {payment.text}, you have {have}{shortage(empire.credits, payment.number)}")
    else:
        price = price_sum(state, world)
        parts = [f"cost {price.text}, you have {have}{shortage(empire.credits, price.number)}"]
    if COLONISTS[world] > empire.colonists:
        parts.append(f"needs {plural(COLONISTS[world], 'colonist')}, you have {empire.colonists}")
    return "; ".join(parts)
