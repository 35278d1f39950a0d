"""An observation as plain named data, for a client that draws it."""

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import KIND_IDS
from windfall.engine.observation import View
from windfall.race.actions import ACTION_CARD_IDS
from windfall.race.cards import IDS, KIND, PHASE_IDS
from windfall.race.scoring import score_of, total_military
from windfall.race.state import Empire, RaceState


def view(state: RaceState) -> View:
    """Everything that is known, by ids; hidden cards are None."""
    return {
        "round": state.round,
        "experienced": state.experienced,
        "phase": None if state.phase < 0 else PHASE_IDS[state.phase],
        "first": state.first,
        "deck": len(state.deck),
        "discards": state.discard_count(),
        "vp_pool": state.vp_pool,
        "empires": [_empire(empire) for empire in state.empires],
    }


def _empire(empire: Empire) -> View:
    return {
        "start_world": IDS[empire.start_world],
        "chips": empire.chips,
        "military": total_military(empire),
        "hand": cards(empire.hand),
        "drawn": cards(empire.drawn),
        "discards": cards(empire.discards),
        "tableau": [
            {"id": IDS[card], "good": None if good == NO_CARD else KIND_IDS[KIND[card]]}
            for card, good in zip(empire.tableau, empire.goods, strict=True)
        ],
        "chosen": [ACTION_CARD_IDS[card] for card in empire.chosen],
        "placed": None if empire.placed == NO_CARD else IDS[empire.placed],
        "score": score_of(empire),
    }


def cards(numbers: list[int]) -> list[str | None]:
    return [None if card == UNKNOWN_CARD else IDS[card] for card in numbers]
