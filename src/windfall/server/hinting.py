"""What runs in a worker process when a person asks for a hint."""

import pickle
from collections.abc import Sequence

from windfall.advice.advice import Advice
from windfall.advice.hint import hint
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation


def give_hint(question: bytes, names: Sequence[str]) -> Advice:
    """Advice for a seat. The question is a pickled observation and its decision."""
    observation, decision = pickle.loads(question)
    assert isinstance(observation, Observation)
    assert isinstance(decision, Decision)
    return hint(observation, decision, names)
