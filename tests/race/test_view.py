"""The view of Race for the Galaxy: what a client draws."""

import random

import pytest

import windfall
from tests.race.subject import RACE, SETUPS
from tests.support.subject import Setup, any_seat, shown, viewers
from windfall.titles.race.components.cards import PHASE_IDS
from windfall.titles.race.rules import events
from windfall.titles.race.rules.settle import military_for, working_settle_powers
from windfall.titles.race.rules.state import RaceState


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
def test_phases_are_those_that_are_done(setup: Setup) -> None:
    rng = random.Random(1)
    game = RACE.new_game(setup, seed=1)
    done: list[str] = []
    told = 0
    while not game.over:
        for event in game.events()[told:]:
            if event[0] == events.ROUND:
                done = []
            elif event[0] == events.PHASE:
                done.append(PHASE_IDS[event[3]])
        told = len(game.events())
        view = shown(game, windfall.SPECTATOR)
        if view["question"] == "action":
            assert view["phases"] == []
        elif view["question"] != "discard_start":
            assert [phase["id"] for phase in view["phases"]][: len(done)] == done
            assert all(phase["chosen"] for phase in view["phases"])
        seat = any_seat(game, rng)
        game.play(seat, RACE.policy(2).choose(game, seat, rng))


def test_picks_are_shown_to_their_seat_alone() -> None:
    rng = random.Random(2)
    game = windfall.new("race", players=3, seed=2)
    told = 0
    while not game.over:
        seat = any_seat(game, rng)
        action = rng.choice(game.actions(seat))
        step = game.state.step()
        game.play(seat, action)
        if game.state.step() == step:
            subject = game.title.option(game.observe(seat), action).subject
            for viewer in viewers(game):
                picks = shown(game, viewer)["empires"][seat]["picks"]
                assert bool(picks) == (viewer == seat)
                if viewer == seat:
                    assert subject in [pick["subject"] for pick in picks]
                    told += 1
    assert told > 20


def test_specialized_military() -> None:
    rng = random.Random(4)
    seen = 0
    for seed in range(10):
        game = RACE.new_game(SETUPS[0], seed)
        while not game.over:
            seat = any_seat(game, rng)
            game.play(seat, RACE.policy(3).choose(game, seat, rng))
        assert isinstance(game.state, RaceState)
        for seat, empire in enumerate(game.state.empires):
            told = shown(game, seat)["empires"][seat]
            empire.working = len(empire.tableau)
            powers = working_settle_powers(empire)
            seen += bool(told["military_against"])
            for world in range(len(RACE.pieces)):
                kinds = _sorts(world)
                against = sum(n for sort, n in told["military_against"].items() if sort in kinds)
                assert military_for(powers, world) == told["military"] + against
    assert seen


def _sorts(world: int) -> set[str]:
    face = windfall.title("race").components()[world].face
    return {f"kind:{face.kind}", *(f"keyword:{emblem}" for emblem in face.emblems)}
