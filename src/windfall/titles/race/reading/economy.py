"""The cycle of Produce and Consume: what a set of cards makes of goods, round after round."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import NO_GOODS
from windfall.titles.race.components.cards import CONSUME, DESIGNS, GOODS, POWERS_FOR, PRODUCE, TRADE
from windfall.titles.race.reading.goods import consumption, prices_of, sale, takers_of
from windfall.titles.race.reading.producing import production

_REMEMBERED: Final = 1 << 15
# A power that sells a good is thought to sell the one that is dearest with Trade powers.
BY_TRADE_PRICE: Final = True
# Cards that change what a cycle of Produce and Consume brings.
IS_ECONOMIC: Final[list[bool]] = [
    GOODS[card] != NO_GOODS or any(POWERS_FOR[phase][card] for phase in (TRADE, CONSUME, PRODUCE)) for card in DESIGNS
]


class Economy:
    """How a set of cards in a tableau makes and uses goods: Produce is chosen with no goods there, and then Consume.

    VPs are not doubled.
    """

    __slots__ = (
        "cards_for_most",
        "cycle_cards",
        "cycle_goods",
        "cycle_vp",
        "prices",
        "sale_cards",
        "sale_vp",
        "takers",
    )

    def __init__(self, tableau: tuple[int, ...]) -> None:
        """Cards that are not economic may be left out."""
        self.takers: tuple[int, ...] = takers_of(tableau)
        self.prices = prices_of(tableau)
        made = production(tableau, (NO_CARD,) * len(tableau), True)
        used = consumption(made.goods, self.takers, self.prices, BY_TRADE_PRICE)
        self.cycle_goods = sum(made.goods)
        self.cycle_vp = used.vp
        self.cycle_cards = used.cards + made.cards
        self.cards_for_most = made.cards_for_most  # not among the cards
        # The same if one good is sold first.
        sold = sale(made.goods, self.takers, self.prices, BY_TRADE_PRICE)
        self.sale_vp = sold.vp
        self.sale_cards = sold.cards + made.cards


def economic(tableau: Sequence[int]) -> list[int]:
    """The cards that matter here, sorted."""
    return sorted([card for card in tableau if IS_ECONOMIC[card]])


def economy_of(tableau: Sequence[int]) -> Economy:
    return _economy(tuple(economic(tableau)))


def economy_with(cards: list[int], card: int) -> Economy:
    """With one more of the cards that matter here."""
    return _economy(tuple(sorted([*cards, card])))


# Few of the cards that differ from one tableau to another are economic.
@lru_cache(_REMEMBERED)
def _economy(cards: tuple[int, ...]) -> Economy:
    return Economy(cards)
