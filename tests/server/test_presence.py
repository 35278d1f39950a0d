"""How many may be connected: one by one, all at the same moment, and at either database."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.running import PATIENCE, Person, Seat, Server, connected, run, running
from tests.server.test_metrics import figures
from tests.support.ports import free_port
from windfall.server.jobs.job import Asker
from windfall.server.presence import Presence
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits

HERE, THERE = "192.0.2.1", "192.0.2.2"


def admitted(presence: Presence, identity: str, address: str, stranger: bool = True, player: bool = False) -> bool:
    try:
        presence.admit(Asker(identity, address), stranger, player)
    except RequestRefused as refusal:
        return refusal.message.id != "server-many-at-address"
    return True


def test_strangers_have_a_limit_of_their_own_at_each_address() -> None:
    presence = Presence(Limits(strangers_per_address=2))
    assert [admitted(presence, f"stranger {number}", HERE) for number in range(4)] == [True, True, False, False]
    assert admitted(presence, "a stranger elsewhere", THERE)
    assert admitted(presence, "known", HERE, stranger=False)
    assert admitted(presence, "at the own table", HERE, player=True)
    presence.leave(Asker("stranger 0", HERE), stranger=True)
    assert not admitted(presence, "stranger 4", HERE)  # the one at the own table counts
    presence.leave(Asker("stranger 1", HERE), stranger=True)
    assert admitted(presence, "stranger 5", HERE)


LIMITS = {
    "connections": 20,
    "connections_per_identity": 3,
    "connections_per_address": 9,
    "strangers_per_address": 4,
    "states_at_once": 100_000,  # is not what is tried here
    "reads_at_once": 100_000,
}


@pytest.fixture
def server(database_url: str) -> Iterator[Server]:
    with running(database_url, LIMITS, metrics=free_port()) as started:
        yield started


async def let_in(seats: list[Seat]) -> list[Seat]:
    """Those who are told of the table, once all have been told something; the others are sent away."""
    told = await asyncio.gather(*(seat.read() for seat in seats))
    for seat, word in zip(seats, told, strict=True):
        if word["type"] == "error":
            assert await seat.closed() in (1013, 4004)
    return [seat for seat, word in zip(seats, told, strict=True) if word["type"] != "error"]


async def stranger(server: Server, table: str, address: str) -> Seat:
    """Somebody who brings no cookie."""
    url = f"ws://{server.address}/api/tables/{table}/play"
    return Seat(await connected(url, local_addr=(address, 0)))


async def close(server: Server, seats: list[Seat]) -> None:
    """All go, who are all there are; and wait until the server has noticed."""
    await asyncio.gather(*(seat.close() for seat in seats))
    async with asyncio.timeout(PATIENCE):
        while any(counted(server)):
            await asyncio.sleep(0.1)


def counted(server: Server) -> list[float]:
    """How many are connected, as the server tells."""
    told = figures(f"http://127.0.0.1:{server.settings['metrics']}/metrics")
    return [told["windfall_connections", (sort,)] for sort in ("players", "watchers")]


@run
async def test_limits_hold_for_those_who_come_at_the_same_moment(server: Server) -> None:
    """And again when they have left."""
    host = Person(server, come_from="127.0.0.9")
    table = host.open_table("race", "me", "open")["id"]
    one = Person(server, come_from="127.0.0.2")
    school = [Person(server, come_from="127.0.0.3") for _ in range(5)]
    world = [Person(server, come_from=f"127.0.1.{number}") for number in range(1, 13)]
    for _ in range(2):
        windows = await let_in(await asyncio.gather(*(one.connect(table) for _ in range(8))))
        assert len(windows) == 3
        await close(server, windows)
        strangers = await let_in(await asyncio.gather(*(stranger(server, table, "127.0.0.4") for _ in range(9))))
        assert len(strangers) == 4
        await close(server, strangers)
        class_room = await let_in(await asyncio.gather(*(each.connect(table) for each in school for _ in range(3))))
        assert len(class_room) == 9
        everybody = await let_in(await asyncio.gather(*(each.connect(table) for each in world for _ in range(2))))
        assert len(class_room) + len(everybody) == 20
        own = await let_in([await host.connect(table)])  # for who plays there is room
        assert len(own) == 1
        await close(server, [*class_room, *everybody, *own])
