"""The moves of a table: played, told, and taken back."""

import logging
import time
from collections.abc import Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from windfall.engine.errors import WindfallError
from windfall.engine.words.message import message
from windfall.server.database.records import TableRecord, WishRecord
from windfall.server.logs import log_about, named
from windfall.server.metrics.counts import count_moves
from windfall.server.refusals import RequestRefused
from windfall.server.tables.absence import settle_lent, with_seats
from windfall.server.tables.ahead import orders_of, private_notes, with_orders
from windfall.server.tables.clocks import after_moves, after_take_back
from windfall.server.tables.course import Course
from windfall.server.tables.frames import Frames
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.score_sheets import sheet_of
from windfall.server.tables.undo import TakeBack
from windfall.server.talk.words import Changed
from windfall.server.wire.messages import Play, StateMessage

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_log = logging.getLogger("windfall.server.tables")

NOT_OPEN: Final = message("server-not-open")
_NOT_CHOOSABLE: Final = message("server-not-choosable")


class Moves:
    """Plays the moves of people and bots at one table."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def play(self, player: str, message: Play) -> None:
        since, room = time.perf_counter(), self._room

        async def change() -> None:
            live = room.playing(player, message.seat)
            if not live.is_open(message.seat, message.key):
                raise RequestRefused(NOT_OPEN)
            try:
                actions = live.course.game.decision(message.seat).moves(message.actions)
            except WindfallError as error:
                raise RequestRefused(_NOT_CHOOSABLE) from error
            await self.make(live, message.seat, actions)
            count_moves(room.table.title, "person", len(actions), since)

        await room.in_turn(change)

    async def make(self, live: LiveGame, seat: int, actions: Sequence[int]) -> None:
        """Play these moves of a seat, all or none. The lock of the room is held."""
        room = self._room
        with log_about(room.table.id, live.course.next_number):
            course, frames = live.try_moves(seat, actions, room.audience.viewers)
            followed = room.ahead.follow(live, course, frames)
            added = [move.record for move in course.moves[len(live.course.moves) :]]
            revealed = course.shown != live.course.shown
            seats, texts = settle_lent(room.table) if revealed else ({}, [])
            movers = (seat,) if room.table.seats[seat].bot is None else ()
            clock = after_moves(room.table, live.course, course, movers, room.clock.now())
            table = with_orders(with_seats(room.table, seats), followed.orders)
            table = replace(table, clock=clock, progress=course.progress(table.seats), wish=None)
            sheet = sheet_of(course) if course.game.over else None
            notes = live.notes_of(course, texts)
            notes += private_notes(live, followed, notes)
            changed = {*seats, *followed.orders}
            table = await room.stored(room.store.add_moves(table, added, sheet, changed, notes))
            whole = Changed(table.version, added, clock, orders_of(table) if followed.orders else None, notes)
            room.others.tell(Changed(table.version) if seats else whole)
            self.go_on(live, course, table, {seat, *followed.movers}, frames)
            room.tell_notes(live, notes)
            room.others.asked(table)
            if _log.isEnabledFor(logging.DEBUG):
                _log.debug("a choice of seat %d at table %s is stored", seat, named(table.id))
            if course.game.over:
                _log.info("the game of table %s is over", named(table.id))
        room.bots.wake()

    def go_on(self, live: LiveGame, course: Course, table: TableRecord, movers: Set[int], frames: Frames) -> None:
        """The game goes on with moves of these seats, which are stored."""
        room = self._room
        live.course = course
        room.set_table(table)
        self._tell(live, movers, frames)
        if course.game.over:
            room.tell_table()

    def _tell(self, live: LiveGame, movers: Set[int], frames: Frames) -> None:
        room = self._room

        def told(viewer: int, own: tuple[int, ...]) -> StateMessage | None:
            if not frames.shown and movers.isdisjoint(own):
                return None
            # there are no frames for who came, or looked elsewhere, while the moves were stored
            return live.state(viewer, own, frames.of.get(viewer))

        room.audience.tell_state(room.table, told)

    async def undo(self, player: str, seat: int) -> None:
        room = self._room

        async def change() -> None:
            live = room.playing(player, seat)
            taken = live.take_back(seat)
            if taken is None:
                raise RequestRefused(message("server-nothing-to-undo"))
            if taken.free:
                await self._go_back(live, seat, taken)
            else:
                seats = [room.table.seats[other] for other in live.others(seat)]
                waiting = {other.player or "" for other in seats if other.bot is None}
                if waiting:
                    await room.wishes.save(WishRecord(seat, tuple(sorted(waiting))))
                else:  # bots play for all others, who may come back: what was revealed is dealt anew
                    await self._go_back(live, seat, taken)

        await room.in_turn(change)

    async def take_back(self, seat: int) -> None:
        """All have agreed that this seat takes back. The lock of the room is held."""
        live = self._room.started()
        taken = live.take_back(seat)
        if taken is not None:
            await self._go_back(live, seat, taken)

    async def _go_back(self, live: LiveGame, seat: int, taken: TakeBack) -> None:
        room = self._room
        table, course = live.without(taken)
        removed = [move for move in live.course.moves if move.record.number in taken.numbers]
        answers = {(move.seat, move.step) for move in removed}
        clock = after_take_back(table, course, [mover for mover, _step in answers], taken.own, room.clock.now())
        followed = room.ahead.taken_back(course, seat, taken.own)
        table = with_orders(table, followed.orders)
        table = replace(table, progress=course.progress(table.seats), clock=clock, wish=None)
        notes = private_notes(live, followed, ())
        table = await room.stored(room.store.remove_moves(table, taken.numbers, followed.orders, notes))
        room.others.tell(Changed(table.version))
        live.go_back(course, seat, taken)
        room.set_table(table)

        def told(viewer: int, own: tuple[int, ...]) -> StateMessage | None:
            return live.state(viewer, own) if seat in own or not taken.own else None

        room.audience.tell_state(table, told)
        room.tell_notes(live, notes)
        room.others.asked(table)
        room.bots.wake()
