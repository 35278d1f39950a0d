"""PettingZoo's own tests for every title and number of players, and what its environments tell."""

import random

import numpy as np
import pytest
import supersuit
from pettingzoo.test import api_test, seed_test

from tests.research.setups import ALL, each, smallest
from windfall.engine.errors import IllegalMoveError, SetupError
from windfall.engine.title import SettingValue
from windfall.research.pettingzoo_env import WindfallAEC, env

Options = dict[str, SettingValue]


@pytest.mark.filterwarnings("ignore::UserWarning")  # observations are dicts, for the mask
@each(ALL)
def test_api(title: str, players: int, options: Options) -> None:
    api_test(env(title, players, **options), num_cycles=60)


@each(ALL)
def test_seed(title: str, players: int, options: Options) -> None:
    seed_test(lambda: env(title, players, **options), num_cycles=40)


def _play(table: WindfallAEC, seed: int) -> tuple[dict[str, float], list[str]]:
    """A whole game by random agents: what each has earned, and who was asked."""
    rng = random.Random(seed)
    table.reset(seed=seed)
    earned, asked = {}, []
    for agent in table.agent_iter():
        observation, reward, terminated, _truncated, info = table.last()
        assert observation is not None
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert (info["kind"] == "over") == ("score" in info) == terminated
        if terminated:
            earned[agent] = reward
            table.step(None)
        else:
            assert reward == 0
            asked.append(agent)
            table.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return earned, asked


@each(smallest())
def test_rewards_come_at_the_end(title: str, players: int, options: Options) -> None:
    table = env(title, players, **options)
    earned, asked = _play(table, seed=3)
    assert set(earned) == set(asked) == {"player_0", "player_1"}
    assert sorted(earned.values()) in ([-1, 1], [0, 0])


def test_rewards_by_score() -> None:
    table = env("jumpdrive", 3, reward="score")
    earned, _asked = _play(table, seed=3)
    assert table.game is not None
    scores = table.game.result.scores
    assert earned["player_0"] == pytest.approx((scores[0] - (scores[1] + scores[2]) / 2) / 20)


def test_seats_asked_at_once_are_asked_in_order_and_see_nothing_of_each_other() -> None:
    table = env("jumpdrive", 3)
    table.reset(seed=1)
    before = table.observe("player_2")
    assert table.agent_selection == "player_0"
    while table.agent_selection != "player_2":
        observation, *_ = table.last()
        assert observation is not None
        table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    after = table.observe("player_2")
    assert np.array_equal(before["observation"], after["observation"])
    assert table.infos["player_2"]["kind"] == "discard_start"


def test_step_before_reset_says_what_to_do() -> None:
    table = env("race", 2)
    for early in (lambda: table.step(0), lambda: table.observe("player_0"), table.state):
        with pytest.raises(SetupError, match=r"no game is dealt yet; call reset\(\) first"):
            early()


def test_an_agent_that_has_to_choose_cannot_pass() -> None:
    table = env("race", 2)
    table.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="player_0 has to choose"):
        table.step(None)


def test_the_state_is_what_all_know() -> None:
    table = env("race", 3)
    table.reset(seed=1)
    state = table.state()
    assert table.state_space.contains(state)
    for row, agent in zip(state, table.agents, strict=True):
        observation = table.observe(agent)
        assert isinstance(observation, dict)
        assert np.array_equal(row, observation["observation"])
    assert len({row.tobytes() for row in state}) == 3


def test_a_game_that_takes_too_long_is_truncated() -> None:
    table = env("race", 2, max_steps=10)
    table.reset(seed=1)
    for _ in range(10):
        assert not any(table.truncations.values())
        table.step(int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    for agent in table.agent_iter():
        _observation, reward, _terminated, truncated, _info = table.last()
        assert (reward, truncated) == (0, True)
        table.step(None)
        assert agent not in table.agents


@pytest.mark.filterwarnings("ignore::UserWarning")
@each(smallest())
def test_options_as_rows(title: str, players: int, options: Options) -> None:
    table = env(title, players, option_features=True, **options)
    api_test(table, num_cycles=60)
    table.reset(seed=2)
    assert table.game is not None
    for place in (0, 1, 2):
        agent = table.agent_selection
        actions = table.game.actions(int(agent[-1]))
        observation = table.observe(agent)
        assert isinstance(observation, dict)
        assert list(observation["options"][: len(actions)]) == list(actions)
        assert observation["action_mask"].sum() == len(actions) == table.infos[agent]["action_mask"].sum()
        chosen = actions[place % len(actions)]
        table.step(place % len(actions))
        assert (int(agent[-1]), chosen) in table.game.journal().moves


@each(smallest())
def test_a_place_without_an_option_changes_nothing(title: str, players: int, options: Options) -> None:
    """Though there is an action of that number, and it may be allowed."""
    table = env(title, players, option_features=True, **options)
    table.reset(seed=2)
    game = table.game
    assert game is not None
    for _ in range(12):
        agent = table.agent_selection
        actions = game.actions(int(agent[-1]))
        before = game.journal()
        for place in {len(actions), *actions, -1} - {*range(len(actions))}:
            with pytest.raises(IllegalMoveError, match=f"{agent} has no option at place {place}; "):
                table.step(place)
        assert (game.journal(), table.agent_selection) == (before, agent)
        table.step(len(actions) - 1)


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    table = env("race", 2)
    table.reset(seed=2)
    game = table.game
    assert game is not None
    wrong = int(np.flatnonzero(table.infos["player_0"]["action_mask"] == 0)[0])
    before = game.journal()
    with pytest.raises(IllegalMoveError, match=f"seat 0 cannot choose {wrong}"):
        table.step(wrong)
    assert game.journal() == before


def test_supersuit_flattens_plain_observations() -> None:
    table = supersuit.flatten_v0(env("jumpdrive", 2, plain=True))
    table.reset(seed=1)
    rng = random.Random(1)
    for agent in table.agent_iter():
        observation, _reward, over, _truncated, info = table.last()
        assert observation.shape == table.observation_space(agent).shape
        table.step(None if over else rng.choice(np.flatnonzero(info["action_mask"])))


def test_texts_and_board_on_request() -> None:
    table = env("race", 2, texts=True, render_mode="ansi")
    table.reset(seed=1)
    info = table.infos[table.agent_selection]
    mask = table.observe(table.agent_selection)["action_mask"]
    assert list(info["options"]) == list(np.flatnonzero(mask))
    assert all(info["options"].values())
    assert info["prompt"]
    board = table.render()
    assert board is not None
    assert "Red" in board


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"title": "race", "players": 9}, "2 to 4 players"),
        ({"title": "race", "reward": "glory"}, "no reward"),
        ({"title": "race", "goals": True}, "no setting 'goals'"),
        ({"title": "race", "render_mode": "human"}, "no render mode"),
    ],
)
def test_wrong_setups_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        env(**wrong)  # type: ignore[arg-type]
