"""Many tables that advance together are the same as tables one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tests.research.setups import each, smallest
from windfall.engine.errors import IllegalMoveError, SetupError
from windfall.engine.title import SettingValue
from windfall.research.form import Shown
from windfall.research.gymnasium_env import IDS, WindfallEnv
from windfall.research.vector_env import WindfallVectorEnv

Options = dict[str, SettingValue]
TABLES = 3
STEPS = 110  # games of Race are truncated before, and some of the others


def _same(mine: Shown, theirs: Shown) -> None:
    if isinstance(mine, dict):
        assert isinstance(theirs, dict)
        assert set(mine) == set(theirs)
        for name, array in mine.items():
            assert np.array_equal(array, theirs[name]), name
            assert array.dtype == theirs[name].dtype
    else:
        assert np.array_equal(mine, theirs)


@pytest.mark.parametrize("more", [{}, {"option_features": True}, {"plain": True}], ids=str)
@each(smallest())
def test_the_same_as_gymnasiums_own(title: str, players: int, options: Options, more: dict[str, Any]) -> None:
    """With games that end, are truncated, and meet answers that may not be given."""
    setup = {"players": players + 1, "bots": ["random", "random"], "seat": None, "max_steps": 45, **more, **options}
    many = WindfallVectorEnv(title, TABLES, **setup)
    single = [lambda: WindfallEnv(title, **setup)] * TABLES
    single_by_single = SyncVectorEnv(single, autoreset_mode=AutoresetMode.SAME_STEP)
    assert many.single_observation_space == single_by_single.single_observation_space
    assert many.action_space == single_by_single.action_space
    rng = np.random.default_rng(1)
    mine, infos = many.reset(seed=5)
    theirs, _ = single_by_single.reset(seed=5)
    ended = truncated = illegal = 0
    for _ in range(STEPS):
        _same(mine, theirs)
        masks = infos["action_mask"]
        assert np.array_equal(many.action_masks(), masks.astype(bool))
        answers = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        if rng.random() < 0.3:
            answers[0] = np.flatnonzero(masks[0] == 0)[0]
        mine, *mine_told, infos = many.step(answers)
        theirs, *theirs_told, their_infos = single_by_single.step(answers)
        for own, other in zip(mine_told, theirs_told, strict=True):
            assert np.array_equal(own, other)
        assert np.array_equal(infos["seat"], their_infos["seat"])
        assert np.array_equal(infos["action_mask"], their_infos["action_mask"])
        ended += int(mine_told[1].sum())
        truncated += int(mine_told[2].sum())
        illegal += "illegal" in infos
        for number in np.flatnonzero(mine_told[1] | mine_told[2]):
            _same(infos["final_obs"][number], their_infos["final_obs"][number])
            if mine_told[1][number]:
                scores = [each["final_info"]["scores"][number] for each in (infos, their_infos)]
                assert scores[0] == scores[1]
    assert ended + truncated > 2
    assert truncated if title == "race" else ended
    assert illegal


def test_gymnasium_makes_it() -> None:
    many = gymnasium.make_vec(IDS["jumpdrive"], num_envs=4, bots="greedy", option_features=True)
    assert isinstance(many.unwrapped, WindfallVectorEnv)
    shown, _infos = many.reset(seed=1)
    assert many.observation_space.contains(shown)


def test_boards_on_request() -> None:
    many = gymnasium.make_vec(IDS["race"], num_envs=2, seat=1, render_mode="ansi")
    many.reset(seed=3)
    one = WindfallEnv("race", seat=1, render_mode="ansi")
    one.reset(seed=4)
    boards = many.render()
    assert boards is not None
    assert boards[1] == one.render() != boards[0]
    quiet = gymnasium.make_vec(IDS["race"], num_envs=2, render_mode=None)
    quiet.reset(seed=3)
    assert quiet.render() is None


def test_arrays_are_reused_if_that_is_wanted() -> None:
    answers = np.zeros(2, np.int64)
    for copy in (True, False):
        many = WindfallVectorEnv("jumpdrive", 2, option_features=True, copy=copy)
        first, _infos = many.reset(seed=1)
        second, *_ = many.step(answers)
        assert isinstance(first, dict)
        assert isinstance(second, dict)
        assert (first["observation"] is second["observation"]) == (not copy)


def test_seeds() -> None:
    many = WindfallVectorEnv("jumpdrive", 2, plain=True)
    one, _ = many.reset(seed=[7, 8])
    same, _ = many.reset(seed=7)
    _same(one, same)
    other, _ = many.reset()
    assert not np.array_equal(one, other)
    with pytest.raises(SetupError, match="2 tables need one seed or 2 seeds, not 3"):
        many.reset(seed=[1, 2, 3])


def test_wrong_use_is_refused() -> None:
    with pytest.raises(SetupError, match="at least one game"):
        WindfallVectorEnv("race", 0)
    many = WindfallVectorEnv("race", 2)
    with pytest.raises(SetupError, match="call reset"):
        many.step(np.zeros(2, np.int64))
    many.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="2 games need 2 actions, not 1"):
        many.step(np.zeros(1, np.int64))
