"""What pictures of tiles are drawn from."""

import re
from typing import Final

from windfall.engine.words.face import Face, FacePower, FaceShape
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, GoalSpec, HomeSpec, TileSpec, WorldSpec

_PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")
_PHASE_IN_TEXT: Final = re.compile(rf"\b({'|'.join(phase.capitalize() for phase in _PHASES)}): ")


def world_face(tile: WorldSpec) -> Face:
    return _colony_face("world", tile, tile.colonists)


def home_face(tile: HomeSpec) -> Face:
    return _colony_face("home", tile, None)


def _colony_face(shape: FaceShape, tile: WorldSpec | HomeSpec, colonists: int | None) -> Face:
    return Face(
        shape,
        kind=None if tile.kind == "gray" else tile.kind,
        goods=None if tile.goods == "none" else tile.goods,
        cost=None if tile.type == "military" else tile.cost,
        defense=tile.defense if tile.type == "military" else None,
        vp=_vp(tile),
        variable_vp=bool(tile.bonus),
        colonists=colonists,
        emblems=tuple(tile.keywords),
        powers=_powers(tile),
    )


def development_face(tile: DevelopmentSpec) -> Face:
    return Face(
        "development",
        cost=tile.cost,
        vp=_vp(tile),
        variable_vp=bool(tile.bonus),
        large=tile.size == "large",
        emblems=tuple(tile.keywords),
        powers=_powers(tile),
    )


def goal_face(goal: GoalSpec) -> Face:
    return Face("goal", variable_vp=True, powers=(FacePower(None, goal.text),))


def _vp(tile: TileSpec) -> int | None:
    """A tile that scores by what its owner has shows no number, unless it has one besides."""
    return tile.vp if tile.vp or not tile.bonus else None


def _powers(tile: TileSpec) -> tuple[FacePower, ...]:
    """The lines of the tile's text, by the action they name, and what it scores."""
    lines = _PHASE_IN_TEXT.split(tile.text)
    powers = [
        FacePower(phase.lower(), text[0].upper() + text[1:].rstrip())
        for phase, text in zip(lines[1::2], lines[2::2], strict=True)
    ]
    other = lines[0].strip()
    if other and not other.startswith("No power"):
        powers.insert(0, FacePower(None, other))
    if tile.bonus_text is not None:
        powers.append(FacePower(None, f"Scores {tile.bonus_text}"))
    return tuple(powers)
