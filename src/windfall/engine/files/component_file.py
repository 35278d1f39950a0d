"""A component file: TOML tables checked against the form they must have. Every error names file, entry and field."""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import read_component_file, shipped_component_file
from windfall.engine.files.forms import Spec, convert, field_error

_SCHEMA = 1


@cache
def _parse(text: str) -> dict[str, Any]:
    """The tables of a file, which nobody changes: a file as shipped is parsed once."""
    return tomllib.loads(text)


class ComponentFile:
    """One file of a title, shipped or corrected; a corrected one holds the same ids, in any order.

    `labels` and `tables` fill as entries are read: how an error calls an entry, file first, and the entry as it stands
    in the file, both by its id.
    """

    def __init__(self, title: str, name: str) -> None:
        self.title = title
        self.file = name
        try:
            self.text, self.name = read_component_file(title, name)
        except UnicodeDecodeError as error:
            raise DataError(f"{name}: this is not UTF-8 text: {error}") from error
        try:
            self._content = _parse(self.text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"{self.name}: this is not valid TOML: {error}") from error
        self._shipped = _parse(shipped_component_file(title, name))
        self.labels: dict[str, str] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.must_say("schema", _SCHEMA)
        for field in self._content:
            if field not in self._shipped:
                there_is = ", ".join(self._shipped)
                raise field_error(self.name, field, f"there is no such field or table; there is {there_is}")

    def must_say(self, field: str, value: object) -> None:
        """A field of the file as a whole that can have one value only."""
        given = self._content.get(field)
        if given != value:
            raise field_error(self.name, field, f"must be {value!r}, not {given!r}")

    def label(self, what: str) -> str:
        """How an error calls a part of the file that has no id."""
        return f"{self.name}: {what}"

    def table(self, name: str, spec: type[Spec]) -> Spec:
        """The table [name]; what it holds is kept in `tables` as [name]."""
        table = self._content.get(name)
        if not isinstance(table, dict):
            raise DataError(f"{self.name}: the table [{name}] is missing")
        self.tables[f"[{name}]"] = table
        self.labels[f"[{name}]"] = self.label(f"[{name}]")
        return convert(self.label(f"[{name}]"), table, spec)

    def entries(self, sort: str, spec: type[Spec]) -> list[Spec]:
        """All tables [[sort]], in the shipped order: action numbers must not depend on the layout of a file."""
        found: dict[str, Spec] = {}
        for number, table in enumerate(self._tables(sort), start=1):
            named = isinstance(table, dict) and "id" in table
            label = self.label(f"{sort} {table['id']!r}" if named else f"{sort} number {number}")
            entry = convert(label, table, spec)
            entry_id: str = table["id"]
            if entry_id in found:
                raise field_error(label, "id", "this id is used twice")
            found[entry_id] = entry
            self.labels[entry_id] = label
            self.tables[entry_id] = table
        shipped = [table["id"] for table in self._shipped[sort]]
        for entry_id in shipped:
            if entry_id not in found:
                raise field_error(self.label(f"{sort} {entry_id!r}"), "id", f"this {sort} is missing")
        for entry_id in found:
            if entry_id not in shipped:
                raise field_error(self.labels[entry_id], "id", f"there is no such {sort}; keep to the shipped ids")
        return [found[entry_id] for entry_id in shipped]

    def unnamed_entries(self, sort: str, spec: type[Spec]) -> list[Spec]:
        """All tables [[sort]] of a sort without ids, in the order of the file."""
        return [
            convert(self.label(f"{sort} number {number}"), table, spec)
            for number, table in enumerate(self._tables(sort), start=1)
        ]

    def _tables(self, sort: str) -> list[Any]:
        tables = self._content.get(sort)
        if not isinstance(tables, list):
            raise DataError(f"{self.name}: there is no [[{sort}]] in it")
        return tables

    def canonical(self) -> bytes:
        """The content, once its entries are read: the same however the file is laid out."""
        content = dict(self._content)
        for sort, shipped in self._shipped.items():
            if isinstance(shipped, list) and "id" in shipped[0]:
                content[sort] = [self.tables[table["id"]] for table in shipped]
        return msgspec.json.encode(content, order="sorted")

    @property
    def corrected(self) -> bool:
        """Whether it says anything else than the file of the package."""
        return self.canonical() != msgspec.json.encode(self._shipped, order="sorted")


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """All component files of a title as they were read, by file name."""

    title: str
    digest: str
    texts: Mapping[str, str]
    corrected: bool


_sets_read: dict[str, ComponentSet] = {}


def digest(files: Sequence[ComponentFile]) -> str:
    """Short for all that the files of a title say; journals carry it, and the files are remembered by it."""
    found = hashlib.sha256(b"".join(file.canonical() for file in files)).hexdigest()[:12]
    texts = {file.file: file.text for file in files}
    _sets_read[found] = ComponentSet(files[0].title, found, texts, any(file.corrected for file in files))
    return found


def component_set(digest: str) -> ComponentSet | None:
    """The set of that digest, if this process has read it. A title may have no component files."""
    return _sets_read.get(digest)
