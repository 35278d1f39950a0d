"""The archive of component sets, and the migrations of the database that it is in."""

import asyncio
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

import windfall
from tests.server.running import run
from tests.server.test_store import fresh, new_table, opened
from windfall.engine.files.component_file import ComponentSet, component_set
from windfall.server.component_sets import NOT_ARCHIVED, OTHER_RULES, ComponentSets
from windfall.server.database import connect
from windfall.server.database.archive import archived_set
from windfall.server.database.connect import DatabaseError
from windfall.server.database.records import Deal, MoveRecord, Progress
from windfall.server.settings import Settings

TITLES = ("newfrontiers", "race", "jumpdrive")
RACE = windfall.title("race")
DEAL = Deal("race", RACE.rules, RACE.components_digest)


def strange_set() -> ComponentSet:
    return ComponentSet("race", secrets.token_hex(6), {"cards.toml": "# ä\n", "more.toml": "x = '\\n'\n"}, True)


@run
async def test_a_set_is_archived_once_and_never_changed(database_url: str) -> None:
    store = await opened(database_url)
    used = strange_set()
    assert await store.component_set("race", used.digest) is None
    await asyncio.gather(*(store.archive(used) for _ in range(5)))
    await store.archive(ComponentSet("race", used.digest, {"cards.toml": "other"}, False))
    await store.close()
    store = await opened(database_url)
    assert await store.component_set("race", used.digest) == used
    assert await store.component_set("jumpdrive", used.digest) is None
    assert (await store.archived_sets())["race", used.digest] is True
    await store.close()
    url = Settings(database_url).url
    assert await archived_set(url, "race", used.digest) == used
    assert await archived_set(url, "race", "nothing") is None


@run
async def test_a_server_archives_what_it_plays_with(database_url: str) -> None:
    store = await opened(database_url)
    sets = await ComponentSets.open(store, TITLES)
    for name in TITLES:
        digest = windfall.title(name).components_digest
        archived = await store.component_set(name, digest)
        assert archived == component_set(digest)
        assert archived is not None
        assert not archived.corrected
        assert sets.texts[name] == archived.texts
    await store.close()


@run
async def test_what_a_process_can_play(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/tables.sqlite3")
    used = strange_set()
    await store.archive(used)
    sets = await ComponentSets.open(store, ["race"])
    archived = Deal("race", RACE.rules, used.digest)
    assert (sets.plays(DEAL), sets.elsewhere(DEAL), sets.refusal(DEAL)) == (True, False, None)
    assert (sets.plays(archived), sets.elsewhere(archived), sets.refusal(archived)) == (False, True, None)
    refused = [
        (Deal("race", RACE.rules + 1, RACE.components_digest), OTHER_RULES),
        (Deal("race", RACE.rules + 1, used.digest), OTHER_RULES),
        (Deal("chess", 1, used.digest), OTHER_RULES),
        (Deal("race", RACE.rules, "nothing"), NOT_ARCHIVED),
    ]
    for deal, why in refused:
        assert (sets.plays(deal), sets.elsewhere(deal), sets.refusal(deal)) == (False, False, why)
    await store.close()


@run
async def test_reading_an_archive_makes_and_changes_nothing(tmp_path: Path) -> None:
    assert await archived_set(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3", "race", "nothing") is None
    assert not list(tmp_path.iterdir())
    old = f"sqlite:///{tmp_path}/old.sqlite3"
    engine = create_async_engine(Settings(old).url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda each: migrate(each, "0002"))
    await engine.dispose()
    assert await archived_set(Settings(old).url, "race", "nothing") is None
    with pytest.raises(DatabaseError, match="a database URL is"):
        await archived_set("nonsense", "race", "nothing")
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await archived_set("postgresql+asyncpg://user:secret@127.0.0.1:1/name", "race", "nothing")


def migrate(connection: Connection, revision: str, down: bool = False) -> None:
    config = Config()
    config.set_main_option("script_location", str(connect._MIGRATIONS))
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, revision)


def rows(connection: Connection, *tables: str) -> dict[str, list[tuple[Any, ...]]]:
    return {table: sorted(map(tuple, connection.execute(text(f"SELECT * FROM {table}")))) for table in tables}


@run
async def test_migrations_keep_what_is_stored_up_and_down(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    table = new_table(ann)
    await store.add_table(table)
    await store.add_moves(table.id, [MoveRecord(1, 0, 7, 1)], Progress("playing", 1))
    used = strange_set()
    await store.archive(used)
    await store.close()

    engine = connect._engine(Settings(database_url).url)
    async with engine.begin() as connection:
        before = await connection.run_sync(rows, "players", "seats", "moves")
        assert all(before.values())
        await connection.run_sync(migrate, "0001", True)
    async with engine.begin() as connection:
        assert await connection.run_sync(rows, "players", "seats", "moves") == before
        tables = await connection.run_sync(lambda each: inspect(each).get_table_names())
        assert "component_sets" not in tables
        await connection.run_sync(migrate, "head")
        assert await connection.run_sync(rows, "players", "seats", "moves") == before
    await engine.dispose()

    store = await opened(database_url)
    stored = await store.table(table.id)
    assert stored is not None
    assert (stored.id, stored.deal, stored.hints) == (table.id, table.deal, None)
    assert await store.component_set("race", used.digest) is None
    await store.archive(used)
    assert await store.component_set("race", used.digest) == used
    assert stored.created <= datetime.now(UTC)
    await store.close()
