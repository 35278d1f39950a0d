"""Clients that never read: what they ask for is kept for them in small amounts, and those who ask on are sent away."""

import asyncio
import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from tests.attack.scale import ATTACKER, many
from tests.server.running import GENEROUS, PATIENCE, Json, Person, Seat, Server, run, running

SOCKETS = many(24, 200)
TABLES = many(2, 6)  # of finished games, whose log is long; their owners may have 40 connections each
ANSWERED = 1_200_000  # bytes to each of them
AT_ONCE = 40_000  # bytes, so that at some time all have nearly as much waiting as they may
SYSTEM = 16_000  # bytes that the system takes before the server has to keep anything; else 4 MB, or less if it is busy
MOST = 450_000  # bytes for each: 256 kB that wait, 64 kB that are being sent, and a message more of either
LEAST = 100_000  # or nothing has waited at all
SYNC = json.dumps({"type": "sync"})
BOT: Json = {"sort": "bot", "level": "beginner"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    settings = {"bot_workers": 1, "send_buffer": SYSTEM, "look_seconds": 8}
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, **settings) as started:
        yield started


async def with_small_buffer(server: Server, person: Person, table: str) -> Seat:
    """Somebody at the table for whom the system keeps little."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
    small.bind((ATTACKER, 0))
    small.connect(("127.0.0.1", server.port))
    return await person.join(table, local_addr=None, sock=small)


async def ask_for_all(seat: Seat, times: int) -> None:
    with suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(5):  # the server reads no more of who is sent away
            for _ in range(times):
                await seat.socket.send(SYNC)


async def finished_game(person: Person) -> tuple[str, int]:
    """A table, and how long the answer is to who asks for all of it."""
    table = person.open_table("jumpdrive", "me", BOT)["id"]
    seat = await person.join(table)
    await seat.play_to_the_end(random.Random(3))
    await seat.ask(type="sync")
    length = len(seat.received[-1])
    await seat.close()
    return table, length


@run
async def test_sockets_that_never_read_cost_little_and_do_not_stay(
    server: Server, record_property: Callable[[str, object], None]
) -> None:
    process = psutil.Process(server.pid)
    people = [Person(server, come_from=ATTACKER) for _ in range(TABLES)]
    tables = [await finished_game(person) for person in people]
    open_before = process.num_fds()
    seats = [await with_small_buffer(server, people[at % TABLES], tables[at % TABLES][0]) for at in range(SOCKETS)]
    reader = await people[0].join(tables[0][0])
    # All are answered once before it counts: what is kept for all of them is there, and memory that is free again.
    await asyncio.gather(*(seat.ask(type="sync") for seat in seats))
    for seat in seats:
        seat.socket.transport.pause_reading()
    before = most = process.memory_info().rss
    for asked in range(0, ANSWERED, AT_ONCE):
        answers = [(asked + AT_ONCE) // length - asked // length for _, length in tables]
        await asyncio.gather(*(ask_for_all(seat, answers[at % TABLES]) for at, seat in enumerate(seats)))
        await reader.settle()
        most = max(most, process.memory_info().rss)
    await reader.close()
    each = (most - before) // SOCKETS
    record_property("memory", f"{each / 1000:.0f} kB for each of {SOCKETS} sockets that never read")
    assert LEAST < each < MOST
    async with asyncio.timeout(PATIENCE):
        while process.num_fds() > open_before + 5:
            await asyncio.sleep(0.2)
    for seat in seats:
        seat.socket.transport.abort()
