"""A database made as small as what it holds."""

import sqlite3
from contextlib import closing
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from windfall.server.database.connect import DatabaseError, open_database, revision_of, told_errors

_PATIENCE = 60.0  # seconds, until a server has finished what it writes


class Sizes(NamedTuple):
    """Bytes."""

    before: int
    after: int


async def vacuum(url: str) -> Sizes:
    """Give back the room of what was removed, and count anew what queries are planned by. The server may run."""
    if (await revision_of(url))[0] is None:
        raise DatabaseError("this database has no tables yet")
    engine = await open_database(url)
    async with told_errors(url):
        try:
            if engine.dialect.name == "postgresql":
                return await _vacuum_postgres(engine)
            return _vacuum_sqlite(str(engine.url.database))
        finally:
            await engine.dispose()


async def _vacuum_postgres(engine: AsyncEngine) -> Sizes:
    size = text("SELECT pg_database_size(current_database())")
    async with engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        before = (await alone.execute(size)).scalar_one()
        await alone.execute(text("VACUUM (ANALYZE)"))
        return Sizes(before, (await alone.execute(size)).scalar_one())


def _vacuum_sqlite(file: str) -> Sizes:
    try:
        with closing(sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None)) as connection:
            before = _bytes(connection)
            connection.execute("VACUUM")
            connection.execute("PRAGMA optimize")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return Sizes(before, _bytes(connection))
    except sqlite3.OperationalError as error:
        raise DatabaseError(f"the database {file} is busy, or its disk is full: {error}; try again") from error


def _bytes(connection: sqlite3.Connection) -> int:
    pages, size = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    return int(pages * size)
