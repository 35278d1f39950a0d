"""What a card takes to place, worked out by the rules themselves with one power after the other."""

from windfall.engine.words.notes import Terms, marginals, shortage
from windfall.engine.words.phrases import plural
from windfall.titles.race.components.cards import (
    COST,
    FREE_SETTLE,
    IS_MILITARY,
    IS_WORLD,
    MILITARY,
    NAMES,
    PAY_FOR_MILITARY,
    TEMPORARY_MILITARY,
    Power,
)
from windfall.titles.race.rules.consume import price_of_good
from windfall.titles.race.rules.develop import development_cost
from windfall.titles.race.rules.settle import (
    can_pay_for,
    military_for,
    payment_for,
    temporary_military,
    working_settle_powers,
)
from windfall.titles.race.rules.state import Empire


def development_terms(empire: Empire, card: int, nth: int) -> Terms:
    """The cost of a development in the nth Develop phase, with its discounts and the bonus of who chose Develop."""
    twin = empire.copy()
    twin.chosen = ()

    def cost(cards: list[int]) -> int:
        twin.tableau = cards
        twin.working = len(cards)
        return development_cost(twin, card, nth)

    working = empire.tableau[: empire.working]
    changes = _named(marginals(cost, working))
    bonus = development_cost(empire, card, nth) - cost(working)
    return Terms(COST[card], [*changes, ("your bonus", bonus)] if bonus else changes)


def payment_terms(powers: list[Power], world: int) -> Terms | None:
    """The cards to pay for a world, if it can be paid for."""
    if not can_pay_for(powers, world):
        return None

    def payment(counted: list[Power]) -> int:
        return payment_for(counted, world) if can_pay_for(counted, world) else COST[world]

    # of several powers that let it be paid for, only the best one counts
    return Terms(COST[world], _of_cards(marginals(payment, sorted(powers, key=_rank, reverse=True))))


def _rank(power: Power) -> int:
    return power.amount if power.effect == PAY_FOR_MILITARY else -1


def military_terms(powers: list[Power], world: int, temporary: bool = False) -> Terms:
    """General Military, and what is added toward this world; temporary Military if asked for."""
    general = [power for power in powers if power.effect == MILITARY and power.matches is None]
    special = [power for power in powers if power not in general]
    changes = _of_cards(marginals(lambda counted: military_for(general + counted, world), special))
    if temporary:
        changes += _of_cards(marginals(temporary_military, powers))
    return Terms(military_for(general, world), changes)


def good_terms(empire: Empire, world: int, trade_powers: bool) -> Terms:
    """What the good of a world is sold for."""
    twin = empire.copy()

    def price(cards: list[int]) -> int:
        twin.tableau = cards
        twin.working = len(cards)
        return price_of_good(twin, world, trade_powers)

    return Terms(price([]), _named(marginals(price, empire.tableau[: empire.working])))


def _named(changes: list[tuple[int, int]]) -> list[tuple[str, int]]:
    return [(NAMES[card], number) for card, number in changes]


def _of_cards(changes: list[tuple[Power, int]]) -> list[tuple[str, int]]:
    return [(NAMES[power.card], number) for power, number in changes]


def given_up_for(powers: list[Power], effect: int) -> int:
    """The card that is discarded from the tableau for its power."""
    assert effect in (TEMPORARY_MILITARY, FREE_SETTLE)
    return next(power.card for power in powers if power.effect == effect)


def world_outlook(empire: Empire, world: int, budget: int | None = None) -> str:
    """What a world takes; and what is missing, of the cards to pay with only if their number is given."""
    powers = working_settle_powers(empire)
    parts = []
    if IS_MILITARY[world]:
        terms = military_terms(powers, world, temporary=True)
        parts.append(f"defense {COST[world]}, your Military {terms.text}{shortage(terms.number, COST[world])}")
    payment = payment_terms(powers, world)
    if payment is not None:
        label = "to pay" if IS_MILITARY[world] else "cost"
        parts.append(f"{label} {payment.text}{_of_budget(payment.number, budget)}")
    return "; ".join(parts)


def card_outlook(empire: Empire, card: int) -> str:
    """What a card would take to place in a coming phase."""
    later = empire.copy()
    later.working = len(later.tableau)
    later.chosen = ()
    if IS_WORLD[card]:
        return world_outlook(later, card)
    return f"cost {development_terms(later, card, 0).text}"


def development_outlook(empire: Empire, card: int, nth: int) -> str:
    """Why a development cannot be placed now."""
    if card in empire.tableau:
        return "you already have it"
    terms = development_terms(empire, card, nth)
    return f"cost {terms.text}{_of_budget(terms.number, len(empire.hand) - 1)}"


def _of_budget(number: int, budget: int | None) -> str:
    return "" if budget is None else f", you have {plural(budget, 'other card')}{shortage(budget, number)}"
