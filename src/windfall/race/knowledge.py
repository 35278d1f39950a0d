"""What a seat knows, and games that agree with it (RG-8).

A player knows the own hand and the own discards, and everything that lies open. Hidden are the deck, other hands and
discards, goods, and what others have picked in a question that is still open: while answers are simultaneous, it is
hidden even who has answered already.
"""

from windfall.engine.chance import Chance
from windfall.race.cards import COPIES, DESIGNS
from windfall.race.flow import open_question
from windfall.race.state import NO_CARD, NO_OPTIONS, UNKNOWN_CARD, Empire, RaceState


def known_to(state: RaceState, seat: int) -> RaceState:
    """A copy of the state in which all that the seat may not know is blank."""
    known = state.copy()
    known.step_count = 0  # counts questions, so it tells of choices others had
    _blank(known.deck)
    _blank(known.unseen_discards)
    for other, empire in enumerate(known.empires):
        empire.goods = [NO_CARD if good == NO_CARD else UNKNOWN_CARD for good in empire.goods]
        if other != seat:
            known.choices[other] = NO_OPTIONS
            empire.picks = []
            _blank(empire.hand)
            _blank(empire.drawn)
            _blank(empire.discards)
    if known.simultaneous and known.asked:
        known.asked = tuple(other for other in range(known.players) if other != seat or other in state.asked)
    return known


def _blank(cards: list[int]) -> None:
    cards[:] = [UNKNOWN_CARD] * len(cards)


def sample_state(known: RaceState, seat: int, chance: Chance) -> RaceState:
    """A state that agrees with what the seat knows: the cards it has not seen, dealt at random."""
    state = known.copy()
    unseen = unseen_cards(known)
    for empire in state.empires:
        for cards in (empire.hand, empire.drawn, empire.discards):
            _deal(cards, unseen, chance)
        empire.goods = [chance.draw(unseen) if good == UNKNOWN_CARD else good for good in empire.goods]
    _deal(state.unseen_discards, unseen, chance)
    _deal(state.deck, unseen, chance)
    _open_again(state, seat)
    return state


def unseen_cards(known: RaceState) -> list[int]:
    """All cards less those the seat knows the place of."""
    left = [COPIES[card] for card in DESIGNS]
    for empire in known.empires:
        for card in (*empire.hand, *empire.drawn, *empire.discards, *empire.tableau):
            if card != UNKNOWN_CARD:
                left[card] -= 1
    for card in known.public_discards:
        left[card] -= 1
    return [card for card in DESIGNS for _ in range(left[card])]


def _deal(cards: list[int], unseen: list[int], chance: Chance) -> None:
    if cards and cards[0] == UNKNOWN_CARD:
        cards[:] = sorted(chance.draw(unseen) for _ in cards)


def _open_again(state: RaceState, seat: int) -> None:
    """The others have still to answer the question that waits. Someone must be asked: the game is waiting."""
    others = tuple(other for other in state.asked if other != seat)
    if others:
        asked = state.asked
        open_question(state, others, take_forced=True)
        if not state.asked:
            for other in others:
                state.empires[other].picks = []
            state.asked = asked
            open_question(state, others, take_forced=False)


def known_hand(empire: Empire) -> list[int]:
    """The cards of a hand that are known; empty for a hidden one."""
    return [card for card in empire.hand if card != UNKNOWN_CARD]
