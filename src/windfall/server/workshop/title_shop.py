"""The workshop of one title, as a page asks for it: entries and drafts, what is saved, loaded and taken back."""

import tomllib
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from http import HTTPStatus
from pathlib import Path

from windfall.engine.errors import DataError
from windfall.engine.errors import Problem as FileProblem
from windfall.engine.files.component_set import RawEntry
from windfall.engine.files.corrections import Confirmed, Correction, split_confirmed
from windfall.engine.files.entry_changes import changed_fields, fields_of
from windfall.engine.files.workbench import SetReading, Workbench
from windfall.engine.title import Component, Title
from windfall.engine.words.message import message
from windfall.server.refusals import RequestRefused
from windfall.server.wire.workshop import (
    Change,
    ChangedEntry,
    ChangeSort,
    Confirmation,
    Differences,
    Entry,
    SavedEntries,
    Tried,
    WorkshopEntry,
    WorkshopSet,
    WorkshopTitle,
)
from windfall.server.workshop.entries import confirmed_table, form_problems, status_of, without_nulls
from windfall.server.workshop.history import ChangedText, History
from windfall.server.workshop.problems import DoesNotFit, told
from windfall.server.workshop.saved_set import SavedSet


class TitleShop:
    """All that can be done with the components of a title."""

    def __init__(self, title: Title, workbench: Workbench, folder: Path) -> None:
        self._title = title
        self._bookkeeping = workbench.bookkeeping
        self._forms = {form.sort: form for form in workbench.forms()}
        self._saved = SavedSet(workbench, title.label, folder)

    # What there is

    def summary(self) -> WorkshopTitle:
        reading = self._read()
        return self._summary(reading, reading.checked().components())

    def contents(self) -> WorkshopSet:
        reading = self._read()
        components = list(reading.checked().components())
        entries = [self._entry(reading, component) for component in components]
        return WorkshopSet(self._summary(reading, components), list(self._forms.values()), entries)

    def file(self) -> str:
        """The file of corrections."""
        return self._saved.text().text()

    def _read(self) -> SetReading:
        reading = self._saved.read()
        reading.checked()
        return reading

    def _summary(self, reading: SetReading, components: Iterable[Component]) -> WorkshopTitle:
        assert reading.set is not None
        known = [component.known_from_print == "all" for component in components]
        used, saved = self._title.components_digest, reading.set.digest
        return WorkshopTitle(self._title.name, self._title.label, used, saved, used != saved, sum(known), len(known))

    def _entry(self, reading: SetReading, component: Component) -> WorkshopEntry:
        entry = reading.raw[component.id]
        fields, shipped = self._fields(entry), fields_of(entry.shipped, self._bookkeeping)
        return WorkshopEntry(
            entry.id,
            entry.sort,
            entry.file,
            component,
            status_of(entry, component, self._bookkeeping),
            fields,
            shipped,
            changed_fields(shipped, fields),
            _confirmation(entry.confirmed),
        )

    def _fields(self, entry: RawEntry | Correction) -> Entry:
        return fields_of(entry.table, self._bookkeeping)

    # Drafts

    def try_entry(self, entry_id: str, fields: Entry, others: Mapping[str, Entry]) -> Tried:
        """What a draft would be like, and what is wrong with it."""
        drafts, problems = self._drafts({**others, entry_id: fields}, None)
        reading = self._saved.read(drafts)
        shown = None if reading.box is None else reading.box.component(entry_id)
        return Tried(told([*problems, *reading.problems]), shown)

    def _drafts(
        self, entries: Mapping[str, Entry], confirmed: Confirmed | None
    ) -> tuple[dict[str, Correction], list[FileProblem]]:
        """Entries as they would stand in a file."""
        drafts = {}
        problems = []
        for entry_id, given in entries.items():
            entry, fields = self._shipped(entry_id), without_nulls(given)
            table = confirmed_table(entry, fields, self._forms[entry.sort], self._bookkeeping)
            drafts[entry_id] = Correction(entry_id, entry.sort, entry.place, table, confirmed)
            problems += form_problems(entry_id, fields, self._bookkeeping)
        return drafts, problems

    def _shipped(self, entry_id: str) -> RawEntry:
        found = self._saved.shipped.get(entry_id)
        if found is None:
            raise RequestRefused(
                message("workshop-no-such-component", title=self._title.label, id=entry_id[:80]), HTTPStatus.NOT_FOUND
            )
        return found

    # Saving

    def save(self, entry_id: str, fields: Entry | None, others: Mapping[str, Entry], by: str) -> SavedEntries:
        """Save and confirm entries; without fields an entry is as it should be."""
        self._shipped(entry_id)
        reading = self._read()
        wanted = {**others, entry_id: self._fields(reading.raw[entry_id]) if fields is None else fields}
        corrections, problems = self._drafts(wanted, Confirmed(by, _now()))
        self._check(corrections, problems)
        new = {
            each: correction
            for each, correction in corrections.items()
            if not self._is_confirmed(reading.raw[each], correction)
        }
        correcting = any(changed_fields(self._fields(reading.raw[each]), self._fields(new[each])) for each in new)
        return self._save("corrected" if correcting else "confirmed", by, new, list(wanted))

    def _is_confirmed(self, entry: RawEntry, correction: Correction) -> bool:
        """Has the same person confirmed just this already?"""
        by = None if correction.confirmed is None else correction.confirmed.by
        same = not changed_fields(self._fields(entry), self._fields(correction))
        return same and entry.confirmed is not None and entry.confirmed.by == by

    def _check(self, corrections: Mapping[str, Correction], problems: list[FileProblem]) -> None:
        """Refuse what does not fit before it is written in any form."""
        problems = problems or self._saved.read(corrections).problems
        if problems:
            raise DoesNotFit(problems)

    def _save(self, sort: ChangeSort, by: str, corrections: Mapping[str, Correction], ids: list[str]) -> SavedEntries:
        number = self._saved.correct(sort, by, corrections) if corrections else None
        return self._saved_entries(number, ids)

    def _saved_entries(self, number: int | None, ids: list[str]) -> SavedEntries:
        reading = self._read()
        components = list(reading.checked().components())
        entries = [self._entry(reading, component) for component in components if component.id in ids]
        return SavedEntries(self._summary(reading, components), entries, number)

    # History

    def history(self) -> list[Change]:
        """All changes, newest first."""
        history = self._saved.history()
        return [self._change(history, number) for number in reversed(range(len(history.changes)))]

    def undo(self, number: int, by: str) -> SavedEntries:
        undone = self._saved.undo(number, by)
        change = self._saved.history().changes[-1]
        return self._saved_entries(undone, [entry.id for entry in change.entries])

    def _change(self, history: History, number: int) -> Change:
        change = history.changes[number]
        return Change(
            change.number,
            change.sort,
            change.by,
            change.at,
            [self._changed_text(entry) for entry in change.entries],
            change.undoes,
            history.undone_by(change.number),
            history.obstacle(change),
        )

    def _changed_text(self, text: ChangedText) -> ChangedEntry:
        return self._changed(self._correction(text.id, text.before), self._correction(text.id, text.after))

    def _correction(self, entry_id: str, text: str | None) -> RawEntry | Correction:
        """An entry from its text; as shipped if there is none."""
        shipped = self._saved.shipped[entry_id]
        if text is None:
            return shipped
        table, confirmed, _ = split_confirmed(entry_id, entry_id, tomllib.loads(text)[shipped.sort][0])
        return Correction(entry_id, shipped.sort, entry_id, table, confirmed)

    def _changed(self, before: RawEntry | Correction, after: RawEntry | Correction) -> ChangedEntry:
        old, new = self._fields(before), self._fields(after)
        return ChangedEntry(
            after.id,
            str(new.get("name", after.id)),
            old,
            new,
            changed_fields(old, new),
            _confirmation(before.confirmed),
            _confirmation(after.confirmed),
        )

    # Files

    def differences(self, text: str, name: str) -> Differences:
        """What loading a file would change, and what is wrong with it."""
        reading = self._read()
        corrections, problems = self._loaded(reading, text, name)
        if not problems:
            problems = self._saved.read(corrections).problems
        changed = [self._changed(reading.raw[each], correction) for each, correction in corrections.items()]
        return Differences(told(problems), changed)

    def load(self, text: str, name: str, by: str) -> SavedEntries:
        """Save all that a file says, or nothing if anything is wrong with it."""
        corrections, problems = self._loaded(self._read(), text, name)
        self._check(corrections, problems)
        return self._save("loaded", by, corrections, list(corrections))

    def _loaded(self, reading: SetReading, text: str, name: str) -> tuple[dict[str, Correction], list[FileProblem]]:
        """The entries of a file that say something new."""
        try:
            found, problems = self._saved.workbench.corrections_in(text, name)
        except DataError as error:
            return {}, list(error.problems)
        return {each: found[each] for each in found if self._is_new(reading.raw[each], found[each])}, problems

    def _is_new(self, entry: RawEntry, correction: Correction) -> bool:
        """Does a file change an entry? As shipped, and confirmed by nobody, it says nothing."""
        fields = self._fields(correction)
        if correction.confirmed is None and not changed_fields(fields_of(entry.shipped, self._bookkeeping), fields):
            return False
        confirms = correction.confirmed is not None and entry.confirmed is None
        return confirms or bool(changed_fields(self._fields(entry), fields))


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


def _confirmation(confirmed: Confirmed | None) -> Confirmation | None:
    return None if confirmed is None else Confirmation(confirmed.by, confirmed.on)
