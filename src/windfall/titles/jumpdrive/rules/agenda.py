"""The codes of steps and questions, which the modules of their rules explain."""

from typing import Final

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

ASK_DISCARD_START: Final = 0
ASK_PLACE: Final = 1
ASK_PAY: Final = 2
ASK_EXPLORE: Final = 3
ASK_SECOND: Final = 4
ASK_PAY_SECOND: Final = 5
ASK_HAND_LIMIT: Final = 6
