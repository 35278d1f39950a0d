"""The view of New Frontiers: what a client draws."""

import random

import pytest

import windfall
from tests.newfrontiers.subject import NEW_FRONTIERS, SETUPS
from tests.support.subject import Setup, shown
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS

BETWEEN_ACTIONS = ("choose_home", "select", None)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
def test_the_action_being_done_is_the_one_selected_last(setup: Setup) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        game = NEW_FRONTIERS.new_game(setup, seed)
        while not game.over:
            view = shown(game)
            selected = [event[3] for event in game.events() if event[0] == events.SELECTS]
            scoring = view["question"] == "name_kind" and view["action"] is None
            if view["question"] in BETWEEN_ACTIONS or scoring:
                assert view["action"] is None
                assert not scoring or view["ending"]
            else:
                assert view["action"] == ACTION_TILE_IDS[selected[-1]]
            assert [view["turn"]] == list(game.seats)
            if view["question"] == "select":
                free = sum(tile["taken_by"] is None for tile in view["action_tiles"])
                assert len(view["to_select"]) + 1 + (len(view["action_tiles"]) - free) == len(view["track"])
            game.play(game.seats[0], NEW_FRONTIERS.policy(seed).choose(game, game.seats[0], rng))


def test_goals_tell_their_steps_and_who_stands_where() -> None:
    """The steps reached by each count are what the goals score; of the goal face down only its holder knows."""
    game = windfall.new("newfrontiers", players=3, seed=5, goals=True)
    rng = random.Random(5)
    hidden = 0
    while not game.over:
        for viewer in range(-1, 3):
            view = shown(game, viewer)
            goals, down = view["goals"], view["goals"]["face_down"]
            own = [] if down is None or down["holder"] != viewer or down["id"] is None else [down["id"]]
            hidden += len(own)
            assert [standing["id"] for standing in goals["standings"]] == goals["face_up"] + own
            for seat, empire in enumerate(view["empires"]):
                reached = [
                    max((step["vp"] for step in standing["steps"] if step["at"] <= standing["counts"][seat]), default=0)
                    for standing in goals["standings"]
                    if standing["id"] in goals["face_up"]
                ]
                assert sum(reached) == empire["score"]["goals"]
        game.play(game.seats[0], rng.choice(game.actions(game.seats[0])))
    assert hidden


def test_total_is_the_sum_of_the_score() -> None:
    game = windfall.new("newfrontiers", players=3, seed=3, goals=True)
    rng = random.Random(3)
    while not game.over:
        game.play(game.seats[0], rng.choice(game.actions(game.seats[0])))
    view = shown(game)
    totals = [empire["total"] for empire in view["empires"]]
    assert totals == [sum(empire["score"].values()) for empire in view["empires"]]
    assert tuple(totals) == game.title.scores(game.state) == game.result.scores
