"""`windfall serve --processes` and `windfall work` as a host starts them, on a real PostgreSQL and a real Redis."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
import psutil
import pytest

from tests.server.running import PATIENCE, Json, Person, Server, free_port, run
from tests.server.test_metrics import figures
from tests.support.redis_server import RedisServer

BOT: Json = {"sort": "bot", "level": "easy"}


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-m", "windfall", *words], stdin=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def until_it_answers(server: Server) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"http://{server.address}/api/titles", timeout=5)
            return
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)


def two_free_ports() -> tuple[int, int]:
    """In a row."""
    while True:
        first = free_port()
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", first + 1))
            return first, first + 1


def processes_of(parent: int) -> list[psutil.Process]:
    """Those that serve, not the workers of bots below them."""
    found = []
    for each in psutil.Process(parent).children():
        with suppress(psutil.NoSuchProcess):  # it has just ended
            found += [each] if "windfall.server.processes" in each.cmdline() else []
    return found


@run
async def test_one_of_several_processes_may_die_and_comes_back(postgres: str, redis: RedisServer) -> None:
    server = Server(postgres, port=free_port())
    addresses = ("--database-url", postgres, "--redis", redis.url)
    options = ("--port", str(server.port), "--processes", "2", "--bot-workers", "1")
    measured = two_free_ports()
    with started("serve", *addresses, *options, "--metrics", str(measured[0])) as parent:
        until_it_answers(server)
        ann = Person(server)
        table = ann.open_table("jumpdrive", "me", BOT)["id"]
        seat = await ann.join(table)
        await seat.play_to_the_end(random.Random(1), moves=3)
        before = {each.pid for each in processes_of(parent.pid)}
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len({each.pid for each in processes_of(parent.pid)} - before) != 1:
                await asyncio.sleep(0.1)
        again = await ann.join(table)
        await again.play_to_the_end(random.Random(2), moves=3)
        await again.close()
        starts = {figures(f"http://127.0.0.1:{port}/metrics")["process_start_time_seconds", ()] for port in measured}
        assert len(starts) == 2  # each process tells its own
    assert not psutil.pid_exists(max(before))


@run
async def test_workers_elsewhere_think_for_a_server_that_has_none(postgres: str, redis: RedisServer) -> None:
    server = Server(postgres, settings={"redis_url": redis.url, "bot_workers": 0}).start()
    try:
        ann = Person(server)
        table = ann.open_table("jumpdrive", "me", BOT)["id"]
        with started("work", "--database-url", postgres, "--redis", redis.url, "--bot-workers", "1"):
            seat = await ann.join(table)
            await seat.play_to_the_end(random.Random(1))  # which nobody reaches without the bot's answers
            await seat.close()
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        (("serve", "--processes", "2"), "--redis"),
        (("serve", "--processes", "2", "--redis", "redis://127.0.0.1:1/0"), "PostgreSQL"),
        (("work",), "--redis"),
        (("work", "--redis", "redis://127.0.0.1:1/0"), "no Redis answers"),
    ],
)
def test_what_several_processes_need_is_told(options: tuple[str, ...], advice: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "windfall", *options], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert advice in done.stderr
    assert "Traceback" not in done.stderr
