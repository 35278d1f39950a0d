"""How a room follows what other processes do at the same table."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from windfall.server.database.records import MoveRecord, TableRecord
from windfall.server.database.transactions import StaleError
from windfall.server.logs import named
from windfall.server.tables.ahead import with_orders
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.wishes import TellOthers
from windfall.server.talk.words import (
    Agreed,
    Changed,
    LetWatch,
    Muted,
    Said,
    SeatsKept,
    TableWord,
    TurnedOver,
    Wished,
    WishEnded,
)

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_log = logging.getLogger("windfall.server.tables")


@dataclass(frozen=True, slots=True)
class Others:
    """What a room knows of other processes: how to tell them, who is connected to the table there, and how to read
    what is stored, which they may have changed."""

    tell: TellOthers
    present: Callable[[], Iterable[str]]
    stored: Callable[[str], Coroutine[Any, Any, tuple[TableRecord, LiveGame | None]]]
    asked: Callable[[TableRecord], None]  # somebody else has to choose now


class Follower:
    """Heeds the words about a table one after the other, as they were said."""

    def __init__(self, room: "Room", others: Others) -> None:
        self._room = room
        self._others = others
        self._heard: deque[TableWord] = deque()
        self._heeding: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._heard)

    def hear(self, word: TableWord) -> None:
        self._heard.append(word)
        if self._heeding is None or self._heeding.done():
            self._heeding = asyncio.create_task(self._heed_all())

    async def _heed_all(self) -> None:
        room = self._room
        while self._heard:
            async with room.lock:
                if not room.broken:
                    try:
                        await self._heed(self._heard[0])
                    except Exception:
                        _log.exception("table %s could not follow another process", named(room.table.id))
                        room.load_again()
                self._heard.popleft()

    async def _heed(self, word: TableWord) -> None:
        room = self._room
        match word:
            case Changed():
                await self._follow(word)
            case Said():
                room.chat.hear(word, room.audience)
            case Muted():
                room.chat.heed(word, room.table)
            case LetWatch(allowed):
                room.let_watch(allowed)
            case SeatsKept():
                room.chat.rules.keep_seats(word)
            case TurnedOver(player, another):
                room.chat.turn_over(player, another)
            case Wished() | Agreed() | WishEnded():
                await self._heed_wish(word)

    async def _heed_wish(self, word: Wished | Agreed | WishEnded) -> None:
        room = self._room
        if word.version > room.table.version:
            await self.catch_up()
        if word.version != room.table.version or room.live is None:
            return
        if room.wishes.hear(word, room.table, room.live):
            with suppress(StaleError):  # where the last one agreed it is done, too
                await room.agreements.fulfil()

    async def _follow(self, word: Changed) -> None:
        room = self._room
        if word.version <= room.table.version:
            return
        room.bots.leads = False
        if word.moves is None or room.live is None or word.version != room.table.version + 1:
            await self.catch_up()
        else:
            clock = word.clock or room.table.clock
            table = replace(room.table, version=word.version, clock=clock)
            if word.orders is not None:
                table = with_orders(table, dict(enumerate(word.orders)))
            if not word.moves:
                room.ahead.keep(table)
                return
            self._go_along(room.live, word.moves, table)
            room.tell_notes(room.live, word.notes)

    def _go_along(self, live: LiveGame, moves: Sequence[MoveRecord], table: TableRecord) -> None:
        """Play the moves that were stored by others."""
        room = self._room
        course, frames = live.followed(moves, room.audience.viewers)
        table = replace(table, progress=course.progress(table.seats))
        room.moves.go_on(live, course, table, {move.seat for move in moves}, frames)
        room.bots.thinkers.drop_closed(live)

    async def catch_up(self) -> None:
        """Be as it is stored. The lock of the room is held."""
        room = self._room
        try:
            table, live = await self._others.stored(room.table.id)
        except BaseException:
            room.load_again()
            raise
        mine, theirs = _moves(room.live), _moves(live)
        same_deal = (table.rules, table.redealt) == (room.table.rules, room.table.redealt)
        if room.live is not None and live is not None and same_deal and theirs[: len(mine)] == mine:
            self._go_along(room.live, theirs[len(mine) :], table)
            room.tell_table()
            room.tell_notes(room.live, live.notes[len(room.live.notes) :])
        else:
            room.bots.thinkers.drop_all()
            room.replace(table, live)


def _moves(live: LiveGame | None) -> list[MoveRecord]:
    return [] if live is None else [move.record for move in live.course.moves]
