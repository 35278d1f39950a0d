"""A table of a component file as the struct it must be. An error names the field, and what is allowed in it."""

import re
from typing import Final, TypeVar

import msgspec
from msgspec import inspect

from windfall.engine.errors import DataError

Spec = TypeVar("Spec", bound=msgspec.Struct)

# What msgspec says of a table with a wrong key, and of anything else: the problem, and where it is.
_WRONG_KEY: Final = re.compile(r"Object (missing required|contains unknown) field `(.+?)`(?: - at `\$\.(.+)`)?")
_WRONG_VALUE: Final = re.compile(r"(.+?)(?: - at `\$\.(.+)`)?", re.DOTALL)


def field_error(label: str, field: str, problem: str) -> DataError:
    """What is wrong with a field; the label says of what, the file first."""
    return DataError(f"{label}: field {field!r}: {problem}")


def convert(label: str, table: object, spec: type[Spec]) -> Spec:
    """The table as its struct."""
    try:
        return msgspec.convert(table, spec)
    except msgspec.ValidationError as error:
        raise _error(label, str(error), spec) from error


def _error(label: str, said: str, spec: type[msgspec.Struct]) -> DataError:
    wrong_key = _WRONG_KEY.fullmatch(said)
    if wrong_key:
        what, key, path = wrong_key.groups()
        problem = "it is missing" if what == "missing required" else "there is no such field"
        return field_error(label, f"{path}.{key}" if path else key, problem)
    wrong_value = _WRONG_VALUE.fullmatch(said)
    assert wrong_value is not None
    problem, path = wrong_value.groups()
    if path is None:
        return DataError(f"{label}: {problem}")
    allowed = _allowed(inspect.type_info(spec), re.findall(r"\w+|\[", path))
    return field_error(label, path, f"{problem}; allowed: {', '.join(allowed)}" if allowed else problem)


def _allowed(info: inspect.Type, path: list[str]) -> list[str]:
    """The values that a choice at this path can have; none if it is no choice."""
    if isinstance(info, inspect.Metadata):
        return _allowed(info.type, path)
    if isinstance(info, inspect.UnionType):
        return [value for one in info.types for value in _allowed(one, path)]
    if isinstance(info, inspect.LiteralType) and not path:
        return [repr(value) for value in info.values]
    if isinstance(info, inspect.ListType) and path and path[0] == "[":
        return _allowed(info.item_type, path[2:])
    if isinstance(info, inspect.StructType) and path:
        return next((_allowed(field.type, path[1:]) for field in info.fields if field.encode_name == path[0]), [])
    return []
