"""How the bot plays Race for the Galaxy."""

from collections.abc import Sequence

from windfall.titles.race.player.answers import ANSWERS
from windfall.titles.race.player.weights import WEIGHTS, Weights
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.state import RaceState


def rate(known: RaceState, seat: int, actions: Sequence[int], weights: Weights = WEIGHTS) -> Sequence[float]:
    """Of each option of a decision, how good it is."""
    return ANSWERS[QUESTION_NAMES[known.asked_question]](known, seat, actions, weights)
