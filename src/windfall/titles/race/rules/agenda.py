"""The codes of steps and questions, which the modules of their rules explain, and the order of players."""

from typing import Final

from windfall.engine.agenda import CLOCKWISE
from windfall.titles.race.rules.state import RaceState

BEGIN_GAME: Final = 0
BEGIN_ROUND: Final = 1
EXPLORE_PHASE: Final = 2
DEVELOP_PHASE: Final = 3
PAY_DEVELOPMENT: Final = 4
AFTER_DEVELOP_STEP: Final = 5
SETTLE_PHASE: Final = 6
PAY_WORLD: Final = 7
PAY_CARDS: Final = 8
AFTER_SETTLE_STEP: Final = 9
CONSUME_PHASE: Final = 10
TRADE_TURN: Final = 11
CONSUME_TURN: Final = 12
CONSUME_CHOICE: Final = 13
USE_POWER: Final = 14
PRODUCE_PHASE: Final = 15
PRODUCE_TURN: Final = 16
PRODUCE_GOOD: Final = 17
DRAW_BY_POWER: Final = 18
WINDFALL_STEP: Final = 19
PRODUCE_REWARDS: Final = 20
END_PRODUCE: Final = 21
END_ROUND: Final = 22
CHECK_END: Final = 23

ASK_DISCARD_START: Final = 0
ASK_ACTION: Final = 1
ASK_EXPLORE: Final = 2
ASK_DEVELOP: Final = 3
ASK_SETTLE: Final = 4
ASK_METHOD: Final = 5
ASK_PAY: Final = 6
ASK_TRADE: Final = 7
ASK_CONSUME: Final = 8
ASK_CONSUME_GOOD: Final = 9
ASK_CONSUME_HAND: Final = 10
ASK_GAMBLE: Final = 11
ASK_WINDFALL: Final = 12
ASK_HAND_LIMIT: Final = 13


def table_order(state: RaceState) -> tuple[int, ...]:
    """Clockwise from the owner of the lowest-numbered start world (RG-2)."""
    return CLOCKWISE[state.players][state.first]
