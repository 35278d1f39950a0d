"""What an empire makes in Produce."""

from collections.abc import Sequence

from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import ANY, NO_GOODS, PRODUCTION
from windfall.titles.race.components.cards import (
    GOODS,
    KIND,
    MOST_PRODUCED,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    WHEN_PRODUCED_HERE,
    WINDFALL_POWER,
    Power,
)
from windfall.titles.race.components.totals import DRAWS_WHEN_PRODUCED
from windfall.titles.race.reading.goods import Goods
from windfall.titles.race.rules.produce import times_drawn


class Production:
    """Goods by kind, and cards."""

    __slots__ = ("cards", "cards_for_most", "goods")

    def __init__(self, goods: Goods, cards: int, cards_for_most: int) -> None:
        self.goods = goods
        self.cards = cards  # at least: not for goods on windfall worlds that have a power for it
        self.cards_for_most = cards_for_most  # drawn only if nobody else makes as many goods of a kind


def production(tableau: Sequence[int], goods: Sequence[int], has_bonus: bool) -> Production:
    """What a Produce phase makes, with the bonus of who chose it or without.

    Powers for one kind fill windfall worlds first; those for any kind, and the bonus, the best kinds that are left.
    """
    made = [0, 0, 0, 0]
    empty = [0, 0, 0, 0]  # windfall worlds
    anywhere = 1 if has_bonus else 0
    fills: list[int] = []
    draws: list[Power] = []
    cards = 0
    for at, card in enumerate(tableau):
        sort = GOODS[card]
        if sort != NO_GOODS and goods[at] == NO_CARD:
            if sort == PRODUCTION:
                made[KIND[card]] += 1
                cards += DRAWS_WHEN_PRODUCED[card]
            else:
                empty[KIND[card]] += 1
        for index in POWERS_FOR[PRODUCE][card]:
            power = POWERS[index]
            if power.effect != WINDFALL_POWER:
                draws.append(power)
            elif power.kind == ANY:
                anywhere += 1
            else:
                fills.append(power.kind)
    for kind in fills:
        if empty[kind]:
            empty[kind] -= 1
            made[kind] += 1
    for kind in (3, 2, 1, 0):
        filled = min(anywhere, empty[kind])
        made[kind] += filled
        anywhere -= filled
    for_most = 0
    for power in draws:
        if power.effect == MOST_PRODUCED:
            for_most += power.cards if made[power.kind] else 0
        elif power.effect != WHEN_PRODUCED_HERE:
            cards += power.cards * times_drawn(power, made, tableau)
    return Production((made[0], made[1], made[2], made[3]), cards, for_most)
