"""Titles with a deck of cards: drawing, discarding face down, and what each player may know of it.

A card is a design; copies of a design are interchangeable. Hands and piles are sorted pools without an order.
"""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from windfall.engine.agenda import NO_SEAT, AgendaState, SeatState
from windfall.engine.answers import PickPool, exactly
from windfall.engine.chance import Chance
from windfall.engine.pool import place_of, put, take
from windfall.engine.traces import NOTHING_RETURNED, Returned, no_traces

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

    def own_piles(self) -> list[list[int]]:
        """The cards that this player alone sees."""
        return [self.hand, self.discards]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DeckState(AgendaState):
    """A state with a deck."""

    __slots__ = ("deck", "older", "public_discards", "returned", "traces", "unseen_discards")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck: list[int] = []
        self.public_discards: list[int] = []  # cards that lay face up
        self.unseen_discards: list[int] = []  # cards that nobody has seen
        # what can be worked out of where hidden cards are: cards that are known to have come into hands; what viewers
        # know of the deck as it was last refilled, spectators last; how many cards of each player are older than that
        self.traces = no_traces(players)
        self.returned: tuple[Returned, ...] = ()
        self.older = [0] * players

    @abstractmethod
    def seat_states(self) -> Sequence[CardHolder]: ...

    def seat_state(self, seat: int) -> CardHolder:
        return self.seat_states()[seat]

    @abstractmethod
    def copies(self, card: int) -> int:
        """How many of a card there are."""

    def lying_open(self) -> list[int]:
        """Cards that everyone sees, but for discards: what is not told here cannot be worked with."""
        return []

    @abstractmethod
    def deck_refilled(self, count: int) -> None:
        """So many discards have become the new deck: tell it in the log, and note what the title keeps besides."""

    def copy_deck_to(self, twin: "DeckState") -> None:
        self.copy_agenda_to(twin)
        twin.deck = self.deck.copy()
        twin.public_discards = self.public_discards.copy()
        twin.unseen_discards = self.unseen_discards.copy()
        twin.traces = self.traces
        twin.returned = self.returned
        twin.older = self.older.copy()

    def deck_key(self) -> Hashable:
        return (
            self.agenda_key(),
            tuple(self.deck),
            tuple(self.public_discards),
            tuple(self.unseen_discards),
            self.traces,
            self.returned,
            tuple(self.older),
        )

    def discard_count(self) -> int:
        hidden = sum(len(holder.discards) for holder in self.seat_states())
        return len(self.public_discards) + len(self.unseen_discards) + hidden

    def hide_cards(self, seat: int) -> None:
        """Blank the deck, other hands and other discards, and what others have answered so far."""
        self.hide_answers(seat)
        if self.returned:
            returned = [NOTHING_RETURNED] * len(self.returned)
            returned[seat] = self.returned[seat]
            self.returned = tuple(returned)
        blank(self.deck)
        blank(self.unseen_discards)
        for other, holder in enumerate(self.seat_states()):
            if other != seat:
                blank(holder.hand)
                blank(holder.discards)


def blank(cards: list[int]) -> None:
    cards[:] = [UNKNOWN_CARD] * len(cards)


def draw_card(state: DeckState, chance: Chance, seat: int = NO_SEAT) -> int:
    """The next card of the deck, or NO_CARD; an empty deck is refilled at once from the discards. The seat is the one
    that alone will see the card, if there is one."""
    if not state.deck:
        return NO_CARD
    card = chance.draw(state.deck)
    if not state.deck:
        refill_deck(state, card, seat)
    return card


def refill_deck(state: DeckState, drawn: int = NO_CARD, seat: int = NO_SEAT) -> None:
    """All discards become the new deck; a deck is a pool, so there is nothing to shuffle. The last card of the old deck
    may be on its way to a seat, or to where nobody sees it."""
    public = state.public_discards
    own = [holder.discards for holder in state.seat_states()]
    state.deck = sorted(state.deck + state.unseen_discards + public + [card for cards in own for card in cards])
    state.unseen_discards = []
    state.public_discards = []
    for holder in state.seat_states():
        holder.discards = []
    if state.deck:
        _note_returned(state, public, own, drawn, seat)
        state.deck_refilled(len(state.deck))


def _note_returned(state: DeckState, public: list[int], own: list[list[int]], drawn: int, seat: int) -> None:
    """Everyone keeps in mind which cards of the new deck they know, and which others they can account for."""
    state.traces = state.traces.after_refill([bool(cards) for cards in own])
    table = state.lying_open()
    traced = [state.traces.traced(other) for other in range(state.players)]
    returned: list[Returned] = []
    for viewer, holder in enumerate(state.seat_states()):
        held = [card for pile in holder.own_piles() for card in pile]
        if viewer == seat:
            held.append(drawn)
        state.older[viewer] = len(held)
        others = [card for other, cards in enumerate(traced) if other != viewer for card in cards]
        returned.append(Returned((*public, *own[viewer]), (*table, *held, *others)))
    everyone = [card for cards in traced for card in cards]
    state.returned = (*returned, Returned(tuple(public), (*table, *everyone)))


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


def discard_from_hand(state: DeckState, seat: int, cards: list[int]) -> None:
    """Discard cards of a hand face down: others cannot tell any more what is left in it."""
    hand = state.seat_state(seat).hand
    for card in cards:
        take(hand, card)
    state.traces = state.traces.discards(seat, len(hand))
    discard_hidden(state, seat, cards)


def discard_open(state: DeckState, card: int) -> None:
    put(state.public_discards, card)
    refill_if_empty(state)


def lay_open(state: DeckState, seat: int, card: int) -> None:
    """A card comes out of a hand for everyone to see."""
    take(state.seat_state(seat).hand, card)
    state.traces = state.traces.lays_open(seat, card, state.copies(card) == 1)
    if state.older[seat]:
        state.older[seat] -= 1  # it may be an old one


def take_open(state: DeckState, seat: int, card: int) -> None:
    """A card comes into a hand, and everyone knows which."""
    put(state.seat_state(seat).hand, card)
    state.traces = state.traces.takes(seat, card)
    state.older[seat] += 1  # no hidden card of the deck any more


def cards_after(cards: list[int], picked: list[int]) -> list[int]:
    """The rest of sorted cards from which a set that is picked in ascending order can still be completed.

    >>> cards_after([3, 5, 5, 8], picked=[5])
    [5, 8]
    """
    # those that are picked ascend, so equal ones stand together at their end
    start = place_of(cards, picked[-1]) + picked.count(picked[-1]) if picked else 0
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
