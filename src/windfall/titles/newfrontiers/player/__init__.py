"""How the bot plays New Frontiers.

What an empire makes, pays and reaches is asked of the title's reading; here it is judged.

outlook    how much of the game is still to come
market     what goods are worth when they are sold and consumed
appraisal  what credits, goods and tiles are worth to an empire
plan       what explored worlds and credits are worth
gains      what each action would bring a player now
select     which action to select
answers    every question, with the modules it needs: taking, settling, goods, goal_choices
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from windfall.titles.newfrontiers.player.answers import ANSWERS
from windfall.titles.newfrontiers.player.weights import WEIGHTS, Weights
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# What the numbers are by which it weighs things: a network that listens to it must be trained again if they change.
WEIGHTS_DIGEST: Final[str] = hashlib.sha256(repr(WEIGHTS).encode()).hexdigest()[:16]


def rate(known: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights = WEIGHTS) -> Sequence[float]:
    """How good each option of a decision is, in VPs."""
    return ANSWERS[QUESTION_NAMES[known.asked_question]](known, seat, actions, weights)
