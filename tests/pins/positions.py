"""Positions of the golden games, and the numbers that learners and players see in them.

**A change that moves a pinned number changes what networks were trained on, or what `greedy` plays.** It has a commit
of its own that says what was wrong, and records the numbers anew with `make pins`.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import windfall
from tests.support.golden import GoldenGames
from windfall import Game
from windfall.thinking.batch import Batch
from windfall.thinking.network import network

Numbers = dict[str, NDArray[Any]]

PER_GAME: Final = 24  # positions looked at in each golden game
# Where the network's two best options are closer than this, another processor may choose otherwise.
_CLOSE: Final = 1e-3


def file_of(title: str) -> Path:
    return Path(__file__).parent / f"{title}.npz"


def decisions(title: str) -> Iterator[tuple[Game, int]]:
    """Games as they stand before some of the decisions of theirs, and the seat that decides."""
    games = import_module(f"tests.{title}.record_golden").GAMES
    assert isinstance(games, GoldenGames)
    for golden in games.load():
        moves = golden.journal.moves
        wanted = {place * len(moves) // PER_GAME for place in range(PER_GAME)}
        game = windfall.replay(golden.journal, moves=0)
        for number, (seat, action) in enumerate(moves):
            if number in wanted:
                yield game, seat
            game.play(seat, action)


def numbers_of(title: str) -> Numbers:
    """All numbers of all positions, one position after the other; `options` says how many options each has. Features
    have their names, so that those added later are no change."""
    features: list[list[float]] = []
    option_features: list[list[float]] = []
    ratings: list[float] = []
    options: list[int] = []
    players: list[int] = []
    choices: list[int] = []
    for game, seat in decisions(title):
        observation, decision = game.observe(seat), game.decision(seat)
        features.append(list(game.title.features(observation)))
        option_features += game.title.all_option_features(observation, decision.actions)
        ratings += _ratings(observation, decision)
        options.append(len(decision.actions))
        players.append(game.state.players)
        choices.append(_choice(observation, decision))
    specs = windfall.title(title)
    return {
        "feature_names": np.array([spec.name for spec in specs.feature_specs]),
        "option_feature_names": np.array([spec.name for spec in specs.option_feature_specs]),
        "features": np.array(features, np.float64),
        "option_features": np.array(option_features, np.float64),
        "ratings": np.array(ratings, np.float64),
        "options": np.array(options, np.int64),
        "players": np.array(players, np.int64),
        "choices": np.array(choices, np.int64),
    }


def _ratings(observation: windfall.Observation, decision: windfall.Decision) -> list[float]:
    ratings = observation.title.rate(observation, decision.actions)
    assert ratings is not None
    return list(ratings)


def _choice(observation: windfall.Observation, decision: windfall.Decision) -> int:
    """What the shipped network takes; -1 where it hardly matters to it."""
    batch = Batch(observation.title, 1)
    batch.add_observed(observation, decision.actions, with_opinions=True)
    _judgement, logits = batch.judge(network(observation.title.name))
    best = np.sort(logits)[::-1]
    if len(best) > 1 and best[0] - best[1] < _CLOSE:
        return -1
    return decision.actions[int(logits.argmax())]
