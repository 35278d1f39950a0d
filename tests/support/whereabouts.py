"""What players can work out of hidden cards, held against where the cards are."""

from collections import Counter
from collections.abc import Hashable, Mapping

from windfall import SPECTATOR
from windfall.engine.deck import DeckState

Piles = Mapping[Hashable, list[int]]  # of cards that a viewer cannot see


def check_traces(state: DeckState, old: list[int]) -> None:
    """Fail if someone is taken to know what is not so. `old` are cards face down that are older than the deck."""
    traces, holders = state.traces, state.seat_states()
    assert (len(traces.held), len(traces.returned)) == (state.players, state.players + 1)
    for seat, holder in enumerate(holders):
        held, loose = Counter(traces.held[seat]), Counter(traces.loose[seat])
        assert held <= Counter(holder.hand), "a traced card is not in hand"
        assert held + loose <= Counter(holder.hand + holder.discards), "a traced card is neither in hand nor discarded"
        assert 0 <= traces.older[seat] <= len(own_cards(state, seat)), "more old cards than there are"
    for viewer in (*range(state.players), SPECTATOR):
        others = [seat for seat in range(state.players) if seat != viewer]
        for card, not_found in traces.returned[viewer]:
            assert old.count(card) <= not_found, "a card of the deck is taken for one that is older"
        for seat in others:
            untraced = Counter(own_cards(state, seat)) - Counter(traces.traced(seat))
            new = sum(max(0, untraced[card] - not_found) for card, not_found in traces.returned[viewer])
            assert new <= room(state, seat), "a player has more cards of the new deck than drawn"


def own_cards(state: DeckState, seat: int) -> list[int]:
    return [card for pile in state.seat_states()[seat].own_piles() for card in pile]


def room(state: DeckState, seat: int) -> int:
    """How many of a player's cards can be from the deck as it was last filled."""
    return len(own_cards(state, seat)) - state.traces.older[seat]
