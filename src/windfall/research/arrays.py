"""Observations as NumPy arrays, the same for all interfaces."""

from typing import Final, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

from windfall.engine.game import Game
from windfall.engine.title import Title
from windfall.thinking.rows import as_array

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

# Features are scaled to about 0..1; differences are negative, and a long game goes a little beyond 1.
LOWEST_FEATURE: Final = -10.0
HIGHEST_FEATURE: Final = 10.0


class Observed(TypedDict):
    """What an agent gets: the features of what its seat knows, and 1 for each action it may choose now."""

    observation: Floats
    action_mask: Mask


def observed(game: Game, seat: int) -> Observed:
    return {"observation": features(game, seat), "action_mask": action_mask(game, seat)}


def features(game: Game, seat: int) -> Floats:
    return as_array(game.title.features(game.observe(seat))).astype(np.float32)


def action_mask(game: Game, seat: int) -> Mask:
    """All zeros for a seat that is not asked."""
    mask = np.zeros(game.title.action_count, dtype=np.int8)
    if seat in game.seats:
        mask[list(game.actions(seat))] = 1
    return mask


def shapes(title: Title) -> tuple[int, int]:
    """The numbers of features and of actions."""
    return len(title.feature_specs), title.action_count
