"""What the goods and worlds of an empire bring in Trade, Consume and Produce, as the tableau lies there for all to see.

All powers of the tableau count: those placed in the current phase work from the next one on.
"""

from functools import lru_cache
from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import ANY, KINDS, NO_GOODS, NO_KIND, PRODUCTION
from windfall.titles.race.components.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    DESIGNS,
    DRAW,
    GOODS,
    KIND,
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
from windfall.titles.race.rules.state import Empire

BASE_PRICES: Final = (2, 3, 4, 5)  # cards for a good, by kind
# Where a power gives VPs or cards, a card counts as this many VPs.
_CARD_WORTH: Final = 0.6
_USUAL_SALE: Final = 3.5  # cards


def _appeal(power: Power) -> float:
    """What a Consume power makes of one good; a power for one kind comes first, one that takes everything last."""
    if power.effect == CONSUME_ALL:
        return -1.0
    if power.effect == SELL:
        return _USUAL_SALE * _CARD_WORTH
    goods = 1 if power.up_to else power.goods
    return (power.vp + power.cards * _CARD_WORTH) / goods + (0.0 if power.kind == NO_KIND else 0.05)


def _cards_of(phase: int, effect: int) -> list[int]:
    """For every card: what its powers of one effect draw in a phase."""
    return [
        sum([POWERS[index].cards for index in POWERS_FOR[phase][card] if POWERS[index].effect == effect])
        for card in DESIGNS
    ]


def _prices_added(card: int) -> tuple[tuple[int, int], ...]:
    """By how many cards it raises the price of goods of a kind."""
    powers = [POWERS[index] for index in POWERS_FOR[TRADE][card]]
    return tuple(
        (kind, power.amount)
        for power in powers
        if power.effect == PRICE and not power.here
        for kind in KINDS
        if power.kind in (NO_KIND, kind)
    )


# Consume powers that take goods, in the order in which they are best used; and for every card their places in it.
_TAKERS: Final[list[Power]] = sorted(
    [power for power in POWERS if power.phase == CONSUME and power.effect in (CONSUME_GOODS, CONSUME_ALL, SELL)],
    key=_appeal,
    reverse=True,
)
_TAKERS_OF: Final[list[tuple[int, ...]]] = [
    tuple(rank for rank, power in enumerate(_TAKERS) if power.card == card) for card in DESIGNS
]
_PRICES_ADDED: Final[list[tuple[tuple[int, int], ...]]] = [_prices_added(card) for card in DESIGNS]
PRICE_HERE: Final[list[int]] = [
    sum([POWERS[index].amount for index in POWERS_FOR[TRADE][card] if POWERS[index].here]) for card in DESIGNS
]
_CONSUME_DRAWS: Final[list[int]] = _cards_of(CONSUME, DRAW)
_PRODUCE_DRAWS: Final[list[int]] = _cards_of(PRODUCE, DRAW)
_DRAWS_HERE: Final[list[int]] = _cards_of(PRODUCE, WHEN_PRODUCED_HERE)
# Kinds of the windfall worlds that a card lets produce.
_FILLS: Final[list[tuple[int, ...]]] = [
    tuple(POWERS[index].kind for index in POWERS_FOR[PRODUCE][card] if POWERS[index].effect == WINDFALL_POWER)
    for card in DESIGNS
]
_REWARDS: Final[list[tuple[int, ...]]] = [
    tuple(
        index
        for index in POWERS_FOR[PRODUCE][card]
        if POWERS[index].effect in (PER_PRODUCED, PER_KIND_PRODUCED, PER_WORLD)
    )
    for card in DESIGNS
]


class Prospects:
    """What each of these phases would bring now. VPs are not doubled."""

    __slots__ = (
        "consume_cards",
        "consume_vp",
        "later_vp",
        "produce_cards",
        "produce_goods",
        "produce_goods_chosen",
        "trade_cards",
        "trade_vp",
    )

    def __init__(self, tableau: tuple[int, ...], goods: tuple[int, ...]) -> None:
        self.trade_cards = 0  # for the best good
        self.trade_vp = 0  # of Consume powers, with the goods left after that sale
        self.consume_vp = 0
        self.consume_cards = 0
        self.produce_goods = 0
        self.produce_goods_chosen = 0  # with the bonus of the player who chose Produce
        self.produce_cards = (
            0  # at least: neither for goods on windfall worlds that have a power for it, nor for the most goods
        )
        self.later_vp = 0  # of Consume powers, with the goods there are after choosing Produce
        self._look_at(tableau, goods)

    def _look_at(self, tableau: tuple[int, ...], goods: tuple[int, ...]) -> None:
        held = [0, 0, 0, 0]
        made = [0, 0, 0, 0]
        empty = [0, 0, 0, 0]  # windfall worlds
        takers: list[int] = []
        prices = [0, 0, 0, 0]
        fills: list[int] = []
        rewards: list[int] = []
        for at, card in enumerate(tableau):
            sort = GOODS[card]
            if sort != NO_GOODS:
                if goods[at] != NO_CARD:
                    held[KIND[card]] += 1
                elif sort == PRODUCTION:
                    made[KIND[card]] += 1
                    self.produce_cards += _DRAWS_HERE[card]
                else:
                    empty[KIND[card]] += 1
            if POWERS_FOR[CONSUME][card]:
                takers.extend(_TAKERS_OF[card])
                self.consume_cards += _CONSUME_DRAWS[card]
            for kind, amount in _PRICES_ADDED[card]:
                prices[kind] += amount
            if POWERS_FOR[PRODUCE][card]:
                fills.extend(_FILLS[card])
                rewards.extend(_REWARDS[card])
                self.produce_cards += _PRODUCE_DRAWS[card]
        takers.sort()
        self._produce(tableau, made, empty, fills, rewards)
        if any(held):
            self._use(tableau, goods, held, takers, prices)
        if takers and any(made):
            self.later_vp = _use_goods([held[kind] + made[kind] for kind in KINDS], takers, prices)[0]
        else:
            self.later_vp = self.consume_vp

    def _produce(
        self, tableau: tuple[int, ...], made: list[int], empty: list[int], fills: list[int], rewards: list[int]
    ) -> None:
        """Fill windfall worlds, first with the powers for one kind and at last with the bonus of Produce."""
        anywhere = 0
        for kind in fills:
            if kind == ANY:
                anywhere += 1
            elif empty[kind]:
                empty[kind] -= 1
                made[kind] += 1
        for kind in (3, 2, 1, 0):
            filled = min(anywhere, empty[kind])
            empty[kind] -= filled
            made[kind] += filled
            anywhere -= filled
        self.produce_goods = made[0] + made[1] + made[2] + made[3]
        self.produce_goods_chosen = self.produce_goods
        for index in rewards:
            power = POWERS[index]
            self.produce_cards += power.cards * _times(power, made, tableau)
        for kind in (3, 2, 1, 0):
            if empty[kind]:
                made[kind] += 1
                self.produce_goods_chosen += 1
                break

    def _use(
        self, tableau: tuple[int, ...], goods: tuple[int, ...], held: list[int], takers: list[int], prices: list[int]
    ) -> None:
        """Sell the best good, or use all with Consume powers."""
        sold = NO_KIND
        for at, world in enumerate(tableau):
            if goods[at] != NO_CARD:
                price = BASE_PRICES[KIND[world]] + prices[KIND[world]] + PRICE_HERE[world]
                if price > self.trade_cards:
                    self.trade_cards = price
                    sold = KIND[world]
        if takers:
            self.consume_vp, cards = _use_goods(held, takers, prices)
            self.consume_cards += cards
            left = held.copy()
            left[sold] -= 1
            self.trade_vp = _use_goods(left, takers, prices)[0]


def prospects_of(empire: Empire) -> Prospects:
    return _prospects(tuple(empire.tableau), tuple(empire.goods))


# An empire is looked at from every seat at every question, and changes only a few times in a round.
@lru_cache(1 << 12)
def _prospects(tableau: tuple[int, ...], goods: tuple[int, ...]) -> Prospects:
    return Prospects(tableau, goods)


def _times(power: Power, made: list[int], tableau: tuple[int, ...]) -> int:
    """How often a Produce power draws its cards."""
    if power.effect == PER_PRODUCED:
        return made[power.kind]
    times = 0
    if power.effect == PER_KIND_PRODUCED:
        for count in made:
            times += 1 if count else 0
    else:
        for card in tableau:
            times += 1 if KIND[card] == power.kind else 0
    return times


def _reward(power: Power, goods: int) -> tuple[int, int]:
    """The VPs, not doubled, and the cards that a Consume power gives for so many goods."""
    if power.effect == CONSUME_ALL:
        return goods - power.vp_less, 0
    times = goods if power.up_to else 1
    return power.vp * times, power.cards * times


def _use_goods(held: list[int], takers: list[int], prices: list[int]) -> tuple[int, int]:
    """VPs and cards for the goods by kind, if each power in turn takes what later ones want least."""
    left = held.copy()
    count = left[0] + left[1] + left[2] + left[3]
    wanted = [0, 0, 0, 0]  # by powers for one kind that are still to come
    for rank in takers:
        power = _TAKERS[rank]
        if power.kind != NO_KIND:
            wanted[power.kind] += power.goods
    total_vp = total_cards = 0
    for rank in takers:
        if not count:
            break
        power = _TAKERS[rank]
        if power.kind != NO_KIND:
            wanted[power.kind] -= power.goods
        if power.effect == SELL:
            total_cards += _sell(left, prices, power.trade_powers)
            count -= 1
            continue
        taken = count if power.effect == CONSUME_ALL else _take(power, left, wanted)
        if taken:
            count -= taken
            vp, cards = _reward(power, taken)
            total_vp += vp
            total_cards += cards
    return total_vp, total_cards


def _sell(left: list[int], prices: list[int], trade_powers: bool) -> int:
    """Sell the good that brings the most cards; tells how many."""
    best = best_kind = 0
    for kind in KINDS:
        price = BASE_PRICES[kind] + (prices[kind] if trade_powers else 0)
        if left[kind] and price > best:
            best = price
            best_kind = kind
    left[best_kind] -= 1
    return best


def _take(power: Power, left: list[int], wanted: list[int]) -> int:
    """Take goods for a power, all that it needs or as many as it can; tells how many."""
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
    return number
