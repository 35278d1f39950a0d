"""How a room follows what other processes do at the same table."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from windfall.server.database.records import MoveRecord, TableRecord
from windfall.server.logs import named
from windfall.server.tables.ahead import with_orders
from windfall.server.tables.live_game import LiveGame
from windfall.server.talk.words import Changed, LetWatch, Muted, Said, TableWord, Wished

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_log = logging.getLogger("windfall.server.tables")

_TOLD_SECONDS: Final = 0.1  # within which a process that has changed a table tells so, as a rule


@dataclass(frozen=True, slots=True)
class Others:
    """What a room knows of other processes: how to tell them, whether they are heard now, who is connected to the
    table there, and how to read what is stored, which they may have changed; it goes on from the game that is known."""

    tell: Callable[[TableWord], None]
    heard: Callable[[], bool]
    present: Callable[[], Iterable[str]]
    stored: Callable[[str, LiveGame | None], Coroutine[Any, Any, tuple[TableRecord, LiveGame | None]]]
    asked: Callable[[TableRecord], None]  # somebody else has to choose now


class Follower:
    """Heeds the words about a table one after the other, as they were said."""

    def __init__(self, room: "Room", others: Others) -> None:
        self._room = room
        self._others = others
        self._heard: deque[Changed | LetWatch | Wished] = deque()
        self._heeding: asyncio.Task[None] | None = None
        self._awaited: asyncio.Future[None] | None = None  # a word, while one is waited for

    def __len__(self) -> int:
        return len(self._heard)

    def hear(self, word: TableWord) -> None:
        if isinstance(word, Said | Muted):  # they are in an order of their own
            self._room.chat.hear(word)
            return
        self._heard.append(word)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
        if self._heeding is None or self._heeding.done():
            self._heeding = asyncio.create_task(self._heed_all())

    async def _heed_all(self) -> None:
        while self._heard:
            async with self._room.lock:
                if self._heard:  # who had the lock may have heeded them
                    await self._heed_next()

    async def _heed_next(self) -> None:
        """Heed the oldest word. The lock of the room is held."""
        room = self._room
        if not room.broken:
            try:
                await self._heed(self._heard[0])
            except Exception:
                _log.exception("table %s could not follow another process", named(room.table.id))
                room.load_again()
        self._heard.popleft()

    async def _heed(self, word: Changed | LetWatch | Wished) -> None:
        room = self._room
        if word.version <= room.table.version:
            return
        if isinstance(word, Changed):
            room.bots.leads = False
        if word.version != room.table.version + 1:
            await self.catch_up()
            return
        match word:
            case Changed():
                await self._follow(word)
            case LetWatch(version, allowed):
                room.set_table(replace(room.table, version=version, watchers=allowed))
                room.tell_table()
            case Wished(version, wish, refused_by):
                room.set_table(replace(room.table, version=version, wish=wish), refused_by)

    async def _follow(self, word: Changed) -> None:
        room = self._room
        if word.moves is None or room.live is None:
            await self.catch_up()
        else:
            clock = word.clock or room.table.clock
            table = replace(room.table, version=word.version, clock=clock)
            if word.orders is not None:
                table = with_orders(table, dict(enumerate(word.orders)))
            if not word.moves:
                room.ahead.keep(table)
                return
            self._go_along(room.live, word.moves, replace(table, wish=None))
            room.tell_notes(room.live, word.notes)

    def _go_along(self, live: LiveGame, moves: Sequence[MoveRecord], table: TableRecord) -> None:
        """Play the moves that were stored by others."""
        room = self._room
        course, frames = live.followed(moves, room.audience.viewers)
        table = replace(table, progress=course.progress(table.seats))
        room.moves.go_on(live, course, table, {move.seat for move in moves}, frames)
        room.bots.thinkers.drop_closed(live)

    async def give_way(self) -> None:
        """Another process was quicker: do as it tells, which takes it a moment, and be as it is stored if it tells
        nothing. The lock of the room is held."""
        room, loop = self._room, asyncio.get_running_loop()
        version = room.table.version
        until = loop.time() + (_TOLD_SECONDS if self._others.heard() else 0.0)
        while room.table.version == version and not room.broken and await self._hears(until):
            await self._heed_next()
        if room.table.version == version and not room.broken:
            await self.catch_up()

    async def _hears(self, until: float) -> bool:
        """Whether there is a word to heed, now or until that moment of the loop."""
        loop = asyncio.get_running_loop()
        if not self._heard and loop.time() < until:
            self._awaited = loop.create_future()
            with suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await self._awaited
            self._awaited = None
        return bool(self._heard)

    async def catch_up(self) -> None:
        """Be as it is stored. The lock of the room is held."""
        room = self._room
        try:
            table, live = await self._others.stored(room.table.id, room.live)
        except BaseException:
            room.load_again()
            raise
        if room.live is not None and live is not None and live.goes_on_from(room.live):
            self._go_along(room.live, live.course.records[len(room.live.course.moves) :], table)
            room.tell_table()
            room.tell_notes(room.live, live.notes[len(room.live.notes) :])
        else:
            room.bots.thinkers.drop_all()
            room.replace(table, live)
        await room.chat.catch_up()
