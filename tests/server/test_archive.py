"""The archive of component sets, and the migrations of the database that it is in."""

import asyncio
import secrets
from dataclasses import replace
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
from windfall.engine.files.component_set import ComponentSet, component_set
from windfall.server.component_sets import NOT_ARCHIVED, OTHER_RULES, ComponentSets
from windfall.server.database import connect
from windfall.server.database.archive import archived_set
from windfall.server.database.connect import DatabaseError
from windfall.server.database.records import (
    Conversation,
    Deal,
    LineRecord,
    MoveRecord,
    MuteRecord,
    Progress,
    SetName,
    WishRecord,
)
from windfall.server.settings import Settings

TITLES = ("newfrontiers", "race", "jumpdrive")
RACE = windfall.title("race")
HERE = SetName("race", RACE.components_digest)


def strange_set() -> ComponentSet:
    return ComponentSet("race", secrets.token_hex(6), {"cards.toml": "# ä\n", "more.toml": "x = '\\n'\n"}, True)


@run
async def test_a_set_is_archived_once_and_never_changed(database_url: str) -> None:
    store = await opened(database_url)
    used = strange_set()
    assert await store.sets.find(SetName("race", used.digest)) is None
    await asyncio.gather(*(store.sets.keep(used) for _ in range(5)))
    await store.sets.keep(ComponentSet("race", used.digest, {"cards.toml": "other"}, False))
    await store.close()
    store = await opened(database_url)
    assert await store.sets.find(SetName("race", used.digest)) == used
    assert await store.sets.find(SetName("jumpdrive", used.digest)) is None
    assert (await store.sets.all())[SetName("race", used.digest)] is True
    await store.close()
    url = Settings(database_url).url
    assert await archived_set(url, SetName("race", used.digest)) == used
    assert await archived_set(url, SetName("race", "nothing")) is None


@run
async def test_a_server_archives_what_it_plays_with(database_url: str) -> None:
    store = await opened(database_url)
    sets = await ComponentSets.open(store, TITLES)
    for name in TITLES:
        digest = windfall.title(name).components_digest
        archived = await store.sets.find(SetName(name, digest))
        assert archived == component_set(digest)
        assert archived is not None
        assert not archived.corrected
        assert sets.texts[name] == archived.texts
    await store.close()


@run
async def test_what_a_process_can_play(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/tables.sqlite3")
    used = strange_set()
    await store.sets.keep(used)
    sets = await ComponentSets.open(store, ["race"])
    archived = SetName("race", used.digest)
    cases = [
        (Deal(RACE.rules, HERE), (True, False, None)),
        (Deal(RACE.rules, archived), (False, True, None)),
        (Deal(RACE.rules + 1, HERE), (False, False, OTHER_RULES)),
        (Deal(RACE.rules + 1, archived), (False, False, OTHER_RULES)),
        (Deal(1, SetName("chess", used.digest)), (False, False, OTHER_RULES)),
        (Deal(RACE.rules, SetName("race", "nothing")), (False, False, NOT_ARCHIVED)),
    ]
    for deal, expected in cases:
        assert (sets.plays(deal), sets.elsewhere(deal), sets.refusal(deal)) == expected


@run
async def test_older_rules_that_a_title_remembers_are_no_hindrance(tmp_path: Path) -> None:
    title = windfall.title("newfrontiers")
    assert title.older_rules
    store = await opened(f"sqlite:///{tmp_path}/tables.sqlite3")
    used = replace(strange_set(), title="newfrontiers")
    await store.sets.keep(used)
    sets = await ComponentSets.open(store, ["newfrontiers"])
    for rules in title.older_rules:
        assert sets.plays(Deal(rules, SetName("newfrontiers", title.components_digest)))
        assert sets.elsewhere(Deal(rules, SetName("newfrontiers", used.digest)))
    await store.close()


@run
async def test_reading_an_archive_makes_and_changes_nothing(tmp_path: Path) -> None:
    assert await archived_set(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3", SetName("race", "nothing")) is None
    assert not list(tmp_path.iterdir())
    old = f"sqlite:///{tmp_path}/old.sqlite3"
    engine = create_async_engine(Settings(old).url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda each: migrate(each, "0002"))
    await engine.dispose()
    assert await archived_set(Settings(old).url, SetName("race", "nothing")) is None
    with pytest.raises(DatabaseError, match="a database URL is"):
        await archived_set("nonsense", SetName("race", "nothing"))
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await archived_set("postgresql+asyncpg://user:secret@127.0.0.1:1/name", SetName("race", "nothing"))


def migrate(connection: Connection, revision: str, down: bool = False) -> None:
    config = Config()
    config.set_main_option("script_location", str(connect._MIGRATIONS))
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, revision)


# What every form of the database has had of them.
COLUMNS = {
    "players": "id, name",
    "seats": "table_id, seat, player, local, name, level",
    "moves": "table_id, number, seat, action, gesture",
}


def rows(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table: sorted(map(tuple, connection.execute(text(f"SELECT {columns} FROM {table}"))), key=repr)
        for table, columns in COLUMNS.items()
    }


@run
async def test_where_an_older_server_is_to_run_only_what_is_said_and_wished_goes(
    database_url: str,
) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    table = replace(new_table(ann), watchers=False, follows="before", kept_until=datetime.now(UTC))
    await store.add_table(table)
    moved = await store.add_moves(replace(table, progress=Progress("playing", 1)), [MoveRecord(1, 0, 7, 1)])
    wished = await store.save_wish(replace(moved, wish=WishRecord(0, ("bob",), "bot", 1, "easy")))
    assert await store.table(table.id) == wished
    line = LineRecord(1, ann.id, "Ann", 0, "hello", datetime.now(UTC))
    await store.chats.add(table.id, line, 100)
    await store.chats.save_mute(table.id, MuteRecord(ann.id, "eve"), True, 2, line.at)
    assert await store.chats.of(table.id) == Conversation(2, (line,), frozenset({MuteRecord(ann.id, "eve")}))
    await store.close()

    engine = connect._engine(Settings(database_url).url)
    async with engine.begin() as connection:
        before = await connection.run_sync(rows)
        await connection.run_sync(migrate, "0014", True)
    async with engine.begin() as connection:
        assert await connection.run_sync(rows) == before
        tables = await connection.run_sync(lambda each: inspect(each).get_table_names())
        assert not {"chat_lines", "mutes"} & set(tables)
        await connection.run_sync(migrate, "head")
    await engine.dispose()

    store = await opened(database_url)
    bare = replace(wished, wish=None, watchers=True, follows=None, kept_until=None)
    assert await store.table(table.id) == bare
    assert await store.moves(table.id) == [MoveRecord(1, 0, 7, 1)]
    assert await store.chats.of(table.id) == Conversation()
    await store.chats.add(table.id, line, 100)
    await store.close()


@run
async def test_migrations_keep_what_is_stored_up_and_down(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    table = new_table(ann)
    await store.add_table(table)
    await store.add_moves(replace(table, progress=Progress("playing", 1)), [MoveRecord(1, 0, 7, 1)])
    used = strange_set()
    await store.sets.keep(used)
    await store.close()

    engine = connect._engine(Settings(database_url).url)
    async with engine.begin() as connection:
        before = await connection.run_sync(rows)
        assert all(before.values())
        await connection.run_sync(migrate, "0001", True)
    async with engine.begin() as connection:
        assert await connection.run_sync(rows) == before
        tables = await connection.run_sync(lambda each: inspect(each).get_table_names())
        assert "component_sets" not in tables
        await connection.run_sync(migrate, "head")
        assert await connection.run_sync(rows) == before
    await engine.dispose()

    store = await opened(database_url)
    stored = await store.table(table.id)
    assert stored is not None
    assert (stored.id, stored.deal, stored.hints) == (table.id, table.deal, None)
    assert await store.sets.find(SetName("race", used.digest)) is None
    await store.sets.keep(used)
    assert await store.sets.find(SetName("race", used.digest)) == used
    assert stored.created <= datetime.now(UTC)
    await store.close()
