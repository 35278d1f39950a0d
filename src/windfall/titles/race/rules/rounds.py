"""Rounds: action cards are chosen secretly, the phases they name are done in order, hands are cut to ten."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Question, Step, ask_all, push
from windfall.engine.answers import PickPool, exactly
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, cards_after, next_picks, picks_left
from windfall.engine.state import EVERYONE
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    CARD_PAIRS,
    CHOOSE,
    CHOOSE_PAIR,
    CONSUME_2X,
    DEVELOP_CARD,
    DISCARD,
    DOUBLE_CARDS,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE_CARD,
    SETTLE_CARD,
    TRADE_CARD,
    cards_chosen,
    parts_of,
)
from windfall.titles.race.rules.agenda import (
    ASK_ACTION,
    ASK_HAND_LIMIT,
    BEGIN_ROUND,
    CHECK_END,
    CONSUME_PHASE,
    DEVELOP_PHASE,
    END_ROUND,
    EXPLORE_PHASE,
    PRODUCE_PHASE,
    SETTLE_PHASE,
    table_order,
)
from windfall.titles.race.rules.scoring import ended_by, score_game
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.rules.supply import discard_from_hand

HAND_LIMIT: Final = 10
_ACTIONS: Final[list[int]] = [CHOOSE + card for card in range(len(ACTION_CARD_IDS))]
_PAIRS: Final[list[int]] = [CHOOSE_PAIR + pair for pair in range(len(CARD_PAIRS))]


def begin_round(state: RaceState, _seat: int, _about: int, _chance: Chance) -> None:
    state.round += 1
    state.events.append((events.ROUND, EVERYONE, NO_SEAT, state.round))
    for empire in state.empires:
        empire.chosen = ()
    ask_all(state, ASK_ACTION)


def action_options(state: RaceState, _seat: int) -> list[int]:
    """One action card; in the experienced game two of nine, which are one choice: any two different ones, and Develop
    or Settle twice."""
    return _PAIRS.copy() if state.experienced else _ACTIONS.copy()


def resolve_action(state: RaceState, _chance: Chance) -> None:
    """The cards are turned up; only chosen phases are done, in order (RG-1)."""
    times = [0] * len(ACTION_CARD_IDS)  # that one player has chosen each card, at most
    for seat in table_order(state):
        empire = state.empires[seat]
        chosen = cards_chosen(empire.picks[0])
        empire.chosen = chosen
        state.events.append((events.CHOOSES, EVERYONE, seat, *chosen))
        for card in chosen:
            times[card] = max(times[card], chosen.count(card))
    push(state, END_ROUND, NO_SEAT)
    if times[PRODUCE_CARD]:
        push(state, PRODUCE_PHASE, NO_SEAT)
    if times[TRADE_CARD] or times[CONSUME_2X]:
        push(state, CONSUME_PHASE, NO_SEAT)
    for nth in range(times[SETTLE_CARD] - 1, -1, -1):
        push(state, SETTLE_PHASE, NO_SEAT, nth)
    for nth in range(times[DEVELOP_CARD] - 1, -1, -1):
        push(state, DEVELOP_PHASE, NO_SEAT, nth)
    if times[EXPLORE_5] or times[EXPLORE_1_1]:
        push(state, EXPLORE_PHASE, NO_SEAT)


def end_round(state: RaceState, _seat: int, _about: int, _chance: Chance) -> None:
    push(state, CHECK_END, NO_SEAT)
    for empire in state.empires:
        empire.placed = NO_CARD
    ask_all(state, ASK_HAND_LIMIT)


def hand_limit_options(state: RaceState, seat: int) -> list[int]:
    """Discard down to ten cards."""
    empire = state.empires[seat]
    return next_picks(DISCARD, empire.hand, empire.picks, len(empire.hand) - HAND_LIMIT)


def resolve_hand_limit(state: RaceState, _chance: Chance) -> None:
    for seat in table_order(state):
        discard_from_hand(state, seat, [action - DISCARD for action in state.empires[seat].picks])


def check_end(state: RaceState, _seat: int, _about: int, _chance: Chance) -> None:
    if ended_by(state):
        score_game(state)
    else:
        push(state, BEGIN_ROUND, NO_SEAT)


def action_picks(state: RaceState, seat: int) -> PickPool | None:
    """The nine cards of the experienced game, of which two are chosen."""
    if not state.experienced:
        return None
    picks = state.empires[seat].picks
    cards = [CHOOSE + card for card in range(len(ACTION_CARD_IDS)) for _ in range(2 if card in DOUBLE_CARDS else 1)]
    return exactly(2 - len(picks), cards_after(cards, picks))


def hand_limit_picks(state: RaceState, seat: int) -> PickPool:
    empire = state.empires[seat]
    return picks_left(DISCARD, empire.hand, empire.picks, len(empire.hand) - HAND_LIMIT)


STEPS: Final[tuple[Step[RaceState], ...]] = (
    Step(BEGIN_ROUND, begin_round),
    Step(END_ROUND, end_round),
    Step(CHECK_END, check_end),
)
QUESTIONS: Final[tuple[Question[RaceState], ...]] = (
    Question(ASK_ACTION, "action", action_options, resolve_action, one_pick=True, picked=action_picks, parts=parts_of),
    Question(ASK_HAND_LIMIT, "hand_limit", hand_limit_options, resolve_hand_limit, picked=hand_limit_picks),
)
