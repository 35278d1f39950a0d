"""Figures with their parts: what each card adds or takes off, measured by the rule itself with one after the other."""

from windfall.engine.figures import BONUS, Figure, marginals
from windfall.titles.race.components.cards import COST, COST_OR_DEFENSE, KIND, MILITARY, PAY_FOR_MILITARY, Power
from windfall.titles.race.components.totals import DEVELOP_DISCOUNT, total
from windfall.titles.race.rules.consume import BASE_PRICES, price_with
from windfall.titles.race.rules.develop import cost_less, development_cost
from windfall.titles.race.rules.settle import can_pay_for, military_for, payment_for, temporary_military
from windfall.titles.race.rules.state import Empire
from windfall.titles.race.rules.supply import working_cards


def development_figure(empire: Empire, card: int, nth: int) -> Figure:
    """The cost of a development in the nth Develop phase, with its discounts and the bonus of who chose Develop."""

    def cost(cards: list[int]) -> int:
        return cost_less(card, total(DEVELOP_DISCOUNT, cards))

    working = working_cards(empire)
    changes = marginals(cost, working)
    bonus = development_cost(empire, card, nth) - cost(working)
    return Figure(COST[card], [*changes, (BONUS, bonus)] if bonus else changes)


def payment_figure(powers: list[Power], world: int) -> Figure | None:
    """The cards to pay for a world, if it can be paid for."""
    if not can_pay_for(powers, world):
        return None

    def payment(counted: list[Power]) -> int:
        return payment_for(counted, world) if can_pay_for(counted, world) else COST_OR_DEFENSE[world]

    # of several powers that let it be paid for, only the best one counts
    return Figure(COST_OR_DEFENSE[world], _by_card(marginals(payment, sorted(powers, key=_rank, reverse=True))))


def _rank(power: Power) -> int:
    return power.amount if power.effect == PAY_FOR_MILITARY else -1


def military_figure(powers: list[Power], world: int, temporary: bool) -> Figure:
    """General Military, and what is added toward this world; temporary Military if asked for."""
    general = [power for power in powers if power.effect == MILITARY and power.matches is None]
    special = [power for power in powers if power not in general]

    def military(counted: list[Power]) -> int:
        return military_for(general + counted, world)

    changes = marginals(military, special)
    if temporary:
        changes += marginals(temporary_military, powers)
    return Figure(military_for(general, world), _by_card(changes))


def price_figure(empire: Empire, world: int, trade_powers: bool) -> Figure:
    """What the good of a world is sold for."""

    def price(cards: list[int]) -> int:
        return price_with(cards, world)

    changes = marginals(price, working_cards(empire)) if trade_powers else []
    return Figure(BASE_PRICES[KIND[world]], changes)


def _by_card(changes: list[tuple[Power, int]]) -> list[tuple[int, int]]:
    return [(power.card, number) for power, number in changes]
