"""How the bot plays Jump Drive."""

import hashlib
from collections.abc import Sequence
from typing import Final

from windfall.titles.jumpdrive.player.answers import ANSWERS
from windfall.titles.jumpdrive.player.weights import WEIGHTS, Weights
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.state import JumpDriveState

# What the numbers are by which it weighs things: a network that listens to it must be trained again if they change.
WEIGHTS_DIGEST: Final[str] = hashlib.sha256(repr(WEIGHTS).encode()).hexdigest()[:16]


def rate(known: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights = WEIGHTS) -> Sequence[float]:
    """Of each option of a decision, how good it is."""
    return ANSWERS[QUESTION_NAMES[known.asked_question]](known, seat, actions, weights)
