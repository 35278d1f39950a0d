"""Sets of cards, goods and action cards are chosen together in Race for the Galaxy."""

from tests.race.subject import RACE
from tests.support.answers import Answers


class TestRace(Answers):
    subject = RACE
    in_every_game = frozenset(("explore", "pay"))
    set_kinds = frozenset(("discard_start", "action", "explore", "pay", "consume_good", "consume_hand", "hand_limit"))
