"""Sockets of tables that processes of one machine hand to each other: a table's people end at one of them."""

import asyncio
import base64
import logging
import os
import random
import signal
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path

import pytest
import uvloop
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from tests.server.running import GENEROUS, PATIENCE, Json, Person, Seat, Server, run
from tests.server.test_metrics import figures
from tests.server.together import play_together
from tests.support.ports import free_port
from tests.support.redis_server import RedisServer
from windfall.server import siblings as handing
from windfall.server.siblings import House, Siblings

ASKED = b"GET /api/tables/abc/play HTTP/1.1\r\nHost: windfall\r\n\r\n"


# Between two of them, within this process


@dataclass
class Home:
    """A process that keeps what it takes."""

    name: str
    siblings: Siblings
    people: Counter[str] = field(default_factory=Counter)
    taken: list[tuple[socket.socket, bytes]] = field(default_factory=list)
    room: bool = True
    wrong: Exception | None = None  # what goes wrong whenever one is taken

    def house(self) -> House:
        async def take(connection: socket.socket, came: bytes) -> None:
            if self.wrong is not None:
                raise self.wrong
            self.taken.append((connection, came))

        return House(self.name, lambda _table: self.people, lambda _connection: self.room, take)


@asynccontextmanager
async def homes(folder: Path) -> AsyncIterator[tuple[Home, Home]]:
    """Two; the people of all tables are at the second one."""
    both = Home("one", Siblings(folder), Counter(two=1)), Home("two", Siblings(folder), Counter(two=1))
    for each in both:
        each.siblings.open(each.house())
    try:
        yield both
    finally:
        for each in both:
            await each.siblings.close()
            for connection, _came in each.taken:
                connection.close()


@contextmanager
def connection() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The server's end of a connection, and the client's."""
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        socket.create_connection(listening.getsockname()) as there,
    ):
        here, _address = listening.accept()
        with here:
            there.settimeout(PATIENCE)
            yield here, there


def on_both_loops(test: Callable[[Path], Coroutine[None, None, None]]) -> Callable[[Path, str], None]:
    @pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
    @wraps(test)
    def tested(tmp_path: Path, loop: str) -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop if loop == "uvloop" else None) as runner:
            runner.run(test(tmp_path))

    del tested.__dict__["__wrapped__"]  # pytest asks for what it takes
    return tested


@on_both_loops
async def test_a_connection_is_handed_over_with_all_that_has_come(tmp_path: Path) -> None:
    came = ASKED + os.urandom(150_000)
    async with homes(tmp_path) as (one, two):
        with connection() as (here, there):
            assert one.siblings.better_for(came) == "two"
            assert two.siblings.better_for(came) is None
            assert await one.siblings.hand(here.fileno(), came)
            here.close()
            ((taken, data),) = two.taken
            assert data == came
            there.sendall(b"and on")  # the connection itself is open still
            assert await asyncio.get_running_loop().sock_recv(taken, 100) == b"and on"


@on_both_loops
async def test_all_choose_the_same_process_for_a_table_at_which_nobody_is(tmp_path: Path) -> None:
    async with homes(tmp_path) as (one, two):
        one.people = two.people = Counter()
        chosen = Counter[str]()
        for number in range(200):
            data = b"GET /api/tables/t%d/play HTTP/1.1\r\n" % number
            chosen["one" if one.siblings.better_for(data) is None else "two"] += 1
            assert (one.siblings.better_for(data) is None) != (two.siblings.better_for(data) is None)
        assert min(chosen.values()) > 60  # each has its share


@on_both_loops
async def test_only_the_socket_of_a_table_is_handed_over(tmp_path: Path) -> None:
    async with homes(tmp_path) as (one, _two):
        assert one.siblings.better_for(ASKED) == "two"
        for data in (
            b"GET /api/tables/abc HTTP/1.1\r\n\r\n",
            b"POST /api/tables/abc/play HTTP/1.1\r\n\r\n",
            b"GET /api/tables/abc/player HTTP/1.1\r\n\r\n",
            b"GET /api/tables/abc/play",  # not whole
            b"GET /api/tables/" + b"a" * 41 + b"/play HTTP/1.1\r\n\r\n",
        ):
            assert one.siblings.better_for(data) is None


@on_both_loops
async def test_who_is_full_refuses(tmp_path: Path) -> None:
    async with homes(tmp_path) as (one, two):
        two.room = False
        with connection() as (here, there):
            assert not await one.siblings.hand(here.fileno(), ASKED)
            assert not two.taken
            here.sendall(b"it is open still")
            assert there.recv(100) == b"it is open still"


@on_both_loops
async def test_one_that_is_taken_and_lost_is_logged(tmp_path: Path) -> None:
    heard: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = heard.append  # type: ignore[method-assign]
    log = logging.getLogger("windfall.server")
    log.addHandler(handler)
    try:
        async with homes(tmp_path) as (one, two):
            two.wrong = ValueError("no protocol")
            with connection() as (here, there):
                assert await one.siblings.hand(here.fileno(), ASKED)
                here.close()
                assert await asyncio.to_thread(there.recv, 100) == b"", "who waits is told by the end of it"
    finally:
        log.removeHandler(handler)
    (logged,) = heard
    assert "is lost" in logged.getMessage()
    assert logged.exc_info is not None
    assert logged.exc_info[1] is two.wrong


@on_both_loops
async def test_who_has_ended_gets_nothing_more(tmp_path: Path) -> None:
    """Whether it could tidy up or not."""
    async with homes(tmp_path) as (one, two):
        with connection() as (here, _there):
            await two.siblings.close()
            assert one.siblings.better_for(ASKED) is None
            with socket.socket(socket.AF_UNIX) as killed:
                killed.bind(str(tmp_path / "two"))
            assert one.siblings.better_for(ASKED) == "two"
            assert not await one.siblings.hand(here.fileno(), ASKED)
            assert one.siblings.better_for(ASKED) is None


@on_both_loops
async def test_who_has_ended_is_not_at_home(tmp_path: Path) -> None:
    async with homes(tmp_path) as (one, _two):
        with socket.socket(socket.AF_UNIX) as killed, socket.socket(socket.AF_UNIX) as beginning:
            killed.bind(str(tmp_path / "killed"))
            beginning.bind(str(tmp_path / "three.new"))
        assert one.siblings.at_home() == {"one", "two"}
        assert {door.name for door in tmp_path.iterdir()} == {"one", "two", "three.new"}
        with connection() as (here, _there):  # being asked has done them no harm
            assert await one.siblings.hand(here.fileno(), ASKED)


@on_both_loops
async def test_who_does_not_answer_in_time_does_not_get_it_later(tmp_path: Path) -> None:
    """Otherwise two processes would answer over one connection."""
    async with homes(tmp_path) as (one, _two):
        with socket.socket(socket.AF_UNIX) as slow, connection() as (here, _there):
            slow.bind(str(tmp_path / "slow"))
            slow.listen()
            one.people = Counter(slow=1)
            before, handing._ANSWER_SECONDS = handing._ANSWER_SECONDS, 0.05  # type: ignore[misc]
            try:
                assert not await one.siblings.hand(here.fileno(), ASKED)
            finally:
                handing._ANSWER_SECONDS = before  # type: ignore[misc]
            way, _address = slow.accept()
            with way:
                data, descriptors, _flags, _from = socket.recv_fds(way, 1000, 1)
                assert data == ASKED
                os.close(descriptors[0])
                with pytest.raises(BrokenPipeError):
                    way.send(b"y")


@on_both_loops
async def test_what_is_not_offered_any_more_is_not_taken(tmp_path: Path) -> None:
    async with homes(tmp_path) as (_one, two):
        with socket.socket(socket.AF_UNIX) as way, connection() as (here, there):
            way.connect(str(tmp_path / "two"))
            socket.send_fds(way, [ASKED], [here.fileno()])
            way.close()
            here.close()
            # it is closed, since nobody has it: not before the sibling has looked at it
            assert await asyncio.to_thread(there.recv, 100) == b""
            assert not two.taken


# Real processes


@dataclass
class Process:
    server: Server
    measured: int

    def figure(self, name: str, *labels: str) -> float:
        return figures(f"http://127.0.0.1:{self.measured}/metrics").get((name, labels), 0)

    @property
    def players(self) -> float:
        return self.figure("windfall_connections", "players")


@contextmanager
def started(
    postgres: str, redis: RedisServer, folder: Path, limits: Sequence[Json] = ({}, {}), **more: object
) -> Iterator[list[Process]]:
    """One process for each of the limits, one after the other."""
    made: list[Process] = []
    try:
        for own in limits:
            measured = free_port()
            settings = {"redis_url": redis.url, "siblings": str(folder), "metrics": measured, **more}
            made.append(Process(Server(postgres, GENEROUS | own, settings).start(), measured))
        yield made
    finally:
        for each in made:
            each.server.kill()


@pytest.fixture
def processes(postgres: str, redis: RedisServer, tmp_path: Path) -> Iterator[list[Process]]:
    with started(postgres, redis, tmp_path) as made:
        yield made


async def in_play(person: Person, other: Person) -> tuple[str, Seat, Seat]:
    """A game of both, to which each connects where they are."""
    table = person.open_table("jumpdrive", "me", "open")["id"]
    assert other.sit(table, 1).status_code == 200
    return table, await person.join(table), await other.join(table)


def where(processes: list[Process]) -> tuple[Process, Process]:
    """The process at which all are, and the other one."""
    here, there = processes if processes[0].players else reversed(processes)
    assert there.players == 0
    return here, there


@run
async def test_people_who_come_to_different_processes_end_at_one_and_outlive_it(processes: list[Process]) -> None:
    ann, bob = (Person(process.server, name) for process, name in zip(processes, ("Ann", "Bob"), strict=True))
    table, *seats = await in_play(ann, bob)
    here, there = where(processes)
    assert here.players == 2
    assert there.figure("windfall_sockets_handed_total", "taken") == 1
    await play_together(seats, random.Random(1), 3)
    told = [seat.frames[-1]["at"] for seat in seats]

    here.server.kill()
    again = [await person.at(there.server).join(table) for person in (ann, bob)]
    assert there.players == 2
    for seat, at_least in zip(again, told, strict=True):
        assert seat.frames[-1]["at"] >= at_least  # nothing of what was told is lost
    await play_together(again, random.Random(1), 3)

    # who comes back to the one that was started again is handed to where the people are
    here.server.start()
    await again[0].close()
    third = await ann.at(here.server).join(table)
    assert here.players == 0
    assert there.players == 2
    await play_together([third, again[1]], random.Random(1), 2)
    for seat in (third, again[1]):
        await seat.close()


@run
async def test_who_is_refused_there_plays_here(postgres: str, redis: RedisServer, tmp_path: Path) -> None:
    """The first process takes no connections from Bob's address."""
    with started(postgres, redis, tmp_path, ({"sockets_per_address": 0}, {})) as made:
        ann, bob = Person(made[0].server, "Ann"), Person(made[1].server, "Bob", come_from="127.0.0.9")
        table = ann.open_table("jumpdrive", "me", "open")["id"]
        assert bob.sit(table, 1).status_code == 200
        while (seat := await ann.join(table)) and not made[0].players:
            await seat.close()  # she was handed to the second one, which nobody is at
            table = ann.open_table("jumpdrive", "me", "open")["id"]
            assert bob.sit(table, 1).status_code == 200
        other = await bob.join(table)
        assert [each.players for each in made] == [1, 1]
        assert made[1].figure("windfall_sockets_handed_total", "kept") == 1
        await play_together([seat, other], random.Random(1), 3)
        for each in (seat, other):
            await each.close()


@run
async def test_a_process_that_hangs_keeps_nobody_from_playing(
    postgres: str, redis: RedisServer, tmp_path: Path
) -> None:
    with started(postgres, redis, tmp_path, sibling_seconds=1.0) as processes:
        ann, bob = (Person(process.server, name) for process, name in zip(processes, ("Ann", "Bob"), strict=True))
        table = ann.open_table("jumpdrive", "me", "open")["id"]
        assert bob.sit(table, 1).status_code == 200
        await ann.join(table)
        here, there = where(processes)
        os.kill(here.server.pid, signal.SIGSTOP)
        try:
            seat = await bob.at(there.server).join(table)
            assert there.players == 1
            await seat.close()
        finally:
            os.kill(here.server.pid, signal.SIGCONT)


def handshake(table: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{table}/play HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: {cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()


@run
async def test_what_is_sent_in_pieces_while_it_is_handed_over_arrives(processes: list[Process]) -> None:
    """Also over a connection that was used before, as proxies do."""
    ann, bob = (Person(process.server, name) for process, name in zip(processes, ("Ann", "Bob"), strict=True))
    table, *_seats = await in_play(ann, bob)
    here, there = where(processes)
    reader, writer = await asyncio.open_connection("127.0.0.1", there.server.port)
    writer.write(b"GET /api/titles HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line.split(b":")[1] for line in head.lower().splitlines() if line.startswith(b"content-length"))
    await reader.readexactly(int(length))

    asked = handshake(table, ann.cookie)
    first_line = asked.index(b"\r\n") + 2
    writer.write(asked[:first_line])
    await writer.drain()
    for at_byte in range(first_line, len(asked), 40):
        writer.write(asked[at_byte : at_byte + 40])
        await asyncio.sleep(0)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    assert here.players == 3

    client = Protocol(CLIENT, max_size=None)
    for text in (b'{"type": "chat", "text": "one"}', b'{"type": "chat", "text": "two"}'):
        client.send_text(text)
    writer.write(b"".join(client.data_to_send()))
    said: list[bytes] = []
    async with asyncio.timeout(PATIENCE):
        while len(said) < 2:
            client.receive_data(await reader.read(65_536))
            frames = [event for event in client.events_received() if isinstance(event, Frame)]
            said += [frame.data for frame in frames if frame.opcode is Opcode.TEXT and b'"chat"' in frame.data]
    assert [text in frame for text, frame in zip((b"one", b"two"), said, strict=True)] == [True, True]
    writer.close()
