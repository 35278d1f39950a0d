"""What those at a table have to agree to, and what comes of it when they do."""

from typing import TYPE_CHECKING

from windfall.engine.words.message import message
from windfall.server.refusals import RequestRefused
from windfall.server.tables.wishes import Wish

if TYPE_CHECKING:
    from windfall.server.tables.room import Room


class Agreements:
    """Asks the others, and does what all have agreed to."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def withdraw(self, player: str, seat: int) -> None:
        """Who wished something does not any more."""
        room = self._room
        async with room.lock:
            room.playing(player, seat)
            wish = room.wishes.open
            if wish is None or wish.seat != seat:
                raise RequestRefused(message("server-no-wish"))
            room.wishes.end(wish)

    async def consent(self, player: str, seat: int, agree: bool) -> None:
        room = self._room

        async def change() -> None:
            room.playing(player, seat)
            wish = room.wishes.open
            if wish is None or player not in wish.waiting:
                raise RequestRefused(message("server-nobody-waits"))
            if not agree:
                room.wishes.end(wish, refused_by=seat)
            elif room.wishes.agree(wish, player, room.table):
                await self.fulfil()

        await room.in_turn(change)

    async def fulfil(self) -> None:
        """All have agreed to what was wished. The lock of the room is held."""
        wish = self._room.wishes.open
        if wish is None:
            return
        match wish.wants:
            case "undo":
                await self._room.moves.take_back(wish.seat)
            case "bot":
                await self._seat_bot(wish)
            case "end":
                await self._room.absence.end("agreed", message("seats-note-agreed"))

    async def _seat_bot(self, wish: Wish) -> None:
        if wish.of is not None and wish.level is not None:
            await self._room.absence.seat_bot(wish.of, wish.level, "agreed")

    def left(self, player: str) -> None:
        """Somebody who was asked has left: whoever wished it may ask those who are still there."""
        wish = self._room.wishes.open
        if wish is not None and wish.wants != "undo" and player in wish.waiting:
            self._room.wishes.end(wish)
