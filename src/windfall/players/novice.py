"""A player who knows the game and leaves some of the choices to chance."""

import random
from typing import Final

from windfall.engine.decision import Decision
from windfall.engine.errors import UnknownBotError
from windfall.engine.observation import Observation
from windfall.players.bot import Bot
from windfall.players.greedy import GreedyBot

_BY_CHANCE: Final = 1 / 3


class NoviceBot(Bot):
    """Chooses as the greedy bot does, but lets chance make some of the choices: one in three, if not told otherwise."""

    name = "novice"

    def __init__(self, seed: int, by_chance: float = _BY_CHANCE) -> None:
        if not 0 <= by_chance <= 1:
            raise UnknownBotError(f"the novice leaves 0 to 1 of its choices to chance, such as 0.2, not {by_chance!r}")
        self._by_chance = by_chance
        self._random = random.Random(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, observation: Observation, decision: Decision) -> int:
        if self._random.random() < self._by_chance:
            return self._random.choice(decision.actions)
        return self._greedy.choose(observation, decision)
