"""What a card takes to place, in sentences."""

from windfall.engine.figures import Figure
from windfall.engine.words.notes import shortage, sum_text
from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import DEFENSE, IS_MILITARY, NAMES
from windfall.titles.jumpdrive.reading.figures import military_toward, world_price
from windfall.titles.jumpdrive.rules.actions import CONQUER
from windfall.titles.jumpdrive.rules.cost import limit_broken


def worded(figure: Figure) -> str:
    """A figure with its parts by name."""
    return sum_text(figure, NAMES, "placed alone")


def way_text(cards: list[int], world: int, way: int) -> str:
    """What it takes to place a world in this way."""
    if way == CONQUER:
        return f"defense {DEFENSE[world]}, your military {worded(military_toward(cards, world))}"
    price = world_price(cards, world)
    assert price is not None
    return f"cost {worded(price)}"


def limit_text(cards: list[int], development: int) -> str | None:
    """Which limit forbids one more of this development, if one does."""
    limit = limit_broken(cards, development)
    if limit is None:
        return None
    if not limit.most:
        return "not with the military of your empire"
    return "you already own it" if limit.most == 1 else f"you already own {limit.most}"


def world_text(cards: list[int], world: int, budget: int | None = None) -> str:
    """What a world takes; and what is missing, of the cards to pay with only if their number is given."""
    parts = []
    if IS_MILITARY[world]:
        have = military_toward(cards, world).number
        parts.append(f"{way_text(cards, world, CONQUER)}{shortage(have, DEFENSE[world])}")
    price = world_price(cards, world)
    if price is not None:
        label = "to pay" if IS_MILITARY[world] else "cost"
        parts.append(f"{label} {worded(price)}{of_budget(price.number, budget)}")
    return "; ".join(parts)


def of_budget(number: int, budget: int | None) -> str:
    """What there is to pay with, and how much of it is missing."""
    if budget is None:
        return ""
    return f", you have {plural(max(budget, 0), 'other card')}{shortage(max(budget, 0), number)}"
