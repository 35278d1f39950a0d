"""Tables come into memory when they are needed and leave it when they are not."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.running import run
from windfall.server.bots import BotPool
from windfall.server.component_sets import ComponentSets
from windfall.server.database.records import Player, WholeTable
from windfall.server.database.store import Store
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Settings
from windfall.server.tables.connection import RELOAD, Connection
from windfall.server.tables.hall import Hall
from windfall.server.tables.room import Room
from windfall.server.tables.seating import new_table
from windfall.server.wire.bodies import BotSeat, LocalSeat, MySeat
from windfall.server.wire.messages import Play

ANN = Player("ann", "Ann")


async def hall_with_a_table(
    folder: Path, settings: Settings | None = None, bots: BotPool | None = None
) -> tuple[Hall, Room, Store]:
    settings = replace(settings or Settings(), database_url=f"sqlite:///{folder}/tables.sqlite3")
    store = await Store.open(settings.url)
    hall = Hall(settings, store, await ComponentSets.open(store, ["newfrontiers", "race"]), bots or BotPool(1, 1.0))
    await store.save_player(ANN)
    seats = [MySeat(), LocalSeat("Bo")]
    return hall, await hall.opening.open(new_table("newfrontiers", {}, seats, ANN, public=False, shuffle=False)), store


def choice(room: Room) -> Play:
    """The first option of whoever is asked."""
    assert room.live is not None
    game = room.live.course.game
    seat = game.seats[0]
    return Play(seat, room.live.key(seat), [game.actions(seat)[0]])


@run
async def test_all_get_the_same_room(tmp_path: Path) -> None:
    hall, room, store = await hall_with_a_table(tmp_path)
    assert await hall.room(room.table.id) is room
    again = Hall(Settings(), store, await ComponentSets.open(store, ["newfrontiers"]), BotPool(1, 1.0))
    found = await asyncio.gather(*(again.room(room.table.id) for _ in range(5)))
    assert all(each is found[0] for each in found)
    await store.close()


@run
async def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    hall, room, store = await hall_with_a_table(tmp_path, Settings(idle_seconds=-1.0))
    connection = Connection(ANN, Settings().limits)
    hall.enter(room, connection)
    await room.moves.play("ann", choice(room))
    await hall.upkeep.sweep()
    assert await hall.room(room.table.id) is room
    hall.leave(room, connection)
    await room.absence.settle()
    await hall.upkeep.sweep()
    back = await hall.room(room.table.id)
    assert back is not room
    assert back.table == room.table
    assert room.live is not None
    assert back.live is not None
    assert back.live.course.game.state == room.live.course.game.state
    await store.close()


@run
async def test_a_table_that_could_not_be_stored_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, room, store = await hall_with_a_table(tmp_path)
    connection = Connection(ANN, Settings().limits)
    hall.enter(room, connection)

    async def fail(*_given: object) -> None:
        raise OSError("the disk is full")

    assert room.live is not None
    before = room.live.course.game.state.key()
    with monkeypatch.context() as broken:
        broken.setattr(store, "add_moves", fail)
        with pytest.raises(RequestRefused, match="could not be stored"):
            await room.moves.play("ann", choice(room))
    assert room.live.course.game.state.key() == before
    assert connection.closing == RELOAD
    with pytest.raises(RequestRefused, match="could not be stored"):
        await room.moves.play("ann", choice(room))
    again = await hall.room(room.table.id)
    assert again is not room
    await again.moves.play("ann", choice(again))
    assert len(await store.moves(room.table.id)) == 1
    await store.close()


@run
async def test_the_sweeper_never_parts_people_at_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Storage fails at many tables. While the sweeper loads one again people come to the others, and stay together."""
    hall, room, store = await hall_with_a_table(tmp_path)
    seats = [MySeat(), LocalSeat("Bo")]
    rooms = [room]
    for _ in range(5):
        rooms.append(await hall.opening.open(new_table("newfrontiers", {}, seats, ANN, public=False, shuffle=False)))
    for each in rooms:
        each.broken = True
    slow = store.whole_table

    async def slowly(table: str) -> WholeTable | None:
        await asyncio.sleep(0.02)
        return await slow(table)

    monkeypatch.setattr(store, "whole_table", slowly)
    sweeping = asyncio.create_task(hall.upkeep.sweep())
    await asyncio.sleep(0)
    first = await asyncio.gather(*(hall.room(each.table.id) for each in rooms))
    for each in first:
        hall.enter(each, Connection(ANN, Settings().limits))
    await sweeping
    await hall.upkeep.sweep()
    assert [await hall.room(each.table.id) for each in rooms] == first
    await store.close()


@run
async def test_nobody_enters_a_room_that_was_left_behind(tmp_path: Path) -> None:
    hall, room, store = await hall_with_a_table(tmp_path, Settings(idle_seconds=-1.0))
    await hall.upkeep.sweep()
    with pytest.raises(RequestRefused, match="loaded again"):
        hall.enter(room, Connection(ANN, Settings().limits))
    with pytest.raises(RequestRefused, match="could not be stored"):
        await room.moves.play("ann", choice(room))
    assert await store.moves(room.table.id) == []
    await store.close()


@run
async def test_who_waits_for_bots_is_told_their_place_in_line(tmp_path: Path) -> None:
    """Once, and again when it changes; not while the viewer is asked, too, since that tells who has answered."""
    bots = BotPool(0, 1.0)  # nobody is there to think
    hall, _room, store = await hall_with_a_table(tmp_path, bots=bots)
    seats = [BotSeat("hard"), MySeat()]
    rooms: list[Room] = []
    while len(rooms) < 3:
        table = new_table("newfrontiers", {}, seats, ANN, public=False, shuffle=False)
        if table.progress.bots_due:
            rooms.append(await hall.opening.open(table))
    connection = Connection(ANN, Settings().limits)
    hall.enter(rooms[2], connection)
    told(connection)
    for _ in range(2):
        await hall.upkeep.tell_waits()
    assert told(connection) == ['{"type":"wait","about":"bots","place":3}']
    rooms[0].stop()
    await asyncio.sleep(0)
    await hall.upkeep.tell_waits()
    assert told(connection) == ['{"type":"wait","about":"bots","place":2}']
    rooms[2].stop()
    await asyncio.sleep(0)
    await hall.upkeep.tell_waits()
    assert told(connection) == ['{"type":"wait","about":"bots","place":null}']
    together = await hall.opening.open(new_table("race", {}, seats, ANN, public=False, shuffle=False))
    connection = Connection(ANN, Settings().limits)
    hall.enter(together, connection)
    told(connection)
    await hall.upkeep.tell_waits()
    assert together.live is not None
    assert together.live.asked(1, (1,)) == [0, 1]
    assert told(connection) == []
    await hall.stop()
    await bots.close()
    await store.close()


def told(connection: Connection) -> list[str]:
    """All that waits to be sent."""
    texts: list[str] = []
    while (text := connection.next_text()) is not None:
        texts.append(text)
    return texts
