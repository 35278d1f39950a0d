"""Two processes on one database that talk over Redis: whoever is connected where, a table is one table."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.running import GENEROUS, PATIENCE, Json, Person, Seat, Server, run, running
from tests.server.test_talk import until
from tests.server.together import play_together
from tests.support.redis_server import RedisServer, running_redis
from windfall.server.talk.over_redis import RedisTalk
from windfall.server.talk.talk import EVERYWHERE
from windfall.server.talk.words import Spent, Word

BOT: Json = {"sort": "bot", "level": "easy"}


@pytest.fixture(scope="module")
def pair(postgres: str, redis: RedisServer) -> Iterator[tuple[Server, Server]]:
    with (
        running(postgres, GENEROUS, redis_url=redis.url) as first,
        running(postgres, GENEROUS, redis_url=redis.url) as second,
    ):
        yield first, second


async def two_people(pair: tuple[Server, Server], title: str, *more: Json) -> tuple[str, Seat, Seat]:
    """Ann at one process, Bob at the other, and a game of theirs."""
    ann, bob = Person(pair[0], "Ann"), Person(pair[1], "Bob")
    table = ann.open_table(title, "me", "open", *more)["id"]
    assert bob.sit(table, 1).status_code == 200
    return table, await ann.join(table), await bob.join(table)


@pytest.mark.parametrize("title", ["race", "newfrontiers", "jumpdrive"])
@run
async def test_people_at_two_processes_play_one_game(pair: tuple[Server, Server], title: str) -> None:
    """They answer at the same moment, too, and nobody is sent away or asked to try again."""
    table, ann, bob = await two_people(pair, title, *([] if title == "jumpdrive" else [BOT]))
    await play_together([ann, bob], random.Random(3), 15)
    for seat in (ann, bob):
        await seat.settle()
        assert seat.errors == []
    assert ann.table is not None
    assert [each["here"] for each in ann.table["seats"]][:2] == [True, True]
    again = await Person(pair[0]).join(table)
    reached = again.frames[-1]["at"]
    assert reached > 10
    for seat in (ann, bob):
        await seat.until(lambda seat: seat.frames[-1]["at"] >= reached)
    for seat in (ann, bob, again):
        await seat.close()


@run
async def test_what_is_said_wished_and_hidden_is_so_at_both(pair: tuple[Server, Server]) -> None:
    table, ann, bob = await two_people(pair, "newfrontiers")
    await ann.send(type="chat", text="hello")
    await bob.until(lambda seat: bool(seat.chat))
    await bob.send(type="chat", text="hi")
    await ann.until(lambda seat: len(seat.chat) == 2)
    assert [line["text"] for line in ann.chat] == ["hello", "hi"]

    mover, other = (ann, bob) if ann.decision else (bob, ann)
    assert mover.decision is not None
    seat = mover.decision["seat"]
    before = len(mover.decision["options"])
    while mover.decision is not None:
        await mover.play(mover.decision["options"][0]["action"])
    await other.until(lambda each: each.decision is not None)
    while other.decision is not None:
        await other.play(other.decision["options"][0]["action"])
    await mover.send(type="undo", seat=seat)
    await other.until(lambda each: each.consent is not None and each.consent["asked_by"] == seat)
    late = await Person(pair[1]).join(table)  # a newcomer hears what was said, and what is wished
    await late.until(lambda each: len(each.chat) == 2 and each.consent is not None)
    assert late.consent is not None
    assert late.consent["asked_by"] == seat
    await other.send(type="consent", seat=1 - seat, agree=True)
    await mover.until(lambda each: each.decision is not None and len(each.decision["options"]) == before)
    await late.until(lambda each: each.consent is not None and each.consent["asked_by"] is None)

    await ann.send(type="watchers", allowed=False)
    assert await late.closed() == 4004
    for each in (ann, bob):
        await each.close()


@run
async def test_what_is_said_and_wished_is_known_without_redis(postgres: str, tmp_path: Path) -> None:
    """It ends between saying and joining, and forgets all: what was said before, and what is said then, is read."""
    with (
        running_redis(tmp_path) as redis,
        running(postgres, GENEROUS, redis_url=redis.url) as first,
        running(postgres, GENEROUS, redis_url=redis.url) as second,
    ):
        table, ann, bob = await two_people((first, second), "newfrontiers")
        await ann.send(type="chat", text="before")
        await bob.until(lambda seat: bool(seat.chat))
        rng = random.Random(2)
        while ann.state is None or ann.state["undo"] != "ask":
            asked, _other = await asked_of(ann, bob)
            assert asked.decision is not None
            await asked.play(rng.choice(asked.decision["options"])["action"])
        redis.kill()
        await ann.send(type="chat", text="without")
        await ann.send(type="undo", seat=0)
        await ann.until(lambda seat: len(seat.chat) == 2 and seat.consent is not None)

        late = await Person(second, "Cem").join(table)
        await late.until(lambda seat: len(seat.chat) == 2 and seat.consent is not None)
        assert [line["text"] for line in late.chat] == ["before", "without"]
        await bob.until(lambda seat: len(seat.chat) == 2 and seat.consent is not None)
        await bob.send(type="chat", text="there")
        redis.start()
        other = await Person(first, "Dua").join(table)  # who makes the first process look
        for seat in (ann, bob, late):
            await seat.until(lambda seat: len(seat.chat) == 3)
        await bob.send(type="consent", seat=1, agree=True)
        for seat in (ann, late):
            await seat.until(lambda seat: seat.consent is not None and seat.consent["asked_by"] is None)
        texts = [[line["text"] for line in seat.chat] for seat in (ann, bob, late)]
        assert texts == [["before", "without", "there"]] * 3
        for seat in (ann, bob, late, other):
            assert seat.errors == []
            await seat.close()


@run
async def test_names_presence_and_the_lobby_are_the_same_at_both(pair: tuple[Server, Server]) -> None:
    ann, bob = Person(pair[0], "Ann"), Person(pair[1], "Bob")
    table = ann.open_table("race", "me", "open", public=True)["id"]
    assert table in [each["id"] for each in bob.http.get("/api/tables").json()["open"]]
    seat = await ann.join(table)
    there = await bob.join(table)
    await until(lambda: bob.table(table)["seats"][0]["here"])
    ann.http.put("/api/me", json={"name": "Anna"})
    await there.until(lambda each: each.table is not None and each.table["seats"][0]["name"] == "Anna")
    assert bob.sit(table, 1).status_code == 200
    await seat.until(lambda each: each.state is not None)
    assert table not in [each["id"] for each in ann.http.get("/api/tables").json()["open"]]
    await seat.close()
    await there.until(lambda each: each.table is not None and not each.table["seats"][0]["here"])
    await there.close()


@run
async def test_a_process_that_is_killed_loses_nothing(postgres: str, redis: RedisServer) -> None:
    """Its clients go on at the other, where bots think on; who was connected to it is away."""
    with running(postgres, GENEROUS, redis_url=redis.url) as first:
        second = Server(postgres, GENEROUS, {"redis_url": redis.url}).start()
        ann, bob = Person(first, "Ann"), Person(second, "Bob")
        table = ann.open_table("race", "me", "open", BOT)["id"]
        assert bob.sit(table, 1).status_code == 200
        seats = [await ann.join(table), await bob.join(table)]
        await play_together(seats, random.Random(5), 10)
        second.kill()
        async with asyncio.timeout(PATIENCE):
            await seats[0].until(lambda each: each.table is not None and not each.table["seats"][1]["here"])
        back = await bob.at(first).join(table)
        await play_together([seats[0], back], random.Random(6), 10)
        for seat in (seats[0], back):
            await seat.close()


@asynccontextmanager
async def spent(redis: RedisServer, person: Person) -> AsyncIterator[asyncio.Event]:
    """Set whenever a process tells the others what somebody has changed."""
    talk, told = RedisTalk(redis.url), asyncio.Event()

    def hear(word: Word) -> None:
        if isinstance(word, Spent) and person.id in word.spent.get("changes/identity", {}):
            told.set()

    await talk.start()
    await talk.join(EVERYWHERE, hear)
    try:
        yield told
    finally:
        await talk.close()


@run
async def test_limits_hold_for_all_processes_together(postgres: str, redis: RedisServer) -> None:
    limits = {**GENEROUS, "changes_per_minute": 0, "changes_at_once": 10, "connections_per_identity": 3}
    with (
        running(postgres, limits, redis_url=redis.url) as first,
        running(postgres, limits, redis_url=redis.url) as second,
    ):
        ann = Person(first)
        table = ann.open_table("race", "me", "open")["id"]
        seats = [await ann.join(table) for _ in range(2)]
        there = ann.at(second)
        seats.append(await there.join(table))

        async def refused() -> bool:
            fourth = await there.connect(table)
            await fourth.read()
            seats.append(fourth)
            return bool(fourth.errors)

        async with asyncio.timeout(PATIENCE):
            while not await refused():
                await seats.pop().close()
        changes = 1  # the table; alone each of them would let ten
        async with asyncio.timeout(PATIENCE), spent(redis, ann) as told:
            while (ann, there)[changes % 2].http.put("/api/me", json={"name": "Ann"}).status_code != 429:
                changes += 1
                told.clear()
                await told.wait()
        assert 10 <= changes <= 12  # what was told last may not have been heard yet
        for seat in seats:
            await seat.close()


def plans(seat: Seat, number: int) -> int:
    """How many answers are chosen ahead, as their owner was told last."""
    told = [json.loads(text) for text in seat.received if text.startswith('{"type":"ahead"')]
    return len([each for each in told if each["seat"] == number][-1]["plans"])


async def asked_of(ann: Seat, bob: Seat) -> tuple[Seat, Seat]:
    """Who has to choose, and who waits; what is said between the processes may take a moment."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat, other in ((ann, bob), (bob, ann)):
                await seat.settle()
                if seat.decision is not None:
                    return seat, other
            await asyncio.sleep(0.02)


@run
async def test_what_is_chosen_ahead_at_one_process_answers_a_move_at_the_other(pair: tuple[Server, Server]) -> None:
    _table, ann, bob = await two_people(pair, "newfrontiers")
    rng = random.Random(4)
    asked, other = await asked_of(ann, bob)
    while asked.decision is None or asked.decision["kind"] != "select":
        assert asked.decision is not None
        await asked.play(rng.choice(asked.decision["options"])["action"])
        asked, other = await asked_of(ann, bob)
    first, number = asked, 0 if other is ann else 1
    wishes = [option["action"] for option in asked.decision["options"]]
    await other.send(type="plan", seat=number, question="select", wishes=wishes, condition="possible")
    await other.until(lambda seat: plans(seat, number) == 1)
    while plans(other, number):
        asked, _waits = await asked_of(ann, bob)
        assert asked is first or asked.decision is None or asked.decision["kind"] != "select"
        await asked.play(rng.choice((asked.decision or {})["options"])["action"])
        await other.settle()
    assert any("ahead-note-chosen" in text for text in other.received)
    assert not any("ahead-note" in text for text in first.received)
    for seat in (ann, bob):
        assert seat.errors == []
        await seat.close()
