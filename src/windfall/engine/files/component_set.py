"""What the component files of a title say, once they are read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from windfall.engine.errors import Problem
from windfall.engine.files.corrections import Confirmed, Table, refusal

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
class RawEntry:
    """An entry as it stands in a file."""

    id: str
    sort: str
    file: str  # the shipped file that it belongs to
    place: str  # how an error calls it; the file that has it first
    table: Table
    shipped: Table
    confirmed: Confirmed | None


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """All component files of a title as they were read, by file name."""

    title: str
    digest: str
    texts: Mapping[str, str]
    corrected: bool  # whether they say anything else than those of the package


_used: dict[str, ComponentSet] = {}


def component_set(digest: str) -> ComponentSet | None:
    """The set of that digest, if this process uses it. A title may have no component files."""
    return _used.get(digest)


@dataclass(frozen=True, slots=True)
class Reading(Generic[Box]):
    """What was read: a box whose entries are each right, and the set it is made of, if there is one; entries as they
    stand in the files; and all problems that were found."""

    box: Box | None
    set: ComponentSet | None
    raw: Mapping[str, RawEntry]
    problems: list[Problem]

    def checked(self) -> Box:
        """The box, if nothing is wrong with it."""
        if self.problems or self.box is None:
            raise refusal(self.problems)
        return self.box

    def used(self) -> Box:
        """The box, from now on the one that this process uses."""
        box = self.checked()
        assert self.set is not None
        _used.setdefault(self.set.digest, self.set)
        return box
