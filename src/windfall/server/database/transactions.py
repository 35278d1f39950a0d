"""Transactions that change the database, and where they are made."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from sqlalchemy import Connection, Engine, Executable, Integer, String, bindparam, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from windfall.server.database.connect import engine_of_thread
from windfall.server.database.models import Moment, TableRow
from windfall.server.database.prepared import NotPreparedError, Preparations, Prepared
from windfall.server.database.trouble import DatabaseAwayError

# A statement with the rows it is executed for. Statements come in the same order in all changes that share them.
Statement: TypeAlias = tuple[Executable, list[dict[str, Any]]]

_NEXT_VERSION: Final = update(TableRow).values(version=TableRow.version + 1, changed=bindparam("now", type_=Moment))
_PASS_EACH: Final = _NEXT_VERSION.where(
    TableRow.id == bindparam("the_table", type_=String), TableRow.version == bindparam("the_version", type_=Integer)
)
# Where the driver does not count what is changed for several rows: all in one statement.
_PASS_ALL: Final = _NEXT_VERSION.where(tuple_(TableRow.id, TableRow.version).in_(bindparam("fences", expanding=True)))

# The same for a driver that takes lists.
_PASS_LISTED: Final = """
UPDATE tables SET version = tables.version + 1, changed = $1::TIMESTAMP WITH TIME ZONE
FROM unnest($2::VARCHAR[], $3::INTEGER[]) AS fence(id, version)
WHERE tables.id = fence.id AND tables.version = fence.version
RETURNING tables.id
"""
_ROLLBACK_SECONDS: Final = 5.0


class Fence(NamedTuple):
    """A table and the version that a change was made of. The change gives it the next one."""

    table: str
    version: int


class StaleError(Exception):
    """Somebody else has changed the table since it was read, or removed it: it must be read again. If it is known of
    which tables of a transaction that is true, they are named."""

    def __init__(self, tables: frozenset[str] = frozenset()) -> None:
        super().__init__()
        self.tables = tables


class Transactions(Protocol):
    """Makes one transaction after the other; each is on the disk when it returns, or nothing is changed."""

    async def make(self, fences: Sequence[Fence], statements: Sequence[Statement]) -> None: ...

    async def close(self) -> None: ...


def transactions(engine: AsyncEngine) -> Transactions:
    own = engine_of_thread(engine)
    return _OverDriver(engine) if own is None else _InThread(own)


class _Pooled:
    """Over one of the connections that are there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, fences: Sequence[Fence], statements: Sequence[Statement]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_execute, fences, statements)

    async def close(self) -> None:
        pass


class _OverDriver:
    """Over a connection to PostgreSQL of its own, whose driver is told what is ready. Whatever fails before the
    transaction is to be kept has changed nothing, and is done, or fails, as with any database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._any = _Pooled(engine)
        self._preparations = Preparations(engine.dialect)
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def make(self, fences: Sequence[Fence], statements: Sequence[Statement]) -> None:
        try:
            prepared = [(self._preparations.of(statement, rows), rows) for statement, rows in statements]
            await self._begin(fences, prepared)
        except StaleError:
            await self._undo()
            raise
        except Exception:
            await self._undo()
            await self._any.make(fences, statements)
        except BaseException:  # nobody waits: it must not be kept with what comes next
            if self._driver is not None:
                self._driver.terminate()
            raise
        else:
            await self._keep()

    async def _begin(
        self, fences: Sequence[Fence], statements: Sequence[tuple[Prepared, list[dict[str, Any]]]]
    ) -> None:
        if self._driver is None or self._driver.is_closed():
            await self._connect()
        driver = self._driver
        await driver.execute("BEGIN")
        if fences:
            # in one order, so that two processes do not wait for each other
            tables, versions = zip(*sorted(fences), strict=True)
            passed = await driver.fetch(_PASS_LISTED, datetime.now(UTC), tables, versions)
            if len(passed) != len(fences):
                raise StaleError(frozenset(tables) - {row[0] for row in passed})
        for prepared, rows in statements:
            if len(rows) == 1:
                await driver.execute(prepared.sql, *prepared.values(rows[0]))
            else:
                await driver.executemany(prepared.sql, [prepared.values(row) for row in rows])

    async def _keep(self) -> None:
        """If the connection is lost now, nobody knows whether it is kept."""
        try:
            done = await self._driver.execute("COMMIT")
        except BaseException as error:
            self._driver.terminate()
            if not isinstance(error, Exception):
                raise
            raise DatabaseAwayError from error
        assert done == "COMMIT"  # not of a transaction that has failed

    async def _undo(self) -> None:
        if self._driver is not None:
            try:
                if self._driver.is_in_transaction():
                    await self._driver.execute("ROLLBACK", timeout=_ROLLBACK_SECONDS)
            except Exception:
                await self._disconnect()

    async def _connect(self) -> None:
        await self._disconnect()
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def _disconnect(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()

    async def close(self) -> None:
        await self._disconnect()


class _InThread:
    """In a thread with a connection of its own, which is told a whole transaction at once: to go there for each
    statement would cost more than the statements do."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._preparations = Preparations(engine.dialect)
        self._connection: Any = None

    async def make(self, fences: Sequence[Fence], statements: Sequence[Statement]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._make, fences, statements)

    def _make(self, fences: Sequence[Fence], statements: Sequence[Statement]) -> None:
        try:
            self._make_quickly(fences, statements)
        except (NotPreparedError, sqlite3.Error):  # nothing is changed; what is wrong is told as with any database
            with self._engine.begin() as connection:
                _execute(connection, fences, statements)

    def _make_quickly(self, fences: Sequence[Fence], statements: Sequence[Statement]) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        try:
            self._preparations.begin(cursor)
            if fences:
                self._preparations.execute(cursor, _PASS_EACH, _fence_rows(fences))
                if cursor.rowcount != len(fences):
                    raise StaleError
            for statement, rows in statements:
                self._preparations.execute(cursor, statement, rows)
            self._connection.commit()
        except BaseException:
            self._connection.rollback()
            raise
        finally:
            cursor.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _execute(connection: Connection, fences: Sequence[Fence], statements: Sequence[Statement]) -> None:
    if fences:
        _pass(connection, fences)
    for statement, rows in statements:
        connection.execute(statement, rows)


def _pass(connection: Connection, fences: Sequence[Fence]) -> None:
    """Only one of two changes that were made of the same version can pass: the other's table is not that any more."""
    if connection.dialect.supports_sane_multi_rowcount:
        passed = connection.execute(_PASS_EACH, _fence_rows(fences))
    else:
        passed = connection.execute(_PASS_ALL, {"fences": fences, "now": datetime.now(UTC)})
    if passed.rowcount != len(fences):
        raise StaleError


def _fence_rows(fences: Sequence[Fence]) -> list[dict[str, Any]]:
    now = datetime.now(UTC)
    return [{"the_table": table, "the_version": version, "now": now} for table, version in fences]
