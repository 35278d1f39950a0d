"""`windfall serve --processes` and `windfall work` as a host starts them, on a real PostgreSQL and a real Redis."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil
import pytest

from tests.server.components import renamed
from tests.server.running import PATIENCE, Json, Person, Seat, Server, run
from tests.server.test_metrics import Figures, figures
from tests.support.ports import free_port, two_free_ports
from tests.support.redis_server import RedisServer

BOT: Json = {"sort": "bot", "level": "easy"}
_PAUSE_SECONDS = 0.5  # between tries, which limits of the server count


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


def processes_of(parent: int) -> list[psutil.Process]:
    """Those that serve, not the workers of bots below them."""
    found = []
    for each in psutil.Process(parent).children():
        with suppress(psutil.NoSuchProcess):  # it has just ended
            found += [each] if "windfall.server.processes" in each.cmdline() else []
    return found


def doors(process: psutil.Process) -> set[Path]:
    """The folders in which it can be handed connections."""
    sockets = (Path(str(each.laddr)) for each in process.net_connections(kind="unix") if each.laddr)
    return {socket.parent for socket in sockets if socket.parent.name.startswith("windfall-")}


@dataclass(frozen=True)
class House:
    """A server of several processes, and a way to reach each of them, though they share a port."""

    server: Server
    parent: int
    measured: tuple[int, int]  # the ports at which they tell their figures

    def pids(self) -> set[int]:
        return {each.pid for each in processes_of(self.parent)}

    def serving(self, port: int) -> int | None:
        """The process that has the other end of a connection from this port."""
        for each in processes_of(self.parent):
            ends = [(found.laddr.port, found.raddr.port) for found in each.net_connections() if found.raddr]
            if (self.server.port, port) in ends:
                pid: int = each.pid
                return pid
        return None

    async def comes(self, pid: int) -> None:
        """Wait until this process answers."""
        async with asyncio.timeout(PATIENCE):
            while self.serving(_port(Person(self.server).http.get("/api/titles"))) != pid:
                await asyncio.sleep(_PAUSE_SECONDS)

    async def opened_at(self, pid: int) -> tuple[Person, str]:
        """Somebody, and a table that this process has dealt them."""
        body = {"title": "jumpdrive", "seats": [{"sort": "me"}, {"sort": "local", "name": "Bo"}]}
        async with asyncio.timeout(PATIENCE):
            while True:
                person = Person(self.server)
                answer = person.http.post("/api/tables", json=body)
                if self.serving(_port(answer)) == pid:
                    return person, answer.json()["id"]
                await asyncio.sleep(_PAUSE_SECONDS)

    async def joined_at(self, pid: int, dealer: int) -> tuple[Person, str, Seat]:
        """Somebody's connection to this process, at a table that the dealer has dealt them. Where a table's people end
        is the same for all who ask, and another for other tables."""
        async with asyncio.timeout(PATIENCE):
            while True:
                person, table = await self.opened_at(dealer)
                seat = await person.connect(table)
                await seat.until(lambda seat: bool(seat.errors) or seat.state is not None)
                if self.serving(seat.socket.local_address[1]) == pid:
                    return person, table, seat
                await seat.close()


def _port(answer: httpx.Response) -> int:
    """That an answer came to; its connection is open still."""
    _host, port = answer.extensions["network_stream"].get_extra_info("client_addr")
    return int(port)


@contextmanager
def two_processes(postgres: str, redis: RedisServer, *before: str) -> Iterator[House]:
    """A server of two, with these words before what is to be done; each tells figures at a port of its own."""
    server, measured = Server(postgres, port=free_port()), two_free_ports()
    addresses = ("--database-url", postgres, "--redis", redis.url)
    options = ("--port", str(server.port), "--processes", "2", "--bot-workers", "1")
    with started(*before, "serve", *addresses, *options, "--metrics", str(measured[0])) as parent:
        until_it_answers(server)
        yield House(server, parent.pid, measured)


@run
async def test_one_of_several_processes_may_die_and_comes_back(postgres: str, redis: RedisServer) -> None:
    with two_processes(postgres, redis) as house:
        ann = Person(house.server)
        table = ann.open_table("jumpdrive", "me", BOT)["id"]
        seat = await ann.join(table)
        await seat.play_to_the_end(random.Random(1), moves=3)
        before = house.pids()
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len(house.pids() - before) != 1:
                await asyncio.sleep(0.1)
        again = await ann.join(table)
        await again.play_to_the_end(random.Random(2), moves=3)
        await again.close()
        async with asyncio.timeout(PATIENCE):
            told = await told_by_all(house.measured)
        starts = {each["process_start_time_seconds", ()] for each in told}
        assert len(starts) == 2  # each process tells its own
    assert not psutil.pid_exists(max(before))


@run
async def test_all_play_with_what_was_read_at_the_start(postgres: str, redis: RedisServer, tmp_path: Path) -> None:
    """Also one that is started again after the folder has changed: each deals tables that the other plays."""
    data = renamed(tmp_path / "data", "One")
    with two_processes(postgres, redis, "--data", str(data)) as house:
        renamed(data, "Two")
        before, killed = sorted(house.pids())
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while not (fresh := house.pids() - {before, killed}):
                await asyncio.sleep(_PAUSE_SECONDS)
        (again,) = fresh
        await house.comes(again)
        for dealer in (before, again):
            for player in (before, again):
                ann, table, seat = await house.joined_at(player, dealer)
                assert seat.errors == []
                assert seat.table is not None
                dealt = seat.table["components"]
                assert (dealt["origin"], dealt["current"]) == ("corrected", True)
                assert seat.decision is not None
                assert (await seat.play(seat.decision["options"][0]["action"]))["type"] == "state"
                await seat.close()
                cards = ann.http.get(f"/api/tables/{table}/components").json()
                assert all(card["name"].startswith("One ") for card in cards)


async def told_by_all(ports: Sequence[int]) -> list[Figures]:
    """The figures of all processes, as soon as all tell them."""
    while True:
        with suppress(OSError, httpx.HTTPError):
            return [figures(f"http://127.0.0.1:{port}/metrics") for port in ports]
        await asyncio.sleep(_PAUSE_SECONDS)


def _of_all(told: Sequence[Figures], name: str, label: str) -> list[float]:
    return [each.get((name, (label,)), 0) for each in told]


@run
async def test_the_people_of_a_table_end_at_one_process(postgres: str, redis: RedisServer) -> None:
    """Whichever takes their connections."""
    with two_processes(postgres, redis) as house:
        ann = Person(house.server)
        table = ann.open_table("jumpdrive", "me", BOT)["id"]
        seats: list[Seat] = []
        handed = kept = 0.0
        async with asyncio.timeout(PATIENCE):
            while not handed:
                seats.append(await ann.join(table))
                while True:
                    told = await told_by_all(house.measured)
                    if sorted(_of_all(told, "windfall_connections", "players")) == [0, len(seats)]:
                        break
                    before, kept = kept, sum(_of_all(told, "windfall_sockets_handed_total", "kept"))
                    if kept > before:  # who was to take it did not answer in time: from the start
                        for seat in seats:
                            await seat.close()
                        seats = [await ann.join(table)]
                    await asyncio.sleep(_PAUSE_SECONDS)
                handed = sum(_of_all(told, "windfall_sockets_handed_total", "taken"))
        for seat in seats:
            await seat.close()
        folders = {path for each in processes_of(house.parent) for path in doors(each)}
        assert all(folder.exists() for folder in folders)
    assert len(folders) == 1
    assert not any(folder.exists() for folder in folders)


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
