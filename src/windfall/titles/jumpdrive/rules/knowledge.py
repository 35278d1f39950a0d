"""What a seat knows, and games that agree with it.

A player knows the own hand and the own discards, and everything that lies open. Hidden are the deck, other hands and
discards, and what others have picked in a question that is still open. Samples agree with what can be worked out
besides: preset hands (JD-10), and discards that came back into the deck.
"""

from windfall.engine.chance import Chance
from windfall.engine.dealing import deal_hidden
from windfall.engine.deck import UNKNOWN_CARD
from windfall.titles.jumpdrive.components.cards import DESIGNS, IN_DECK, SURVEY_TEAM
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.presets import deal_others_presets, presets_known_to
from windfall.titles.jumpdrive.rules.state import JumpDriveState


def known_to(state: JumpDriveState, seat: int) -> JumpDriveState:
    """A copy of the state in which all that the seat may not know is blank."""
    known = state.copy()
    known.hide_cards(seat)
    known.preset = presets_known_to(state, seat)
    return known


def sample_state(known: JumpDriveState, seat: int, chance: Chance) -> JumpDriveState:
    """A state that agrees with what the seat knows: the cards it has not seen, dealt at random."""
    state = known.copy()
    unseen = unseen_cards(known)
    if state.preset:
        deal_others_presets(state, seat, unseen, chance)
    deal_hidden(state, seat, unseen, chance)
    FLOW.ask_again(state, seat)
    return state


def unseen_cards(known: JumpDriveState) -> list[int]:
    """All cards of the deck less those the seat knows the place of."""
    left = IN_DECK.copy()
    for empire in known.empires:
        for card in (*empire.hand, *empire.discards, *empire.cards, *empire.unplaced()):
            if card not in (UNKNOWN_CARD, SURVEY_TEAM):
                left[card] -= 1
    for card in known.public_discards:
        left[card] -= 1
    return [card for card in DESIGNS for _ in range(left[card])]
