"""Gymnasium's own check for every title and number of players, and games against bots."""

from collections.abc import Mapping
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from stable_baselines3.common.env_checker import check_env as check_for_stable_baselines

import windfall
from tests.research.setups import ALL, each, smallest
from tests.support.networks import untrained
from windfall import Bot, Decision, Observation
from windfall.engine.errors import SetupError, WindfallError
from windfall.engine.title import SettingValue
from windfall.players.learned import LearnedBot
from windfall.research.form import Form
from windfall.research.gymnasium_env import IDS, WindfallEnv

Options = dict[str, SettingValue]


@pytest.mark.filterwarnings("ignore::UserWarning")  # text has no frames per second
@each(ALL)
def test_check_env(title: str, players: int, options: Options) -> None:
    made = gymnasium.make(IDS[title], players=players, **options)
    check_env(made.unwrapped)


@pytest.mark.filterwarnings("ignore::UserWarning")  # options are rows, not a vector
@pytest.mark.parametrize("form", [{}, {"plain": True}, {"option_features": True}], ids=str)
@each(smallest())
def test_check_env_of_stable_baselines(title: str, players: int, options: Options, form: dict[str, bool]) -> None:
    check_for_stable_baselines(WindfallEnv(title, players, **form, **options))


def _play(world: WindfallEnv, seed: int) -> tuple[float, dict[str, object]]:
    observation, info = world.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        assert isinstance(observation, dict)
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _truncated, info = world.step(action)
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(world.action_masks(), observation["action_mask"].astype(bool))
        assert (info["kind"] == "over") == ("scores" in info) == over
        if over:
            del info["action_mask"]
            return float(reward), info
        assert reward == 0


@each(smallest())
def test_a_game_against_a_bot(title: str, players: int, options: Options) -> None:
    reward, info = _play(WindfallEnv(title, players, **options), seed=4)
    winners = info["winners"]
    assert isinstance(winners, list)
    assert reward == {(0,): 1, (1,): -1, (0, 1): 0}[tuple(winners)]


def test_the_same_seed_deals_the_same_game() -> None:
    outcomes = [_play(WindfallEnv("jumpdrive", 3, bots=["greedy", "random"]), seed=5) for _ in range(2)]
    assert outcomes[0] == outcomes[1]


def test_the_agent_can_sit_anywhere() -> None:
    world = WindfallEnv("jumpdrive", 3, seat=None)
    assert {world.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert WindfallEnv("jumpdrive", 3, seat=2).reset(seed=1)[1]["seat"] == 2


def test_an_illegal_action_changes_nothing() -> None:
    world = WindfallEnv("race", 2, illegal_cost=0.5)
    before, _info = world.reset(seed=1)
    assert isinstance(before, dict)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, over, truncated, info = world.step(np.int64(wrong))
    assert isinstance(after, dict)
    assert (reward, over, truncated, info["illegal"]) == (-0.5, False, False, True)
    assert all(np.array_equal(before[part], after[part]) for part in ("observation", "action_mask"))


def test_a_game_without_an_end_is_truncated() -> None:
    """As it is with an agent that always says the same, allowed or not."""
    world = WindfallEnv("race", 2)
    world.reset(seed=1)
    steps, truncated = 0, False
    while not truncated:
        steps += 1
        _observation, _reward, over, truncated, _info = world.step(np.int64(0))
        assert not over
    assert steps == 1000
    with pytest.raises(SetupError, match="the game is over; call reset"):
        world.step(np.int64(0))
    world.reset()
    assert not world.step(np.int64(0))[3]


def test_games_of_bots_are_far_from_the_limit() -> None:
    for name in IDS:
        world = WindfallEnv(name, 2, max_steps=500)
        for seed in range(5):
            _play(world, seed)  # ends


def test_step_before_reset_says_what_to_do() -> None:
    world = WindfallEnv("race")
    for early in (lambda: world.step(np.int64(0)), world.action_masks):
        with pytest.raises(SetupError, match=r"no game is dealt yet; call reset\(\) first"):
            early()


@pytest.mark.filterwarnings("ignore::UserWarning")
@each(smallest())
def test_options_as_rows(title: str, players: int, options: Options) -> None:
    made = gymnasium.make(IDS[title], players=players, option_features=True, **options)
    check_env(made.unwrapped)
    world = WindfallEnv(title, players, option_features=True, width=40)
    observation, info = world.reset(seed=3)
    rng = np.random.default_rng(3)
    over = False
    while not over:
        assert isinstance(observation, dict)
        known, actions = world._table.observe(), world._table.actions
        count = len(actions)
        assert np.array_equal(observation["observation"], np.array(known.title.features(known), np.float32))
        assert list(observation["action_mask"]) == [1] * count + [0] * (40 - count)
        assert list(observation["options"]) == [*actions, *[-1] * (40 - count)]
        rows = observation["option_features"]
        assert np.array_equal(rows[:count], np.array(known.title.all_option_features(known, actions), np.float32))
        assert not rows[count:].any()
        before, place = tuple(actions), int(rng.integers(count))
        wrong = world.step(np.int64(count))
        assert wrong[4]["illegal"]
        assert tuple(world._table.actions) == before
        observation, _reward, over, _truncated, info = world.step(np.int64(place))
    assert not info["action_mask"].any()


def test_too_many_options_are_told() -> None:
    with pytest.raises(SetupError, match="this decision has 5 options; there is room for 4"):
        WindfallEnv("race", option_features=True, width=4).reset(seed=1)


def test_plain_observations_are_features_alone() -> None:
    world = WindfallEnv("jumpdrive", plain=True)
    check_env(world, skip_render_check=True)
    observation, info = world.reset(seed=1)
    assert isinstance(observation, np.ndarray)
    assert world.observation_space.contains(observation)
    assert info["action_mask"].sum() == len(world._table.actions)


class Counting(Bot):
    """Notes what it is told."""

    name = "counting"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.begun: list[dict[str, SettingValue]] = []
        self.asked = 0

    def begin(self, observation: Observation, settings: Mapping[str, SettingValue]) -> None:
        assert observation.known.players == 4
        self.begun.append(dict(settings))

    def choose(self, observation: Observation, decision: Decision) -> int:
        assert observation.seat == decision.seat
        self.asked += 1
        return decision.actions[self.asked % len(decision.actions)]


def test_bots_classes_and_functions_are_opponents() -> None:
    stays, asked = Counting(), []

    def function(_observation: Observation, decision: Decision) -> int:
        asked.append(decision.seat)
        return decision.actions[-1]

    world = WindfallEnv("jumpdrive", 4, bots=[stays, Counting, function], setup="first_game")
    for seed in range(2):
        _play(world, seed)
    assert stays.begun == [{"setup": "first_game"}] * 2
    assert stays.asked > 10
    assert set(asked) == {3}
    fresh = world._table._bots[2]
    assert isinstance(fresh, Counting)
    assert fresh.seed
    assert len(fresh.begun) == 1


def test_weights_of_ones_own_are_an_opponent(tmp_path: Path) -> None:
    """As a run leaves them, so that one plays against an earlier self without a package."""
    network, file = untrained("jumpdrive"), tmp_path / "weights.npz"
    network.save(file)
    by_name, itself, by_chance = (
        [_play(WindfallEnv("jumpdrive", 2, bots=bots, reward="score"), seed) for seed in range(3)]
        for bots in (f"learned:{file}", LearnedBot(0, judge=network), "random")
    )
    assert by_name == itself != by_chance


@pytest.mark.parametrize("form", [{}, {"plain": True}, {"option_features": True}], ids=str)
def test_an_opponent_can_be_shown_what_the_agent_would_be(form: dict[str, bool]) -> None:
    world = WindfallEnv("race", **form)
    shown, _info = world.reset(seed=1)
    seen = Form(windfall.title("race"), **form).seen(world._table.observe(), world._table.actions)
    if isinstance(shown, dict):
        assert isinstance(seen, dict)
        assert list(seen) == list(shown)
        assert all(np.array_equal(seen[part], shown[part]) for part in shown)
    else:
        assert np.array_equal(seen, shown)


def test_an_opponent_that_chooses_what_it_may_not_is_told() -> None:
    with pytest.raises(SetupError, match=r"the bot <lambda> chose -5, which is none of \("):
        WindfallEnv("race", bots=lambda _observation, _decision: -5).reset(seed=1)


def test_texts_and_board_on_request() -> None:
    world = WindfallEnv("newfrontiers", 3, texts=True, render_mode="ansi")
    observation, info = world.reset(seed=2)
    assert isinstance(observation, dict)
    assert list(info["options"]) == list(np.flatnonzero(observation["action_mask"]))
    board = world.render()
    assert board is not None
    assert "Red" in board


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": ["random", "random"]}, "1 other seats need one bot"),
        ({"bots": "nobody"}, "no bot 'nobody'"),
        ({"bots": 3}, "a seat is for the name of a bot"),
        ({"seat": 2}, "no seat 2"),
        ({"max_steps": 0}, "at least one step"),
        ({"plain": True, "option_features": True}, "leave out plain or option_features"),
        ({"option_features": True, "width": 0}, "room for at least one option"),
    ],
)
def test_wrong_setups_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(WindfallError, match=message):
        WindfallEnv("race", 2, **wrong)  # type: ignore[arg-type]
