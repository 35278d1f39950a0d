"""All that is asked of the database. Every method is one transaction: when it returns, it is on the disk."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, bindparam, delete, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from windfall.engine.files.component_set import ComponentSet
from windfall.server.database import statements
from windfall.server.database.connect import open_database
from windfall.server.database.models import ComponentSetRow, MoveRow, PlayerRow, SeatRow, SecretRow, TableRow
from windfall.server.database.records import Deal, MoveRecord, Player, Progress, SeatRecord, SetName, TableRecord
from windfall.server.database.writer import Writer

_DEAL: Final = (TableRow.title, TableRow.rules, TableRow.components)


class Store:
    """Players, tables and moves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @staticmethod
    async def open(url: str) -> "Store":
        return Store(await open_database(url))

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            yield await connection.execution_options(writes=False)

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the server; `fresh` if there was none yet."""
        kept = await self._secret(name)
        if kept is None:
            with suppress(IntegrityError):  # another server on the same database was quicker
                await self._writer.write(statements.add_secret(name, fresh))
            kept = await self._secret(name)
        assert kept is not None
        return kept

    async def _secret(self, name: str) -> str | None:
        async with self._reading() as connection:
            return await connection.scalar(select(SecretRow.value).where(SecretRow.name == name))

    async def player(self, player: str) -> Player | None:
        async with self._reading() as connection:
            name = await connection.scalar(select(PlayerRow.name).where(PlayerRow.id == player))
        return None if name is None else Player(player, name)

    async def save_player(self, player: Player) -> None:
        """Keep a player's name, also at the tables of theirs that are not over."""
        await self._writer.write(
            statements.add_player(player), statements.rename_player(player), statements.rename_seats(player)
        )

    async def keep_player(self, player: Player) -> None:
        """Keep a player who takes a seat, if they are not kept already."""
        if await self.player(player.id) is None:
            await self._writer.write(statements.add_player(player))

    async def archive(self, used: ComponentSet) -> None:
        """Keep a component set for as long as the database is there, if it is not kept already."""
        if await self.component_set(SetName(used.title, used.digest)) is None:
            with suppress(IntegrityError):  # another server on the same database was quicker
                await self._writer.write(statements.add_component_set(used))

    async def component_set(self, name: SetName) -> ComponentSet | None:
        """A component set that was archived."""
        query = select(ComponentSetRow).where(
            ComponentSetRow.title == name.title, ComponentSetRow.digest == name.digest
        )
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else ComponentSet(row.title, row.digest, row.texts, row.corrected)

    async def archived_sets(self) -> dict[SetName, bool]:
        """All component sets that were archived, and whether they were corrected."""
        query = select(ComponentSetRow.title, ComponentSetRow.digest, ComponentSetRow.corrected)
        async with self._reading() as connection:
            return {SetName(title, digest): corrected for title, digest, corrected in await connection.execute(query)}

    async def add_table(self, table: TableRecord) -> None:
        await self._writer.write(statements.add_table(table), statements.add_seats(table))

    async def table(self, table: str) -> TableRecord | None:
        found = await self._tables(select(TableRow).where(TableRow.id == table))
        return found[0] if found else None

    async def tables_of(self, player: str, most: int) -> list[TableRecord]:
        """The tables this player has a seat at or is the host of, newest first."""
        seated = select(SeatRow.table_id).where(SeatRow.player == player)
        query = select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.host == player))
        return await self._tables(query.order_by(TableRow.created.desc(), TableRow.id).limit(most))

    async def open_tables(self, most: int) -> list[TableRecord]:
        """The public tables that wait for players, newest first."""
        query = select(TableRow).where(TableRow.status == "waiting", TableRow.public.is_(True))
        return await self._tables(query.order_by(TableRow.created.desc(), TableRow.id).limit(most))

    async def live_tables_of(self, host: str) -> int:
        """How many tables of this host are not over."""
        query = select(func.count()).where(TableRow.host == host, TableRow.status != "over")
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one()

    async def tables_with_bots_due(self) -> list[tuple[str, Deal]]:
        """The tables at which a bot has to choose."""
        query = select(TableRow.id, *_DEAL).where(TableRow.status == "playing", TableRow.bots_due.is_(True))
        async with self._reading() as connection:
            return [(row.id, _deal(row)) for row in await connection.execute(query)]

    async def deal(self, table: str) -> Deal | None:
        """What the game of a table was dealt from; None before it starts."""
        query = select(*_DEAL).where(TableRow.id == table, TableRow.status != "waiting")
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _deal(row)

    async def _tables(self, query: Select[TableRow]) -> list[TableRecord]:
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
            if not rows:
                return []
            wanted = select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows]))
            seats: dict[str, list[SeatRecord]] = {}
            for seat in await connection.execute(wanted.order_by(SeatRow.table_id, SeatRow.seat)):
                seats.setdefault(seat.table_id, []).append(SeatRecord(seat.player, seat.local, seat.name, seat.level))
        return [_table_record(row, seats[row.id]) for row in rows]

    async def save_seat(self, table: str, number: int, seat: SeatRecord, progress: Progress) -> None:
        """Who sits there now; the game may start with it."""
        await self._writer.write(statements.save_seat(table, number, seat), statements.save_progress(table, progress))

    async def save_again(self, table: str, again: str) -> None:
        """The table at which the players of this one go on."""
        await self._writer.write(statements.save_again(table, again))

    async def moves(self, table: str) -> list[MoveRecord]:
        """The moves of a table in the order in which they were played."""
        columns = (MoveRow.number, MoveRow.seat, MoveRow.action, MoveRow.gesture)
        query = select(*columns).where(MoveRow.table_id == table).order_by(MoveRow.number)
        async with self._reading() as connection:
            return [MoveRecord(*row) for row in await connection.execute(query)]

    async def add_moves(self, table: str, moves: Sequence[MoveRecord], progress: Progress) -> None:
        await self._writer.write(statements.add_moves(table, moves), statements.save_progress(table, progress))

    async def remove_moves(self, table: str, numbers: Iterable[int], progress: Progress) -> None:
        await self._writer.write(statements.remove_moves(table, numbers), statements.save_progress(table, progress))

    async def upgrade(self, table: TableRecord, moves: Sequence[MoveRecord]) -> None:
        """A table that is played by other rules from now on, and all its moves by those."""
        await self._writer.write(*statements.upgrade(table, moves))

    async def clear_waiting(self, before: datetime) -> None:
        """Remove the tables that never started and are older than this."""
        old = delete(TableRow).where(TableRow.status == "waiting", TableRow.created < bindparam("before"))
        await self._writer.write((old, [{"before": before}]))


def _deal(row: Any) -> Deal:
    return Deal(row.rules, SetName(row.title, row.components))


def _table_record(row: Any, seats: list[SeatRecord]) -> TableRecord:
    winners = None if row.winners is None else tuple(row.winners)
    progress = Progress(row.status, row.moves, row.round, tuple(row.asked), row.bots_due, winners)
    columns = {name: getattr(row, name) for name in statements.TABLE_COLUMNS}
    return TableRecord(seats=tuple(seats), progress=progress, **columns)
