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


def check(title: Title, path: Path) -> None:
    """Tell of a component file, or of a file of corrections; fail if anything is wrong with it."""
    if title.workbench is None:
        raise WindfallError(f"{title.label} has no component files")
    name = path.name if path.name in title.workbench.files else CORRECTIONS
    entries, problems = _read(title.workbench, path, name)
    out = console()
    changed = _changed(entries, title.workbench.bookkeeping)
    if entries:
        out.print(Text(f"{path} changes or confirms {len(changed)} of {len(entries)}:"), soft_wrap=True)
    for entry in changed:
        _tell(out, entry, title.workbench.bookkeeping)
    for problem in dict.fromkeys(map(str, problems)):
        out.print(Text(f"wrong: {path}{problem.removeprefix(name)}", style="red"), soft_wrap=True)
    if problems:
        raise typer.Exit(WRONG_INPUT)
    out.print("Nothing is wrong with it.")


def _read(workbench: Workbench, path: Path, name: str) -> tuple[Mapping[str, RawEntry], list[Problem]]:
    """The entries with this file in place of the one of that name, and all problems."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WindfallError(f"cannot read {path}: {error}") from error
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
    by = "" if entry.confirmed is None else f", confirmed by {entry.confirmed.by} on {entry.confirmed.on:%Y-%m-%d}"
    out.print(Text(f"{entry.sort} {entry.id}{by}"))
    for field in _fields(entry, bookkeeping):
        before, after = (
            written(table[field]) if field in table else "nothing" for table in (entry.shipped, entry.table)
        )
        out.print(Text(f"    {field}: {before} → {after}"), soft_wrap=True)
