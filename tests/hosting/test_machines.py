"""Several machines as docs/hosting.md has them: a proxy, two servers, workers, and PostgreSQL and Redis on another."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.hosting.document import block
from tests.hosting.host import Host, Running
from tests.hosting.postgres import Postgres
from tests.hosting.proxies import Configure, Visitor, caddy, nginx, running
from tests.hosting.test_postgres import MAKE_DATABASE, READ_FILE
from tests.hosting.test_service import UNIT
from tests.server.running import Seat, run

_LISTEN: Final = block("conf", "listen_addresses")
_LET_IN: Final = block("conf", "host windfall windfall")
_REDIS: Final = block("conf", "bind ")
_ADDRESSES: Final = block("conf", "WINDFALL_DATABASE_URL=postgresql://windfall:PASSWORD@10.0.0.20/")
_DROP_IN: Final = block("ini", "[Service]\nEnvironmentFile=/etc/windfall.env\nExecStart=\n")
_WORK: Final = block("sh", "windfall work")
_SERVERS: Final = ("10.0.0.11", "10.0.0.12")


@contextmanager
def services(folder: Path, postgres: Postgres) -> Iterator[Host]:
    """PostgreSQL and Redis, and a machine that knows their addresses."""
    host = Host(folder, postgres.environment)
    host.run(MAKE_DATABASE, told="PASSWORD\nPASSWORD\n")
    postgres.configure(host.here(_LISTEN), host.here(_LET_IN))
    (folder / "etc/windfall.env").write_text(host.here(_ADDRESSES))
    (folder / "redis.conf").write_text(f"{host.here(_REDIS)}port {host.ports['6379']}\ndir {folder}\n")
    with host.started(f"redis-server {folder}/redis.conf") as redis:
        redis.wait_for_line("Ready to accept")
        yield host


@dataclass(frozen=True)
class Machines:
    host: Host
    servers: dict[str, Running]  # by their addresses in the document

    def place(self, address: str) -> str:
        """Where somebody who comes from this address is connected, as the servers log it; they believe the proxy."""
        line = f'{address}:0 - "WebSocket'
        (found,) = (name for name, server in self.servers.items() if line in server.output.read_text())
        return found

    async def connected(self, server: str) -> set[tuple[str, str]]:
        """Names and addresses of all who are connected there, as its host asks it."""
        asked = f"{READ_FILE}windfall admin connected --json --server {self.host.address(server)}"
        told = json.loads((await asyncio.to_thread(self.host.run, asked)).stdout)
        return {(visit["name"], visit["address"]) for visit in told}


@contextmanager
def machines(folder: Path, postgres: Postgres, configure: Configure) -> Iterator[Machines]:
    # Caddy cannot be told from which address of this machine it is to come
    drop_in = _DROP_IN if configure is nginx else _DROP_IN.replace("--proxy 10.0.0.2", "--proxy 127.0.0.1")
    with services(folder, postgres) as host, ExitStack() as stack:
        servers = {}
        for address in _SERVERS:
            servers[address] = stack.enter_context(host.service(UNIT, drop_in.replace(_SERVERS[0], address)))
        for address, server in servers.items():
            server.wait_for(host.address(address))
        yield Machines(host, servers)


async def at_another_server(there: Machines, table: str, bob: Visitor, than: str) -> Seat:
    """The proxy sends people where it likes: somebody comes again, from another address, until they are elsewhere."""
    for number in range(100, 250):
        bob.come_from = f"127.0.0.{number}"
        seat = await bob.join(table)
        if there.place(bob.come_from) != than:
            return seat
        await seat.close()
    raise AssertionError("the proxy sends everybody to one server")


def _told(seat: Seat) -> list[str]:
    return [line["text"] for frame in seat.frames for line in frame["lines"]]


@pytest.mark.share("nginx")
@pytest.mark.parametrize("configure", [nginx, caddy])
@run
async def test_people_go_on_when_a_server_is_lost(configure: Configure, tmp_path: Path, postgres: Postgres) -> None:
    with machines(tmp_path, postgres, configure) as there, running(configure(there.host, True)) as front:
        ann, bob = Visitor(front, "Ann", "127.0.0.31"), Visitor(front, "Bob")
        table = ann.open_table("jumpdrive", "me", "open")["id"]
        assert bob.sit(table, 1).status_code == 200
        seat = await ann.join(table)
        lost = there.place(ann.come_from)
        other = await at_another_server(there, table, bob, lost)
        kept = there.place(bob.come_from)
        bobs_game = asyncio.create_task(other.play_to_the_end(random.Random(2)))
        await seat.play_to_the_end(random.Random(1), moves=6)
        assert not seat.over
        before = _told(seat)
        there.servers[lost].kill()
        await seat.closed()
        assert [ann.http.get(f"/api/tables/{table}").status_code for _ in range(6)] == [200] * 6
        again = await ann.join(table)
        assert before
        assert _told(again)[: len(before)] == before
        await again.play_to_the_end(random.Random(1))
        await bobs_game
        assert again.over
        assert await there.connected(kept) == {("Ann", ann.come_from), ("Bob", bob.come_from)}
        there.servers[kept].kill()
        assert ann.http.get(f"/api/tables/{table}").status_code in (502, 503)
        assert table not in front.logged()


def test_workers_start_as_written(tmp_path: Path, postgres: Postgres) -> None:
    with services(tmp_path, postgres) as host, host.started(READ_FILE + _WORK) as workers:
        workers.wait_for_line("4 workers")
