"""What can be worked out of where hidden cards are, beyond what lies open.

Some cards are known to have come into a hand. And whoever knew discards when they became the new deck knows that they
are still in it, or came out of it since. All of this is tuples that are replaced and never changed, so that copies of a
state share them.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Cards: TypeAlias = tuple[int, ...]
# A card that came back into the deck, and how many copies of it the viewer could not find then: as many of those that
# are hidden now may be elsewhere, and the others came out of this deck or are in it.
Returned: TypeAlias = tuple[int, int]


class Traces(NamedTuple):
    """All but `returned` is known to everyone."""

    held: tuple[Cards, ...]  # by seat: cards in this hand
    loose: tuple[Cards, ...]  # by seat: cards in this hand or among this player's discards
    older: tuple[int, ...]  # by seat: how many cards of hand and discards are not from the deck as it was last filled
    returned: tuple[tuple[Returned, ...], ...]  # by viewer, of which the last is `SPECTATOR`

    def takes(self, seat: int, card: int) -> "Traces":
        """Everyone sees, or can tell, that a card comes into a hand."""
        return self._replace(
            held=_with(self.held, seat, (*self.held[seat], card)),
            older=_with_count(self.older, seat, self.older[seat] + 1),
        )

    def lays_open(self, seat: int, card: int) -> "Traces":
        """A card comes out of a hand for everyone to see. It may be the one that was traced, or an old one."""
        held, loose, older = self.held, self.loose, self.older
        if not (held[seat] or loose[seat] or older[seat]):
            return self
        if card in held[seat]:
            held = _with(held, seat, without(held[seat], card))
        elif card in loose[seat]:
            loose = _with(loose, seat, without(loose[seat], card))
        return self._replace(held=held, loose=loose, older=_with_count(older, seat, max(0, older[seat] - 1)))

    def discards(self, seat: int) -> "Traces":
        """Cards come out of a hand face down: any of those that were in it."""
        if not self.held[seat]:
            return self
        return self._replace(
            held=_with(self.held, seat, ()), loose=_with(self.loose, seat, self.loose[seat] + self.held[seat])
        )

    def traced(self, seat: int) -> Cards:
        """Cards of a player that everyone can account for."""
        return self.held[seat] + self.loose[seat]

    def known_to(self, viewer: int) -> "Traces":
        if not any(self.returned):
            return self
        kept: list[tuple[Returned, ...]] = [()] * len(self.returned)
        kept[viewer] = self.returned[viewer]
        return self._replace(returned=tuple(kept))


def _with(by_seat: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*by_seat[:seat], cards, *by_seat[seat + 1 :])


def _with_count(by_seat: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*by_seat[:seat], count, *by_seat[seat + 1 :])


def without(cards: Cards, card: int) -> Cards:
    """
    >>> without((3, 5, 5, 8), 5)
    (3, 5, 8)
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def returned_cards(known: Sequence[int], hidden: Sequence[int]) -> tuple[Returned, ...]:
    """What a viewer knows of a new deck: discards it knew, which are among all the cards that are hidden from it now.

    >>> returned_cards(known=[4, 7], hidden=[1, 4, 4, 7])
    ((4, 1), (7, 0))
    """
    copies = Counter(hidden)
    copies.subtract(known)
    return tuple([(card, copies[card]) for card in sorted(set(known))])


def no_traces(players: int) -> Traces:
    return Traces(((),) * players, ((),) * players, (0,) * players, ((),) * (players + 1))
