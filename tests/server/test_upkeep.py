"""What is done again and again: bots that nobody thinks about are asked, and what fails is logged and tried again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.company import House
from tests.server.running import run
from tests.server.test_hall import ANN, hall_with_a_table
from tests.server.test_talk import until
from windfall.server.bots import BotPool
from windfall.server.database.store import Store
from windfall.server.settings import Settings
from windfall.server.tables import housekeeping, upkeep
from windfall.server.tables.hall import Hall
from windfall.server.tables.housekeeping import Housekeeper
from windfall.server.tables.room import Room
from windfall.server.tables.seating import new_table
from windfall.server.talk.talk import Square
from windfall.server.wire.bodies import BotSeat, MySeat


@asynccontextmanager
async def hall_of(folder: Path, bots: BotPool | None = None) -> AsyncIterator[tuple[Hall, Store]]:
    hall, _room, store = await hall_with_a_table(folder, bots=bots)
    try:
        yield hall, store
    finally:
        await hall.stop()
        await store.close()


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[House, House]]:
    square, clock = Square(), SetClock()
    here, there = [await House.open(url, clock, square) for _ in range(2)]
    try:
        yield here, there
    finally:
        await here.end()
        await there.end()


async def asked_bots(hall: Hall, count: int) -> list[Room]:
    """Tables at which a bot has to choose."""
    seats = [MySeat(), BotSeat("hard")]
    tables = [new_table("race", {}, seats, ANN, public=False, shuffle=False) for _ in range(count)]
    rooms = [await hall.opening.open(table) for table in tables]
    await asyncio.sleep(0)
    return rooms


def waiting(bots: BotPool) -> set[str]:
    """The tables whose bots wait for a worker."""
    return {key.partition("/")[0] for key in bots.places()}


@run
async def test_a_question_that_nobody_thinks_about_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also if another table's bots cannot be asked, which is logged."""
    bots = BotPool(0, 1.0)  # nobody is there to think
    async with hall_of(tmp_path, bots) as (hall, _store):
        rooms = await asked_bots(hall, 3)
        names = [room.table.id for room in rooms]
        for room in rooms:
            room.bots.thinkers.drop_all()
        await asyncio.sleep(0)
        assert waiting(bots) == set()
        rooms[2].bots.leads = False  # another process lets them think

        def fail() -> None:
            raise OSError("no thought")

        monkeypatch.setattr(rooms[0].bots, "wake", fail)
        await hall.upkeep.sweep()
        await asyncio.sleep(0)
        assert waiting(bots) == {names[1]}
        (logged,) = [record for record in caplog.records if record.exc_info is not None]
        assert "could not be asked" in logged.getMessage()
        monkeypatch.undo()
        await hall.upkeep.sweep()
        await asyncio.sleep(0)
        assert waiting(bots) == set(names[:2])
    await bots.close()


@run
async def test_bots_of_a_process_that_has_ended_are_asked_by_another(database_url: str) -> None:
    """Once they have had to choose from one look to the next, and by the one of all processes whose turn it is."""
    async with two_processes(database_url) as (here, there):
        tables = [(await here.table("race", "Ann", "Bob", bots=1))[0] for _ in range(6)]
        pool = there.hall._bots
        await there.hall.upkeep._wake_stuck()
        assert there.hall.rooms == ()  # who let them think is at it perhaps
        names = [here.hall.talk.name, there.hall.talk.name]
        here.hall.company._heard[names[1]] = there.hall.company._heard[names[0]] = 0.0
        await there.hall.upkeep._wake_stuck()
        await asyncio.sleep(0)
        mine = {table for table in tables if there.hall.company.mine(table)}
        assert {table for table in tables if here.hall.company.mine(table)} == set(tables) - mine
        assert waiting(pool) & set(tables) == mine
        del there.hall.company._heard[names[0]]  # it is not heard of any more
        await there.hall.upkeep._wake_stuck()
        await asyncio.sleep(0)
        assert waiting(pool) >= set(tables)


@run
async def test_a_bot_that_has_moved_meanwhile_is_not_stuck(database_url: str) -> None:
    async with two_processes(database_url) as (here, there):
        table, _people = await here.table("race", "Ann", "Bob", bots=1)
        await there.hall.upkeep._wake_stuck()
        room = await here.hall.room(table)
        live = room.live
        assert live is not None
        game = live.course.game
        (seat,) = [seat for seat, _level in live.bots_asked()]
        await room.bots._play_answer(live, seat, live.key(seat), game.actions(seat)[0])
        await there.hall.upkeep._wake_stuck()
        assert not there.hall.holds(table)


@run
async def test_upkeep_that_fails_is_logged_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "_SWEEP_SECONDS", 0.01)
    async with hall_of(tmp_path) as (hall, _store):
        sweeps: list[int] = []

        async def sweep() -> None:
            sweeps.append(len(sweeps))
            if len(sweeps) < 3:
                raise OSError("no broom")

        monkeypatch.setattr(hall.upkeep, "sweep", sweep)
        hall.start()
        await until(lambda: len(sweeps) >= 4)
        assert failures(caplog, "sweep failed; the server goes on without it", "no broom") == 2


@run
async def test_housekeeping_that_fails_is_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housekeeping, "_NOTICE_SECONDS", 0.01)
    async with hall_of(tmp_path) as (hall, store):
        clearings: list[int] = []
        catching_up: list[int] = []

        async def clear(_store: Store, _before: datetime) -> None:
            clearings.append(len(clearings))
            if len(clearings) < 3:
                raise OSError("no shelf")

        async def catch_up() -> None:
            catching_up.append(len(catching_up))

        monkeypatch.setattr(Store, "clear_players", clear)
        monkeypatch.setattr(hall, "catch_up", catch_up)
        keeper = Housekeeper(Settings(player_days=1), store, hall)
        keeper.start()
        await until(lambda: len(catching_up) >= 6)
        await keeper.stop()
        assert len(clearings) == 3  # once it is done, not again for an hour
        assert failures(caplog, "Housekeeper.clear failed; the server goes on without it", "no shelf") == 2


def failures(caplog: pytest.LogCaptureFixture, text: str, cause: str) -> int:
    """How often that was logged, with its cause."""
    found = [record for record in caplog.records if text in record.getMessage()]
    assert all(record.exc_info is not None and cause in str(record.exc_info[1]) for record in found)
    return len(found)
