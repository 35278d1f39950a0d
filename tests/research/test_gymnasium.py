"""Gymnasium's own check for every title and number of players, and games against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.research.setups import ALL, each, smallest
from windfall.engine.errors import WindfallError
from windfall.engine.title import SettingValue
from windfall.research.gymnasium_env import IDS, WindfallEnv

Options = dict[str, SettingValue]


@pytest.mark.filterwarnings("ignore::UserWarning")  # text has no frames per second
@each(ALL)
def test_check_env(title: str, players: int, options: Options) -> None:
    made = gymnasium.make(IDS[title], players=players, **options)
    check_env(made.unwrapped)


def _play(world: WindfallEnv, seed: int) -> tuple[float, dict[str, object]]:
    observation, _info = world.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _truncated, info = world.step(action)
        if over:
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
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, over, truncated, info = world.step(np.int64(wrong))
    assert (reward, over, truncated, info["illegal"]) == (-0.5, False, False, True)
    assert all(np.array_equal(before[part], after[part]) for part in ("observation", "action_mask"))


def test_texts_and_board_on_request() -> None:
    world = WindfallEnv("newfrontiers", 3, texts=True, render_mode="ansi")
    observation, info = world.reset(seed=2)
    assert list(info["options"]) == list(np.flatnonzero(observation["action_mask"]))
    board = world.render()
    assert board is not None
    assert "Red" in board


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": ["random", "random"]}, "1 other seats need one bot"),
        ({"bots": "nobody"}, "no bot 'nobody'"),
        ({"seat": 2}, "no seat 2"),
    ],
)
def test_wrong_setups_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(WindfallError, match=message):
        WindfallEnv("race", 2, **wrong)  # type: ignore[arg-type]
