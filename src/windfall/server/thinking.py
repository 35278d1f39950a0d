"""What runs in a worker process: one bot makes one choice. Nothing of the server is imported here."""

import pickle
import signal

from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.players.levels import bot_of_level
from windfall.workers import end_with_parent, pin_threads


def prepare() -> None:
    """Workers use one core each, and live and die with the server."""
    pin_threads()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its workers
    end_with_parent()


def ready() -> None:
    """Nothing but a reason for the worker to be there."""


def think(level: str, seed: int, question: bytes) -> int:
    """The choice of a bot of this level. The question is a pickled observation and its decision."""
    observation, decision = pickle.loads(question)
    assert isinstance(observation, Observation)
    assert isinstance(decision, Decision)
    return bot_of_level(level, seed).choose(observation, decision)
