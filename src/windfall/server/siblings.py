"""The processes of one machine at one port hand the sockets of tables to each other.

A table whose people are at one process is held and played once, and nobody has to heed what is told to the others. So a
connection that asks for the socket of a table is handed to the process at which most of the table's people are, or, if
nobody is there yet, to the one that all processes choose alike. It is handed before anything is done with it, with what
has come over it: there is nothing else to take along.

Nothing depends on it. Any process serves any table, and a connection that is not taken at once stays where it is.
"""

import asyncio
import hashlib
import logging
import os
import re
import socket
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from windfall.server.duties import end
from windfall.server.metrics.counts import count_handed

_log = logging.getLogger("windfall.server")

_SOCKET_OF_TABLE: Final = re.compile(rb"GET /api/tables/([^/? ]{1,40})/play[? ]")
_TAKEN: Final = b"y"
_CHUNK: Final = 64 * 1024
_MOST: Final = 256 * 1024  # of what has come over a connection; more is for nobody
_ANSWER_SECONDS: Final = 1.0
_PAUSE_SECONDS: Final = 1.0  # when there are no descriptors left
_WAITING: Final = 1024  # connections that are offered at once
_NEW: Final = ".new"


@dataclass(frozen=True, slots=True)
class House:
    """What a process tells of itself to hand connections over, and to take them."""

    name: str
    people: Callable[[str], Mapping[str, int]]  # of a table, by the process they are connected to
    welcome: Callable[[socket.socket], bool]  # whether there is room for one more
    take: Callable[[socket.socket, bytes], Awaitable[None]]  # a connection, and what has come over it


class Siblings:
    """The processes that have a door, a Unix socket by their name, in this folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._house: House | None = None
        self._door: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Handing over

    def better_for(self, data: bytes) -> str | None:
        """The sibling that should have a connection over which this has come, if this process should not."""
        asked = _SOCKET_OF_TABLE.match(data)
        if asked is None or self._house is None:
            return None
        table = asked[1].decode(errors="replace")
        people = self._house.people(table)
        names = [self._house.name, *self._doors()]
        best = max(names, key=lambda name: (people.get(name, 0), _lot(name, table)))
        return None if best == self._house.name else best

    async def hand(self, descriptor: int, data: bytes) -> bool:
        """Hand over a connection with what has come over it; whether a sibling has it now."""
        while (sibling := self.better_for(data)) is not None:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
                way.setblocking(False)
                try:
                    if not self._reach(sibling, way):
                        continue
                    sent = socket.send_fds(way, [data], [descriptor])
                    way.shutdown(socket.SHUT_WR)
                    taken = sent == len(data) and await _answer(way) == _TAKEN
                except OSError as error:
                    _log.debug("a sibling cannot take a connection: %r", error)
                    taken = False
            count_handed(taken)
            return taken
        return False

    def at_home(self) -> set[str]:
        """All who are at their doors now."""
        there = set()
        for name in self._doors():
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way, suppress(OSError):
                way.setblocking(False)
                if self._reach(name, way):
                    there.add(name)
        return there

    def _doors(self) -> list[str]:
        with suppress(OSError):
            return [name for name in os.listdir(self._folder) if not name.endswith(_NEW)]
        return []

    def _reach(self, sibling: str, way: socket.socket) -> bool:
        """Whether it is there. The door of one that has ended, and perhaps could not tidy up, is taken away."""
        try:
            way.connect(str(self._folder / sibling))
        except (FileNotFoundError, ConnectionRefusedError):
            (self._folder / sibling).unlink(missing_ok=True)
            return False
        return True

    # Taking

    def open(self, house: House) -> None:
        """Take connections from now on, and hand them over."""
        self._house = house
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._door.setblocking(False)
        door = self._folder / house.name
        new = door.with_suffix(_NEW)
        self._door.bind(str(new))
        self._door.listen(_WAITING)
        new.rename(door)  # not before it is answered: whoever is refused takes it away
        self._do(self._keep_taking(self._door))

    async def close(self) -> None:
        house, self._house = self._house, None
        if house is not None:
            (self._folder / house.name).unlink(missing_ok=True)
        await end(self._tasks)
        if self._door is not None:
            self._door.close()

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_taking(self, door: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                way, _address = await loop.sock_accept(door)
            except OSError as error:
                _log.warning("no connection is taken from siblings now: %r", error)
                await asyncio.sleep(_PAUSE_SECONDS)
            else:
                self._do(self._take(way))

    async def _take(self, way: socket.socket) -> None:
        """Take what is handed over, or refuse by saying nothing: then it stays where it is."""
        with way, ExitStack() as unless_taken:
            try:
                connection, data = await _received(way, unless_taken)
                if connection is None or self._house is None or not self._house.welcome(connection):
                    return
                way.send(_TAKEN)  # which fails if it is not offered any more
            except OSError as error:
                _log.debug("a connection of a sibling is not taken: %r", error)
                return
            try:
                await self._house.take(connection, data)
            except Exception:  # nobody else has it any more
                _log.exception("a connection that was taken from a sibling is lost")
                return
            unless_taken.pop_all()


def _lot(name: str, table: str) -> bytes:
    """All come to the same order of processes for a table, and to another one for each table."""
    return hashlib.blake2b(f"{name}/{table}".encode(), digest_size=8).digest()


async def _answer(way: socket.socket) -> bytes:
    """What the sibling says in time. What it says later does not reach us, and it is told so: never have both taken it,
    nor neither."""
    with suppress(TimeoutError):
        async with asyncio.timeout(_ANSWER_SECONDS):
            return await asyncio.get_running_loop().sock_recv(way, len(_TAKEN))
    way.shutdown(socket.SHUT_RD)
    return way.recv(len(_TAKEN))


async def _received(way: socket.socket, unless_taken: ExitStack) -> tuple[socket.socket | None, bytes]:
    """The connection that is handed over, if it is, and all that has come over it."""
    connection: socket.socket | None = None
    data = bytearray()
    async with asyncio.timeout(_ANSWER_SECONDS):
        while len(data) <= _MOST:
            await _readable(way)
            part, descriptors, _flags, _address = socket.recv_fds(way, _CHUNK, 1)
            if descriptors:
                connection = unless_taken.enter_context(socket.socket(fileno=descriptors[0]))
                connection.setblocking(False)
            if not part:
                return connection, bytes(data)
            data += part
    return None, b""


async def _readable(way: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(way, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(way)
