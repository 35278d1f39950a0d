"""What a coach says at each question of Race: what it is for; `looks` has what to look at in the position."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.words.coaching import Coaching, Expected, Look, coached
from windfall.engine.words.message import Message, message
from windfall.titles.race.rules.consume import BASE_PRICES
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.setup import CARDS_DEALT, CARDS_DISCARDED
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.words import looks

EXPLAINED: Final[dict[str, Message]] = {
    "discard_start": message("coach-race-discard-start", dealt=CARDS_DEALT, kept=CARDS_DEALT - CARDS_DISCARDED),
    "action": message("coach-race-action"),
    "explore": message("coach-race-explore"),
    "develop": message("coach-race-develop"),
    "settle": message("coach-race-settle"),
    "method": message("coach-race-method"),
    "pay": message("coach-race-pay"),
    "trade": message("coach-race-trade", least=min(BASE_PRICES), most=max(BASE_PRICES)),
    "consume": message("coach-race-consume"),
    "consume_good": message("coach-race-consume-good"),
    "consume_hand": message("coach-race-consume-hand"),
    "gamble": message("coach-race-gamble"),
    "windfall": message("coach-race-windfall"),
    "hand_limit": message("coach-race-hand-limit", limit=HAND_LIMIT),
}
_TWO_ACTIONS: Final = message("coach-race-two-actions")
_LOOKS: Final[dict[str, Look[RaceState]]] = {
    "discard_start": looks.at_start,
    "action": looks.at_action,
    "explore": looks.at_explore,
    "develop": looks.at_develop,
    "settle": looks.at_settle,
    "pay": looks.at_pay,
    "trade": looks.at_trade,
    "consume": looks.at_consume,
    "consume_hand": looks.at_discard,
    "gamble": looks.at_gamble,
    "windfall": looks.at_windfall,
    "hand_limit": looks.at_discard,
}


def coach(state: RaceState, seat: int, expected: Sequence[Expected]) -> Coaching:
    """What is said to a seat that is asked."""
    question = QUESTION_NAMES[state.asked_question]
    explained = _TWO_ACTIONS if question == "action" and state.experienced else EXPLAINED[question]
    return coached(explained, _LOOKS.get(question), state, seat, expected)
