"""A table of a component file as the struct it must be, or all that keeps it from being one: in which field, and what
is allowed there."""

import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from windfall.engine.words.message import Message, message, several

Spec = TypeVar("Spec", bound=msgspec.Struct)
FieldProblem: TypeAlias = tuple[str, Message]  # the path of the field, empty for the table itself, and what is wrong

_PLACE: Final = re.compile(r" - at `.*`$", re.DOTALL)
# What msgspec says of a value, and the messages that say it, with what stands in the groups as arguments.
_TOLD: Final = (
    (re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<given>[^`]*)`"), "workshop-wrong-sort"),
    (re.compile(r"Expected `(?P<expected>int|float)` >= (?P<least>\S+)"), "workshop-too-small"),
    (re.compile(r"Expected `(?P<expected>int|float)` <= (?P<most>\S+)"), "workshop-too-large"),
    (re.compile(r"Expected `(?P<expected>\w+)` of length >= (?P<least>\d+)"), "workshop-too-short"),
    (re.compile(r"Expected `(?P<expected>\w+)` of length <= (?P<most>\d+)"), "workshop-too-long"),
    (re.compile(r"Expected `str` matching regex (?P<pattern>.*)", re.DOTALL), "workshop-wrong-pattern"),
    (re.compile(r"Invalid enum value (?P<value>.*)", re.DOTALL), "workshop-not-allowed"),
)


def convert(table: object, spec: type[Spec]) -> Spec | list[FieldProblem]:
    """The table as its struct, or its problems."""
    try:
        return msgspec.convert(table, spec)
    except msgspec.ValidationError as error:
        return _problems(table, spec, "", error)


def _problems(value: object, form: Any, path: str, error: msgspec.ValidationError) -> list[FieldProblem]:
    """Those of the parts, or that of the value itself."""
    if isinstance(value, dict) and (struct := _struct(form)) is not None:
        return _part_problems(value, form, path) + _wrong_keys(value, struct, path)
    if isinstance(value, list) and _PLACE.search(str(error)):
        return _part_problems(value, form, path)
    problem = _told(_PLACE.sub("", str(error)))
    allowed = _allowed(inspect.type_info(form))
    return [
        (path, message("workshop-allowed", problem=problem, values=several(allowed, "plain")) if allowed else problem)
    ]


def _told(problem: str) -> Message:
    for pattern, words in _TOLD:
        found = pattern.fullmatch(problem)
        if found is not None:
            return message(words, **found.groupdict())
    return message("workshop-as-written", text=problem)


def _part_problems(value: object, form: Any, path: str) -> list[FieldProblem]:
    found: list[FieldProblem] = []
    for part, part_form, place in _parts(value, form, path):
        try:
            msgspec.convert(part, part_form)
        except msgspec.ValidationError as error:
            found += _problems(part, part_form, place, error)
    return found


def _parts(value: object, form: Any, path: str) -> Iterator[tuple[object, Any, str]]:
    """The parts of a table or list, each with its form and path."""
    struct = _struct(form)
    if isinstance(value, dict) and struct is not None:
        forms = {field.encode_name: field.type for field in msgspec.structs.fields(struct)}
        for key, part in value.items():
            if key in forms:
                yield part, forms[key], _inside(path, key)
    item = next((get_args(each)[0] for each in _forms(form) if get_origin(each) is list), None)
    if isinstance(value, list) and item is not None:
        for number, part in enumerate(value):
            yield part, item, f"{path}[{number}]"


def _wrong_keys(table: dict[str, object], struct: type[msgspec.Struct], path: str) -> list[FieldProblem]:
    fields = {field.encode_name: field.required for field in msgspec.structs.fields(struct)}
    unknown = [(_inside(path, key), message("workshop-no-such-field")) for key in table if key not in fields]
    missing = [key for key, required in fields.items() if required and key not in table]
    return unknown + [(_inside(path, key), message("workshop-missing")) for key in missing]


def _inside(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _struct(form: Any) -> type[msgspec.Struct] | None:
    return next((each for each in _forms(form) if isinstance(each, type) and issubclass(each, msgspec.Struct)), None)


def _forms(form: Any) -> list[Any]:
    """The forms that a value can have, without what is said of them."""
    if get_origin(form) is Annotated:
        return _forms(get_args(form)[0])
    if get_origin(form) in (Union, UnionType):
        return [each for one in get_args(form) for each in _forms(one)]
    return [form]


def _allowed(info: inspect.Type) -> list[str]:
    """The values of a choice; none if it is no choice."""
    if isinstance(info, inspect.Metadata):
        return _allowed(info.type)
    if isinstance(info, inspect.UnionType):
        return [value for one in info.types for value in _allowed(one)]
    return [repr(value) for value in info.values] if isinstance(info, inspect.LiteralType) else []
