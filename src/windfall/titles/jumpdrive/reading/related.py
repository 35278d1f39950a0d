"""Which cards can gain by which others: most pairs have nothing to do with each other."""

from typing import Final

from windfall.titles.jumpdrive.components.cards import (
    DESIGNS,
    DEV_DISCOUNT,
    IS_MILITARY,
    IS_WORLD,
    LIMITS,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    POWERS,
    WORLD_DISCOUNT,
)
from windfall.titles.jumpdrive.reading.clauses import INCOME, MILITARY, MILITARY_FOR, ROWS, VP, CardYield


def _columns(yields: CardYield) -> list[int]:
    """What its clauses count."""
    pairs = list(yields.pairs)
    return [*list(yields.per)[::2], *list(yields.with_own)[::2], *list(yields.groups)[::3], *pairs[::3], *pairs[1::3]]


_COUNTED: Final = [{*_columns(VP[card]), *_columns(INCOME[card]), *list(MILITARY_FOR[card])[::2]} for card in DESIGNS]


def _counts(card: int, other: int) -> bool:
    """A clause or power of the one counts the other, or may do so: any card can bring military to an empire."""
    return any(place == MILITARY or ROWS[place][other] for place in _COUNTED[card])


def _makes_cheaper(card: int, other: int) -> bool:
    for power in POWERS[card]:
        if power.effect == DEV_DISCOUNT and not IS_WORLD[other]:
            return True
        if power.effect == WORLD_DISCOUNT and IS_WORLD[other]:
            return True
        if power.effect in (MILITARY_VS, PAY_FOR_MILITARY) and IS_MILITARY[other]:
            return True
    return False


# Whether the second card may gain more, or be cheaper, with the first one in the empire. Not in here: military that the
# first one brings, and clauses of the empire that yield in steps.
RELATED: Final[list[list[bool]]] = [
    [
        card == other
        or bool(LIMITS[other])
        or _counts(card, other)
        or _counts(other, card)
        or _makes_cheaper(card, other)
        for other in DESIGNS
    ]
    for card in DESIGNS
]
