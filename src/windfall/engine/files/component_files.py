"""The component files of a title: TOML tables checked against the form they must have.

All that is wrong is collected, each problem with file, entry and field, so that a person can be told all of it at once.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from windfall.engine.errors import Problem
from windfall.engine.files.component_folder import ComponentSource, shipped_component_file
from windfall.engine.files.corrections import (
    SCHEMA,
    TWICE,
    Confirmed,
    Correction,
    Table,
    entry_place,
    entry_sorts,
    must_say,
    no_such,
    parse,
    read_corrections,
    refusal,
    split_confirmed,
    tables_of,
)
from windfall.engine.files.forms import FieldProblem, Spec, convert

Box = TypeVar("Box")


@dataclass(frozen=True, slots=True)
class Bookkeeping:
    """The fields of a title's entries that say nothing about play. The digest does not see prose and known fields, so
    that a game goes on with components that were merely confirmed."""

    fixed: tuple[str, ...]  # they place an entry in its file, and are never corrected
    prose: tuple[str, ...] = ()  # the entry in words, for who reads the file
    known: tuple[str, ...] = ()  # lists of fields, by how they are known; the first of those known from print

    @property
    def fields(self) -> tuple[str, ...]:
        return (*self.fixed, *self.prose, *self.known)


@dataclass(frozen=True, slots=True)
class Reading(Generic[Box]):
    """What was read: a box whose entries are each right, if there is one; entries as they stand in the files; and all
    problems that were found."""

    box: Box | None
    raw: Mapping[str, "RawEntry"]
    problems: list[Problem]

    def checked(self) -> Box:
        """The box, if nothing is wrong with it."""
        if self.problems or self.box is None:
            raise refusal(self.problems)
        return self.box


@dataclass(frozen=True, slots=True)
class RawEntry:
    """An entry as it stands in a file."""

    id: str
    sort: str
    file: str  # the shipped file that it belongs to
    place: str  # how an error calls it; the file that has it first
    table: Table
    shipped: Table
    confirmed: Confirmed | None


class ComponentFiles:
    """All files of a title, shipped or corrected. A corrected file holds the same ids as the shipped one, in any
    order; a file of corrections holds some of them.

    `raw` fills with entries as they are read, `problems` with what is wrong.
    """

    def __init__(self, source: ComponentSource, names: Sequence[str], bookkeeping: Bookkeeping) -> None:
        self.problems: list[Problem] = []
        self.raw: dict[str, RawEntry] = {}
        self._unplayed = {*bookkeeping.prose, *bookkeeping.known}
        self._shipped = {name: parse(shipped_component_file(source.title, name)) for name in names}
        self._called: dict[str, str] = {}
        self._table_places: dict[str, str] = {}
        self._content: dict[str, Table] = {}
        for name in names:
            text, self._called[name] = source.read(name)
            self._content[name] = tables_of(text, self._called[name])
            self._check_content(name)
        self._corrections = self._corrected(source)

    def _check_content(self, name: str) -> None:
        self.must_say(name, "schema", SCHEMA)
        for field in self._content[name]:
            if field not in self._shipped[name]:
                there_is = ", ".join(self._shipped[name])
                problem = f"there is no such field or table; there is {there_is}"
                self.problems.append(Problem(self._called[name], None, field, problem))

    def _corrected(self, source: ComponentSource) -> dict[str, Correction]:
        """Entries in place of those of the files; a draft counts more than a file of corrections."""
        found = source.corrections()
        if found is None:
            return dict(source.drafts)
        corrections, problems = read_corrections(source.title, *found, self._shipped)
        self.problems += [problem for problem in problems if problem.entry not in source.drafts]
        return {**corrections, **source.drafts}

    def must_say(self, name: str, field: str, value: object) -> None:
        """A field of a file as a whole that can have one value only."""
        must_say(self._called[name], self._content[name], field, value)

    def table(self, name: str, table: str, spec: type[Spec]) -> Spec:
        """The table [table] of a file."""
        content = self._content[name].get(table)
        if not isinstance(content, dict):
            raise refusal([*self.problems, Problem(self._called[name], None, "", f"the table [{table}] is missing")])
        self._table_places[f"[{table}]"] = f"{self._called[name]}: [{table}]"
        found = convert(content, spec)
        if isinstance(found, list):
            self.add(f"[{table}]", found)
            raise refusal(self.problems)
        return found

    def raw_table(self, name: str, table: str) -> Table:
        """The table [table] as it stands in a file that was read."""
        found: Table = self._content[name][table]
        return found

    def entries(self, name: str, sort: str, spec: type[Spec]) -> list[Spec]:
        """The tables [[sort]] of a file that have their form, in the shipped order: action numbers must not depend on
        the layout of a file."""
        shipped = {table["id"]: table for table in self._shipped[name][sort]}
        found: dict[str, Spec] = {}
        seen: dict[str, str] = {}
        for place, table in self._placed_tables(name, sort):
            entry_id = table.get("id") if isinstance(table, dict) else None
            entry = convert(table, spec)
            if isinstance(entry, list):
                self._add(place, entry_id, entry)
            elif entry_id in seen:
                self._add(place, entry_id, [("id", TWICE)])
            else:
                found[table["id"]] = entry
            if isinstance(entry_id, str):
                seen[entry_id] = place
        for entry_id in shipped:
            if entry_id not in seen:
                place = entry_place(self._called[name], sort, 0, {"id": entry_id})
                self._add(place, entry_id, [("id", f"this {sort} is missing")])
        for entry_id, place in seen.items():
            if entry_id not in shipped:
                self._add(place, entry_id, [("id", no_such(sort))])
        return [found[entry_id] for entry_id in shipped if entry_id in found]

    def _placed_tables(self, name: str, sort: str) -> list[tuple[str, Any]]:
        """The tables of a sort as they are to be read, each with its place."""
        tables = self._content[name].get(sort)
        if not isinstance(tables, list):
            raise refusal([*self.problems, Problem(self._called[name], None, "", f"there is no [[{sort}]] in it")])
        shipped = {table["id"]: table for table in self._shipped[name][sort] if "id" in table}
        return [
            self._placed(name, sort, entry_place(self._called[name], sort, number, table), table, shipped)
            for number, table in enumerate(tables, start=1)
        ]

    def _placed(self, name: str, sort: str, place: str, table: Any, shipped: Mapping[str, Table]) -> tuple[str, Any]:
        """A table, or what is in its place, without who confirmed it."""
        entry_id = table.get("id") if isinstance(table, dict) else None
        if not isinstance(entry_id, str) or entry_id not in shipped:
            return place, table
        correction = self._corrections.get(entry_id)
        if correction is None:
            entry, confirmed, problems = split_confirmed(place, entry_id, table)
            self.problems += problems
            correction = Correction(entry_id, sort, place, entry, confirmed)
        self.raw[entry_id] = RawEntry(
            entry_id, sort, name, correction.place, correction.table, shipped[entry_id], correction.confirmed
        )
        return correction.place, correction.table

    def unnamed_entries(
        self, name: str, sort: str, spec: type[Spec], problems: Callable[[Spec], Iterable[FieldProblem]]
    ) -> list[Spec]:
        """All tables [[sort]] of a sort without ids that have their form, in the order of the file; `problems` says
        what else is wrong with one."""
        found = []
        for place, table in self._placed_tables(name, sort):
            entry = convert(table, spec)
            if isinstance(entry, list):
                self._add(place, None, entry)
            else:
                self._add(place, None, problems(entry))
                found.append(entry)
        return found

    def add(self, entry: str, problems: Iterable[FieldProblem]) -> None:
        """Add what is wrong with an entry that was read, by its id, or with a table, as [name]."""
        found = self.raw.get(entry)
        if found is None:
            self._add(self._table_places[entry], None, problems)
        else:
            self._add(found.place, entry, problems)

    def _add(self, place: str, entry_id: str | None, problems: Iterable[FieldProblem]) -> None:
        self.problems += [Problem(place, entry_id, field, text) for field, text in problems]

    def digest(self) -> str:
        """Short for all that the files say, once their entries are read, however they are laid out; journals carry
        it."""
        return hashlib.sha256(b"".join(map(self._canonical, self._content))).hexdigest()[:12]

    def _canonical(self, name: str) -> bytes:
        content = dict(self._content[name])
        for sort in entry_sorts(self._shipped[name]):
            content[sort] = [self._played(self.raw[table["id"]]) for table in self._shipped[name][sort]]
        return msgspec.json.encode(content, order="sorted")

    def _played(self, entry: RawEntry) -> Table:
        """An entry with all that does not matter for play as it is shipped."""
        played = {field: value for field, value in entry.table.items() if field not in self._unplayed}
        return played | {field: entry.shipped[field] for field in self._unplayed & entry.shipped.keys()}
