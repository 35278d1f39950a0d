"""Copies of a game of Race for the Galaxy are independent, and a journal gives the identical game."""

from tests.race.subject import RACE
from tests.support.copies_and_journals import CopiesAndJournals


class TestRace(CopiesAndJournals):
    subject = RACE
