"""What is true of every position of Jump Drive, whoever plays and however: `check(state)` after every move.

The numbers of the rulebook stand here once more, so that a slip in the rules or in the card file is noticed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tests.support.whereabouts import check_traces
from windfall.engine.agenda import NO_QUESTION
from windfall.engine.deck import NO_CARD
from windfall.engine.state import State
from windfall.titles.jumpdrive.components.cards import COPIES, DEFENSE, DESIGNS, IDS, INDEX, IS_MILITARY, IS_WORLD
from windfall.titles.jumpdrive.rules import agenda, flow
from windfall.titles.jumpdrive.rules.actions import ACTION_COUNT, CONQUER, PAY
from windfall.titles.jumpdrive.rules.state import NO_METHOD, Empire, JumpDriveState
from windfall.titles.jumpdrive.words.text import verb_of

HAND_LIMIT: Final = 10
END: Final = 50
SURVEY_TEAM: Final = INDEX["survey_team"]
ONE_IN_AN_EMPIRE: Final = (SURVEY_TEAM, INDEX["trade_pact"])
GAME_CARDS: Final = [card for card in DESIGNS for _ in range(COPIES[card]) if card != SURVEY_TEAM]
assert (len(GAME_CARDS), sum(COPIES)) == (112, 116)

VERBS: Final = {
    "discard_start": {"discard"},
    "place": {"explore", "develop", "settle", "pass"},
    "pay": {"method", "discard"},
    "explore": {"discard"},
    "second_world": {"pass", "second"},
    "pay_second": {"discard"},
    "hand_limit": {"discard"},
}


def check(state: State) -> None:
    """Fail if anything was lost, made up, or is where it cannot be."""
    _check(state, fewest_options=2)  # a single option is no choice, and was taken


def check_sampled(state: State) -> None:
    """The same for a sampled game. Someone must be asked in it even if nobody has a choice."""
    _check(state, fewest_options=1)


def _check(state: State, fewest_options: int) -> None:
    assert isinstance(state, JumpDriveState)
    _check_cards(state)
    for empire in state.empires:
        _check_empire(state, empire)
    assert 0 <= state.dealer < state.players == len(state.empires)
    assert min(state.round, state.step_count, state.asked_about) >= 0, "a number of the table is negative"
    if state.over:
        _check_over(state)
    else:
        _check_question(state, fewest_options)
    if state.asked_question == agenda.ASK_PLACE:
        _check_between_rounds(state)


def cards_of(state: JumpDriveState) -> list[int]:
    """Every card on the table, wherever it is."""
    cards = state.deck + state.unseen_discards + state.public_discards + [SURVEY_TEAM] * state.survey_teams
    for empire in state.empires:
        cards += empire.hand + empire.discards + empire.cards + empire.unplaced()
    return cards


def _check_cards(state: JumpDriveState) -> None:
    """Every card is in exactly one place; what is out of sight has no order, and an empty deck is refilled at once."""
    # a Survey Team for each player; the others are back in the box
    all_cards = Counter([*GAME_CARDS, *[SURVEY_TEAM] * state.players])
    cards = Counter(cards_of(state))
    if cards != all_cards:
        named = [
            ", ".join(IDS[card] if card in DESIGNS else str(card) for card in part) or "none"
            for part in (all_cards - cards, cards - all_cards)
        ]
        raise AssertionError(f"cards are not conserved: lost {named[0]}; made up {named[1]}")
    pools = [state.deck, state.unseen_discards, state.public_discards]
    for empire in state.empires:
        pools += (empire.hand, empire.discards)
    assert all(pool == sorted(pool) for pool in pools), "a pool is not sorted: its order would be a secret"
    assert not any(SURVEY_TEAM in pool for pool in pools), "a Survey Team in a hand or a pile"
    assert state.deck or not state.discard_count(), "the deck is empty, but there are discards"
    assert state.survey_teams >= 0, "the center is overdrawn"
    check_traces(state, old=[])
    for seat, preset in enumerate(state.preset):
        empire, left = state.empires[seat], state.preset_left[seat]
        loose = left[preset]
        assert loose is not None, "a preset hand is taken for another"
        assert Counter(loose.cards) <= Counter(empire.hand + empire.discards), "a preset card is not with its player"
        assert (Counter(loose.cards) & Counter(empire.discards)).total() >= loose.discarded


def _check_empire(state: JumpDriveState, empire: Empire) -> None:
    for card in ONE_IN_AN_EMPIRE:
        assert empire.cards.count(card) <= 1, f"{IDS[card]} twice in an empire"
    # a development and two worlds each round, and two War Propagandas from others
    assert len(empire.cards) <= 3 * state.round + 2, "too many cards were placed"
    assert all(vp >= 0 for vp in empire.vp_by_round), "VPs are negative"
    scored = (state.round - 1, state.round) if state.asked_question == agenda.ASK_HAND_LIMIT else (state.round - 1,)
    if state.round:
        assert len(empire.vp_by_round) in ((state.round,) if state.over else scored), "a round was not scored, or twice"
    _check_round(empire)


def _check_round(empire: Empire) -> None:
    """What a player places in a round."""
    assert empire.method in (NO_METHOD, CONQUER, PAY)
    assert 0 <= empire.owed <= len(empire.hand), "a player owes more cards than there are in hand"
    assert min(empire.spent_general, empire.spent_restricted) >= 0, "military spent is negative"
    assert empire.world == NO_CARD or IS_WORLD[empire.world]
    assert empire.second == NO_CARD or IS_WORLD[empire.second]
    assert empire.development == NO_CARD or not IS_WORLD[empire.development]
    if empire.explores:
        assert (empire.development, empire.world) == (NO_CARD, NO_CARD), "placed cards and an Explore marker"
    if empire.world == NO_CARD:
        assert (empire.method, empire.second) == (NO_METHOD, NO_CARD), "a second world without a first"
    if empire.method != NO_METHOD:
        assert empire.world in empire.cards, "a world was placed, but is not in the empire"
    if empire.method == CONQUER:
        assert IS_MILITARY[empire.world], "a non-military world was conquered"
        spent = empire.spent_general + empire.spent_restricted
        assert spent == DEFENSE[empire.world], "military spent is not the defense of the world"
    else:
        assert empire.spent_general == empire.spent_restricted == 0, "military and payment combined"


def _check_question(state: JumpDriveState, fewest_options: int) -> None:
    """Someone is asked; whoever is has options; whoever is not has none."""
    question = state.asked_question
    asked = state.seats()
    assert asked, "the game waits, but nobody is asked"
    assert tuple(sorted(set(asked))) == asked, "the seats asked are not in order"
    assert set(asked) <= set(range(state.players)), "a seat that is not there is asked"
    assert 0 <= question < len(flow.QUESTION_NAMES), "there is no such question"
    assert state.agenda or question == agenda.ASK_PLACE, "nothing would follow the answer"
    assert state.together, "all players act at the same time"
    for seat, empire in enumerate(state.empires):
        options = state.options(seat)
        assert all(type(action) is int and 0 <= action < ACTION_COUNT for action in options), "outside the action space"
        assert len(set(options)) == len(options), "an option is listed twice"
        assert len(options) >= fewest_options or seat not in asked, "a question without a choice"
        assert seat in asked or len(options) == 0, "options for a seat that is not asked"
        _check_options(flow.QUESTION_NAMES[question], empire, options)
        if question != agenda.ASK_PAY_SECOND:
            assert empire.second == NO_CARD, "a second world before its time"
        if question not in (agenda.ASK_PAY, agenda.ASK_PAY_SECOND):
            assert empire.owed == 0, "a debt was forgotten"
            assert empire.unplaced() == [], "a world was neither paid for nor conquered"


def _check_options(question: str, empire: Empire, options: Sequence[int]) -> None:
    """Verbs that fit the question, and cards that are in hand."""
    for action in options:
        verb, card = verb_of(action)
        assert verb in VERBS[question], f"{verb} is no answer to {question}"
        if verb in ("discard", "settle", "second") or (verb == "develop" and card != SURVEY_TEAM):
            assert card in empire.hand, f"{verb} {IDS[card]}, which is not in hand"
        if verb in ("settle", "second", "develop"):
            assert IS_WORLD[card] == (verb != "develop"), f"{verb} {IDS[card]}: a card of the wrong type"


def _check_between_rounds(state: JumpDriveState) -> None:
    """When cards are to be placed, nothing is left of the last round, and the game has not ended."""
    assert state.round >= 1
    assert state.agenda == [], "a step is left over"
    for empire in state.empires:
        assert len(empire.hand) <= HAND_LIMIT, "more than ten cards in hand at the start of a round"
        assert empire.vp < END, "fifty VPs without an end"


def _check_over(state: JumpDriveState) -> None:
    assert any(empire.vp >= END for empire in state.empires), "the game is over for no reason"
    assert (state.seats(), state.agenda, state.asked_question) == ((), [], NO_QUESTION)
    for seat, empire in enumerate(state.empires):
        assert (list(state.options(seat)), empire.picks) == ([], [])
        assert (empire.owed, empire.unplaced()) == (0, [])
