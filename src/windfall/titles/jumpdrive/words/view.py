"""An observation as plain named data, for a client that draws it."""

from windfall.engine.agenda import NO_QUESTION
from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.observation import View
from windfall.titles.jumpdrive.components.cards import CHROMOSOMES, EXPLORE_ICONS, IDS, INCOME_CLAUSES, VP_CLAUSES
from windfall.titles.jumpdrive.rules.actions import METHOD_IDS
from windfall.titles.jumpdrive.rules.agenda import ASK_DISCARD_START, ASK_PLACE
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.scoring import clause_yield, income_of, vp_of
from windfall.titles.jumpdrive.rules.state import NO_METHOD, Empire, JumpDriveState
from windfall.titles.jumpdrive.words.plans import plans
from windfall.titles.jumpdrive.words.text import subject_of, verb_of


def view(state: JumpDriveState) -> View:
    """Everything that is known, by ids; hidden cards are None."""
    return {
        "round": state.round,
        "dealer": state.dealer,
        "deck": len(state.deck),
        "discards": state.discard_count(),
        "survey_teams": state.survey_teams,
        "question": None if state.asked_question == NO_QUESTION else QUESTION_NAMES[state.asked_question],
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
        "yields": [_yield(state, seat, card) for card in empire.cards],
        "revealed": _cards(empire.unplaced()),
        "placed": _placed(state, empire),
        "latest": _latest(empire),
        "owed": empire.owed,
        "picks": [_pick(action) for action in empire.picks],
        "plans": plans(state, seat),
        "total": empire.vp,
    }


def _yield(state: JumpDriveState, seat: int, card: int) -> View:
    """What a card of the empire brings in a round."""
    return {
        "vp": sum(clause_yield(state, seat, clause) for clause in VP_CLAUSES[card]),
        "income": sum(clause_yield(state, seat, clause) for clause in INCOME_CLAUSES[card]),
    }


def _placed(state: JumpDriveState, empire: Empire) -> View:
    """What was revealed this round."""
    chosen = state.asked_question not in (ASK_PLACE, ASK_DISCARD_START)
    return {
        "development": IDS[empire.development] if chosen and empire.development != NO_CARD else None,
        "world": IDS[empire.world] if chosen and empire.world != NO_CARD else None,
        "second": IDS[empire.second] if chosen and empire.second != NO_CARD else None,
        "method": METHOD_IDS[empire.method] if chosen and empire.method != NO_METHOD else None,
    }


def _latest(empire: Empire) -> View:
    """What was revealed last, this round or the one before."""
    return {
        "development": None if empire.development == NO_CARD else IDS[empire.development],
        "world": None if empire.world == NO_CARD else IDS[empire.world],
    }


def _pick(action: int) -> View:
    """A pick of an answer that is not complete yet; those of others are hidden."""
    verb, number = verb_of(action)
    return {"verb": verb, "subject": subject_of(verb, number)}


def _cards(numbers: list[int]) -> list[str | None]:
    return [None if card == UNKNOWN_CARD else IDS[card] for card in numbers]
