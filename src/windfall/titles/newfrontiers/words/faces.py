"""What pictures of the tiles of a box are drawn from."""

from windfall.engine.words.face import Face, FacePower, FaceShape
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, GoalSpec, HomeSpec, TileSpec, WorldSpec
from windfall.titles.newfrontiers.words.scoring_texts import bonus_text, goal_text
from windfall.titles.newfrontiers.words.wording import own_line, power_lines, sentence


def world_face(tile: WorldSpec, box: Components = COMPONENTS) -> Face:
    return _colony_face("world", tile, tile.colonists, box)


def home_face(tile: HomeSpec, box: Components = COMPONENTS) -> Face:
    return _colony_face("home", tile, None, box)


def _colony_face(shape: FaceShape, tile: WorldSpec | HomeSpec, colonists: int | None, box: Components) -> Face:
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
        powers=_powers(tile, box),
    )


def development_face(tile: DevelopmentSpec, box: Components = COMPONENTS) -> Face:
    return Face(
        "development",
        cost=tile.cost,
        vp=_vp(tile),
        variable_vp=bool(tile.bonus),
        large=tile.size == "large",
        emblems=tuple(tile.keywords),
        powers=_powers(tile, box),
    )


def goal_face(goal: GoalSpec) -> Face:
    return Face("goal", variable_vp=True, powers=(FacePower(None, goal_text(goal)),))


def _vp(tile: TileSpec) -> int | None:
    """A tile that scores by what its owner has shows no number, unless it has one besides."""
    return tile.vp if tile.vp or not tile.bonus else None


def _powers(tile: TileSpec, box: Components) -> tuple[FacePower, ...]:
    """What holds for the tile beside its powers, what its powers do, action by action, and what it scores."""
    powers = [FacePower(action, sentence(text)) for action, text in power_lines(tile, box)]
    own = own_line(tile)
    if own is not None:
        powers.insert(0, FacePower(None, own))
    if tile.bonus:
        powers.append(FacePower(None, bonus_text(tile, box)))
    return tuple(powers)
