"""The seats of a live table: who takes them before the game starts, and what those who have them are called."""

from dataclasses import replace
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from windfall.engine.words.message import message
from windfall.server.database.records import Player, SeatRecord
from windfall.server.refusals import RequestRefused
from windfall.server.tables.seating import changed_seat, opened
from windfall.server.talk.words import Changed
from windfall.server.wire.bodies import LocalSeat, MySeat, NewSeat

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_KEPT: Final = message("server-seat-kept")


class Seats:
    """Changes who sits where."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def change(self, player: Player, number: int, wanted: NewSeat) -> None:
        room = self._room

        async def sit() -> None:
            if isinstance(wanted, MySeat | LocalSeat):
                await self._check_kept(player.id)
            seat = changed_seat(room.table, player, number, wanted, room.bots.levels)
            seats = (*room.table.seats[:number], seat, *room.table.seats[number + 1 :])
            table = opened(replace(room.table, seats=seats), room.clock.now())
            table = await room.stored(room.store.save_seat(table, number))
            room.others.tell(Changed(table.version))
            room.replace(table, room.new_game(table))
            room.others.asked(table)
            room.bots.wake()

        await room.in_turn(sit)

    async def _check_kept(self, player: str) -> None:
        """Seats at the next table of a game are kept for a while for those who played it."""
        table, now = self._room.table, self._room.clock.now()
        if table.follows is not None and table.kept_until is not None and now < table.kept_until:
            played = await self._room.store.players_of(table.follows)
            if played and player not in played:
                raise RequestRefused(_KEPT, HTTPStatus.FORBIDDEN)

    async def rename(self, player: Player) -> None:
        """Somebody at this table is called otherwise now, which is stored already."""
        room = self._room
        async with room.lock:
            for connection in room.audience:
                if connection.player.id == player.id:
                    connection.player = player
            if room.table.progress.status != "over":
                seats = tuple(_renamed(seat, player) for seat in room.table.seats)
                room.set_table(replace(room.table, seats=seats))
                room.tell_table()


def _renamed(seat: SeatRecord, player: Player) -> SeatRecord:
    return replace(seat, name=player.name) if seat.player == player.id and not seat.local else seat
