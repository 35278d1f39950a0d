"""What differs between two entries."""

from collections.abc import Mapping
from typing import Any

from windfall.engine.files.component_set import Bookkeeping
from windfall.engine.files.corrections import Table


def fields_of(table: Table, bookkeeping: Bookkeeping) -> dict[str, Any]:
    """An entry without what keeps the books."""
    return {field: value for field, value in table.items() if field not in bookkeeping.fields}


def changed_fields(before: Table, after: Table) -> list[str]:
    """Those that differ, in the order of the entries."""
    fields = dict.fromkeys((*after, *before))
    return [field for field in fields if not same(before.get(field), after.get(field))]


def same(one: Any, other: Any) -> bool:
    """Equal, and true is no 1."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and bool(one == other)
