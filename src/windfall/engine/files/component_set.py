"""What the rest knows of a title's component files: how to read them from anywhere, and how their entries are shown and
corrected."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from windfall.engine.files.component_files import Bookkeeping, Reading
from windfall.engine.files.component_folder import ComponentSource
from windfall.engine.files.entry_form import EntryForm
from windfall.engine.title import Component


class _Digested(Protocol):
    @property
    def digest(self) -> str: ...


_Box = TypeVar("_Box", bound=_Digested)


@dataclass(frozen=True, slots=True)
class ShownBox:
    """A box of components as they are shown to a person."""

    digest: str
    components: Callable[[], Iterable[Component]]  # those that stand in files

    def component(self, entry_id: str) -> Component:
        return next(component for component in self.components() if component.id == entry_id)


SetReading: TypeAlias = Reading[ShownBox]


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """The component files of a title."""

    title: str
    bookkeeping: Bookkeeping
    read: Callable[[ComponentSource], SetReading]
    forms: Callable[[], tuple[EntryForm, ...]]  # one for each sort of entry


def shown(reading: Reading[_Box], listed: Callable[[_Box], Iterable[Component]]) -> SetReading:
    """The same reading, for a person."""
    box = reading.box
    shown_box = None if box is None else ShownBox(box.digest, lambda: listed(box))
    return Reading(shown_box, reading.raw, reading.problems)
