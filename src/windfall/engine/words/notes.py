"""Sums and changes in words, for what an option means and why a thing cannot be chosen."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.figures import BONUS, Figure

_NUMBERS: Final = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


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


def sum_text(figure: Figure, names: Sequence[str], bonus: str) -> str:
    """A figure with its parts by the names of components; what is no component's is called as told.

    >>> sum_text(Figure(4, [(1, -2), (BONUS, -1)]), ["Old Earth", "Mining Robots"], "your bonus")
    '4 − 2 (Mining Robots) − 1 (your bonus) = 1'
    """
    return worked_out(
        figure.start, [(bonus if part == BONUS else names[part], change) for part, change in figure.changes]
    )


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
