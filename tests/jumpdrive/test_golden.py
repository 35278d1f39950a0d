"""Golden games of Jump Drive: a change that moves one is a rules change and says so."""

from tests.jumpdrive.record_golden import GAMES, MOMENTS, all_features
from tests.support.golden import GoldenTests


class TestJumpDrive(GoldenTests):
    games = GAMES


def test_the_list_of_what_they_show_is_complete() -> None:
    """76 designs, 6 setups, 7 questions, 7 verbs and 2 methods, 17 events."""
    wanted = all_features()
    for start, number in (("placed", 76), ("setup", 6), ("asked", 7), ("chose", 9), ("logged", 17), ("end by", 1)):
        assert sum(feature.startswith(start) for feature in wanted) == number
    assert len(wanted) == 76 + 6 + 7 + 9 + 17 + 1 + len(MOMENTS)
