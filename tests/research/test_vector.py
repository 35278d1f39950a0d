"""Games that advance together are the same games as played one by one."""

import numpy as np
import pytest

import windfall
from tests.research.setups import ALL, each, smallest
from windfall import Game
from windfall.engine.errors import IllegalMoveError, SetupError
from windfall.engine.title import SettingValue
from windfall.research.arrays import NO_OPTION
from windfall.research.rewards import rewards
from windfall.research.vector import VectorGames

Options = dict[str, SettingValue]
GAMES = 3


def _random_places(games: VectorGames, rng: np.random.Generator) -> np.ndarray:
    return (rng.random(games.count) * games.option_counts).astype(np.int64)


def _agrees(games: VectorGames, number: int, single: Game) -> None:
    seat = single.seats[0]
    actions = list(single.actions(seat))
    count = len(actions)
    observation = single.observe(seat)
    title = single.title
    assert games.seats[number] == seat
    assert title.question_name(int(games.kinds[number])) == single.decision(seat).kind
    assert np.array_equal(games.features[number], np.array(title.features(observation), np.float32))
    assert list(np.flatnonzero(games.mask[number])) == sorted(actions)
    assert games.option_counts[number] == count
    assert list(games.options[number, :count]) == actions
    assert np.all(games.options[number, count:] == NO_OPTION)
    rows = np.array(title.all_option_features(observation, actions), np.float32)
    assert np.array_equal(games.option_features[number, :count], rows)
    assert not games.option_features[number, count:].any()


@each(ALL)
def test_the_same_as_single_games(title: str, players: int, options: Options) -> None:
    rng = np.random.default_rng(1)
    games = VectorGames(title, players, GAMES, seed=40, settings=options)
    games.reset()
    singles = [windfall.new(title, players, 40 + number, **options) for number in range(GAMES)]
    next_seed, ended = 40 + GAMES, 0
    while ended < 2:
        for number, single in enumerate(singles):
            _agrees(games, number, single)
        places = _random_places(games, rng)
        for number, single in enumerate(singles):
            single.play(single.seats[0], int(games.options[number, places[number]]))
        games.step_options(places)
        for number, single in enumerate(singles):
            assert games.done[number] == single.over
            if single.over:
                assert tuple(games.scores[number]) == single.result.scores
                assert games.rewards[number] == pytest.approx(rewards(single.result))
                assert games.seeds[number] == next_seed
                singles[number] = windfall.new(title, players, next_seed, **options)
                next_seed += 1
                ended += 1
            else:
                assert not games.scores[number].any()
                assert not games.rewards[number].any()


@each(smallest())
def test_a_reset_deals_the_first_games_again(title: str, players: int, options: Options) -> None:
    games = VectorGames(title, players, 4, seed=7, settings=options)
    games.reset()
    first = (games.features.copy(), games.mask.copy(), games.options[:, :16].copy(), games.seeds.copy())
    rng = np.random.default_rng(2)
    for _ in range(60):
        games.step_options(_random_places(games, rng))
    games.reset()
    again = (games.features, games.mask, games.options[:, :16], games.seeds)
    assert all(np.array_equal(before, after) for before, after in zip(first, again, strict=True))


def test_arrays_are_reused() -> None:
    games = VectorGames("jumpdrive", 2, 2)
    games.reset()
    features, mask = games.features, games.mask
    games.step_options([0, 0])
    assert games.features is features
    assert games.mask is mask


def test_an_illegal_action_moves_no_game() -> None:
    games = VectorGames("jumpdrive", 2, 2)
    games.reset()
    before = games.features.copy()
    with pytest.raises(IllegalMoveError, match="game 1 cannot choose"):
        games.step([int(games.options[0, 0]), int(np.flatnonzero(games.mask[1] == 0)[0])])
    with pytest.raises(IllegalMoveError, match="2 games need 2 actions"):
        games.step([int(games.options[0, 0])])
    assert np.array_equal(games.features, before)


def test_without_option_features() -> None:
    games = VectorGames("race", 2, 2, with_option_features=False)
    games.reset()
    assert games.option_counts.all()
    assert not games.option_features.any()


def test_wrong_use_is_refused() -> None:
    with pytest.raises(SetupError, match="at least one game"):
        VectorGames("race", 2, 0)
    with pytest.raises(SetupError, match="call reset"):
        VectorGames("race", 2, 1).step([0])
