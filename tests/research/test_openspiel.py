"""OpenSpiel's own tests for every title and number of players, and what its algorithms rely on."""

import pickle
import random
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pyspiel
import pytest

import windfall
from tests.research.setups import ALL, PLAIN, each, smallest
from windfall.engine.errors import SetupError, WindfallError
from windfall.engine.title import SettingValue
from windfall.research import openspiel, tree
from windfall.research.openspiel_bots import IsmctsBot, WindfallBot

Options = dict[str, SettingValue]


@each(ALL)
def test_random_simulation_of_openspiel(title: str, players: int, options: Options) -> None:
    """Clones, serialisation, masks, tensors, bounds of returns, lengths of histories."""
    game = openspiel.load(title, players, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@each(smallest())
def test_random_simulation_with_serialisation(title: str, players: int, options: Options) -> None:
    game = openspiel.load(title, players, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def _play(state: Any, rng: random.Random, moves: int = 10_000) -> Iterator[Any]:
    """The state at every node where a player chooses."""
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            yield state
            moves -= 1
            state.apply_action(rng.choice(state.legal_actions()))


@each(PLAIN)
def test_simulation_of_openspiel_in_python(title: str, players: int, options: Options) -> None:
    """Pickles and serialisation of games and states, clones, bounds of returns."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # noqa: PLC0415 (slow to import)

    GamesSimTest("sim_game").sim_game(openspiel.load(title, players, **options))


@each(PLAIN)
def test_a_history_is_one_game(title: str, players: int, options: Options) -> None:
    game = openspiel.load(title, players, **options)
    state = game.new_initial_state()
    for number, node in enumerate(_play(state, random.Random(1))):
        if number % 20 == 0:
            _check_copies(game, node)
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    replayed = game.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert str(replayed) == str(state)
    assert replayed.returns() == state.returns()


def _check_copies(game: Any, state: Any) -> None:
    """Copies know the same, and go their own way."""
    _again, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    before, action = str(state), state.legal_actions()[-1]
    for copy in (state.clone(), loaded, pickle.loads(pickle.dumps(state))):
        for player in range(game.num_players()):
            assert copy.information_state_string(player) == state.information_state_string(player)
        copy.apply_action(action)
    assert str(state) == before


@each(smallest())
def test_tensors(title: str, players: int, options: Options) -> None:
    game = openspiel.load(title, players, **options)
    feature_count = game.observation_tensor_size()
    assert game.information_state_tensor_size() == feature_count + game.num_distinct_actions()
    for number, state in enumerate(_play(game.new_initial_state(), random.Random(2), moves=40)):
        if number == 0:
            assert not any(state.information_state_tensor(0)[feature_count:])
        for player in range(players):
            observed = state.observation_tensor(player)
            assert len(observed) == feature_count
            assert state.information_state_tensor(player)[:feature_count] == observed
    assert any(state.information_state_tensor(player)[feature_count:])


@each([("race", 3, {}), ("jumpdrive", 4, {}), ("newfrontiers", 3, {"goals": True}), ("race", 2, {"experienced": True})])
def test_resampled_states_agree_with_what_the_player_knows(title: str, players: int, options: Options) -> None:
    rng = random.Random(3)
    differ = 0
    for state in _play(openspiel.load(title, players, **options).new_initial_state(), rng, moves=150):
        if rng.random() < 0.2:
            player = state.current_player()
            sampled = state.resample_from_infostate(player, rng.random)
            assert sampled.current_player() == player
            assert sampled.legal_actions() == state.legal_actions()
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
            others = [other for other in range(players) if other != player]
            differ += any(sampled.observation_string(other) != state.observation_string(other) for other in others)
            for _ in _play(sampled, rng):
                pass
            assert sampled.is_terminal()
    assert differ


def test_a_clone_does_not_know_the_draws_to_come() -> None:
    """The same move leads to chance nodes, and other outcomes to other cards."""
    rng = random.Random(4)
    state = openspiel.load("race", 2).new_initial_state()
    for _ in _play(state, rng, moves=4):
        pass
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    ways = set()
    for outcome in range(8):
        clone = state.clone()
        while clone.is_chance_node():
            clone.apply_action(outcome)
        ways.add(clone._position.state)
    assert len(ways) > 4  # two of them may draw the same card


def test_chance_is_explicit_and_even() -> None:
    state = openspiel.load("jumpdrive", 2).new_initial_state()
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _probability in outcomes] == list(range(64))
    assert sum(probability for _outcome, probability in outcomes) == pytest.approx(1)


def test_a_game_that_nobody_ends_is_over_at_its_greatest_length(monkeypatch: pytest.MonkeyPatch) -> None:
    assert openspiel.load("race", 2).max_game_length() == tree.MOST_MOVES
    monkeypatch.setattr(tree, "MOST_MOVES", 40)
    for title in ("race", "jumpdrive", "newfrontiers"):
        state = openspiel.load(title, 2).new_initial_state()
        moves = 0
        for node in _play(state, random.Random(5)):
            assert node.move_number() >= moves
            moves += 1
        assert state.is_terminal()
        assert moves == 40
        assert state.legal_actions() == []
        assert not state.is_chance_node()
        assert state.returns() == [0.0, 0.0]


@each([("race", 3, {}), ("jumpdrive", 2, {"setup": "first_game"}), ("newfrontiers", 2, {"goals": True})])
def test_bots_of_ours_play_as_they_do_elsewhere(title: str, players: int, options: Options) -> None:
    """By what their player knows alone, from the first question to the last."""
    game = openspiel.load(title, players, **options)
    state = game.new_initial_state()
    bots = [WindfallBot(game, player, "greedy", seed=player) for player in range(players)]
    rng = random.Random(6)
    for node in _play(state, rng):
        player = node.current_player()
        chosen = bots[player].step(node)
        observation = node.observed(player)
        assert chosen == windfall.bot("greedy", player).choose(observation, windfall.Decision(observation))
        assert bots[player].step(node.resample_from_infostate(player, rng.random)) == chosen
    with pytest.raises(WindfallError, match="player 0 is not asked here"):
        bots[0].step(state)


class Noting(windfall.Bot):
    name = "noting"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def begin(self, observation: windfall.Observation, settings: Mapping[str, SettingValue]) -> None:
        begun.append((observation.seat, self.seed, dict(settings)))

    def choose(self, observation: windfall.Observation, decision: windfall.Decision) -> int:
        return decision.actions[observation.known.round % len(decision.actions)]


begun: list[tuple[int, int, Options]] = []


def test_openspiel_evaluates_bots_and_its_own_search() -> None:
    from open_spiel.python.algorithms.evaluate_bots import evaluate_bots  # noqa: PLC0415 (slow to import)

    game = openspiel.load("jumpdrive", 2)
    searcher = IsmctsBot(game, simulations=2, seed=3)
    players = [searcher, WindfallBot(game, 1, Noting, seed=4)]
    for _ in range(2):
        assert sum(evaluate_bots(game.new_initial_state(), players, np.random.RandomState(1))) == 0
    assert begun == [(1, 4, {"setup": "standard"})] * 2
    assert pyspiel.evaluate_bots(game.new_initial_state(), [WindfallBot(game, 0), WindfallBot(game, 1, "random")], 5)
    policy, action = players[1].step_with_policy(_dealt(game, seat=1))
    assert policy == [(action, 1.0)]


def _dealt(game: Any, seat: int) -> Any:
    state = game.new_initial_state()
    for node in _play(state, random.Random(1)):
        if node.current_player() == seat:
            return node
    raise AssertionError


def test_parameters_are_those_of_the_title() -> None:
    game = pyspiel.load_game("windfall_newfrontiers(players=4,goals=True,reward=score)")
    assert game.num_players() == 4
    assert game.get_parameters()["goals"] is True
    assert game.max_utility() > 1
    with pytest.raises(SetupError, match="experienced game is for 2 players"):
        openspiel.RaceGame({"players": 3, "experienced": True})


def test_observers_tell_what_one_player_knows() -> None:
    game = openspiel.load("race", 2)
    of_all = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(SetupError, match="what one player knows"):
        game.make_py_observer(of_all)
    with pytest.raises(SetupError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})
