"""The way of an empire through the phases that its own action cards call."""

from typing import Final, TypeAlias

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import WINDFALL
from windfall.titles.race.components.cards import GOODS
from windfall.titles.race.reading.goods import Goods, emptied
from windfall.titles.race.rules.actions import (
    CARD_PAIRS,
    CHOOSE,
    CHOOSE_PAIR,
    DISCARD,
    DOUBLE_CARDS,
    PHASE_OF,
    cards_chosen,
)
from windfall.titles.race.rules.state import Empire

# A phase that own action cards call, and these cards.
Called: TypeAlias = tuple[int, tuple[int, ...]]


def _called_by(cards: tuple[int, ...]) -> list[Called]:
    """The phases of one or two action cards, in order. Two for the same phase bring both bonuses, but a second Develop
    or Settle is a phase by itself."""
    first, last = cards[0], cards[-1]
    if PHASE_OF[first] == PHASE_OF[last] and first not in DOUBLE_CARDS:
        return [(PHASE_OF[first], cards)]
    return [(PHASE_OF[card], (card,)) for card in cards]


# By the action that chooses a card, or a pair.
CALLED: Final[dict[int, list[Called]]] = {
    action: _called_by(cards_chosen(action))
    for action in (*range(CHOOSE, DISCARD), *range(CHOOSE_PAIR, CHOOSE_PAIR + len(CARD_PAIRS)))
}


class OwnRound:
    """What an empire has after some of these phases, if it places the cards that promise most, and uses all its Consume
    powers."""

    __slots__ = (
        "_left",
        "_new",
        "before_develop",
        "before_settle",
        "cards",
        "chips",
        "empire",
        "hand",
        "phases_to_place",
        "placed",
        "vp",
    )

    def __init__(self, empire: Empire) -> None:
        self.empire: Empire = empire
        self.hand = len(empire.hand)  # how many cards: which ones were drawn, and paid, nobody knows
        self.before_develop = self.hand  # cards in hand when others may place a development, or a world
        self.before_settle = self.hand
        self.cards = 0  # drawn
        self.vp = 0  # won, chips among them
        self.chips = 0
        self.placed = 0  # cards
        self.phases_to_place = 0  # in which cards can be placed
        self._new = NO_CARD  # what the next phase will find changed: the card placed, and the goods left
        self._left: Goods | None = None

    def draw(self, cards: int) -> None:
        self.cards += cards
        self.hand += cards

    def place(self, card: int, payment: int, vp: int) -> None:
        self.hand -= payment + 1
        self.vp += vp
        self.placed += 1
        self._new = card

    def consume(self, vp: int, left: Goods) -> None:
        self.vp += vp
        self.chips += vp
        self._left = left

    def next_phase(self) -> None:
        """A card that was placed works from now on, and goods that were consumed are gone."""
        card, left = self._new, self._left
        if card != NO_CARD or left is not None:
            self.empire = self.empire.copy()
        if card != NO_CARD:
            self.empire.tableau.append(card)
            self.empire.goods.append(UNKNOWN_CARD if GOODS[card] == WINDFALL else NO_CARD)
            self.empire.hand.remove(card)
        if left is not None:
            self.empire.goods = list(emptied(self.empire.tableau, self.empire.goods, left))
        self._new, self._left = NO_CARD, None
