"""What is said in the workshop, where owners of a box correct its tiles and cards.

An `entry` is a tile or card as it stands in its component file, field by field, without what only keeps the books (its
`id`, prose, and which fields are known from print).
"""

from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from windfall.engine.files.entry_form import EntryForm
from windfall.engine.title import Component
from windfall.engine.words.message import Message

Entry: TypeAlias = dict[str, Any]
EntryStatus: TypeAlias = Literal["printed", "part", "reconstructed", "confirmed", "corrected"]
ChangeSort: TypeAlias = Literal["confirmed", "corrected", "loaded", "undone"]


class WorkshopTitle(Struct, frozen=True):
    """A title whose tiles or cards can be corrected."""

    title: str
    label: str
    used: Annotated[str, Meta(description="the digest of the components that new tables use")]
    saved: Annotated[str, Meta(description="the digest of the components as they are saved")]
    restart: Annotated[bool, Meta(description="whether new tables use what is saved only after a restart")]
    exact: Annotated[int, Meta(description="tiles or cards that are known from print, confirmed or corrected")]
    all: Annotated[int, Meta(description="tiles or cards there are")]


class Workshop(Struct, frozen=True):
    """The titles of the workshop."""

    titles: list[WorkshopTitle]
    started: Annotated[datetime, Meta(description="when this server did; another time after a restart")]
    by: Annotated[str, Meta(description="the name of who asks, for what they confirm")]


class Confirmation(Struct, frozen=True):
    """Who held the real tile against this one, and when."""

    by: str
    on: datetime


class WorkshopEntry(Struct, frozen=True):
    """A tile or card as it is saved."""

    id: str
    sort: Annotated[str, Meta(description="of its form")]
    file: Annotated[str, Meta(description="the component file that it belongs to")]
    component: Component
    status: Annotated[
        EntryStatus,
        Meta(
            description="`printed`: all of it is known from print; `part`: some fields are; `reconstructed`: none is; "
            "`confirmed`: an owner found it as shipped; `corrected`: it differs from what is shipped"
        ),
    ]
    entry: Annotated[Entry, Meta(description="its fields as saved")]
    shipped: Annotated[Entry, Meta(description="its fields as shipped")]
    changed: Annotated[list[str], Meta(description="fields that differ from what is shipped")]
    confirmed: Confirmation | None


class WorkshopSet(Struct, frozen=True):
    """All tiles or cards of a title, and the forms to correct them with."""

    title: WorkshopTitle
    forms: list[EntryForm]
    entries: Annotated[list[WorkshopEntry], Meta(description="in the order of the component list")]


class Problem(Struct, frozen=True):
    """What the component files do not allow."""

    id: Annotated[str | None, Meta(description="the tile or card; null: the file as a whole")]
    field: Annotated[str, Meta(description="its field, such as `powers[0].amount`; empty: all of it")]
    text: Annotated[Message, Meta(description="what is wrong, and what is allowed")]


class Tried(Struct, frozen=True):
    """What a draft would be. Nothing is saved."""

    problems: list[Problem]
    component: Annotated[Component | None, Meta(description="as it would look; null if its own fields do not say")]


class SavedEntries(Struct, frozen=True):
    """What was saved, as it is now."""

    title: WorkshopTitle
    entries: list[WorkshopEntry]
    change: Annotated[int | None, Meta(description="its number in the history; null if nothing was to be changed")]


class NotSaved(Struct, frozen=True):
    """Why nothing was saved."""

    error: Annotated[Message, Meta(description="says what to do")]
    problems: list[Problem]


class ChangedEntry(Struct, frozen=True):
    """What a change, or a file, does to one tile or card."""

    id: str
    name: str
    before: Entry
    after: Entry
    fields: Annotated[list[str], Meta(description="that differ; none if it was only confirmed")]
    confirmed_before: Confirmation | None
    confirmed_after: Confirmation | None


class Change(Struct, frozen=True):
    """A line of the history."""

    number: int
    sort: ChangeSort
    by: str
    at: datetime
    entries: list[ChangedEntry]
    undoes: Annotated[int | None, Meta(description="the number of the change that was undone by this one")]
    undone_by: Annotated[int | None, Meta(description="the number of the change that undid this one")]
    obstacle: Annotated[Message | None, Meta(description="why it cannot be undone now; null if it can")]


class Differences(Struct, frozen=True):
    """What loading a file would do. Nothing is saved."""

    problems: Annotated[list[Problem], Meta(description="with any of these it cannot be loaded")]
    entries: Annotated[list[ChangedEntry], Meta(description="what would change; none if all is so already")]


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class WorkshopKey(_Body, frozen=True):
    """The key of the link that the host was given."""

    key: Annotated[str, Meta(max_length=200)]


class Draft(_Body, frozen=True):
    """A tile or card as it might be."""

    entry: Entry
    others: Annotated[
        dict[str, Entry], Meta(max_length=500, description="others that are changed together with it, by their ids")
    ] = field(default_factory=dict)


class NewEntry(_Body, frozen=True):
    """A tile or card to be saved, and who confirms it."""

    entry: Annotated[Entry | None, Meta(description="null: as it is now, it is as printed")]
    by: Annotated[str, Meta(max_length=200)]
    others: Annotated[
        dict[str, Entry], Meta(max_length=500, description="others that are changed together with it, by their ids")
    ] = field(default_factory=dict)


class UndoChange(_Body, frozen=True):
    """A change that is taken back."""

    change: int
    by: Annotated[str, Meta(max_length=200)]


class ComponentText(_Body, frozen=True):
    """A file of corrections, or a component file."""

    text: str
    name: Annotated[str, Meta(max_length=200, description="of the file")] = "corrections.toml"


class NewComponentText(_Body, frozen=True):
    """A file of corrections, or a component file, to be loaded, and by whom."""

    text: str
    by: Annotated[str, Meta(max_length=200)]
    name: Annotated[str, Meta(max_length=200, description="of the file")] = "corrections.toml"
