"""What can be worked out of where hidden cards are, beyond what lies open.

Some cards are known to have come into a hand. And whoever knew discards when they became the new deck knows that they
are still in it, or came out of it since. All of this is tuples that are replaced and never changed, so that copies of a
state share them.
"""

from collections import Counter
from collections.abc import Sequence
from math import comb, perm
from typing import Final, NamedTuple, TypeAlias, TypeVar

Cards: TypeAlias = tuple[int, ...]
# A card that came back into the deck, and how many copies of it the viewer could not find then: as many of those that
# are hidden now may be elsewhere, and the others came out of this deck or are in it.
Returned: TypeAlias = tuple[int, int]

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
    """All but `returned` is known to everyone."""

    held: tuple[Cards, ...]  # by seat: cards in this hand
    loose: tuple[Loose, ...]  # by seat: cards in this hand or among these discards
    older: tuple[int, ...]  # by seat: how many cards of hand and discards are not from the deck as it was last filled
    returned: tuple[tuple[Returned, ...], ...]  # by viewer, of which the last is `SPECTATOR`

    def takes(self, seat: int, card: int) -> "Traces":
        """A card comes into a hand, and everyone knows which."""
        return self._replace(
            held=replaced(self.held, seat, (*self.held[seat], card)),
            older=replaced(self.older, seat, self.older[seat] + 1),
        )

    def lays_open(self, seat: int, card: int, is_single: bool) -> "Traces":
        """A card comes out of a hand for everyone to see. It may be a traced one, and it may be an old one."""
        held, loose, older = self.held, self.loose, self.older
        if not (held[seat] or loose[seat].cards or older[seat]):
            return self
        if card in held[seat]:
            held = replaced(held, seat, without(held[seat], card))
        else:
            loose = replaced(loose, seat, loose[seat].laid_open(card, is_single))
        return self._replace(held=held, loose=loose, older=replaced(older, seat, max(0, older[seat] - 1)))

    def discards(self, seat: int, hand: int) -> "Traces":
        """Cards come out of a hand face down, any of those that were in it, and so many are left."""
        if not (self.held[seat] or self.loose[seat].cards):
            return self
        loose = self.loose[seat]
        loose = loose._replace(cards=loose.cards + self.held[seat])
        return self._replace(
            held=replaced(self.held, seat, ()), loose=replaced(self.loose, seat, loose.after_discard(hand))
        )

    def traced(self, seat: int) -> Cards:
        """Cards of a player that everyone can account for."""
        return self.held[seat] + self.loose[seat].cards

    def known_to(self, viewer: int) -> "Traces":
        if not any(self.returned):
            return self
        kept: list[tuple[Returned, ...]] = [()] * len(self.returned)
        kept[viewer] = self.returned[viewer]
        return self._replace(returned=tuple(kept))


def no_traces(players: int) -> Traces:
    return Traces(((),) * players, (NOTHING_LOOSE,) * players, (0,) * players, ((),) * (players + 1))


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


def returned_cards(known: Sequence[int], hidden: Sequence[int]) -> tuple[Returned, ...]:
    """What a viewer knows of a new deck: discards it knew, which are among all the cards that are hidden from it now.

    >>> returned_cards(known=[4, 7], hidden=[1, 4, 4, 7])
    ((4, 1), (7, 0))
    """
    copies = Counter(hidden)
    copies.subtract(known)
    return tuple([(card, copies[card]) for card in sorted(set(known))])
