"""What a tile takes, in words; reading works out the figures."""

from windfall.engine.figures import Figure
from windfall.engine.words.message import Message, message
from windfall.engine.words.notes import sum_text
from windfall.titles.newfrontiers.components.tiles import COLONISTS, DEFENSE, IS_MILITARY
from windfall.titles.newfrontiers.reading.figures import military_figure, payment_figure, price_figure
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.words.names import TILES


def worded(figure: Figure) -> Message:
    """A figure with its parts by name."""
    return sum_text(figure, TILES, message("newfrontiers-your-bonus"))


def price_and_purse(price: Figure, have: int) -> Message:
    """What something costs, what there is, and what of it is missing."""
    return message("newfrontiers-takes-credits", cost=worded(price), credits=have, missing=missing(have, price.number))


def missing(have: int, needed: int) -> int:
    return max(needed - have, 0)


def settle_outlook(state: NewFrontiersState, seat: int, world: int) -> Message:
    """What a world takes of this turn's player, and what of it is missing."""
    empire = state.empires[seat]
    if IS_MILITARY[world]:
        parts = [_to_conquer(state, seat, world)]
        payment = payment_figure(state, world)
        if payment is not None:
            have, lacks = empire.credits, missing(empire.credits, payment.number)
            parts.append(message("newfrontiers-takes-payment", cost=worded(payment), credits=have, missing=lacks))
    else:
        parts = [price_and_purse(price_figure(state, world), empire.credits)]
    if COLONISTS[world] > empire.colonists:
        parts.append(message("newfrontiers-takes-colonists", colonists=COLONISTS[world], have=empire.colonists))
    outlook = parts[-1]
    for part in reversed(parts[:-1]):
        outlook = message("newfrontiers-takes-besides", first=part, rest=outlook)
    return outlook


def _to_conquer(state: NewFrontiersState, seat: int, world: int) -> Message:
    military, defense = military_figure(state, seat, world), DEFENSE[world]
    lacks = missing(military.number, defense)
    return message("newfrontiers-takes-military", defense=defense, military=worded(military), missing=lacks)
