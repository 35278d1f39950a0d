"""A table of a component file as the struct it must be, or all that keeps it from being one: in which field, and what
is allowed there."""

import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import inspect

Spec = TypeVar("Spec", bound=msgspec.Struct)
FieldProblem: TypeAlias = tuple[str, str]  # the path of the field, empty for the table itself, and what is wrong

_PLACE: Final = re.compile(r" - at `.*`$", re.DOTALL)


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
    problem = _PLACE.sub("", str(error))
    allowed = _allowed(inspect.type_info(form))
    return [(path, f"{problem}; allowed: {', '.join(allowed)}" if allowed else problem)]


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
    unknown = [(_inside(path, key), "there is no such field") for key in table if key not in fields]
    missing = [key for key, required in fields.items() if required and key not in table]
    return unknown + [(_inside(path, key), "it is missing") for key in missing]


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
