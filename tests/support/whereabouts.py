"""What players can work out of hidden cards, held against where the cards are."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import comb

from windfall import SPECTATOR
from windfall.engine.deck import DeckState
from windfall.engine.traces import NOTHING_RETURNED, Loose

Place = Hashable
Piles = Mapping[Place, Sequence[int]]  # of cards that a viewer cannot see
Expected = dict[Place, dict[int, float]]  # how many of each card are there on average


def check_traces(state: DeckState, old: list[int]) -> None:
    """Fail if someone is taken to know what is not so. `old` are cards face down that are older than the deck."""
    traces, holders = state.traces, state.seat_states()
    assert len(traces.held) == len(traces.loose) == len(state.older) == state.players
    for seat, holder in enumerate(holders):
        held, loose = Counter(traces.held[seat]), Counter(traces.loose[seat].cards)
        assert held <= Counter(holder.hand), "a traced card is not in hand"
        assert held + loose <= Counter(holder.hand + holder.discards), "a traced card is neither in hand nor discarded"
        discarded = (loose & Counter(holder.discards)).total()
        assert discarded >= traces.loose[seat].discarded >= 0, "fewer traced cards were discarded"
        assert 0 <= state.older[seat] <= len(own_cards(state, seat)), "more old cards than there are"
    for viewer in (*range(state.players), SPECTATOR) if state.returned else ():
        elsewhere = not_found(state, viewer)
        assert all(count >= 0 for count in elsewhere.values()), "more copies than there are"
        for card, count in elsewhere.items():
            assert old.count(card) <= count, "a card of the deck is taken for one that is older"
        for seat in range(state.players):
            if seat != viewer:
                untraced = Counter(own_cards(state, seat)) - Counter(traces.traced(seat))
                new = sum(max(0, untraced[card] - count) for card, count in elsewhere.items())
                assert new <= room(state, seat), "a player has more cards of the new deck than drawn"


def not_found(state: DeckState, viewer: int) -> dict[int, int]:
    """For each card that came back: how many copies the viewer could not account for then. As many of those that are
    hidden now can be anywhere, and the others came out of the deck or are in it."""
    if not state.returned:
        return {}
    known, seen = state.returned[viewer]
    return {card: state.copies(card) - known.count(card) - seen.count(card) for card in known}


def own_cards(state: DeckState, seat: int) -> list[int]:
    return [card for pile in state.seat_states()[seat].own_piles() for card in pile]


def room(state: DeckState, seat: int) -> int:
    """How many of a player's cards can be from the deck as it was last filled."""
    return len(own_cards(state, seat)) - state.older[seat]


@dataclass(frozen=True)
class Deduction:
    """What a viewer can work out, place by place of what it does not see; places of a group are as one to it."""

    sizes: Mapping[Place, int]
    unseen: Counter[int]
    loose: Sequence[tuple[Place, Place, Loose]]  # cards that are in the first place or in the second
    not_found: Mapping[int, int]
    rooms: Sequence[tuple[Sequence[Place], int]]  # how many cards of the new deck each group can have

    def expected(self) -> Expected:
        """How many of each card are in each place on average, if all ways to deal them are as likely."""
        found: Expected = {place: dict.fromkeys(self.unseen, 0.0) for place in self.sizes}
        rest = self.unseen.copy()
        left: dict[Place, float] = dict(self.sizes)
        for hand, discards, loose in self.loose:
            share = share_discarded(loose, self.sizes.get(hand, 0), self.sizes.get(discards, 0))
            for place, part in ((hand, 1 - share), (discards, share)):
                for card in loose.cards if part else ():
                    found[place][card] += part
                    left[place] -= part
            rest.subtract(loose.cards)
        groups = [([place for place in places if place in left], room) for places, room in self.rooms]
        free = [sum(left[place] for place in places) for places, _room in groups]
        rooms = [min(room, size) for (_places, room), size in zip(groups, free, strict=True)]
        needed = {card: rest[card] - count for card, count in self.not_found.items() if rest[card] > count}
        blanks = left.copy()
        for (places, _room), size, room in zip(groups, free, rooms, strict=True):
            for place in places if size else ():
                share = room / sum(rooms) * blanks[place] / size
                for card, number in needed.items():
                    found[place][card] += number * share
                    left[place] -= number * share
        rest.subtract(needed)
        for place, cards_found in found.items():
            for card in cards_found:
                cards_found[card] += rest[card] / rest.total() * left[place]
        return found


def share_discarded(loose: Loose, hand: int, discards: int) -> float:
    """How many of these cards are discarded on average, as a share of them."""
    cards = len(loose.cards)
    ways = {number: comb(discards, number) * comb(hand, cards - number) for number in range(loose.discarded, cards + 1)}
    return sum(number * count for number, count in ways.items()) / sum(ways.values()) / max(1, cards)


class Tally:
    """Counts where cards are in samples, beside what is expected."""

    def __init__(self) -> None:
        self.found: dict[Place, Counter[int]] = {}
        self.expected: Expected = {}
        self.samples = 0

    def add(self, piles: Piles, expected: Expected) -> None:
        self.samples += 1
        for place, cards in piles.items():
            self.found.setdefault(place, Counter()).update(cards)
        for place, shares in expected.items():
            sums = self.expected.setdefault(place, dict.fromkeys(shares, 0.0))
            for card, share in shares.items():
                sums[card] += share

    def check(self, unseen: Counter[int], ids: Sequence[str]) -> None:
        assert set(self.found) == set(self.expected)
        for place, counts in self.found.items():
            expected = self.expected[place]
            for card, copies in unseen.items():
                told = f"{ids[card]} in {place}: {counts[card]}, not {expected[card]}"
                share = expected[card] / self.samples
                error = 5.5 * (expected[card] * max(0.0, 1 - share / copies)) ** 0.5 + 1e-6
                assert abs(counts[card] - expected[card]) <= error, told
                assert counts[card] or expected[card] < 15, told
            assert set(counts) <= {card for card in unseen if expected[card] > 1e-9}, f"{place}: a card that cannot be"


def worked_out(state: DeckState, viewer: int) -> set[int]:
    """The cards of whose place the viewer can work out something."""
    traced = {card for seat in range(state.players) if seat != viewer for card in state.traces.traced(seat)}
    return traced | set(not_found(state, viewer))


def forget_others(state: DeckState, viewer: int) -> None:
    """As if the others had known nothing of what came back into the deck."""
    if state.returned:
        returned = [NOTHING_RETURNED] * len(state.returned)
        returned[viewer] = state.returned[viewer]
        state.returned = tuple(returned)
