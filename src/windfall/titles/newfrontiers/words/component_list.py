"""The component list: every tile for a person to read, with what is documented and what reconstructed (NF-23)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from windfall.engine.title import Component
from windfall.engine.words.face import Face, Fact
from windfall.engine.words.message import Argument, message, several
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import BOOKKEEPING, Components
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, GoalSpec, HomeSpec, TileSpec, WorldSpec
from windfall.titles.newfrontiers.words.action_tiles import action_components
from windfall.titles.newfrontiers.words.faces import development_face, goal_face, home_face, world_face
from windfall.titles.newfrontiers.words.scoring_texts import bonus_text, goal_text
from windfall.titles.newfrontiers.words.selectors import keyword_name
from windfall.titles.newfrontiers.words.wording import one_after_the_other, tile_text

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


def _component(tile: TileSpec, face: Face, facts: list[Fact], box: Components) -> Component:
    if tile.keywords:
        keywords = several([keyword_name(keyword) for keyword in tile.keywords], "plain")
        facts.append(Fact(message("newfrontiers-fact-keywords"), keywords))
    if tile.expansion:
        facts.append(Fact(message("newfrontiers-fact-expansion"), message("newfrontiers-the-starry-rift")))
    text = one_after_the_other([tile_text(tile, box), *([bonus_text(tile, box)] if tile.bonus else [])])
    known = tuple(tile.documented)
    return Component(tile.id, tile.name, face.shape, face, tuple(facts), text, known, _reconstructed(tile))


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


def _vp(tile: TileSpec) -> Fact:
    return Fact(message("newfrontiers-fact-vp"), "?" if tile.bonus else tile.vp)


def _colony_facts(tile: WorldSpec | HomeSpec) -> list[Fact]:
    takes = Fact(message("newfrontiers-fact-cost"), tile.cost or 0)
    if tile.type == "military":
        takes = Fact(message("newfrontiers-fact-defense"), tile.defense or 0)
    kind = message("newfrontiers-fact-kind-and-goods", kind=tile.kind, goods=tile.goods)
    return [takes, _vp(tile), Fact(message("newfrontiers-fact-kind"), kind)]


def _world_facts(tile: WorldSpec) -> list[Fact]:
    return [*_colony_facts(tile), Fact(message("newfrontiers-fact-colonists"), tile.colonists)]


def _home_facts(tile: HomeSpec) -> list[Fact]:
    return [*_colony_facts(tile), Fact(message("newfrontiers-fact-mat"), _side(tile.mat, tile.first_game))]


def _development_facts(tile: DevelopmentSpec) -> list[Fact]:
    return [
        Fact(message("newfrontiers-fact-cost"), tile.cost),
        _vp(tile),
        Fact(message("newfrontiers-fact-size"), message("newfrontiers-size", size=tile.size)),
        Fact(message("newfrontiers-fact-stack"), _side(tile.stack, tile.first_game)),
    ]


def _side(number: int | str, first_game: bool) -> Argument:
    """The number of a mat or stack; a square marks the side for the first game."""
    return message("newfrontiers-fact-first-game-side", number=number) if first_game else number


def _goal(goal: GoalSpec) -> Component:
    steps = several([message("newfrontiers-fact-step", at=step.at, vp=step.vp) for step in goal.steps], "plain")
    facts = (Fact(message("newfrontiers-fact-steps"), steps),)
    documented = tuple(goal.documented)
    return Component(
        goal.id, goal.name, "goal", goal_face(goal), facts, goal_text(goal), documented, _reconstructed(goal)
    )
