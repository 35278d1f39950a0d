"""Statements made ready for a database once, to be executed many times without asking SQLAlchemy how.

What it does for each execution costs several times what SQLite, or the driver of PostgreSQL, does. Everything that
needs it, such as lists of any length, is left to it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, cast

from sqlalchemy import Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

Row = dict[str, Any]
Written = Callable[[Any], Any]  # a value as the driver takes it

_BEGIN: Final = "BEGIN IMMEDIATE"


class Cursor(Protocol):
    rowcount: int

    def execute(self, sql: str) -> object: ...

    def executemany(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> object: ...


class NotPreparedError(Exception):
    """SQLAlchemy has to execute this statement."""


class Prepared:
    """A statement as text, with the values it takes in their order."""

    __slots__ = ("_constants", "_names", "_written", "sql")

    def __init__(self, statement: Executable, keys: Sequence[str], dialect: Dialect) -> None:
        compiled = cast(ClauseElement, statement).compile(dialect=dialect, column_keys=list(keys))
        assert isinstance(compiled, SQLCompiler)
        if compiled.post_compile_params or compiled.insert_prefetch or compiled.update_prefetch:
            raise NotPreparedError
        self.sql = compiled.string
        self._names = tuple(compiled.positiontup or ())
        self._written = [(name, written) for name in self._names if (written := _written(compiled, name, dialect))]
        given = compiled.construct_params(_check=False)
        self._constants = {name: given[name] for name in self._names if name not in keys}

    def values(self, row: Row) -> tuple[Any, ...]:
        values = {**self._constants, **row}
        for name, written in self._written:
            values[name] = written(values[name])
        return tuple([values[name] for name in self._names])


def _written(compiled: SQLCompiler, name: str, dialect: Dialect) -> Written | None:
    kind = compiled.binds[name].type.dialect_impl(dialect)
    return cast("Written | None", kind.bind_processor(dialect))


class Preparations:
    """All statements that were prepared so far. There are as many as this package has."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared: dict[tuple[Executable, frozenset[str]], Prepared] = {}

    def of(self, statement: Executable, rows: Sequence[Row]) -> Prepared:
        key = (statement, frozenset(rows[0]))
        prepared = self._prepared.get(key)
        if prepared is None:
            prepared = self._prepared[key] = Prepared(statement, tuple(rows[0]), self._dialect)
        return prepared

    def execute(self, cursor: Cursor, statement: Executable, rows: Sequence[Row]) -> None:
        prepared = self.of(statement, rows)
        cursor.executemany(prepared.sql, [prepared.values(row) for row in rows])

    @staticmethod
    def begin(cursor: Cursor) -> None:
        cursor.execute(_BEGIN)
