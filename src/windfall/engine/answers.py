"""Answers that are sets: what people choose in one gesture is a sequence of picks in a canonical order."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PickPool:
    """An answer that is a set: `least` to `most` of these actions, in canonical order; `done` ends it early."""

    actions: tuple[int, ...]
    least: int
    most: int
    done: int | None = None

    def in_order(self, chosen: Sequence[int]) -> list[int]:
        """What was chosen, the picks of the set in canonical order.

        >>> PickPool((3, 5, 5, 8), least=0, most=3, done=0).in_order([8, 5, 0])
        [5, 8, 0]
        """
        count = 0
        while count < min(self.most, len(chosen)) and chosen[count] in self.actions:
            count += 1
        return sorted(chosen[:count], key=self.actions.index) + list(chosen[count:])


def exactly(count: int, actions: Sequence[int]) -> PickPool:
    """So many of these, no more and no less."""
    return PickPool(tuple(actions), count, count)
