"""Sockets of tables, taken over from the web framework once somebody has come in.

A socket that is open for hours and mostly silent would otherwise keep all that its handshake went through: two tasks,
some forty frames of middleware that wait, headers, queues. Here it is one small object, which is called when something
comes in or is to be told.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Protocol as WebSocketProtocol

HAND_OVER: Final = "windfall.socket"  # the extension of ASGI by which a route hands a socket over

_log = logging.getLogger("windfall.server.play")

_LOOK_SECONDS: Final = 20  # who has said nothing for so long is asked whether they are there, and has as long to answer
_CLOSE_SECONDS: Final = 10.0  # for the other side to close, too


class Guest(Protocol):
    """Whoever is at the other end, as the table knows them."""

    @property
    def closing(self) -> tuple[int, str] | None:
        """Why the socket is to be closed when all is told."""
        ...

    def next_text(self) -> str | None:
        """What is to be told next, if anything is."""
        ...

    def listen(self, when_more: Callable[[], None] | None) -> None:
        """Be told when there is more to tell."""
        ...

    async def hear(self, text: str | bytes) -> None: ...

    def gone(self) -> None: ...


HandOver = Callable[[Guest], bool]


@dataclass(slots=True)
class Sockets:
    """What the sockets of a server share. Each is looked at once in a round of some seconds, and not by a timer of its
    own: there are thousands."""

    connections: set[asyncio.Protocol]  # that are closed when the server stops
    tasks: set[asyncio.Task[None]]  # that it waits for then
    leave: Callable[[asyncio.BaseTransport], None]
    loop: asyncio.AbstractEventLoop
    _shares: list[set["TableSocket"]] = field(default_factory=lambda: [set() for _ in range(_LOOK_SECONDS)])
    _at: int = 0
    _timer: asyncio.TimerHandle | None = None

    def add(self, socket: "TableSocket") -> int:
        """The share that it is in: the one that was looked at last."""
        self.connections.add(socket)
        self._shares[self._at].add(socket)
        if self._timer is None:
            self._timer = self.loop.call_later(1, self._look)
        return self._at

    def remove(self, socket: "TableSocket", share: int) -> None:
        self.connections.discard(socket)
        self._shares[share].discard(socket)

    def _look(self) -> None:
        self._timer = None
        self._at = (self._at + 1) % _LOOK_SECONDS
        for socket in tuple(self._shares[self._at]):
            socket.look()
        if any(self._shares):
            self._timer = self.loop.call_later(1, self._look)


class TableSocket(asyncio.Protocol):
    """A WebSocket whose handshake is done, and who is at its other end."""

    __slots__ = (
        "_asked",
        "_conn",
        "_ending",
        "_guest",
        "_heard",
        "_inbox",
        "_lost",
        "_parts",
        "_reading",
        "_share",
        "_sockets",
        "_stuck",
        "_task",
        "_transport",
        "_was_stuck",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        conn: WebSocketProtocol,
        guest: Guest,
        sockets: Sockets,
        reading: bool,
        stuck: bool,
    ) -> None:
        self._transport = transport
        self._conn = conn
        self._guest = guest
        self._sockets = sockets
        self._reading = reading
        self._stuck = stuck  # the other side does not read as fast as it is told
        self._was_stuck = False  # when it was looked at last
        self._heard = True  # something, since it was looked at last
        self._asked = False  # whether it is there
        self._ending = False
        self._lost = False
        self._inbox: list[str | bytes] = []
        self._parts: list[bytes] = []  # of a message that is not whole
        self._task: asyncio.Task[None] | None = None
        self._share = sockets.add(self)

    def begin(self, came: list[str | bytes]) -> None:
        """With what came before it was taken over."""
        self._guest.listen(self.flush)
        for text in came:
            self._heed(text)
        self.flush()
        if not self._reading and self._task is None:
            self._read_on()

    # What is told

    def flush(self) -> None:
        """Tell what there is to tell, as far as the other side reads it."""
        while not self._stuck and not self._ending and (text := self._guest.next_text()) is not None:
            self._conn.send_text(text.encode())
            self._write()
        if self._guest.closing is not None and not self._stuck:
            self._end(*self._guest.closing)

    def _write(self) -> None:
        output = b"".join(self._conn.data_to_send())
        if output and not self._transport.is_closing():
            self._transport.write(output)

    def _end(self, code: int, reason: str = "") -> None:
        """Say why, and close when the other side has, too."""
        if self._ending or self._lost:
            return
        self._ending = True
        try:
            self._conn.send_close(code, reason)
        except InvalidState:  # it is closed from the other side
            self._transport.close()
            return
        self._write()
        self._read_on()
        self._sockets.loop.call_later(_CLOSE_SECONDS, self._transport.abort)

    def pause_writing(self) -> None:
        self._stuck = True

    def resume_writing(self) -> None:
        self._stuck = False
        self.flush()

    # What comes in

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Frame) and not self._ending:
                self._receive(event)
        self._write()
        if self._conn.parser_exc is not None or self._conn.close_rcvd is not None:
            self._ending = True
            self._transport.close()

    def _receive(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.opcode is not Opcode.CONT:
            # a message in parts says with its first one what it is
            self._parts = [b"" if frame.opcode is Opcode.TEXT else b"\0"]
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        (sort, *parts), self._parts = self._parts, []
        data = b"".join(parts)
        if sort:
            self._heed(data)
            return
        try:
            self._heed(data.decode())
        except UnicodeDecodeError:
            self._conn.fail(CloseCode.INVALID_DATA)
            self._write()
            self._ending = True
            self._transport.close()

    def _heed(self, text: str | bytes) -> None:
        """One after the other; nothing more is read while one waits."""
        self._inbox.append(text)
        if self._task is None:
            self._task = self._sockets.loop.create_task(self._heed_all())
            self._sockets.tasks.add(self._task)
            self._task.add_done_callback(self._sockets.tasks.discard)
        elif self._reading and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    async def _heed_all(self) -> None:
        try:
            while self._inbox and not self._ending and not self._lost:
                await self._guest.hear(self._inbox.pop(0))
        finally:
            self._task = None
            self._inbox.clear()
            if self._lost:
                self._guest.gone()
            else:
                self._read_on()

    def _read_on(self) -> None:
        if not self._reading and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()

    # From time to time, and at the end

    def look(self) -> None:
        """Ask who says nothing whether they are there; leave who does not answer, or does not read."""
        if (self._stuck and self._was_stuck) or (self._asked and not self._heard):
            self._transport.abort()
            return
        self._was_stuck = self._stuck
        self._asked = not self._heard and not self._ending
        self._heard = False
        if self._asked:
            self._conn.send_ping(b"")
            self._write()

    def shutdown(self) -> None:
        """The server stops."""
        self._end(CloseCode.SERVICE_RESTART)
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._lost = True
        self._guest.listen(None)
        self._sockets.remove(self, self._share)
        self._sockets.leave(self._transport)
        if self._task is None:
            self._guest.gone()
