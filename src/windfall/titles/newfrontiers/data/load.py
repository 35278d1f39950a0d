"""Reads the component files. Every error names the file, the tile and the field."""

from dataclasses import dataclass
from typing import Final, TypeVar

from windfall.engine.files.component_files import ComponentFiles
from windfall.engine.files.component_folder import ComponentSource, in_use
from windfall.engine.files.component_set import Bookkeeping, Reading
from windfall.titles.newfrontiers.data.checks import (
    box_problems,
    goal_problems,
    rift_problems,
    stockpile_problems,
    tile_problems,
)
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, GoalSpec, HomeSpec, RiftRules, TileSpec, WorldSpec

_Tile = TypeVar("_Tile", WorldSpec, HomeSpec, DevelopmentSpec)

EXPANSION: Final = "starry_rift"
FILES: Final = ("worlds.toml", "homes.toml", "developments.toml", "goals.toml", "starry_rift.toml")
BOOKKEEPING: Final = Bookkeeping(("id", "expansion", "replaces"), ("text", "bonus_text", "note"), ("documented",))


@dataclass(frozen=True)
class Components:
    """Everything in the box, checked. Worlds and homes and developments of the expansion come last."""

    worlds: list[WorldSpec]
    homes: list[HomeSpec]
    developments: list[DevelopmentSpec]
    goals: list[GoalSpec]
    rift: RiftRules
    digest: str

    @property
    def tiles(self) -> list[TileSpec]:
        """All but goals, in the order of their numbers."""
        return [*self.worlds, *self.homes, *self.developments]

    def name_of(self, tile_id: str) -> str:
        """The name of a tile; the id itself if there is no such tile."""
        return next((tile.name for tile in self.tiles if tile.id == tile_id), tile_id)


def load_components() -> Components:
    """The components in use."""
    return read_components(in_use("newfrontiers")).used()


def read_components(source: ComponentSource) -> Reading[Components]:
    files = ComponentFiles(source, FILES, BOOKKEEPING)
    worlds_file, homes_file, developments_file, goals_file, rift = FILES
    files.must_say(rift, "expansion", EXPANSION)
    worlds = _tiles(files, worlds_file, "world", WorldSpec) + _tiles(files, rift, "world", WorldSpec, EXPANSION)
    homes = _tiles(files, homes_file, "home", HomeSpec) + _tiles(files, rift, "home", HomeSpec, EXPANSION)
    developments = _tiles(files, developments_file, "development", DevelopmentSpec)
    developments += _tiles(files, rift, "development", DevelopmentSpec, EXPANSION)
    goals = files.entries(goals_file, "goal", GoalSpec)
    for goal in goals:
        files.add(goal.id, goal_problems(goal, files.raw[goal.id].table))
    rules = files.table(rift, "rules", RiftRules)
    if files.problems:
        return Reading(None, None, files.raw, files.problems)
    problems = [
        *rift_problems(rules, files.raw_table(rift, "rules"), worlds),
        *box_problems(worlds, homes, developments),
        *stockpile_problems(goals),
    ]
    for entry, field, problem in problems:
        files.add(entry, [(field, problem)])
    found = files.component_set()
    return Reading(
        Components(worlds, homes, developments, goals, rules, found.digest), found, files.raw, files.problems
    )


def _tiles(files: ComponentFiles, name: str, sort: str, spec: type[_Tile], expansion: str | None = None) -> list[_Tile]:
    tiles = files.entries(name, sort, spec)
    for tile in tiles:
        files.add(tile.id, tile_problems(tile, files.raw[tile.id].table, expansion))
    return tiles
