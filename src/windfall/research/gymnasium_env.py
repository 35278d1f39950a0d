"""The titles as Gymnasium environments: one seat is the agent, bots of the registry play the others.

Importing this module registers `windfall/NewFrontiers-v0`, `windfall/Race-v0` and `windfall/JumpDrive-v0`.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from windfall.arena import bot_seed
from windfall.engine.errors import SetupError
from windfall.engine.game import SEAT_NAMES, Game, new
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue
from windfall.players import Bot, bot
from windfall.research.arrays import HIGHEST_FEATURE, LOWEST_FEATURE, Observed, observed, shapes
from windfall.research.rewards import check_reward, rewards

_SEEDS = 1 << 31
IDS: Final = {
    "newfrontiers": "windfall/NewFrontiers-v0",
    "race": "windfall/Race-v0",
    "jumpdrive": "windfall/JumpDrive-v0",
}


class WindfallEnv(gymnasium.Env[Observed, np.int64]):
    """A table at which the agent sits among bots.

    `bots` names one bot for all other seats, or one for each. The agent sits in `seat`, or with None in another seat
    each game. An action that is not among the options changes nothing and costs `illegal_cost`; `info["illegal"]`
    tells. The reward of the game comes at its end.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        title: str,
        players: int = 2,
        bots: str | Sequence[str] = "random",
        *,
        seat: int | None = 0,
        reward: str = "win",
        illegal_cost: float = 0.01,
        texts: bool = False,
        render_mode: str | None = None,
        **settings: SettingValue,
    ) -> None:
        found = find_title(title)
        found.check_setup(players, settings)
        check_reward(reward)
        if seat is not None and seat not in range(players):
            raise SetupError(f"there is no seat {seat}; seats are 0 to {players - 1}, or None")
        self.render_mode = render_mode
        self._title = found
        self._players = players
        self._bot_names = _line_up(bots, players - 1)
        self._seat = seat
        self._reward = reward
        self._illegal_cost = illegal_cost
        self._texts = texts
        self._settings = dict(settings)
        feature_count, action_count = shapes(found)
        self.observation_space = spaces.Dict(  # type: ignore[assignment]
            {
                "observation": spaces.Box(LOWEST_FEATURE, HIGHEST_FEATURE, (feature_count,), np.float32),
                "action_mask": spaces.Box(0, 1, (action_count,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(action_count)
        self._game: Game | None = None
        self._agent = 0
        self._bots: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game; the bots answer until the agent is asked."""
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(_SEEDS))
        self._agent = int(self.np_random.integers(self._players)) if self._seat is None else self._seat
        self._game = new(self._title.name, self._players, deal, **self._settings)
        names = iter(self._bot_names)
        self._bots = [
            None if seat == self._agent else bot(next(names), bot_seed(deal, 0, seat)) for seat in range(self._players)
        ]
        self._let_bots_play()
        return observed(self._game, self._agent), self._info()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        game = self._playing()
        if int(action) not in game.actions(self._agent):
            info = {**self._info(), "illegal": True}
            return observed(game, self._agent), -self._illegal_cost, False, False, info
        game.play(self._agent, int(action))
        self._let_bots_play()
        reward = rewards(game.result, self._reward)[self._agent] if game.over else 0.0
        return observed(game, self._agent), reward, game.over, False, self._info()

    def _let_bots_play(self) -> None:
        """Bots answer before the agent even where all are asked at once: none sees what the others have chosen."""
        game = self._playing()
        while True:
            seat = next((seat for seat in game.seats if seat != self._agent), None)
            if seat is None:
                return
            player = self._bots[seat]
            assert player is not None
            game.play(seat, player.choose(game.observe(seat), game.decision(seat)))

    def _info(self) -> dict[str, Any]:
        game = self._playing()
        if game.over:
            return {"seat": self._agent, "scores": list(game.result.scores), "winners": list(game.result.winners)}
        decision = game.decision(self._agent)
        info: dict[str, Any] = {"seat": self._agent, "kind": decision.kind}
        if self._texts:
            info["prompt"] = decision.prompt
            info["options"] = {option.action: option.text for option in decision.options}
        return info

    def _playing(self) -> Game:
        if self._game is None:
            raise SetupError("no game is dealt yet; call reset() first")
        return self._game

    def render(self) -> str | None:
        """The table as the agent sees it."""
        if self.render_mode is None:
            return None
        return self._title.board(self._playing().observe(self._agent), SEAT_NAMES)


def _line_up(bots: str | Sequence[str], others: int) -> list[str]:
    names = [bots] * others if isinstance(bots, str) else list(bots)
    if len(names) != others:
        raise SetupError(f"{others} other seats need one bot for all or {others} bots, not {len(names)}")
    for name in names:
        bot(name)
    return names


for _title, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="windfall.research.gymnasium_env:WindfallEnv", kwargs={"title": _title})
