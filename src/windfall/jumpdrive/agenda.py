"""The codes of steps and questions."""

from typing import Final

STEP_NAMES: Final = (
    "begin_game",
    "begin_round",
    "pay",
    "draw_after_placing",
    "discard_explored",
    "second_worlds",
    "pay_second",
    "score_round",
    "collect_income",
    "limit_hands",
)
(
    BEGIN_GAME,
    BEGIN_ROUND,
    PAY_STEP,
    DRAW_AFTER_PLACING,
    DISCARD_EXPLORED,
    SECOND_WORLDS,
    PAY_SECOND,
    SCORE_ROUND,
    COLLECT_INCOME,
    LIMIT_HANDS,
) = range(len(STEP_NAMES))

QUESTION_NAMES: Final = (
    "discard_start",
    "place",
    "pay",
    "explore",
    "second_world",
    "pay_second",
    "hand_limit",
)
(
    ASK_DISCARD_START,
    ASK_PLACE,
    ASK_PAY,
    ASK_EXPLORE,
    ASK_SECOND,
    ASK_PAY_SECOND,
    ASK_HAND_LIMIT,
) = range(len(QUESTION_NAMES))
