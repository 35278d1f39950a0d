"""Every tile as an int into tables that are built once from the component files.

Worlds come first, then home colonies, then developments, so that a colony is any number below `DEVELOPMENTS.start`.
"""

from collections.abc import Sequence
from typing import Final

from windfall.engine.kinds import ANY, GOODS_IDS, KIND_IDS, KINDS
from windfall.titles.newfrontiers.data.load import Components, load_components
from windfall.titles.newfrontiers.data.schema import (
    DevelopmentSpec,
    GoalSpec,
    HomeSpec,
    SelectorSpec,
    TileSpec,
    WorldSpec,
)

GOODS_IN_BOX: Final = (19, 17, 13, 11)
NO_TILE: Final = -1

COMPONENTS: Final[Components] = load_components()
SPECS: Final[list[TileSpec]] = COMPONENTS.tiles

WORLDS: Final = range(len(COMPONENTS.worlds))
HOMES: Final = range(WORLDS.stop, WORLDS.stop + len(COMPONENTS.homes))
FIRST_DEVELOPMENT: Final[int] = HOMES.stop
DEVELOPMENTS: Final = range(FIRST_DEVELOPMENT, len(SPECS))
COLONIES: Final = range(HOMES.stop)

# What a tile is, field by field.
IDS: Final = [spec.id for spec in SPECS]
NAMES: Final = [spec.name for spec in SPECS]
VP: Final = [spec.vp for spec in SPECS]
INDEX: Final = {tile_id: index for index, tile_id in enumerate(IDS)}


def _colony_specs() -> list[WorldSpec | HomeSpec]:
    return [*COMPONENTS.worlds, *COMPONENTS.homes]


# Military worlds have a defense and no cost, other colonies a cost and no defense.
COST: Final[list[int]] = [spec.cost or 0 for spec in _colony_specs()] + [spec.cost for spec in COMPONENTS.developments]
DEFENSE: Final[list[int]] = [spec.defense or 0 for spec in _colony_specs()]
IS_MILITARY: Final[list[bool]] = [spec.type == "military" for spec in _colony_specs()]
KIND: Final[list[int]] = [KIND_IDS.index(spec.kind) for spec in _colony_specs()]
GOODS: Final[list[int]] = [GOODS_IDS.index(spec.goods) for spec in _colony_specs()]
COLONISTS: Final[list[int]] = [int(spec.colonists) for spec in COMPONENTS.worlds] + [1] * len(HOMES)
NO_TRADE: Final[list[bool]] = [spec.no_trade for spec in COMPONENTS.worlds] + [False] * len(HOMES)
IS_XENO: Final[list[bool]] = ["xeno" in spec.keywords for spec in _colony_specs()]
IS_ALIEN: Final[list[bool]] = ["alien" in spec.keywords or spec.kind == "alien" for spec in _colony_specs()]

# For developments, by tile number.
SPACES: Final[list[int]] = [0] * len(COLONIES) + [spec.spaces for spec in COMPONENTS.developments]
IS_SMALL: Final[list[bool]] = [False] * len(COLONIES) + [spec.size == "small" for spec in COMPONENTS.developments]

# The any-kind world (NF-13): wherever selectors are matched, the tile it counts as is `VARIANT + kind`.
ANY_WORLD: Final[int] = KIND.index(ANY)
VARIANT: Final[int] = len(SPECS)

RIFT: Final = COMPONENTS.rift
IN_RIFT: Final[list[bool]] = [spec.expansion is not None for spec in SPECS]
REPLACED_IN_RIFT: Final[list[int]] = [INDEX[tile_id] for tile_id in RIFT.replaces]

GOALS: Final[list[GoalSpec]] = COMPONENTS.goals
GOAL_COUNT: Final[int] = len(GOALS)


def _home_of_mat(mat: int, first_game: bool) -> int:
    """The home colony on one side of an empire mat."""
    for tile, spec in zip(HOMES, COMPONENTS.homes, strict=True):
        if spec.mat == mat and spec.first_game == first_game:
            return tile
    raise AssertionError(f"mat {mat} has two sides")


# The mats of the base game and all of them; the home colonies on the two sides of each, that for a first game first.
BASE_MATS: Final = sorted({spec.mat for spec in COMPONENTS.homes if spec.expansion is None})
MATS: Final = sorted({spec.mat for spec in COMPONENTS.homes})
HOMES_OF_MAT: Final = {mat: (_home_of_mat(mat, first_game=True), _home_of_mat(mat, first_game=False)) for mat in MATS}


def _stacks(rift: bool) -> list[tuple[int, int]]:
    """Front and back face of every development stack; NO_TILE as its back where both sides are the same."""
    faces: dict[str, tuple[int, int]] = {}
    for tile, spec in zip(DEVELOPMENTS, COMPONENTS.developments, strict=True):
        if rift or not IN_RIFT[tile]:
            if spec.first_game:
                faces[spec.stack] = (tile, faces.get(spec.stack, (tile, NO_TILE))[1])
            else:
                faces[spec.stack] = (faces.get(spec.stack, (tile, NO_TILE))[0], tile)
    return list(faces.values())


BASE_STACKS: Final[list[tuple[int, int]]] = _stacks(rift=False)
STACKS: Final[list[tuple[int, int]]] = _stacks(rift=True)


def matches(selector: SelectorSpec) -> tuple[bool, ...]:
    """For every tile, and for the any-kind world as each kind: does it match the selector?"""
    row = [matches_as(selector, spec, kind_id(spec)) for spec in SPECS]
    row += [matches_as(selector, SPECS[ANY_WORLD], KIND_IDS[kind]) for kind in KINDS]
    return tuple(row)


def kind_id(spec: TileSpec) -> str | None:
    return spec.kind if isinstance(spec, WorldSpec | HomeSpec) else None


def matches_as(selector: SelectorSpec, spec: TileSpec, kind: str | None) -> bool:
    """Does a tile match the selector, if it is of this kind?"""
    if selector.tile is not None and selector.tile != ("colony" if kind is not None else "development"):
        return False
    if selector.kind is not None and selector.kind != kind:
        return False
    if selector.name is not None and selector.name != spec.id:
        return False
    if selector.keyword is not None and not _overlap(selector.keyword, spec.keywords):
        return False
    if selector.power is not None and not any(
        _counts_as(power.action, selector.power, power.modifier) for power in spec.powers
    ):
        return False
    if selector.effect is not None and not _overlap(selector.effect, [power.effect for power in spec.powers]):
        return False
    if isinstance(spec, WorldSpec | HomeSpec):
        return _colony_matches(selector, spec)
    assert isinstance(spec, DevelopmentSpec)
    colony_only = (selector.goods, selector.military, selector.colonists)
    return colony_only == (None, None, None) and selector.size in (None, spec.size)


def _colony_matches(selector: SelectorSpec, spec: WorldSpec | HomeSpec) -> bool:
    colonists = spec.colonists if isinstance(spec, WorldSpec) else 1
    return (
        selector.size is None
        and selector.goods in (None, spec.goods)
        and selector.military in (None, spec.type == "military")
        and selector.colonists in (None, colonists)
    )


def _counts_as(action: str, wanted: str, modifier: bool) -> bool:
    """A power that only changes others counts as no power of its action."""
    return action == wanted and not modifier


def _overlap(wanted: str | Sequence[str], present: Sequence[str]) -> bool:
    return wanted in present if isinstance(wanted, str) else any(one in present for one in wanted)
