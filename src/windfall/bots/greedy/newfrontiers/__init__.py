"""How the bot plays New Frontiers."""

from collections.abc import Sequence

from windfall.bots.greedy.newfrontiers.answers import ANSWERS
from windfall.bots.greedy.newfrontiers.weights import WEIGHTS, Weights
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.newfrontiers.state import NewFrontiersState


def rate(observation: Observation, decision: Decision, weights: Weights = WEIGHTS) -> Sequence[float]:
    """Of each option of a decision, how good it is."""
    known = observation.known
    assert isinstance(known, NewFrontiersState)
    return ANSWERS[decision.kind](known, observation.seat, decision.actions, weights)
