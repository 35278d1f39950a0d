"""What those at a table have to agree to, and what comes of it when they do."""

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from windfall.engine.words.message import message
from windfall.server.database.records import WishRecord
from windfall.server.logs import named
from windfall.server.refusals import RequestRefused

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_log = logging.getLogger("windfall.server.tables")

_NO_WISH: Final = message("server-no-wish")
_NOBODY_WAITS: Final = message("server-nobody-waits")


class Agreements:
    """Asks the others, and does what all have agreed to."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def withdraw(self, player: str, seat: int) -> None:
        """Who wished something does not any more."""
        room = self._room

        async def change() -> None:
            room.playing(player, seat)
            if room.table.wish is None or room.table.wish.seat != seat:
                raise RequestRefused(_NO_WISH)
            await room.wishes.save(None)

        await room.in_turn(change)

    async def consent(self, player: str, seat: int, agree: bool) -> None:
        room = self._room

        async def change() -> None:
            room.playing(player, seat)
            wish = room.table.wish
            if wish is None or player not in wish.waiting:
                raise RequestRefused(_NOBODY_WAITS)
            waiting = tuple(other for other in wish.waiting if other != player)
            if not agree:
                await room.wishes.save(None, refused_by=seat)
            elif waiting:
                await room.wishes.save(replace(wish, waiting=waiting))
            else:
                await self._fulfil(wish)

        await room.in_turn(change)

    async def _fulfil(self, wish: WishRecord) -> None:
        """All have agreed to what was wished: it is done, and the wish settled, in one change. The lock of the room is
        held."""
        match wish.wants:
            case "undo":
                await self._room.moves.take_back(wish.seat)
            case "bot":
                if wish.of is not None and wish.level is not None:
                    await self._room.absence.seat_bot(wish.of, wish.level, "agreed")
            case "end":
                await self._room.absence.end("agreed", message("seats-note-agreed"))

    def waits_for(self, player: str) -> bool:
        """Whether a wish that only those are asked for who are there waits for this player. When the server stops
        nobody has left: they come back to it."""
        room, wish = self._room, self._room.table.wish
        return not room.stopping and wish is not None and wish.wants != "undo" and player in wish.waiting

    async def left(self, player: str) -> None:
        """Somebody who was asked has left: whoever wished it may ask those who are still there."""
        room = self._room

        async def change() -> None:
            if self.waits_for(player) and player not in room.audience.present:
                await room.wishes.save(None)

        try:
            await room.in_turn(change)
        except RequestRefused as refusal:
            _log.info("a wish at table %s was not settled: %s", named(room.table.id), refusal)
        except Exception:
            _log.exception("a wish at table %s could not be settled", named(room.table.id))
