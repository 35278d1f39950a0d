"""Makes the form of an entry from its schema: fields, bounds and choices are those that the loader knows. A title adds
its words, and what the schema does not say: which parameters a power of some effect takes, say."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from windfall.engine.files.entry_form import (
    Choice,
    ChoiceInput,
    EntryForm,
    FixedValue,
    FlagInput,
    FormField,
    Input,
    ListInput,
    NumberInput,
    RecordInput,
    TextInput,
    Value,
    Variant,
    VariantsInput,
)
from windfall.engine.words.message import Message, message

_Known = TypeVar("_Known")


class Words(NamedTuple):
    """What a field is called, and what a person should know of it."""

    label: Message
    help: Message | None = None


class Form(NamedTuple):
    """One form of a struct that has several: fields with set values, fields it must have, and those it may have."""

    words: Words
    group: Message | None
    fixed: Mapping[str, FixedValue]
    needed: Collection[str]
    allowed: Collection[str] = ()
    inputs: Mapping[str, Input] = {}  # of fields that are entered in another way than in other forms


class Condition(NamedTuple):
    """Beside which values of other fields a field is there, and whether it must be then."""

    only: Mapping[str, list[Value | None]]
    required: bool


@dataclass(frozen=True)
class FormMaker:
    """Makes the forms of a title. A field is known by its name, or by its struct and its name (`PowerSpec.kind`)."""

    words: Mapping[str, Words]
    values: Mapping[str, Message]  # what values of choices are called; those not here as they are written
    inputs: Mapping[str, Input] = field(default_factory=dict)  # of fields of which the schema does not say enough
    parts: dict[type[msgspec.Struct], Input] = field(default_factory=dict)  # of structs that are no plain records
    conditions: Mapping[str, Condition] = field(default_factory=dict)

    def entry(self, sort: str, words: Words, spec: type[msgspec.Struct], names: Iterable[str]) -> EntryForm:
        """The form of an entry with these fields."""
        return EntryForm(sort, words.label, words.help or words.label, self.fields(spec, names))

    def variants(self, spec: type[msgspec.Struct], forms: Iterable[Form]) -> VariantsInput:
        """A struct that has several forms. A flag that a form needs is always true."""
        return VariantsInput([self._variant(spec, form) for form in forms])

    def _variant(self, spec: type[msgspec.Struct], form: Form) -> Variant:
        infos = msgspec.structs.fields(spec)
        flags = [info.encode_name for info in infos if info.encode_name in form.needed and info.type is bool]
        fixed = {**form.fixed, **dict.fromkeys(flags, True)}
        asked = [name for name in _names(spec) if name in {*form.needed, *form.allowed} - fixed.keys()]
        fields = [
            msgspec.structs.replace(each, input=form.inputs.get(each.name, each.input))
            for each in self.fields(spec, asked, required=form.needed)
        ]
        return Variant(form.words.label, form.group, form.words.help, fixed, fields)

    def fields(
        self, spec: type[msgspec.Struct], names: Iterable[str], required: Collection[str] = ()
    ) -> list[FormField]:
        """Some fields of a struct, in this order; `required` are those that must be there though the schema does not
        say so."""
        known = {info.encode_name: info for info in msgspec.structs.fields(spec)}
        return [self._field(spec, known[name], name in required) for name in names]

    def _field(self, spec: type[msgspec.Struct], info: msgspec.structs.FieldInfo, required: bool) -> FormField:
        name = info.encode_name
        words = _of(self.words, spec, name) or Words(_plain(name))
        condition = _of(self.conditions, spec, name) or Condition({}, False)
        must = info.required or required or condition.required
        entered = _of(self.inputs, spec, name) or self.input(info.type, must)
        return FormField(name, words.label, words.help, must, entered, dict(condition.only))

    def input(self, form: Any, must: bool = True) -> Input:
        """How a value of this form is entered; a truth value that need not be there can be either or none."""
        forms, meta = _forms(form)
        lists = [each for each in forms if get_origin(each) is list]
        values = [value for each in forms if get_origin(each) is Literal for value in get_args(each)]
        if lists:
            item = self.input(get_args(lists[0])[0])
            distinct = isinstance(item, ChoiceInput)
            return ListInput(item, meta.min_length or 0, meta.max_length, distinct, alone=bool(values))
        if values:
            return self.choice(values)
        plain = next(each for each in forms if each is not NoneType)
        if plain is bool:
            return FlagInput() if must or NoneType not in forms else self.choice([True, False])
        if plain is int:
            assert meta.ge is not None
            assert meta.le is not None
            return NumberInput(int(meta.ge), int(meta.le))
        if plain is str:
            return TextInput(meta.pattern)
        return self.parts.get(plain) or RecordInput(self.fields(plain, _names(plain)))

    def choice(self, values: Iterable[Value], components: str | None = None) -> ChoiceInput:
        """One of these values, or a tile or card by its id."""
        return ChoiceInput([Choice(value, self.called(value)) for value in values], components)

    def called(self, value: Value) -> Message:
        if isinstance(value, bool):
            return message("workshop-yes") if value else message("workshop-no")
        return self.values.get(str(value)) or _plain(str(value))


def _names(spec: type[msgspec.Struct]) -> list[str]:
    return [info.encode_name for info in msgspec.structs.fields(spec)]


def _forms(form: Any) -> tuple[list[Any], Meta]:
    """The forms that a value can have, and what else is said of it."""
    if get_origin(form) is Annotated:
        bare, meta = get_args(form)
        return _forms(bare)[0], meta
    if get_origin(form) in (Union, UnionType):
        found = [_forms(each) for each in get_args(form)]
        return [each for forms, _ in found for each in forms], next(
            (meta for _, meta in found if meta != Meta()), Meta()
        )
    return [form], Meta()


def _of(known: Mapping[str, _Known], spec: type[msgspec.Struct], name: str) -> _Known | None:
    return known.get(f"{spec.__name__}.{name}") or known.get(name)


def _plain(name: str) -> Message:
    """A field or a value without words of its own, as it stands in the file."""
    return message("workshop-as-written", text=name.replace("_", " "))
