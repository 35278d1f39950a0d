"""What can be said of the cards before any game begins."""

from typing import Final

from windfall.engine.kinds import KINDS, PRODUCTION, WINDFALL
from windfall.titles.race.components.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    COPIES,
    DESIGNS,
    GOODS,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    MILITARY,
    PHASE_IDS,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    SELL,
    TRADE,
    Power,
)
from windfall.titles.race.rules.scoring import BONUSES

POWERS_OF: Final[list[tuple[Power, ...]]] = [
    tuple(POWERS[index] for phase in range(len(PHASE_IDS)) for index in POWERS_FOR[phase][card]) for card in DESIGNS
]
HAS_BONUS: Final[list[bool]] = [bool(BONUSES[card]) for card in DESIGNS]
# Military that counts against every world.
GENERAL_MILITARY: Final[list[int]] = [
    sum(power.amount for power in POWERS_OF[card] if power.effect == MILITARY and power.matches is None)
    for card in DESIGNS
]
# Cards that change what a cycle of Produce and Consume brings.
IS_ECONOMIC: Final[list[bool]] = [
    GOODS[card] in (PRODUCTION, WINDFALL) or any(power.phase in (TRADE, CONSUME, PRODUCE) for power in POWERS_OF[card])
    for card in DESIGNS
]


def _bonus_row(owner: int) -> list[int]:
    """For every card: what it adds to the bonus of a 6-cost development, by the first clause it matches."""
    row = []
    for card in DESIGNS:
        matching = [clause.vp for clause in BONUSES[owner] if clause.per is not None and clause.per[card]]
        row.append(matching[0] if matching else 0)
    return row


# BONUS_FOR[owner][card]; an empty row for cards without a bonus.
BONUS_FOR: Final[list[list[int]]] = [_bonus_row(owner) if HAS_BONUS[owner] else [] for owner in DESIGNS]


def _mean_bonus(owner: int, worlds: bool) -> float:
    cards = [card for card in DESIGNS if IS_WORLD[card] == worlds]
    total = sum(COPIES[card] * BONUS_FOR[owner][card] for card in cards)
    return total / sum(COPIES[card] for card in cards)


# What the average world or development of the deck adds to a bonus.
BONUS_PER_WORLD: Final[list[float]] = [_mean_bonus(card, True) if HAS_BONUS[card] else 0.0 for card in DESIGNS]
BONUS_PER_DEVELOPMENT: Final[list[float]] = [_mean_bonus(card, False) if HAS_BONUS[card] else 0.0 for card in DESIGNS]

# Of worlds that are paid for, the share that each kind has.
_PAID: Final = [card for card in DESIGNS if IS_WORLD[card] and not IS_MILITARY[card]]
KIND_SHARE: Final[list[float]] = [
    sum(COPIES[card] for card in _PAID if KIND[card] == kind) / sum(COPIES[card] for card in _PAID) for kind in KINDS
]

# What a card is worth in VPs, where a rough idea will do.
TYPICAL_CARD = 0.6
_TYPICAL_PRICE = 3.5


def _appeal(power: Power) -> float:
    """What a Consume power makes of one good: the order in which powers are best used, the particular before the
    general, and what takes everything at the end."""
    if power.effect == CONSUME_ALL:
        return -1.0
    if power.effect == SELL:
        return _TYPICAL_PRICE * TYPICAL_CARD
    goods = 1 if power.up_to else power.goods
    return (power.vp + power.cards * TYPICAL_CARD) / goods + (0.05 if power.kind in KINDS else 0.0)


# The Consume powers that take goods, of each card; and for each power its place in the order of use.
GOODS_POWERS: Final[list[tuple[int, ...]]] = [
    tuple(index for index in POWERS_FOR[CONSUME][card] if POWERS[index].effect in (CONSUME_GOODS, CONSUME_ALL, SELL))
    for card in DESIGNS
]
_BY_APPEAL = sorted((POWERS[index] for indices in GOODS_POWERS for index in indices), key=_appeal, reverse=True)
USE_ORDER: Final[dict[int, int]] = {power.index: place for place, power in enumerate(_BY_APPEAL)}
