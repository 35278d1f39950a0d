"""Ladders: who meets whom, how places are counted, and what the ratings say."""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, islice

import pytest

from tests.arena.played import game
from windfall.arena import Ladder, Played, bots_that_play, play_ladder, standings
from windfall.arena.ladder import draw_line_ups, places
from windfall.arena.rating import rate
from windfall.engine.errors import WindfallError
from windfall.engine.extras import how_to_install
from windfall.players import bots

LADDER = Ladder("jumpdrive", ("random", "novice", "greedy"), 2, 24, 3, {})


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(play_ladder(LADDER))


def meetings(line_ups: Iterable[tuple[int, ...]]) -> Counter[tuple[int, int]]:
    return Counter(pair for line_up in line_ups for pair in combinations(sorted(line_up), 2))


@pytest.mark.parametrize(
    ("count", "players", "line_ups"), [(5, 2, 10), (3, 2, 3), (4, 3, 4), (6, 2, 15), (4, 4, 7), (5, 4, 5)]
)
def test_all_pairs_meet_equally_often(count: int, players: int, line_ups: int) -> None:
    for rounds in (1, 2, 5):
        met = meetings(islice(draw_line_ups(count, players, seed=1), rounds * line_ups))
        assert len(met) == count * (count - 1) // 2
        assert len(set(met.values())) == 1


@pytest.mark.parametrize(("count", "players"), [(7, 3), (9, 4), (12, 5), (5, 3)])
def test_meetings_stay_close_where_they_cannot_be_equal(count: int, players: int) -> None:
    met = meetings(islice(draw_line_ups(count, players, seed=4), 400))
    assert max(met.values()) - min(met.values()) <= 3


def test_line_ups_are_of_different_bots_and_depend_on_the_seed() -> None:
    first, same, other = (list(islice(draw_line_ups(6, 4, seed), 30)) for seed in (1, 1, 2))
    assert first == same != other
    assert all(len(set(line_up)) == 4 for line_up in first)


def test_a_line_up_plays_a_deal_from_every_seat() -> None:
    games = list(Ladder("race", ("random", "novice", "greedy"), 3, 12, 0, {}).fixtures())
    assert [fixture.deal for _, fixture in games] == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3
    seats = Counter(
        (match.bots[position], seat) for match, fixture in games for seat, position in enumerate(fixture.positions)
    )
    assert set(seats.values()) == {4}


def test_results_do_not_depend_on_the_number_of_processes(played: list[Played]) -> None:
    assert list(play_ladder(LADDER, jobs=2)) == played


def test_a_better_bot_stands_higher(played: list[Played]) -> None:
    table = standings(LADDER, played)
    assert table[-1].name == "random"
    assert {standing.name for standing in table} == {"greedy", "novice", "random"}
    assert [standing.games for standing in table] == [16, 16, 16]
    assert sum(standing.wins for standing in table) == 24
    ratings = [standing.rated.rating for standing in table]
    assert ratings == sorted(ratings, reverse=True)
    assert all(standing.rated.rating == standing.rated.mu - 3 * standing.rated.sigma for standing in table)


def test_wins_places_and_scores_are_those_of_the_games(played: list[Played]) -> None:
    line_ups = [match.bots for match, _ in LADDER.fixtures()]
    for standing in standings(LADDER, played):
        own = [
            (one.scores[line_up.index(standing.name)], line_up.index(standing.name) in one.winners)
            for line_up, one in zip(line_ups, played, strict=True)
            if standing.name in line_up
        ]
        assert standing.mean_score == pytest.approx(sum(score for score, _ in own) / len(own))
        assert standing.mean_place == pytest.approx(sum(1 if won else 2 for _, won in own) / len(own))


@pytest.mark.parametrize(
    ("scores", "winners", "finish"),
    [
        ((30, 20, 25, 10), (0,), (1, 3, 2, 4)),
        ((30, 30, 25, 10), (0, 1), (1, 1, 3, 4)),
        ((30, 30, 25, 10), (1,), (2, 1, 3, 4)),
        ((10, 20, 10, 20), (1, 3), (3, 1, 3, 1)),
    ],
)
def test_winners_come_first_then_scores(scores: tuple[int, ...], winners: tuple[int, ...], finish: tuple[int]) -> None:
    assert places(game(0, scores, winners, positions=(0, 1, 2, 3))) == finish


def test_a_shared_victory_leaves_equal_bots_equal() -> None:
    tied = rate(("a", "b"), [(("a", "b"), (1, 1))] * 3)
    assert tied["a"].mu == pytest.approx(tied["b"].mu)
    won = rate(("a", "b"), [(("a", "b"), (1, 2))] * 3)
    assert won["a"].mu > tied["a"].mu > won["b"].mu


def test_all_registered_bots_that_play_the_title() -> None:
    found = bots_that_play("race", 2, {})
    assert {"random", "novice", "greedy"} <= set(found) <= set(bots())


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (Ladder("chess", ("random", "greedy"), 2, 1, 0, {}), "no title 'chess'"),
        (Ladder("race", ("random", "greedy"), 9, 1, 0, {}), "2 to 4 players, not 9"),
        (Ladder("race", ("random", "greedy"), 3, 1, 0, {}), "needs at least as many different bots, not 2"),
        (Ladder("race", ("random", "random"), 2, 1, 0, {}), "random stands on the ladder twice"),
        (Ladder("race", ("random", "nobody"), 2, 1, 0, {}), "no bot 'nobody'"),
        (Ladder("race", ("random", "greedy"), 2, 0, 0, {}), "at least one game"),
        (Ladder("race", ("random", "greedy"), 2, 1, -1, {}), "a seed is"),
        (Ladder("race", ("random", "greedy"), 2, 1, 0, {"moons": 2}), "no setting 'moons'"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(wrong: Ladder, message: str) -> None:
    with pytest.raises(WindfallError, match=message):
        play_ladder(wrong)


def test_without_openskill_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(WindfallError, match="openskill is missing.*" + re.escape(how_to_install("lab"))):
        play_ladder(LADDER)
