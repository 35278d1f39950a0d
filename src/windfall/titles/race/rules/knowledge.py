"""What a seat knows, and games that agree with it (RG-8).

A player knows the own hand and the own discards, everything that lies open, and cards that were turned up on their way
into a hand, until their owner next discards. Hidden are the deck, the rest of other hands, other discards, goods, and
what others have picked in a question that is still open. Samples agree with what can be worked out besides (RG-11).
"""

from windfall.engine.chance import Chance
from windfall.engine.dealing import Place, deal_hidden
from windfall.engine.deck import NO_CARD, UNKNOWN_CARD, blank
from windfall.titles.race.components.cards import COPIES, DESIGNS
from windfall.titles.race.rules.flow import FLOW
from windfall.titles.race.rules.state import DISCARDED, RaceState


def known_to(state: RaceState, seat: int) -> RaceState:
    """A copy of the state in which all that the seat may not know is blank."""
    known = state.copy()
    known.hide_cards(seat)
    for other, empire in enumerate(known.empires):
        empire.goods = [NO_CARD if good == NO_CARD else UNKNOWN_CARD for good in empire.goods]
        if other != seat:
            blank(empire.drawn)
            empire.hand[len(empire.hand) - len(empire.shown) :] = empire.shown
    return known


def sample_state(known: RaceState, seat: int, chance: Chance) -> RaceState:
    """A state that agrees with what the seat knows: the cards it has not seen, dealt at random."""
    state = known.copy()
    goods = {
        (owner, world): [UNKNOWN_CARD]
        for owner, empire in enumerate(state.empires)
        for world, good in zip(empire.tableau, empire.goods, strict=True)
        if good != NO_CARD
    }
    old = [pile for place, pile in goods.items() if place in state.old_goods]
    new = [pile for place, pile in goods.items() if place not in state.old_goods]
    new_discards = len(state.unseen_discards) - state.old_goods.count(DISCARDED)
    elsewhere = (Place(old, 0), Place(new, len(new)), Place([state.unseen_discards], new_discards))
    deal_hidden(state, seat, unseen_cards(known), chance, elsewhere)
    for (owner, world), pile in goods.items():
        empire = state.empires[owner]
        empire.goods[empire.tableau.index(world)] = pile[0]
    FLOW.ask_again(state, seat)
    return state


def unseen_cards(known: RaceState) -> list[int]:
    """All cards less those the seat knows the place of."""
    left = COPIES.copy()
    for empire in known.empires:
        for card in (*empire.hand, *empire.drawn, *empire.discards, *empire.tableau):
            if card != UNKNOWN_CARD:
                left[card] -= 1
    for card in known.public_discards:
        left[card] -= 1
    return [card for card in DESIGNS for _ in range(left[card])]
