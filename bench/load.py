"""`python bench/load.py`: live tables with scripted clients on one server process.

Every table has two people, each with a connection of their own, who choose at random; a move is stored and then told to
both. The clients run in a second process. For each number of tables two things are measured: how many moves per second
the server makes when nobody ever pauses, and how long a move takes when each table makes one move in two seconds. The
bare engine plays the same title in the same run, on one core, without storing or telling anything.
"""

import argparse
import asyncio
import json
import multiprocessing
import platform
import random
import socket
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection as Pipe

import msgspec
import psutil
from httpx import AsyncClient
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import windfall
from windfall.server.run import listen, serve
from windfall.server.settings import Limits, Settings

TABLES = (10, 100, 500)
SECONDS = 8.0
PAUSE = 2.0  # seconds between the moves of a table where people take their time
_MANY = 1_000_000
_SEATED_AT_ONCE = 20


class _Option(msgspec.Struct):
    action: int


class _Decision(msgspec.Struct):
    seat: int
    key: str
    options: list[_Option]


class _Message(msgspec.Struct):
    """As much of a message as a script has to read."""

    type: str
    decisions: list[_Decision] = []
    result: dict[str, object] | None = None
    message: str = ""


_decoder = msgspec.json.Decoder(_Message)


@dataclass
class Measured:
    """What one run of the clients saw."""

    tables: int
    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    memory: float = 0.0  # megabytes of the server process

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, percent: int) -> float:
        """Milliseconds within which so many of all moves were answered."""
        return statistics.quantiles(self.latencies, n=100)[percent - 1] * 1000


class Script:
    """Two people at one table, who play game after game."""

    def __init__(self, address: str, title: str, measured: Measured, pause: float) -> None:
        self._address = address
        self._title = title
        self._measured = measured
        self._pause = pause
        self._random = random.Random()
        self._sockets: list[ClientConnection] = []

    async def sit_down(self) -> None:
        async with self._visitor() as ann, self._visitor() as bob:
            seats = [{"sort": "me"}, {"sort": "open"}]
            made = await ann.post("/api/tables", json={"title": self._title, "seats": seats})
            table = made.json()["id"]
            await bob.get("/api/me")
            (await bob.post(f"/api/tables/{table}/seats/1", json={"sort": "me"})).raise_for_status()
            cookies = [client.cookies["windfall"] for client in (ann, bob)]
        url = f"ws://{self._address}/api/tables/{table}/play"
        headers = [{"Cookie": f"windfall={cookie}"} for cookie in cookies]
        for each in headers:
            self._sockets.append(await connect(url, additional_headers=each, compression=None, max_size=None))

    def _visitor(self) -> AsyncClient:
        return AsyncClient(base_url=f"http://{self._address}", timeout=60, verify=False)  # it speaks no HTTPS at all

    async def stand_up(self) -> None:
        for each in self._sockets:
            await each.close()
        self._sockets.clear()

    async def play(self) -> None:
        await asyncio.sleep(self._random.uniform(0, self._pause))
        while True:
            async with asyncio.TaskGroup() as people:
                for each in self._sockets:
                    people.create_task(self._answer(each))
            await self.stand_up()
            await self.sit_down()

    async def _answer(self, connection: ClientConnection) -> None:
        """Choose whenever asked, until the game is over."""
        asked = 0.0
        async for text in connection:
            message = _decoder.decode(text)
            if message.type == "error":
                raise RuntimeError(message.message)
            if message.type == "state" and asked:
                self._measured.latencies.append(time.perf_counter() - asked)
                self._measured.moves += 1
                asked = 0.0
            if message.result is not None:
                return
            if message.decisions:
                await asyncio.sleep(self._pause)
                decision = message.decisions[0]
                action = self._random.choice(decision.options).action
                asked = time.perf_counter()
                play = {"type": "play", "seat": decision.seat, "key": decision.key, "actions": [action]}
                await connection.send(json.dumps(play))


async def measure(address: str, title: str, tables: int, seconds: float, pause: float, server: int) -> Measured:
    measured = Measured(tables)
    scripts = [Script(address, title, measured, pause) for _ in range(tables)]
    for some in range(0, tables, _SEATED_AT_ONCE):
        await asyncio.gather(*(script.sit_down() for script in scripts[some : some + _SEATED_AT_ONCE]))
    playing = [asyncio.create_task(script.play()) for script in scripts]
    await asyncio.sleep(pause + 1)
    measured.moves = 0
    measured.latencies.clear()
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - start
    measured.memory = resident(server)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError):
            raise RuntimeError("a script stopped before its time") from outcome
    await asyncio.gather(*(script.stand_up() for script in scripts))
    return measured


def resident(process: int) -> float:
    """Megabytes that a process has in memory."""
    return float(psutil.Process(process).memory_info().rss) / 2**20


def run_server(listening: socket.socket, folder: str, ready: Pipe) -> None:
    limits = Limits(
        messages_per_second=_MANY,
        messages_at_once=_MANY,
        changes_per_minute=_MANY,
        changes_at_once=_MANY,
        live_tables=_MANY,
    )
    settings = Settings(f"sqlite:///{folder}/tables.sqlite3", bot_workers=1, limits=limits)
    serve(settings, listening, log_level="warning", when_ready=lambda: ready.send(True))


def bare_engine(title: str, seconds: float) -> float:
    """Moves per second of random play with nothing around it."""
    rng = random.Random(1)
    moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        game = windfall.new(title, players=2, seed=rng.getrandbits(32))
        while not game.over:
            seat = rng.choice(game.seats)
            game.play(seat, rng.choice(game.actions(seat)))
            moves += 1
    return moves / spent


def show(title: str, engine: float, rows: list[tuple[Measured, Measured]]) -> None:
    label = windfall.title(title).label
    table = Table(title=f"{label}, 2 people at each table ({platform.processor() or platform.machine()})")
    for name in ("tables", "moves/s", "of the engine", "p50 ms", "p95 ms", "p99 ms", "memory MB"):
        table.add_column(name, justify="right")
    for busy, calm in rows:
        table.add_row(
            str(busy.tables),
            f"{busy.rate:.0f}",
            f"{busy.rate / engine:.2%}",
            *(f"{calm.percentile(percent):.1f}" for percent in (50, 95, 99)),
            f"{max(busy.memory, calm.memory):.0f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"moves/s: nobody pauses. p50 to p99: each person takes {PAUSE:g} s for a move. "
        f"The bare engine: {engine:.0f} moves/s."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="live tables with scripted clients on one server process")
    parser.add_argument("--title", choices=windfall.title_names(), default="race")
    parser.add_argument("--tables", type=int, nargs="+", default=list(TABLES))
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each measurement")
    given = parser.parse_args()
    rows = []
    engine = bare_engine(given.title, given.seconds)
    spawn = multiprocessing.get_context("spawn")
    for tables in given.tables:
        with tempfile.TemporaryDirectory() as folder:
            listening = listen("127.0.0.1", 0)
            address = f"127.0.0.1:{listening.getsockname()[1]}"
            here, there = spawn.Pipe()
            server = spawn.Process(target=run_server, args=(listening, folder, there))
            server.start()
            here.recv()
            assert server.pid is not None
            calm = asyncio.run(measure(address, given.title, tables, given.seconds, PAUSE, server.pid))
            busy = asyncio.run(measure(address, given.title, tables, given.seconds, 0, server.pid))
            rows.append((busy, calm))
            server.terminate()
            server.join()
    show(given.title, engine, rows)


if __name__ == "__main__":
    main()
