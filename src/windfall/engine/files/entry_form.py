"""What a form asks for, so that an entry of a component file can be written without knowing TOML.

A form says which fields an entry has, and of each which values it can have. It is made from the schema of the entry
(`form_maker`); labels and help are the title's own words.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from windfall.engine.words.message import Message

Value: TypeAlias = bool | int | str
FixedValue: TypeAlias = bool | int | str | list[str]


class _Input(Struct, frozen=True, tag_field="sort"):
    pass


class Choice(Struct, frozen=True):
    """One of the values that a field can have."""

    value: Value
    label: Message


class ChoiceInput(_Input, frozen=True, tag="choice"):
    """One of some values."""

    choices: list[Choice]
    components: Annotated[
        str | None, Meta(description="not null: the id of a tile or card is a value too, with this in front of it")
    ] = None
    component_sorts: Annotated[list[str], Meta(description="only tiles of entries of these sorts; empty: all")] = field(
        default_factory=list
    )


class NumberInput(_Input, frozen=True, tag="number"):
    """A whole number."""

    least: int
    most: int


class FlagInput(_Input, frozen=True, tag="flag"):
    """True or false. A flag that is not required is written only if it is true."""


class TextInput(_Input, frozen=True, tag="text"):
    """A line of text."""

    pattern: Annotated[str | None, Meta(description="a regular expression for all of it")] = None


class ListInput(_Input, frozen=True, tag="list"):
    """Several values of one form. A list that is not required is left out if it is empty."""

    item: "Input"
    least: int
    most: int | None
    distinct: Annotated[bool, Meta(description="a value stands there once at most")] = False
    alone: Annotated[bool, Meta(description="a single value is written without its list")] = False


class RecordInput(_Input, frozen=True, tag="record"):
    """Several fields."""

    fields: list["FormField"]


class Variant(Struct, frozen=True):
    """One form of a record that has several."""

    label: Message
    group: Annotated[Message | None, Meta(description="a word over variants that belong together, such as a phase")]
    help: Message | None
    fixed: Annotated[dict[str, FixedValue], Meta(description="fields that are always there, with these values")]
    fields: Annotated[list["FormField"], Meta(description="all others that it can have")]


class VariantsInput(_Input, frozen=True, tag="variants"):
    """A record in one of several forms. It has the first variant whose fixed fields it has with these values, whose
    required fields are all there, and which knows all other fields that are."""

    variants: list[Variant]


Input: TypeAlias = ChoiceInput | NumberInput | FlagInput | TextInput | ListInput | RecordInput | VariantsInput


class FormField(Struct, frozen=True):
    """A field of an entry, or of a part of it."""

    name: Annotated[str, Meta(description="its key in the entry")]
    label: Message
    help: Message | None
    required: Annotated[bool, Meta(description="it cannot be left out, unless `only` says that it must be")]
    input: Input
    only: Annotated[
        dict[str, list[Value | None]],
        Meta(
            description="the field is there only while these others, beside it, have one of these values; null is "
            "without a value"
        ),
    ] = field(default_factory=dict)


class EntryForm(Struct, frozen=True):
    """How an entry of one sort is written."""

    sort: Annotated[str, Meta(description="of its table in the file, such as `world`")]
    label: Annotated[Message, Meta(description="one of them")]
    labels: Annotated[Message, Meta(description="several of them")]
    fields: list[FormField]
