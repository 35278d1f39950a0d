"""`windfall tiles TITLE --check FILE`: what a file of corrected components changes, and what is wrong with it."""

from collections.abc import Mapping
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from windfall.cli.errors import WRONG_INPUT
from windfall.cli.terminal import console
from windfall.engine.errors import DataError, Problem, WindfallError
from windfall.engine.files.component_folder import CORRECTIONS, ComponentSource
from windfall.engine.files.component_set import Bookkeeping, RawEntry
from windfall.engine.files.corrections_text import written
from windfall.engine.files.entry_changes import changed_fields, fields_of
from windfall.engine.files.workbench import Workbench
from windfall.engine.title import Title
from windfall.engine.words.message import Message, message


def check(title: Title, path: Path) -> None:
    """Tell of a component file, or of a file of corrections; fail if anything is wrong with it."""
    if title.workbench is None:
        raise WindfallError(message("cli-no-files", title=title.label))
    name = path.name if path.name in title.workbench.files else CORRECTIONS
    entries, problems = _read(title.workbench, path, name)
    out = console()
    changed = _changed(entries, title.workbench.bookkeeping)
    if entries:
        out.print(
            Text(str(message("cli-file-changes", path=str(path), changed=len(changed), entries=len(entries)))),
            soft_wrap=True,
        )
    for entry in changed:
        _tell(out, entry, title.workbench.bookkeeping)
    for problem in dict.fromkeys(map(str, problems)):
        wrong = message("cli-wrong", problem=f"{path}{problem.removeprefix(name)}")
        out.print(Text(str(wrong), style="red"), soft_wrap=True)
    if problems:
        raise typer.Exit(WRONG_INPUT)
    out.print(str(message("cli-nothing-wrong")))


def _read(workbench: Workbench, path: Path, name: str) -> tuple[Mapping[str, RawEntry], list[Problem]]:
    """The entries with this file in place of the one of that name, and all problems."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WindfallError(message("cli-cannot-read", path=str(path), problem=str(error))) from error
    try:
        reading = workbench.read(ComponentSource(workbench.title, texts={name: text}))
    except DataError as error:
        return {}, list(error.problems)
    return reading.raw, reading.problems


def _changed(entries: Mapping[str, RawEntry], bookkeeping: Bookkeeping) -> list[RawEntry]:
    return [entry for entry in entries.values() if entry.confirmed or _fields(entry, bookkeeping)]


def _fields(entry: RawEntry, bookkeeping: Bookkeeping) -> list[str]:
    return changed_fields(fields_of(entry.shipped, bookkeeping), fields_of(entry.table, bookkeeping))


def _tell(out: Console, entry: RawEntry, bookkeeping: Bookkeeping) -> None:
    out.print(Text(str(_entry_line(entry))))
    for field in _fields(entry, bookkeeping):
        before, after = (
            written(table[field]) if field in table else str(message("cli-nothing"))
            for table in (entry.shipped, entry.table)
        )
        out.print(Text(f"    {field}: {before} → {after}"), soft_wrap=True)


def _entry_line(entry: RawEntry) -> Message:
    if entry.confirmed is None:
        return message("cli-entry", sort=entry.sort, id=entry.id)
    by, on = entry.confirmed.by, f"{entry.confirmed.on:%Y-%m-%d}"
    return message("cli-entry-confirmed", sort=entry.sort, id=entry.id, by=by, on=on)
