"""How sure a rate or a mean is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

Z_95 = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations


def wilson_interval(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval: unlike the plain normal one it stays within 0 and 1 and is right for few games.

    >>> [round(end, 3) for end in wilson_interval(5, 10)]
    [0.237, 0.763]
    """
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float], z: float = Z_95) -> tuple[float, float] | None:
    """The normal interval of a mean; one value says nothing about how far others lie.

    >>> [round(end, 2) for end in mean_interval([1, 2, 3, 4])]
    [1.23, 3.77]
    """
    if len(values) < 2:
        return None
    mean = fmean(values)
    half = z * stdev(values) / sqrt(len(values))
    return mean - half, mean + half
