"""The cards as the player looks at them: what they count for, and what they yield, sorted by form of clause.

Everything that clauses count is a column. General military is no column: it depends on the whole empire.
"""

from typing import Final

from windfall.titles.jumpdrive.components.cards import (
    DECK,
    DESIGNS,
    FLAT,
    INCOME_CLAUSES,
    MILITARY_PER,
    PAIR,
    PER,
    PER_SHARED,
    POWERS,
    VP_CLAUSES,
    WITH,
    Clause,
)

_rows: list[tuple[int, ...]] = []


STRENGTH: Final = -1  # in the place of a column: general military


def _place(row: tuple[int, ...]) -> int:
    """The column of what a clause or power counts; the first time, a new one."""
    if not row:
        return STRENGTH
    if row not in _rows:
        _rows.append(row)
    return _rows.index(row)


class Yield:
    """What one card yields each round, VPs or cards, by form of clause."""

    __slots__ = ("flat", "groups", "pairs", "per", "shared", "with_other", "with_own")

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        self.flat = sum(clause.n for clause in clauses if clause.kind == FLAT)
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
        # what other empires add: n for each in the best of them, n if any has one
        self.shared = [(clause.counts, clause.other_n) for clause in clauses if clause.kind == PER_SHARED]
        self.with_other = [
            (clause.counts, clause.n) for clause in clauses if clause.kind not in (FLAT, PER, PER_SHARED, PAIR, WITH)
        ]


VP: Final = [Yield(VP_CLAUSES[card]) for card in DESIGNS]
INCOME: Final = [Yield(INCOME_CLAUSES[card]) for card in DESIGNS]

# Cards that add military for each of a column: (column, n)
MILITARY_FOR: Final = [
    [(_place(power.counts), power.n) for power in POWERS[card] if power.effect == MILITARY_PER] for card in DESIGNS
]

# Columns in which a card counts, and how often. All columns exist by now.
COLUMNS: Final = range(len(_rows))
COUNTS: Final = [[(place, _rows[place][card]) for place in COLUMNS if _rows[place][card]] for card in DESIGNS]
ROWS: Final[list[tuple[int, ...]]] = _rows
# How many of a column a card of the deck brings.
SHARE: Final = [sum(row[card] for card in DECK) / len(DECK) for row in ROWS]
