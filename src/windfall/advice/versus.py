"""Why one answer to a question is better than another, whoever asks after both of them are known."""

from typing import Final

from windfall.advice.advice import SETTINGS, why
from windfall.engine.observation import Observation
from windfall.engine.words.message import Message
from windfall.thinking.contest import Contest
from windfall.thinking.network import network

_WORLDS: Final = 16
_SEED: Final = 2


def versus(observation: Observation, better: int, other: int) -> tuple[Message, ...]:
    """What speaks for the better of two answers, weightiest first."""
    judge = network(observation.title.name)
    contest = Contest(judge, observation, (better, other), SETTINGS, _SEED)
    contest.try_in((0, 1), _WORLDS)
    return why(judge, contest, observation, 0, 1)
