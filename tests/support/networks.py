"""Networks that need no training, for tests of what is built on them."""

import numpy as np

import windfall
from windfall.thinking.network import Network, Shape


def blank(title: str) -> Network:
    """Likes all options alike, and gives all seats the same chance."""
    shape = Shape.of(windfall.title(title))
    return Network(title, {name: np.zeros(size, np.float32) for name, size in shape.arrays().items()})


def untrained(title: str, seed: int = 0) -> Network:
    """Has an opinion of everything, and no reason for it."""
    rng = np.random.default_rng(seed)
    shape = Shape.of(windfall.title(title))
    weights = {
        name: (rng.standard_normal(size) / np.sqrt(size[0])).astype(np.float32) for name, size in shape.arrays().items()
    }
    weights["logit"] *= 10
    return Network(title, weights)


def favouring(title: str, action: int, lead: float) -> Network:
    """Likes all options alike but for one action, whose logit is higher by that much."""
    network = blank(title)
    width = len(network.weights["logit"])
    network.weights["mixed"][:] = np.eye(width, dtype=np.float32)
    network.weights["rating_action"][action] = lead / width
    network.weights["logit"][:] = 1
    return network
