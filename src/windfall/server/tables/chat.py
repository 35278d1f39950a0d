"""What people say at a table, and who does not hear whom.

It is stored before anybody is told, in an order of its own: a line does not change the game. Who hears of a line that
is not the next one has missed others, and reads them.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from windfall.engine.words.message import message
from windfall.server.database.records import FOR_ALL, GONE, Conversation, LineRecord, MuteRecord
from windfall.server.database.transactions import StaleError
from windfall.server.identity.marks import mark
from windfall.server.limits import Rates
from windfall.server.logs import named
from windfall.server.names import visible
from windfall.server.refusals import RequestRefused
from windfall.server.tables.connection import Connection
from windfall.server.tables.house_rules import HouseRules
from windfall.server.tables.seating import seat_names
from windfall.server.talk.words import Muted, Said
from windfall.server.wire.messages import ChatMessage, Mute, write_message

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_log = logging.getLogger("windfall.server.tables")

SPEAKS_TOO_MUCH: Final = message("server-says-too-much")
_NOBODY: Final = message("server-nobody-to-mute")
_MUTED: Final = message("server-muted")
_TRY_AGAIN: Final = message("server-not-stored")
_MOST_SPEAKERS: Final = 1000
_TRIES: Final = 20  # of a line, while people at other processes are quicker


class Chat:
    """The chat of one table. Rates are those of identities and addresses, at all tables together."""

    def __init__(self, room: "Room", key: bytes, rates: Rates, rates_by_address: Rates, kept: int) -> None:
        self._room = room
        self.rules = HouseRules(key)
        self.said = 0  # the number of the last line that is known here
        self._rates = rates
        self._rates_by_address = rates_by_address
        self._kept = kept
        self._lines: deque[LineRecord] = deque(maxlen=kept)
        self._speakers: dict[str, str] = {}  # players by what they are called here
        self._lock = asyncio.Lock()  # held while something is stored or read
        self._reading = False
        self._behind = False  # there are lines that are not known here
        self._catching_up: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._lock.locked() or (self._catching_up is not None and not self._catching_up.done())

    # Saying something

    async def say(self, connection: Connection, text: str) -> None:
        """Store what somebody says, if they may, and tell it."""
        player = connection.player.id
        self._check_heard(player)
        words = visible(text)
        if not words:
            raise RequestRefused(message("server-nothing-to-read"))
        self._rates.check(player)
        self._rates_by_address.check(connection.address)
        table = self._room.table
        own = table.seats_of(player)
        seat = connection.viewer if connection.viewer in own else own[0] if own else None
        name = connection.player.name if seat is None else seat_names(table)[seat]

        async def store(number: int) -> Said:
            self._check_heard(player)  # the host may have muted them meanwhile
            line = LineRecord(number, player, name, seat, words, datetime.now(UTC))
            await self._room.stored(self._room.store.chats.add(table.id, line, self._kept))
            return Said(line)

        await self._next(store)

    def _check_heard(self, player: str) -> None:
        if self.rules.silenced(player):
            raise RequestRefused(_MUTED, HTTPStatus.FORBIDDEN)

    async def mute(self, player: str, wanted: Mute) -> None:
        """Store that a player does not want to hear another, or does again. The host speaks for all."""
        other = self._speakers.get(wanted.speaker)
        if other in (None, GONE, player):
            raise RequestRefused(_NOBODY)
        table = self._room.table
        mute = MuteRecord(FOR_ALL if player == table.host else player, str(other))

        async def store(number: int) -> Muted:
            now = datetime.now(UTC)
            await self._room.stored(self._room.store.chats.save_mute(table.id, mute, wanted.muted, number, now))
            return Muted(number, mute, wanted.muted)

        await self._next(store)

    async def _next(self, store: Callable[[int], Coroutine[Any, Any, Said | Muted]]) -> None:
        """Store something under the next number; if another process was quicker, under the one after that."""
        async with self._lock:
            for _ in range(_TRIES):
                try:
                    word = await store(self.said + 1)
                except StaleError:
                    known = self.said
                    await self._read()
                    if self.said <= known and await self._room.store.reached(self._room.table.id) is None:
                        break  # nobody was quicker: the table is removed
                else:
                    self._room.others.tell(word)
                    self._heed(word)
                    return
            raise RequestRefused(_TRY_AGAIN, HTTPStatus.SERVICE_UNAVAILABLE)

    # Hearing it

    def hear(self, word: Said | Muted) -> None:
        """What was said at another process."""
        if self._reading or word.number > self.said + 1:
            self._behind = True
            if self._catching_up is None or self._catching_up.done():
                self._catching_up = asyncio.create_task(self._catch_up_soon())
        else:
            self._heed(word)

    def _heed(self, word: Said | Muted) -> None:
        if word.number != self.said + 1:
            return  # it was read before it was heard of
        self.said = word.number
        match word:
            case Said(line):
                self._keep(line)
                self._tell(line)
            case Muted(_, mute, muted):
                self.rules.heed(mute, muted)

    def _keep(self, line: LineRecord) -> None:
        if len(self._speakers) < _MOST_SPEAKERS:
            self._speakers[self.rules.speaker(line.player)] = line.player
        self._lines.append(line)

    def _tell(self, line: LineRecord) -> None:
        """To all who want to hear it."""
        text = self._written(line)
        for other in self._room.audience:
            if self.rules.hears(other.player.id, line.player):
                other.say(text)

    def tell_all(self, connection: Connection) -> None:
        """Tell all that was said to somebody who comes."""
        for line in self._lines:
            if self.rules.hears(connection.player.id, line.player):
                connection.say(self._written(line))

    def _written(self, line: LineRecord) -> str:
        speaker = self.rules.speaker(line.player)
        return write_message(ChatMessage(line.name, line.seat, line.text, speaker, mark(line.player)))

    # As it is stored

    async def _catch_up_soon(self) -> None:
        try:
            async with self._lock:
                while self._behind:
                    await self._read()
        except Exception:
            _log.exception("what was said at table %s could not be read", named(self._room.table.id))

    async def catch_up(self) -> None:
        """Know all that is stored, and tell what is new."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        """The lock is held. What is heard of meanwhile may be missing in what is read."""
        self._behind, self._reading = False, True
        try:
            found = await self._room.store.chats.of(self._room.table.id)
        finally:
            self._reading = False
        self._take(found)

    def _take(self, found: Conversation) -> None:
        known, self.said = self.said, found.said
        self.rules.set_to(found.mutes)
        self._speakers.update((self.rules.speaker(player), player) for player in self.rules.muted)
        self._lines.clear()
        for line in found.lines:
            self._keep(line)
            if line.number > known:
                self._tell(line)

    def turn_over(self, player: str, another: str | None) -> None:
        """What somebody said who is another now is theirs; what somebody said who is deleted is gone. It is stored."""
        self.rules.turn_over(player, another)
        if another is None:
            heard = [line for line in self._lines if line.player != player]
        else:
            heard = [replace(line, player=another) if line.player == player else line for line in self._lines]
        self._lines.clear()
        for line in heard:
            self._keep(line)
        for speaker, who in self._speakers.items():
            if who == player:
                self._speakers[speaker] = another or GONE
