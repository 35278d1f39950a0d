"""What a card takes to place, as a number with its parts. The rules themselves measure, with one card of the empire
after the other, so the parts always add up to what the rule says. They are asked for at every question, and an empire
changes once in a round: figures are kept by its cards, and nobody changes them."""

from functools import lru_cache

from windfall.engine.figures import BONUS, Figure, marginals
from windfall.titles.jumpdrive.components.cards import COST, PAID_AT
from windfall.titles.jumpdrive.rules.cost import (
    CANNOT_PAY,
    convoy_of,
    development_cost,
    general_military,
    restricted_military,
    second_world_payment,
    world_payment,
)
from windfall.titles.jumpdrive.rules.state import Empire


def development_price(cards: list[int], development: int, alone: bool) -> Figure:
    """Cards to pay for a development, with its discounts and the one for placing it alone."""
    return _development_price(tuple(cards), development, alone)


@lru_cache(1 << 12)
def _development_price(empire: tuple[int, ...], development: int, alone: bool) -> Figure:
    cards = list(empire)
    parts = marginals(lambda counted: development_cost(counted, development, alone=False), cards)
    less = development_cost(cards, development, alone=alone) - development_cost(cards, development, alone=False)
    return Figure(COST[development], [*parts, (BONUS, less)] if less else parts)


def world_price(cards: list[int], world: int) -> Figure | None:
    """Cards to pay for a world, if it can be paid for."""
    return _world_price(tuple(cards), world)


@lru_cache(1 << 12)
def _world_price(empire: tuple[int, ...], world: int) -> Figure | None:
    cards = list(empire)
    if world_payment(cards, world) == CANNOT_PAY:
        return None

    def payment(counted: list[int]) -> int:
        paid = world_payment(counted, world)
        return PAID_AT[world] if paid == CANNOT_PAY else paid

    return Figure(PAID_AT[world], marginals(payment, cards))


def second_world_price(empire: Empire, world: int) -> Figure | None:
    """Cards to pay for a second world with Colony Convoy, if it can be paid for."""
    paid = second_world_payment(empire, world)
    without_convoy = world_price(empire.cards, world)
    if paid == CANNOT_PAY or without_convoy is None:
        return None
    less = paid - without_convoy.number
    return Figure(PAID_AT[world], [*without_convoy.changes, (convoy_of(empire), less)])


def military_toward(cards: list[int], world: int) -> Figure:
    """General military, and what each card adds toward worlds such as this one."""
    return _military_toward(tuple(cards), world)


@lru_cache(1 << 12)
def _military_toward(empire: tuple[int, ...], world: int) -> Figure:
    cards = list(empire)
    parts = marginals(lambda counted: restricted_military(counted, world), cards)
    return Figure(general_military(cards), parts)
