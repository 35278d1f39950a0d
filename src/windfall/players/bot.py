"""The contract of a bot."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.title import SettingValue


class Bot(ABC):
    """A player. It gets an observation of its seat and the decision, and nothing else."""

    name: str

    def begin(self, observation: Observation, settings: Mapping[str, SettingValue]) -> None:  # noqa: B027
        """A game begins, or goes on after moves were taken back; the bot's seat sees this of it. A bot that remembers
        nothing need not care."""

    @abstractmethod
    def choose(self, observation: Observation, decision: Decision) -> int:
        """One of `decision.actions`."""
