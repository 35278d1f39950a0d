"""What runs in a worker process when a person asks for a hint."""

import pickle
from typing import Final

from windfall.advice.advice import Advice
from windfall.advice.hint import hint
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation

SECONDS: Final = 1.6  # a person waits; what is left of two seconds goes to the way there and back


def give_hint(question: bytes) -> Advice:
    """Advice for a seat. The question is a pickled observation and its decision."""
    observation, decision = pickle.loads(question)
    assert isinstance(observation, Observation)
    assert isinstance(decision, Decision)
    return hint(observation, decision, SECONDS)
