"""A stranger who has the link of a table cannot throw anybody out of it, nor keep anybody from it."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.attack.scale import ATTACKER, many
from tests.server.running import Person, Seat, Server, run, running
from tests.support.said import said
from windfall.server.database.records import Player
from windfall.server.settings import Limits
from windfall.server.tables.connection import Connection

BOT = {"sort": "bot", "level": "easy"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(
        f"sqlite:///{tmp_path_factory.mktemp('strangers')}/tables.sqlite3", {"watchers_per_table": 25}
    ) as started:
        yield started


@run
async def test_chat_throws_nobody_out(server: Server) -> None:
    """Ann's page does not read for a while, and strangers talk without end."""
    ann = Person(server, "Ann")
    table = ann.open_table("race", "me", "open")["id"]
    seat = await ann.join(table)
    watching = [await Person(server, come_from=ATTACKER).join(table) for _ in range(5)]
    for _ in range(many(60, 300)):
        for each in watching:
            await each.send(type="chat", text="x" * 500)
    for each in watching:
        await each.until(lambda each: any(error["about"] == "chat" for error in each.errors))
    await seat.settle()
    assert 0 < len(seat.chat) <= 100
    for each in (seat, *watching):
        await each.close()


def test_a_full_chat_loses_its_oldest_lines_and_nobody() -> None:
    async def fill() -> None:
        connection = Connection(Player("ann", "Ann"), Limits(chat_kept=3))
        for number in range(1000):
            connection.say(str(number))
        connection.send("the game")
        assert connection.closing is None
        assert [await connection.next() for _ in range(4)] == ["the game", "997", "998", "999"]

    asyncio.run(fill())


@run
async def test_watchers_do_not_keep_players_out(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open_table("race", "me", "open")["id"]
    assert bob.sit(table, 1).status_code == 200
    refused = 0
    watching: list[Seat] = []
    for _ in range(many(30, 120)):
        seat = await Person(server, come_from=ATTACKER).connect(table)
        watching.append(seat)
        refused += (await seat.read())["type"] == "error"
    assert refused == len(watching) - 20
    for person in (ann, bob):
        mine = await person.join(table)
        assert mine.status == "playing"
        watching.append(mine)
    for each in watching:
        await each.close()


@run
async def test_the_host_lets_nobody_watch(server: Server) -> None:
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.open_table("race", "me", "open")["id"]
    bob.sit(table, 1)
    mine, his, hers = [await person.join(table) for person in (ann, bob, eve)]
    assert (await hers.ask(type="watchers", allowed=False))["type"] == "error"
    await mine.send(type="watchers", allowed=False)
    assert await hers.closed() == 4004
    for seat in (mine, his):
        await seat.until(lambda seat: seat.table is not None and not seat.table["watchers"])
    refused = await eve.connect(table)
    assert await refused.closed() == 4004
    assert said(refused.errors[0]["message"]) == "The host of this table lets nobody watch."
    await mine.send(type="watchers", allowed=True)
    await mine.until(lambda seat: seat.table is not None and seat.table["watchers"])
    again = await eve.join(table)
    for seat in (mine, his, again):
        await seat.close()


@run
async def test_somebody_is_muted(server: Server) -> None:
    """By a player for himself; by the host for all."""
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.open_table("race", "me", "open")["id"]
    bob.sit(table, 1)
    mine, his, hers = [await person.join(table) for person in (ann, bob, eve)]
    await hers.send(type="chat", text="one")
    for seat in (mine, his):
        await seat.until(lambda seat: len(seat.chat) == 1)
    speaker = his.chat[0]["speaker"]
    assert eve.id not in his.received[-1]
    await his.send(type="mute", speaker=speaker, muted=True)
    await his.settle()
    await hers.send(type="chat", text="two")
    await mine.until(lambda seat: len(seat.chat) == 2)
    await his.settle()
    assert [line["text"] for line in his.chat] == ["one"]
    await mine.send(type="mute", speaker=speaker, muted=True)
    await mine.settle()
    await hers.send(type="chat", text="three")
    await hers.until(lambda seat: bool(seat.errors))
    assert said(hers.errors[0]["message"]) == "The host of this table has muted you."
    for seat in (mine, his, hers):
        await seat.close()
