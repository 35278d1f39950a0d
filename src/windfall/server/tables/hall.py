"""All tables of the server: loaded when somebody comes or a bot is due, and let go when nobody is there."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.server.bots import BotPool
from windfall.server.component_sets import OTHER_RULES, ComponentSets
from windfall.server.database.records import MoveRecord, Player, TableRecord
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

    def __init__(self, settings: Settings, store: Store, sets: ComponentSets, bots: BotPool) -> None:
        self._settings = settings
        self._store = store
        self._sets = sets
        self._bots = bots
        self._hints = Hints(bots)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._connected = Counter[str]()
        self._elsewhere: dict[str, Counter[str]] = {}  # who is connected to tables in annexes, by table
        self._keeper: asyncio.Task[None] | None = None
        self._again = asyncio.Lock()
        self._used = time.monotonic()

    async def room(self, table: str) -> Room:
        """The live table of that id."""
        room = self._rooms.get(table)
        if room is None or room.broken:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            room = await asyncio.shield(self._loading[table])
        room.used = self._used = time.monotonic()
        return room

    def holds(self, table: str) -> bool:
        """Whether the table is in memory here."""
        return table in self._rooms

    @property
    def _deserted(self) -> bool:
        """No table is in memory, and none was asked for lately."""
        lately = time.monotonic() - self._settings.idle_seconds
        return not self._rooms and not self._loading and self._used < lately

    async def _load(self, table: str) -> Room:
        try:
            record = await self._store.table(table)
            if record is None:
                raise no_such_table()
            room = self._room(*await self._opened(record))
            self._rooms[table] = room
            room.wake_bots()
            return room
        finally:
            del self._loading[table]

    def _room(self, table: TableRecord, live: LiveGame | None) -> Room:
        started = table.progress.status != "waiting"
        refused = (self._sets.refusal(table.deal) or OTHER_RULES) if started and live is None else None
        components = self._sets.shape(table)
        return Room(table, components, live, refused, self._store, self._bots, self._hints, self._settings.limits)

    async def _opened(self, table: TableRecord) -> tuple[TableRecord, LiveGame | None]:
        """A stored table, and its game; None before it starts, and if it cannot be played here."""
        try:
            title = find_title(table.title)
            if table.progress.status == "waiting":
                return await self._by_rules_of_now(table, title, []), None
            if not self._sets.plays(table.deal):
                return table, None
            moves = await self._store.moves(table.id)
            if table.rules == title.rules:
                return table, LiveGame(table, Course.of(table, moves))
            course = Course.upgraded(table, moves)
            progressed = replace(table, progress=course.progress(table))
            upgraded = await self._by_rules_of_now(progressed, title, [move.record for move in course.moves])
            return upgraded, LiveGame(upgraded, course)
        except WindfallError:
            _log.exception("table %s cannot be played again", table.id)
            return table, None

    async def _by_rules_of_now(self, table: TableRecord, title: Title, moves: list[MoveRecord]) -> TableRecord:
        """The table as it is played from now on, which is stored if it was of other rules."""
        current = replace(table, rules=title.rules, components=title.components_digest)
        if current != table:
            await self._store.upgrade(current, moves)
        return current

    # Tables

    def shape(self, table: TableRecord, player: str) -> TableShape:
        """A stored table as this player is shown it."""
        room = self._rooms.get(table.id)
        if room is not None:
            return room.shape(player)
        return table_shape(table, player, self._sets.shape(table), self._elsewhere.get(table.id, ()))

    async def open_table(self, table: TableRecord) -> Room:
        """Store a new table and let its bots begin."""
        most = self._settings.limits.live_tables
        if await self._store.live_tables_of(table.host) >= most:
            raise RequestRefused(
                f"You have {most} tables that are not over. Finish one first.", HTTPStatus.TOO_MANY_REQUESTS
            )
        await self._store.add_table(table)
        return await self.room(table.id)

    async def play_again(self, table: str, player: Player) -> Room:
        """The table at which the players of a finished game go on; whoever asks first opens it."""
        async with self._again:
            old = await self._store.table(table)
            if old is None:
                raise no_such_table()
            again = None if old.again is None else await self._store.table(old.again)
            if again is not None and _can_join(again, player.id):
                return await self.room(again.id)
            if old.progress.status != "over":
                raise RequestRefused("The game is not over yet.")
            if not old.seats_of(player.id) and player.id != old.host:
                raise RequestRefused("Only those who played can play again.", HTTPStatus.FORBIDDEN)
            seats = seats_again(old, player.id)
            fresh_table = new_table(
                old.title,
                old.settings,
                seats,
                player,
                old.public,
                shuffle=False,
                hints=old.hints,
                offered=self._settings.levels,
            )
            fresh = await self.open_table(fresh_table)
            if old.id in self._rooms:
                await self.go_on_at(old.id, fresh.table.id)
            else:
                await self._store.save_again(old.id, fresh.table.id)
            return fresh

    async def go_on_at(self, table: str, again: str) -> None:
        """Tell those at a table, if it is in memory, where its players meet again."""
        room = self._rooms.get(table)
        if room is not None:
            await room.go_on_at(again)

    async def rename(self, player: Player) -> None:
        for room in tuple(self._rooms.values()):
            if room.table.seats_of(player.id) or player.id in room.audience.present:
                await room.rename(player)

    # Connections

    def enter(self, room: Room, connection: Connection) -> None:
        if len(room.audience) >= self._settings.limits.connections_per_table:
            raise RequestRefused(_TABLES_FULL)
        self._admit(connection.player.id)
        room.enter(connection)

    def leave(self, room: Room, connection: Connection) -> None:
        _take_off(self._connected, connection.player.id)
        room.leave(connection)

    @contextmanager
    def connected_elsewhere(self, table: str, player: str) -> Iterator[None]:
        """Somebody is connected to a table in an annex."""
        self._admit(player)
        present = self._elsewhere.setdefault(table, Counter())
        present[player] += 1
        try:
            yield
        finally:
            _take_off(self._connected, player)
            _take_off(present, player)
            if not present:
                self._elsewhere.pop(table, None)

    def _admit(self, player: str) -> None:
        limits = self._settings.limits
        if self._connected.total() >= limits.connections:
            raise RequestRefused(_TABLES_FULL)
        if self._connected[player] >= limits.connections_per_identity:
            raise RequestRefused("You have too many windows open. Close one and try again.")
        self._connected[player] += 1

    # From start to end

    def start(self, when_deserted: Callable[[], None] | None = None) -> None:
        self._keeper = asyncio.create_task(self._keep(when_deserted))

    async def _keep(self, when_deserted: Callable[[], None] | None) -> None:
        """Wake the bots that were thinking when the server stopped, then keep the hall tidy."""
        old = datetime.now(UTC) - timedelta(days=self._settings.waiting_days)
        await self._store.clear_waiting(old)
        for table, deal in await self._store.tables_with_bots_due():
            if self._sets.plays(deal):
                await self._wake(table)
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            await self._sweep()
            if when_deserted is not None and self._deserted:
                when_deserted()

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


def _take_off(counted: Counter[str], player: str) -> None:
    counted[player] -= 1
    if not counted[player]:
        del counted[player]


def _can_join(table: TableRecord, player: str) -> bool:
    """Whether somebody who wants to play on finds a place at this table."""
    status = table.progress.status
    return status == "waiting" or (status == "playing" and bool(table.seats_of(player)))
