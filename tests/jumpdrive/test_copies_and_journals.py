"""Copies of a game of Jump Drive are independent, and a journal gives the identical game."""

from tests.jumpdrive.subject import JUMP_DRIVE
from tests.support.copies_and_journals import CopiesAndJournals


class TestJumpDrive(CopiesAndJournals):
    subject = JUMP_DRIVE
