"""A player without a plan."""

import random

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.players.bot import Bot


class RandomBot(Bot):
    """Chooses each option with the same chance."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, observation: Observation, decision: Decision) -> int:  # noqa: ARG002
        actions = decision.actions
        return actions[int(self._random() * len(actions))]
