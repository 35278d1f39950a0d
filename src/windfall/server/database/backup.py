"""Backups: all that a database holds, in one SQLite file, whichever kind of database it comes from or goes to.

Rows are read and written through SQL, never as files: so a backup can be made while the server runs, a database with
writes that are still on their way into its file cannot be damaged, and its file keeps its owner.
"""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from windfall.server.database.connect import (
    DatabaseError,
    at_one_moment,
    checked_url,
    open_database,
    revision_of,
    told_errors,
)
from windfall.server.database.models import Base, TableRow

_ROWS: Final = 1000  # copied at once
_SQLITE: Final = "sqlite+aiosqlite:///"


async def back_up(url: str, file: Path) -> None:
    """Write a new file that holds all there is at one moment. It is for its owner alone, since it holds the key that
    identities are signed with."""
    if file.exists():
        raise DatabaseError(f"{file} is there already; name a new file for the backup")
    if (await revision_of(url))[0] is None:
        raise DatabaseError("there is nothing to back up: this database has no tables yet")
    if not file.absolute().parent.is_dir():
        raise DatabaseError(f"there is no folder {file.absolute().parent}")
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".backup-") as folder:
        written = Path(folder) / "backup"
        source, target = await open_database(url), await open_database(f"{_SQLITE}{written}")
        async with told_errors(url):
            await _copy(source, target)
        _in_one_file(written)
        os.replace(written, file)


async def restore(url: str, file: Path) -> None:
    """Put a backup in the place of all that a database holds, in one transaction. The backup may be of an older
    version, and of either kind of database."""
    if not file.is_file():
        raise DatabaseError(f"there is no file {file}")
    with tempfile.TemporaryDirectory() as folder:
        read = Path(folder) / "backup"
        _read(file, read)
        backup = f"{_SQLITE}{read}"
        if (await revision_of(backup))[0] is None:
            raise DatabaseError(f"{file} is not a backup of Windfall")
        made = _file_to_make(url)
        source, target = await open_database(backup), await open_database(url)
        if made is not None:
            _leave_to_owner_of_folder(made)
        async with told_errors(url):
            await _copy(source, target)


def _file_to_make(url: str) -> Path | None:
    """The file of a SQLite database that is not there yet."""
    address = checked_url(url)
    file = Path(address.database or "") if address.get_backend_name() == "sqlite" else None
    return file if file is not None and not file.exists() else None


def _leave_to_owner_of_folder(file: Path) -> None:
    """What root makes for a server that runs as somebody else is theirs, and what SQLite keeps beside it."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    owner = file.absolute().parent.stat()
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if each.exists():
            os.chown(each, owner.st_uid, owner.st_gid)


def _read(file: Path, into: Path) -> None:
    """A copy to work on, with what may still be on its way into the file, if it is not a backup but a database."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            into.touch(mode=0o600)
            with closing(sqlite3.connect(into)) as target:
                source.backup(target)
    except sqlite3.Error as error:
        raise DatabaseError(f"{file} is not a backup of Windfall: {error}") from error


def _in_one_file(file: Path) -> None:
    """Without the files that SQLite keeps beside one in use, so that it can be read where nothing can be written."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


async def _copy(source: AsyncEngine, target: AsyncEngine) -> None:
    """All rows, as they are at one moment, instead of those that were there."""
    try:
        async with source.connect() as found, target.begin() as made:
            reading = await found.execution_options(writes=False, isolation_level=at_one_moment(source))
            known = await _highest_version(made)
            for table in reversed(Base.metadata.sorted_tables):
                await made.execute(table.delete())
            for table in Base.metadata.sorted_tables:
                rows = await reading.stream(select(table))
                async for part in rows.partitions(_ROWS):
                    await made.execute(insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in part])
            # whoever still has a table of before in memory must not take it for this one
            await made.execute(update(TableRow).values(version=TableRow.version + known))
    finally:
        await source.dispose()
        await target.dispose()


async def _highest_version(connection: AsyncConnection) -> int:
    found: int | None = (await connection.execute(select(func.max(TableRow.version)))).scalar()
    return 0 if found is None else found + 1
