"""What the powers of each card come to, for sums over a tableau."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.kinds import KINDS, NO_KIND
from windfall.titles.race.components.cards import (
    AFTER_DEVELOP,
    AFTER_SETTLE,
    CONSUME,
    DESIGNS,
    DEVELOP,
    DISCOUNT,
    DRAW,
    EXPLORE,
    KEEP,
    MILITARY,
    POWERS,
    POWERS_FOR,
    PRICE,
    PRODUCE,
    SETTLE,
    TEMPORARY_MILITARY,
    TRADE,
    WHEN_PRODUCED_HERE,
    Power,
)


def total(amounts: list[int], cards: Sequence[int]) -> int:
    """The sum of these amounts over cards."""
    amount = 0
    for card in cards:
        amount += amounts[card]
    return amount


def _powers(card: int, phase: int, effect: int) -> list[Power]:
    return [POWERS[index] for index in POWERS_FOR[phase][card] if POWERS[index].effect == effect]


def _amounts(phase: int, effect: int, counts: Callable[[Power], bool]) -> list[int]:
    return [sum([power.amount for power in _powers(card, phase, effect) if counts(power)]) for card in DESIGNS]


def _cards_drawn(phase: int, effect: int) -> list[int]:
    return [sum([power.cards for power in _powers(card, phase, effect)]) for card in DESIGNS]


def _prices_added(card: int) -> tuple[tuple[int, int], ...]:
    powers = [power for power in _powers(card, TRADE, PRICE) if not power.here]
    return tuple((kind, power.amount) for power in powers for kind in KINDS if power.kind in (NO_KIND, kind))


EXPLORE_DRAWS: Final[list[int]] = _amounts(EXPLORE, DRAW, lambda _power: True)
EXPLORE_KEEPS: Final[list[int]] = _amounts(EXPLORE, KEEP, lambda _power: True)
# Off the cost of developments.
DEVELOP_DISCOUNT: Final[list[int]] = _amounts(DEVELOP, DISCOUNT, lambda _power: True)
# Military that counts against every world.
GENERAL_MILITARY: Final[list[int]] = _amounts(SETTLE, MILITARY, lambda power: power.matches is None)
# What it adds until the end of the phase if it is discarded.
TACTICS: Final[list[int]] = _amounts(SETTLE, TEMPORARY_MILITARY, lambda _power: True)
# Cards that a card draws: at the start of Develop, after a placement, in Consume, and when a good is produced on it.
DEVELOP_DRAWS: Final[list[int]] = _cards_drawn(DEVELOP, DRAW)
AFTER_DEVELOP_DRAWS: Final[list[int]] = _cards_drawn(DEVELOP, AFTER_DEVELOP)
AFTER_SETTLE_DRAWS: Final[list[int]] = _cards_drawn(SETTLE, AFTER_SETTLE)
CONSUME_DRAWS: Final[list[int]] = _cards_drawn(CONSUME, DRAW)
DRAWS_WHEN_PRODUCED: Final[list[int]] = _cards_drawn(PRODUCE, WHEN_PRODUCED_HERE)
# The kinds of which it raises the price of a good, and by how many cards; and by how many that of the good on itself.
PRICES_ADDED: Final[list[tuple[tuple[int, int], ...]]] = [_prices_added(card) for card in DESIGNS]
PRICE_ADDED_HERE: Final[list[int]] = _amounts(TRADE, PRICE, lambda power: power.here)
