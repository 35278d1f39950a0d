"""The titles as PettingZoo environments: agents choose one after the other (AEC).

Where the rules ask several seats at once, they are asked in the order of seats; none sees what others have chosen until
all have.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from windfall.engine.errors import IllegalMoveError, SetupError
from windfall.engine.game import SEAT_NAMES, Game, new
from windfall.engine.registry import title as find_title
from windfall.engine.state import SPECTATOR
from windfall.engine.title import SettingValue
from windfall.research.arrays import HIGHEST_FEATURE, LOWEST_FEATURE, Floats, features
from windfall.research.form import WIDTH, Form, Shown
from windfall.research.rewards import check_reward, rewards
from windfall.research.table import MOST_STEPS, OVER, told

_SEEDS = 1 << 31


class WindfallAEC(AECEnv):  # type: ignore[misc]
    """A table of one title.

    The agents are `player_0` to `player_N`, by seat. An observation is a dict of the features of what the agent's seat
    knows and the mask of the actions it may choose; what `option_features`, `plain` and `width` do to it and to
    actions, `windfall.research.form.Form` tells. Infos hold the mask, too. All rewards come when the game ends. After
    `max_steps` decisions of all agents together (1,000 for each) a game is truncated, and nobody earns anything. With
    `texts`, infos hold the options in words.
    """

    def __init__(
        self,
        title: str,
        players: int = 2,
        *,
        reward: str = "win",
        max_steps: int | None = None,
        option_features: bool = False,
        plain: bool = False,
        width: int = WIDTH,
        texts: bool = False,
        render_mode: str | None = None,
        **settings: SettingValue,
    ) -> None:
        super().__init__()
        found = find_title(title)
        found.check_setup(players, settings)
        check_reward(reward)
        if render_mode not in (None, "ansi"):
            raise SetupError(f"there is no render mode {render_mode!r}; there is ansi")
        self.metadata = {"name": f"windfall_{title}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._title = found
        self._settings = dict(settings)
        self._reward = reward
        self._texts = texts
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._max_steps = MOST_STEPS * players if max_steps is None else max_steps
        self._form = Form(found, option_features, plain, width)
        self._rows = self._form.rows(1)
        self.observation_spaces = {agent: self._form.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._form.action_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(LOWEST_FEATURE, HIGHEST_FEATURE, (players, len(found.feature_specs)), np.float32)
        self.game: Game | None = None
        self.agent_selection: str = self.possible_agents[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. A seed deals that game, and settles which ones later resets without a seed deal."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        deal = seed if seed is not None else int(self._seeds.integers(_SEEDS))
        self.game = new(self._title.name, len(self.possible_agents), deal, **self._settings)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_next()

    def observe(self, agent: str) -> Shown:
        game, seat = self._playing(), self.possible_agents.index(agent)
        self._rows.show(0, game.observe(seat), game.actions(seat) if seat in game.seats else ())
        return self._form.shown_alone(self._rows)

    def state(self) -> Floats:
        """What all seats know together: the features of each of them, one row a seat. No agent may see it; it is for
        critics of those who learn together."""
        game = self._playing()
        return np.array([features(game.observe(seat)) for seat in range(game.state.players)])

    def step(self, action: int | None) -> None:
        game = self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMoveError(f"{agent} has to choose; None is for agents whose game is over")
        seat = self.possible_agents.index(agent)
        game.play(seat, self._chosen(game.actions(seat), int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if game.over:
            earned = rewards(game.result, self._reward)
            self.rewards = {name: earned[seat] for seat, name in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            scores = game.result.scores
            self.infos = {name: {**self._no_question(), "score": scores[seat]} for seat, name in enumerate(self.agents)}
            self.agent_selection = self.agents[0]
        elif game.move_count >= self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {name: self._no_question() for name in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._select_next()
        self._accumulate_rewards()

    def _chosen(self, allowed: Sequence[int], answer: int) -> int:
        """The action that an answer stands for."""
        chosen = self._form.action(allowed, answer)
        if chosen is not None:
            return chosen
        if self._form.option_features:  # as an action, a place that is not there could be one that is allowed
            raise IllegalMoveError(f"{self.agent_selection} has no option at place {answer}; it has {len(allowed)}")
        return answer  # the game says why it may not be played

    def _select_next(self) -> None:
        """The next agent is the first seat that is asked; its info says what."""
        game = self._playing()
        seat = game.seats[0]
        self.agent_selection = self.possible_agents[seat]
        decision = game.decision(seat)
        info: dict[str, Any] = {"kind": decision.kind, "action_mask": self._form.mask(decision.actions)}
        if self._texts:
            info |= told(decision)
        self.infos[self.agent_selection] = info

    def _no_question(self) -> dict[str, Any]:
        """For agents whose game is over: learners that keep infos in tables want the same entries always."""
        return {"kind": OVER, "action_mask": self._form.mask(())}

    def _playing(self) -> Game:
        if self.game is None:
            raise SetupError("no game is dealt yet; call reset() first")
        return self.game

    def render(self) -> str | None:
        """The table as everyone sees it."""
        if self.render_mode is None:
            return None
        return self._title.board(self._playing().observe(SPECTATOR), SEAT_NAMES)

    def close(self) -> None:
        """There is nothing to close."""


def env(title: str, players: int = 2, **settings: Any) -> WindfallAEC:
    """The environment, as PettingZoo's own modules name it."""
    return WindfallAEC(title, players, **settings)
