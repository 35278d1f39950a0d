"""The codes of steps and questions, and the order of players where one is needed."""

from typing import Final

from windfall.race.state import RaceState

STEP_NAMES: Final = (
    "begin_game",
    "begin_round",
    "explore_phase",
    "develop_phase",
    "pay_development",
    "after_develop",
    "settle_phase",
    "pay_world",
    "pay_cards",
    "after_settle",
    "consume_phase",
    "trade_turn",
    "consume_turn",
    "consume_choice",
    "use_power",
    "produce_phase",
    "produce_turn",
    "produce_good",
    "draw_by_power",
    "windfall",
    "produce_rewards",
    "end_produce",
    "end_round",
    "check_end",
)
(
    BEGIN_GAME,
    BEGIN_ROUND,
    EXPLORE_PHASE,
    DEVELOP_PHASE,
    PAY_DEVELOPMENT,
    AFTER_DEVELOP_STEP,
    SETTLE_PHASE,
    PAY_WORLD,
    PAY_CARDS,
    AFTER_SETTLE_STEP,
    CONSUME_PHASE,
    TRADE_TURN,
    CONSUME_TURN,
    CONSUME_CHOICE,
    USE_POWER,
    PRODUCE_PHASE,
    PRODUCE_TURN,
    PRODUCE_GOOD,
    DRAW_BY_POWER,
    WINDFALL_STEP,
    PRODUCE_REWARDS,
    END_PRODUCE,
    END_ROUND,
    CHECK_END,
) = range(len(STEP_NAMES))

QUESTION_NAMES: Final = (
    "discard_start",
    "action",
    "explore",
    "develop",
    "settle",
    "method",
    "pay",
    "trade",
    "consume",
    "consume_good",
    "consume_hand",
    "gamble",
    "windfall",
    "hand_limit",
)
(
    ASK_DISCARD_START,
    ASK_ACTION,
    ASK_EXPLORE,
    ASK_DEVELOP,
    ASK_SETTLE,
    ASK_METHOD,
    ASK_PAY,
    ASK_TRADE,
    ASK_CONSUME,
    ASK_CONSUME_GOOD,
    ASK_CONSUME_HAND,
    ASK_GAMBLE,
    ASK_WINDFALL,
    ASK_HAND_LIMIT,
) = range(len(QUESTION_NAMES))


def table_order(state: RaceState) -> list[int]:
    """Clockwise from the owner of the lowest-numbered start world (RG-2)."""
    return [(state.first + place) % state.players for place in range(state.players)]
