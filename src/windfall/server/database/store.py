"""All that is asked of the database. Every method is one transaction: when it returns, it is on the disk."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from windfall.server.database.connect import open_database
from windfall.server.database.models import MoveRow, PlayerRow, SeatRow, SecretRow, TableRow
from windfall.server.database.records import MoveRecord, Player, Progress, SeatRecord, TableRecord


class Store:
    """Players, tables and moves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @staticmethod
    async def open(url: str) -> "Store":
        return Store(await open_database(url))

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            yield await connection.execution_options(writes=False)

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the server; `fresh` if there was none yet."""
        query = select(SecretRow.value).where(SecretRow.name == name)
        try:
            async with self._engine.begin() as connection:
                kept = await connection.scalar(query)
                if kept is None:
                    await connection.execute(insert(SecretRow).values(name=name, value=fresh))
        except IntegrityError:  # another server on the same database was quicker
            return await self.secret(name, fresh)
        return fresh if kept is None else kept

    async def player(self, player: str) -> Player | None:
        async with self._reading() as connection:
            name = await connection.scalar(select(PlayerRow.name).where(PlayerRow.id == player))
        return None if name is None else Player(player, name)

    async def save_player(self, player: Player) -> None:
        """Keep a player's name, also at the tables of theirs that are not over."""
        try:
            await self._save_player(player)
        except IntegrityError:  # they came through two doors at once
            await self._save_player(player)

    async def _save_player(self, player: Player) -> None:
        unfinished = select(TableRow.id).where(TableRow.status != "over")
        async with self._engine.begin() as connection:
            renamed = await connection.execute(
                update(PlayerRow).where(PlayerRow.id == player.id).values(name=player.name)
            )
            if not renamed.rowcount:
                await connection.execute(
                    insert(PlayerRow).values(id=player.id, name=player.name, created=datetime.now(UTC))
                )
            await connection.execute(
                update(SeatRow)
                .where(SeatRow.player == player.id, SeatRow.local.is_(False), SeatRow.table_id.in_(unfinished))
                .values(name=player.name)
            )

    async def keep_player(self, player: Player) -> None:
        """Keep a player who takes a seat, if they are not kept already."""
        if await self.player(player.id) is None:
            await self.save_player(player)

    async def add_table(self, table: TableRecord) -> None:
        values = {name: getattr(table, name) for name in _TABLE_COLUMNS} | _progress_values(table.progress)
        seats = [_seat_values(seat) | {"table_id": table.id, "seat": at} for at, seat in enumerate(table.seats)]
        async with self._engine.begin() as connection:
            await connection.execute(insert(TableRow).values(**values))
            await connection.execute(insert(SeatRow), seats)

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

    async def tables_with_bots_due(self) -> list[str]:
        """The tables at which a bot has to choose."""
        query = select(TableRow.id).where(TableRow.status == "playing", TableRow.bots_due.is_(True))
        async with self._reading() as connection:
            return list((await connection.scalars(query)).all())

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
        async with self._engine.begin() as connection:
            at_seat = (SeatRow.table_id == table, SeatRow.seat == number)
            await connection.execute(update(SeatRow).where(*at_seat).values(**_seat_values(seat)))
            await _save_progress(connection, table, progress)

    async def save_again(self, table: str, again: str) -> None:
        """The table at which the players of this one go on."""
        async with self._engine.begin() as connection:
            await connection.execute(update(TableRow).where(TableRow.id == table).values(again=again))

    async def moves(self, table: str) -> list[MoveRecord]:
        """The moves of a table in the order in which they were played."""
        columns = (MoveRow.number, MoveRow.seat, MoveRow.action, MoveRow.gesture)
        query = select(*columns).where(MoveRow.table_id == table).order_by(MoveRow.number)
        async with self._reading() as connection:
            return [MoveRecord(*row) for row in await connection.execute(query)]

    async def add_moves(self, table: str, moves: Sequence[MoveRecord], progress: Progress) -> None:
        values = [
            {
                "table_id": table,
                "number": move.number,
                "seat": move.seat,
                "action": move.action,
                "gesture": move.gesture,
            }
            for move in moves
        ]
        async with self._engine.begin() as connection:
            await connection.execute(insert(MoveRow), values)
            await _save_progress(connection, table, progress)

    async def remove_moves(self, table: str, numbers: Iterable[int], progress: Progress) -> None:
        async with self._engine.begin() as connection:
            gone = (MoveRow.table_id == table, MoveRow.number.in_(list(numbers)))
            await connection.execute(delete(MoveRow).where(*gone))
            await _save_progress(connection, table, progress)

    async def clear_waiting(self, before: datetime) -> int:
        """Remove the tables that never started and are older than this."""
        async with self._engine.begin() as connection:
            old = (TableRow.status == "waiting", TableRow.created < before)
            return (await connection.execute(delete(TableRow).where(*old))).rowcount


_TABLE_COLUMNS = ("id", "title", "rules", "components", "options", "seed", "host", "public", "created", "again")


def _progress_values(progress: Progress) -> dict[str, Any]:
    return {
        "status": progress.status,
        "moves": progress.moves,
        "round": progress.round,
        "asked": list(progress.asked),
        "bots_due": progress.bots_due,
        "winners": None if progress.winners is None else list(progress.winners),
    }


def _seat_values(seat: SeatRecord) -> dict[str, Any]:
    return {"player": seat.player, "local": seat.local, "name": seat.name, "level": seat.level}


async def _save_progress(connection: AsyncConnection, table: str, progress: Progress) -> None:
    await connection.execute(update(TableRow).where(TableRow.id == table).values(**_progress_values(progress)))


def _table_record(row: Any, seats: list[SeatRecord]) -> TableRecord:
    winners = None if row.winners is None else tuple(row.winners)
    progress = Progress(row.status, row.moves, row.round, tuple(row.asked), row.bots_due, winners)
    columns = {name: getattr(row, name) for name in _TABLE_COLUMNS}
    return TableRecord(seats=tuple(seats), progress=progress, **columns)
