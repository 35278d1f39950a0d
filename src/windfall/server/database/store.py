"""All that is asked of the database. Every method is one transaction: when it returns, it is on the disk.

What changes a table takes it as it is to be, with the version it was read with, and returns it with the next one. If
somebody else has changed it in between, also another server, that is a `StaleError`, and nothing is changed.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import Executable, Select, case, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from windfall.server.database import statements
from windfall.server.database.chats import Chats
from windfall.server.database.connect import at_one_moment, open_database
from windfall.server.database.daily_games import DailyGames
from windfall.server.database.gathered import Gathered
from windfall.server.database.history import History
from windfall.server.database.models import (
    ChatLineRow,
    PlayerRow,
    SeatRow,
    SecretRow,
    TableRow,
)
from windfall.server.database.notices import Notices
from windfall.server.database.people import People
from windfall.server.database.ratings import Ratings
from windfall.server.database.records import (
    NO_ORDERS,
    Deal,
    DueTable,
    Halt,
    MoveRecord,
    NoteRecord,
    OpenTable,
    Player,
    Reached,
    ScoreSheet,
    SetName,
    Status,
    TableRecord,
    WholeTable,
)
from windfall.server.database.reviewed import ReviewedChoices
from windfall.server.database.sets import ArchivedSets
from windfall.server.database.sheets import ScoreSheets, scored
from windfall.server.database.table_rows import read_moves, read_notes, read_tables, read_whole
from windfall.server.database.tournaments import Tournaments
from windfall.server.database.transactions import Fence, Statement, transactions
from windfall.server.database.trouble import DatabaseAwayError, is_away
from windfall.server.database.writer import Writer
from windfall.server.metrics.counts import count_database_error

_log = logging.getLogger("windfall.server.database")

Read = TypeVar("Read")

_MOST_NAMED: Final = 5000
_WHOLE_AT_ONCE: Final = 20  # tables that are read together, each with hundreds of moves
_SAID: Final = select(func.max(ChatLineRow.number)).where(ChatLineRow.table_id == TableRow.id).scalar_subquery()
_DEAL: Final = (TableRow.title, TableRow.rules, TableRow.components)


class Store:
    """Players, tables and moves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(transactions(engine))
        self.people = People(engine)
        self.notices = Notices(engine)
        self._reads: set[asyncio.Task[Any]] = set()
        self.reviewed = ReviewedChoices(self._rows, self._writer.write)
        self.sets = ArchivedSets(self._rows, self._writer.write)
        self.sheets = ScoreSheets(self._rows, self._writer.write)
        self.chats = Chats(self._rows, self._writer.write)
        self.daily = DailyGames(self._rows, self._writer.write)
        self.history = History(self._rows, self._tables)
        self.ratings = Ratings(engine)
        self.tournaments = Tournaments(engine)
        self._players = Gathered(self._names)
        self._reached = Gathered(self.reached_by)
        self._whole_tables = Gathered(self._found_whole, _WHOLE_AT_ONCE)

    @staticmethod
    async def open(url: str) -> "Store":
        return Store(await open_database(url))

    async def close(self) -> None:
        for gathered in (self._players, self._reached, self._whole_tables, self.chats):
            await gathered.close()
        await asyncio.gather(*self._reads, return_exceptions=True)
        await self.people.close()
        await self.ratings.close()
        await self.tournaments.close()
        await self.notices.close()
        await self._writer.close()
        await self._engine.dispose()

    async def _rows(self, query: Executable) -> Sequence[Any]:
        async def rows(connection: AsyncConnection) -> Sequence[Any]:
            return (await connection.execute(query)).all()

        return await self._read(rows)

    async def _scalar(self, query: Executable) -> Any:
        """The first column of the first row; None if there is none."""
        rows = await self._rows(query)
        return rows[0][0] if rows else None

    async def _read(self, query: Callable[[AsyncConnection], Coroutine[Any, Any, Read]]) -> Read:
        """What is read over a connection. It is read to the end, even if nobody waits for it any more: a connection to
        SQLite that is left within a query may never close, and the server would never end."""
        task = asyncio.create_task(self._reading(query))
        self._reads.add(task)
        task.add_done_callback(self._reads.discard)
        return await asyncio.shield(task)

    async def _reading(self, query: Callable[[AsyncConnection], Coroutine[Any, Any, Read]]) -> Read:
        try:
            async with self._engine.connect() as connection:
                return await query(await connection.execution_options(writes=False))
        except Exception as error:
            count_database_error("read")
            if is_away(error):
                raise DatabaseAwayError from error
            raise

    async def ping(self) -> None:
        """See whether the database answers."""
        await self._scalar(select(1))

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
        secret: str | None = await self._scalar(select(SecretRow.value).where(SecretRow.name == name))
        return secret

    async def player(self, player: str) -> Player | None:
        name = await self._players.find(player)
        return None if name is None else Player(player, name)

    async def _names(self, players: Sequence[str]) -> dict[str, str]:
        found = await self._rows(select(PlayerRow.id, PlayerRow.name).where(PlayerRow.id.in_(players)))
        return {row.id: row.name for row in found}

    async def knows(self, player: str) -> bool:
        """Whether anything is kept of somebody: who only watches and speaks is no player yet."""
        return await self.player(player) is not None or await self.chats.concerns(player)

    async def player_since(self, player: str) -> datetime | None:
        """Since when a player is kept, if they are."""
        since: datetime | None = await self._scalar(select(PlayerRow.created).where(PlayerRow.id == player))
        return since

    async def save_player(self, player: Player) -> None:
        """Keep a player's name, also at the tables of theirs that are not over."""
        await self._writer.write(
            statements.add_player(player), statements.rename_player(player), statements.rename_seats(player)
        )

    async def keep_player(self, player: Player) -> None:
        """Keep a player who takes a seat, if they are not kept already."""
        if await self.player(player.id) is None:
            await self._writer.write(statements.add_player(player))

    async def add_table(self, table: TableRecord, follows: TableRecord | None = None) -> None:
        """A new table; it may follow another, whose players go on there."""
        added = (statements.add_table(table), statements.add_seats(table))
        if follows is None:
            await self._writer.write(*added)
        else:
            await self._change(follows, *added, statements.save_again(follows.id, table.id))

    async def _change(self, table: TableRecord, *changes: Statement) -> TableRecord:
        """Change a table of this version, unless somebody else has changed it already; the table as it is then."""
        await self._writer.write(*changes, fence=Fence(table.id, table.version))
        return replace(table, version=table.version + 1)

    async def table(self, table: str) -> TableRecord | None:
        found = await self._tables(select(TableRow).where(TableRow.id == table))
        return found[0] if found else None

    async def whole_table(self, table: str) -> WholeTable | None:
        """A table with its moves and notes, all as they are at one moment, however busy others are with it."""

        return await self._whole_tables.find(table)

    async def _found_whole(self, tables: Sequence[str]) -> dict[str, WholeTable]:
        async def found(connection: AsyncConnection) -> dict[str, WholeTable]:
            reading = await connection.execution_options(isolation_level=at_one_moment(self._engine))
            return await read_whole(reading, tables)

        return await self._read(found)

    async def reached(self, table: str) -> Reached | None:
        """How far a table is now; None if there is no such table any more."""
        return await self._reached.find(table)

    async def reached_by(self, tables: Iterable[str]) -> dict[str, Reached]:
        """How far these tables are now."""
        found: dict[str, Reached] = {}
        for some in _in_parts(tuple(tables)):
            query = select(TableRow.id, TableRow.version, _SAID).where(TableRow.id.in_(some))
            found.update({table: Reached(version, said or 0) for table, version, said in await self._rows(query)})
        return found

    async def players_of(self, table: str) -> set[str]:
        """Those who sit at a table, and its host."""
        seated = select(SeatRow.player).where(SeatRow.table_id == table, SeatRow.player.is_not(None))
        found = await self._rows(seated.union(select(TableRow.host).where(TableRow.id == table)))
        return {row[0] for row in found}

    async def tables_of(self, player: str, most: int, skip: int = 0) -> list[TableRecord]:
        """The tables this player has a seat at or is the host of: those that can go on, then the others, each
        newest first."""
        seated = select(SeatRow.table_id).where(SeatRow.player == player)
        query = select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.host == player))
        order = (or_(TableRow.status == "over", TableRow.halted.is_not(None)), TableRow.created.desc(), TableRow.id)
        return await self._tables(query.order_by(*order).limit(most).offset(skip))

    async def open_tables(self, most: int) -> list[OpenTable]:
        """The public tables that wait for players, newest first."""
        query = select(TableRow.id, TableRow.host).where(TableRow.status == "waiting", TableRow.public.is_(True))
        newest = query.order_by(TableRow.created.desc(), TableRow.id).limit(most)
        return [OpenTable(*row) for row in await self._rows(newest)]

    async def tables_named(self, tables: Sequence[str]) -> list[TableRecord]:
        """Those of these tables that are there, in this order."""
        found: dict[str, TableRecord] = {}
        for some in _in_parts(tables):
            read = await self._tables(select(TableRow).where(TableRow.id.in_(some)))
            found.update((table.id, table) for table in read)
        return [found[table] for table in tables if table in found]

    async def live_tables_of(self, host: str) -> int:
        """How many tables of this host are not over and can go on."""
        live = (TableRow.host == host, TableRow.status != "over", TableRow.halted.is_(None))
        query = select(func.count()).where(*live)
        count: int = await self._scalar(query)
        return count

    async def tables_with_bots_due(self) -> list[DueTable]:
        """The tables at which a bot has to choose."""
        due = (TableRow.status == "playing", TableRow.bots_due.is_(True), TableRow.halted.is_(None))
        query = select(TableRow.id, TableRow.version, *_DEAL).where(*due)
        return [DueTable(row.id, row.version, _deal(row)) for row in await self._rows(query)]

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are by status; those that cannot go on are `halted`."""
        status = case((TableRow.halted.is_not(None), "halted"), else_=TableRow.status).label("shown")
        counted = await self._rows(select(status, func.count()).group_by(status))
        return {"waiting": 0, "playing": 0, "over": 0, "halted": 0} | dict(map(tuple, counted))

    async def deals_played(self) -> list[Deal]:
        """What games that are not over were dealt from, each once."""
        query = select(*_DEAL).where(TableRow.status == "playing").distinct()
        return [_deal(row) for row in await self._rows(query)]

    async def halt_deal(self, deal: Deal, why: Halt | None) -> None:
        """Say of all games of a deal that are not over why they cannot go on, or that they can."""
        await self._writer.write(statements.halt_deal(deal, why))

    async def halt(self, table: str, why: Halt | None) -> None:
        """Say why a game cannot go on, or that it can again. It is no change of the game, so it is not fenced."""
        await self._writer.write(statements.halt(table, why))

    async def deal(self, table: str) -> Deal | None:
        """What the game of a table was dealt from; None before it starts."""
        query = select(*_DEAL).where(TableRow.id == table, TableRow.status != "waiting")
        return next((_deal(row) for row in await self._rows(query)), None)

    async def _tables(self, query: Select[TableRow]) -> list[TableRecord]:
        return await self._read(lambda connection: read_tables(connection, query))

    async def save_seat(self, table: TableRecord, number: int) -> TableRecord:
        """Who sits there now; the game may start with it."""
        return await self._change(table, statements.save_seat(table, number), statements.save_progress(table))

    async def save_seats(
        self, table: TableRecord, numbers: Iterable[int], notes: Sequence[NoteRecord] = ()
    ) -> TableRecord:
        """Who plays at these seats of a game from now on, or what else its players agreed, with what the log tells."""
        saved = [statements.save_seat(table, number) for number in numbers]
        return await self._change(table, *saved, statements.save_progress(table), *_noted(table, notes))

    async def save_wish(self, table: TableRecord) -> TableRecord:
        """What somebody wishes, who has not agreed to it yet, or that it is settled."""
        return await self._change(table, statements.save_wish(table))

    async def save_watchers(self, table: TableRecord) -> TableRecord:
        """Whether people who do not play may watch."""
        return await self._change(table, statements.save_watchers(table))

    async def save_away(self, table: str, player: str, away: datetime | None, left_at: int | None) -> None:
        """Somebody has left a table, or has come. It is no change of the game, so it is not fenced."""
        await self._writer.write(statements.save_away(table, player, away, left_at))

    async def notes(self, table: str) -> list[NoteRecord]:
        """What the log of a table tells besides the moves."""
        return (await self._read(lambda connection: read_notes(connection, [table])))[table]

    async def moves(self, table: str) -> list[MoveRecord]:
        """The moves of a table in the order in which they were played."""
        return (await self._read(lambda connection: read_moves(connection, [table])))[table]

    async def add_moves(
        self,
        table: TableRecord,
        moves: Sequence[MoveRecord],
        sheet: ScoreSheet | None = None,
        seats: Iterable[int] = (),
        notes: Sequence[NoteRecord] = (),
    ) -> TableRecord:
        """Moves that were played, and the score sheet if they end the game; with them seats may change, and the log may
        tell more."""
        ended = () if sheet is None else scored(table.id, sheet)
        saved = [statements.save_seat(table, number) for number in seats]
        changes = (statements.add_moves(table.id, moves), *saved, statements.save_progress(table), *ended)
        return await self._change(table, *changes, *_noted(table, notes))

    async def remove_moves(
        self,
        table: TableRecord,
        numbers: Iterable[int],
        seats: Iterable[int] = (),
        notes: Sequence[NoteRecord] = (),
    ) -> TableRecord:
        """Moves that were taken back; what follows may be dealt anew, and seats may change with it."""
        removed = statements.remove_moves(table.id, numbers)
        saved = [statements.save_seat(table, number) for number in seats]
        changes = (removed, *saved, statements.save_redealt(table), statements.save_progress(table))
        return await self._change(table, *changes, *_noted(table, notes))

    async def upgrade(self, table: TableRecord, moves: Sequence[MoveRecord]) -> TableRecord:
        """A table that is played by other rules from now on, and all its moves by those."""
        return await self._change(table, *statements.upgrade(table, moves))

    async def end(self, table: TableRecord, why: Halt = "ended", notes: Sequence[NoteRecord] = ()) -> TableRecord:
        """Say that a game has ended before its end: the host of the server wants it, or its players do."""
        settled = replace(table, wish=None)
        forgotten = (statements.forget_orders(table.id), statements.save_wish(settled))
        ended = await self._change(settled, *forgotten, statements.halt(table.id, why), *_noted(table, notes))
        seats = tuple(replace(seat, orders=NO_ORDERS) for seat in table.seats)
        return replace(ended, halted=why, seats=seats)

    async def remove(self, table: Fence) -> None:
        """Remove a table of this version, with all that belongs to it."""
        await self._writer.write(statements.remove_table(table.table), fence=table)

    async def untouched(self, status: Status, before: datetime, most: int) -> list[Fence]:
        """Tables that nobody has changed since then, the oldest first."""
        query = select(TableRow.id, TableRow.version).where(TableRow.status == status, TableRow.changed < before)
        return [Fence(*row) for row in await self._rows(query.order_by(TableRow.changed, TableRow.id).limit(most))]

    async def clear_players(self, before: datetime) -> None:
        """Remove players older than this who have no seat and no table."""
        await self._writer.write(statements.remove_players(before))

    async def table_ids(self) -> list[str]:
        return [row.id for row in await self._rows(select(TableRow.id))]

    async def newest_tables(self, most: int, status: Status | None, title: str | None) -> list[TableRecord]:
        """Those that were changed last come first."""
        query = select(TableRow).order_by(TableRow.changed.desc(), TableRow.id).limit(most)
        query = query if status is None else query.where(TableRow.status == status)
        return await self._tables(query if title is None else query.where(TableRow.title == title))

    async def last_changes(self, tables: Sequence[str]) -> dict[str, datetime]:
        """When these tables were changed last."""
        found = await self._rows(select(TableRow.id, TableRow.changed).where(TableRow.id.in_(tables)))
        return {row.id: row.changed for row in found}


def _noted(table: TableRecord, notes: Sequence[NoteRecord]) -> list[Statement]:
    return [statements.add_notes(table.id, notes)] if notes else []


def _in_parts(tables: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many as a query may name."""
    for start in range(0, len(tables), _MOST_NAMED):
        yield tables[start : start + _MOST_NAMED]


def _deal(row: Any) -> Deal:
    return Deal(row.rules, SetName(row.title, row.components))
