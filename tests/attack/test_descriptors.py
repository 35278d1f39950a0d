"""Connections that take every file descriptor of the server, and lines that fill its log."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.attack.scale import ATTACKER, many
from tests.server.running import Person, Server, connected, run
from windfall.server.doorkeeper import Doorkeeper
from windfall.server.logs import Throttle

DESCRIPTORS = 400
CONNECTIONS = many(500, 1100)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server with few descriptors, none of which is spare if one address takes as many as it likes."""
    with (tmp_path / "log").open("wb") as log:
        server = Server(
            f"sqlite:///{tmp_path}/tables.sqlite3", {"request_seconds": 3.0}, descriptors=DESCRIPTORS, log=log
        )
        try:
            yield server.start()
        finally:
            server.kill()


def log_size(tmp_path: Path) -> int:
    return (tmp_path / "log").stat().st_size


def test_silent_connections_do_not_make_it_unreachable(small: Server, tmp_path: Path) -> None:
    with ExitStack() as stack:
        for _ in range(CONNECTIONS):
            silent = stack.enter_context(closing(socket.socket()))
            silent.bind((ATTACKER, 0))
            silent.connect(("127.0.0.1", small.port))
        for _ in range(3):
            ann = Person(small)
            assert ann.open_table("race", "me", "open")["status"] == "waiting"
    assert log_size(tmp_path) < 20_000


def test_a_request_must_be_whole_in_time(small: Server) -> None:
    """Headers and bodies that come a byte at a time end by themselves."""
    beginnings = (
        b"",
        b"GET /api/titles HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"PUT /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    )
    for beginning in beginnings:
        with closing(socket.create_connection(("127.0.0.1", small.port), timeout=60)) as slow:
            slow.sendall(beginning)
            while slow.recv(1000):
                pass


@run
async def test_sockets_of_strangers_do_not_keep_players_out(small: Server, tmp_path: Path) -> None:
    ann = Person(small)
    table = ann.open_table("race", "me", "open")["id"]
    url = f"ws://{small.address}/api/tables/{table}/play"

    async def stranger() -> ClientConnection | None:
        try:
            return await connected(url, local_addr=(ATTACKER, 0))
        except (OSError, WebSocketException, EOFError):
            return None

    sockets: list[ClientConnection | None] = []
    for _ in range(CONNECTIONS // 50):
        sockets += await asyncio.gather(*(stranger() for _ in range(50)))
    seat = await ann.join(table)
    assert seat.status == "waiting"
    await seat.close()
    assert log_size(tmp_path) < 20_000
    await asyncio.gather(*(each.close() for each in sockets if each is not None))


@run
async def test_a_socket_may_be_silent_for_as_long_as_it_likes(small: Server) -> None:
    ann = Person(small)
    seat = await ann.join(ann.open_table("race", "me", "open")["id"])
    await asyncio.sleep(4)
    await seat.settle()
    await seat.close()


class _Transport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_who_has_said_nothing_makes_room() -> None:
    keeper = Doorkeeper(3, 2, lambda address: address == "192.0.2.1")
    quiet, spoke, proxied = (_Transport() for _ in range(3))
    assert keeper.admit(spoke, "192.0.2.7")
    keeper.heard(spoke)
    assert keeper.admit(quiet, "192.0.2.7")
    assert not keeper.admit(_Transport(), "192.0.2.7")
    assert keeper.admit(proxied, "192.0.2.1")
    keeper.heard(proxied)
    assert keeper.admit(_Transport(), "192.0.2.1")
    assert (quiet.aborted, spoke.aborted) == (True, False)
    keeper.leave(quiet)
    assert keeper.admit(_Transport(), "192.0.2.7")


def test_lines_that_are_logged_again_and_again_are_counted_instead() -> None:
    now = 0.0
    throttle = Throttle(lambda: now)

    def logged(text: str) -> str | None:
        record = logging.LogRecord("windfall", logging.ERROR, "file", 1, text, (7,), None)
        return record.getMessage() if throttle.filter(record) else None

    assert [logged("failed at %d") for _ in range(500)].count("failed at 7") == 20
    assert logged("another %d") == "another 7"
    now = 61.0
    assert logged("failed at %d") == "failed at 7 (and 480 more like it before)"
