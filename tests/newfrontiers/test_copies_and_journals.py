"""Copies of a game of New Frontiers are independent, and a journal gives the identical game."""

from tests.newfrontiers.subject import NEW_FRONTIERS
from tests.support.copies_and_journals import CopiesAndJournals


class TestNewFrontiers(CopiesAndJournals):
    subject = NEW_FRONTIERS
