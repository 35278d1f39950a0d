"""Which cards in hand can gain by which others: most pairs have nothing to do with each other."""

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
from windfall.titles.jumpdrive.reading.economy import Economy, YieldSums


def _columns(yields: CardYield) -> list[int]:
    """What its clauses count."""
    columns = [place for place, _n in (*yields.per, *yields.with_own)]
    columns += [place for place, _n, _each in yields.groups]
    for one, other, _n in yields.pairs:
        columns += [one, other]
    return columns


_COUNTED: Final = [
    {*_columns(VP[card]), *_columns(INCOME[card]), *[place for place, _n in MILITARY_FOR[card]]} for card in DESIGNS
]


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


_RELATED: Final = [
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


def related(economy: Economy, card: int, hand: list[int]) -> list[bool]:
    """Of each card in hand: whether it may gain more, or be cheaper, with that card in the empire."""
    if _has_steps(economy.vp) or _has_steps(economy.income):
        return [True] * len(hand)
    known = _RELATED[card]
    if economy.gain(card)[2]:
        return [known[other] or IS_MILITARY[other] for other in hand]
    return [known[other] for other in hand]


def _has_steps(sums: YieldSums) -> bool:
    """Some clause yields for groups, pairs or the first of something: what one card adds depends on all others."""
    return bool(sums.groups) or bool(sums.pairs) or any(sums.waiting)
