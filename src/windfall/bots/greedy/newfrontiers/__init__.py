"""How the bot plays New Frontiers.

outlook    how much of the game is still to come
economy    an empire's powers drawn together
trade      what goods bring when they are sold and consumed
standing   what tiles are worth to an empire
plan       what worlds take, and what explored worlds and credits are worth
gains      what each action would bring a player now
select     which action to select
answers    every question, with the modules it needs: taking, settling, goods, goal_choices
"""

from collections.abc import Sequence

from windfall.bots.greedy.newfrontiers.answers import ANSWERS
from windfall.bots.greedy.newfrontiers.weights import WEIGHTS, Weights
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.newfrontiers.state import NewFrontiersState


def rate(observation: Observation, decision: Decision, weights: Weights = WEIGHTS) -> Sequence[float]:
    """How good each option of a decision is, in VPs."""
    known = observation.known
    assert isinstance(known, NewFrontiersState)
    return ANSWERS[decision.kind](known, observation.seat, decision.actions, weights)
