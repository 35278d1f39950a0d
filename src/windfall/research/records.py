"""A game played by bots, decision by decision, as arrays."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from windfall.arena import Fixture, Match, seat_bots
from windfall.engine.game import new
from windfall.players.seating import begin
from windfall.research.arrays import Floats
from windfall.research.arrays import features as numbers
from windfall.research.arrays import option_features as option_numbers


@dataclass(frozen=True, slots=True)
class Record:
    """All decisions of one game in the order they were made, and how the game ended. Scores are by seat."""

    game: int
    seed: int
    bots: tuple[str, ...]  # by seat
    seats: NDArray[np.int8]
    kinds: list[str]
    features: Floats  # [decisions, features]
    options: list[tuple[int, ...]]
    option_features: list[Floats]  # [options, option features] each; none if they were not asked for
    chosen: NDArray[np.int32]
    scores: tuple[int, ...]
    win_shares: tuple[float, ...]


def record_game(match: Match, fixture: Fixture) -> Record:
    return _record(match, fixture, with_option_features=False)


def record_game_with_options(match: Match, fixture: Fixture) -> Record:
    """With the features of every option."""
    return _record(match, fixture, with_option_features=True)


def _record(match: Match, fixture: Fixture, with_option_features: bool) -> Record:
    game = new(match.title, len(match.bots), fixture.deal, **match.settings)
    players = seat_bots(match.bots, fixture, match.seed)
    begin(game, enumerate(players))
    seats, kinds, features, options, option_features, chosen = [], [], [], [], [], []
    while not game.over:
        seat = game.seats[0]
        observation, decision = game.observe(seat), game.decision(seat)
        action = players[seat].choose(observation, decision)
        seats.append(seat)
        kinds.append(decision.kind)
        features.append(numbers(observation))
        options.append(decision.actions)
        if with_option_features:
            option_features.append(option_numbers(observation, decision.actions))
        chosen.append(action)
        game.play(seat, action)
    return Record(
        game=fixture.number,
        seed=fixture.deal,
        bots=tuple(match.bots[position] for position in fixture.positions),
        seats=np.array(seats, np.int8),
        kinds=kinds,
        features=np.array(features),
        options=options,
        option_features=option_features,
        chosen=np.array(chosen, np.int32),
        scores=game.result.scores,
        win_shares=tuple([float(share) for share in game.result.shares]),
    )
