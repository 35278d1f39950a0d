"""A game takes legal moves only, and an illegal one leaves no trace."""

import pickle
import random
from typing import Any

import pytest

import windfall
from windfall import SPECTATOR, Game, WindfallError
from windfall.engine.errors import IllegalMoveError, JournalError, UnfinishedGameError


def _position(moves: int, players: int = 3) -> Game:
    """A game some moves after its start, played by always taking the first option."""
    game = windfall.new("newfrontiers", players=players, seed=5, goals=True)
    for _ in range(moves):
        seat = game.seats[0]
        game.play(seat, game.actions(seat)[0])
    return game


def _finished() -> Game:
    game = windfall.new("newfrontiers", players=2, seed=7)
    while not game.over:
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    return game


def _trace(game: Game) -> tuple[object, ...]:
    """All that a refused move might have changed: the position, the journal, what everyone sees, chance to come."""
    viewers = range(SPECTATOR, game.state.players)
    views = tuple((game.log(viewer), hash(game.observe(viewer))) for viewer in viewers)
    ahead = game._chance.copy().below(1 << 64)
    return game.state.key(), tuple(game.state.events), game.journal(), views, ahead


def _is_refused(game: Game, seat: Any, action: Any) -> str:
    before = _trace(game)
    with pytest.raises(IllegalMoveError) as caught:
        game.play(seat, action)
    assert _trace(game) == before
    return str(caught.value)


@pytest.mark.parametrize("moves", [0, 1, 5, 20, 60])
def test_a_seat_that_is_not_asked_cannot_play(moves: int) -> None:
    game = _position(moves)
    asked = game.seats[0]
    action = game.actions(asked)[0]
    for seat in (*range(-1, 4), 99, None, str(asked)):
        if seat != asked:
            message = _is_refused(game, seat, action)
            assert f"seat {seat!r} is not asked now" in message
            assert f"waiting for seat {asked}" in message
            with pytest.raises(IllegalMoveError, match="is not asked now"):
                game.actions(seat)


@pytest.mark.parametrize("moves", [0, 1, 5, 20, 60])
def test_an_action_that_is_no_option_is_refused_and_the_options_are_named(moves: int) -> None:
    game = _position(moves)
    seat = game.seats[0]
    options = game.decision(seat).options
    illegal = [action for action in range(game.title.action_count) if action not in game.actions(seat)]
    for action in (illegal[0], illegal[-1], illegal[len(illegal) // 2], -1, game.title.action_count, 10**9):
        message = _is_refused(game, seat, action)
        assert f"cannot choose {action}" in message
        for option in options:
            assert f"{option.action} = {option.text}" in message


@pytest.mark.parametrize("kind", [float, str, lambda action: [action]])
def test_an_action_of_another_type_is_no_option(kind: Any) -> None:
    """Also one that compares equal, such as 6.0: a journal with it could not be read again."""
    game = _position(0)
    seat = game.seats[0]
    _is_refused(game, seat, kind(game.actions(seat)[0]))
    assert game.journal().moves == []


def test_true_and_false_are_neither_seats_nor_actions() -> None:
    game = _position(0)
    while not (game.seats[0] == 1 and 0 in game.actions(1)):
        seat = game.seats[0]
        game.play(seat, game.actions(seat)[-1])
    _is_refused(game, True, 0)
    _is_refused(game, 1, False)


def test_an_impossible_action_does_not_hide_a_possible_one() -> None:
    game = _position(5)
    seat = game.seats[0]
    twin = game.copy()
    _is_refused(game, seat, -5)
    for each in (game, twin):
        each.play(seat, each.actions(seat)[0])
    assert game.state == twin.state
    assert game.journal() == twin.journal()


def test_after_the_end_nobody_can_play() -> None:
    game = _finished()
    assert game.seats == ()
    assert game.pending == ()
    for seat in (0, 1, SPECTATOR):
        assert _is_refused(game, seat, 0) == "the game is over; no seat may move"


def test_a_game_has_no_result_before_its_end() -> None:
    game = _position(3)
    with pytest.raises(UnfinishedGameError, match="not over"):
        _ = game.result
    result = _finished().result
    assert len(result.scores) == 2
    assert result.scores == tuple(sum(parts.values()) for parts in result.breakdown)


@pytest.mark.parametrize("seat", [2, 5, -2, "0", None, 0.5])
def test_only_seats_and_spectators_can_observe(seat: Any) -> None:
    game = windfall.new("newfrontiers", players=2, seed=1)
    with pytest.raises(WindfallError, match="seats are 0 to 1") as caught:
        game.observe(seat)
    assert repr(seat) in str(caught.value)
    for viewer in (0, 1, SPECTATOR):
        assert game.observe(viewer).seat == viewer


def test_an_observation_is_made_anew_after_a_move() -> None:
    game = _position(3)
    seat = game.seats[0]
    before = game.observe(seat)
    assert game.observe(seat) is before
    game.play(seat, game.actions(seat)[0])
    assert game.observe(seat) != before
    assert game.observe(seat) != game.observe(SPECTATOR)


def test_a_decision_says_what_is_asked_and_lists_its_options() -> None:
    game = _position(4)
    (decision,) = game.pending
    assert decision.seat == game.seats[0]
    assert tuple(option.action for option in decision.options) == decision.actions == tuple(game.actions(decision.seat))
    assert all(str(option.text) for option in decision.options)
    assert str(decision.prompt).endswith((".", "?"))
    assert decision.kind == game.title.question_name(game.state.question(decision.seat))


def test_a_copy_has_the_same_chance_to_come_and_goes_its_own_way() -> None:
    game = _position(6)
    twin = game.copy()
    before = _trace(game)
    while not twin.over:
        twin.play(twin.seats[0], twin.actions(twin.seats[0])[-1])
    assert _trace(game) == before
    other = game.copy()
    while not other.over:
        other.play(other.seats[0], other.actions(other.seats[0])[-1])
    assert _trace(other) == _trace(twin)


def test_a_sampled_game_has_no_journal() -> None:
    game = windfall.sample(_position(6).observe(0), random.Random(1))
    with pytest.raises(JournalError, match="a sampled game has no journal"):
        game.journal()


def test_a_decision_is_sent_to_another_process_as_its_observation() -> None:
    decision = windfall.new("race", players=2, seed=1).pending[0]
    texts = [option.text for option in decision.options]
    observation, sent = pickle.loads(pickle.dumps((decision.observation, decision)))
    assert sent.observation is observation
    assert (sent.seat, sent.kind, sent.actions) == (decision.seat, decision.kind, decision.actions)
    assert [option.text for option in sent.options] == texts
