"""Migrations of the database, one after the other, up and down: what is stored stays, in every column that is on both
sides of a step."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Boolean, Column, Connection, DateTime, Integer, MetaData, String, Table, select, update

from tests.server.running import run
from tests.server.test_archive import migrate
from tests.server.test_store import fresh, new_table, opened
from windfall.server.database import connect
from windfall.server.database.records import MoveRecord, Progress
from windfall.server.settings import Settings

FILLED: Final = ("tables", "seats")  # in every column, so that none can lose what it has unseen
KEPT: Final = (*FILLED, "players", "moves")

Row: TypeAlias = dict[str, Any]
_VALUES: Final[tuple[tuple[type, Any], ...]] = (
    (Boolean, True),
    (Integer, 3),
    (DateTime, datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC)),
    (JSON, {"kept": [1]}),
    (String, "kept"),
)


def reflected(connection: Connection, name: str) -> Table:
    return Table(name, MetaData(), autoload_with=connection)


def rows(connection: Connection) -> dict[str, list[Row]]:
    """All there is, as the database itself has it."""
    found = {}
    for name in KEPT:
        table = reflected(connection, name)
        found[name] = [dict(row._mapping) for row in connection.execute(select(table).order_by(*table.primary_key))]
    return found


def fill(connection: Connection) -> None:
    """Something in every column that is empty, 0 or false."""
    for name in FILLED:
        table = reflected(connection, name)
        for column in table.columns:
            empty = [row for row in rows(connection)[name] if not row[column.name]]
            for row in empty if not column.primary_key and not column.foreign_keys else ():
                same = [column == row[column.name] for column in table.primary_key]
                connection.execute(update(table).where(*same).values({column.name: _some(column)}))


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
    await store.add_moves(replace(table, progress=Progress("playing", 1)), [MoveRecord(1, 0, 7, 1)])
    await store.close()
    engine = connect._engine(Settings(own_database_url).url)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
        filled = await connection.run_sync(rows)
    for name in FILLED:
        for row in filled[name]:
            assert all(value or column in ("seat", "player") for column, value in row.items()), row
    down, up = [(each, True) for each in revisions()[-2::-1]], [(each, False) for each in revisions()[1:]]
    assert len(down) > 10
    before = filled
    for revision, back in (*down, *up):
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision, back)
            after = await connection.run_sync(rows)
        for name in KEPT:
            for one, other in shared(before[name], after[name]):
                assert one == other, f"{name}, {'down' if back else 'up'} to {revision}"
        before = after
    await engine.dispose()
