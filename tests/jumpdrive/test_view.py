"""The view of Jump Drive: what a client draws."""

import random
from typing import Any

import windfall
from tests.jumpdrive.subject import JUMP_DRIVE, SETUPS
from tests.support.subject import any_seat, viewers
from windfall import Game

# Developments that can leave an empire in the round in which they are placed.
MAY_LEAVE = ("colony_convoy", "war_propaganda")


def _view(game: Game, viewer: int) -> Any:
    return game.title.view(game.observe(viewer))


def test_picks_are_shown_to_their_seat_alone() -> None:
    rng = random.Random(2)
    game = windfall.new("jumpdrive", players=3, seed=2)
    shown = 0
    while not game.over:
        seat = any_seat(game, rng)
        action = rng.choice(game.actions(seat))
        subject = game.decision(seat).options[game.actions(seat).index(action)].subject
        step = game.state.step()
        game.play(seat, action)
        if game.state.step() == step:
            for viewer in viewers(game):
                picks = _view(game, viewer)["empires"][seat]["picks"]
                assert bool(picks) == (viewer == seat)
                if viewer == seat:
                    assert subject in [pick["subject"] for pick in picks]
                    shown += 1
    assert shown > 20


def test_what_is_placed_is_shown_once_it_is_revealed() -> None:
    kinds = set()
    for seed in range(6):
        rng = random.Random(seed)
        game = JUMP_DRIVE.new_game(SETUPS[seed % len(SETUPS)], seed)
        while not game.over:
            view = _view(game, windfall.SPECTATOR)
            for empire in view["empires"]:
                placed = empire["placed"]
                if view["question"] == "place":
                    assert set(placed.values()) == {None}
                kinds |= {name for name, value in placed.items() if value is not None}
                if placed["development"] not in (None, *MAY_LEAVE):
                    assert placed["development"] in empire["cards"]
                assert empire["total"] == empire["vp"]
            seat = any_seat(game, rng)
            game.play(seat, JUMP_DRIVE.policy(seed).choose(game, seat, rng))
        assert game.title.scores(game.state) == game.result.scores
    assert kinds >= {"development", "world", "method"}
