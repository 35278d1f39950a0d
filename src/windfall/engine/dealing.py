"""Hidden cards dealt at random, in a way that agrees with all that a viewer sees and can work out."""

from bisect import insort
from collections.abc import Sequence

from windfall.engine.chance import Chance
from windfall.engine.deck import UNKNOWN_CARD, CardHolder, DeckState
from windfall.engine.traces import Loose


class Place:
    """Piles that are as one to the viewer, and how many cards of the deck as it was last filled they can have."""

    __slots__ = ("piles", "room")

    def __init__(self, piles: list[list[int]], room: int) -> None:
        self.piles = piles
        self.room = room


def deal_hidden(
    state: DeckState, viewer: int, unseen: list[int], chance: Chance, elsewhere: Sequence[Place] = ()
) -> None:
    """Fill the blank piles of other players, those elsewhere, and the deck, with the cards that the viewer does not
    see."""
    others = [(seat, holder) for seat, holder in enumerate(state.seat_states()) if seat != viewer]
    for seat, holder in others:
        for card in _missing(state.traces.held[seat], holder.hand):
            _put(card, holder.hand, unseen)
        deal_loose(state.traces.loose[seat], holder, unseen, chance)
    if state.returned:
        _deal_returned(state, viewer, unseen, chance, elsewhere)
    for _seat, holder in others:
        for pile in holder.own_piles():
            deal_blank(pile, unseen, chance)
    for place in elsewhere:
        for pile in place.piles:
            deal_blank(pile, unseen, chance)
    deal_blank(state.deck, unseen, chance)


def _missing(cards: Sequence[int], pile: list[int]) -> list[int]:
    """Cards that belong into a pile and are not seen in it."""
    missing = list(cards)
    for card in pile:
        if card in missing:
            missing.remove(card)
    return missing


def deal_loose(loose: Loose, holder: CardHolder, unseen: list[int], chance: Chance) -> None:
    """Put cards that are known to be in a hand or discarded in place of any blanks there."""
    cards = list(loose.cards)
    discarded = one_by_weight(ways_to_hold(loose, holder), chance) if cards else 0
    while cards:
        card = chance.draw(cards)
        _put(card, holder.discards if discarded > 0 else holder.hand, unseen)
        discarded -= 1


def ways_to_hold(loose: Loose, holder: CardHolder) -> list[int]:
    """In how many ways none, one, two ... of these cards can be among the discards, and the others in hand."""
    return loose.ways(holder.hand.count(UNKNOWN_CARD), holder.discards.count(UNKNOWN_CARD))


def _deal_returned(
    state: DeckState, viewer: int, unseen: list[int], chance: Chance, elsewhere: Sequence[Place]
) -> None:
    """Put cards that are known to have come back into the deck there, or where cards have come from it since."""
    places = [Place([state.deck], len(state.deck)), *elsewhere]
    for seat, holder in enumerate(state.seat_states()):
        if seat != viewer:
            piles = holder.own_piles()
            places.append(Place(piles, sum([len(pile) for pile in piles]) - state.older[seat]))
    rooms = [min(place.room, _blanks(place.piles)) for place in places]
    for card in state.returned[viewer].hidden(unseen, state.copies):
        at = one_by_weight(rooms, chance)
        rooms[at] -= 1
        piles = places[at].piles
        _put(card, piles[one_by_weight([pile.count(UNKNOWN_CARD) for pile in piles], chance)], unseen)


def one_by_weight(weights: Sequence[int], chance: Chance) -> int:
    number = chance.below(sum(weights))
    at = 0
    while number >= weights[at]:
        number -= weights[at]
        at += 1
    return at


def _blanks(piles: Sequence[list[int]]) -> int:
    return sum([pile.count(UNKNOWN_CARD) for pile in piles])


def _put(card: int, pile: list[int], unseen: list[int]) -> None:
    """In place of a blank card."""
    unseen.remove(card)
    pile.remove(UNKNOWN_CARD)
    insort(pile, card)


def deal_blank(cards: list[int], unseen: list[int], chance: Chance) -> None:
    """Fill the blank cards of a pile from those left."""
    blanks = cards.count(UNKNOWN_CARD)
    if blanks == len(unseen):
        # all there are, such as the deck: nothing is left to chance
        drawn = unseen.copy()
        unseen.clear()
    else:
        drawn = [chance.draw(unseen) for _ in range(blanks)]
    if blanks:
        cards[:] = sorted(drawn + [card for card in cards if card != UNKNOWN_CARD])
