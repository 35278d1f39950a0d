"""Those who are away from a table: since when, the bots that play for them, and how they come back or give up.

A bot may play for a person who has been away for as long as the table has agreed, or whose time is up; sooner, if all
who are there agree, and somebody is there besides who asks. The owner takes the seat back at any time. Every such
change is stored and fenced like a move, and told in the log.
"""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import timedelta
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from windfall.engine.words.message import Message, Seat, message
from windfall.players.levels import USUAL
from windfall.players.levels import level as find_level
from windfall.server.database.records import NO_ORDERS, ClockRecord, Halt, SeatRecord, TableRecord, WishRecord
from windfall.server.logs import named
from windfall.server.refusals import RequestRefused
from windfall.server.tables import clocks
from windfall.server.tables.audience import may_stand_in
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.seating import checked_level
from windfall.server.talk.words import Changed
from windfall.server.wire.messages import StandIn

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_log = logging.getLogger("windfall.server.tables")

# By what right a bot plays for a person.
Right: TypeAlias = Literal["away", "agreed", "time"]

_NOT_A_PERSON: Final = message("seats-not-a-person")


class Absence:
    """Who is away from one table, and who plays for them."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._storing: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How much is being stored."""
        return len(self._storing)

    # Coming and going

    def look_around(self) -> None:
        """The table has been loaded: who is not here is away, at the latest since now."""
        for player in {seat.player for seat in self._room.table.seats if seat.player is not None}:
            seat = self._room.table.seats[self._room.table.seats_of(player)[0]]
            if seat.away is None and player not in self._room.audience.present:
                self._go(player)

    def came(self, player: str) -> None:
        """Somebody who has a seat is connected."""
        if self._mark(player, away=False):
            self._do_soon(self._store(player))

    def left(self, player: str) -> None:
        """Somebody who has a seat is not connected any more, at any process."""
        if self._room.agreements.waits_for(player):
            self._do_soon(self._room.agreements.left(player))
        self._go(player)

    def _go(self, player: str) -> None:
        if self._mark(player, away=True):
            self._do_soon(self._store(player))

    def heard_of(self, player: str) -> None:
        """Somebody has come or left at another process, which stores it."""
        self._mark(player, away=player not in self._room.audience.present)

    def _mark(self, player: str, away: bool) -> bool:
        room = self._room
        since = room.clock.now() if away else None
        shown = None if room.live is None else room.live.course.shown
        own = room.table.seats_of(player)
        if room.table.progress.status == "over" or all((room.table.seats[seat].away is None) != away for seat in own):
            return False
        # where they were is kept until they leave again: what happened since can be told as often as they come back
        seats = tuple(
            replace(seat, away=since, left_at=shown if away else seat.left_at) if seat.player == player else seat
            for seat in room.table.seats
        )
        room.set_table(replace(room.table, seats=seats))
        return True

    def _do_soon(self, storing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(storing)
        self._storing.add(task)
        task.add_done_callback(self._storing.discard)

    async def _store(self, player: str) -> None:
        table = self._room.table
        seat = table.seats[table.seats_of(player)[0]]
        try:
            await self._room.store.save_away(table.id, player, seat.away, seat.left_at)
        except Exception:
            _log.exception("who is away from table %s could not be stored", named(table.id))

    async def settle(self) -> None:
        """Wait until all is stored."""
        await asyncio.gather(*self._storing)

    # Bots that play for people

    async def stand_in(self, player: str, wanted: StandIn) -> None:
        """Let a bot play for another seat, or ask the others."""
        room = self._room

        async def change() -> None:
            room.playing(player, wanted.seat)
            level = checked_level(wanted.level, room.bots.levels)
            right = self._right(player, wanted.of)
            if right is not None:
                await self.seat_bot(wanted.of, level, right)
                return
            waiting = self._people_here() - {player}
            if not waiting:
                raise self._too_soon(wanted.of)
            await room.wishes.save(WishRecord(wanted.seat, tuple(sorted(waiting)), "bot", wanted.of, level))

        await room.in_turn(change)

    def _right(self, player: str, of: int) -> Right | None:
        """By what right anybody may seat a bot there at once; None if the others have to agree."""
        room = self._room
        table = room.table
        seat = table.seats[of] if of in range(len(table.seats)) else SeatRecord()
        if seat.player is None or seat.player == player or seat.bot is not None:
            raise RequestRefused(_NOT_A_PERSON)
        right = self._right_now(of)
        if right is None and seat.player in room.audience.present:
            raise RequestRefused(message("seats-is-here", player=Seat(of)))
        return right

    async def stand_in_for_all(self) -> None:
        """Bots play for all for whom they may without asking anybody, where others wait who are not at the table."""
        room = self._room

        async def change() -> None:
            live = room.started()
            for number in range(len(room.table.seats)):
                right = None if live.course.game.over else self._right_now(number)
                if right is not None:
                    await self.seat_bot(number, self._usual_level(), right)

        await room.in_turn(change)

    def _right_now(self, of: int) -> Right | None:
        """By what right a bot may be seated there at once, by whomever."""
        table, now = self._room.table, self._room.clock.now()
        seat = table.seats[of]
        if seat.player is None or seat.bot is not None:
            return None
        if clocks.is_up(table, of, now):
            return "time"
        since = may_stand_in(table, of, seat.player in self._room.audience.present, now)
        return "away" if since is not None and since <= now else None

    def _too_soon(self, of: int) -> RequestRefused:
        """Nobody else is there who could agree."""
        table, now = self._room.table, self._room.clock.now()
        minutes = table.pace.absence
        away = table.seats[of].away
        if minutes is None or away is None:
            return RequestRefused(message("seats-nobody-to-agree", player=Seat(of)))
        left = -(-(away + timedelta(minutes=minutes) - now) // timedelta(minutes=1))
        return RequestRefused(message("seats-too-soon", player=Seat(of), minutes=left))

    def _people_here(self) -> set[str]:
        """Those who play by themselves and are connected."""
        present = self._room.audience.present
        return {
            seat.player
            for seat in self._room.table.seats
            if seat.player is not None and seat.bot is None and seat.player in present
        }

    async def seat_bot(self, number: int, level: str, right: Right) -> None:
        """Let a bot play for a person from now on. The lock of the room is held."""
        live = self._room.started()
        seat = self._room.table.seats[number]
        # Who has chosen while others still choose has had the time for it. That must not show before all have.
        lent = right == "time" and number not in live.course.game.seats
        changed = replace(
            seat,
            stand_in=level,
            bot_from=live.course.next_number,
            stood_in=seat.stood_in or not lent,
            lent=lent,
            orders=NO_ORDERS,
        )
        label = find_level(level, self._room.bots.levels).label
        text = message("seats-note-stand-in", player=Seat(number), level=label, right=right)
        await self._change(live, {number: changed}, [(number, text)])

    async def take_seat(self, player: str, number: int) -> None:
        """The owner plays again, and is told what was done meanwhile."""
        room = self._room

        async def change() -> None:
            live = room.started()
            if number not in room.table.seats_of(player):
                raise RequestRefused(message("server-not-your-seat"), HTTPStatus.FORBIDDEN)
            seat = room.table.seats[number]
            if seat.stand_in is None or seat.resigned or live.course.game.over:
                raise RequestRefused(message("seats-nothing-to-take"))
            choices = chosen_by_bot(live, number)
            text = message("seats-note-back", player=Seat(number), choices=choices)
            clock = clocks.taken_over(room.table.clock, room.table.pace, number, room.clock.now())
            await self._change(live, {number: _given_back(seat)}, [(number, text)], clock)

        await room.in_turn(change)

    # The end

    async def resign(self, player: str, number: int) -> None:
        """A bot plays on for good; if no person is left who may play, the game ends."""
        room = self._room

        async def change() -> None:
            live = room.started()
            if number not in room.table.seats_of(player):
                raise RequestRefused(message("server-not-your-seat"), HTTPStatus.FORBIDDEN)
            seat = room.table.seats[number]
            if seat.resigned or live.course.game.over:
                raise RequestRefused(message("server-over"))
            text = message("seats-note-resigned", player=Seat(number))
            others = [other for other in room.table.seats if other is not seat and other.player is not None]
            if all(other.resigned for other in others):
                await self.end("resigned", text)
                return
            level = seat.stand_in or self._usual_level()
            first = live.course.next_number if seat.bot_from is None else seat.bot_from
            changed = replace(
                seat, stand_in=level, bot_from=first, stood_in=True, lent=False, resigned=True, orders=NO_ORDERS
            )
            await self._change(live, {number: changed}, [(number, text)])

        await room.in_turn(change)

    def _usual_level(self) -> str:
        levels = self._room.bots.levels
        return next((level.name for level in levels if level.name == USUAL), levels[0].name)

    async def ask_to_end(self, player: str, seat: int) -> None:
        """End the game, if all who are there, or not away for long, agree."""
        room = self._room

        async def change() -> None:
            room.playing(player, seat)
            self._check_absent(player)
            waiting = self._people_here() - {player}
            if waiting:
                await room.wishes.save(WishRecord(seat, tuple(sorted(waiting)), "end"))
            else:
                await self.end("agreed", message("seats-note-agreed"))

        await room.in_turn(change)

    def _check_absent(self, player: str) -> None:
        """Who has left only just now is waited for."""
        room = self._room
        now, here = room.clock.now(), self._people_here()
        for number, seat in enumerate(room.table.seats):
            waits = seat.player is not None and seat.player != player and seat.bot is None and seat.player not in here
            since = may_stand_in(room.table, number, False, now) if waits else now
            if since is None or since > now:
                raise self._too_soon(number)

    async def end(self, why: Halt, text: Message) -> None:
        """The game ends without a result. The lock of the room is held."""
        room = self._room
        live = room.started()
        table = await room.stored(room.store.end(room.table, why, [live.note(None, text)]))
        room.others.tell(Changed(table.version))
        room.bots.thinkers.drop_all()
        room.replace(table, None)

    # What all of it needs

    async def _change(
        self,
        live: LiveGame,
        seats: dict[int, SeatRecord],
        texts: Sequence[tuple[int | None, Message]],
        clock: ClockRecord | None = None,
    ) -> None:
        """Other records of some seats, with what the log tells about it; stored, then told."""
        room = self._room
        table = replace(with_seats(room.table, seats), clock=clock or room.table.clock)
        table = replace(table, progress=live.course.progress(table.seats))
        await room.change(live, table, seats, texts)


def with_seats(table: TableRecord, changed: dict[int, SeatRecord]) -> TableRecord:
    return replace(table, seats=changed_seats(table, changed)) if changed else table


def changed_seats(table: TableRecord, changed: dict[int, SeatRecord]) -> tuple[SeatRecord, ...]:
    return tuple(changed.get(number, seat) for number, seat in enumerate(table.seats)) if changed else table.seats


def chosen_by_bot(live: LiveGame, number: int) -> int:
    """How often a bot has chosen for a seat, as far as everybody may know."""
    first = live.table.seats[number].bot_from or 0
    moves = live.course.moves[: live.course.shown]
    return len({move.record.gesture for move in moves if move.seat == number and move.record.number >= first})


def _given_back(seat: SeatRecord) -> SeatRecord:
    return replace(seat, stand_in=None, bot_from=None, lent=False)


def settle_lent(table: TableRecord) -> tuple[dict[int, SeatRecord], list[tuple[int | None, Message]]]:
    """Seats whose owners had chosen in time are theirs again, when all have chosen."""
    lent = {number: _given_back(seat) for number, seat in enumerate(table.seats) if seat.lent}
    return lent, [(number, message("seats-note-in-time", player=Seat(number))) for number in lent]
