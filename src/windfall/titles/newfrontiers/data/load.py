"""Reads the component files. Every error names the file, the tile and the field."""

from dataclasses import dataclass
from typing import Final, TypeVar

from windfall.engine.files.component_file import ComponentFile, digest
from windfall.engine.files.forms import field_error
from windfall.titles.newfrontiers.data.checks import (
    box_problems,
    goal_problems,
    rift_problems,
    stockpile_problems,
    tile_problems,
)
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, GoalSpec, HomeSpec, RiftRules, WorldSpec

_Tile = TypeVar("_Tile", WorldSpec, HomeSpec, DevelopmentSpec)

EXPANSION: Final = "starry_rift"


@dataclass(frozen=True)
class Components:
    """Everything in the box, checked. Worlds and homes and developments of the expansion come last."""

    worlds: list[WorldSpec]
    homes: list[HomeSpec]
    developments: list[DevelopmentSpec]
    goals: list[GoalSpec]
    rift: RiftRules
    digest: str


def load_components() -> Components:
    worlds_file, homes_file, developments_file, goals_file = files = [
        ComponentFile("newfrontiers", name) for name in ("worlds.toml", "homes.toml", "developments.toml", "goals.toml")
    ]
    rift = ComponentFile("newfrontiers", "starry_rift.toml")
    rift.must_say("expansion", EXPANSION)
    worlds = _tiles(worlds_file, "world", WorldSpec) + _tiles(rift, "world", WorldSpec, EXPANSION)
    homes = _tiles(homes_file, "home", HomeSpec) + _tiles(rift, "home", HomeSpec, EXPANSION)
    developments = _tiles(developments_file, "development", DevelopmentSpec)
    developments += _tiles(rift, "development", DevelopmentSpec, EXPANSION)
    goals = _goals(goals_file)
    box = Components(worlds, homes, developments, goals, rift.table("rules", RiftRules), digest([*files, rift]))
    _check_box([*files, rift], box)
    return box


def _tiles(file: ComponentFile, sort: str, spec: type[_Tile], expansion: str | None = None) -> list[_Tile]:
    tiles = file.entries(sort, spec)
    for tile in tiles:
        for field, problem in tile_problems(tile, file.tables[tile.id], expansion):
            raise field_error(file.labels[tile.id], field, problem)
    return tiles


def _goals(file: ComponentFile) -> list[GoalSpec]:
    goals = file.entries("goal", GoalSpec)
    for goal in goals:
        for field, problem in goal_problems(goal, file.tables[goal.id]):
            raise field_error(file.labels[goal.id], field, problem)
    return goals


def _check_box(files: list[ComponentFile], box: Components) -> None:
    """What must hold across files."""
    labels = {entry: label for file in files for entry, label in file.labels.items()}
    tables = {entry: table for file in files for entry, table in file.tables.items()}
    problems = [
        *rift_problems(box.rift, tables["[rules]"], box.worlds),
        *box_problems(box.worlds, box.homes, box.developments),
        *stockpile_problems(box.goals),
    ]
    for entry, field, problem in problems:
        raise field_error(labels[entry], field, problem)
