"""The cycle of Produce and Consume: what a set of cards makes of goods, round after round."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import PRODUCTION, WINDFALL
from windfall.titles.race.components.cards import GOODS, KIND
from windfall.titles.race.reading.goods import Goods, consumption, prices_of, sale, takers_of
from windfall.titles.race.reading.producing import production

_REMEMBERED: Final = 1 << 15
# A power that pays only for making the most goods of a kind pays about this often.
_MOST_PRODUCED_CHANCE: Final = 0.5
# A power that sells a good is thought to sell the one that is dearest with Trade powers.
BY_TRADE_PRICE: Final = True


class Economy:
    """How a set of cards in a tableau makes and uses goods."""

    __slots__ = ("cycle_cards", "cycle_vp", "prices", "sale_cards", "sale_vp", "takers")

    def __init__(self, tableau: tuple[int, ...]) -> None:
        self.takers: tuple[int, ...] = takers_of(tableau)
        self.prices = prices_of(tableau)
        goods, draws = expected_production(tableau, (NO_CARD,) * len(tableau), True)
        used = consumption(goods, self.takers, self.prices, BY_TRADE_PRICE)
        self.cycle_vp = used.vp
        self.cycle_cards = used.cards + draws
        # The same if one good is sold first.
        sold = sale(goods, self.takers, self.prices, BY_TRADE_PRICE)
        self.sale_vp = sold.vp
        self.sale_cards = sold.cards + draws


@lru_cache(_REMEMBERED)
def economy_of(tableau: tuple[int, ...]) -> Economy:
    return Economy(tableau)


def expected_production(tableau: Sequence[int], goods: Sequence[int], has_bonus: bool) -> tuple[Goods, float]:
    """Goods made in a Produce phase, and cards that are likely drawn in it."""
    made = production(tableau, goods, has_bonus)
    return made.goods, made.cards + _MOST_PRODUCED_CHANCE * made.cards_for_most


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


def filled(tableau: Sequence[int], goods: Sequence[int], made: Goods) -> tuple[int, ...]:
    """The goods on worlds after production."""
    room = list(made)
    result = list(goods)
    for sort in (PRODUCTION, WINDFALL):
        for place, card in enumerate(tableau):
            if goods[place] == NO_CARD and GOODS[card] == sort and room[KIND[card]]:
                room[KIND[card]] -= 1
                result[place] = UNKNOWN_CARD
    return tuple(result)
