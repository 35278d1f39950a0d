"""What the goods and colonies of an empire bring in Produce and in Trade, Consume, as it lies there for all to see.

All powers of the empire count: those of tiles placed in the current action work from the next one on. The supply of
goods is taken to last.
"""

from functools import lru_cache
from typing import Final

from windfall.engine.kinds import ANY, KINDS, NO_KIND, NOVELTY, PRODUCTION, WINDFALL
from windfall.newfrontiers.powers import (
    CONSUME,
    CONSUME_BONUS,
    CONSUME_GOODS,
    GAIN,
    PER_PRODUCED,
    POWERS,
    POWERS_FOR,
    PRICE,
    PRODUCE,
    PRODUCTION_FEE,
    SELL,
    SETTLE,
    TEMPORARY_MILITARY,
    TRADE,
    WHEN_PRODUCED_HERE,
    WINDFALL_POWER,
    Power,
)
from windfall.newfrontiers.state import NO_GOOD, Empire
from windfall.newfrontiers.tiles import ANY_WORLD, FIRST_DEVELOPMENT, GOODS, KIND, NO_TRADE, SPECS

BASE_PRICES: Final = (1, 2, 3, 4)  # credits for a good, by kind
# Where a power gives VPs or credits, a credit counts as this many VPs.
_CREDIT_WORTH: Final = 0.5
_USUAL_SALE: Final = 3.0  # credits
_DEAREST_FIRST: Final = (3, 2, 1, 0)
_TILES: Final = range(len(SPECS))


def _appeal(power: Power) -> float:
    """What a Consume power makes of one good; of equal ones the power for some kinds only comes first."""
    if power.effect == SELL:
        return _USUAL_SALE * _CREDIT_WORTH
    goods = 1 if power.up_to else power.goods
    picky = power.kind != NO_KIND or power.kinds or power.different
    return (power.vp + power.credits * _CREDIT_WORTH) / goods + (0.05 if picky else 0.0)


def _of_tile(action: int, effect: int) -> list[tuple[Power, ...]]:
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
_PRICES: Final = _of_tile(TRADE, PRICE)
_CONSUME_GAINS: Final = _of_tile(CONSUME, GAIN)
_CONSUME_BONUSES: Final = _of_tile(CONSUME, CONSUME_BONUS)
_FILLS: Final = _of_tile(PRODUCE, WINDFALL_POWER)
_FEES: Final = _of_tile(PRODUCE, PRODUCTION_FEE)
_GAINS_HERE: Final = _of_tile(PRODUCE, WHEN_PRODUCED_HERE)
_PRODUCE_GAINS: Final = _of_tile(PRODUCE, GAIN)
_PER_PRODUCED: Final = _of_tile(PRODUCE, PER_PRODUCED)
_TEMPORARY: Final = _of_tile(SETTLE, TEMPORARY_MILITARY)


class Prospects:
    """What these actions would bring now, without the bonus of the selecting player."""

    __slots__ = (
        "_bonus_vp",
        "_gained_credits",
        "_gained_vp",
        "_held",
        "_prices",
        "_takers",
        "_unsellable",
        "consume_credits",
        "consume_vp",
        "empty_windfalls",
        "later_credits",
        "later_vp",
        "produce_credits",
        "produce_goods",
        "sale",
        "temporary",
        "trade_credits",
        "trade_vp",
    )

    def __init__(self, colonies: tuple[int, ...], goods: tuple[int, ...], developments: tuple[int, ...]) -> None:
        tiles = (*colonies, *developments)
        self._held = [0, 0, 0, 0]
        self._unsellable = NO_KIND  # of the good that cannot be sold
        self._prices = [*BASE_PRICES]
        self._takers: list[int] = []
        self._bonus_vp = 0  # for each good consumed
        self._gained_vp = 0  # in Consume, without goods
        self._gained_credits = 0
        for colony, good in zip(colonies, goods, strict=True):
            if good != NO_GOOD:
                self._held[good] += 1
                if NO_TRADE[colony]:
                    self._unsellable = good
        for tile in tiles:
            self._add_consume(tile, tiles)
        self._takers.sort()
        self.temporary = self._temporary_military(tiles)
        self.sale = self._best_sale(self._held, self._unsellable)[0]
        self.consume_vp, self.consume_credits = self._consume(self._held, self._unsellable)
        self.trade_vp, self.trade_credits = self._trade(self._held, self._unsellable)
        self.produce_credits = 0
        self.empty_windfalls = 0  # after Produce
        made = self._make(colonies, goods, tiles)
        self.produce_goods = made[0] + made[1] + made[2] + made[3]
        self.later_vp = self.trade_vp  # of Trade, Consume, with the goods there are after Produce
        self.later_credits = self.trade_credits
        if self.produce_goods:
            unsellable = self._unsellable
            if unsellable == NO_KIND and ANY_WORLD in colonies:
                unsellable = self._wanted_kind()
            later = [self._held[kind] + made[kind] for kind in KINDS]
            self.later_vp, self.later_credits = self._trade(later, unsellable)

    def _add_consume(self, tile: int, tiles: tuple[int, ...]) -> None:
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

    def _temporary_military(self, tiles: tuple[int, ...]) -> int:
        """Temporary Military that the goods can be given up for; powers for one kind come first."""
        left = self._held.copy()
        anywhere: list[int] = []
        total = 0
        for tile in tiles:
            for power in _TEMPORARY[tile]:
                if power.matches is not None:
                    continue
                if power.kind == NO_KIND:
                    anywhere.append(power.amount)
                elif left[power.kind]:
                    left[power.kind] -= 1
                    total += power.amount
        anywhere.sort(reverse=True)
        for amount in anywhere[: left[0] + left[1] + left[2] + left[3]]:
            total += amount
        return total

    # Produce

    def _make(self, colonies: tuple[int, ...], goods: tuple[int, ...], tiles: tuple[int, ...]) -> list[int]:
        """Goods by kind that Produce adds, fees paid; windfall colonies get one by powers, those for one kind first."""
        made = [0, 0, 0, 0]
        empty = [0, 0, 0, 0]
        for colony, good in zip(colonies, goods, strict=True):
            if good == NO_GOOD:
                if GOODS[colony] == PRODUCTION:
                    made[self._wanted_kind() if colony == ANY_WORLD else KIND[colony]] += 1
                    self._add_made_on(colony)
                elif GOODS[colony] == WINDFALL:
                    empty[KIND[colony]] += 1
        anywhere = 0
        for tile in tiles:
            for power in _FILLS[tile]:
                if power.kind == ANY:
                    anywhere += 1
                elif empty[power.kind]:
                    empty[power.kind] -= 1
                    made[power.kind] += 1
        for kind in _DEAREST_FIRST:
            filled = min(anywhere, empty[kind])
            empty[kind] -= filled
            made[kind] += filled
            anywhere -= filled
        self.empty_windfalls = empty[0] + empty[1] + empty[2] + empty[3]
        for tile in tiles:
            self._add_produce_rewards(tile, tiles, made)
        return made

    def _add_made_on(self, colony: int) -> None:
        for power in _GAINS_HERE[colony]:
            self.produce_credits += power.credits
        for power in _FEES[colony]:
            self.produce_credits -= power.credits

    def _add_produce_rewards(self, tile: int, tiles: tuple[int, ...], made: list[int]) -> None:
        for power in _PRODUCE_GAINS[tile]:
            times = 1
            if power.per is not None:
                times = 0
                for other in tiles:
                    times += 1 if power.per[other] else 0
            self.produce_credits += power.credits * times
        for power in _PER_PRODUCED[tile]:
            count = made[0] + made[1] + made[2] + made[3] if power.kind == NO_KIND else made[power.kind]
            self.produce_credits += power.credits * (count // power.every)

    def _wanted_kind(self) -> int:
        """The kind for which the any-kind world makes its good, which cannot be sold: one that a power takes."""
        for rank in self._takers:
            if _TAKERS[rank].kind != NO_KIND:
                return _TAKERS[rank].kind
        return NOVELTY

    # Trade, Consume

    def _best_sale(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """The highest price of a good, and its kind."""
        best = 0
        best_kind = NO_KIND
        for kind in KINDS:
            if goods[kind] > (1 if kind == unsellable else 0) and self._prices[kind] > best:
                best = self._prices[kind]
                best_kind = kind
        return best, best_kind

    def _trade(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """VPs and credits of the sale that leaves the most of both, or of none, and of Consume powers after it."""
        if not self._takers:
            return self._gained_vp, self._gained_credits + self._best_sale(goods, unsellable)[0]
        best_vp, best_credits = self._consume(goods, unsellable)
        best = best_vp + best_credits * _CREDIT_WORTH
        for kind in KINDS:
            if goods[kind] > (1 if kind == unsellable else 0):
                left = goods.copy()
                left[kind] -= 1
                vp, credit_count = self._consume(left, unsellable)
                credit_count += self._prices[kind]
                if vp + credit_count * _CREDIT_WORTH > best:
                    best = vp + credit_count * _CREDIT_WORTH
                    best_vp = vp
                    best_credits = credit_count
        return best_vp, best_credits

    def _consume(self, goods: list[int], unsellable: int) -> tuple[int, int]:
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
                price, kind = self._best_sale(left, unsellable)
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


def prospects_of(empire: Empire) -> Prospects:
    return _prospects(tuple(empire.colonies), tuple(empire.goods), tuple(empire.developments))


def prospects_with(empire: Empire, tile: int, good: int) -> Prospects:
    """With a tile more, and the good on it if it is a colony."""
    if tile < FIRST_DEVELOPMENT:
        return _prospects((*empire.colonies, tile), (*empire.goods, good), tuple(empire.developments))
    return _prospects(tuple(empire.colonies), tuple(empire.goods), (*empire.developments, tile))


# An empire is looked at from every seat at every question, and changes only a few times in a round.
@lru_cache(1 << 12)
def _prospects(colonies: tuple[int, ...], goods: tuple[int, ...], developments: tuple[int, ...]) -> Prospects:
    return Prospects(colonies, goods, developments)
