"""All tables of the server: loaded when somebody comes or a bot is due, and let go when nobody is there."""

import asyncio
import logging
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.server.bots import BotPool
from windfall.server.database.records import Player, TableRecord
from windfall.server.database.store import Store
from windfall.server.refusals import RequestRefused, no_such_table
from windfall.server.settings import Settings
from windfall.server.tables.audience import table_shape
from windfall.server.tables.connection import SERVER_STOPS, Connection
from windfall.server.tables.course import Course
from windfall.server.tables.hints import Hints
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.room import Room
from windfall.server.tables.seating import new_table, seats_again
from windfall.server.wire.shapes import TableShape

_log = logging.getLogger("windfall.server.tables")

_SWEEP_SECONDS: Final = 5.0
_TABLES_FULL: Final = "So many people are connected that there is no room. Try again in a while."


class Hall:
    """The rooms there are, and how one gets in."""

    def __init__(self, settings: Settings, store: Store, bots: BotPool) -> None:
        self._settings = settings
        self._store = store
        self._bots = bots
        self._hints = Hints(bots)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._connected = Counter[str]()
        self._keeper: asyncio.Task[None] | None = None
        self._again = asyncio.Lock()

    async def room(self, table: str) -> Room:
        """The live table of that id."""
        room = self._rooms.get(table)
        if room is None or room.broken:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            room = await asyncio.shield(self._loading[table])
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        try:
            record = await self._store.table(table)
            if record is None:
                raise no_such_table()
            live = None if record.progress.status == "waiting" else await self._live_game(record)
            room = Room(record, live, self._store, self._bots, self._hints, self._settings.limits)
            self._rooms[table] = room
            room.wake_bots()
            return room
        finally:
            del self._loading[table]

    async def _live_game(self, table: TableRecord) -> LiveGame | None:
        """The game of a stored table; None if it was played by other rules."""
        moves = await self._store.moves(table.id)
        try:
            title = find_title(table.title)
            if (title.rules, title.components_digest) != (table.rules, table.components):
                return None
            return LiveGame(table, Course.of(table, moves))
        except WindfallError:
            _log.exception("table %s cannot be played again", table.id)
            return None

    # Tables

    def shape(self, table: TableRecord, player: str) -> TableShape:
        """A stored table as this player is shown it."""
        room = self._rooms.get(table.id)
        return table_shape(table, player) if room is None else room.shape(player)

    async def open_table(self, table: TableRecord) -> Room:
        """Store a new table and let its bots begin."""
        most = self._settings.limits.live_tables
        if await self._store.live_tables_of(table.host) >= most:
            raise RequestRefused(
                f"You have {most} tables that are not over. Finish one first.", HTTPStatus.TOO_MANY_REQUESTS
            )
        await self._store.add_table(table)
        return await self.room(table.id)

    async def play_again(self, room: Room, player: Player) -> Room:
        """The table at which the players of a finished game go on; whoever asks first opens it."""
        async with self._again:
            old = room.table
            again = None if old.again is None else await self._store.table(old.again)
            if again is not None and _can_join(again, player.id):
                return await self.room(again.id)
            if old.progress.status != "over":
                raise RequestRefused("The game is not over yet.")
            if not old.seats_of(player.id) and player.id != old.host:
                raise RequestRefused("Only those who played can play again.", HTTPStatus.FORBIDDEN)
            seats = seats_again(old, player.id)
            table = new_table(
                old.title,
                old.settings,
                seats,
                player,
                old.public,
                shuffle=False,
                hints=old.hints,
                offered=self._settings.levels,
            )
            fresh = await self.open_table(table)
            await room.go_on_at(table)
            return fresh

    async def rename(self, player: Player) -> None:
        for room in tuple(self._rooms.values()):
            if room.table.seats_of(player.id) or player.id in room.audience.present:
                await room.rename(player)

    # Connections

    def enter(self, room: Room, connection: Connection) -> None:
        limits = self._settings.limits
        player = connection.player.id
        if self._connected.total() >= limits.connections or len(room.audience) >= limits.connections_per_table:
            raise RequestRefused(_TABLES_FULL)
        if self._connected[player] >= limits.connections_per_identity:
            raise RequestRefused("You have too many windows open. Close one and try again.")
        self._connected[player] += 1
        room.enter(connection)

    def leave(self, room: Room, connection: Connection) -> None:
        player = connection.player.id
        self._connected[player] -= 1
        if not self._connected[player]:
            del self._connected[player]
        room.leave(connection)

    # From start to end

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        """Wake the bots that were thinking when the server stopped, then keep the hall tidy."""
        old = datetime.now(UTC) - timedelta(days=self._settings.waiting_days)
        await self._store.clear_waiting(old)
        for table in await self._store.tables_with_bots_due():
            await self._wake(table)
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            await self._sweep()

    async def _wake(self, table: str) -> None:
        try:
            await self.room(table)
        except Exception:
            _log.exception("table %s could not be loaded", table)

    async def _sweep(self) -> None:
        gone = time.monotonic() - self._settings.idle_seconds
        for table, room in tuple(self._rooms.items()):
            if room.broken:
                self._rooms.pop(table, None)
                await self._wake(table)
            elif room.idle and room.used < gone:
                del self._rooms[table]

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        self._hints.stop()
        for room in self._rooms.values():
            room.stop()
            room.audience.close(SERVER_STOPS)


def _can_join(table: TableRecord, player: str) -> bool:
    """Whether somebody who wants to play on finds a place at this table."""
    status = table.progress.status
    return status == "waiting" or (status == "playing" and bool(table.seats_of(player)))
