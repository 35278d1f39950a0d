"""What runs in a worker process when somebody has answered a puzzle: why the best answer is best, and what all are
worth where that is not known yet."""

import pickle
from typing import Final

from windfall.advice.versus import versus
from windfall.engine.observation import Observation
from windfall.engine.words.message import Message
from windfall.puzzles.judging import judge
from windfall.puzzles.puzzle import Worth

_WORLDS: Final = 24
_SEED: Final = 3


def tell_why(told: bytes, better: int, other: int) -> tuple[Message, ...]:
    """Why one answer is better than the other, to whom observes this."""
    return versus(_observed(told), better, other)


def tell_worths(told: bytes, best: int, chosen: int) -> tuple[Worth, ...]:
    """What all answers are worth, the best first, if these two are to be told apart."""
    observation = _observed(told)
    actions = tuple(observation.known.options(observation.seat))
    watched = [best] if best == chosen else [best, chosen]
    return judge(observation, actions, _WORLDS, seed=_SEED, watched=watched).worths


def _observed(told: bytes) -> Observation:
    observation = pickle.loads(told)
    assert isinstance(observation, Observation)
    return observation
