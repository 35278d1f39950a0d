"""Golden games of New Frontiers: a change that moves one is a rules change and says so."""

import pytest

from tests.newfrontiers.record_golden import ENDS, GAMES, all_features
from tests.support.golden import GoldenTests


class TestNewFrontiers(GoldenTests):
    games = GAMES


def test_the_list_of_what_they_show_is_complete() -> None:
    """73 worlds, 32 homes, 50 developments, 8 goals, 32 setups."""
    wanted = all_features()
    for start, number in (
        ("settled", 73),
        ("home", 32),
        ("developed", 50),
        ("scored", 8),
        ("setup", 32),
        ("end by", 4),
    ):
        assert sum(feature.startswith(start) for feature in wanted) == number


@pytest.mark.parametrize("end", ENDS)
def test_every_end_has_a_game_of_its_own(end: str) -> None:
    assert any(golden.ended_by == [end] for golden in GAMES.load())
