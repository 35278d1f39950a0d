"""A player who knows the game and still gets a third of the choices by chance."""

import random
from typing import Final

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.players.bot import Bot
from windfall.players.greedy import GreedyBot

_BY_CHANCE: Final = 1 / 3


class NoviceBot(Bot):
    """Chooses as the greedy bot does, but lets chance make one choice in three."""

    name = "novice"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, observation: Observation, decision: Decision) -> int:
        if self._random.random() < _BY_CHANCE:
            return self._random.choice(decision.actions)
        return self._greedy.choose(observation, decision)
