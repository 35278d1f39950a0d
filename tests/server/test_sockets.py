"""Sockets of tables that are taken over: what comes in, what is told, who is asked whether they are there."""

import asyncio
import logging
from collections.abc import Callable

from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, SERVER, Protocol

from tests.server.running import run
from windfall.server.sockets import Sockets, TableSocket


class FakeTransport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.told = bytearray()
        self.reading = True
        self.closed = self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.told += data

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class FakeGuest:
    def __init__(self) -> None:
        self.closing: tuple[int, str] | None = None
        self.texts: list[str] = []
        self.heard: list[str | bytes] = []
        self.left = 0
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.when_more: Callable[[], None] | None = None

    def next_text(self) -> str | None:
        return self.texts.pop(0) if self.texts else None

    def listen(self, when_more: Callable[[], None] | None) -> None:
        self.when_more = when_more

    async def hear(self, text: str | bytes) -> None:
        await self.go_on.wait()
        self.heard.append(text)

    def gone(self) -> None:
        self.left += 1


class Ends:
    """A socket, who is at it, and the other end of the wire."""

    def __init__(self) -> None:
        self.transport = FakeTransport()
        self.guest = FakeGuest()
        self.left: list[asyncio.BaseTransport] = []
        self.sockets = Sockets(set(), set(), self.left.append, asyncio.get_running_loop())
        conn = Protocol(SERVER, max_size=1000, logger=logging.getLogger("test"))
        self.socket = TableSocket(self.transport, conn, self.guest, self.sockets, reading=True, stuck=False)
        self.socket.begin([])
        self.client = Protocol(CLIENT)

    def send(self) -> None:
        """What the client has said comes in."""
        self.socket.data_received(b"".join(self.client.data_to_send()))

    def told(self) -> list[Frame]:
        self.client.receive_data(bytes(self.transport.told))
        self.transport.told.clear()
        return [event for event in self.client.events_received() if isinstance(event, Frame)]


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@run
async def test_messages_come_in_one_after_the_other_and_whole() -> None:
    ends = Ends()
    ends.client.send_text(b'"on', fin=False)
    ends.client.send_continuation(b'e"', fin=True)
    ends.client.send_binary(b"two")
    ends.send()
    await a_moment()
    assert ends.guest.heard == ['"one"', b"two"]
    assert not ends.sockets.tasks


@run
async def test_nothing_more_is_read_while_a_message_waits() -> None:
    ends = Ends()
    ends.guest.go_on.clear()
    for text in (b"1", b"2", b"3"):
        ends.client.send_text(text)
        ends.send()
    assert not ends.transport.reading
    ends.guest.go_on.set()
    await a_moment()
    assert ends.guest.heard == ["1", "2", "3"]
    assert ends.transport.reading


@run
async def test_who_does_not_read_is_told_later_and_left_in_the_end() -> None:
    ends = Ends()
    ends.socket.pause_writing()
    ends.guest.texts.append("hello")
    ends.socket.flush()
    assert ends.told() == []
    ends.socket.resume_writing()
    assert [bytes(frame.data) for frame in ends.told()] == [b"hello"]
    ends.socket.pause_writing()
    ends.socket.look()
    assert not ends.transport.aborted
    ends.socket.look()
    assert ends.transport.aborted


@run
async def test_who_says_nothing_is_asked_and_left_if_they_do_not_answer() -> None:
    ends = Ends()
    ends.socket.look()
    assert ends.told() == []  # they have just come
    ends.socket.look()
    assert [frame.opcode for frame in ends.told()] == [Opcode.PING]
    ends.send()  # the answer
    ends.socket.look()
    assert not ends.transport.aborted
    ends.socket.look()
    assert [frame.opcode for frame in ends.told()] == [Opcode.PING]
    ends.socket.look()
    assert ends.transport.aborted


@run
async def test_what_is_no_text_closes_the_socket() -> None:
    ends = Ends()
    ends.client.send_text(b"\xff\xfe")
    ends.send()
    await a_moment()
    assert ends.transport.closed
    assert ends.guest.heard == []
    ends.told()
    assert ends.client.close_rcvd is not None
    assert ends.client.close_rcvd.code == 1007


@run
async def test_what_is_too_long_closes_the_socket() -> None:
    ends = Ends()
    ends.client.send_text(b"x" * 2000)
    ends.send()
    assert ends.transport.closed
    ends.told()
    assert ends.client.close_rcvd is not None
    assert ends.client.close_rcvd.code == 1009


@run
async def test_it_is_closed_after_all_is_told_and_says_why() -> None:
    ends = Ends()
    ends.guest.texts.append("the last word")
    ends.guest.closing = (4012, "come again")
    ends.socket.flush()
    assert [frame.opcode for frame in ends.told()] == [Opcode.TEXT, Opcode.CLOSE]
    assert ends.client.close_rcvd is not None
    assert (ends.client.close_rcvd.code, ends.client.close_rcvd.reason) == (4012, "come again")
    ends.send()  # the other side closes, too
    assert ends.transport.closed


@run
async def test_a_move_on_its_way_is_made_before_somebody_has_left() -> None:
    ends = Ends()
    ends.guest.go_on.clear()
    ends.client.send_text(b"a move")
    ends.send()
    await a_moment()
    ends.socket.connection_lost(None)
    assert ends.left == [ends.transport]
    assert not ends.sockets.connections
    assert ends.guest.left == 0
    ends.guest.go_on.set()
    await a_moment()
    assert ends.guest.heard == ["a move"]
    assert ends.guest.left == 1
