"""Backups hold all there is, and come back into either kind of database."""

import os
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.running import run
from tests.server.test_archive import strange_set
from tests.server.test_store import fresh, new_table, opened
from windfall.engine.title import Result
from windfall.server.database.backup import back_up, restore
from windfall.server.database.connect import DatabaseError, open_database
from windfall.server.database.models import Base
from windfall.server.database.records import MoveRecord, Progress, RoundSheet, ScoreSheet, TableRecord
from windfall.server.database.transactions import StaleError
from windfall.server.settings import Settings


async def rows(database_url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that a database holds, but for the versions of tables."""
    engine = create_async_engine(Settings(database_url).url)
    async with engine.connect() as connection:
        found = {
            table.name: sorted(
                tuple(str(value) for value in row)
                for row in await connection.execute(select(*(each for each in table.c if each.name != "version")))
            )
            for table in Base.metadata.sorted_tables
        }
    await engine.dispose()
    return found


async def fill(database_url: str) -> TableRecord:
    """Something of everything."""
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.secret("identity", "the key")
    await store.save_player(ann)
    await store.sets.keep(strange_set())
    table = new_table(ann)
    await store.add_table(table)
    ended = replace(table, progress=Progress("over", 1, 2, (), winners=(0,)))
    sheet = ScoreSheet(Result((3, 1), (0,), ({"vp": 3}, {"vp": 1}), ("deck",), 2), (RoundSheet(1, (2, 1)),))
    ended = await store.add_moves(ended, [MoveRecord(1, 0, 7, 1)], sheet)
    await store.close()
    return ended


@run
async def test_a_backup_comes_back_into_either_database(database_url: str, tmp_path: Path) -> None:
    table = await fill(database_url)
    before = await rows(database_url)
    file = tmp_path / "backup.sqlite3"
    await back_up(Settings(database_url).url, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.read_bytes()[18:20] == b"\x01\x01"  # no files beside it are needed to read it
    assert [each.name for each in tmp_path.iterdir() if "backup" in each.name] == [file.name]
    store = await opened(database_url)
    later = new_table(fresh("Bob"))
    await store.save_player(fresh("Later"))
    assert await rows(database_url) != before
    await restore(Settings(database_url).url, file)
    assert await rows(database_url) == before
    assert await store.table(later.id) is None
    with pytest.raises(StaleError):  # a server that was not stopped has it in its memory
        await store.remove_moves(table, [1])
    await store.close()
    elsewhere = f"sqlite:///{tmp_path}/elsewhere.sqlite3"
    await restore(Settings(elsewhere).url, file)
    assert await rows(elsewhere) == before
    with pytest.raises(DatabaseError, match="is there already"):
        await back_up(Settings(database_url).url, file)


@run
async def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path}/old.sqlite3"
    table = await fill(old)
    _down(tmp_path / "old.sqlite3", "0003")
    new = f"sqlite:///{tmp_path}/new.sqlite3"
    await restore(Settings(new).url, tmp_path / "old.sqlite3")
    store = await opened(new)
    assert await store.table(table.id) == replace(table, version=0)
    assert len(await store.moves(table.id)) == 1
    await store.close()


def _down(file: Path, revision: str) -> None:
    code = (
        "import sys; from sqlalchemy import create_engine; from alembic import command;"
        "from windfall.server.database import connect; config = connect._config();"
        "engine = create_engine('sqlite:///' + sys.argv[1]);"
        "config.attributes['connection'] = connection = engine.connect();"
        "command.downgrade(config, sys.argv[2]); connection.commit()"
    )
    subprocess.run([sys.executable, "-c", code, str(file), revision], check=True, timeout=120)


@run
async def test_a_database_with_writes_on_their_way_is_not_damaged(tmp_path: Path) -> None:
    """Its -wal file belongs to what it held before; a file that is copied over it would be mixed with that."""
    good, bad = f"sqlite:///{tmp_path}/good.sqlite3", f"sqlite:///{tmp_path}/bad.sqlite3"
    await fill(good)
    await back_up(Settings(good).url, tmp_path / "backup")
    await fill(bad)
    busy = sqlite3.connect(tmp_path / "bad.sqlite3")
    busy.execute("UPDATE players SET name = 'changed'")
    busy.commit()  # stays open, and with it what is in the -wal file
    assert (tmp_path / "bad.sqlite3-wal").stat().st_size > 0
    await restore(Settings(bad).url, tmp_path / "backup")
    assert busy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    busy.close()
    assert await rows(bad) == await rows(good)


_SOMEBODY = 65_534  # a user that no test runs as


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can write what is another user's")
@pytest.mark.parametrize("there", [True, False], ids=["over a file", "into a folder"])
@run
async def test_what_root_restores_belongs_to_the_server(there: bool, tmp_path: Path) -> None:
    good, folder = f"sqlite:///{tmp_path}/good.sqlite3", tmp_path / "of the server"
    await fill(good)
    await back_up(Settings(good).url, tmp_path / "backup")
    folder.mkdir(mode=0o700)
    url = f"sqlite:///{folder}/tables.sqlite3"
    if there:
        await fill(url)
    for each in (folder, *folder.iterdir()):
        os.chown(each, _SOMEBODY, _SOMEBODY)
    busy = sqlite3.connect(folder / "tables.sqlite3") if there else None  # so that all its files stay
    await restore(Settings(url).url, tmp_path / "backup")
    kept = [(each.name, each.stat().st_uid, each.stat().st_mode & 0o077) for each in folder.iterdir()]
    assert ("tables.sqlite3", _SOMEBODY, 0) in kept
    assert [name for name, owner, open_to in kept if owner != _SOMEBODY or open_to] == []
    if busy is not None:
        busy.close()
    assert await rows(url) == await rows(good)


@run
async def test_a_restored_file_is_the_one_that_was_there(tmp_path: Path) -> None:
    """It keeps its owner, and whoever has it open has what was restored."""
    url, file = f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "tables.sqlite3"
    await fill(url)
    await back_up(Settings(url).url, tmp_path / "backup")
    before = file.stat().st_ino
    await restore(Settings(url).url, tmp_path / "backup")
    assert file.stat().st_ino == before


@run
async def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    await fill(url)
    before = await rows(url)
    (tmp_path / "text").write_text("not a database, whatever it is called" * 100)
    (tmp_path / "empty").write_bytes(b"")
    for name, why in (("text", "is not a backup"), ("empty", "is not a backup"), ("nowhere", "there is no file")):
        with pytest.raises(DatabaseError, match=why):
            await restore(Settings(url).url, tmp_path / name)
    engine = await open_database(Settings(f"sqlite:///{tmp_path}/newer").url)
    await engine.dispose()
    newer = sqlite3.connect(tmp_path / "newer")
    newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.commit()
    newer.close()
    with pytest.raises(DatabaseError, match="newer Windfall"):
        await restore(Settings(url).url, tmp_path / "newer")
    assert await rows(url) == before
    with pytest.raises(DatabaseError, match="nothing to back up"):
        await back_up(Settings(f"sqlite:///{tmp_path}/none").url, tmp_path / "new")
