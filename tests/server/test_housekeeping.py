"""What nobody needs any more is removed after the times that a host sets, and what somebody still plays never is."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import run
from tests.server.test_hall import hall_with_a_table
from tests.server.test_store import fresh, new_table, opened
from windfall.server.component_sets import ENDED
from windfall.server.database.records import MoveRecord, Player, Progress, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import Fence
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits, Settings
from windfall.server.tables.connection import Connection
from windfall.server.tables.hall import Hall
from windfall.server.tables.housekeeping import Housekeeper

LONG_AGO = timedelta(days=100)


class Nobody:
    """A hall in which nobody is."""

    def visited(self, _table: str) -> bool:
        return False


def housekeeper(store: Store, hall: Any = None, **days: int) -> Housekeeper:
    return Housekeeper(Settings(**{"waiting_days": 0, **days}), store, hall or Nobody())


async def someone(store: Store) -> Player:
    ann = fresh("Ann")
    await store.save_player(ann)
    return ann


async def stored(store: Store, status: str, age: timedelta, host: Player | None = None) -> TableRecord:
    """A table that was opened so long ago, and has not been changed since."""
    table = replace(new_table(host or await someone(store), age=age), progress=Progress(status))  # type: ignore[arg-type]
    await store.add_table(table)
    return table


async def left(store: Store, *tables: TableRecord) -> list[bool]:
    return [await store.table(table.id) is not None for table in tables]


@pytest.mark.parametrize(
    ("days", "kept"),
    [
        ({}, (True, True, True, True, True)),
        ({"waiting_days": 90}, (False, True, True, True, True)),
        ({"abandoned_days": 90}, (True, True, False, True, True)),
        ({"waiting_days": 101, "abandoned_days": 101}, (True, True, True, True, True)),
        ({"waiting_days": 1, "abandoned_days": 1}, (False, True, False, True, True)),
    ],
)
@run
async def test_tables_go_after_their_time(database_url: str, days: dict[str, int], kept: tuple[bool, ...]) -> None:
    store = await opened(database_url)
    tables = [
        await stored(store, "waiting", LONG_AGO),
        await stored(store, "waiting", timedelta(hours=1)),
        await stored(store, "playing", LONG_AGO),
        await stored(store, "playing", timedelta(hours=1)),
        await stored(store, "over", LONG_AGO),
    ]
    await housekeeper(store, **days).clear()
    assert await left(store, *tables) == list(kept)
    await store.close()


@run
async def test_a_game_that_is_old_but_played_stays(database_url: str) -> None:
    store = await opened(database_url)
    played, abandoned = [await stored(store, "playing", LONG_AGO) for _ in range(2)]
    await store.add_moves(played, [MoveRecord(1, 0, 7, 1)])
    await housekeeper(store, abandoned_days=90).clear()
    assert await left(store, played, abandoned) == [True, False]
    assert await store.moves(played.id)
    assert not await store.moves(abandoned.id)
    await store.close()


@run
async def test_more_than_are_removed_at_once(database_url: str) -> None:
    store = await opened(database_url)
    ann = await someone(store)
    tables = await asyncio.gather(*(stored(store, "waiting", LONG_AGO, ann) for _ in range(230)))
    await housekeeper(store, waiting_days=90).clear()
    assert not any(await left(store, *tables))
    await store.close()


@run
async def test_players_go_when_nothing_is_left_of_them(database_url: str) -> None:
    store = await opened(database_url)
    seated, lonely, guest = [await someone(store) for _ in range(3)]
    table = await stored(store, "over", LONG_AGO, seated)
    assert table.host == seated.id
    await housekeeper(store, player_days=1).clear()
    assert await store.player(lonely.id) is not None  # not old enough
    await store.clear_players(table.created + LONG_AGO * 2)
    found = [await store.player(each.id) is not None for each in (seated, lonely, guest)]
    assert found == [True, False, False]
    await store.keep_player(lonely)  # who takes a seat is known again
    assert await store.player(lonely.id) == lonely
    await store.close()


def connected(hall: Hall, room: Any) -> Connection:
    connection = Connection(Player("watcher", "Wim"), Limits())
    hall.enter(room, connection)
    return connection


@run
async def test_a_table_that_somebody_is_connected_to_stays(tmp_path: Path) -> None:
    hall, room, store = await hall_with_a_table(tmp_path)
    status = room.table.progress.status
    keeper = housekeeper(store, hall, waiting_days=1, abandoned_days=1)
    keeper._store = _Aged(store)  # type: ignore[assignment]
    visitor = connected(hall, room)
    await keeper.clear()
    assert await left(store, room.table) == [True], status
    hall.leave(room, visitor)
    await keeper.clear()
    assert await left(store, room.table) == [False]
    await hall.stop()
    await store.close()


class _Aged:
    """A store to which everything was changed long ago."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def untouched(self, status: Any, before: Any, most: int) -> Any:
        return await self._store.untouched(status, before + LONG_AGO, most)


@run
async def test_a_table_that_a_host_has_changed_is_followed(tmp_path: Path) -> None:
    hall, room, store = await hall_with_a_table(tmp_path)
    visitor = connected(hall, room)
    await hall.catch_up()
    assert room.table.halted is None
    ended = await store.end(room.table)
    await hall.catch_up()
    assert (room.table.halted, room.live, room.refused) == ("ended", None, ENDED)
    await store.remove(Fence(ended.id, ended.version))
    await hall.catch_up()
    assert room.broken
    assert visitor.closing is not None
    with pytest.raises(RequestRefused, match="no such table"):
        await hall.room(ended.id)
    assert hall.rooms == ()
    await hall.stop()
    await store.close()
