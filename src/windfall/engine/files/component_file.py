"""A component file: TOML tables checked against the form they must have. Every error names file, entry and field."""

import tomllib
from functools import cache
from typing import Any, TypeVar

import msgspec

from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import read_component_file, shipped_component_file

_Spec = TypeVar("_Spec", bound=msgspec.Struct)


@cache
def _parse(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


class ComponentFile:
    """One file of a title, shipped or corrected."""

    def __init__(self, title: str, name: str) -> None:
        try:
            text, self.name = read_component_file(title, name)
        except UnicodeDecodeError as error:
            raise DataError(f"{name}: this is not UTF-8 text: {error}") from error
        try:
            self.content = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"{self.name}: this is not valid TOML: {error}") from error
        if self.content.get("schema") != 1:
            raise DataError(f"{self.name}: field 'schema': must be 1, not {self.content.get('schema')!r}")
        self._shipped = _parse(shipped_component_file(title, name))
        for field in self.content:
            if field not in self._shipped:
                raise DataError(
                    f"{self.name}: field {field!r}: there is no such field; keep to those of the shipped file"
                )

    def canonical(self) -> bytes:
        """The content without layout and comments, for a digest."""
        return msgspec.json.encode(self.content, order="sorted")

    def table(self, name: str, spec: type[_Spec]) -> _Spec:
        """The table [name]."""
        if not isinstance(self.content.get(name), dict):
            raise DataError(f"{self.name}: the table [{name}] is missing")
        return self._convert(f"[{name}]", self.content[name], spec)

    def raw_entries(self, sort: str) -> list[dict[str, object]]:
        """All tables [[sort]], as they stand in the file."""
        entries = self.content.get(sort)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise DataError(f"{self.name}: there is no [[{sort}]] in it")
        return entries

    def entries(self, sort: str, spec: type[_Spec]) -> list[_Spec]:
        """All tables [[sort]], in the shipped order: action numbers must not depend on the layout of a file."""
        entries = self.raw_entries(sort)
        by_id: dict[str, _Spec] = {}
        for number, entry in enumerate(entries, start=1):
            entry_id = str(entry.get("id", f"number {number}"))
            if entry_id in by_id:
                raise self.error(sort, entry_id, "id", "this id is used twice")
            by_id[entry_id] = self._convert(f"{sort} {entry_id!r}", entry, spec)
        shipped = [entry["id"] for entry in self._shipped[sort]]
        for entry_id in shipped:
            if entry_id not in by_id:
                raise self.error(sort, entry_id, "id", f"this {sort} is missing")
        for entry_id in by_id:
            if entry_id not in shipped:
                raise self.error(sort, entry_id, "id", f"there is no such {sort}; keep to the shipped ids")
        return [by_id[entry_id] for entry_id in shipped]

    def unnamed_entries(self, sort: str, spec: type[_Spec]) -> list[_Spec]:
        """All tables [[sort]] of a sort without ids, in the order of the file."""
        return [
            self._convert(f"{sort} number {number}", entry, spec)
            for number, entry in enumerate(self.raw_entries(sort), start=1)
        ]

    def error(self, sort: str, entry_id: str, field: str, problem: str) -> DataError:
        return DataError(f"{self.name}: {sort} {entry_id!r}: field {field!r}: {problem}")

    def _convert(self, label: str, entry: object, spec: type[_Spec]) -> _Spec:
        try:
            return msgspec.convert(entry, spec)
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at `$.")
            field = f"field {path.rstrip('`')!r}: " if path else ""
            raise DataError(f"{self.name}: {label}: {field}{message}") from error
