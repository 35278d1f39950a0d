"""Pauses of games by correspondence, which all players see."""

from dataclasses import replace
from typing import TYPE_CHECKING

from windfall.engine.words.message import Seat, message
from windfall.server.refusals import RequestRefused
from windfall.server.tables import clocks

if TYPE_CHECKING:
    from windfall.server.tables.room import Room


class Pausing:
    """Lets the clocks of a table stand still, and go on."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def pause(self, player: str, seat: int, wanted: bool) -> None:
        """Every seat has one pause in a game; it ends when its owner says so, or by itself after a while."""
        room = self._room

        async def change() -> None:
            live = room.playing(player, seat)
            table, clock, now = room.table, room.table.clock, room.clock.now()
            if table.pace.days is None:
                raise RequestRefused(message("seats-no-pause"))
            if wanted:
                if clocks.pause_holds(clock, now):
                    raise RequestRefused(message("seats-paused-already"))
                if seat in clock.pauses:
                    raise RequestRefused(message("seats-had-pause"))
                # one that ended by itself is over now
                clock = clocks.paused(clocks.resumed(clock, now), seat, now)
                text = message("seats-note-paused", player=Seat(seat), days=clocks.PAUSE.days)
            else:
                if not clocks.pause_holds(clock, now) or clock.paused_by != seat:
                    raise RequestRefused(message("seats-not-your-pause"))
                clock = clocks.resumed(clock, now)
                text = message("seats-note-resumed", player=Seat(seat))
            await room.change(live, replace(table, clock=clock), (), [(seat, text)])

        await room.in_turn(change)
