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
BEGIN_GAME: Final = 0
BEGIN_ROUND: Final = 1
PAY_STEP: Final = 2
DRAW_AFTER_PLACING: Final = 3
DISCARD_EXPLORED: Final = 4
SECOND_WORLDS: Final = 5
PAY_SECOND: Final = 6
SCORE_ROUND: Final = 7
COLLECT_INCOME: Final = 8
LIMIT_HANDS: Final = 9

QUESTION_NAMES: Final = (
    "discard_start",
    "place",
    "pay",
    "explore",
    "second_world",
    "pay_second",
    "hand_limit",
)
ASK_DISCARD_START: Final = 0
ASK_PLACE: Final = 1
ASK_PAY: Final = 2
ASK_EXPLORE: Final = 3
ASK_SECOND: Final = 4
ASK_PAY_SECOND: Final = 5
ASK_HAND_LIMIT: Final = 6
