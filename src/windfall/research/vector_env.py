"""Many tables of one agent each that advance together, as a vector environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from windfall.engine.errors import IllegalMoveError, SetupError
from windfall.engine.title import SettingValue
from windfall.players.seating import Opponent
from windfall.research.form import WIDTH, Form, Shown
from windfall.research.table import MOST_STEPS, Table, TableRules

Answers = NDArray[np.integer]


class WindfallVectorEnv(VectorEnv[Shown, Answers, NDArray[Any]]):
    """So many tables as `WindfallEnv` has one; the same words mean the same.

    Where a game ends, the next one is dealt in the same step: what is shown is its first decision, and `final_obs` and
    `final_info` in the infos are of the one that ended. With `copy=False` the arrays are written to again by the next
    step, which is faster. Infos hold the masks, and `scores` and `winners` of games that ended.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium declares it)
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi"],
    }

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        players: int = 2,
        bots: Opponent | Sequence[Opponent] = "random",
        *,
        seat: int | None = 0,
        reward: str = "win",
        illegal_cost: float = 0.01,
        max_steps: int = MOST_STEPS,
        option_features: bool = False,
        plain: bool = False,
        width: int = WIDTH,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: SettingValue,
    ) -> None:
        if num_envs < 1:
            raise SetupError(f"at least one game has to be played, not {num_envs}")
        rules = TableRules(
            title,
            players,
            bots,
            seat=seat,
            reward=reward,
            illegal_cost=illegal_cost,
            max_steps=max_steps,
            settings=settings,
        )
        self._form = Form(rules.title, option_features, plain, width)
        self.render_mode = render_mode
        self._copy = copy
        self._tables = [Table(rules) for _ in range(num_envs)]
        self._chances: list[np.random.Generator] = []
        self._rows = self._form.rows(num_envs)
        self.num_envs = num_envs
        self.single_observation_space = self._form.observation_space()
        self.single_action_space = self._form.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Deal all games anew. Table i has the games of a `WindfallEnv` that is reset with `seed + i`, or with its own
        of several seeds."""
        del options
        if seed is not None or not self._chances:
            self._chances = [np.random.default_rng(one) for one in self._seeds(seed)]
        for number in range(self.num_envs):
            self._deal(number)
        return self._shown(), self._info()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise SetupError(f"{self.num_envs} tables need one seed or {self.num_envs} seeds, not {len(seed)}")
        return seed

    def step(
        self, actions: Answers
    ) -> tuple[Shown, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if len(actions) != self.num_envs:
            raise IllegalMoveError(f"{self.num_envs} games need {self.num_envs} actions, not {len(actions)}")
        earned = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        ended: dict[str, Any] = {}
        illegal = []
        for number, answer in enumerate(actions.tolist()):
            table = self._tables[number]
            outcome = table.answer(self._form.action(table.actions, answer))
            earned[number] = outcome.reward
            over[number], truncated[number] = outcome.over, outcome.truncated
            if outcome.illegal:
                illegal.append(number)
            if outcome.over or outcome.truncated:
                self._show(number)
                last = {"final_obs": self._form.shown_alone(self._rows, number), "final_info": table.info()}
                ended = self._add_info(ended, last, number)
                self._deal(number)
            elif not outcome.illegal:
                self._show(number)
        return self._shown(), earned, over, truncated, {**self._info(illegal), **ended}

    def _deal(self, number: int) -> None:
        self._tables[number].deal(self._chances[number])
        self._show(number)

    def _show(self, number: int) -> None:
        table = self._tables[number]
        self._rows.show(number, table.observe(), table.actions)

    def _shown(self) -> Shown:
        shown = self._form.shown(self._rows)
        if not self._copy:
            return shown
        return {name: array.copy() for name, array in shown.items()} if isinstance(shown, dict) else shown.copy()

    def _info(self, illegal: Sequence[int] = ()) -> dict[str, Any]:
        info: dict[str, Any] = {
            "action_mask": self._form.masks(self._rows).copy(),
            "seat": np.array([table.agent for table in self._tables]),
        }
        if illegal:
            info["illegal"] = np.isin(np.arange(self.num_envs), illegal)
        return info

    def render(self) -> tuple[str, ...] | None:
        """All tables as their agents see them."""
        return None if self.render_mode is None else tuple(table.board() for table in self._tables)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which answers may be given now, at all tables."""
        return self._form.masks(self._rows).astype(np.bool_)
