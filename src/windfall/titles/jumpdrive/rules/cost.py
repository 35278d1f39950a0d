"""Payments and conquest: what it takes to place a card in an empire.

All functions look at the cards of an empire, or at its powers, as they are before the card in question is placed.
"""

from typing import Final

from windfall.titles.jumpdrive.components.cards import (
    COST,
    DEFENSE,
    DEV_DISCOUNT,
    IS_MILITARY,
    LIMITS,
    MILITARY_ICONS,
    MILITARY_PER,
    MILITARY_VS,
    PAID_AT,
    PAY_FOR_MILITARY,
    POWERS_WITH,
    RULES,
    SECOND_WORLD_MILITARY,
    SECOND_WORLD_PAID,
    WORLD_DISCOUNT,
    Limit,
    Power,
)
from windfall.titles.jumpdrive.rules.actions import CONQUER, PAY
from windfall.titles.jumpdrive.rules.state import Empire

CANNOT_PAY: Final = -1
_ALONE_DISCOUNT: Final[int] = RULES.dev_alone_discount
_NO_POWERS: Final[list[Power]] = []


def count(counts: tuple[int, ...], cards: list[int]) -> int:
    """What a selector counts in an empire; an empty row of counts is general military."""
    if not counts:
        return general_military(cards)
    total = 0
    for card in cards:
        total += counts[card]
    return total


def powers_of(cards: list[int], effect: int) -> list[Power]:
    powers_with = POWERS_WITH[effect]
    return [power for card in cards for power in powers_with[card]]


def has_power(cards: list[int], effect: int) -> bool:
    powers_with = POWERS_WITH[effect]
    return any(powers_with[card] for card in cards)


# Military


def general_military(cards: list[int]) -> int:
    """Military icons, and military for things in the empire; never military toward certain worlds only."""
    total = 0
    for card in cards:
        total += MILITARY_ICONS[card]
        for power in POWERS_WITH[MILITARY_PER][card]:
            total += power.n * count(power.counts, cards)
    return total


def restricted_military(cards: list[int], world: int) -> int:
    """Military that counts only toward worlds such as this one."""
    return points_toward(powers_of(cards, MILITARY_VS), world)


def points_toward(versus: list[Power], world: int) -> int:
    total = 0
    for power in versus:
        if power.counts[world]:
            total += power.n
    return total


def military_against(cards: list[int], world: int) -> int:
    """All military that counts toward this world."""
    return general_military(cards) + restricted_military(cards, world)


def points_spent(restricted: int, world: int) -> tuple[int, int]:
    """General and restricted military that it takes to conquer a world; restricted points are spent first."""
    spent = min(restricted, DEFENSE[world])
    return DEFENSE[world] - spent, spent


def unused_military(empire: Empire, world: int) -> int:
    """Military left for a second world. The first world, the last card placed, counts already."""
    left = restricted_left(powers_of(empire.cards[:-1], MILITARY_VS), empire.world, world, empire.spent_restricted)
    return general_military(empire.cards) - empire.spent_general + left


def restricted_left(versus: list[Power], first: int, world: int, spent: int, sparing: bool = True) -> int:
    """Restricted military left for a second world, that of the first world included. Each point serves one world; if
    sparing, those that help with the first world alone are spent first."""
    both = first_only = second_only = 0
    for power in versus:
        if power.counts[first] and power.counts[world]:
            both += power.n
        elif power.counts[first]:
            first_only += power.n
        elif power.counts[world]:
            second_only += power.n
    spent_of_both = max(0, spent - first_only) if sparing else min(both, spent)
    return both - spent_of_both + second_only + restricted_military([first], world)


# Payments


def development_cost(cards: list[int], development: int, alone: bool) -> int:
    return discounted_cost(development, development_discount(cards), alone)


def development_discount(cards: list[int]) -> int:
    less = 0
    for card in cards:
        for power in POWERS_WITH[DEV_DISCOUNT][card]:
            less += power.n
    return less


def discounted_cost(development: int, discount: int, alone: bool) -> int:
    """Placed alone, a development costs 1 card less (JD-2)."""
    return max(0, COST[development] - discount - (_ALONE_DISCOUNT if alone else 0))


def world_payment(cards: list[int], world: int, less: int = 0) -> int:
    """Cards to pay for a world, or CANNOT_PAY. `less` is a discount for this world alone."""
    contacts = _NO_POWERS
    if IS_MILITARY[world]:
        contacts = powers_of(cards, PAY_FOR_MILITARY)
        if not contacts:
            return CANNOT_PAY
    return discounted_payment(world, contacts, powers_of(cards, WORLD_DISCOUNT), less)


def discounted_payment(world: int, contacts: list[Power], discounts: list[Power], less: int) -> int:
    """A military world can be paid for only through Contact Specialist, as if it were non-military."""
    if IS_MILITARY[world]:
        contact = CANNOT_PAY
        for power in contacts:
            if not power.excluded[world] and power.n > contact:
                contact = power.n
        if contact == CANNOT_PAY:
            return CANNOT_PAY
        less += contact
    for power in discounts:
        if power.counts[world] or power.of == "world:nonmilitary":
            less += power.n
    return max(0, PAID_AT[world] - less)


def methods(cards: list[int], world: int, budget: int) -> list[int]:
    """The ways in which a world can be placed, with this many cards to pay with."""
    military = military_against(cards, world) if IS_MILITARY[world] else 0
    return ways(world, military, world_payment(cards, world), budget)


def ways(world: int, military: int, payment: int, budget: int) -> list[int]:
    """Conquered with this military toward it, or paid for with so many of these cards."""
    found = []
    if IS_MILITARY[world] and military >= DEFENSE[world]:
        found.append(CONQUER)
    if 0 <= payment <= budget:
        found.append(PAY)
    return found


# Limits on developments


def may_hold(cards: list[int], development: int) -> bool:
    """Some developments can be owned only so often, or not by a military empire."""
    return limit_broken(cards, development) is None


def limit_broken(cards: list[int], development: int) -> Limit | None:
    """The limit that forbids one more of this development, if there is one."""
    for limit in LIMITS[development]:
        if limit.most:
            if cards.count(development) >= limit.most:
                return limit
        elif general_military(cards) > 0 and limit.unless not in cards:
            return limit
    return None


# Second worlds


def has_convoy(empire: Empire) -> bool:
    """Without one there is no second world."""
    return has_power(empire.cards, SECOND_WORLD_PAID) or has_power(empire.cards, SECOND_WORLD_MILITARY)


def second_world_payment(empire: Empire, world: int) -> int:
    """Cards to pay for a second world with Colony Convoy, or CANNOT_PAY. Both worlds must be paid for."""
    convoys = powers_of(empire.cards, SECOND_WORLD_PAID)
    if not convoys or empire.method != PAY:
        return CANNOT_PAY
    return world_payment(empire.cards, world, best_convoy(convoys).n)


def convoy_of(empire: Empire) -> int:
    """The Colony Convoy that is discarded for a second world."""
    return best_convoy(powers_of(empire.cards, SECOND_WORLD_PAID)).card


def best_convoy(convoys: list[Power]) -> Power:
    return max(convoys, key=lambda power: power.n)


def can_conquer_second(empire: Empire, world: int) -> bool:
    """With Military Convoy, after conquering the first world."""
    if empire.method != CONQUER or not IS_MILITARY[world]:
        return False
    return has_power(empire.cards, SECOND_WORLD_MILITARY) and unused_military(empire, world) >= DEFENSE[world]
