"""A file of corrections: entries of any component file of a title, each in place of the one with the same id, and who
confirmed them. A component file is read as one, too."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from windfall.engine.errors import DataError, Problem
from windfall.engine.files.forms import convert
from windfall.engine.words.message import Message, message, several

Table: TypeAlias = Mapping[str, Any]  # as it stands in a file

SCHEMA: Final = 1
CONFIRMED: Final = "confirmed"  # the field that an entry of any sort may have


class Confirmed(Struct, frozen=True, forbid_unknown_fields=True):
    """Who held the real tile or card against an entry, and when."""

    by: Annotated[str, Meta(min_length=1, pattern="^[^\n]+$")]
    on: Annotated[datetime, Meta(tz=True)]


@dataclass(frozen=True, slots=True)
class Correction:
    """An entry that stands in place of the shipped one."""

    id: str
    sort: str
    place: str  # how an error calls it, its file first
    table: Table
    confirmed: Confirmed | None = None


@lru_cache(maxsize=32)
def parse(text: str) -> Table:
    """The tables of a file, which nobody changes: the same text is parsed once, as long as it is in use."""
    return tomllib.loads(text)


def tables_of(text: str, called: str) -> Table:
    """The tables of a file, or an error that calls it so and says where it is no TOML."""
    try:
        return parse(text)
    except tomllib.TOMLDecodeError as error:
        raise refusal([Problem(called, None, "", message("workshop-not-toml", problem=str(error)))]) from error


def refusal(problems: list[Problem]) -> DataError:
    return DataError(problems[0].message, tuple(problems))


def must_say(called: str, content: Table, field: str, value: object) -> None:
    """A field of a file as a whole that can have one value only."""
    given = content.get(field)
    if given != value:
        raise refusal([Problem(called, None, field, message("workshop-must-be", value=repr(value), given=repr(given)))])


def entry_place(called: str, sort: str, number: int, table: object) -> str:
    """How an error calls an entry: by its id, or by its number if it has none."""
    if isinstance(table, dict) and "id" in table:
        return f"{called}: {sort} {table['id']!r}"
    return f"{called}: {sort} number {number}"


def read_corrections(
    title: str, text: str, called: str, shipped: Mapping[str, Table]
) -> tuple[dict[str, Correction], list[Problem]]:
    """The entries of a file by their ids, and what is wrong with the file; `shipped` is what the shipped files say, by
    their names. Whether an entry is right is not looked at."""
    content = tables_of(text, called)
    must_say(called, content, "schema", SCHEMA)
    if "title" in content:
        must_say(called, content, "title", title)
    ids = _ids(shipped)
    found: dict[str, Correction] = {}
    problems: list[Problem] = []
    for sort, value in content.items():
        if sort in ids and isinstance(value, list):
            for number, table in enumerate(value, start=1):
                problems += _take(found, sort, entry_place(called, sort, number, table), table, ids[sort])
        elif sort not in ("schema", "title") and not any(file.get(sort) == value for file in shipped.values()):
            problems.append(Problem(called, None, sort, _not_an_entry(sort, shipped, ids)))
    return found, problems


def _take(found: dict[str, Correction], sort: str, place: str, table: object, ids: list[str]) -> list[Problem]:
    """Add an entry to those found."""
    if not isinstance(table, dict):
        return [Problem(place, None, "", message("workshop-no-table", sort=sort))]
    entry_id = table.get("id")
    if not isinstance(entry_id, str):
        return [Problem(place, None, "id", message("workshop-missing" if entry_id is None else "workshop-no-text"))]
    if entry_id not in ids:
        return [Problem(place, entry_id, "id", no_such(sort))]
    if entry_id in found:
        return [Problem(place, entry_id, "id", TWICE)]
    entry, confirmed, problems = split_confirmed(place, entry_id, table)
    found[entry_id] = Correction(entry_id, sort, place, entry, confirmed)
    return problems


def _not_an_entry(field: str, shipped: Mapping[str, Table], ids: Mapping[str, list[str]]) -> Message:
    if any(field in file for file in shipped.values()):
        return message("workshop-only-entries")
    return message("workshop-no-such-table", known=several(ids, "plain"))


def _ids(shipped: Mapping[str, Table]) -> dict[str, list[str]]:
    """The ids of the entries of each sort."""
    ids: dict[str, list[str]] = {}
    for content in shipped.values():
        for sort in entry_sorts(content):
            ids.setdefault(sort, []).extend(table["id"] for table in content[sort])
    return ids


def entry_sorts(content: Table) -> list[str]:
    """The tables [[sort]] of a shipped file whose entries have ids."""
    return [sort for sort, tables in content.items() if isinstance(tables, list) and "id" in tables[0]]


def split_confirmed(place: str, entry_id: str, table: Table) -> tuple[Table, Confirmed | None, list[Problem]]:
    """An entry without the field that says who confirmed it, and that."""
    if CONFIRMED not in table:
        return table, None, []
    entry = {field: value for field, value in table.items() if field != CONFIRMED}
    confirmed = convert(table[CONFIRMED], Confirmed)
    if isinstance(confirmed, Confirmed):
        return entry, confirmed, []
    wrong = [Problem(place, entry_id, f"{CONFIRMED}.{field}".rstrip("."), text) for field, text in confirmed]
    return entry, None, wrong


TWICE: Final = message("workshop-twice")


def no_such(sort: str) -> Message:
    return message("workshop-no-such-entry", sort=sort)
