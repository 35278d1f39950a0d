"""What older versions of these rules did where a player is asked now, so that their journals can be read.

Version 1 asked the holder of the goal face down only before actions in which something can be stockpiled.
"""

from typing import Final

from windfall.titles.newfrontiers.rules.actions import (
    EXPLORE_TILE,
    LEAVE_FACE_DOWN,
    PRODUCE_TILE,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.titles.newfrontiers.rules.agenda import ASK_TURN_UP
from windfall.titles.newfrontiers.rules.goals import action_to_come
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

OLDER_RULES: Final = (1,)
_ASKED_BY_VERSION_1: Final = (EXPLORE_TILE, SETTLE_TILE, PRODUCE_TILE, TRADE_TILE)


def answer_before(state: NewFrontiersState) -> int | None:
    """What version 1 did without asking; None if it asked, too."""
    if state.asked_question == ASK_TURN_UP and action_to_come(state) not in _ASKED_BY_VERSION_1:
        return LEAVE_FACE_DOWN
    return None
