"""Players for OpenSpiel's games of Windfall: bots of ours, and its own search in a form that its evaluation takes."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from windfall.engine.decision import Decision
from windfall.engine.errors import WindfallError
from windfall.players.seating import Opponent, seated
from windfall.research.openspiel import WindfallGame, WindfallState


class WindfallBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of Windfall in a seat of an OpenSpiel game: a name such as `greedy` or `learned:FILE`, a `Bot`, a class of
    them or a function that chooses. It sees what the player may know, and nothing else of the state."""

    def __init__(self, game: WindfallGame, player: int, opponent: Opponent = "greedy", seed: int = 0) -> None:
        super().__init__()
        self._game = game
        self._player = player
        self._opponent = opponent
        self._seed = seed
        self._bot = seated(opponent, seed)
        self._begun = False

    def player_id(self) -> int:
        return self._player

    def restart_at(self, state: WindfallState) -> None:
        """A game begins here."""
        self._bot = seated(self._opponent, self._seed)
        self._begun = False
        del state

    def inform_action(self, state: WindfallState, player: int, action: int) -> None:
        """It sees what came of others' actions when it is asked next."""

    def step(self, state: WindfallState) -> int:
        observation = state.observed(self._player)
        if observation is None or state.current_player() != self._player:
            raise WindfallError(f"player {self._player} is not asked here")
        if not self._begun:
            self._bot.begin(observation, self._game.setup)
            self._begun = True
        return self._bot.choose(observation, Decision(observation))

    def step_with_policy(self, state: WindfallState) -> tuple[list[tuple[int, float]], int]:
        action = self.step(state)
        return [(action, 1.0)], action


class IsmctsBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's own search in Python with random playouts, which can start anew at any state: its `evaluate_bots`
    asks for that."""

    def __init__(self, game: WindfallGame, simulations: int, seed: int = 0, uct_c: float = 1.0, **more: Any) -> None:
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed))
        super().__init__(game, evaluator, uct_c, simulations, random_state=np.random.RandomState(seed + 1), **more)

    def restart_at(self, state: WindfallState) -> None:
        """What was searched before is forgotten."""
        del state
        self.reset()
