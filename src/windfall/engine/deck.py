"""Titles with a deck of cards: drawing, discarding face down, and what each player may know of it.

A card is a design; copies of a design are interchangeable. Hands and piles are sorted pools without an order.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from windfall.engine.agenda import AgendaState, SeatState
from windfall.engine.answers import PickPool, exactly
from windfall.engine.chance import Chance
from windfall.engine.pool import place_of, put

NO_CARD: Final = -1
UNKNOWN_CARD: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CardHolder(SeatState):
    """A seat with a hand."""

    __slots__ = ("discards", "hand")

    def __init__(self) -> None:
        super().__init__()
        self.hand: list[int] = []
        self.discards: list[int] = []  # cards of the discard pile that this player put there face down


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DeckState(AgendaState):
    """A state with a deck."""

    __slots__ = ("deck", "public_discards", "unseen_discards")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck: list[int] = []
        self.public_discards: list[int] = []  # cards that lay face up
        self.unseen_discards: list[int] = []  # cards that nobody has seen

    @abstractmethod
    def seat_states(self) -> Sequence[CardHolder]: ...

    def seat_state(self, seat: int) -> CardHolder:
        return self.seat_states()[seat]

    @abstractmethod
    def tell_reshuffle(self, count: int) -> None:
        """Log that so many discards became the new deck."""

    def copy_deck_to(self, twin: "DeckState") -> None:
        self.copy_agenda_to(twin)
        twin.deck = self.deck.copy()
        twin.public_discards = self.public_discards.copy()
        twin.unseen_discards = self.unseen_discards.copy()

    def discard_count(self) -> int:
        hidden = sum(len(holder.discards) for holder in self.seat_states())
        return len(self.public_discards) + len(self.unseen_discards) + hidden

    def hide_cards(self, seat: int) -> None:
        """Blank the deck, other hands and other discards, and what others have answered so far."""
        self.hide_answers(seat)
        blank(self.deck)
        blank(self.unseen_discards)
        for other, holder in enumerate(self.seat_states()):
            if other != seat:
                blank(holder.hand)
                blank(holder.discards)


def blank(cards: list[int]) -> None:
    cards[:] = [UNKNOWN_CARD] * len(cards)


def deal_blank(cards: list[int], unseen: list[int], chance: Chance) -> None:
    """Fill blank cards from a pool."""
    blanks = cards.count(UNKNOWN_CARD)
    if blanks == len(unseen):
        # all there are, such as the deck: nothing is left to chance
        drawn = unseen.copy()
        unseen.clear()
    else:
        drawn = [chance.draw(unseen) for _ in range(blanks)]
    if blanks:
        cards[:] = sorted(drawn + [card for card in cards if card != UNKNOWN_CARD])


def draw_card(state: DeckState, chance: Chance) -> int:
    """The next card of the deck, or NO_CARD; an empty deck is refilled at once from the discards."""
    if not state.deck:
        return NO_CARD
    card = chance.draw(state.deck)
    if not state.deck:
        refill_deck(state)
    return card


def refill_deck(state: DeckState) -> None:
    """All discards become the new deck; a deck is a pool, so there is nothing to shuffle."""
    cards = state.deck + state.unseen_discards + state.public_discards
    state.unseen_discards = []
    state.public_discards = []
    for holder in state.seat_states():
        cards += holder.discards
        holder.discards = []
    if cards:
        state.tell_reshuffle(len(cards))
    state.deck = sorted(cards)


def refill_if_empty(state: DeckState) -> None:
    """If deck and discards were both used up, the next discard is the new deck."""
    if not state.deck:
        refill_deck(state)


def discard_hidden(state: DeckState, seat: int, cards: list[int]) -> None:
    """Put cards on the discard pile face down, all at once: only that player knows them."""
    discards = state.seat_state(seat).discards
    for card in cards:
        put(discards, card)
    refill_if_empty(state)


def discard_open(state: DeckState, card: int) -> None:
    put(state.public_discards, card)
    refill_if_empty(state)


def cards_after(cards: list[int], picked: list[int]) -> list[int]:
    """The rest of sorted cards from which a set that is picked in ascending order can still be completed.

    >>> cards_after([3, 5, 5, 8], picked=[5])
    [5, 8]
    """
    start = 0
    for card in picked:
        start = cards.index(card, start) + 1
    return cards[start:]


def picks_left(verb: int, cards: list[int], picks: list[int], count: int) -> PickPool:
    """The rest of a set of `count` of these sorted cards, of which some are picked already."""
    left = cards_after(cards, [action - verb for action in picks])
    return exactly(count - len(picks), [verb + card for card in left])


def next_picks(verb: int, cards: list[int], picks: list[int], count: int) -> list[int]:
    """Which card can be picked next, if `count` of these sorted cards are picked in ascending order. Picks and options
    are actions: the verb plus the card.

    So every set of cards can be named in one way only, and equal cards are one option.

    >>> next_picks(10, [3, 5, 5, 8], picks=[], count=2)
    [13, 15]
    >>> next_picks(10, [3, 5, 5, 8], picks=[15], count=2)
    [15, 18]
    >>> next_picks(10, [3, 5, 5, 8], picks=[15, 18], count=2)
    []
    """
    missing = count - len(picks)
    if missing <= 0:
        return []
    # picks ascend, so equal ones stand together at their end
    start = place_of(cards, picks[-1] - verb) + picks.count(picks[-1]) if picks else 0
    options: list[int] = []
    last = NO_CARD
    for at in range(start, len(cards) - missing + 1):
        card = cards[at]
        if card != last:
            options.append(verb + card)
            last = card
    return options
