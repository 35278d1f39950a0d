"""The client's end of a WebSocket, with as little as a script needs: clients share the processor with the server."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81  # whole
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_MASK: Final = bytes(4)  # which changes nothing
_SHORT: Final = 126
_MIDDLE: Final = 1 << 16
_HEAD_END: Final = b"\r\n\r\n"


class Socket(asyncio.Protocol):
    """`hear` is called with every message, and with None when the socket is closed."""

    def __init__(self, asked: bytes) -> None:
        self._asked = asked
        self._came = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._early: list[bytes | None] = []
        self._hear: Callable[[bytes | None], None] = self._early.append

    @staticmethod
    async def connect(address: str, path: str, cookie: str, come_from: str, seconds: float) -> "Socket":
        """Within so many seconds, from that address of this machine."""
        host, _colon, port = address.partition(":")
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {address}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        )
        asked = "\r\n".join((*lines, "", "")).encode()
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(seconds):
            transport, socket = await loop.create_connection(
                lambda: Socket(asked), host, int(port), local_addr=(come_from, 0)
            )
            try:
                await socket._open
            except BaseException:
                transport.close()
                raise
        return socket

    def listen(self, hear: Callable[[bytes | None], None]) -> None:
        """Hear what has come, and whatever comes."""
        self._hear = hear
        for text in self._early:
            hear(text)
        self._early.clear()

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def close(self) -> None:
        self._write(_CLOSE, b"\x03\xe8")
        assert self._transport is not None
        self._transport.close()

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # that of uvloop does not say that it is one
        self._transport.write(self._asked)

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self._open.done() and not self._opened():
            return
        while (frame := self._next_frame()) is not None:
            sort, content = frame
            if sort == _TEXT:
                self._hear(content)
            elif sort == _PING:
                self._write(_PONG, content)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server has closed the connection"))
        self._hear(None)

    def _opened(self) -> bool:
        """Whether the answer to the handshake is there, and this end of it is open."""
        end = self._came.find(_HEAD_END)
        if end < 0:
            return False
        status = bytes(self._came[: self._came.index(b"\r\n")])
        del self._came[: end + len(_HEAD_END)]
        if b" 101 " not in status:
            self._open.set_exception(ConnectionError(status.decode()))
            return False
        self._open.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """A frame that is whole: its first byte, and what is in it."""
        came = self._came
        if len(came) < 2:
            return None
        length, start = came[1], 2
        if length >= _SHORT:
            start += 2 if length == _SHORT else 8
            if len(came) < start:
                return None
            length = int.from_bytes(came[2:start])
        if len(came) < start + length:
            return None
        frame = came[0], bytes(came[start : start + length])
        del came[: start + length]
        return frame

    def _write(self, sort: int, content: bytes) -> None:
        assert self._transport is not None
        assert len(content) < _MIDDLE
        if self._transport.is_closing():
            return
        if len(content) < _SHORT:
            head = bytes((sort, _MASKED | len(content)))
        else:
            head = bytes((sort, _MASKED | _SHORT)) + len(content).to_bytes(2)
        self._transport.write(head + _MASK + content)
