"""Figures with their parts: a price, Military, a yield, and what each component changes in it.

The rule itself measures, with one power after the other, so the parts always add up to what it says.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

P = TypeVar("P")

# In the place of a component: what the player gets for how they play, such as the bonus of who chose the phase.
BONUS: Final = -1


class Figure:
    """A number that starts as it is printed, or from what an empire has, and what changes it."""

    __slots__ = ("changes", "number", "start")

    def __init__(self, start: int, changes: list[tuple[int, int]]) -> None:
        self.start = start
        self.changes = changes  # component, or BONUS, and by how much
        self.number = start + sum([change for _component, change in changes])


def marginals(measure: Callable[[list[P]], int], powers: Sequence[P]) -> list[tuple[P, int]]:
    """What each power changes, if they are added one after the other; those that change nothing are left out.

    >>> marginals(sum, [2, 0, 1])
    [(2, 2), (1, 1)]
    """
    counted: list[P] = []
    before = measure(counted)
    changes = []
    for power in powers:
        counted = [*counted, power]
        after = measure(counted)
        if after != before:
            changes.append((power, after - before))
        before = after
    return changes
