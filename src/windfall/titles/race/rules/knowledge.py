"""What a seat knows, and games that agree with it (RG-8).

A player knows the own hand and the own discards, everything that lies open, and cards that were turned up on their way
into a hand, until their owner next discards. Hidden are the deck, the rest of other hands, other discards, goods, and
what others have picked in a question that is still open.
"""

from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, UNKNOWN_CARD, blank, deal_blank
from windfall.titles.race.components.cards import COPIES, DESIGNS
from windfall.titles.race.rules.flow import FLOW
from windfall.titles.race.rules.state import RaceState


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
    unseen = unseen_cards(known)
    for empire in state.empires:
        for cards in (empire.hand, empire.drawn, empire.discards):
            deal_blank(cards, unseen, chance)
        empire.goods = [chance.draw(unseen) if good == UNKNOWN_CARD else good for good in empire.goods]
    deal_blank(state.unseen_discards, unseen, chance)
    deal_blank(state.deck, unseen, chance)
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
