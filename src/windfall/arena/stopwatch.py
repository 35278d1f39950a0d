"""How long bots think."""

import time
from collections.abc import Mapping

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.title import SettingValue
from windfall.players import Bot


class Stopwatch(Bot):
    """A bot whose thinking is timed, move by move."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.seconds: list[float] = []
        self._bot = bot

    def begin(self, observation: Observation, settings: Mapping[str, SettingValue]) -> None:
        self._bot.begin(observation, settings)

    def choose(self, observation: Observation, decision: Decision) -> int:
        asked = time.perf_counter()
        action = self._bot.choose(observation, decision)
        self.seconds.append(time.perf_counter() - asked)
        return action
