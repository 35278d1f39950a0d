"""What a tile takes, in words; reading works out the figures."""

from windfall.engine.figures import Figure
from windfall.engine.words.notes import shortage, sum_text
from windfall.engine.words.phrases import plural
from windfall.titles.newfrontiers.components.tiles import COLONISTS, DEFENSE, IS_MILITARY, NAMES
from windfall.titles.newfrontiers.reading.figures import military_figure, payment_figure, price_figure
from windfall.titles.newfrontiers.rules.state import NewFrontiersState


def worded(figure: Figure) -> str:
    """A figure with its parts by name."""
    return sum_text(figure, NAMES, "your bonus")


def settle_outlook(state: NewFrontiersState, seat: int, world: int) -> str:
    """What a world takes of this turn's player, and what of it is missing."""
    empire = state.empires[seat]
    have = plural(empire.credits, "credit")
    if IS_MILITARY[world]:
        military = military_figure(state, seat, world)
        parts = [
            f"defense {DEFENSE[world]}, your Military {worded(military)}{shortage(military.number, DEFENSE[world])}"
        ]
        payment = payment_figure(state, world)
        if payment is not None:
            parts.append(f"to pay {worded(payment)}, you have {have}{shortage(empire.credits, payment.number)}")
    else:
        price = price_figure(state, world)
        parts = [f"cost {worded(price)}, you have {have}{shortage(empire.credits, price.number)}"]
    if COLONISTS[world] > empire.colonists:
        parts.append(f"needs {plural(COLONISTS[world], 'colonist')}, you have {empire.colonists}")
    return "; ".join(parts)
