"""Goods: what an empire makes in Produce, and what it gets for goods in Consume."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from windfall.engine.kinds import ANY, KINDS, NO_KIND, PRODUCTION, WINDFALL
from windfall.titles.race.components.cards import (
    CONSUME_ALL,
    DRAW,
    GOODS,
    KIND,
    MOST_PRODUCED,
    PER_KIND_PRODUCED,
    PER_PRODUCED,
    PER_WORLD,
    POWERS,
    POWERS_FOR,
    PRICE,
    PRODUCE,
    SELL,
    TRADE,
    WHEN_PRODUCED_HERE,
    WINDFALL_POWER,
    Power,
)
from windfall.titles.race.player.tables import GOODS_POWERS, TYPICAL_CARD, USE_ORDER

# Goods by kind.
Goods: TypeAlias = tuple[int, int, int, int]

_REMEMBERED = 1 << 15
# A power that pays only for making the most goods of a kind pays about this often.
_MOST_PRODUCED_CHANCE = 0.5
BASE_PRICES = (2, 3, 4, 5)


class Yield(NamedTuple):
    """VPs and cards, and the goods left over."""

    vp: int
    cards: int
    left: Goods


class Economy:
    """How a set of cards in a tableau makes and uses goods."""

    __slots__ = ("consumers", "cycle_cards", "cycle_goods", "cycle_vp", "prices", "sale_cards", "sale_vp")

    def __init__(self, tableau: tuple[int, ...]) -> None:
        self.consumers: tuple[int, ...] = consumers_of(tableau)
        self.prices = prices_of(tableau)
        goods, draws = production(tableau)
        self.cycle_goods = goods
        used = consumption(goods, self.consumers, self.prices)
        self.cycle_vp = used.vp
        self.cycle_cards = used.cards + draws
        # The same if one good is sold first.
        sold = sale(goods, self.consumers, self.prices)
        self.sale_vp = sold.vp
        self.sale_cards = sold.cards + draws


@lru_cache(_REMEMBERED)
def economy_of(tableau: tuple[int, ...]) -> Economy:
    return Economy(tableau)


def consumers_of(tableau: Sequence[int]) -> tuple[int, ...]:
    """The Consume powers that take goods, in the order of best use."""
    return tuple(sorted((index for card in tableau for index in GOODS_POWERS[card]), key=USE_ORDER.__getitem__))


def prices_of(tableau: Sequence[int]) -> Goods:
    """Cards for selling a good of each kind."""
    prices = list(BASE_PRICES)
    for card in tableau:
        for index in POWERS_FOR[TRADE][card]:
            power = POWERS[index]
            if power.effect == PRICE and not power.here:
                for kind in KINDS:
                    if power.kind in (NO_KIND, kind):
                        prices[kind] += power.amount
    return (prices[0], prices[1], prices[2], prices[3])


def production(tableau: Sequence[int], occupied: Sequence[bool] = (), bonus: bool = True) -> tuple[Goods, float]:
    """Goods made in a Produce phase and cards drawn in it. Worlds that hold a good already make none."""
    made = [0, 0, 0, 0]
    windfalls = [0, 0, 0, 0]
    anywhere = 1 if bonus else 0
    draws = 0.0
    rewards: list[Power] = []
    fillers: list[int] = []
    for place, card in enumerate(tableau):
        full = bool(occupied) and occupied[place]
        goods = GOODS[card]
        if goods == PRODUCTION and not full:
            made[KIND[card]] += 1
        elif goods == WINDFALL and not full:
            windfalls[KIND[card]] += 1
        for index in POWERS_FOR[PRODUCE][card]:
            power = POWERS[index]
            effect = power.effect
            if effect == WINDFALL_POWER:
                if power.kind == ANY:
                    anywhere += 1
                else:
                    fillers.append(power.kind)
            elif effect == DRAW:
                draws += power.cards
            elif effect == WHEN_PRODUCED_HERE:
                if goods == PRODUCTION and not full:
                    draws += power.cards
            else:
                rewards.append(power)
    for kind in fillers:
        if windfalls[kind]:
            windfalls[kind] -= 1
            made[kind] += 1
    for kind in (3, 2, 1, 0):
        filled = min(anywhere, windfalls[kind])
        made[kind] += filled
        anywhere -= filled
    for power in rewards:
        draws += power.cards * _times(power, made, tableau)
    return (made[0], made[1], made[2], made[3]), draws


def _times(power: Power, made: Sequence[int], tableau: Sequence[int]) -> float:
    if power.effect == PER_PRODUCED:
        return made[power.kind]
    if power.effect == PER_KIND_PRODUCED:
        return sum(count > 0 for count in made)
    if power.effect == PER_WORLD:
        return sum(KIND[card] == power.kind for card in tableau)
    if power.effect == MOST_PRODUCED and power.kind in KINDS:
        return _MOST_PRODUCED_CHANCE if made[power.kind] else 0.0
    return 0.0


@lru_cache(_REMEMBERED)
def consumption(goods: Goods, consumers: tuple[int, ...], prices: Goods) -> Yield:
    """What the goods bring if each power in turn takes what others need least."""
    left = list(goods)
    vp = cards = 0
    demand = [0, 0, 0, 0]  # of powers for one kind that are still to come
    for index in consumers:
        if POWERS[index].kind in KINDS:
            demand[POWERS[index].kind] += POWERS[index].goods
    for index in consumers:
        power = POWERS[index]
        kind = power.kind
        if kind in KINDS:
            demand[kind] -= power.goods
        if power.effect == SELL:
            kind = max((kind for kind in KINDS if left[kind]), key=lambda kind: prices[kind], default=NO_KIND)
            if kind != NO_KIND:
                left[kind] -= 1
                cards += prices[kind] if power.trade_powers else BASE_PRICES[kind]
            continue
        count = _taken(power, left, demand)
        if not count:
            continue
        if power.effect == CONSUME_ALL:
            vp += count - power.vp_less
            continue
        times = count if power.up_to else 1
        vp += power.vp * times
        cards += power.cards * times
    return Yield(vp, cards, (left[0], left[1], left[2], left[3]))


def _taken(power: Power, left: list[int], demand: list[int]) -> int:
    """Take goods for a power; tells how many."""
    total = sum(left)
    if power.effect == CONSUME_ALL:
        left[:] = [0, 0, 0, 0]
        return total
    if power.different:
        kinds = sorted((kind for kind in KINDS if left[kind]), key=lambda kind: demand[kind] - left[kind])
        if len(kinds) < power.goods and not power.up_to:
            return 0
        kinds = kinds[: power.goods]
        for kind in kinds:
            left[kind] -= 1
        return len(kinds)
    if power.kind in KINDS:
        count = min(power.goods, left[power.kind])
        if count < power.goods and not power.up_to:
            return 0
        left[power.kind] -= count
        return count
    count = min(power.goods, total)
    if count < power.goods and not power.up_to:
        return 0
    for _ in range(count):
        kind = max((kind for kind in KINDS if left[kind]), key=lambda kind: (left[kind] - demand[kind], -kind))
        left[kind] -= 1
    return count


@lru_cache(_REMEMBERED)
def sale(goods: Goods, consumers: tuple[int, ...], prices: Goods) -> Yield:
    """What the goods bring if one is sold first: the dearest, or the dearest of those that would be left over."""
    best = Yield(0, 0, goods)
    best_value = 0.0
    spare = consumption(goods, consumers, prices).left
    for pool in (goods, spare):
        kind = max((kind for kind in KINDS if pool[kind]), key=lambda kind: prices[kind], default=NO_KIND)
        if kind != NO_KIND:
            used = consumption(less(goods, kind), consumers, prices)
            sold = Yield(used.vp, used.cards + prices[kind], used.left)
            value = sold.vp + sold.cards * TYPICAL_CARD
            if value > best_value:
                best, best_value = sold, value
    return best


def less(goods: Goods, kind: int) -> Goods:
    """One good of a kind taken away."""
    counts = list(goods)
    counts[kind] -= 1
    return (counts[0], counts[1], counts[2], counts[3])


def more(goods: Goods, kind: int) -> Goods:
    """One good of a kind added."""
    counts = list(goods)
    counts[kind] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def goods_on(tableau: Sequence[int], full: Sequence[bool]) -> Goods:
    """Goods by kind on the worlds of a tableau."""
    counts = [0, 0, 0, 0]
    for card, has_good in zip(tableau, full, strict=True):
        if has_good:
            counts[KIND[card]] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def emptied(tableau: Sequence[int], full: Sequence[bool], left: Goods) -> tuple[bool, ...]:
    """Which worlds keep their goods; windfall worlds keep them first, as they are not easily filled again."""
    keep = list(left)
    result = [False] * len(full)
    for goods in (WINDFALL, PRODUCTION):
        for place, card in enumerate(tableau):
            if full[place] and GOODS[card] == goods and keep[KIND[card]]:
                keep[KIND[card]] -= 1
                result[place] = True
    return tuple(result)


def filled(tableau: Sequence[int], full: Sequence[bool], made: Goods) -> tuple[bool, ...]:
    """Which worlds hold a good after production."""
    room = list(made)
    result = list(full)
    for goods in (PRODUCTION, WINDFALL):
        for place, card in enumerate(tableau):
            if not full[place] and GOODS[card] == goods and room[KIND[card]]:
                room[KIND[card]] -= 1
                result[place] = True
    return tuple(result)
