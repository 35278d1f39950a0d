"""Entries as the page has them and as they are saved: what only keeps the books is not for a person to fill in."""

from typing import Any, Final

from windfall.engine.errors import Problem
from windfall.engine.files.component_set import Bookkeeping, RawEntry
from windfall.engine.files.corrections import Table
from windfall.engine.files.entry_changes import changed_fields, fields_of
from windfall.engine.files.entry_form import EntryForm
from windfall.engine.title import Component
from windfall.engine.words.message import message
from windfall.server.wire.workshop import Entry, EntryStatus

_NOT_FOR_A_FORM: Final = message("workshop-not-for-the-form")


def without_nulls(fields: Entry) -> Entry:
    """An entry in which what has no value is left out: a file has no word for it."""
    cleared = {name: _cleared(value) for name, value in fields.items()}
    return {name: value for name, value in cleared.items() if value is not None}


def _cleared(value: Any) -> Any:
    if isinstance(value, list):
        return [_cleared(each) for each in value]
    return without_nulls(value) if isinstance(value, dict) else value


def form_problems(entry_id: str, fields: Entry, bookkeeping: Bookkeeping) -> list[Problem]:
    """Fields that nobody fills in."""
    return [Problem(entry_id, entry_id, field, _NOT_FOR_A_FORM) for field in fields if field in bookkeeping.fields]


def confirmed_table(entry: RawEntry, fields: Entry, form: EntryForm, bookkeeping: Bookkeeping) -> Table:
    """An entry with these fields as it is saved when somebody has held it against the real one: all that is printed is
    known. Prose is about the shipped fields; a corrected entry has none."""
    shipped = entry.shipped
    kept = {field: shipped[field] for field in bookkeeping.fixed if field in shipped}
    if not changed_fields(fields_of(shipped, bookkeeping), fields):
        kept |= {field: shipped[field] for field in bookkeeping.prose if field in shipped}
    order = _order(shipped, form)
    if bookkeeping.known:
        by_print, *otherwise = bookkeeping.known
        kept |= {by_print: [field for field in order if field in fields], **{field: [] for field in otherwise}}
    table = {**fields, **kept}
    return {field: table[field] for field in order if field in table} | table


def _order(shipped: Table, form: EntryForm) -> list[str]:
    """The fields as the shipped entry has them; the others each after the one that it follows in the form."""
    order = list(shipped)
    before = None
    for field in form.fields:
        if field.name not in order:
            order.insert(order.index(before) + 1 if before in order else 0, field.name)
        before = field.name
    return order


_STATUSES: Final[dict[str, EntryStatus]] = {"all": "printed", "part": "part", "nothing": "reconstructed"}


def status_of(entry: RawEntry, component: Component, bookkeeping: Bookkeeping) -> EntryStatus:
    if changed_fields(fields_of(entry.shipped, bookkeeping), fields_of(entry.table, bookkeeping)):
        return "corrected"
    return _STATUSES[component.known_from_print] if entry.confirmed is None else "confirmed"
