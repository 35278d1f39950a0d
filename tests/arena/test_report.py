"""Summing up a match."""

import pytest

from tests.arena.played import game
from windfall.arena import Match, report, wilson_interval

MATCH = Match("newfrontiers", ("greedy", "random"), 4, 0, {})
GAMES = [
    game(0, (30, 20), (0,), rounds=9),
    game(1, (25, 25), (0, 1), positions=(1, 0), ended_by=("colonists", "vp_pool")),
    game(2, (10, 40), (1,), rounds=15),
    game(3, (35, 15), (0,), positions=(1, 0), ended_by=("vp_pool",)),
]


def test_shared_wins_count_as_shares() -> None:
    greedy, random = report(MATCH, GAMES).bots
    assert (greedy.wins, random.wins) == (2.5, 1.5)
    assert (greedy.win_rate, random.win_rate) == (0.625, 0.375)
    assert greedy.win_rate_95 == wilson_interval(2.5, 4)


def test_shares_of_three_sum_up_exactly() -> None:
    match = Match("newfrontiers", ("random",) * 3, 30, 0, {})
    games = [game(number, (5, 5, 5), (0, 1, 2), positions=(0, 1, 2)) for number in range(30)]
    assert [bot.wins for bot in report(match, games).bots] == [10.0, 10.0, 10.0]


def test_mean_scores() -> None:
    assert [bot.mean_score for bot in report(MATCH, GAMES).bots] == [25.0, 25.0]


def test_bots_of_the_same_name_are_kept_apart() -> None:
    first, second = report(Match("newfrontiers", ("random", "random"), 4, 0, {}), GAMES).bots
    assert first.name == second.name
    assert first.wins != second.wins


def test_seats() -> None:
    """In games 1 and 3 the bots have changed seats."""
    first, second = report(MATCH, GAMES).seats
    assert (first.win_rate, second.win_rate) == (1.5 / 4, 2.5 / 4)
    assert (first.mean_score, second.mean_score) == ((30 + 25 + 10 + 15) / 4, (20 + 25 + 40 + 35) / 4)
    assert (first.bot_games, second.bot_games) == ((2, 2), (2, 2))
    assert (first.bot_wins, second.bot_wins) == ((1.0, 0.5), (1.5, 1.0))


def test_rounds_and_ends() -> None:
    results = report(MATCH, GAMES)
    assert (results.rounds_mean, results.rounds_min, results.rounds_max) == (11, 9, 15)
    assert results.ended_by == {"colonists": 3, "vp_pool": 2}


def test_speed_is_moves_by_the_time_between_first_start_and_last_end() -> None:
    results = report(MATCH, GAMES)
    assert results.moves == 200
    assert results.moves_per_second == pytest.approx(200 / 4)
