"""Which goals will score, what tiles add to them, and what could be stockpiled for them soon."""

from typing import Final

from windfall.engine.kinds import KINDS, NO_KIND
from windfall.titles.newfrontiers.components.powers import ACTION_IDS, CONSUME, POWERS, POWERS_FOR
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, FIRST_DEVELOPMENT, GOALS, KIND, SPECS
from windfall.titles.newfrontiers.reading.empire import tiles_of
from windfall.titles.newfrontiers.reading.powers import TILES
from windfall.titles.newfrontiers.rules.actions import EXPLORE_TILE, PRODUCE_TILE, SETTLE_TILE, TRADE_TILE
from windfall.titles.newfrontiers.rules.state import UNKNOWN_GOAL, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import goods_by_kind

# Consume powers on a tile; keywords, types of powers and kinds of a tile, as bits.
_CONSUME_POWERS: Final[list[int]] = [
    sum(not POWERS[index].modifier for index in POWERS_FOR[CONSUME][tile]) for tile in TILES
]
_KEYWORD_IDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift", "xeno")
_KEYWORD_BITS: Final[list[int]] = [sum(1 << _KEYWORD_IDS.index(keyword) for keyword in spec.keywords) for spec in SPECS]
_TYPE_BITS: Final[list[int]] = [
    sum({1 << ACTION_IDS.index(power.action) for power in spec.powers if not power.modifier}) for spec in SPECS
]
_KIND_BITS: Final[list[int]] = [
    1 << KIND[tile] if tile < FIRST_DEVELOPMENT and KIND[tile] in KINDS else 0 for tile in TILES
]
# The actions in which what a goal asks for can be stockpiled.
STOCKPILED_IN: Final[dict[str, tuple[int, ...]]] = {
    "stockpiled_goods": (PRODUCE_TILE,),
    "stockpiled_credits": (TRADE_TILE,),
    "stockpiled_worlds": (EXPLORE_TILE, SETTLE_TILE),
}
# Worlds from which on more of them go over the limit of nine.
_MANY_WORLDS: Final = 7


def known_goals(known: NewFrontiersState) -> tuple[int, ...]:
    """Goals that will score, as far as the observing seat knows."""
    goals = known.goals
    if goals is None:
        return ()
    return goals.face_up if goals.face_down == UNKNOWN_GOAL else (*goals.face_up, goals.face_down)


def stockpiled_soon(empire: Empire, goal: int) -> int:
    """How many of the things that a goal asks to stockpile may be at hand when they can be: goods after Produce,
    credits for the dearest good, worlds from which on more of them go over the limit."""
    what = GOALS[goal].count.what
    tiles = tiles_of(empire, NO_KIND)
    if what == "stockpiled_goods":
        return sum(goods_by_kind(empire.goods)) + sum(tiles.production(empire.goods, selects=False).made)
    if what == "stockpiled_credits":
        return tiles.consume.best_sale(goods_by_kind(empire.goods), NO_KIND)[0]
    if what == "stockpiled_worlds":
        return max(0, len(empire.colonies) + len(empire.explored) - _MANY_WORLDS)
    return 0


def next_step(goal: int, number: int) -> tuple[int, int]:
    """How many things are missing to the next step of a goal, and the VPs that it adds; 0 at the last step."""
    reached = 0
    for step in GOALS[goal].steps:
        if step.at > number:
            return step.at - number, step.vp - reached
        reached = step.vp
    return 0, 0


def goal_added(empire: Empire, goal: int, tile: int, any_kind: int) -> int:
    """How many more of the things that a goal counts an empire has with another tile, if the any-kind world is of this
    kind, or of none yet."""
    what = GOALS[goal].count.what
    if what == "powers":
        return _CONSUME_POWERS[tile]
    if what == "keywords":
        return (_KEYWORD_BITS[tile] & ~_bits(empire, _KEYWORD_BITS)).bit_count()
    if what == "power_types":
        return (_TYPE_BITS[tile] & ~_bits(empire, _TYPE_BITS)).bit_count()
    if what == "kinds":
        named = 0 if any_kind == NO_KIND else 1 << any_kind
        new = named if tile == ANY_WORLD else _KIND_BITS[tile]
        present = _bits(empire, _KIND_BITS) | (named if ANY_WORLD in empire.colonies else 0)
        return (new & ~present).bit_count()
    return 0


def _bits(empire: Empire, bits: list[int]) -> int:
    present = 0
    for tile in empire.colonies:
        present |= bits[tile]
    for tile in empire.developments:
        present |= bits[tile]
    return present
