"""Wilson's interval, against values from the literature (Newcombe 1998) and from its definition; that of a mean."""

from math import sqrt

import pytest

from windfall.arena import mean_interval, wilson_interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (100, 100, 0.9630, 1.0000),
    ],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_mirror_image() -> None:
    low, high = wilson_interval(3, 17)
    assert wilson_interval(14, 17) == pytest.approx((1 - high, 1 - low))


def test_shares_of_wins_lie_between_whole_wins() -> None:
    assert wilson_interval(3, 10) < wilson_interval(3.5, 10) < wilson_interval(4, 10)


def test_more_games_make_it_narrower() -> None:
    few, many = wilson_interval(5, 10), wilson_interval(500, 1000)
    assert many[1] - many[0] < few[1] - few[0]


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    """Deviations of 1 and 2 each way: a variance of 10 / 4, for five values."""
    half = 1.959964 * sqrt(2.5 / 5)
    assert mean_interval([8, 9, 10, 11, 12]) == pytest.approx((10 - half, 10 + half))


def test_equal_values_leave_no_doubt_and_one_value_leaves_all() -> None:
    assert mean_interval([4, 4, 4]) == (4, 4)
    assert mean_interval([4]) is None
