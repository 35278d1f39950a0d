"""The component list: every tile for a person to read, with what is documented and what reconstructed (NF-23)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from windfall.engine.kinds import KIND_IDS, KIND_NAMES
from windfall.engine.title import Component
from windfall.engine.words.face import Face
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import BOOKKEEPING, Components
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, GoalSpec, HomeSpec, TileSpec, WorldSpec
from windfall.titles.newfrontiers.words.action_tiles import action_components
from windfall.titles.newfrontiers.words.faces import development_face, goal_face, home_face, world_face
from windfall.titles.newfrontiers.words.scoring_texts import bonus_text, goal_text
from windfall.titles.newfrontiers.words.wording import tile_text

# Fields that say nothing about the tile as printed.
_BOOKKEEPING: Final = {*BOOKKEEPING.fields, "first_game"}


def components() -> list[Component]:
    """Those in use, and the action tiles, which are in no file."""
    return [*listed(COMPONENTS), *action_components()]


def listed(box: Components) -> Iterator[Component]:
    """The tiles of a box."""
    for world in box.worlds:
        yield _component(world, world_face(world, box), _world_facts(world), box)
    for home in box.homes:
        yield _component(home, home_face(home, box), _home_facts(home), box)
    for development in box.developments:
        yield _component(development, development_face(development, box), _development_facts(development), box)
    for goal in box.goals:
        yield _goal(goal)


def _component(tile: TileSpec, face: Face, facts: dict[str, str], box: Components) -> Component:
    if tile.keywords:
        facts["keywords"] = ", ".join(keyword.upper() for keyword in tile.keywords)
    if tile.expansion:
        facts["expansion"] = "The Starry Rift"
    words = tile_text(tile, box) + (f" {bonus_text(tile, box)}" if tile.bonus else "")
    return Component(tile.id, tile.name, face.shape, face, facts, words, tuple(tile.documented), _reconstructed(tile))


def _reconstructed(tile: TileSpec | GoalSpec) -> tuple[str, ...]:
    """The fields that are not known from print. A dotted name documents a part, so its field is still a guess."""
    fields = msgspec.structs.asdict(tile)
    return tuple(
        field
        for field, value in fields.items()
        if field not in _BOOKKEEPING
        and field not in tile.documented
        and value is not None
        and (value or field in ("vp", "cost", "powers", "keywords"))
    )


def _vp(tile: TileSpec) -> str:
    return "?" if tile.bonus else str(tile.vp)


def _colony_facts(tile: WorldSpec | HomeSpec) -> dict[str, str]:
    kind = KIND_NAMES[KIND_IDS.index(tile.kind)]
    facts = {"defense": str(tile.defense)} if tile.type == "military" else {"cost": str(tile.cost)}
    facts["VP"] = _vp(tile)
    facts["kind"] = kind if tile.goods == "none" else f"{kind} {tile.goods}"
    return facts


def _world_facts(tile: WorldSpec) -> dict[str, str]:
    return {**_colony_facts(tile), "colonists": str(tile.colonists)}


def _home_facts(tile: HomeSpec) -> dict[str, str]:
    return {**_colony_facts(tile), "mat": f"{tile.mat}{' □' if tile.first_game else ''}"}


def _development_facts(tile: DevelopmentSpec) -> dict[str, str]:
    side = " □" if tile.first_game else ""
    return {"cost": str(tile.cost), "VP": _vp(tile), "size": tile.size, "stack": f"{tile.stack}{side}"}


def _goal(goal: GoalSpec) -> Component:
    steps = ", ".join(f"{step.at}: {step.vp} VPs" for step in goal.steps)
    face = goal_face(goal)
    documented = tuple(goal.documented)
    return Component(
        goal.id, goal.name, "goal", face, {"steps": steps}, goal_text(goal), documented, _reconstructed(goal)
    )
