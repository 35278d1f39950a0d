"""How the bot plays Jump Drive."""

from collections.abc import Sequence

from windfall.bots.greedy.jumpdrive.answers import ANSWERS
from windfall.bots.greedy.jumpdrive.weights import WEIGHTS, Weights
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.jumpdrive.state import JumpDriveState


def rate(observation: Observation, decision: Decision, weights: Weights = WEIGHTS) -> Sequence[float]:
    """Of each option of a decision, how good it is."""
    known = observation.known
    assert isinstance(known, JumpDriveState)
    return ANSWERS[decision.kind](known, observation.seat, decision.actions, weights)
