"""What the host of a game asks: how far it is, whether chance was asked, and what is new in the log."""

import random

import pytest

import windfall
from windfall import SPECTATOR, Game
from windfall.engine.game import LogLine

NAMES = ("Ada", "Ben", "Cyd")


def _played(title: str, moves: int = 10_000) -> Game:
    game = windfall.new(title, players=3, seed=8)
    rng = random.Random(8)
    while not game.over and game.move_count < moves:
        seat = rng.choice(game.seats)
        game.play(seat, rng.choice(game.actions(seat)))
    return game


@pytest.mark.parametrize("title", windfall.title_names())
def test_moves_are_counted(title: str) -> None:
    assert windfall.new(title, players=3, seed=8).move_count == 0
    game = _played(title, moves=25)
    assert game.move_count == len(game.journal().moves) == 25
    assert game.copy().move_count == 25


@pytest.mark.parametrize("title", windfall.title_names())
def test_the_draws_change_exactly_when_chance_is_asked(title: str) -> None:
    game = windfall.new(title, players=3, seed=9)
    rng = random.Random(9)
    asked = 0
    while not game.over:
        before, ahead = game.draws, game._chance.copy().below(1 << 60)
        assert game.copy().draws == before
        seat = rng.choice(game.seats)
        game.play(seat, rng.choice(game.actions(seat)))
        assert (game.draws != before) == (game._chance.copy().below(1 << 60) != ahead)
        asked += game.draws != before
    assert 0 < asked < game.move_count


@pytest.mark.parametrize("title", windfall.title_names())
@pytest.mark.parametrize("viewer", range(SPECTATOR, 3))
def test_lines_are_the_log_and_can_be_read_move_by_move(title: str, viewer: int) -> None:
    game = windfall.new(title, players=3, seed=8)
    rng = random.Random(8)
    told: list[LogLine] = game.lines(viewer)
    while not game.over:
        start = game.event_count
        seat = rng.choice(game.seats)
        game.play(seat, rng.choice(game.actions(seat)))
        told += game.lines(viewer, start)
    assert told == game.lines(viewer)
    assert [line.text.said(NAMES) for line in told] == game.log(viewer, NAMES)
    assert game.lines(viewer, game.event_count) == []


@pytest.mark.parametrize("title", windfall.title_names())
def test_lines_say_whose_they_are_and_which_round_they_open(title: str) -> None:
    game = _played(title)
    lines = game.lines(SPECTATOR)
    assert [line.round for line in lines if line.round is not None] == [*range(1, game.result.rounds + 1)]
    assert all(str(line.text) == f"Round {line.round}" for line in lines if line.round is not None)
    assert not any(line.private for line in lines)
    for line in lines:
        if line.seat is not None:
            assert line.text.said(NAMES).startswith(NAMES[line.seat])


@pytest.mark.parametrize("title", ["race", "jumpdrive"])
def test_private_lines_are_told_to_their_seat_alone(title: str) -> None:
    game = _played(title)
    for seat in range(3):
        private = [line for line in game.lines(seat) if line.private]
        assert private
        assert {line.seat for line in private} == {seat}
