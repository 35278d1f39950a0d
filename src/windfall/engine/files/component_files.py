"""The component files of a title: TOML tables checked against the form they must have.

All that is wrong is collected, each problem with file, entry and field, so that a person can be told all of it at once.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from windfall.engine.errors import Problem
from windfall.engine.files.component_folder import CORRECTIONS, ComponentSource, shipped_component_file
from windfall.engine.files.component_set import Bookkeeping, ComponentSet, RawEntry
from windfall.engine.files.corrections import (
    SCHEMA,
    TWICE,
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
from windfall.engine.words.message import message, several


class ComponentFiles:
    """All files of a title, shipped or corrected. A corrected file holds the same ids as the shipped one, in any
    order; a file of corrections holds some of them.

    `raw` fills with entries as they are read, `problems` with what is wrong.
    """

    def __init__(self, source: ComponentSource, names: Sequence[str], bookkeeping: Bookkeeping) -> None:
        self.problems: list[Problem] = []
        self.raw: dict[str, RawEntry] = {}
        self._title = source.title
        self._unplayed = {*bookkeeping.prose, *bookkeeping.known}
        self._texts: dict[str, str] = {}
        self._shipped = {name: parse(shipped_component_file(source.title, name)) for name in names}
        self._called: dict[str, str] = {}
        self._table_places: dict[str, str] = {}
        self._content: dict[str, Table] = {}
        for name in names:
            self._texts[name], self._called[name] = source.read(name)
            self._content[name] = tables_of(self._texts[name], self._called[name])
            self._check_content(name)
        self._corrections = self._corrected(source)

    def _check_content(self, name: str) -> None:
        self.must_say(name, "schema", SCHEMA)
        for field in self._content[name]:
            if field not in self._shipped[name]:
                there_is = several(self._shipped[name], "plain")
                problem = message("workshop-no-such-field-or-table", known=there_is)
                self.problems.append(Problem(self._called[name], None, field, problem))

    def _corrected(self, source: ComponentSource) -> dict[str, Correction]:
        """Entries in place of those of the files; a draft counts more than a file of corrections."""
        found = source.corrections()
        if found is None:
            return dict(source.drafts)
        self._texts[CORRECTIONS] = found[0]
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
            missing = Problem(self._called[name], None, "", message("workshop-table-missing", table=table))
            raise refusal([*self.problems, missing])
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
                self._add(place, entry_id, [("id", message("workshop-entry-missing", sort=sort))])
        for entry_id, place in seen.items():
            if entry_id not in shipped:
                self._add(place, entry_id, [("id", no_such(sort))])
        return [found[entry_id] for entry_id in shipped if entry_id in found]

    def _placed_tables(self, name: str, sort: str) -> list[tuple[str, Any]]:
        """The tables of a sort as they are to be read, each with its place."""
        tables = self._content[name].get(sort)
        if not isinstance(tables, list):
            missing = Problem(self._called[name], None, "", message("workshop-no-entries", sort=sort))
            raise refusal([*self.problems, missing])
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

    def component_set(self) -> ComponentSet:
        """What was read, once all entries are. The digest is short for all that the files say, however they are laid
        out; journals carry it."""
        said = {name: self._canonical(name) for name in self._content}
        shipped = {name: msgspec.json.encode(content, order="sorted") for name, content in self._shipped.items()}
        digest = hashlib.sha256(b"".join(said.values())).hexdigest()[:12]
        return ComponentSet(self._title, digest, self._texts, said != shipped)

    def _canonical(self, name: str) -> bytes:
        content = dict(self._content[name])
        for sort in entry_sorts(self._shipped[name]):
            content[sort] = [self._played(self.raw[table["id"]]) for table in self._shipped[name][sort]]
        return msgspec.json.encode(content, order="sorted")

    def _played(self, entry: RawEntry) -> Table:
        """An entry with all that does not matter for play as it is shipped."""
        played = {field: value for field, value in entry.table.items() if field not in self._unplayed}
        return played | {field: entry.shipped[field] for field in self._unplayed & entry.shipped.keys()}
