"""Players who are asked at the same time can answer in any order (RG-2)."""

from tests.race.subject import RACE
from tests.support.simultaneous import Simultaneous


class TestRace(Simultaneous):
    subject = RACE
    kinds = frozenset(("discard_start", "action", "explore", "develop", "settle", "hand_limit"))
