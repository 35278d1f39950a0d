"""What Trade, Consume makes of goods: the best sale, then the Consume powers, by a simple plan."""

from collections.abc import Sequence
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
    SELL,
    TRADE,
    Power,
)
from windfall.titles.newfrontiers.reading.powers import TILES, Rewards
from windfall.titles.newfrontiers.rules.trade_consume import (
    consume_bonus,
    consume_reward,
    good_price_by,
    goods_to_take,
)

# Where a power gives VPs or credits, a credit counts as this many VPs.
_CREDIT_WORTH: Final = 0.5
_USUAL_SALE: Final = 3.0  # credits


def _appeal(power: Power) -> float:
    """What a Consume power makes of one good; of equal ones the power for some kinds only comes first."""
    if power.effect == SELL:
        return _USUAL_SALE * _CREDIT_WORTH
    goods = 1 if power.up_to else power.goods
    picky = power.kind != NO_KIND or power.kinds or power.different
    return (power.vp + power.credits * _CREDIT_WORTH) / goods + (0.05 if picky else 0.0)


# Consume powers that take goods, in the order in which they are best used; and for every power its place in it.
_TAKERS: Final[list[Power]] = sorted(
    [power for power in POWERS if power.action == CONSUME and power.effect in (CONSUME_GOODS, SELL)],
    key=_appeal,
    reverse=True,
)
_RANKS: Final[dict[int, int]] = {power.index: rank for rank, power in enumerate(_TAKERS)}
# Has the tile powers for Trade or Consume, or does another's power look for it?
_CHANGES_TRADE: Final[list[bool]] = [
    bool(POWERS_FOR[TRADE][tile] or POWERS_FOR[CONSUME][tile] or tile in [power.with_tile for power in POWERS])
    for tile in TILES
]


class ConsumePowers:
    """Powers for Trade, Consume: all of an empire, or those left in a turn."""

    __slots__ = ("_takers", "bonus_vp", "consumers", "gained", "prices", "sales")

    def __init__(self, powers: Sequence[int], tiles: Sequence[int]) -> None:
        trade = [index for index in powers if POWERS[index].action == TRADE]
        self.prices = [good_price_by(trade, kind) for kind in KINDS]
        self.bonus_vp = consume_bonus(powers)  # for each good consumed
        self.gained = Rewards()  # without goods
        self.consumers: list[Power] = []
        self.sales = 0  # by powers
        self._takers: list[int] = []
        for index in powers:
            power = POWERS[index]
            if power.action != CONSUME:
                continue
            if power.effect == GAIN:
                self.gained.add(power)
            elif power.effect == CONSUME_BONUS:
                if power.with_tile in tiles:
                    self.gained.vp += power.with_vp
            else:
                self._takers.append(_RANKS[index])
                if power.effect == SELL:
                    self.sales += 1
                else:
                    self.consumers.append(power)
        self._takers.sort()

    def wanted_kind(self, first_placed: bool = False) -> int:
        """The kind for which the any-kind world makes its good, which cannot be sold: one that the best power for one
        kind takes, or the first of them that was placed."""
        if first_placed:
            for power in self.consumers:
                if power.kind != NO_KIND:
                    return power.kind
            return NOVELTY
        for rank in self._takers:
            if _TAKERS[rank].kind != NO_KIND:
                return _TAKERS[rank].kind
        return NOVELTY

    def dearest_first(self) -> list[int]:
        """The kinds by the prices of goods; of equal ones the lower kind first."""
        return sorted(KINDS, key=self.prices.__getitem__, reverse=True)

    def best_sale(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """The highest price of a good, and its kind."""
        best = 0
        best_kind = NO_KIND
        for kind in KINDS:
            if goods[kind] > (1 if kind == unsellable else 0) and self.prices[kind] > best:
                best = self.prices[kind]
                best_kind = kind
        return best, best_kind

    def trade(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """VPs and credits of the sale that leaves the most of both, or of none, and of Consume powers after it."""
        if not self._takers:
            return self.gained.vp, self.gained.credits + self.best_sale(goods, unsellable)[0]
        best_vp, best_credits = self.consume(goods, unsellable)
        best = best_vp + best_credits * _CREDIT_WORTH
        for kind in KINDS:
            if goods[kind] > (1 if kind == unsellable else 0):
                left = goods.copy()
                left[kind] -= 1
                vp, credit_count = self.consume(left, unsellable)
                credit_count += self.prices[kind]
                if vp + credit_count * _CREDIT_WORTH > best:
                    best = vp + credit_count * _CREDIT_WORTH
                    best_vp = vp
                    best_credits = credit_count
        return best_vp, best_credits

    def consume(self, goods: list[int], unsellable: int) -> tuple[int, int]:
        """VPs and credits for goods by kind, if each power in turn takes what later ones want least."""
        vp = self.gained.vp
        credit_count = self.gained.credits
        count = goods[0] + goods[1] + goods[2] + goods[3]
        if not count or not self._takers:
            return vp, credit_count
        left = goods.copy()
        wanted = [0, 0, 0, 0]  # by powers for some kinds that are still to come
        for rank in self._takers:
            want_goods(_TAKERS[rank], wanted, 1)
        for rank in self._takers:
            power = _TAKERS[rank]
            want_goods(power, wanted, -1)
            if power.effect == SELL:
                price, kind = self.best_sale(left, unsellable)
                if kind != NO_KIND:
                    left[kind] -= 1
                    credit_count += price
                continue
            taken = take_goods(power, left, wanted)
            reward_vp, reward_credits = consume_reward(power, taken)
            vp += reward_vp + self.bonus_vp * taken
            credit_count += reward_credits
        return vp, credit_count


def want_goods(power: Power, wanted: list[int], sign: int) -> None:
    """Add the goods of some kinds that a power asks for to those wanted, or take them off again."""
    if power.kind != NO_KIND:
        wanted[power.kind] += sign * power.goods
    for kind in power.kinds:
        wanted[kind] += sign


def take_goods(power: Power, left: list[int], wanted: list[int], cheapest_of_different: bool = False) -> int:
    """Take goods, by kind, for a power; tells how many. Of several kinds it takes those that others want least; where
    all must be different, those of the cheapest kinds if told so."""
    number = goods_to_take(power, left)
    if not number:
        return 0
    if power.kind != NO_KIND:
        left[power.kind] -= number
    elif power.kinds:
        for kind in power.kinds:
            left[kind] -= 1
    elif power.different and cheapest_of_different:
        missing = number
        for kind in KINDS:
            if missing and left[kind]:
                left[kind] -= 1
                missing -= 1
    else:
        barred = [False, False, False, False]
        for _ in range(number):
            kind = _least_wanted(left, wanted, barred)
            left[kind] -= 1
            barred[kind] = power.different
    return number


def _least_wanted(left: list[int], wanted: list[int], barred: list[bool]) -> int:
    """The kind with the most goods beyond what other powers ask for; of equal ones the cheapest."""
    best = NO_KIND
    for kind in KINDS:
        if (
            left[kind]
            and not barred[kind]
            and (best == NO_KIND or left[kind] - wanted[kind] > left[best] - wanted[best])
        ):
            best = kind
    return best


def consume_powers_of(tiles: tuple[int, ...]) -> ConsumePowers:
    return _consume_powers(tuple([tile for tile in tiles if _CHANGES_TRADE[tile]]))


# Most tiles have no such powers.
@lru_cache(1 << 10)
def _consume_powers(tiles: tuple[int, ...]) -> ConsumePowers:
    powers: list[int] = []
    for tile in tiles:
        powers.extend(POWERS_FOR[TRADE][tile])
        powers.extend(POWERS_FOR[CONSUME][tile])
    return ConsumePowers(powers, tiles)


def powers_left(powers: Sequence[int]) -> ConsumePowers:
    """The powers left in a turn that make something of goods."""
    return _powers_left(tuple([index for index in powers if POWERS[index].effect != GAIN]))


# The same few powers are left at many questions.
@lru_cache(1 << 10)
def _powers_left(powers: tuple[int, ...]) -> ConsumePowers:
    return ConsumePowers(powers, ())
