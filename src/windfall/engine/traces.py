"""What can be worked out of where hidden cards are, beyond what lies open.

Some cards are known to have come into a hand. And whoever knew discards when they became the new deck knows that they
are still in it, or came out of it since. All of this is tuples that are replaced and never changed, so that copies of a
state share them.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import comb, perm
from typing import Final, NamedTuple, TypeAlias, TypeVar

Cards: TypeAlias = tuple[int, ...]

T = TypeVar("T")


class Loose(NamedTuple):
    """Cards that are in a hand or among its owner's discards, and how many of them are discarded at least."""

    cards: Cards
    discarded: int

    def after_discard(self, hand: int) -> "Loose":
        """Cards of the hand were discarded, and so many are left in it."""
        return self._replace(discarded=max(self.discarded, len(self.cards) - hand))

    def laid_open(self, card: int, is_single: bool) -> "Loose":
        """A card came out of the hand. Unless there is only one of it, it may be another one than was traced, which may
        be discarded."""
        if card not in self.cards or len(self.cards) == self.discarded:
            return self
        return Loose(without(self.cards, card), self.discarded if is_single else max(0, self.discarded - 1))

    def ways(self, hand: int, discards: int) -> list[int]:
        """In how many ways none, one, two ... of the cards can be among so many discards, and the others in a hand of
        so many cards.

        >>> Loose((5, 8), 1).ways(hand=1, discards=2)
        [0, 4, 2]
        """
        count = len(self.cards)
        return [
            comb(count, number) * perm(discards, number) * perm(hand, count - number) if number >= self.discarded else 0
            for number in range(count + 1)
        ]


NOTHING_LOOSE: Final = Loose((), 0)


class Traces(NamedTuple):
    """Cards that everyone knows to have come into a hand, by seat: those that are still there, and those that may have
    been discarded since."""

    held: tuple[Cards, ...]
    loose: tuple[Loose, ...]

    def takes(self, seat: int, card: int) -> "Traces":
        """A card comes into a hand, and everyone knows which."""
        return Traces(replaced(self.held, seat, (*self.held[seat], card)), self.loose)

    def lays_open(self, seat: int, card: int, is_single: bool) -> "Traces":
        """A card comes out of a hand for everyone to see."""
        if card in self.held[seat]:
            return Traces(replaced(self.held, seat, without(self.held[seat], card)), self.loose)
        if card in self.loose[seat].cards:
            return Traces(self.held, replaced(self.loose, seat, self.loose[seat].laid_open(card, is_single)))
        return self

    def discards(self, seat: int, hand: int) -> "Traces":
        """Cards come out of a hand face down, any of those that were in it, and so many are left."""
        traced = self.traced(seat)
        if not traced:
            return self
        loose = Loose(traced, self.loose[seat].discarded).after_discard(hand)
        return Traces(replaced(self.held, seat, ()), replaced(self.loose, seat, loose))

    def after_refill(self, had_discards: Sequence[bool]) -> "Traces":
        """All discards are in the deck now: a card that was in hand or among them is not traced any more."""
        loose = [NOTHING_LOOSE if had else own for had, own in zip(had_discards, self.loose, strict=True)]
        return Traces(self.held, tuple(loose))

    def traced(self, seat: int) -> Cards:
        return self.held[seat] + self.loose[seat].cards


def no_traces(players: int) -> Traces:
    return Traces(((),) * players, (NOTHING_LOOSE,) * players)


class Returned(NamedTuple):
    """What a viewer knew when the deck was last refilled: cards that came back into it, and where other cards were."""

    known: Cards
    seen: Cards

    def hidden(self, unseen: Sequence[int], copies: Callable[[int], int]) -> list[int]:
        """The cards that came back and are hidden still, or again: those that the viewer could account for then, less
        those that it does not miss now.

        >>> Returned(known=(4, 4, 7), seen=(5, 7)).hidden(unseen=[4, 5, 7, 7], copies=lambda card: 3)
        [7]
        """
        hidden = Counter(self.known + self.seen)
        for card in hidden:
            hidden[card] -= copies(card)
        hidden.update(unseen)
        return [card for card in sorted(set(self.known)) for _ in range(hidden[card])]


NOTHING_RETURNED: Final = Returned((), ())


def without(cards: Cards, card: int) -> Cards:
    """
    >>> without((3, 5, 5, 8), 5)
    (3, 5, 8)
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def replaced(by_seat: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """
    >>> replaced((7, 7, 7), 1, 8)
    (7, 8, 7)
    """
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])
