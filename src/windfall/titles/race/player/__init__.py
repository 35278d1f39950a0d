"""How the bot plays Race for the Galaxy."""

import hashlib
from collections.abc import Sequence
from typing import Final

from windfall.titles.race.player.answers import ANSWERS
from windfall.titles.race.player.weights import WEIGHTS, Weights
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.state import RaceState

# What the numbers are by which it weighs things: a network that listens to it must be trained again if they change.
WEIGHTS_DIGEST: Final[str] = hashlib.sha256(repr(WEIGHTS).encode()).hexdigest()[:16]


def rate(known: RaceState, seat: int, actions: Sequence[int], weights: Weights = WEIGHTS) -> Sequence[float]:
    """Of each option of a decision, how good it is."""
    return ANSWERS[QUESTION_NAMES[known.asked_question]](known, seat, actions, weights)
