"""The contract of a bot."""

from abc import ABC, abstractmethod

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation


class Bot(ABC):
    """A player. It gets an observation of its seat and the decision, and nothing else."""

    name: str

    @abstractmethod
    def choose(self, observation: Observation, decision: Decision) -> int:
        """One of `decision.actions`."""
