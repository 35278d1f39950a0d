"""The tiny title through everything that titles go through: the proof that the contract is small."""

import pickle
import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test

import windfall
from tests.support.whereabouts import check_traces
from tests.tiny.salvage import COPIES, DECK, FLOW, NUMBERS, ROUNDS, TITLE, SalvageState
from windfall.arena import Match, play_match, report
from windfall.arena.stats.facts import facts_of
from windfall.engine.chance import ScriptedChance
from windfall.research.pettingzoo_env import env
from windfall.research.vector import VectorGames

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def played(players: int, seed: int) -> windfall.Game:
    game = windfall.new("salvage", players=players, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(list(game.seats))
        game.play(seat, rng.choice(game.actions(seat)))
    return game


def own(game: windfall.Game) -> SalvageState:
    assert isinstance(game.state, SalvageState)
    return game.state


def test_the_highest_bid_takes_the_wreck_and_a_tie_takes_nothing() -> None:
    state = SalvageState(2)
    state.deck = [0, 1, 2, 5, 6, 9, 10, 11]
    state.crews[0].hand, state.crews[1].hand = [3, 7], [3, 4]
    state.agenda = [(0, -1, 0)]
    FLOW.advance(state, ScriptedChance((9,)))
    FLOW.play(state, 1, 4, ScriptedChance(()))
    FLOW.play(state, 0, 7, ScriptedChance((0, 1, 5)))
    assert [crew.wrecks for crew in state.crews] == [[9], []]
    FLOW.play(state, 0, 3, ScriptedChance(()))
    FLOW.play(state, 1, 3, ScriptedChance((2, 10, 11)))
    assert [crew.wrecks for crew in state.crews] == [[9], []]


@pytest.mark.parametrize("players", TITLE.players)
def test_games_end_and_replay(players: int) -> None:
    for seed in range(20):
        game = played(players, seed)
        assert game.state.round == game.result.rounds == ROUNDS
        assert windfall.replay(windfall.Journal.from_json(game.journal().to_json())).state == game.state
        state = own(game)
        held = [card for crew in state.crews for card in (*crew.hand, *crew.wrecks)]
        assert sorted([*state.deck, *state.public_discards, *held]) == DECK


def test_nobody_learns_what_others_hold_or_have_bid() -> None:
    """Observation and options are the same in every world that agrees with what a seat knows."""
    rng = random.Random(1)
    game = windfall.new("salvage", players=3, seed=4)
    while not game.over:
        seat = game.seats[-1]
        observation = game.observe(seat)
        for _ in range(5):
            world = windfall.sample(observation, rng)
            assert world.observe(seat) == observation
            assert list(world.actions(seat)) == list(game.actions(seat))
        hands = [crew.hand for crew in own(game).crews]
        known = observation.known
        assert isinstance(known, SalvageState)
        assert [crew.hand == hand for crew, hand in zip(known.crews, hands, strict=True)].count(True) == 1
        game.play(seat, rng.choice(game.actions(seat)))


def test_what_came_back_into_the_deck_is_known_to_all() -> None:
    """All discards lie open, so everyone can tell what the new deck has, and what was drawn from it."""
    rng = random.Random(2)
    game = windfall.new("salvage", players=5, seed=4, cards=4)
    looked = 0
    while not game.over:
        for viewer in range(-1, 5):
            world = own(windfall.sample(game.observe(viewer), rng))
            check_traces(world, old=[])
            looked += bool(world.returned)
        game.play(game.seats[0], rng.choice(game.actions(game.seats[0])))
    assert looked > 20


def test_the_greedy_bot_plays_it_better_than_chance_does() -> None:
    match = Match("salvage", ("greedy", "random"), games=200, seed=1, settings={})
    greedy, chance = report(match, list(play_match(match))).bots
    assert greedy.win_rate > chance.win_rate


def test_statistics_know_what_was_built() -> None:
    game = played(3, 5)
    assert facts_of(game.journal()).empires == tuple(frozenset(TITLE.holdings(game.state, seat)) for seat in range(3))


def test_features_tell_of_the_position() -> None:
    game = windfall.new("salvage", players=2, seed=3)
    row = dict(zip((spec.name for spec in TITLE.feature_specs), TITLE.features(game.observe(0)), strict=True))
    assert row["round"] == 1 / ROUNDS
    assert row["wreck"] == (own(game).wreck + 1) / NUMBERS
    assert sum(row[f"hand.card_{card + 1}"] for card in range(NUMBERS)) == pytest.approx(3 / COPIES)
    games = VectorGames("salvage", players=2, count=4)
    games.reset()
    games.step_options([0, 0, 0, 0])
    assert games.features.shape == (4, len(TITLE.feature_specs))
    assert np.all(games.option_counts > 0)


def test_pettingzoo_accepts_it() -> None:
    api_test(env("salvage", players=3), num_cycles=50)


def test_another_process_gets_to_know_it_from_a_pickled_observation() -> None:
    observation = windfall.new("salvage", players=2, seed=1).observe(0)
    told = subprocess.run(
        [sys.executable, "-c", "import pickle, sys; print(pickle.load(sys.stdin.buffer).title.label)"],
        input=pickle.dumps(observation),
        capture_output=True,
        check=True,
        cwd=ROOT,
    )
    assert told.stdout.decode().strip() == "Salvage"


def test_contributing_walks_through_the_whole_of_it() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = text[text.index("## Add a title") :]
    chapter = chapter[: chapter.index("\n## ")]
    source = (ROOT / "tests" / "tiny" / "salvage.py").read_text(encoding="utf-8")
    shown = "\n".join(BLOCK.findall(chapter)[:-1])
    assert _without_blank_lines(shown) == _without_blank_lines(source)


def _without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]
