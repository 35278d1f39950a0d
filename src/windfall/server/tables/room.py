"""A live table: its game, the people connected to it, and the bots that play at it.

One lock orders all changes. A change is stored first; only then does it take effect and is told to anybody.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any, Final

from windfall.engine.errors import WindfallError
from windfall.engine.state import SPECTATOR
from windfall.server.bots import BotPool
from windfall.server.database.records import Player, SeatRecord, TableRecord
from windfall.server.database.store import Store
from windfall.server.names import visible
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits
from windfall.server.tables.audience import Audience, table_shape
from windfall.server.tables.connection import RELOAD, Connection
from windfall.server.tables.course import Course
from windfall.server.tables.frames import Frames
from windfall.server.tables.hints import Hints
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.seating import changed_seat, opening, seat_names
from windfall.server.tables.undo import TakeBack
from windfall.server.wire.bodies import NewSeat
from windfall.server.wire.messages import (
    AskHint,
    ChatMessage,
    ConsentMessage,
    ErrorMessage,
    Play,
    StateMessage,
    TableMessage,
    write_message,
)
from windfall.server.wire.shapes import ComponentSetShape, Scores, TableShape

_log = logging.getLogger("windfall.server.tables")

_NOT_OPEN: Final = "This question is not open any more. See what is asked now."
_NO_HINTS: Final = "Hints are not allowed at this table. Its host can allow them only when the table is opened."
_TRY_AGAIN: Final = "Your choice could not be stored. Please try again."


@dataclass(slots=True)
class Wish:
    """Somebody would like to take back, and these have not agreed yet."""

    seat: int
    taken: TakeBack
    waiting: set[str]


class Room:
    """A table in memory. `refused` says why its game cannot be played, if it has started and there is none."""

    def __init__(
        self,
        table: TableRecord,
        components: ComponentSetShape,
        live: LiveGame | None,
        refused: str | None,
        store: Store,
        bots: BotPool,
        hints: Hints,
        limits: Limits,
    ) -> None:
        self.table = table
        self.live = live
        self.audience = Audience(components)
        self._components = components
        self.refused = refused
        self.broken = False  # what is stored may differ from what is here: it must be loaded again
        self.used = time.monotonic()
        self.scores: Scores | None = None  # worked out when first asked for
        self._store = store
        self._bots = bots
        self._hints = hints
        self._lock = asyncio.Lock()
        self._chat: deque[ChatMessage] = deque(maxlen=limits.chat_kept)
        self._wish: Wish | None = None
        self._thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}

    @property
    def idle(self) -> bool:
        return not self.audience and not self._thinking and not self._lock.locked()

    def shape(self, player: str) -> TableShape:
        return table_shape(self.table, player, self._components, self.audience.present)

    # Coming, looking and going

    def enter(self, connection: Connection) -> None:
        was_here = connection.player.id in self.audience.present
        self.audience.add(connection)
        connection.viewer = self._first_look(connection.player.id)
        if was_here or not self.table.seats_of(connection.player.id):
            self._send_table(connection)
        else:
            self.audience.tell_table(self.table)
        self.send_all(connection, with_table=False)

    def leave(self, connection: Connection) -> None:
        self.audience.remove(connection)
        self.used = time.monotonic()
        player = connection.player.id
        if player not in self.audience.present and self.table.seats_of(player):
            self.audience.tell_table(self.table)

    def send_all(self, connection: Connection, with_table: bool = True) -> None:
        """Everything there is to know, as for somebody who has just come."""
        if with_table:
            self._send_table(connection)
        if self.live is not None:
            self._send_state(connection)
        elif self.refused is not None:
            connection.send(write_message(ErrorMessage(self.refused, None)))
        if self._wish is not None:
            connection.send(write_message(self._consent_message()))
        for line in self._chat:
            connection.send(write_message(line))

    def look(self, connection: Connection, viewer: int) -> None:
        live = self.started()
        own = self.table.seats_of(connection.player.id)
        if viewer not in range(SPECTATOR, len(self.table.seats)):
            raise RequestRefused("There is no such seat at this table.")
        if viewer != SPECTATOR and viewer not in own and not live.course.game.over:
            raise RequestRefused("You can look from your own seats; from any seat when the game is over.")
        connection.viewer = viewer
        self._send_state(connection)

    def say(self, connection: Connection, text: str) -> None:
        line = visible(text)
        if not line:
            raise RequestRefused("There is nothing to read in this message.")
        own = self.table.seats_of(connection.player.id)
        seat = connection.viewer if connection.viewer in own else own[0] if own else None
        name = connection.player.name if seat is None else seat_names(self.table)[seat]
        message = ChatMessage(name, seat, line)
        self._chat.append(message)
        self.audience.tell(message)

    def _first_look(self, player: str) -> int:
        own = self.table.seats_of(player)
        asked = [seat for seat in own if seat in self.table.progress.asked]
        return (asked or own or (SPECTATOR,))[0]

    def _send_table(self, connection: Connection) -> None:
        connection.send(write_message(TableMessage(self.shape(connection.player.id))))

    def _send_state(self, connection: Connection) -> None:
        own = self.table.seats_of(connection.player.id)
        connection.send(write_message(self.started().state(connection.viewer, own)))

    # Seats

    async def change_seat(self, player: Player, number: int, wanted: NewSeat) -> None:
        async with self._lock:
            seat = changed_seat(self.table, player, number, wanted, self._bots.levels)
            seats = (*self.table.seats[:number], seat, *self.table.seats[number + 1 :])
            table = replace(self.table, seats=seats)
            table = replace(table, progress=opening(table))
            await self._stored(self._store.save_seat(table.id, number, seat, table.progress))
            self.table = table
            if table.progress.status == "playing":
                self.live = LiveGame(table, Course.of(table))
            for connection in self.audience:
                connection.viewer = self._first_look(connection.player.id)
            self._tell_everything()
            self.wake_bots()

    async def rename(self, player: Player) -> None:
        """Somebody at this table is called otherwise now, which is stored already."""
        async with self._lock:
            for connection in self.audience:
                if connection.player.id == player.id:
                    connection.player = player
            if self.table.progress.status != "over":
                seats = tuple(_renamed(seat, player) for seat in self.table.seats)
                self._set_table(replace(self.table, seats=seats))
                self.audience.tell_table(self.table)

    async def go_on_at(self, again: str) -> None:
        """The players meet again at another table."""
        await self._stored(self._store.save_again(self.table.id, again))
        self._set_table(replace(self.table, again=again))
        self.audience.tell_table(self.table)

    # Moves

    async def play(self, player: str, message: Play) -> None:
        async with self._lock:
            live = self._playing(player, message.seat)
            if not live.is_open(message.seat, message.key):
                raise RequestRefused(_NOT_OPEN)
            try:
                actions = live.course.game.decision(message.seat).moves(message.actions)
            except WindfallError as error:
                raise RequestRefused("This cannot be chosen now.") from error
            await self._play(live, message.seat, actions)

    async def _play(self, live: LiveGame, seat: int, actions: Sequence[int]) -> None:
        course, frames = live.try_moves(seat, actions, self.audience.viewers)
        added = [move.record for move in course.moves[len(live.course.moves) :]]
        table = replace(self.table, progress=course.progress(self.table))
        await self._stored(self._store.add_moves(table.id, added, table.progress))
        live.course = course
        self._set_table(table)
        self._settle_wish()
        self._tell_moves(live, seat, frames)
        if course.game.over:
            self.audience.tell_table(table)
        self.wake_bots()

    def _tell_moves(self, live: LiveGame, seat: int, frames: Frames) -> None:
        def told(viewer: int, own: tuple[int, ...]) -> StateMessage | None:
            if not frames.shown and seat not in own:
                return None
            # there are no frames for who came, or looked elsewhere, while the moves were stored
            return live.state(viewer, own, frames.of.get(viewer))

        self.audience.tell_state(self.table, told)

    # Hints

    def hint(self, connection: Connection, message: AskHint) -> None:
        live = self._playing(connection.player.id, message.seat)
        if not self.table.hints_allowed:
            raise RequestRefused(_NO_HINTS, HTTPStatus.FORBIDDEN)
        if not live.is_open(message.seat, message.key):
            raise RequestRefused(_NOT_OPEN)
        self._hints.ask(live, message, connection)

    # Taking back

    async def undo(self, player: str, seat: int) -> None:
        async with self._lock:
            live = self._playing(player, seat)
            taken = live.take_back(seat)
            if taken is None:
                raise RequestRefused("There is nothing to take back.")
            if taken.free:
                await self._go_back(live, seat, taken)
            else:
                waiting = {self.table.seats[other].player or "" for other in live.others(seat)}
                self._wish = Wish(seat, taken, waiting)
                self.audience.tell(self._consent_message())

    async def consent(self, player: str, seat: int, agree: bool) -> None:
        async with self._lock:
            live = self._playing(player, seat)
            wish = self._wish
            if wish is None or player not in wish.waiting:
                raise RequestRefused("Nobody waits for you to agree.")
            if not agree:
                self._settle_wish(refused_by=seat)
                return
            wish.waiting.discard(player)
            if wish.waiting:
                self.audience.tell(self._consent_message())
            else:
                await self._go_back(live, wish.seat, wish.taken)

    async def _go_back(self, live: LiveGame, seat: int, taken: TakeBack) -> None:
        course = live.without(taken)
        table = replace(self.table, progress=course.progress(self.table))
        await self._stored(self._store.remove_moves(table.id, taken.numbers, table.progress))
        live.go_back(course, seat, taken)
        self._set_table(table)
        self._settle_wish()

        def told(viewer: int, own: tuple[int, ...]) -> StateMessage | None:
            return live.state(viewer, own) if seat in own or not taken.own else None

        self.audience.tell_state(table, told)
        self.wake_bots()

    def _settle_wish(self, refused_by: int | None = None) -> None:
        if self._wish is not None:
            self._wish = None
            self.audience.tell(ConsentMessage(None, [], refused_by))

    def _consent_message(self) -> ConsentMessage:
        if self._wish is None:
            return ConsentMessage(None, [])
        waiting = [number for number, seat in enumerate(self.table.seats) if seat.player in self._wish.waiting]
        return ConsentMessage(self._wish.seat, waiting)

    # Bots

    def wake_bots(self) -> None:
        """Let every bot that is asked think; all of them at once."""
        if self.live is None or self.broken:
            return
        for seat, level in self.live.bots_asked():
            key = self.live.key(seat)
            if seat not in self._thinking or self._thinking[seat][0] != key:
                task = asyncio.create_task(self._think(self.live, seat, level, key))
                self._thinking[seat] = (key, task)

    async def _think(self, live: LiveGame, seat: int, level: str, key: str) -> None:
        try:
            game = live.course.game
            seed = live.bot_seed(seat)
            action = await self._bots.choose(level, seed, game.observe(seat), game.decision(seat), game.settings)
            async with self._lock:
                if live.is_open(seat, key) and not self.broken:
                    await self._play(live, seat, (action,))
        except RequestRefused:
            pass  # told by whoever stored it
        except Exception:
            _log.exception("the bot at seat %d of table %s could not play", seat, self.table.id)
        finally:
            if seat in self._thinking and self._thinking[seat][0] == key:
                del self._thinking[seat]
                self.used = time.monotonic()

    def stop(self) -> None:
        """The server stops: bots think no further."""
        for _key, task in self._thinking.values():
            task.cancel()

    # What all of it needs

    def started(self) -> LiveGame:
        if self.live is None:
            raise RequestRefused(self.refused or "The game has not started yet.")
        return self.live

    def _playing(self, player: str, seat: int) -> LiveGame:
        live = self.started()
        if seat not in self.table.seats_of(player):
            raise RequestRefused("This seat is not yours.", HTTPStatus.FORBIDDEN)
        if live.course.game.over:
            raise RequestRefused("The game is over.")
        return live

    def _set_table(self, table: TableRecord) -> None:
        self.table = table
        if self.live is not None:
            self.live.table = table

    def _tell_everything(self) -> None:
        self.audience.tell_table(self.table)
        live = self.live
        if live is not None:
            self.audience.tell_state(self.table, live.state)

    async def _stored(self, change: Coroutine[Any, Any, None]) -> None:
        """Wait until a change is stored. If that fails nobody knows what is stored, so the table is loaded again."""
        if self.broken:
            change.close()
            raise RequestRefused(_TRY_AGAIN)
        try:
            await change
        except BaseException as error:
            self.broken = True
            self.audience.close(RELOAD)
            if not isinstance(error, Exception):
                raise
            _log.exception("a change of table %s could not be stored", self.table.id)
            raise RequestRefused(_TRY_AGAIN, HTTPStatus.SERVICE_UNAVAILABLE) from error


def _renamed(seat: SeatRecord, player: Player) -> SeatRecord:
    return replace(seat, name=player.name) if seat.player == player.id and not seat.local else seat
