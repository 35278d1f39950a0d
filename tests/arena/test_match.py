"""Playing matches: real games, the same results on any number of processes, errors before the first game."""

from collections import Counter

import pytest

import windfall
from windfall.arena import Match, Played, play_match

PLAYERS = 3


def match(games: int = 6, keep_journals: bool = False, seed: int = 20) -> Match:
    return Match("newfrontiers", ("random",) * PLAYERS, games, seed, {"goals": True}, keep_journals)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(play_match(match(keep_journals=True)))


def test_games_come_in_the_order_of_the_schedule(played: list[Played]) -> None:
    assert [game.fixture.number for game in played] == list(range(6))
    assert [game.fixture.deal for game in played] == [20, 20, 20, 21, 21, 21]


def test_every_place_in_the_line_up_sits_equally_often_in_every_seat(played: list[Played]) -> None:
    seats = Counter((seat, game.fixture.positions[seat]) for game in played for seat in range(PLAYERS))
    assert set(seats.values()) == {2}


def test_results_do_not_depend_on_the_number_of_processes(played: list[Played]) -> None:
    assert list(play_match(match(keep_journals=True), jobs=2)) == played


def test_scores_and_winners_are_those_of_the_journals(played: list[Played]) -> None:
    for game in played:
        assert game.journal is not None
        result = windfall.replay(game.journal).result
        by_seat = tuple(game.scores[position] for position in game.fixture.positions)
        assert by_seat == result.scores
        assert sorted(game.fixture.positions[seat] for seat in result.winners) == list(game.winners)
        assert (game.rounds, game.ended_by, game.moves) == (result.rounds, result.ended_by, len(game.journal.moves))


def test_one_deal_starts_alike_from_every_seat(played: list[Played]) -> None:
    """The seats, not the bots, are dealt to: rotating the bots leaves the deal as it is."""
    journals = [game.journal for game in played[:PLAYERS]]
    starts = {windfall.replay(journal, moves=0).state for journal in journals if journal is not None}
    assert len(starts) == 1


def test_every_move_is_timed_for_the_bot_that_makes_it(played: list[Played]) -> None:
    for game in played:
        assert game.journal is not None
        moves = Counter(game.fixture.positions[seat] for seat, _action in game.journal.moves)
        assert [len(seconds) for seconds in game.thought] == [moves[position] for position in range(PLAYERS)]


def test_journals_are_kept_only_when_wanted() -> None:
    (game,) = play_match(match(games=1))
    assert game.journal is None


RANDOM = ("random", "random")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (Match("chess", RANDOM, 1, 0, {}), "no title 'chess'"),
        (Match("newfrontiers", ("random",), 1, 0, {}), "2 to 5 players"),
        (Match("newfrontiers", (), 1, 0, {}), "2 to 5 players"),
        (Match("newfrontiers", ("random", "nobody"), 1, 0, {}), "no bot 'nobody'"),
        (Match("newfrontiers", RANDOM, 0, 0, {}), "at least one game"),
        (Match("newfrontiers", RANDOM, 1, -1, {}), "a seed is"),
        (Match("newfrontiers", RANDOM, 3, 2**63 - 1, {}), "a seed is"),
        (Match("newfrontiers", RANDOM, 1, 0, {"moons": 2}), "no setting 'moons'"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(wrong: Match, message: str) -> None:
    with pytest.raises(windfall.WindfallError, match=message):
        play_match(wrong)
