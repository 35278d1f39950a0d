"""What cards add to the bonuses of 6-cost developments."""

from typing import Final

from windfall.titles.race.components.cards import DESIGNS
from windfall.titles.race.rules.scoring import BONUSES


def _bonus_row(owner: int) -> tuple[int, ...]:
    """What each card adds to the bonus of a 6-cost development: it scores for the first clause it matches."""
    row = []
    for card in DESIGNS:
        matching = [clause.vp for clause in BONUSES[owner] if clause.per is not None and clause.per[card]]
        row.append(matching[0] if matching else 0)
    return tuple(row)


# ADDS_TO_BONUS[owner][card]; an empty row for cards without a bonus.
ADDS_TO_BONUS: Final[list[tuple[int, ...]]] = [_bonus_row(owner) if BONUSES[owner] else () for owner in DESIGNS]
