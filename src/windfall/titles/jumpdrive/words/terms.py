"""What a card takes to place, worked out by the rules themselves with one card of the empire after the other."""

from windfall.engine.words.notes import Terms, marginals, shortage
from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import COST, IS_MILITARY, NAMES
from windfall.titles.jumpdrive.rules.cost import (
    CANNOT_PAY,
    convoy_of,
    development_cost,
    general_military,
    limit_broken,
    restricted_military,
    second_world_payment,
    world_payment,
)
from windfall.titles.jumpdrive.rules.state import Empire


def development_terms(cards: list[int], development: int, alone: bool) -> Terms:
    """The cost of a development, with its discounts and the one for placing it alone."""
    changes = _named(marginals(lambda counted: development_cost(counted, development, alone=False), cards))
    less = development_cost(cards, development, alone=alone) - development_cost(cards, development, alone=False)
    return Terms(COST[development], [*changes, ("placed alone", less)] if less else changes)


def payment_terms(cards: list[int], world: int) -> Terms | None:
    """The cards to pay for a world, if it can be paid for."""
    if world_payment(cards, world) == CANNOT_PAY:
        return None

    def payment(counted: list[int]) -> int:
        paid = world_payment(counted, world)
        return COST[world] if paid == CANNOT_PAY else paid

    return Terms(COST[world], _named(marginals(payment, cards)))


def second_payment_terms(empire: Empire, world: int) -> Terms | None:
    """The cards to pay for a second world with Colony Convoy, if it can be paid for."""
    paid = second_world_payment(empire, world)
    first = payment_terms(empire.cards, world)
    if paid == CANNOT_PAY or first is None:
        return None
    return Terms(COST[world], [*first.changes, (NAMES[convoy_of(empire)], paid - first.number)])


def military_terms(cards: list[int], world: int) -> Terms:
    """General military, and what is added toward worlds such as this one."""
    changes = _named(marginals(lambda counted: restricted_military(counted, world), cards))
    return Terms(general_military(cards), changes)


def _named(changes: list[tuple[int, int]]) -> list[tuple[str, int]]:
    return [(NAMES[card], number) for card, number in changes]


def limit_text(cards: list[int], development: int) -> str | None:
    """Which limit forbids one more of this development, if one does."""
    limit = limit_broken(cards, development)
    if limit is None:
        return None
    if limit.n is None:
        return "not with the military of your empire"
    return "you already own it" if limit.n == 1 else f"you already own {limit.n}"


def world_outlook(cards: list[int], world: int, budget: int | None = None) -> str:
    """What a world takes; and what is missing, of the cards to pay with only if their number is given."""
    parts = []
    if IS_MILITARY[world]:
        terms = military_terms(cards, world)
        parts.append(f"defense {COST[world]}, your military {terms.text}{shortage(terms.number, COST[world])}")
    payment = payment_terms(cards, world)
    if payment is not None:
        label = "to pay" if IS_MILITARY[world] else "cost"
        parts.append(f"{label} {payment.text}{of_budget(payment.number, budget)}")
    return "; ".join(parts)


def of_budget(number: int, budget: int | None) -> str:
    """What there is to pay with, and how much of it is missing."""
    if budget is None:
        return ""
    return f", you have {plural(max(budget, 0), 'other card')}{shortage(max(budget, 0), number)}"
