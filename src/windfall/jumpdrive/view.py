"""An observation as plain named data, for a client that draws it."""

from windfall.engine.deck import UNKNOWN_CARD
from windfall.engine.observation import View
from windfall.jumpdrive.cards import CHROMOSOMES, EXPLORE_ICONS, IDS
from windfall.jumpdrive.cost import general_military
from windfall.jumpdrive.scoring import income_of, vp_of
from windfall.jumpdrive.state import JumpDriveState


def view(state: JumpDriveState) -> View:
    """Everything that is known, by ids; hidden cards are None."""
    return {
        "round": state.round,
        "dealer": state.dealer,
        "deck": len(state.deck),
        "discards": state.discard_count(),
        "survey_teams": state.survey_teams,
        "empires": [_empire(state, seat) for seat in range(state.players)],
    }


def _empire(state: JumpDriveState, seat: int) -> View:
    empire = state.empires[seat]
    return {
        "vp": empire.vp,
        "vp_by_round": list(empire.vp_by_round),
        "vp_per_round": vp_of(state, seat),
        "income": income_of(state, seat),
        "military": general_military(empire.cards),
        "explore": sum(EXPLORE_ICONS[card] for card in empire.cards),
        "chromosomes": sum(CHROMOSOMES[card] for card in empire.cards),
        "explores": empire.explores,
        "hand": _cards(empire.hand),
        "discards": _cards(empire.discards),
        "cards": _cards(empire.cards),
        "revealed": _cards(empire.unplaced()),
        "owed": empire.owed,
    }


def _cards(numbers: list[int]) -> list[str | None]:
    return [None if card == UNKNOWN_CARD else IDS[card] for card in numbers]
