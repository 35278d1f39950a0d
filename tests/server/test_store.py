"""What is stored is there again, in SQLite and in PostgreSQL alike."""

import asyncio
import secrets
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import inspect
from sqlalchemy.exc import IntegrityError

from tests.server.running import run
from windfall.server.database.connect import DatabaseError, open_database
from windfall.server.database.models import Base
from windfall.server.database.records import MoveRecord, Player, Progress, SeatRecord, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import Fence, StaleError
from windfall.server.settings import Settings


def fresh(name: str) -> Player:
    return Player(secrets.token_hex(6), name)


def new_table(host: Player, *seats: SeatRecord, public: bool = False, age: timedelta = timedelta()) -> TableRecord:
    return TableRecord(
        id=secrets.token_hex(6),
        title="race",
        rules=1,
        components="digest",
        settings={"setup": "standard", "experienced": True},
        seed=2**63 - 1,
        host=host.id,
        public=public,
        hints=True,
        created=datetime.now(UTC) - age,
        seats=seats or (SeatRecord(host.id, name=host.name), SeatRecord()),
    )


async def opened(database_url: str) -> Store:
    return await Store.open(Settings(database_url).url)


@run
async def test_the_migrations_make_the_tables_of_the_models(database_url: str) -> None:
    engine = await open_database(Settings(database_url).url)
    async with engine.connect() as connection:
        made = await connection.run_sync(
            lambda each: {
                name: {(column["name"], column["nullable"]) for column in inspect(each).get_columns(name)}
                for name in Base.metadata.tables
            }
        )
    wanted = {
        name: {(column.name, bool(column.nullable)) for column in table.columns}
        for name, table in Base.metadata.tables.items()
    }
    assert made == wanted
    await engine.dispose()


@run
async def test_the_file_is_for_nobody_else(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/tables.sqlite3")
    await store.save_player(fresh("Ann"))
    for file in tmp_path.iterdir():
        assert file.stat().st_mode & 0o077 == 0
    await store.close()


@run
async def test_secrets_are_made_once(database_url: str) -> None:
    store = await opened(database_url)
    name = secrets.token_hex(4)
    kept = await asyncio.gather(*(store.secret(name, f"fresh {number}") for number in range(5)))
    assert len(set(kept)) == 1
    await store.close()
    store = await opened(database_url)
    assert await store.secret(name, "other") == kept[0]
    await store.close()


@run
async def test_players_are_kept_with_their_names(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    assert await store.player(ann.id) is None
    await asyncio.gather(*(store.keep_player(ann) for _ in range(5)))
    assert await store.player(ann.id) == ann
    table = new_table(ann, SeatRecord(ann.id, name="Ann"), SeatRecord(ann.id, local=True, name="Bo"))
    over = replace(new_table(ann), progress=Progress("over"))
    for each in (table, over):
        await store.add_table(each)
    await store.save_player(Player(ann.id, "Änne 🚀"))
    assert await store.player(ann.id) == Player(ann.id, "Änne 🚀")
    for each, names in ((table, ["Änne 🚀", "Bo"]), (over, ["Ann", ""])):
        stored = await store.table(each.id)
        assert stored is not None
        assert [seat.name for seat in stored.seats] == names
    await store.close()


@run
async def test_tables_are_stored_whole(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob = fresh("Ann"), fresh("Bob")
    for player in (ann, bob):
        await store.save_player(player)
    table = new_table(ann)
    await store.add_table(table)
    assert await store.table(table.id) == table
    assert await store.table("nowhere") is None
    seat = SeatRecord(bob.id, name="Bob")
    progress = Progress("playing", 0, 1, (0, 1), bots_due=True)
    assert await store.deal(table.id) is None
    started = replace(table, seats=(table.seats[0], seat), progress=progress)
    started = await store.save_seat(started, 1)
    assert await store.table(table.id) == started
    other = new_table(ann)
    await store.add_table(other, follows=started)
    stored = await store.table(table.id)
    assert stored == replace(started, again=other.id, version=2)
    assert await store.deal(table.id) == started.deal
    assert await store.tables_of(bob.id, 10) == [stored]
    assert (table.id, stored.version, started.deal) in await store.tables_with_bots_due()
    await store.close()


@run
async def test_lists_of_tables(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    tables = [new_table(ann, public=number != 1, age=timedelta(hours=3 - number)) for number in range(3)]
    for table in tables:
        await store.add_table(table)
    assert [table.id for table in await store.tables_of(ann.id, 2)] == [tables[2].id, tables[1].id]
    shown = [table.id for table in await store.open_tables(100) if table.host == ann.id]
    assert shown == [tables[2].id, tables[0].id]
    assert await store.live_tables_of(ann.id) == 3
    old = await store.untouched("waiting", datetime.now(UTC) - timedelta(hours=1, minutes=30), 10_000)
    for table in tables:
        if Fence(table.id, table.version) in old:
            await store.remove(Fence(table.id, table.version))
    assert [table.id for table in await store.tables_of(ann.id, 9)] == [tables[2].id]
    await store.close()


@run
async def test_moves_stay_in_their_order_and_go_together(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    table = new_table(ann)
    await store.add_table(table)
    moves = [MoveRecord(number, number % 2, number * 10, number - number % 3) for number in range(1, 8)]
    table = await store.add_moves(replace(table, progress=Progress("playing", 3, 1, (1,))), moves[:3])
    table = await store.add_moves(replace(table, progress=Progress("over", 7, 2, (), winners=(0, 1))), moves[3:])
    assert await store.moves(table.id) == moves
    table = await store.remove_moves(replace(table, progress=Progress("playing", 5, 2, (0,))), [2, 7])
    assert await store.moves(table.id) == [move for move in moves if move.number not in (2, 7)]
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.progress == Progress("playing", 5, 2, (0,))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.add_moves(
            replace(table, progress=Progress("over")), [MoveRecord(8, 0, 1, 8), MoveRecord(3, 0, 1, 3)]
        )
    assert [move.number for move in await store.moves(table.id)] == [1, 3, 4, 5, 6]
    stored = await store.table(table.id)
    assert stored == table
    await store.close()


@run
async def test_many_write_at_once(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    tables = [new_table(ann) for _ in range(8)]
    await asyncio.gather(*(store.add_table(table) for table in tables))

    async def play(table: TableRecord) -> None:
        for number in range(1, 6):
            moved = replace(table, progress=Progress("playing", number))
            table = await store.add_moves(moved, [MoveRecord(number, 0, number, number)])

    await asyncio.gather(*(play(table) for table in tables))
    for table in tables:
        assert len(await store.moves(table.id)) == 5
    await store.close()


@run
async def test_an_upgrade_puts_all_moves_in_the_place_of_the_old_ones(database_url: str) -> None:
    """Even when other tables write at the same time, whose statements are executed together with its own."""
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    tables = [new_table(ann) for _ in range(4)]
    old = [MoveRecord(number, 0, number, number) for number in range(1, 4)]
    new = [MoveRecord(number, 1, 10 * number, number) for number in range(1, 7)]
    for number, table in enumerate(tables):
        await store.add_table(table)
        tables[number] = await store.add_moves(replace(table, progress=Progress("playing", 3)), old)
    upgraded = [replace(table, rules=2, components="new", progress=Progress("over", 6)) for table in tables[:2]]
    more = [MoveRecord(4, 0, 4, 4)]
    await asyncio.gather(
        store.add_moves(replace(tables[2], progress=Progress("playing", 4)), more),
        store.upgrade(upgraded[0], new),
        store.remove_moves(replace(tables[3], progress=Progress("playing", 2)), [3]),
        store.upgrade(upgraded[1], []),
    )
    assert [await store.moves(table.id) for table in tables] == [new, [], old + more, old[:2]]
    assert [await store.table(table.id) for table in tables[:2]] == [replace(each, version=2) for each in upgraded]
    untouched = await store.table(tables[2].id)
    assert untouched == replace(tables[2], progress=Progress("playing", 4), version=2)
    await store.close()


@run
async def test_a_change_that_fails_does_not_take_others_with_it(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    tables = [new_table(ann) for _ in range(5)]
    for table in tables:
        await store.add_table(table)
    move = [MoveRecord(1, 0, 1, 1)]
    moved = [replace(table, progress=Progress("playing", 1)) for table in tables]
    wrong = [*moved, replace(moved[0], id="nowhere"), new_table(fresh("Nobody"))]
    changes = [*(store.add_moves(table, move) for table in wrong[:6]), store.add_table(wrong[6])]
    outcomes = await asyncio.gather(*changes, return_exceptions=True)
    assert outcomes[:5] == [replace(table, version=1) for table in moved]
    assert isinstance(outcomes[5], StaleError)
    assert isinstance(outcomes[6], IntegrityError)
    for table in tables:
        assert await store.moves(table.id) == move
    await store.close()


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("nonsense", "a database URL is"),
        ("mysql+aiomysql://host/name", "sqlite or postgresql"),
        ("sqlite://", "name a file"),
        ("sqlite:////nowhere/at/all.sqlite3", "cannot be opened"),
        ("postgresql://user:secret@127.0.0.1:1/name", "cannot be opened"),
    ],
)
@run
async def test_a_database_that_cannot_be_opened(url: str, told: str) -> None:
    with pytest.raises(DatabaseError, match=told) as caught:
        await opened(url)
    assert "secret" not in str(caught.value)


def test_a_read_that_nobody_waits_for_ends_before_the_store_closes(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A connection that is left within a query cannot be put back, and may keep the server from ever ending."""

    async def given_up(after: float) -> None:
        store = await opened(database_url)
        reading = asyncio.create_task(store.tables_with_bots_due())
        await asyncio.sleep(after)
        reading.cancel()
        await store.close()
        assert {task for task in asyncio.all_tasks() if not task.done()} == {asyncio.current_task()}

    for step in range(40):
        asyncio.run(given_up(step / 20_000))
    assert not caplog.records
