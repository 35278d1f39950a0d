"""What a card takes to place, in words."""

from windfall.engine.figures import Figure
from windfall.engine.words.notes import shortage, sum_text
from windfall.engine.words.phrases import plural
from windfall.titles.race.components.cards import DEFENSE, IS_MILITARY, IS_WORLD, NAMES
from windfall.titles.race.reading.figures import development_figure, military_figure, payment_figure
from windfall.titles.race.rules.settle import working_settle_powers
from windfall.titles.race.rules.state import Empire


def worded(figure: Figure) -> str:
    """A figure with its parts by name."""
    return sum_text(figure, NAMES, "your bonus")


def world_takes(empire: Empire, world: int, budget: int | None = None) -> str:
    """What a world takes; and what is missing, of the cards to pay with only if their number is given."""
    powers = working_settle_powers(empire)
    parts = []
    if IS_MILITARY[world]:
        military = military_figure(powers, world, temporary=True)
        short = shortage(military.number, DEFENSE[world])
        parts.append(f"defense {DEFENSE[world]}, your Military {worded(military)}{short}")
    payment = payment_figure(powers, world)
    if payment is not None:
        label = "to pay" if IS_MILITARY[world] else "cost"
        parts.append(f"{label} {worded(payment)}{_of_budget(payment.number, budget)}")
    return "; ".join(parts)


def card_takes_later(empire: Empire, card: int) -> str:
    """What a card would take to place in a coming phase."""
    later = empire.copy()
    later.working = len(later.tableau)
    later.chosen = ()
    if IS_WORLD[card]:
        return world_takes(later, card)
    return f"cost {worded(development_figure(later, card, 0))}"


def why_no_development(empire: Empire, card: int, nth: int) -> str:
    """Why a development cannot be placed now."""
    if card in empire.tableau:
        return "you already have it"
    cost = development_figure(empire, card, nth)
    return f"cost {worded(cost)}{_of_budget(cost.number, len(empire.hand) - 1)}"


def _of_budget(number: int, budget: int | None) -> str:
    return "" if budget is None else f", you have {plural(budget, 'other card')}{shortage(budget, number)}"
