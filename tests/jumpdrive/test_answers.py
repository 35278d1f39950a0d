"""Sets of cards are chosen together in Jump Drive."""

from tests.jumpdrive.subject import JUMP_DRIVE
from tests.support.answers import Answers


class TestJumpDrive(Answers):
    subject = JUMP_DRIVE
    set_kinds = frozenset(("discard_start", "pay", "explore", "pay_second", "hand_limit"))
