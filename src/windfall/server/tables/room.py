"""A live table: its game, the people connected to it, and the bots that play at it.

One lock orders all changes. A change is stored first; only then does it take effect and is told to anybody.

What is here is a copy of what is stored. Other processes may have one, too: they are told of every change, and what
they tell is followed. Who changes a copy that is out of date changes nothing, follows the others, and tries again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final, TypeVar

from windfall.engine.state import SPECTATOR
from windfall.engine.words.message import Message, message
from windfall.server.bots import BotPool
from windfall.server.clock import Clock
from windfall.server.component_sets import REFUSALS
from windfall.server.database.records import NoteRecord, Reached, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import StaleError
from windfall.server.logs import named
from windfall.server.refusals import RequestRefused
from windfall.server.tables.absence import Absence
from windfall.server.tables.agreements import Agreements
from windfall.server.tables.ahead import Ahead
from windfall.server.tables.audience import Audience, plays, table_shape
from windfall.server.tables.chat import Chat
from windfall.server.tables.coaching import card_here, coaching
from windfall.server.tables.connection import NO_WATCHERS, RELOAD, Connection
from windfall.server.tables.course import Course
from windfall.server.tables.following import Follower, Others
from windfall.server.tables.hints import Hints
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.moves import NOT_OPEN, Moves
from windfall.server.tables.pausing import Pausing
from windfall.server.tables.seats import Seats
from windfall.server.tables.since import since_left
from windfall.server.tables.table_bots import TableBots
from windfall.server.tables.wishes import Wishes
from windfall.server.talk.words import Changed, LetWatch
from windfall.server.wire.messages import (
    AskCard,
    AskCoach,
    AskHint,
    ErrorMessage,
    Mute,
    StateMessage,
    TableMessage,
    write_message,
)
from windfall.server.wire.shapes import ComponentSetShape, Proof, TableShape

Stored = TypeVar("Stored")

_log = logging.getLogger("windfall.server.tables")

_NO_HINTS: Final = message("server-no-hints")
_TRY_AGAIN: Final = message("server-not-stored")
_TRIES: Final = 20  # of a change, while other processes are quicker


class Room:
    """A table in memory. `refused` says why its game cannot be played, if it has started and there is none."""

    def __init__(
        self,
        table: TableRecord,
        components: ComponentSetShape,
        live: LiveGame | None,
        refused: Message | None,
        store: Store,
        bots: BotPool,
        hints: Hints,
        chat: Callable[["Room"], Chat],
        others: Others,
        clock: Clock,
    ) -> None:
        self.table = table
        self.live = live
        self.clock = clock
        self.audience = Audience(components, clock, others.present)
        self._components = components
        self.refused = refused
        self.stopping = False
        self.broken = False  # what is stored may differ from what is here: it must be loaded again
        self.used = time.monotonic()
        self.proof: Proof | None = None  # of its deal, worked out when first asked for
        self.store = store
        self._hints = hints
        self.lock = asyncio.Lock()
        self.chat = chat(self)
        self.others = others
        self.wishes = Wishes(self)
        self.follower = Follower(self, others)
        self.seats = Seats(self)
        self.moves = Moves(self)
        self.agreements = Agreements(self)
        self.absence = Absence(self)
        self.pausing = Pausing(self)
        self.ahead = Ahead(self)
        self.bots = TableBots(self, bots)

    @property
    def idle(self) -> bool:
        busy = self.audience or self.bots.thinkers or self.absence or self.follower or self.chat.busy
        return not busy and not self.lock.locked()

    def concerns(self, player: str) -> bool:
        """Whether somebody plays here, is the host, or is there."""
        return plays(self.table, player) or player in self.audience.present

    def shape(self, player: str) -> TableShape:
        now = self.clock.now()
        return table_shape(self.table, player, self._components, now, self.audience.present)

    # Coming, looking and going

    def enter(self, connection: Connection) -> None:
        was_here = connection.player.id in self.audience.present
        self.audience.add(connection)
        self.bots.opened_from(connection.address, connection.player.id)
        connection.viewer = self._first_look(connection.player.id)
        left = None if connection.viewer == SPECTATOR else self.table.seats[connection.viewer].away
        if not was_here:
            self.absence.came(connection.player.id)
        if was_here or not self.table.seats_of(connection.player.id):
            self._send_table(connection)
        else:
            self.tell_table()
        self.send_all(connection, with_table=False)
        if not was_here and left is not None:
            self._tell_since(connection, left)

    def _tell_since(self, connection: Connection, left: datetime) -> None:
        """What has happened since they left, to who comes back to an own seat."""
        viewer = connection.viewer
        left_at = self.table.seats[viewer].left_at
        since = None if self.live is None or left_at is None else since_left(self.live, viewer, left, left_at)
        if since is not None:
            connection.send(write_message(since))

    def leave(self, connection: Connection) -> None:
        self.audience.remove(connection)
        self.touch()
        player = connection.player.id
        if player not in self.audience.present and self.table.seats_of(player):
            self.absence.left(player)
            self.tell_table()

    def send_all(self, connection: Connection, with_table: bool = True) -> None:
        """Everything there is to know, as for somebody who has just come."""
        if with_table:
            self._send_table(connection)
        if self.live is not None:
            self.ahead.tell(connection)
            self._send_state(connection)
        elif self.refused is not None:
            connection.send(write_message(ErrorMessage(self.refused, None)))
        wish = self.wishes.message()
        if wish is not None:
            connection.send(write_message(wish))
        self.bots.tell_again(connection)
        self.chat.tell_all(connection)

    def look(self, connection: Connection, viewer: int) -> None:
        live = self.started()
        own = self.table.seats_of(connection.player.id)
        if viewer not in range(SPECTATOR, len(self.table.seats)):
            raise RequestRefused(message("server-no-such-seat"))
        if viewer != SPECTATOR and viewer not in own and not live.course.game.over:
            raise RequestRefused(message("server-own-seats"))
        connection.viewer = viewer
        self._send_state(connection)

    async def mute(self, connection: Connection, message: Mute) -> None:
        await self.chat.mute(connection.player.id, message)
        self.send_all(connection)

    async def ask_to_let_watch(self, player: str, allowed: bool) -> None:
        async def change() -> None:
            if player != self.table.host:
                raise RequestRefused(message("server-host-lets-watch"), HTTPStatus.FORBIDDEN)
            stored = await self.stored(self.store.save_watchers(replace(self.table, watchers=allowed)))
            self.others.tell(LetWatch(stored.version, allowed))
            self.set_table(replace(self.table, version=stored.version, watchers=allowed))
            self.tell_table()

        await self.in_turn(change)

    def _first_look(self, player: str) -> int:
        own = self.table.seats_of(player)
        asked = [seat for seat in own if seat in self.table.progress.asked]
        return (asked or own or (SPECTATOR,))[0]

    def _send_table(self, connection: Connection) -> None:
        connection.send(write_message(TableMessage(self.shape(connection.player.id))))

    def _send_state(self, connection: Connection) -> None:
        own = self.table.seats_of(connection.player.id)
        connection.send(write_message(self.started().state(connection.viewer, own)))

    # Hints

    def hint(self, connection: Connection, message: AskHint) -> None:
        live = self.playing(connection.player.id, message.seat)
        if not self.table.hints_allowed:
            raise RequestRefused(_NO_HINTS, HTTPStatus.FORBIDDEN)
        if not live.is_open(message.seat, message.key):
            raise RequestRefused(NOT_OPEN)
        self._hints.ask(live, message, connection)

    def coach(self, connection: Connection, message: AskCoach) -> None:
        live = self.playing(connection.player.id, message.seat)
        connection.send(write_message(coaching(live, message)))

    def card(self, connection: Connection, message: AskCard) -> None:
        live = self.playing(connection.player.id, message.seat)
        connection.send(write_message(card_here(live, message)))

    # As other processes have it

    @property
    def reached(self) -> Reached:
        """How far the table is, as far as is known here."""
        return Reached(self.table.version, self.chat.said)

    async def catch_up(self) -> None:
        """Somebody else may have changed the table, or said something: be as it is stored."""
        async with self.lock:
            stored = None if self.broken else await self.store.reached(self.table.id)
            if self.broken or stored == self.reached:
                return
            if stored is None or stored.version != self.table.version:
                await self.follower.catch_up()
            else:
                await self.chat.catch_up()

    def replace(self, table: TableRecord, live: LiveGame | None) -> None:
        """The table is another one, and everybody is told all of it."""
        self.live = live
        self.refused = None if live is not None or table.halted is None else REFUSALS[table.halted]
        self.set_table(table)
        for connection in self.audience:
            connection.viewer = self._first_look(connection.player.id)
        self.tell_table()
        if live is not None:
            for connection in self.audience:
                self.ahead.tell(connection)
            self.audience.tell_state(table, live.state)
        elif self.refused is not None:
            self.audience.tell(ErrorMessage(self.refused, None))

    def touch(self) -> None:
        self.used = time.monotonic()

    def stop(self) -> None:
        """The server stops: bots think no further."""
        self.stopping = True
        self.bots.stop()

    # What all of it needs

    def started(self) -> LiveGame:
        if self.live is None:
            raise RequestRefused(self.refused or message("server-not-started"))
        return self.live

    def playing(self, player: str, seat: int) -> LiveGame:
        live = self.started()
        if seat not in self.table.seats_of(player):
            raise RequestRefused(message("server-not-your-seat"), HTTPStatus.FORBIDDEN)
        if live.course.game.over:
            raise RequestRefused(message("server-over"))
        if self.table.seats[seat].bot is not None:
            raise RequestRefused(message("seats-bot-plays"))
        return live

    def new_game(self, table: TableRecord) -> LiveGame | None:
        """The game of a table that starts; None while it waits."""
        return LiveGame(table, Course.of(table), self.clock) if table.progress.status == "playing" else None

    async def change(
        self,
        live: LiveGame,
        table: TableRecord,
        seats: Iterable[int],
        texts: Sequence[tuple[int | None, Message]],
    ) -> None:
        """Other seats, or other clocks, of a game, with what the log tells of it: stored, then told."""
        notes = live.notes_of(live.course, texts)
        table = await self.stored(self.store.save_seats(replace(table, wish=None), seats, notes))
        self.others.tell(Changed(table.version))
        self.set_table(table)
        self.tell_table()
        self.tell_notes(live, notes)
        self.others.asked(table)
        self.bots.wake()

    def tell_notes(self, live: LiveGame, notes: Sequence[NoteRecord]) -> None:
        """What the log tells besides the moves, which is stored."""
        live.notes += notes

        def told(viewer: int, own: tuple[int, ...]) -> StateMessage | None:
            frames = live.noted(viewer, own, notes)
            return live.state(viewer, own, frames) if frames else None

        self.audience.tell_state(self.table, told)

    def set_table(self, table: TableRecord, refused_by: int | None = None) -> None:
        """The table is this one now; a seat that did not agree to what was wished is told."""
        before, self.table = self.table, table
        if self.live is not None:
            self.live.table = table
        self.ahead.tell_changes(before)
        self.wishes.tell(before.wish, refused_by)
        if before.watchers and not table.watchers:
            for connection in self.audience.watching(table):
                connection.close(NO_WATCHERS)

    def tell_table(self) -> None:
        self.audience.tell_table(self.table)

    async def in_turn(self, change: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Make a change when it is its turn; if another process was quicker, of the table as it is then."""
        async with self.lock:
            for _ in range(_TRIES):
                try:
                    await change()
                except StaleError:
                    await self.follower.give_way()
                    if self.broken:
                        break
                else:
                    return
            raise RequestRefused(_TRY_AGAIN, HTTPStatus.SERVICE_UNAVAILABLE)

    async def stored(self, change: Coroutine[Any, Any, Stored]) -> Stored:
        """Wait until a change is stored; if it is one of the table, that is returned as it is then. If it fails, and
        nobody knows what is stored, the table is loaded again."""
        if self.broken:
            change.close()
            raise RequestRefused(_TRY_AGAIN)
        try:
            return await change
        except StaleError:
            raise
        except BaseException as error:
            self.load_again()
            if not isinstance(error, Exception):
                raise
            _log.exception("a change of table %s could not be stored", named(self.table.id))
            raise RequestRefused(_TRY_AGAIN, HTTPStatus.SERVICE_UNAVAILABLE) from error

    def load_again(self) -> None:
        """What is stored is, or may be, not what is here."""
        self.broken = True
        self.audience.close(RELOAD)
