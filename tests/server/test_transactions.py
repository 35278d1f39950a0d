"""Transactions on SQLite: a move costs the same however many tables are kept, and what fails changes nothing."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.running import run
from tests.server.test_store import fresh, new_table, opened
from windfall.engine.title import Result
from windfall.engine.words.message import message
from windfall.server.database import statements, transactions
from windfall.server.database.connect import engine_of_thread, open_database
from windfall.server.database.prepared import NotPreparedError
from windfall.server.database.records import MoveRecord, NoteRecord, Progress, ScoreSheet
from windfall.server.database.transactions import Fence, StaleError
from windfall.server.settings import Settings


@run
async def test_no_change_of_a_move_looks_through_all_tables(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    store = await opened(url)
    host = fresh("Ann")
    table = new_table(host)
    await store.keep_player(host)
    await store.add_table(table)
    await store.close()
    engine = await open_database(Settings(url).url)
    own = engine_of_thread(engine)
    assert own is not None
    executed: list[str] = []
    event.listen(own, "before_cursor_execute", lambda *told: executed.append(told[2]))
    move = (statements.add_moves(table.id, [MoveRecord(1, 0, 9, 1)]), statements.save_progress(table))
    with own.begin() as connection:
        transactions._execute(connection, [Fence(table.id, 0)], move)
    updates = [sql for sql in executed if sql.startswith("UPDATE")]
    assert len(updates) == 2  # the fence and the progress
    with own.connect() as connection:
        for sql in updates:
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", (None,) * sql.count("?"))
            plans = [row.detail for row in rows]
            assert any(plan.startswith("SEARCH tables USING INDEX") for plan in plans), plans
    own.dispose()
    await engine.dispose()


@run
async def test_a_move_is_stored_without_asking_how_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is prepared once writes the same as what SQLAlchemy makes of the same statements each time."""
    host, moved = fresh("Ann"), Progress("over", 1, 1, (0,), winners=(1,))
    table = replace(new_table(host), settings={"setup": "standard"})
    contents = []
    for name, quickly in (("quick", True), ("slow", False)):
        asked: list[str] = []
        with monkeypatch.context() as patch:
            if not quickly:
                patch.setattr(transactions._InThread, "_make_quickly", _not_prepared)
            patch.setattr(transactions, "_execute", _heard(asked, transactions._execute))
            store = await opened(f"sqlite:///{tmp_path}/{name}.sqlite3")
            await store.keep_player(host)
            await store.add_table(table)
            sheet = ScoreSheet(Result((3, 4), (1,), ({"worlds": 3}, {"worlds": 4}), ("tableau",), 1), ())
            notes = [NoteRecord(1, 0, None, message("seats-bot-plays"), table.created)]
            await store.add_moves(replace(table, progress=moved), [MoveRecord(1, 0, 9, 1)], sheet, (0,), notes)
            await store.close()
        assert bool(asked) is not quickly
        with sqlite3.connect(tmp_path / f"{name}.sqlite3") as connection:
            connection.row_factory = sqlite3.Row
            kept = ("tables", "moves", "seats", "notes", "score_sheets", "results")
            contents.append([[dict(row) for row in connection.execute(f"select * from {each}")] for each in kept])
        del contents[-1][0][0]["changed"]  # the moment at which each was written
    assert contents[0] == contents[1]
    assert all(contents[0])


def _not_prepared(*_asked: object) -> None:
    raise NotPreparedError


def _heard(asked: list[str], executed: Callable[..., None]) -> Callable[..., None]:
    def execute(*given: Any) -> None:
        asked.append("asked")
        executed(*given)

    return execute


@run
async def test_what_cannot_be_prepared_is_done_all_the_same(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/tables.sqlite3")
    host = fresh("Ann")
    await store.keep_player(host)
    table = replace(new_table(host), progress=Progress("playing"))
    await store.add_table(table)
    await store.halt_deal(table.deal, "rules")  # names a list of reasons
    halted = await store.table(table.id)
    await store.close()
    assert halted is not None
    assert halted.halted == "rules"


@run
async def test_of_changes_that_come_together_only_the_stale_one_fails(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/tables.sqlite3")
    host = fresh("Ann")
    await store.keep_player(host)
    tables = [new_table(host) for _ in range(3)]
    for table in tables:
        await store.add_table(table)
    await store.add_moves(tables[1], [MoveRecord(1, 0, 7, 1)])
    outcomes = await asyncio.gather(
        *(store.add_moves(table, [MoveRecord(2, 0, 9, 2)]) for table in tables), return_exceptions=True
    )
    assert [isinstance(outcome, StaleError) for outcome in outcomes] == [False, True, False]
    assert [[move.action for move in await store.moves(table.id)] for table in tables] == [[9], [7], [9]]
    await store.close()


@run
async def test_nothing_is_written_after_the_store_is_closed(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/tables.sqlite3")
    await store.close()
    with pytest.raises(RuntimeError):
        await store.save_player(fresh("Ann"))
