"""What can be said of the cards before any game begins."""

from typing import Final

from windfall.engine.kinds import KINDS
from windfall.titles.race.components.bonuses import BONUS_FOR_CARDS
from windfall.titles.race.components.cards import (
    COPIES,
    DESIGNS,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    PHASE_IDS,
    POWERS,
    POWERS_FOR,
    Power,
)

POWERS_OF: Final[list[tuple[Power, ...]]] = [
    tuple(POWERS[index] for phase in range(len(PHASE_IDS)) for index in POWERS_FOR[phase][card]) for card in DESIGNS
]


def _mean_bonus(owner: int, worlds: bool) -> float:
    cards = [card for card in DESIGNS if IS_WORLD[card] == worlds]
    total = sum(COPIES[card] * BONUS_FOR_CARDS[owner][card] for card in cards)
    return total / sum(COPIES[card] for card in cards)


# What the average world or development of the deck adds to a bonus.
BONUS_PER_WORLD: Final[list[float]] = [_mean_bonus(card, True) for card in DESIGNS]
BONUS_PER_DEVELOPMENT: Final[list[float]] = [_mean_bonus(card, False) for card in DESIGNS]

# Of worlds that are paid for, the share that each kind has.
_PAID: Final = [card for card in DESIGNS if IS_WORLD[card] and not IS_MILITARY[card]]
KIND_SHARE: Final[list[float]] = [
    sum(COPIES[card] for card in _PAID if KIND[card] == kind) / sum(COPIES[card] for card in _PAID) for kind in KINDS
]
