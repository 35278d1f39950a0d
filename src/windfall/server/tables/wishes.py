"""What somebody at a table wishes and the others have to agree to: to take back, to let a bot play for who is away, to
end the game. A wish is a part of the table: stored, fenced and followed like all else there."""

from dataclasses import replace
from typing import TYPE_CHECKING

from windfall.engine.state import SPECTATOR
from windfall.engine.words.message import Message
from windfall.server.database.records import WishRecord
from windfall.server.tables.course import Course
from windfall.server.tables.undo import TakeBack
from windfall.server.talk.words import Wished
from windfall.server.wire.messages import ConsentMessage

if TYPE_CHECKING:
    from windfall.server.tables.room import Room


class Wishes:
    """At most one wish at a time; it is gone as soon as the game is another."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def save(self, wish: WishRecord | None, refused_by: int | None = None) -> None:
        """Somebody has this wish now, or none any more, as a seat did not agree. The lock of the room is held."""
        room = self._room
        version = (await room.stored(room.store.save_wish(replace(room.table, wish=wish)))).version
        room.others.tell(Wished(version, wish, refused_by))
        # somebody may have come or left meanwhile, which is not fenced
        room.set_table(replace(room.table, version=version, wish=wish), refused_by)

    def tell(self, before: WishRecord | None, refused_by: int | None) -> None:
        """Tell everybody if there is another wish than before, or none any more."""
        wish = self._room.table.wish
        if wish == before:
            return
        told = self.message()
        if told is None and before is not None:
            told = ConsentMessage(None, [], refused_by=refused_by, wants=before.wants, of=before.of)
        if told is not None:
            self._room.audience.tell(told)

    def message(self) -> ConsentMessage | None:
        """What is wished now."""
        table = self._room.table
        wish = table.wish
        if wish is None:
            return None
        waiting = [number for number, seat in enumerate(table.seats) if seat.player in wish.waiting]
        return ConsentMessage(wish.seat, waiting, self._about(wish), None, wish.wants, wish.of, wish.level)

    def _about(self, wish: WishRecord) -> Message | None:
        """The move that would be taken back, as the log tells it to everybody."""
        live = self._room.live
        taken = live.take_back(wish.seat) if live is not None and wish.wants == "undo" else None
        return None if live is None or taken is None else _public_line(live.course, wish.seat, taken)


def _public_line(course: Course, seat: int, taken: TakeBack) -> Message | None:
    """What the log told everybody of a seat's move; None if that was nothing."""
    first = min((move for move in course.moves if move.record.number in taken.numbers), key=lambda move: move.events)
    lines = course.game.lines(SPECTATOR, first.events)
    return next((line.text for line in lines if line.seat == seat), None)
