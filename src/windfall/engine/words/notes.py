"""Sums and changes in words, for what an option means and why a thing cannot be chosen."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

P = TypeVar("P")

_NUMBERS: Final = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def marginals(measure: Callable[[list[P]], int], powers: Sequence[P]) -> list[tuple[P, int]]:
    """What each power changes, if they are added one after the other; those that change nothing are left out.

    The rule itself measures, so the parts always add up to what it says.
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


def signed(number: int) -> str:
    """A number with a minus sign as long as its digits are wide.

    >>> signed(3), signed(-1)
    ('3', '−1')
    """
    return str(number) if number >= 0 else f"−{-number}"


def worked_out(start: int, changes: Sequence[tuple[str, int]]) -> str:
    """A number and what changes it, by the names of what does.

    >>> worked_out(4, []), worked_out(4, [("Mining Robots", -1), ("bonus", -1)]), worked_out(-1, [("Drop Ships", 3)])
    ('4', '4 − 1 (Mining Robots) − 1 (bonus) = 2', '−1 + 3 (Drop Ships) = 2')
    """
    totals: dict[str, int] = {}
    for name, number in changes:
        totals[name] = totals.get(name, 0) + number
    parts = [f"{'+' if number > 0 else '−'} {abs(number)} ({name})" for name, number in totals.items() if number]
    total = signed(start + sum(totals.values()))
    return " ".join([signed(start), *parts, "=", total]) if parts else total


class Terms:
    """A number to reach or to pay, and how it comes about."""

    __slots__ = ("changes", "number", "text")

    def __init__(self, start: int, changes: Sequence[tuple[str, int]]) -> None:
        self.changes = changes
        self.number = start + sum(number for _, number in changes)
        self.text = worked_out(start, changes)


def shortage(have: int, needed: int) -> str:
    """How much is missing, to be put behind what one has.

    >>> shortage(5, 6), shortage(3, 15), shortage(6, 6)
    (': one short', ': 12 short', '')
    """
    missing = needed - have
    if missing <= 0:
        return ""
    return f": {_NUMBERS[missing] if missing < len(_NUMBERS) else missing} short"


def change(label: str, before: int, after: int) -> str | None:
    """
    >>> change("Military", 2, 3), change("score", 5, 5)
    ('Military 2 → 3', None)
    """
    return f"{label} {signed(before)} → {signed(after)}" if before != after else None


def joined(*parts: str | None) -> str | None:
    """
    >>> joined("cost 3", None, "score 12 → 14"), joined(None)
    ('cost 3 · score 12 → 14', None)
    """
    return " · ".join(part for part in parts if part) or None
