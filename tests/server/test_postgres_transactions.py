"""Transactions on PostgreSQL, told to its driver: the same is written, what fails changes nothing, and a lost
connection is opened again."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tests.server.running import PATIENCE, run
from tests.server.test_store import fresh, new_table, opened
from windfall.engine.title import Result
from windfall.engine.words.message import message
from windfall.server.database import statements, transactions
from windfall.server.database.records import MoveRecord, NoteRecord, Progress, ScoreSheet, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import Fence, StaleError
from windfall.server.database.trouble import DatabaseAwayError

_KEPT = {"tables": "id", "moves": "table_id", "seats": "table_id", "notes": "table_id", "results": "table_id"}


async def _with_table(store: Store) -> TableRecord:
    host = fresh("Ann")
    table = new_table(host)
    await store.keep_player(host)
    await store.add_table(table)
    return table


def _over_driver(store: Store) -> transactions._OverDriver:
    used = store._writer._transactions
    assert isinstance(used, transactions._OverDriver)
    return used


def _counting(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many tables each transaction from now on is about."""
    used = _over_driver(store)
    made: list[int] = []
    make = used.make

    async def counted(fences: Sequence[Fence], changes: Sequence[transactions.Statement]) -> None:
        made.append(len(fences))
        await make(fences, changes)

    monkeypatch.setattr(used, "make", counted)
    return made


async def _contents(store: Store, table: str) -> list[Any]:
    """Rows have no order of their own: one that is changed goes elsewhere."""
    async with store._engine.connect() as connection:
        found = []
        for name, column in _KEPT.items():
            rows = await connection.execute(text(f"select * from {name} where {column} = :table"), {"table": table})
            found.append(sorted((dict(row) for row in rows.mappings()), key=str))
    return found


@run
async def test_a_move_is_stored_without_asking_how_to(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened(postgres)
    asked: list[str] = []
    execute = transactions._execute

    def heard(*given: Any) -> None:
        asked.append("asked")
        execute(*given)

    monkeypatch.setattr(transactions, "_execute", heard)
    host, moved = fresh("Ann"), Progress("over", 1, 1, (0,), winners=(1,))
    await store.keep_player(host)
    contents = []
    for quickly in (True, False):
        if not quickly:
            await store._writer._transactions.close()
            store._writer._transactions = transactions._Pooled(store._engine)
        table = replace(new_table(host), settings={"setup": "standard"})
        await store.add_table(table)
        sheet = ScoreSheet(Result((3, 4), (1,), ({"worlds": 3}, {"worlds": 4}), ("tableau",), 1), ())
        notes = [NoteRecord(1, 0, None, message("seats-bot-plays"), table.created)]
        await store.add_moves(replace(table, progress=moved), [MoveRecord(1, 0, 9, 1)], sheet, (0,), notes)
        contents.append(await _contents(store, table.id))
        assert bool(asked) is not quickly
        assert await store.sheets.find(table.id) == sheet
    await store.close()
    for each in contents:
        assert all(each)
        for row in (row for rows in each for row in rows):
            for own in ("id", "table_id", "changed", "created", "at", "secret", "seed"):  # of each table its own
                row.pop(own, None)
    assert contents[0] == contents[1]


@run
async def test_of_changes_that_come_together_only_the_stale_one_fails(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(postgres)
    tables = [await _with_table(store) for _ in range(4)]
    await store.add_moves(tables[1], [MoveRecord(1, 0, 7, 1)])
    made = _counting(store, monkeypatch)
    await store.add_moves(tables[0], [MoveRecord(1, 0, 8, 1)])
    tables[0] = replace(tables[0], version=1)
    outcomes = await asyncio.gather(
        *(store.add_moves(table, [MoveRecord(2, 0, 9, 2)]) for table in tables), return_exceptions=True
    )
    assert [isinstance(outcome, StaleError) for outcome in outcomes] == [False, True, False, False]
    assert [[move.action for move in await store.moves(table.id)] for table in tables] == [[8, 9], [7], [9], [9]]
    assert not _over_driver(store)._driver.is_in_transaction()
    assert made == [1, 4, 3]  # the others are written together once more, without the late one
    await store.close()


@run
async def test_what_fails_within_a_transaction_changes_nothing_and_is_told_as_ever(postgres: str) -> None:
    store = await opened(postgres)
    table = await _with_table(store)
    again = [MoveRecord(1, 0, 5, 1), MoveRecord(1, 0, 6, 1)]  # two of one number
    with pytest.raises(IntegrityError):
        await store.add_moves(table, again)
    assert await store.moves(table.id) == []
    assert await store.reached(table.id) == (0, 0)
    stored = await store.add_moves(table, again[:1])
    assert stored.version == 1
    await store.close()


@run
async def test_a_connection_that_was_lost_is_opened_again(postgres: str) -> None:
    store = await opened(postgres)
    table = await _with_table(store)
    for number in range(1, 4):
        lost = _over_driver(store)._driver
        async with store._engine.connect() as connection:
            ended = await connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": lost.get_server_pid()})
            assert ended.scalar_one()
        if number == 2:  # it was noticed before the next change
            async with asyncio.timeout(PATIENCE):
                while not lost.is_closed():
                    await asyncio.sleep(0.01)
        table = await store.add_moves(table, [MoveRecord(number, 0, number, number)])
        # over another one at once or, if it was not noticed, from the next change on
        table = await store.save_seats(table, [0])
        assert _over_driver(store)._driver is not lost
    assert [move.action for move in await store.moves(table.id)] == [1, 2, 3]
    assert await store.reached(table.id) == (table.version, 0) == (6, 0)
    await store.close()


@run
async def test_nobody_is_told_that_it_is_stored_if_the_end_of_a_transaction_is_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(postgres)
    table = await _with_table(store)
    driver = _over_driver(store)._driver
    execute = type(driver).execute

    async def lost(given: Any, sql: str, *values: Any, **more: Any) -> Any:
        if sql == "COMMIT":
            raise ConnectionError("it is gone")
        return await execute(given, sql, *values, **more)

    with monkeypatch.context() as patch:
        patch.setattr(type(driver), "execute", lost)
        with pytest.raises(DatabaseAwayError):
            await store.add_moves(table, [MoveRecord(1, 0, 5, 1)])
    async with asyncio.timeout(PATIENCE):  # as soon as the database has noticed
        stored = await store.add_moves(table, [MoveRecord(1, 0, 6, 1)])
    assert [move.action for move in await store.moves(table.id)] == [6]
    assert stored.version == 1
    await store.close()


@run
async def test_what_nobody_waits_for_is_not_kept_with_what_comes_next(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(postgres)
    table, other = await _with_table(store), await _with_table(store)
    used = _over_driver(store)
    begun = asyncio.Event()
    values = transactions.Prepared.values

    def noticed(prepared: Any, row: Any) -> Any:
        begun.set()
        return values(prepared, row)

    monkeypatch.setattr(transactions.Prepared, "values", noticed)
    changes = _move(table)
    making = asyncio.create_task(used.make([Fence(table.id, 0)], changes))
    await begun.wait()  # it is within the transaction
    making.cancel()
    await asyncio.gather(making, return_exceptions=True)
    await store.add_moves(other, [MoveRecord(1, 0, 8, 1)])
    assert await store.moves(table.id) == []
    assert await store.reached(table.id) == (0, 0)
    assert [move.action for move in await store.moves(other.id)] == [8]
    await store.close()


def _move(table: TableRecord) -> list[transactions.Statement]:
    return [statements.add_moves(table.id, [MoveRecord(1, 0, 4, 1)]), statements.save_progress(table)]
