"""Opening the database: the connection, and the form of its tables brought up to date."""

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from windfall.engine.errors import WindfallError

_MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseError(WindfallError):
    """The database cannot be opened."""


async def open_database(url: str) -> AsyncEngine:
    """An engine for a database that is up to date."""
    engine = _engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (OSError, OperationalError) as error:
        await engine.dispose()
        raise cannot_open(url, error) from error
    return engine


def cannot_open(url: str, error: Exception) -> DatabaseError:
    """What is wrong with a database, without its password."""
    shown = make_url(url).render_as_string(hide_password=True)
    return DatabaseError(f"the database {shown} cannot be opened: {getattr(error, 'orig', None) or error}")


def checked_url(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise DatabaseError("a database URL is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from error


def _engine(url: str) -> AsyncEngine:
    driver = checked_url(url).get_backend_name()
    if driver == "sqlite":
        return _sqlite(url)
    if driver == "postgresql":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    raise DatabaseError(f"tables are kept in sqlite or postgresql, not in {driver}")


def _sqlite(url: str) -> AsyncEngine:
    _make_file(make_url(url).database)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later would fail if another wrote in between.
        writes = connection.get_execution_options().get("writes", True)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _make_file(name: str | None) -> None:
    """A new file is for the server's user alone, for it holds the key that identities are signed with."""
    if name is None or name == ":memory:":
        raise DatabaseError("name a file for the tables to be kept in, such as sqlite:///tables.sqlite3")
    try:
        Path(name).touch(mode=0o600)
    except OSError as error:
        raise DatabaseError(f"the database {name} cannot be opened: {error.strerror}") from error


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    logging.getLogger("alembic").setLevel(logging.WARNING)
    command.upgrade(config, "head")
