"""What Trade, Consume makes of goods: the best sale, then the Consume powers, by a simple plan."""

from functools import lru_cache
from typing import Final

from windfall.engine.kinds import KINDS, NO_KIND, NOVELTY
from windfall.titles.newfrontiers.components.powers import (
    CONSUME,
    CONSUME_BONUS,
    CONSUME_GOODS,
    GAIN,
    POWERS,
    POWERS_FOR,
    PRICE,
    SELL,
    TRADE,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import SPECS

BASE_PRICES: Final = (1, 2, 3, 4)  # credits for a good, by kind
# Where a power gives VPs or credits, a credit counts as this many VPs.
_CREDIT_WORTH: Final = 0.5
_USUAL_SALE: Final = 3.0  # credits
_TILES: Final = range(len(SPECS))


def _appeal(power: Power) -> float:
    """What a Consume power makes of one good; of equal ones the power for some kinds only comes first."""
    if power.effect == SELL:
        return _USUAL_SALE * _CREDIT_WORTH
    goods = 1 if power.up_to else power.goods
    picky = power.kind != NO_KIND or power.kinds or power.different
    return (power.vp + power.credits * _CREDIT_WORTH) / goods + (0.05 if picky else 0.0)


def powers_of_tiles(action: int, effect: int) -> list[tuple[Power, ...]]:
    """For every tile: its powers of one effect in an action."""
    return [
        tuple(POWERS[index] for index in POWERS_FOR[action][tile] if POWERS[index].effect == effect) for tile in _TILES
    ]


# Consume powers that take goods, in the order in which they are best used; and for every tile their places in it.
_TAKERS: Final[list[Power]] = sorted(
    [power for power in POWERS if power.action == CONSUME and power.effect in (CONSUME_GOODS, SELL)],
    key=_appeal,
    reverse=True,
)
_TAKERS_OF: Final[list[tuple[int, ...]]] = [
    tuple(rank for rank, power in enumerate(_TAKERS) if power.tile == tile) for tile in _TILES
]
_PRICES: Final = powers_of_tiles(TRADE, PRICE)
_CONSUME_GAINS: Final = powers_of_tiles(CONSUME, GAIN)
_CONSUME_BONUSES: Final = powers_of_tiles(CONSUME, CONSUME_BONUS)
# Has the tile powers for Trade or Consume, or does another's power look for it?
CHANGES_TRADING: Final[list[bool]] = [
    bool(POWERS_FOR[TRADE][tile] or POWERS_FOR[CONSUME][tile] or tile in [power.with_tile for power in POWERS])
    for tile in _TILES
]


class Trading:
    """The powers of an empire for Trade, Consume."""

    __slots__ = ("_bonus_vp", "_gained_credits", "_gained_vp", "_prices", "_takers")

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self._prices = [*BASE_PRICES]
        self._takers: list[int] = []
        self._bonus_vp = 0  # for each good consumed
        self._gained_vp = 0  # without goods
        self._gained_credits = 0
        for tile in tiles:
            if CHANGES_TRADING[tile]:
                self._add(tile, tiles)
        self._takers.sort()

    def _add(self, tile: int, tiles: tuple[int, ...]) -> None:
        for power in _PRICES[tile]:
            for kind in KINDS:
                if power.kind in (NO_KIND, kind):
                    self._prices[kind] += power.amount
        if POWERS_FOR[CONSUME][tile]:
            self._takers.extend(_TAKERS_OF[tile])
            for power in _CONSUME_GAINS[tile]:
                self._gained_vp += power.vp
                self._gained_credits += power.credits
            for power in _CONSUME_BONUSES[tile]:
                self._bonus_vp += power.vp
                if power.with_tile in tiles:
                    self._gained_vp += power.with_vp

    def wanted_kind(self) -> int:
        """The kind for which the any-kind world makes its good, which cannot be sold: one that a power takes."""
        for rank in self._takers:
            if _TAKERS[rank].kind != NO_KIND:
                return _TAKERS[rank].kind
        return NOVELTY

    def best_sale(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """The highest price of a good, and its kind."""
        best = 0
        best_kind = NO_KIND
        for kind in KINDS:
            if goods[kind] > (1 if kind == unsellable else 0) and self._prices[kind] > best:
                best = self._prices[kind]
                best_kind = kind
        return best, best_kind

    def trade(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """VPs and credits of the sale that leaves the most of both, or of none, and of Consume powers after it."""
        if not self._takers:
            return self._gained_vp, self._gained_credits + self.best_sale(goods, unsellable)[0]
        best_vp, best_credits = self.consume(goods, unsellable)
        best = best_vp + best_credits * _CREDIT_WORTH
        for kind in KINDS:
            if goods[kind] > (1 if kind == unsellable else 0):
                left = goods.copy()
                left[kind] -= 1
                vp, credit_count = self.consume(left, unsellable)
                credit_count += self._prices[kind]
                if vp + credit_count * _CREDIT_WORTH > best:
                    best = vp + credit_count * _CREDIT_WORTH
                    best_vp = vp
                    best_credits = credit_count
        return best_vp, best_credits

    def consume(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """VPs and credits for goods by kind, if each power in turn takes what later ones want least."""
        vp = self._gained_vp
        credit_count = self._gained_credits
        count = goods[0] + goods[1] + goods[2] + goods[3]
        if not count or not self._takers:
            return vp, credit_count
        left = goods.copy()
        wanted = [0, 0, 0, 0]  # by powers for some kinds that are still to come
        for rank in self._takers:
            _want(_TAKERS[rank], wanted, 1)
        for rank in self._takers:
            power = _TAKERS[rank]
            _want(power, wanted, -1)
            if power.effect == SELL:
                price, kind = self.best_sale(left, unsellable)
                if kind != NO_KIND:
                    left[kind] -= 1
                    credit_count += price
                continue
            taken = _take(power, left, wanted)
            times = taken if power.up_to else min(taken, 1)
            vp += power.vp * times + self._bonus_vp * taken
            credit_count += power.credits * times
        return vp, credit_count


def _want(power: Power, wanted: list[int], sign: int) -> None:
    if power.kind != NO_KIND:
        wanted[power.kind] += sign * power.goods
    for kind in power.kinds:
        wanted[kind] += sign


def _take(power: Power, left: list[int], wanted: list[int]) -> int:
    """Take goods for a power, all that it needs or as many as it can; tells how many."""
    if power.kinds:
        for kind in power.kinds:
            if not left[kind]:
                return 0
        for kind in power.kinds:
            left[kind] -= 1
        return power.goods
    if power.kind != NO_KIND:
        there = left[power.kind]
    elif power.different:
        there = 0
        for kind in KINDS:
            there += 1 if left[kind] else 0
    else:
        there = left[0] + left[1] + left[2] + left[3]
    if there < power.goods and not power.up_to:
        return 0
    number = min(there, power.goods)
    if power.kind != NO_KIND:
        left[power.kind] -= number
        return number
    barred = [False, False, False, False]
    for _ in range(number):
        kind = _least_wanted(left, wanted, barred)
        left[kind] -= 1
        barred[kind] = power.different
    return number


def _least_wanted(left: list[int], wanted: list[int], barred: list[bool]) -> int:
    """The kind with the most goods beyond what later powers ask for; of equal ones the cheapest."""
    best = NO_KIND
    for kind in KINDS:
        if (
            left[kind]
            and not barred[kind]
            and (best == NO_KIND or left[kind] - wanted[kind] > left[best] - wanted[best])
        ):
            best = kind
    return best


def trading_of(tiles: tuple[int, ...]) -> Trading:
    return _trading(tuple([tile for tile in tiles if CHANGES_TRADING[tile]]))


# Most tiles have no such powers.
@lru_cache(1 << 12)
def _trading(tiles: tuple[int, ...]) -> Trading:
    return Trading(tiles)
