"""What a card takes to place."""

from functools import lru_cache

from windfall.engine.figures import Figure
from windfall.engine.words.message import Message, message, several
from windfall.engine.words.notes import shortage, sum_text
from windfall.titles.jumpdrive.components.cards import DEFENSE, IS_MILITARY, NAMED
from windfall.titles.jumpdrive.reading.figures import military_toward, world_price
from windfall.titles.jumpdrive.rules.actions import CONQUER
from windfall.titles.jumpdrive.rules.cost import limit_broken


@lru_cache(1 << 12)
def worded(figure: Figure) -> Message:
    """A figure with its parts by name. The same figure comes again and again."""
    return sum_text(figure, NAMED, message("jumpdrive-placed-alone"))


def cost_text(price: Figure) -> Message:
    return message("jumpdrive-takes-cost", cost=worded(price))


def way_text(cards: list[int], world: int, way: int) -> Message:
    """What it takes to place a world in this way."""
    if way == CONQUER:
        military = worded(military_toward(cards, world))
        return message("jumpdrive-takes-military", defense=DEFENSE[world], military=military)
    price = world_price(cards, world)
    assert price is not None
    return cost_text(price)


def either_way(ways: list[Message]) -> Message:
    """What one of several ways takes."""
    return ways[0] if len(ways) == 1 else message("jumpdrive-takes-ways", ways=several(ways, "or"))


def limit_text(cards: list[int], development: int) -> Message | None:
    """Which limit forbids one more of this development, if one does."""
    limit = limit_broken(cards, development)
    if limit is None:
        return None
    return message("jumpdrive-limit-owned", most=limit.most) if limit.most else message("jumpdrive-limit-military")


def world_text(cards: list[int], world: int, budget: int) -> Message:
    """What a world takes, and what of it is missing, with so many cards to pay with."""
    price = world_price(cards, world)
    if not IS_MILITARY[world]:
        assert price is not None
        return cost_of_budget(price, budget)
    conquered = _military_text(cards, world)
    if price is None:
        return conquered
    return message("jumpdrive-takes-both-ways", conquer=conquered, pay=_payment_text(price, budget))


def _military_text(cards: list[int], world: int) -> Message:
    military = military_toward(cards, world)
    return message(
        "jumpdrive-short-military",
        defense=DEFENSE[world],
        military=worded(military),
        short=shortage(military.number, DEFENSE[world]),
    )


def _payment_text(price: Figure, budget: int) -> Message:
    """What a military world costs that is paid for."""
    others = max(budget, 0)
    return message("jumpdrive-short-payment", cost=worded(price), others=others, short=shortage(others, price.number))


def cost_of_budget(price: Figure, budget: int) -> Message:
    """A cost, what there is to pay with, and how much of it is missing."""
    others = max(budget, 0)
    return message("jumpdrive-short-cost", cost=worded(price), others=others, short=shortage(others, price.number))
