"""The learned bot takes what its network rates highest."""

from collections import Counter

import numpy as np
import pytest

import windfall
from tests.support.bot_games import EVERY_SETUP, EVERY_TITLE, Options, played
from tests.support.networks import blank, untrained
from windfall.engine.errors import UnknownBotError
from windfall.players.learned import LearnedBot
from windfall.thinking.batch import Batch


@EVERY_SETUP
def test_it_plays_whole_games(title: str, players: int, options: Options) -> None:
    for game in played(title, players, options, 3, ["learned"] * players):
        last = game
    assert last.over


@EVERY_TITLE
def test_it_takes_the_highest_rated_option(title: str) -> None:
    judge = untrained(title)
    for game in played(title, 2, {}, 4, ["random"] * 2):
        for decision in game.pending:
            batch = Batch(game.title, 1)
            batch.add_observed(game.observe(decision.seat), decision.actions, with_opinions=True)
            _judgement, logits = batch.judge(judge)
            chosen = LearnedBot(1, judge=judge).choose(game.observe(decision.seat), decision)
            assert chosen == decision.actions[int(np.argmax(logits))]


def test_ties_are_broken_by_the_seed() -> None:
    game = windfall.new("race", players=2, seed=1)
    judge = blank("race")
    chosen = Counter(LearnedBot(seed, judge=judge).choose(game.observe(0), game.decision(0)) for seed in range(200))
    assert set(chosen) == set(game.actions(0))


def test_with_a_temperature_it_also_takes_others() -> None:
    game = windfall.new("race", players=2, seed=1)
    judge = untrained("race")
    choices = {
        temperature: Counter(
            LearnedBot(seed, temperature, judge).choose(game.observe(0), game.decision(0)) for seed in range(100)
        )
        for temperature in (0.0, 0.5, 100.0)
    }
    assert len(choices[0.0]) == 1
    assert set(choices[100.0]) == set(game.actions(0))
    favourite = next(iter(choices[0.0]))
    assert choices[0.5][favourite] > choices[100.0][favourite]


@pytest.mark.parametrize("temperature", [-1.0, float("inf"), float("nan")])
def test_impossible_temperatures_are_refused(temperature: float) -> None:
    with pytest.raises(UnknownBotError, match="the temperature of the learned bot is 0 or more"):
        LearnedBot(0, temperature)


@pytest.mark.parametrize(("title", "least"), [("newfrontiers", 24), ("race", 20)])
def test_it_plays_better_than_the_player_that_it_asks(title: str, least: int) -> None:
    """40 deals, the same in every run; docs/strength.md has a thousand."""
    won = 0.0
    for number in range(40):
        names = ["learned", "greedy"] if number % 2 else ["greedy", "learned"]
        for game in played(title, 2, {}, 500 + number // 2, names):
            last = game
        own = names.index("learned")
        won += (own in last.result.winners) / len(last.result.winners)
    assert won > least
