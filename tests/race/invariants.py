"""What is true of every position of Race for the Galaxy, whoever plays and however: `check(state)` after every move.

The numbers of the box stand here once more, so that a slip in the rules or in the card file is noticed.
"""

from collections import Counter
from typing import Final

from tests.support.whereabouts import check_traces
from windfall.engine.agenda import NO_QUESTION
from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import KINDS, NO_GOODS
from windfall.engine.state import State
from windfall.titles.race.components.cards import COPIES, DESIGNS, GOODS, IDS, INDEX, IS_WORLD, START_WORLDS
from windfall.titles.race.rules import agenda, flow
from windfall.titles.race.rules.actions import ACTION_COUNT
from windfall.titles.race.rules.state import DISCARDED, Empire, RaceState

CHIPS_PER_PLAYER: Final = 12
HAND_LIMIT: Final = 10
FULL_TABLEAU: Final = 12
TACTICS: Final = INDEX["new_military_tactics"]
ALL_CARDS: Final = [card for card in DESIGNS for _ in range(COPIES[card])]
assert (len(ALL_CARDS), len(START_WORLDS), Counter(COPIES)) == (114, 5, {1: 76, 2: 19})

# Asked of all players at once; every other question is for the player whose turn it is.
SIMULTANEOUS: Final = frozenset(
    (
        agenda.ASK_DISCARD_START,
        agenda.ASK_ACTION,
        agenda.ASK_EXPLORE,
        agenda.ASK_DEVELOP,
        agenda.ASK_SETTLE,
        agenda.ASK_HAND_LIMIT,
    )
)


def check(state: State) -> None:
    """Fail if anything was lost, made up, or is where it cannot be."""
    _check(state, fewest_options=2)  # a single option is no choice, and was taken


def check_sampled(state: State) -> None:
    """The same for a sampled game. Someone must be asked in it even if nobody has a choice."""
    _check(state, fewest_options=1)


def _check(state: State, fewest_options: int) -> None:
    assert isinstance(state, RaceState)
    _check_cards(state)
    _check_chips(state)
    for empire in state.empires:
        _check_empire(state, empire)
    start_worlds = [empire.start_world for empire in state.empires]
    assert len(set(start_worlds)) == state.players == len(start_worlds), "a start world twice"
    assert start_worlds[state.first] == min(start_worlds), "not the lowest-numbered start world is first"
    numbers = [state.round, state.step_count, state.asked_about, *state.produced]
    assert min(numbers) >= 0, f"a number of the table is negative: {numbers}"
    assert len(state.produced) in (0, len(KINDS) * state.players)
    if state.over:
        _check_over(state)
    else:
        _check_question(state, fewest_options)
    if state.asked_question == agenda.ASK_ACTION:
        _check_between_rounds(state)


def _check_cards(state: RaceState) -> None:
    """Every card is in exactly one place; what is out of sight has no order, and an empty deck is refilled at once."""
    discards = state.unseen_discards + state.public_discards
    pools = [state.deck, state.unseen_discards, state.public_discards]
    cards = state.deck + discards
    for empire in state.empires:
        pools += (empire.hand, empire.drawn, empire.discards)
        discards += empire.discards
        cards += empire.hand + empire.drawn + empire.discards + empire.tableau
        cards += [good for good in empire.goods if good != NO_CARD]
    if sorted(cards) != ALL_CARDS:
        lost, made_up = Counter(ALL_CARDS) - Counter(cards), Counter(cards) - Counter(ALL_CARDS)
        named = [", ".join(IDS[card] if card in DESIGNS else str(card) for card in part) for part in (lost, made_up)]
        raise AssertionError(f"cards are not conserved: lost {named[0] or 'none'}; made up {named[1] or 'none'}")
    assert all(pool == sorted(pool) for pool in pools), "a pool is not sorted: its order would be a secret"
    assert state.deck or not discards, "the deck is empty, but there are discards"
    check_traces(state, _old_goods(state))


def _old_goods(state: RaceState) -> list[int]:
    """Goods that lay there before the deck was refilled. They are no more than there were then."""
    assert len(set(state.old_goods)) == len(state.old_goods) - max(0, state.old_goods.count(DISCARDED) - 1)
    assert state.old_goods.count(DISCARDED) <= len(state.unseen_discards)
    empires = [(state.empires[seat], world) for seat, world in state.old_goods if (seat, world) != DISCARDED]
    goods = [empire.goods[empire.tableau.index(world)] for empire, world in empires]
    assert NO_CARD not in goods, "a good that is not there is taken for an old one"
    return goods


def _check_chips(state: RaceState) -> None:
    chips = [empire.chips for empire in state.empires]
    numbers = (state.vp_pool, state.chips_reserve, *chips)
    assert min(numbers) >= 0, f"VP chips are negative: {numbers}"
    in_game = state.vp_pool + sum(chips) - state.chips_reserve
    assert in_game == CHIPS_PER_PLAYER * state.players, f"VP chips are not conserved: {in_game}"
    assert state.chips_reserve == 0 or state.vp_pool == 0, "chips came from the reserve before the pool was empty"


def _check_empire(state: RaceState, empire: Empire) -> None:
    tableau = empire.tableau
    assert empire.start_world in START_WORLDS
    assert tableau[0] == empire.start_world, "the start world is not the first card of the tableau"
    # one development and one world in a round, two of each in the experienced game
    assert len(tableau) <= FULL_TABLEAU - 1 + (4 if state.experienced else 2), "a tableau grew after it was full"
    assert len(set(tableau)) == len(tableau), "a card twice in a tableau"
    assert len(empire.goods) == len(tableau), "goods and cards of the tableau do not go together"
    for card, good in zip(tableau, empire.goods, strict=True):
        assert good == NO_CARD or GOODS[card] != NO_GOODS, f"a good on {IDS[card]}, which makes none"
    assert 1 <= empire.working <= len(tableau)
    assert len(tableau) - empire.working <= 1, "more than one card was placed in a phase"
    assert empire.placed == NO_CARD or empire.placed in tableau
    if empire.placed != NO_CARD and empire.working < len(tableau):
        assert tableau[-1] == empire.placed, "the new card is not the one that was placed"
    assert len(empire.chosen) in ((0, 2) if state.experienced else (0, 1)), "too many action cards chosen"
    assert empire.chosen == tuple(sorted(empire.chosen))


def _check_question(state: RaceState, fewest_options: int) -> None:
    """Someone is asked; whoever is has options; whoever is not has none."""
    question = state.asked_question
    asked = state.seats()
    assert asked, "the game waits, but nobody is asked"
    assert tuple(sorted(set(asked))) == asked, "the seats asked are not in order"
    assert set(asked) <= set(range(state.players)), "a seat that is not there is asked"
    assert 0 <= question < len(flow.QUESTION_NAMES), "there is no such question"
    assert state.agenda or question == agenda.ASK_ACTION, "nothing would follow the answer"
    assert state.together == (question in SIMULTANEOUS), "asked together or not, against the rules"
    for seat, empire in enumerate(state.empires):
        assert state.question(seat) == question
        options = state.options(seat)
        assert all(type(action) is int and 0 <= action < ACTION_COUNT for action in options), "outside the action space"
        assert len(set(options)) == len(options), "an option is listed twice"
        assert len(options) >= fewest_options or seat not in asked, "a question without a choice"
        assert seat in asked or len(options) == 0, "options for a seat that is not asked"
        assert bool(empire.drawn) <= (question == agenda.ASK_EXPLORE), "drawn cards were neither kept nor discarded"
        if not state.together:
            assert asked == (state.turn,), "it is another player's turn"
            assert seat in asked or empire.picks == [], "picks of a seat that is not asked"
    if question in (agenda.ASK_PAY, agenda.ASK_METHOD):
        placed = state.empires[state.turn].placed
        tactics = question == agenda.ASK_METHOD and TACTICS in state.empires[state.turn].tableau
        assert placed != NO_CARD or tactics, "nothing was placed that could be paid for"
        assert question == agenda.ASK_PAY or placed == NO_CARD or IS_WORLD[placed], "a way to place a development"


def _check_between_rounds(state: RaceState) -> None:
    """When actions are chosen, nothing is left of the last round, and the game has not ended."""
    assert state.round >= 1
    assert state.agenda == [], "a phase is left over"
    assert state.vp_pool > 0, "the VP pool is empty without an end"
    for empire in state.empires:
        assert len(empire.hand) <= HAND_LIMIT, "more than ten cards in hand at the start of a round"
        assert len(empire.tableau) < FULL_TABLEAU, "a tableau is full without an end"
        assert empire.chosen == (), "an action card of the last round"
        assert empire.placed == NO_CARD


def _check_over(state: RaceState) -> None:
    full = any(len(empire.tableau) >= FULL_TABLEAU for empire in state.empires)
    assert full or state.vp_pool == 0, "the game is over for no reason"
    assert (state.seats(), state.agenda, state.asked_question) == ((), [], NO_QUESTION)
    for seat, empire in enumerate(state.empires):
        assert (list(state.options(seat)), empire.picks, empire.drawn) == ([], [], [])
        assert len(empire.hand) <= HAND_LIMIT
