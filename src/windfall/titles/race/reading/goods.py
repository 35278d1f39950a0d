"""What goods bring in Consume: the powers that take them, and prices."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import KINDS, NO_KIND, PRODUCTION, WINDFALL
from windfall.titles.race.components.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    DESIGNS,
    GOODS,
    KIND,
    POWERS,
    POWERS_FOR,
    SELL,
    Power,
)
from windfall.titles.race.components.totals import PRICE_ADDED_HERE
from windfall.titles.race.rules.consume import BASE_PRICES, goods_to_take, plain_reward, prices_with
from windfall.titles.race.rules.supply import goods_by_kind

# Goods by kind; prices by kind.
Goods: TypeAlias = tuple[int, int, int, int]

# Where VPs and cards are weighed against each other, a card counts as this many VPs.
_CARD_WORTH: Final = 0.6
_USUAL_SALE: Final = 3.5  # cards
_REMEMBERED: Final = 1 << 15


class Yield:
    """VPs, not doubled, and cards, and the goods left over."""

    __slots__ = ("cards", "left", "vp")

    def __init__(self, vp: int, cards: int, left: Goods) -> None:
        self.vp = vp
        self.cards = cards
        self.left = left


def _appeal(power: Power) -> float:
    """What a Consume power makes of one good; a power for one kind comes first, one that takes everything last."""
    if power.effect == CONSUME_ALL:
        return -1.0
    if power.effect == SELL:
        return _USUAL_SALE * _CARD_WORTH
    goods = 1 if power.up_to else power.goods
    return (power.vp + power.cards * _CARD_WORTH) / goods + (0.0 if power.kind == NO_KIND else 0.05)


# The Consume powers of each card that take goods; and for each of them its place in the order in which they are best
# used.
TAKERS_ON: Final[list[tuple[int, ...]]] = [
    tuple(index for index in POWERS_FOR[CONSUME][card] if POWERS[index].effect in (CONSUME_GOODS, CONSUME_ALL, SELL))
    for card in DESIGNS
]
_BY_APPEAL: Final = sorted([POWERS[index] for takers in TAKERS_ON for index in takers], key=_appeal, reverse=True)
USE_ORDER: Final[dict[int, int]] = {power.index: place for place, power in enumerate(_BY_APPEAL)}


def takers_of(tableau: Sequence[int]) -> tuple[int, ...]:
    """The Consume powers of a tableau that take goods, in the order of best use."""
    return tuple(sorted([index for card in tableau for index in TAKERS_ON[card]], key=USE_ORDER.__getitem__))


def takers_left(powers: Sequence[int]) -> tuple[int, ...]:
    """Of Consume powers not yet used, those that take goods, in the order of best use."""
    return tuple(sorted([index for index in powers if index in USE_ORDER], key=USE_ORDER.__getitem__))


def prices_of(tableau: Sequence[int]) -> Goods:
    """Cards for a good of each kind; a world can add to the price of its own good."""
    return _goods(prices_with(tableau))


def goods_on(tableau: Sequence[int], goods: Sequence[int]) -> Goods:
    """The goods on the worlds of a tableau."""
    return _goods(goods_by_kind(list(tableau), list(goods)))


def _goods(counts: Sequence[int]) -> Goods:
    return (counts[0], counts[1], counts[2], counts[3])


def taken(goods: Goods, kinds: Sequence[int]) -> Goods:
    """Goods of these kinds taken away."""
    counts = list(goods)
    for kind in kinds:
        counts[kind] -= 1
    return _goods(counts)


def less(goods: Goods, kind: int) -> Goods:
    """One good of a kind taken away."""
    return taken(goods, (kind,))


def more(goods: Goods, kind: int) -> Goods:
    """One good of a kind added."""
    counts = list(goods)
    counts[kind] += 1
    return _goods(counts)


def both(goods: Goods, others: Goods) -> Goods:
    """Goods put together."""
    return (goods[0] + others[0], goods[1] + others[1], goods[2] + others[2], goods[3] + others[3])


def emptied(tableau: Sequence[int], goods: Sequence[int], left: Goods) -> tuple[int, ...]:
    """The goods that stay on worlds; windfall worlds keep them first, as they are not easily filled again."""
    keep = list(left)
    result = [NO_CARD] * len(goods)
    for sort in (WINDFALL, PRODUCTION):
        for place, card in enumerate(tableau):
            if goods[place] != NO_CARD and GOODS[card] == sort and keep[KIND[card]]:
                keep[KIND[card]] -= 1
                result[place] = UNKNOWN_CARD
    return tuple(result)


# Consume powers


@lru_cache(_REMEMBERED)
def consumption(goods: Goods, takers: tuple[int, ...], prices: Goods, by_trade_price: bool) -> Yield:
    """What the goods bring if each power in turn takes what later ones want least.

    A power sells the good that brings it the most cards; `by_trade_price` the good that is dearest with Trade powers,
    even if the power does without them.
    """
    left = list(goods)
    wanted = [0, 0, 0, 0]  # by powers for one kind that are still to come
    for index in takers:
        power = POWERS[index]
        if power.kind != NO_KIND:
            wanted[power.kind] += power.goods
    total_vp = total_cards = 0
    for index in takers:
        if not (left[0] or left[1] or left[2] or left[3]):
            break
        power = POWERS[index]
        if power.kind != NO_KIND:
            wanted[power.kind] -= power.goods
        if power.effect == SELL:
            paid = prices if power.trade_powers else BASE_PRICES
            kind = dearest(left, prices if by_trade_price else paid)
            left[kind] -= 1
            total_cards += paid[kind]
            continue
        count = _take(power, left, wanted)
        if count:
            vp, cards = plain_reward(power, count)
            total_vp += vp
            total_cards += cards
    return Yield(total_vp, total_cards, _goods(left))


def _take(power: Power, left: list[int], wanted: list[int]) -> int:
    """Take goods for a power, first those that are wanted least; tells how many."""
    count = goods_to_take(power, left)
    if power.kind != NO_KIND:
        left[power.kind] -= count
        return count
    barred = [False, False, False, False]
    for _ in range(count):
        best = NO_KIND
        for kind in KINDS:
            if (
                left[kind]
                and not barred[kind]
                and (best == NO_KIND or left[kind] - wanted[kind] > left[best] - wanted[best])
            ):
                best = kind
        left[best] -= 1
        barred[best] = power.different
    return count


# Sales


def dearest(goods: Sequence[int], prices: Sequence[int]) -> int:
    """The kind of which a good brings the most cards; NO_KIND if there are no goods."""
    best = NO_KIND
    for kind in KINDS:
        if goods[kind] and (best == NO_KIND or prices[kind] > prices[best]):
            best = kind
    return best


def best_sale(tableau: Sequence[int], goods: Sequence[int], prices: Goods) -> tuple[int, int]:
    """The cards for the dearest good that lies on a world, with what the world adds for it, and its kind."""
    best, sold = 0, NO_KIND
    for at, good in enumerate(goods):
        if good != NO_CARD:
            world = tableau[at]
            price = prices[KIND[world]] + PRICE_ADDED_HERE[world]
            if price > best:
                best, sold = price, KIND[world]
    return best, sold


@lru_cache(_REMEMBERED)
def sale(goods: Goods, takers: tuple[int, ...], prices: Goods, by_trade_price: bool) -> Yield:
    """What the goods bring if one is sold first: the dearest, or the dearest of those that would be left over."""
    best = Yield(0, 0, goods)
    best_value = 0.0
    spare = consumption(goods, takers, prices, by_trade_price).left
    for pool in (goods, spare):
        kind = dearest(pool, prices)
        if kind != NO_KIND:
            used = consumption(less(goods, kind), takers, prices, by_trade_price)
            sold = Yield(used.vp, used.cards + prices[kind], used.left)
            value = sold.vp + sold.cards * _CARD_WORTH
            if value > best_value:
                best, best_value = sold, value
    return best
