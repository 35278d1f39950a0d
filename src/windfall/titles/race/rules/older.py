"""What older versions of these rules did where a player is asked now, so that their journals can be read.

In version 1 New Military Tactics could be discarded for a conquest only.
"""

from typing import Final

from windfall.titles.race.rules.actions import PASS
from windfall.titles.race.rules.agenda import ASK_METHOD
from windfall.titles.race.rules.settle import asks_for_tactics
from windfall.titles.race.rules.state import RaceState

OLDER_RULES: Final = (1,)


def answer_before(state: RaceState, seat: int) -> int | None:
    """What version 1 did without asking; None if it asked, too."""
    if state.asked_question == ASK_METHOD and asks_for_tactics(state.empires[seat]):
        return PASS
    return None
