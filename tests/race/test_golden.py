"""Golden games of Race for the Galaxy: a change that moves one is a rules change and says so."""

import pytest

from tests.race.record_golden import ENDS, GAMES, all_features
from tests.support.golden import GoldenTests


class TestRace(GoldenTests):
    games = GAMES


def test_the_list_of_what_they_show_is_complete() -> None:
    """95 designs, 5 start worlds, 12 cards with a bonus, 8 setups, 14 questions, 23 events."""
    wanted = all_features()
    for start, number in (
        ("placed", 95),
        ("started from", 5),
        ("scored the bonus", 12),
        ("setup", 8),
        ("asked", 14),
        ("logged", 23),
        ("chose action", 7),
        ("end by", 3),
    ):
        assert sum(feature.startswith(start) for feature in wanted) == number


@pytest.mark.parametrize("end", ENDS)
def test_every_end_has_a_game_of_its_own(end: str) -> None:
    assert any(golden.ended_by == end.split(" and ") for golden in GAMES.load())
