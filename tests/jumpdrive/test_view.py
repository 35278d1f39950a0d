"""The view of Jump Drive: what a client draws."""

import random

import windfall
from tests.jumpdrive.subject import JUMP_DRIVE, SETUPS
from tests.support.subject import any_seat, shown, viewers

# Developments that can leave an empire in the round in which they are placed.
MAY_LEAVE = ("colony_convoy", "war_propaganda")


def test_picks_are_shown_to_their_seat_alone() -> None:
    rng = random.Random(2)
    game = windfall.new("jumpdrive", players=3, seed=2)
    told = 0
    while not game.over:
        seat = any_seat(game, rng)
        action = rng.choice(game.actions(seat))
        subject = game.decision(seat).options[game.actions(seat).index(action)].subject
        step = game.state.step()
        game.play(seat, action)
        if game.state.step() == step:
            for viewer in viewers(game):
                picks = shown(game, viewer)["empires"][seat]["picks"]
                assert bool(picks) == (viewer == seat)
                if viewer == seat:
                    assert subject in [pick["subject"] for pick in picks]
                    told += 1
    assert told > 20


def test_what_is_placed_is_shown_once_it_is_revealed() -> None:
    kinds = set()
    for seed in range(6):
        rng = random.Random(seed)
        game = JUMP_DRIVE.new_game(SETUPS[seed % len(SETUPS)], seed)
        while not game.over:
            view = shown(game, windfall.SPECTATOR)
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


def test_plans_are_all_whole_answers_and_say_what_they_bring() -> None:
    planned = 0
    for seed in range(4):
        rng = random.Random(seed)
        game = JUMP_DRIVE.new_game(SETUPS[seed % len(SETUPS)], seed)
        while not game.over:
            seat = any_seat(game, rng)
            plans = shown(game, seat)["empires"][seat]["plans"]
            assert bool(plans) == (game.decision(seat).kind == "place")
            for plan in plans:
                twin = game.copy()
                for action in game.decision(seat).moves(plan["actions"]):
                    twin.play(seat, action)
                assert seat not in twin.seats or twin.state.step() != game.state.step()
                planned += 1
            game.play(seat, JUMP_DRIVE.policy(seed).choose(game, seat, rng))
    assert planned > 100


def test_plans_and_their_costs_are_shown_to_their_seat_alone() -> None:
    game = windfall.new("jumpdrive", players=3, seed=2)
    while game.decision(game.seats[0]).kind != "place":
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    for viewer in viewers(game):
        planned = [seat for seat, empire in enumerate(shown(game, viewer)["empires"]) if empire["plans"]]
        assert planned == ([] if viewer == windfall.SPECTATOR else [viewer])


def test_a_plan_costs_what_is_asked_for_it() -> None:
    rng = random.Random(3)
    game = windfall.new("jumpdrive", players=2, seed=3)
    checked = 0
    while not game.over:
        seat = any_seat(game, rng)
        for plan in shown(game, seat)["empires"][seat]["plans"]:
            twin = game.copy()
            for action in game.decision(seat).moves(plan["actions"]):
                twin.play(seat, action)
            other = 1 - seat
            while other in twin.seats and twin.decision(other).kind == "place":
                twin.play(other, rng.choice(twin.actions(other)))
            if seat in twin.seats and twin.decision(seat).kind == "pay" and len(plan["payments"]) == 1:
                picks = twin.decision(seat).picks
                assert picks is not None
                forced = [pick for pick in shown(twin, seat)["empires"][seat]["picks"] if pick["verb"] == "discard"]
                assert picks.least + len(forced) == plan["payments"][0]
                checked += 1
        game.play(seat, rng.choice(game.actions(seat)))
    assert checked > 10


def test_what_each_card_brings_adds_up() -> None:
    rng = random.Random(4)
    game = windfall.new("jumpdrive", players=3, seed=4)
    while not game.over:
        for empire in shown(game, windfall.SPECTATOR)["empires"]:
            assert sum(card["vp"] for card in empire["yields"]) == empire["vp_per_round"]
            assert sum(card["income"] for card in empire["yields"]) == empire["income"]
        seat = any_seat(game, rng)
        game.play(seat, rng.choice(game.actions(seat)))
