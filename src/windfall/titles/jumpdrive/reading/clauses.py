"""The cards as sums need them: what they count for, and what they yield, sorted by form of clause.

Everything that clauses count is a column. General military depends on the whole empire, so no card has a number in its
column, which is the first.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from windfall.titles.jumpdrive.components.cards import (
    DECK,
    DESIGNS,
    FLAT_INCOME,
    FLAT_VP,
    MILITARY_PER,
    PAIR,
    PER,
    PER_SHARED,
    POWERS,
    VARIABLE_INCOME,
    VARIABLE_VP,
    WITH,
    WITH_OTHER,
    Clause,
)

# Numbers without objects: columns, or what clauses say, one clause after the other. In quotes, since a compiled module
# knows vec[i64] only as a type.
Numbers: TypeAlias = "vec[i64]"

MILITARY: Final = 0  # the column of general military
_LAST_BIT: Final = 60

_rows: list[tuple[int, ...]] = [()]


def _place(row: tuple[int, ...]) -> int:
    """The column of what a clause or power counts; the first time, a new one."""
    if row not in _rows:
        _rows.append(row)
    return _rows.index(row)


def numbers_of(clauses: Iterable[tuple[int, ...]]) -> Numbers:
    return vec[i64]([number for clause in clauses for number in clause])


def bit_of(place: int) -> i64:
    """Of a column in a set of them, in which the last ones share a bit."""
    return 1 << min(place, _LAST_BIT)


class CardYield:
    """What one card yields each round, VPs or cards, by form of clause."""

    __slots__ = ("by_others", "flat", "groups", "grows", "pairs", "per", "steps", "with_own")

    def __init__(self, flat: int, clauses: tuple[Clause, ...]) -> None:
        self.flat = flat
        # column and n, for each of a column
        self.per = numbers_of(
            (_place(clause.counts), clause.n)
            for clause in clauses
            if clause.kind == PER_SHARED or (clause.kind == PER and clause.each == 1)
        )
        # column, n and how many make a group, for each full group
        self.groups = numbers_of(
            (_place(clause.counts), clause.n, clause.each)
            for clause in clauses
            if clause.kind == PER and clause.each > 1
        )
        # two columns and n
        self.pairs = numbers_of(
            (_place(clause.counts), _place(clause.second), clause.n) for clause in clauses if clause.kind == PAIR
        )
        # column and n, for the first one of a column
        self.with_own = numbers_of((_place(clause.counts), clause.n) for clause in clauses if clause.kind == WITH)
        # the columns, as bits, of which what one more adds depends on how many there are
        self.steps: i64 = 0
        for counted in (
            list(self.groups)[::3],
            list(self.pairs)[::3],
            list(self.pairs)[1::3],
            list(self.with_own)[::2],
        ):
            for place in counted:
                self.steps |= bit_of(place)
        self.grows = len(self.per) > 0 or self.steps != 0
        # to which other empires add
        self.by_others = [clause for clause in clauses if clause.kind in (PER_SHARED, WITH_OTHER)]


VP: Final = [CardYield(FLAT_VP[card], VARIABLE_VP[card]) for card in DESIGNS]
INCOME: Final = [CardYield(FLAT_INCOME[card], VARIABLE_INCOME[card]) for card in DESIGNS]

# Cards that add general military for each of a column: column and n
MILITARY_FOR: Final[list[Numbers]] = [
    numbers_of((_place(power.counts), power.n) for power in POWERS[card] if power.effect == MILITARY_PER)
    for card in DESIGNS
]

# All columns exist by now. How often a card counts in each of them; and only those in which it does, with how often.
COLUMNS: Final = len(_rows)
ROWS: Final[list[Numbers]] = [vec[i64](row or [0] * len(DESIGNS)) for row in _rows]
COUNTS: Final[list[Numbers]] = [
    numbers_of((place, ROWS[place][card]) for place in range(COLUMNS) if ROWS[place][card]) for card in DESIGNS
]
# The columns in which it does, as bits.
TOUCHED: Final[Numbers] = vec[i64]([sum([bit_of(place) for place in list(COUNTS[card])[::2]]) for card in DESIGNS])
# How many of a column a card of the deck brings.
SHARE: Final = vec[float]([sum([row[card] for card in DECK]) / len(DECK) for row in ROWS])
