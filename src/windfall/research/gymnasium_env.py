"""The titles as Gymnasium environments: one seat is the agent, bots play the others.

Importing this module registers `windfall/NewFrontiers-v0`, `windfall/Race-v0` and `windfall/JumpDrive-v0`;
`gymnasium.make_vec` makes many tables of them that advance together.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from windfall.engine.title import SettingValue
from windfall.players.seating import Opponent
from windfall.research.form import WIDTH, Form, Shown
from windfall.research.table import MOST_STEPS, Table, TableRules

IDS: Final = {
    "newfrontiers": "windfall/NewFrontiers-v0",
    "race": "windfall/Race-v0",
    "jumpdrive": "windfall/JumpDrive-v0",
}


class WindfallEnv(gymnasium.Env[Shown, np.int64]):
    """A table at which the agent sits among bots.

    `bots` is one opponent for all other seats, or one for each: a name, a `Bot`, a class of them, or a function that
    chooses. The agent sits in `seat`, or with None in another seat each game. An action that is not among the options
    changes nothing and costs `illegal_cost`; `info["illegal"]` tells. The reward of the game comes at its end. After
    `max_steps` steps of the agent a game is truncated. What `option_features`, `plain` and `width` do to observations
    and actions, `windfall.research.form.Form` tells.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        title: str,
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
        texts: bool = False,
        render_mode: str | None = None,
        **settings: SettingValue,
    ) -> None:
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
        self.render_mode = render_mode
        self._form = Form(rules.title, option_features, plain, width)
        self._table = Table(rules)
        self._rows = self._form.rows(1)
        self._texts = texts
        self.observation_space = self._form.observation_space()
        self.action_space = self._form.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shown, dict[str, Any]]:
        """Deal a new game; the bots answer until the agent is asked."""
        super().reset(seed=seed, options=options)
        self._table.deal(self.np_random)
        return self._look(), self._info()

    def step(self, action: np.int64) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        table = self._table
        outcome = table.answer(self._form.action(table.actions, int(action)))
        shown = self._look()
        info = self._info()
        if outcome.illegal:
            info["illegal"] = True
        return shown, outcome.reward, outcome.over, outcome.truncated, info

    def _look(self) -> Shown:
        self._rows.show(0, self._table.observe(), self._table.actions)
        return self._form.shown_alone(self._rows)

    def _info(self) -> dict[str, Any]:
        return {**self._table.info(self._texts), "action_mask": self._form.mask(self._table.actions)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which answers may be given now, as MaskablePPO of sb3-contrib asks for them."""
        return self._form.mask(self._table.actions).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the agent sees it."""
        return None if self.render_mode is None else self._table.board()


for _title, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="windfall.research.gymnasium_env:WindfallEnv",
            vector_entry_point="windfall.research.vector_env:WindfallVectorEnv",
            kwargs={"title": _title},
        )
