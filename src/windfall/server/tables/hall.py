"""All tables of the server: loaded when somebody comes or a bot is due, and let go when nobody is there."""

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from typing import Final

from windfall.engine.words.message import message
from windfall.server.bots import BotPool
from windfall.server.clock import Clock, WorldClock
from windfall.server.component_sets import REFUSALS, ComponentSets
from windfall.server.database.records import Player, TableRecord
from windfall.server.database.store import Store
from windfall.server.jobs.job import NOBODY, Asker
from windfall.server.limits import rates as rates_here
from windfall.server.neighbours import Neighbours
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Settings
from windfall.server.tables.asked import Asked, asked
from windfall.server.tables.audience import plays, table_shape
from windfall.server.tables.chat import SPEAKS_TOO_MUCH, Chat
from windfall.server.tables.connection import SERVER_STOPS, Connection
from windfall.server.tables.following import Others
from windfall.server.tables.hints import Hints
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.loading import LOADED_AGAIN, Loader
from windfall.server.tables.opening import Opening
from windfall.server.tables.room import Room
from windfall.server.tables.upkeep import Upkeep
from windfall.server.talk.words import Changed, TableWord, Visit, Word
from windfall.server.wire.shapes import TableShape

_log = logging.getLogger("windfall.server.tables")

_TOO_OFTEN: Final = message("server-whole-too-often")
_TOO_MUCH: Final = message("server-sends-too-much")


class Hall:
    """The rooms there are, and how one gets in."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sets: ComponentSets,
        bots: BotPool,
        neighbours: Neighbours | None = None,
        clock: Clock | None = None,
    ) -> None:
        self._settings = settings
        self.clock = clock or WorldClock()
        self._neighbours = neighbours or Neighbours.nobody(settings.limits)
        self.talk, self.company = self._neighbours.talk, self._neighbours.company
        self._store = store
        self._sets = sets
        self._bots = bots
        self._hints = Hints(bots, settings.limits.hints_per_address)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        limits = settings.limits
        rates = self._neighbours.ledger.rates
        self._chat_rates = rates("chat", limits.chat_per_minute, limits.chat_at_once, SPEAKS_TOO_MUCH)
        self._state_rates = rates("states", limits.states_per_minute, limits.states_at_once, _TOO_OFTEN)
        # each process counts for itself: there are too many to tell the others of them
        self._message_rates = rates_here(limits.messages_per_second * 60, limits.messages_at_once, _TOO_MUCH)
        self._in_annexes: dict[str, Counter[str]] = {}  # who is connected to tables in annexes, by table
        self._heard: dict[str, list[Word]] = {}  # about tables that are being loaded
        self._loader = Loader(store, sets, self.clock)
        self.opening = Opening(self, settings, store, self._neighbours.ledger)
        self.upkeep = Upkeep(self, store, sets, bots, self._hints)
        self.company.when_seen = self._see
        self.company.when_lost = self.upkeep.catch_up_soon
        self.talk.when_back(self.upkeep.catch_up_soon)
        self._used = time.monotonic()
        self.when_asked: Callable[[list[Asked]], None] = lambda _asked: None  # of a table that was changed here

    async def room(self, table: str, asker: Asker = NOBODY) -> Room:
        """The live table of that id; its bots think for who asks, if they play there."""
        room = self._rooms.get(table)
        if room is None or room.broken:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table, asker))
            room = await asyncio.shield(self._loading[table])
        room.used = self._used = time.monotonic()
        return room

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The tables that are in memory here."""
        return tuple(self._rooms.values())

    def visited(self, table: str) -> bool:
        """Whether somebody is connected to the table."""
        room = self._rooms.get(table)
        return bool(self._present(table)) or (room is not None and len(room.audience) > 0)

    def present(self, table: str) -> set[str]:
        """Who is connected to the table."""
        room = self._rooms.get(table)
        return {*self._present(table), *(() if room is None else room.audience.present)}

    def people(self, table: str) -> Counter[str]:
        """How many are connected to the table, by process."""
        people = self.company.people(table)
        room = self._rooms.get(table)
        people[self.talk.name] = (0 if room is None else len(room.audience)) + self._in_annexes.get(
            table, Counter()
        ).total()
        return people

    def holds(self, table: str) -> bool:
        """Whether the table is in memory here."""
        return table in self._rooms

    def has(self, room: Room) -> bool:
        """Whether this is the room of its table still."""
        return self._rooms.get(room.table.id) is room

    def is_idle(self, room: Room) -> bool:
        """Whether nobody has needed it for long."""
        return room.idle and room.used < time.monotonic() - self._settings.idle_seconds

    def let_go(self, room: Room) -> None:
        """Have it in memory no more."""
        table = room.table.id
        del self._rooms[table]
        self.talk.leave(table)
        room.broken = True  # who still has it in hand must not change it

    @property
    def deserted(self) -> bool:
        """No table is in memory, and none was asked for lately."""
        lately = time.monotonic() - self._settings.idle_seconds
        return not self._rooms and not self._loading and self._used < lately

    async def _load(self, table: str, asker: Asker) -> Room:
        heard = self._heard[table] = []
        try:
            await self.talk.join(table, partial(self._hear, table))  # before it is read, so that nothing is missed
            room = self._room(*await self._loader.found(table))
            await room.chat.catch_up()
            self._rooms[table] = room
            room.absence.look_around()
            for word in heard:
                self._tell_room(room, word)
            room.bots.opened_from(asker.address, asker.identity)
            room.bots.wake()
            return room
        except BaseException as error:
            if isinstance(error, RequestRefused) and error.status == HTTPStatus.NOT_FOUND:
                self._rooms.pop(table, None)  # it was removed
            if table not in self._rooms:
                self.talk.leave(table)
            raise
        finally:
            del self._loading[table]
            del self._heard[table]

    def _hear(self, table: str, word: Word) -> None:
        """What another process says about a table."""
        if table in self._heard:
            self._heard[table].append(word)
        elif table in self._rooms:
            self._tell_room(self._rooms[table], word)

    def _tell_room(self, room: Room, word: Word) -> None:
        if isinstance(word, TableWord):
            room.follower.hear(word)

    async def come(self, table: str) -> Room:
        """The live table, for somebody who connects to it: if a process has ended before it could tell of a change,
        it is noticed now."""
        room = await self.room(table)
        if not self.talk.alone:
            await room.catch_up()
        return room

    def _room(self, table: TableRecord, live: LiveGame | None) -> Room:
        started = table.progress.status != "waiting"
        refused = REFUSALS[table.halted or "rules"] if started and live is None else None
        components = self._sets.shape(table)
        key = hashlib.blake2b(table.id.encode(), key=self._neighbours.secret, digest_size=16).digest()
        rates, rates_by_address = self._chat_rates
        kept = self._settings.limits.chat_kept
        chat = partial(Chat, key=key, rates=rates, rates_by_address=rates_by_address, kept=kept)
        others = Others(
            partial(self._tell_others, table.id),
            self._hears_others,
            partial(self._present, table.id),
            self._loader.found,
            self._ask,
        )
        return Room(table, components, live, refused, self._store, self._bots, self._hints, chat, others, self.clock)

    def _ask(self, table: TableRecord) -> None:
        self.when_asked(asked(table))

    def _tell_others(self, table: str, word: TableWord) -> None:
        self.talk.say(table, word)

    def _hears_others(self) -> bool:
        """Whether what other processes do is told here now."""
        return not self.talk.alone and self.talk.connected

    def _present(self, table: str) -> Iterable[str]:
        """Who is connected to a table, but not to its room here."""
        return {*self.company.elsewhere(table), *self._in_annexes.get(table, ())}

    def _see(self, table: str, player: str) -> None:
        """Somebody has come to a table at another process, or left it."""
        room = self._rooms.get(table)
        if room is not None and room.table.seats_of(player):
            room.absence.heard_of(player)
            room.tell_table()

    # Tables

    async def shapes(self, tables: Sequence[TableRecord], player: str) -> list[TableShape]:
        """Stored tables as this player is shown them, whichever process has dealt them."""
        await self._sets.look_up(table.deal.components for table in tables if table.progress.status != "waiting")
        return [self.shape(table, player) for table in tables]

    def shape(self, table: TableRecord, player: str) -> TableShape:
        """A stored table as this player is shown it."""
        room = self._rooms.get(table.id)
        if room is not None and not room.broken and room.table.version >= table.version:
            return room.shape(player)
        if room is not None:
            room.follower.hear(Changed(table.version))
        return table_shape(table, player, self._sets.shape(table), self.clock.now(), set(self._present(table.id)))

    async def go_on(self, table: str) -> None:
        """Tell those at a table, if it is in memory, where its players meet again, which is stored already."""
        room = self._rooms.get(table)
        if room is not None:
            await room.catch_up()

    async def catch_up(self) -> None:
        """Be as it is stored: other processes, or a host, may have changed tables that are in memory here."""
        rooms = dict(self._rooms)
        reached = await self._store.reached_by(rooms)
        for table, room in rooms.items():
            if reached.get(table) != room.reached:
                with suppress(RequestRefused):  # it was removed, or is being changed all the time
                    await room.catch_up()

    async def rename(self, player: Player) -> None:
        for room in tuple(self._rooms.values()):
            if room.table.seats_of(player.id) or player.id in room.audience.present:
                await room.seats.rename(player)

    # Connections

    def enter(self, room: Room, connection: Connection) -> None:
        if not self.has(room) or room.broken:
            raise RequestRefused(LOADED_AGAIN, HTTPStatus.SERVICE_UNAVAILABLE)
        player = plays(room.table, connection.player.id)
        if not player:
            self._check_watcher(room, connection)
        self.count_state(connection)
        self.company.admit(_visit(room, connection), player)
        if connection.player.id == room.table.host:
            self.opening.host_came(room.table, connection.address)
        room.enter(connection)

    def _check_watcher(self, room: Room, connection: Connection) -> None:
        """Those who play always find room at their table; of those who watch there may be so many."""
        if not room.table.watchers:
            raise RequestRefused(message("server-no-watchers"), HTTPStatus.FORBIDDEN)
        watching = room.audience.watching(room.table)
        limits = self._settings.limits
        here = sum(other.address == connection.address for other in watching)
        if len(watching) >= limits.watchers_per_table or here >= limits.watchers_per_address:
            raise RequestRefused(message("server-many-watchers"))

    def count_state(self, connection: Connection) -> None:
        """Somebody is told a table from the beginning, which is dear."""
        of_identity, of_address = self._state_rates
        of_identity.check(connection.player.id)
        of_address.check(connection.address)

    def count_message(self, connection: Connection) -> None:
        """Somebody asks for something over a socket."""
        of_identity, of_address = self._message_rates
        of_identity.check(connection.player.id)
        of_address.check(connection.address)

    def leave(self, room: Room, connection: Connection) -> None:
        self.company.leave(_visit(room, connection))
        room.leave(connection)

    @contextmanager
    def connected_elsewhere(self, table: str, asker: Asker, stranger: bool) -> Iterator[None]:
        """Somebody is connected to a table in an annex."""
        visit = Visit(table, asker.identity, asker.address, stranger)
        self.company.admit(visit, player=False)
        present = self._in_annexes.setdefault(table, Counter())
        present[asker.identity] += 1
        try:
            yield
        finally:
            self.company.leave(visit)
            present[asker.identity] -= 1
            present += Counter()  # without those of whom none is left
            if not present:
                self._in_annexes.pop(table, None)

    @property
    def connections_elsewhere(self) -> int:
        return sum(present.total() for present in self._in_annexes.values())

    # From start to end

    def start(self, when_deserted: Callable[[], None] | None = None) -> None:
        self.upkeep.start(when_deserted)

    async def stop(self) -> None:
        await self.upkeep.stop()
        loading = tuple(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for room in self._rooms.values():
            room.stop()
            room.audience.close(SERVER_STOPS)
            await room.absence.settle()


def _visit(room: Room, connection: Connection) -> Visit:
    return Visit(room.table.id, connection.player.id, connection.address, connection.stranger)
