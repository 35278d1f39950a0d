"""What can be said of a tile without knowing the game: its powers, and what it adds to bonuses and goals."""

from typing import Final

from windfall.engine.kinds import KINDS
from windfall.titles.newfrontiers.components.powers import ACTION_IDS, CONSUME, POWERS, POWERS_FOR, Power
from windfall.titles.newfrontiers.components.tiles import DEVELOPMENTS, IN_RIFT, KIND, SPECS, VARIANT, WORLDS
from windfall.titles.newfrontiers.rules.scoring import BONUSES

TILES: Final = range(len(SPECS))
VARIANTS: Final = range(VARIANT + len(KINDS))  # every tile, and the any-kind world as each kind

POWERS_OF: Final[list[tuple[Power, ...]]] = [tuple(power for power in POWERS if power.tile == tile) for tile in TILES]
HAS_BONUS: Final[list[bool]] = [bool(BONUSES[tile]) for tile in TILES]


def _row(tile: int) -> tuple[int, ...]:
    """A tile scores for the first clause of a bonus that it matches, whatever else lies in the empire."""
    row = []
    for other in VARIANTS:
        matched = [clause.vp for clause in BONUSES[tile] if clause.per is not None and clause.per[other]]
        row.append(matched[0] if matched else 0)
    return tuple(row)


# BONUS_FOR[tile][other]: the VPs that another tile adds to the "?" bonus of a tile.
BONUS_FOR: Final[list[tuple[int, ...]]] = [_row(tile) if HAS_BONUS[tile] else () for tile in TILES]

_BASE_WORLDS: Final = [world for world in WORLDS if not IN_RIFT[world]]
_BASE_DEVELOPMENTS: Final = [tile for tile in DEVELOPMENTS if not IN_RIFT[tile]]


def _mean(row: tuple[int, ...], tiles: list[int]) -> float:
    return sum(row[tile] for tile in tiles) / len(tiles) if row else 0.0


# What a world or development that happens to come along adds to the bonus of a tile.
BONUS_PER_WORLD: Final[list[float]] = [_mean(row, _BASE_WORLDS) for row in BONUS_FOR]
BONUS_PER_DEVELOPMENT: Final[list[float]] = [_mean(row, _BASE_DEVELOPMENTS) for row in BONUS_FOR]

# For goals: Consume powers, and sets of keywords, types of powers and kinds, as bits.
CONSUME_POWERS: Final[list[int]] = [
    sum(not POWERS[index].modifier for index in POWERS_FOR[CONSUME][tile]) for tile in TILES
]
KEYWORD_IDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift", "xeno")
KEYWORD_BITS: Final[list[int]] = [sum(1 << KEYWORD_IDS.index(keyword) for keyword in spec.keywords) for spec in SPECS]
TYPE_BITS: Final[list[int]] = [
    sum({1 << ACTION_IDS.index(power.action) for power in spec.powers if not power.modifier}) for spec in SPECS
]
KIND_BITS: Final[list[int]] = [1 << KIND[tile] if tile < len(KIND) and KIND[tile] in KINDS else 0 for tile in TILES]
