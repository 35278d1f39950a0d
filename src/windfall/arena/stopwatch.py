"""How long bots think."""

import time

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.players import Bot


class Stopwatch(Bot):
    """A bot whose thinking is timed, move by move."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.seconds: list[float] = []
        self._bot = bot

    def choose(self, observation: Observation, decision: Decision) -> int:
        asked = time.perf_counter()
        action = self._bot.choose(observation, decision)
        self.seconds.append(time.perf_counter() - asked)
        return action
