"""Opening the database: the connection, and the form of its tables brought up to date."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from windfall.engine.errors import WindfallError
from windfall.engine.extras import how_to_install

_MIGRATIONS = Path(__file__).parent / "migrations"
_JSON: Final = msgspec.json.Encoder()
_UPGRADE_LOCK: Final = 0x57494E4446414C4C  # a number that nobody else who uses the database takes


def _written(value: Any) -> str:
    """A value of a JSON column, in a fraction of the time that the standard library takes."""
    return _JSON.encode(value).decode()


_OPTIONS: Final[dict[str, Any]] = {"hide_parameters": True, "json_serializer": _written}
_SQLITE_OPTIONS: Final[dict[str, Any]] = {**_OPTIONS, "connect_args": {"timeout": 30}}


class DatabaseError(WindfallError):
    """The database cannot be opened."""


async def open_database(url: str) -> AsyncEngine:
    """An engine for a database that is up to date."""
    async with told_errors(url):
        engine = _engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return engine


async def revision_of(url: str) -> tuple[str | None, str]:
    """The form that the tables of a database have, None if there are none yet, and the one that this version wants.
    Nothing is changed, and a SQLite file that is not there is not made."""
    newest = _scripts().get_current_head() or ""
    name = checked_url(url).database
    if _is_sqlite(url) and name is not None and name != ":memory:" and not Path(name).exists():
        if not os.access(Path(name).absolute().parent, os.W_OK):
            raise DatabaseError(
                f"the database {name} cannot be made: check that its folder is there and can be written to"
            )
        return None, newest
    async with told_errors(url):
        engine = _engine(url)
        try:
            async with engine.connect() as connection:
                reading = await connection.execution_options(writes=False)
                return await reading.run_sync(_revision), newest
        finally:
            await engine.dispose()


@asynccontextmanager
async def told_errors(url: str) -> AsyncIterator[None]:
    """Whatever keeps a database from being opened is told as what to do about it."""
    try:
        yield
    except DatabaseError:
        raise
    except (OSError, ImportError, SQLAlchemyError) as error:
        raise cannot_open(url, error) from error
    except Exception as error:
        if not hasattr(error, "sqlstate"):  # PostgreSQL's own, which the driver raises as they are
            raise
        raise cannot_open(url, error) from error


def cannot_open(url: str, error: Exception) -> DatabaseError:
    """What is wrong with a database and what to do, without its password."""
    address = make_url(url)
    cause = getattr(error, "orig", None) or error
    advice = _advice(address, cause)
    shown = address.render_as_string(hide_password=True)
    return DatabaseError(f"the database {shown} cannot be opened: {advice or cause}")


def _advice(address: URL, cause: BaseException) -> str | None:
    user, name = address.username or "its user", address.database
    if isinstance(cause, ImportError):
        return f"PostgreSQL needs a driver, which the extra postgres brings: {how_to_install('postgres')}"
    match str(getattr(cause, "sqlstate", "")):
        case "28P01" | "28000":
            return f"PostgreSQL does not let {user} in; check user and password in the database URL, and pg_hba.conf"
        case "3D000":
            return f"there is no such database; make it with: sudo -u postgres createdb {name} --owner {user}"
        case "42501":
            return f"{user} may not change it; it should be owned by them: ALTER DATABASE {name} OWNER TO {user}"
    if isinstance(cause, OSError) and not _is_sqlite(address):
        return "no PostgreSQL answers there; check that it runs, and host and port in the database URL"
    return None


def checked_url(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise DatabaseError("a database URL is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from error


def _is_sqlite(url: str | URL) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def _engine(url: str) -> AsyncEngine:
    driver = checked_url(url).get_backend_name()
    if driver == "sqlite":
        return _sqlite(url)
    if driver == "postgresql":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, **_OPTIONS)
    raise DatabaseError(f"tables are kept in sqlite or postgresql, not in {driver}")


def _sqlite(url: str) -> AsyncEngine:
    _make_file(make_url(url).database)
    engine = create_async_engine(url, **_SQLITE_OPTIONS)
    _prepare(engine.sync_engine)
    return engine


def at_one_moment(engine: AsyncEngine) -> str:
    """What a transaction needs to see nothing that is written while it reads; SQLite has nothing else."""
    return "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"


def engine_of_thread(engine: AsyncEngine) -> Engine | None:
    """An engine for a thread that writes to the same SQLite file; other databases need none."""
    if not _is_sqlite(engine.url):
        return None
    own = create_engine(engine.url.set(drivername="sqlite"), **_SQLITE_OPTIONS)
    _prepare(own)
    return own


def _prepare(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later would fail if another wrote in between.
        writes = connection.get_execution_options().get("writes", True)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _make_file(name: str | None) -> None:
    """A new file is for the server's user alone, for it holds the key that identities are signed with."""
    if name is None or name == ":memory:":
        raise DatabaseError("name a file for the tables to be kept in, such as sqlite:///tables.sqlite3")
    try:
        Path(name).touch(mode=0o600)
    except OSError as error:
        raise DatabaseError(f"the database {name} cannot be opened: {error.strerror}") from error


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # servers that start at once wait here, as SQLite lets them by itself
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})")
    _revision(connection)
    config = _config()
    config.attributes["connection"] = connection
    logging.getLogger("alembic").setLevel(logging.WARNING)
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The form that the tables have; one that is not known here is of a newer version."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in {script.revision for script in _scripts().walk_revisions()}:
        raise DatabaseError(
            f"the database was written by a newer Windfall (its form is {revision}); "
            "update Windfall, or restore a backup from before the update"
        )
    return revision


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return config
