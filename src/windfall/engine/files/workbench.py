"""What the rest knows of a title's component files: how to read them from anywhere, and how their entries are shown and
corrected. The server's workshop works on it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from windfall.engine.errors import Problem
from windfall.engine.files.component_folder import ComponentSource, shipped_component_file
from windfall.engine.files.component_set import Bookkeeping, Reading
from windfall.engine.files.corrections import Correction, parse, read_corrections
from windfall.engine.files.entry_form import EntryForm
from windfall.engine.title import Component

_Box = TypeVar("_Box")


@dataclass(frozen=True, slots=True)
class ShownBox:
    """A box of components as they are shown to a person."""

    components: Callable[[], Iterable[Component]]  # those that stand in files

    def component(self, entry_id: str) -> Component:
        return next(component for component in self.components() if component.id == entry_id)


SetReading: TypeAlias = Reading[ShownBox]


@dataclass(frozen=True, slots=True)
class Workbench:
    """The component files of a title, to be corrected."""

    title: str
    files: tuple[str, ...]
    bookkeeping: Bookkeeping
    read: Callable[[ComponentSource], SetReading]
    forms: Callable[[], tuple[EntryForm, ...]]  # one for each sort of entry

    def corrections_in(self, text: str, called: str) -> tuple[dict[str, Correction], list[Problem]]:
        """The entries of a file by their ids, and what is wrong with it as a file; whether they fit is for `read`."""
        shipped = {name: parse(shipped_component_file(self.title, name)) for name in self.files}
        return read_corrections(self.title, text, called, shipped)


def shown(reading: Reading[_Box], listed: Callable[[_Box], Iterable[Component]]) -> SetReading:
    """The same reading, for a person."""
    box = reading.box
    shown_box = None if box is None else ShownBox(lambda: listed(box))
    return Reading(shown_box, reading.set, reading.raw, reading.problems)
