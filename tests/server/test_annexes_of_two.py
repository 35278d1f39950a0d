"""Annexes of two processes that talk over Redis: whoever is connected where, a game of other cards is one game."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil
import pytest

from tests.server.components import renamed, restart
from tests.server.running import GENEROUS, PATIENCE, Json, Person, Seat, Server, run
from tests.server.together import play_together
from tests.support.redis_server import RedisServer
from windfall.server.tables.connection import RELOAD

BOT: Json = {"sort": "bot", "level": "easy"}


@dataclass
class Pair:
    """Two processes of a server, whose components change from one start to the next."""

    first: Server
    second: Server
    folder: Path

    def restart(self, server: Server, word: str) -> None:
        """Start one again with cards whose names begin with this word."""
        restart(server, renamed(self.folder / word, word))

    def table(self) -> tuple[str, Person, Person]:
        """A game of Ann, who is at the first, Bob, who is at the second, and a bot."""
        ann, bob = Person(self.first, "Ann"), Person(self.second, "Bob")
        table = ann.open_table("jumpdrive", "me", "open", BOT)["id"]
        assert bob.sit(table, 1).status_code == 200
        return table, ann, bob


@pytest.fixture
def pair(postgres: str, redis: RedisServer, tmp_path: Path) -> Iterator[Pair]:
    first, second = (Server(postgres, GENEROUS, {"redis_url": redis.url}).start() for _ in range(2))
    try:
        yield Pair(first, second, tmp_path)
    finally:
        first.kill()
        second.kill()


def annexes(server: Server) -> list[psutil.Process]:
    children = psutil.Process(server.pid).children()
    return [child for child in children if "windfall.server.annexes.process" in child.cmdline()]


def reached(seat: Seat) -> int:
    return int(seat.frames[-1]["at"])


@run
async def test_a_game_of_other_cards_goes_on_at_both_whatever_dies(pair: Pair) -> None:
    table, ann, bob = pair.table()
    for server in (pair.first, pair.second):
        pair.restart(server, "One")
    seats = [await ann.join(table), await bob.join(table)]
    assert [len(annexes(server)) for server in (pair.first, pair.second)] == [1, 1]
    await play_together(seats, random.Random(1), 6)
    await seats[0].send(type="chat", text="hello")
    await seats[1].until(lambda seat: bool(seat.chat))
    for seat in seats:
        await seat.settle()
        assert seat.errors == []
        await seat.until(lambda each: [other["here"] for other in each.table["seats"]][:2] == [True, True])

    annexes(pair.second)[0].kill()
    assert await seats[1].closed() == RELOAD[0]
    seats[1] = await bob.join(table)
    await play_together(seats, random.Random(2), 4)

    before = reached(seats[1])  # as far as Bob may know, whom Ann's secret answers are not told
    pair.second.kill()
    seats[1] = await bob.at(pair.first).join(table)
    assert reached(seats[1]) >= before
    assert len(annexes(pair.first)) == 1
    await play_together(seats, random.Random(3), 100)
    for seat in seats:
        await seat.until(lambda seat: seat.over)
        await seat.close()


@run
async def test_a_set_that_another_process_has_archived_later_is_played(pair: Pair) -> None:
    """As when one machine after the other is started again with corrected cards."""
    pair.restart(pair.second, "Two")
    bob = Person(pair.second, "Bob")
    table = bob.open_table("jumpdrive", "me", BOT)["id"]
    there = bob.at(pair.first)
    dealt = there.table(table)["components"]
    assert (dealt["origin"], dealt["current"]) == ("corrected", False)
    seats = [await person.join(table) for person in (bob, there)]
    assert [len(annexes(server)) for server in (pair.first, pair.second)] == [1, 0]
    for seat, other in (seats, reversed(seats)):
        await play_together([seat], random.Random(4), 3)
        played = reached(seat)
        async with asyncio.timeout(PATIENCE):
            await other.until(lambda each, played=played: reached(each) >= played)  # type: ignore[misc]
    for seat in seats:
        assert seat.errors == []
        await seat.close()
