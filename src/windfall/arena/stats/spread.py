"""How numbers are spread."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, pstdev


@dataclass(frozen=True, slots=True)
class Spread:
    """Many whole numbers in few words; `counts` are all of them."""

    mean: float
    deviation: float
    least: int
    median: float
    most: int
    counts: dict[int, int]


def spread(values: Sequence[int]) -> Spread:
    """Sum up values, of which there is at least one.

    >>> told = spread([3, 1, 3, 5])
    >>> told.mean, told.median, told.counts
    (3.0, 3.0, {1: 1, 3: 2, 5: 1})
    """
    counts = dict(sorted(Counter(values).items()))
    return Spread(fmean(values), pstdev(values), min(values), median(values), max(values), counts)
