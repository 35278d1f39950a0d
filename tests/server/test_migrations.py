"""Migrations of the database, one after the other, up and down: what is stored stays, in every column of every table
that is on both sides of a step."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    insert,
    select,
    update,
)

from tests.server.running import run
from tests.server.test_archive import migrate
from tests.server.test_store import fresh, new_table, opened
from windfall.engine.title import Result
from windfall.server.database import connect
from windfall.server.database.records import MoveRecord, Progress, RoundSheet, ScoreSheet
from windfall.server.settings import Settings

FILLED: Final = ("tables", "seats")  # in every column, so that none can lose what it has unseen
VERSION: Final = "alembic_version"

Row: TypeAlias = dict[str, Any]
_VALUES: Final[tuple[tuple[type, Any], ...]] = (
    (Boolean, True),
    (Integer, 3),
    (Float, 2.5),
    (LargeBinary, b"kept"),
    (DateTime, datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC)),
    (JSON, {"result": {"scores": [3, 1], "winners": [0]}}),  # what is read of score sheets
    (String, "kept"),
)


def tables(connection: Connection) -> list[Table]:
    """All there are, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION]


def rows_of(connection: Connection, table: Table) -> list[Row]:
    return [dict(row._mapping) for row in connection.execute(select(table).order_by(*table.primary_key))]


def rows(connection: Connection, of: list[Table]) -> dict[str, list[Row]]:
    """All there is, as the database itself has it."""
    return {table.name: rows_of(connection, table) for table in of}


def filled(connection: Connection, of: list[Table]) -> dict[str, list[Row]]:
    """All there is, after putting something in every table, and in every column of some that is empty, 0 or false."""
    for table in of:
        if not rows_of(connection, table):
            connection.execute(insert(table).values(_row(connection, table)))
        for column in table.columns if table.name in FILLED else ():
            empty = [row for row in rows_of(connection, table) if not row[column.name]]
            for row in empty if not column.primary_key and not column.foreign_keys else ():
                same = [column == row[column.name] for column in table.primary_key]
                connection.execute(update(table).where(*same).values({column.name: _some(column)}))
    return rows(connection, of)


def _row(connection: Connection, table: Table) -> Row:
    """One that refers to what there is. A note is not private: those that are go where nothing says so any more."""
    made = {column.name: _some(column) for column in table.columns if not isinstance(column.type, Boolean)}
    made |= {column.name: False for column in table.columns if column.name not in made}
    for key in (key for column in table.columns for key in column.foreign_keys):
        made[key.parent.name] = connection.execute(select(key.column)).scalars().first()
    return made


def _some(column: Column[Any]) -> Any:
    if isinstance(column.type, String):
        return next(value for kind, value in _VALUES if kind is String)[: column.type.length]
    return next(value for kind, value in _VALUES if isinstance(column.type, kind))


def shared(before: list[Row], after: list[Row]) -> Iterator[tuple[Row, Row]]:
    """What is in the columns that there are before and after."""
    assert len(before) == len(after)
    for one, other in zip(before, after, strict=True):
        columns = one.keys() & other.keys()
        yield {name: one[name] for name in columns}, {name: other[name] for name in columns}


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", str(connect._MIGRATIONS))
    return [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@run
async def test_every_step_keeps_every_column(own_database_url: str) -> None:
    store = await opened(own_database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    table = new_table(ann)
    await store.add_table(table)
    sheet = ScoreSheet(Result((3, 1), (0,), ({"vp": 3}, {"vp": 1}), ("deck",), 2), (RoundSheet(1, (2, 1)),))
    over = Progress("over", 1, 2, (), winners=(0,))
    await store.add_moves(replace(table, progress=over), [MoveRecord(1, 0, 7, 1)], sheet)
    await store.close()
    engine = connect._engine(Settings(own_database_url).url)
    async with engine.begin() as connection:
        before = await connection.run_sync(lambda each: filled(each, tables(each)))
    for name in FILLED:
        for row in before[name]:
            assert all(value or column in ("seat", "player") for column, value in row.items()), row
    down, up = [(each, True) for each in revisions()[-2::-1]], [(each, False) for each in revisions()[1:]]
    assert len(down) > 10
    for revision, back in (*down, *up):
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision, back)
            there = await connection.run_sync(tables)
            after = await connection.run_sync(rows, there)
            assert {"tables", "seats", "moves", "players"} <= before.keys() & after.keys()
            for name in before.keys() & after.keys():
                for one, other in shared(before[name], after[name]):
                    assert one == other, f"{name}, {'down' if back else 'up'} to {revision}"
            before = await connection.run_sync(filled, there)  # also what was made anew
            assert all(before.values())
    await engine.dispose()
