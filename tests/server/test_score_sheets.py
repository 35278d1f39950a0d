"""The scores of every round, kept as a game goes on, are those that playing it again would show."""

import random

import pytest

from tests.server.company import TITLES
from tests.server.running import run
from windfall.server.database.records import MoveRecord, Player
from windfall.server.tables.course import Course
from windfall.server.tables.score_sheets import score_sheet, sheet_of
from windfall.server.tables.seating import new_table
from windfall.server.wire.bodies import LocalSeat, MySeat


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("others", [("Bob",), ("Bob", "Cem")])
@run
async def test_a_sheet_is_the_same_when_the_game_is_played_again(title: str, others: tuple[str, ...]) -> None:
    seats = [MySeat(), *(LocalSeat(name) for name in others)]
    table = new_table(title, {}, list(seats), Player("ann", "Ann"), public=False, shuffle=False)
    rng, course = random.Random(8), Course.of(table)
    while not course.game.over:
        seat = rng.choice(course.game.seats)
        course = course.copy()
        number = course.next_number
        course.play(MoveRecord(number, seat, rng.choice(course.game.actions(seat)), number))
    assert course.rounds[0].round == 0
    assert sheet_of(course) == await score_sheet(course.game)
    assert Course.of(table, course.records).rounds == course.rounds
