"""Sets of cards are chosen together in Jump Drive."""

from tests.jumpdrive.subject import JUMP_DRIVE
from tests.support.answers import Answers


class TestJumpDrive(Answers):
    subject = JUMP_DRIVE
    in_every_game = frozenset(("explore", "pay", "hand_limit"))
    set_kinds = frozenset(("discard_start", "place", "pay", "explore", "second_world", "pay_second", "hand_limit"))
