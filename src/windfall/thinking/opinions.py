"""What the rule-based player thinks of the options of a decision, as further features of them.

The network learned when to follow it and when not to. Asking takes a while, so the games that a search tries go on
without it; the network was trained for both.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from windfall.engine.observation import Observation
from windfall.engine.title import RATING_TIE

# Of each option: 1 since it was asked; 1 for its best; how far below the best it rates it; its place in the order.
OPINIONS: Final = 4
NOT_ASKED: Final = (0.0,) * OPINIONS
_FARTHEST: Final = 9.0  # what is rated lower than this is simply bad; units are the title's own


def opinions(observation: Observation, actions: Sequence[int]) -> list[tuple[float, ...]]:
    """Of each option, given all options of the decision that the observing seat is asked now."""
    if len(actions) < 2:
        return [NOT_ASKED] * len(actions)
    ratings = observation.title.rate(observation, actions)
    if ratings is None:
        return [NOT_ASKED] * len(actions)
    ranked = sorted(ratings, reverse=True)
    best, last = ranked[0], len(ranked) - 1
    return [
        (
            1.0,
            float(rating > best - RATING_TIE),
            sqrt(min(best - rating, _FARTHEST) / _FARTHEST),
            ranked.index(rating) / last,
        )
        for rating in ratings
    ]
