"""What tiles add to the "?" bonuses of others."""

from typing import Final

from windfall.engine.kinds import KINDS
from windfall.titles.newfrontiers.components.tiles import SPECS, VARIANT
from windfall.titles.newfrontiers.rules.scoring import BONUSES


def _bonus_row(owner: int) -> tuple[int, ...]:
    """What each tile, and the any-kind world as each kind, adds to the "?" bonus of a tile: it scores for the first
    clause it matches."""
    row = []
    for tile in range(VARIANT + len(KINDS)):
        matching = [clause.vp for clause in BONUSES[owner] if clause.per is not None and clause.per[tile]]
        row.append(matching[0] if matching else 0)
    return tuple(row)


# ADDS_TO_BONUS[owner][tile]; an empty row for tiles without a bonus.
ADDS_TO_BONUS: Final[list[tuple[int, ...]]] = [
    _bonus_row(owner) if BONUSES[owner] else () for owner in range(len(SPECS))
]
