"""Reads the component files. Every error names the file, the tile and the field."""

import hashlib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import read_component_file, shipped_component_file
from windfall.titles.newfrontiers.data.checks import (
    box_problems,
    documented_problems,
    goal_problems,
    stockpile_problems,
    tile_problems,
)
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, GoalSpec, HomeSpec, RiftRules, TileSpec, WorldSpec

_Entry = TypeVar("_Entry", WorldSpec, HomeSpec, DevelopmentSpec, GoalSpec)

_SCHEMA = 1
_EXPANSION = "starry_rift"
# What msgspec says of a table with a wrong key, and of anything else: the problem, and where it is.
_WRONG_KEY: Final = re.compile(r"Object (missing required|contains unknown) field `(.+?)`(?: - at `\$\.(.+)`)?")
_WRONG_VALUE: Final = re.compile(r"(.+?)(?: - at `\$\.(.+)`)?", re.DOTALL)


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
    """Read all files; a corrected file must hold the same tile ids as the shipped one, in any order."""
    files = [_File(name) for name in ("worlds.toml", "homes.toml", "developments.toml", "goals.toml")]
    rift = _File("starry_rift.toml", expansion=_EXPANSION)
    worlds = files[0].entries("world", WorldSpec) + rift.entries("world", WorldSpec)
    homes = files[1].entries("home", HomeSpec) + rift.entries("home", HomeSpec)
    developments = files[2].entries("development", DevelopmentSpec) + rift.entries("development", DevelopmentSpec)
    goals = files[3].entries("goal", GoalSpec)
    rules = rift.rules(worlds)
    labels = {tile_id: label for file in (*files, rift) for tile_id, label in file.labels.items()}
    for tile_id, field, problem in (*box_problems(worlds, homes, developments), *stockpile_problems(goals)):
        raise _error(labels[tile_id], field, problem)
    digest = hashlib.sha256(b"".join(file.canonical() for file in (*files, rift))).hexdigest()[:12]
    return Components(worlds, homes, developments, goals, rules, digest)


def _error(label: str, field: str, problem: str) -> DataError:
    return DataError(f"{label}: field {field!r}: {problem}")


@cache
def _parse(text: str) -> dict[str, Any]:
    """The tables of a file, which nobody changes: a file as shipped is parsed once."""
    return tomllib.loads(text)


class _File:
    """One component file."""

    def __init__(self, name: str, expansion: str | None = None) -> None:
        try:
            text, self.path = read_component_file("newfrontiers", name)
        except UnicodeDecodeError as error:
            raise DataError(f"{name}: this is not UTF-8 text: {error}") from error
        try:
            self.content = _parse(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"{self.path}: this is not valid TOML: {error}") from error
        self.shipped = _parse(shipped_component_file("newfrontiers", name))
        self.expansion = expansion
        self.labels: dict[str, str] = {}  # how to call a tile in an error message
        if self.content.get("schema") != _SCHEMA:
            raise _error(self.path, "schema", f"must be {_SCHEMA}, not {self.content.get('schema')!r}")
        for key in self.content:
            if key not in self.shipped:
                raise _error(self.path, key, f"there is no such field or table; there is {', '.join(self.shipped)}")
        if self.content.get("expansion") != expansion:
            raise _error(self.path, "expansion", f"must be {expansion!r}, not {self.content.get('expansion')!r}")

    def rules(self, worlds: list[WorldSpec]) -> RiftRules:
        """The table [rules]."""
        label = f"{self.path}: [rules]"
        rules = _convert(label, self.content.get("rules", {}), RiftRules)
        for field, problem in documented_problems(rules.documented, self.content["rules"]):
            raise _error(label, field, problem)
        replaced = {world.replaces: world.id for world in worlds if world.replaces is not None}
        for tile_id in rules.replaces:
            if tile_id not in (world.id for world in worlds):
                raise _error(label, "replaces", f"there is no world {tile_id!r}")
        for tile_id, by in replaced.items():
            if tile_id not in rules.replaces:
                raise _error(self.labels[by], "replaces", f"{tile_id!r} is not among those that [rules] replaces")
        for tile_id in rules.replaces:
            if tile_id not in replaced:
                raise _error(label, "replaces", f"no world replaces {tile_id!r}")
        return rules

    def entries(self, sort: str, spec: type[_Entry]) -> list[_Entry]:
        """All tables [[sort]] of the file, by their shipped ids: action numbers must not depend on the order in
        which a corrected file lists its tiles."""
        entries = self.content.get(sort)
        if not isinstance(entries, list):
            raise DataError(f"{self.path}: there is no [[{sort}]] in it")
        tiles: dict[str, _Entry] = {}
        for number, entry in enumerate(entries, start=1):
            name = repr(entry["id"]) if isinstance(entry, dict) and "id" in entry else f"number {number}"
            label = f"{self.path}: {sort} {name}"
            tile = _convert(label, entry, spec)
            if tile.id in tiles:
                raise _error(label, "id", "there is another one with this id")
            for field, problem in self._problems(tile, entry):
                raise _error(label, field, problem)
            tiles[tile.id] = tile
            self.labels[tile.id] = label
        ids = [entry["id"] for entry in self.shipped[sort]]
        for tile_id in ids:
            if tile_id not in tiles:
                raise _error(f"{self.path}: {sort} {tile_id!r}", "id", f"this {sort} is missing")
        for tile_id in tiles:
            if tile_id not in ids:
                raise _error(self.labels[tile_id], "id", f"there is no such {sort}; keep to the shipped ids")
        return [tiles[tile_id] for tile_id in ids]

    def _problems(self, tile: TileSpec | GoalSpec, entry: dict[str, Any]) -> Iterable[tuple[str, str]]:
        if isinstance(tile, GoalSpec):
            return goal_problems(tile, entry)
        return tile_problems(tile, entry, self.expansion)

    def canonical(self) -> bytes:
        """The content, the same however the file is laid out."""
        content = dict(self.content)
        for sort, shipped in self.shipped.items():
            if isinstance(shipped, list):
                by_id = {entry["id"]: entry for entry in content[sort]}
                content[sort] = [by_id[entry["id"]] for entry in shipped]
        return msgspec.json.encode(content, order="sorted")


_Spec = TypeVar("_Spec", bound=msgspec.Struct)


def _convert(label: str, entry: object, spec: type[_Spec]) -> _Spec:
    """A table as its struct; an error names the field and what is allowed in it."""
    try:
        return msgspec.convert(entry, spec)
    except msgspec.ValidationError as error:
        wrong_key = _WRONG_KEY.fullmatch(str(error))
        if wrong_key:
            what, key, path = wrong_key.groups()
            problem = "it is missing" if what == "missing required" else "there is no such field"
            raise _error(label, f"{path}.{key}" if path else key, problem) from error
        wrong_value = _WRONG_VALUE.fullmatch(str(error))
        assert wrong_value is not None
        message, path = wrong_value.groups()
        if path is None:
            raise DataError(f"{label}: {message}") from error
        allowed = _allowed(inspect.type_info(spec), re.findall(r"\w+|\[", path))
        raise _error(label, path, f"{message}; allowed: {', '.join(allowed)}" if allowed else message) from error


def _allowed(info: inspect.Type, path: list[str]) -> list[str]:
    """The values that a choice at this path can have; none if it is no choice."""
    if isinstance(info, inspect.Metadata):
        return _allowed(info.type, path)
    if isinstance(info, inspect.UnionType):
        return [value for one in info.types for value in _allowed(one, path)]
    if isinstance(info, inspect.LiteralType) and not path:
        return [repr(value) for value in info.values]
    if isinstance(info, inspect.ListType) and path and path[0] == "[":
        return _allowed(info.item_type, path[2:])
    if isinstance(info, inspect.StructType) and path:
        return next((_allowed(field.type, path[1:]) for field in info.fields if field.name == path[0]), [])
    return []
