"""The cards as sums need them: what they count for, and what they yield, sorted by form of clause.

Everything that clauses count is a column. General military depends on the whole empire, so no card has a number in its
column, which comes last.
"""

from typing import Final

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

_rows: list[tuple[int, ...]] = []

MILITARY: Final = -1  # the column of general military


def _place(row: tuple[int, ...]) -> int:
    """The column of what a clause or power counts; the first time, a new one."""
    if not row:
        return MILITARY
    if row not in _rows:
        _rows.append(row)
    return _rows.index(row)


class CardYield:
    """What one card yields each round, VPs or cards, by form of clause."""

    __slots__ = ("by_others", "flat", "groups", "grows", "pairs", "per", "with_own")

    def __init__(self, flat: int, clauses: tuple[Clause, ...]) -> None:
        self.flat = flat
        # n for each of a column
        self.per = [
            (_place(clause.counts), clause.n)
            for clause in clauses
            if clause.kind == PER_SHARED or (clause.kind == PER and clause.each == 1)
        ]
        # n for each full group
        self.groups = [
            (_place(clause.counts), clause.n, clause.each)
            for clause in clauses
            if clause.kind == PER and clause.each > 1
        ]
        self.pairs = [
            (_place(clause.counts), _place(clause.second), clause.n) for clause in clauses if clause.kind == PAIR
        ]
        self.with_own = [(_place(clause.counts), clause.n) for clause in clauses if clause.kind == WITH]
        self.grows = bool(self.per or self.groups or self.pairs or self.with_own)
        # to which other empires add
        self.by_others = [clause for clause in clauses if clause.kind in (PER_SHARED, WITH_OTHER)]


VP: Final = [CardYield(FLAT_VP[card], VARIABLE_VP[card]) for card in DESIGNS]
INCOME: Final = [CardYield(FLAT_INCOME[card], VARIABLE_INCOME[card]) for card in DESIGNS]

# Cards that add general military for each of a column: (column, n)
MILITARY_FOR: Final = [
    [(_place(power.counts), power.n) for power in POWERS[card] if power.effect == MILITARY_PER] for card in DESIGNS
]

# Columns in which a card counts, and how often. All columns exist by now.
COLUMNS: Final = range(len(_rows))
COUNTS: Final = [[(place, _rows[place][card]) for place in COLUMNS if _rows[place][card]] for card in DESIGNS]
ROWS: Final[list[tuple[int, ...]]] = _rows
# How many of a column a card of the deck brings.
SHARE: Final = [sum(row[card] for card in DECK) / len(DECK) for row in ROWS]
