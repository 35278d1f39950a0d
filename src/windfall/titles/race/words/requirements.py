"""What a card takes to place, in words."""

from windfall.engine.figures import Figure
from windfall.engine.words.message import Message, message
from windfall.engine.words.notes import shortage, sum_text
from windfall.titles.race.components.cards import DEFENSE, IS_MILITARY
from windfall.titles.race.reading.figures import development_figure, military_figure, payment_figure
from windfall.titles.race.rules.settle import working_settle_powers
from windfall.titles.race.rules.state import Empire
from windfall.titles.race.words.names import CARDS


def worded(figure: Figure) -> Message:
    """A figure with its parts by name."""
    return sum_text(figure, CARDS, message("race-your-bonus"))


def world_takes(empire: Empire, world: int, budget: int) -> Message:
    """What a world takes, and what of it is missing, with so many cards to pay with."""
    powers = working_settle_powers(empire)
    payment = payment_figure(powers, world)
    if not IS_MILITARY[world]:
        assert payment is not None
        return _cost(payment, budget)
    military = military_figure(powers, world, temporary=True)
    short = shortage(military.number, DEFENSE[world])
    conquest = message("race-takes-military", defense=DEFENSE[world], military=worded(military), short=short)
    return conquest if payment is None else message("race-takes-either", military=conquest, pay=_pay(payment, budget))


def why_no_development(empire: Empire, card: int, nth: int) -> Message:
    """Why a development cannot be placed now."""
    if card in empire.tableau:
        return message("race-note-owned")
    return _cost(development_figure(empire, card, nth), len(empire.hand) - 1)


def _cost(cost: Figure, budget: int) -> Message:
    return message("race-takes-cost-of", cost=worded(cost), cards=budget, short=shortage(budget, cost.number))


def _pay(cost: Figure, budget: int) -> Message:
    return message("race-takes-pay-of", cost=worded(cost), cards=budget, short=shortage(budget, cost.number))
