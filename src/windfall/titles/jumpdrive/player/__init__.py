"""How the bot plays Jump Drive."""

from collections.abc import Sequence

from windfall.titles.jumpdrive.player.answers import ANSWERS
from windfall.titles.jumpdrive.player.weights import WEIGHTS, Weights
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.state import JumpDriveState


def rate(known: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights = WEIGHTS) -> Sequence[float]:
    """Of each option of a decision, how good it is."""
    return ANSWERS[QUESTION_NAMES[known.asked_question]](known, seat, actions, weights)
