"""How the bot plays Race for the Galaxy."""

from collections.abc import Sequence

from windfall.bots.greedy.race.answers import ANSWERS
from windfall.bots.greedy.race.weights import WEIGHTS, Weights
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.race.state import RaceState


def rate(observation: Observation, decision: Decision, weights: Weights = WEIGHTS) -> Sequence[float]:
    """Of each option of a decision, how good it is."""
    known = observation.known
    assert isinstance(known, RaceState)
    return ANSWERS[decision.kind](known, observation.seat, decision.actions, weights)
