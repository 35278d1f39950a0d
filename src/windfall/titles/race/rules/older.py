"""What older versions of these rules asked otherwise, so that their journals can be read and their players play on.

In version 1 New Military Tactics could be discarded for a conquest only. Until version 2 the two action cards of the
experienced game were picked one after the other, in ascending order.
"""

from collections.abc import Sequence
from typing import Final

from windfall.titles.race.rules.actions import CHOOSE_PAIR, PASS, parts_of
from windfall.titles.race.rules.agenda import ASK_METHOD
from windfall.titles.race.rules.settle import asks_for_tactics
from windfall.titles.race.rules.state import RaceState

OLDER_RULES: Final = (1, 2)
OLDER_ACTION_COUNTS: Final[tuple[int, ...]] = (CHOOSE_PAIR,)
_TACTICS_FOR_CONQUEST: Final = 1


def answer_before(rules: int, state: RaceState, seat: int) -> int | None:
    """What this version did without asking; None if it asked, too."""
    if rules != _TACTICS_FOR_CONQUEST:
        return None
    if state.asked_question == ASK_METHOD and asks_for_tactics(state.empires[seat]):
        return PASS
    return None


def asked_part_by_part(known: RaceState, seat: int, picked: Sequence[int]) -> RaceState:
    """What a seat knew that had picked these of its action cards, and may pick the next."""
    count = len(picked)
    parts = [parts_of(action) for action in known.choices[seat]]
    before = known.copy()
    before.empires[seat].picks = list(picked)
    before.choices[seat] = sorted({cards[count] for cards in parts if cards[:count] == tuple(picked)})
    return before
