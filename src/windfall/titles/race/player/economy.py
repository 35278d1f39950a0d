"""Goods on worlds, as the player thinks that they come and go."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import PRODUCTION, WINDFALL
from windfall.titles.race.components.cards import GOODS, KIND
from windfall.titles.race.reading.goods import Goods
from windfall.titles.race.reading.producing import production

# A power that pays only for making the most goods of a kind pays about this often.
MOST_PRODUCED_CHANCE: Final = 0.5


def expected_production(tableau: Sequence[int], goods: Sequence[int], has_bonus: bool) -> tuple[Goods, float]:
    """Goods made in a Produce phase, and cards that are likely drawn in it."""
    made = production(tableau, goods, has_bonus)
    return made.goods, made.cards + MOST_PRODUCED_CHANCE * made.cards_for_most


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
