"""The review of a game: chances through the game, and choices with what they cost."""

from functools import cache

import msgspec
import pytest

import windfall
from tests.support.bot_games import EVERY_TITLE
from windfall import Game, Journal, replay
from windfall.advice.review import Review, review
from windfall.engine.errors import JournalError, WindfallError

MOVES = 30  # of a game that is still going on


@cache
def _game(title: str) -> Game:
    """A game in which Red plays without a plan."""
    game = windfall.new(title, players=2, seed=11)
    bots = [windfall.bot("random", seed=1), windfall.bot("greedy", seed=2)]
    while not game.over:
        seat = game.seats[0]
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
    return game


def _choices(journal: Journal, seat: int) -> list[tuple[int, int]]:
    """The moves of a seat that had a choice, with their numbers."""
    game = replay(journal, moves=0)
    found = []
    for number, (mover, action) in enumerate(journal.moves):
        if mover == seat and len(game.actions(seat)) > 1:
            found.append((number, action))
        game.play(mover, action)
    return found


def test_a_whole_game() -> None:
    game = _game("jumpdrive")
    journal = game.journal()
    progress: list[tuple[int, int]] = []
    told = review(journal, [0], on_progress=lambda done, total: progress.append((done, total)))
    choices = _choices(journal, 0)
    assert [(choice.at, choice.chosen.action) for choice in told.choices] == choices
    assert progress == [(done, len(choices)) for done in range(len(choices) + 1)]
    assert [each.at for each in told.chances] == [move for move, _action in choices] + [len(journal.moves)]
    assert told.chances[-1].chances == tuple(float(seat in game.result.winners) for seat in range(2))
    rounds = [choice.round for choice in told.choices]
    assert rounds == sorted(rounds)
    assert len(told.costliest(0, 3)) == 3, "random play costs nothing"
    _check(told)


@pytest.mark.share("jumpdrive")
@EVERY_TITLE
def test_a_game_that_is_still_going_on(title: str) -> None:
    running = replay(_game(title).journal(), moves=MOVES).journal()
    told = review(running, [0])
    assert [(choice.at, choice.chosen.action) for choice in told.choices] == _choices(running, 0)
    assert told.chances[-1].at < MOVES
    _check(told)


def _check(told: Review) -> None:
    for each in told.chances:
        assert sum(each.chances) == pytest.approx(1)
    costs = [choice.cost for choice in told.costliest(0, 99)]
    assert costs == sorted(costs, reverse=True)
    for choice in told.choices:
        assert 0 <= choice.cost <= 1
        if choice.best.action == choice.chosen.action:
            assert choice.cost == 0
            assert choice.best_text == choice.chosen_text
        else:
            assert choice.best.win_chance - choice.chosen.win_chance >= choice.cost or choice.cost == 0
        if choice not in told.costliest(0, 5):
            assert choice.reasons == ()


def test_all_seats_are_reviewed_alike_each_time() -> None:
    running = replay(_game("jumpdrive").journal(), moves=10).journal()
    told = review(running)
    assert {choice.seat for choice in told.choices} == {0, 1}
    assert review(running) == told


def test_a_game_without_choices_has_nothing_to_review() -> None:
    game = windfall.new("race", players=2, seed=1)
    assert review(game.journal()) == Review((), ())


def test_bad_requests_say_what_is_wrong() -> None:
    journal = windfall.new("race", players=2, seed=1).journal()
    with pytest.raises(WindfallError, match=r"seats to review are among 0 to 1, not \[2\]"):
        review(journal, [2])
    with pytest.raises(JournalError, match="move 1 of the journal cannot be played"):
        review(msgspec.structs.replace(journal, moves=[(0, 99999)]))
