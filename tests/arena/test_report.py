"""Summing up a match."""

import pytest

from tests.arena.played import game
from windfall.arena import Match, mean_interval, report, wilson_interval

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


def test_margins_are_to_the_best_other() -> None:
    greedy, random = report(MATCH, GAMES).bots
    assert (greedy.mean_margin, random.mean_margin) == (0.0, 0.0)
    assert greedy.mean_margin_95 == mean_interval([10, 0, -30, 20])
    match = Match("newfrontiers", ("greedy", "random", "random"), 1, 0, {})
    bots = report(match, [game(0, (30, 20, 26), (0,), positions=(0, 1, 2))]).bots
    assert [bot.mean_margin for bot in bots] == [4.0, -10.0, -4.0]
    assert bots[0].mean_margin_95 is None


def test_time_per_move_is_of_all_moves_of_all_games() -> None:
    games = [
        game(0, (30, 20), (0,), thought=((0.1, 0.3), (1.0,))),
        game(1, (30, 20), (0,), thought=((0.2, 0.2, 0.7), (3.0,))),
    ]
    greedy, random = report(MATCH, games).bots
    assert (greedy.median_seconds, greedy.mean_seconds) == (0.2, pytest.approx(0.3))
    assert (random.median_seconds, random.mean_seconds) == (2.0, 2.0)


def test_bots_of_one_name_are_summed_up_together() -> None:
    """One against three: an even share would be a quarter of the games for the one."""
    match = Match("newfrontiers", ("greedy", "random", "random", "random"), 4, 0, {})
    positions = (0, 1, 2, 3)
    games = [
        game(0, (30, 20, 10, 5), (0,), positions=positions),
        game(1, (30, 20, 40, 5), (2,), positions=positions),
        game(2, (30, 30, 10, 5), (0, 1), positions=positions),
        game(3, (30, 20, 10, 5), (0,), positions=positions),
    ]
    greedy, randoms = report(match, games).together
    assert (greedy.name, greedy.positions, randoms.name, randoms.positions) == ("greedy", (0,), "random", (1, 2, 3))
    assert (greedy.win_rate, randoms.win_rate) == (2.5 / 4, 1.5 / 4)
    assert randoms.win_rate_95 == wilson_interval(1.5, 4)
    assert randoms.win_rate_each == 0.125
    assert randoms.mean_score == pytest.approx((35 + 65 + 45 + 35) / 12)
    assert randoms.mean_margin_95 == mean_interval([-55 / 3, (-20 + 10 - 35) / 3, (0 - 20 - 25) / 3, -55 / 3])
