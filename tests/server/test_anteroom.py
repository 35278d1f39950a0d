"""Bots beyond the caps wait before the line: nobody's fill it, the wait is shown, and every one of them is asked."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from tests.server import errands
from tests.server.running import PATIENCE, run
from tests.server.test_hall import ANN, hall_with_a_table
from tests.server.test_talk import until
from tests.support.redis_server import RedisServer, running_redis
from windfall.server.bots import BotPool
from windfall.server.jobs.anteroom import Anteroom
from windfall.server.jobs.board import Board
from windfall.server.jobs.crew import Crew
from windfall.server.jobs.job import Asker, Caps, Job, JobLate, Lane
from windfall.server.jobs.line import Line
from windfall.server.jobs.share import Share
from windfall.server.jobs.shared import SharedJobs
from windfall.server.jobs.worker import Outfit
from windfall.server.tables.seating import new_table
from windfall.server.talk.over_redis import RedisTalk, connect
from windfall.server.wire.bodies import BotSeat, MySeat

EVE, BOB = Asker("eve", "192.0.2.9"), Asker("bob", "192.0.2.2")
CAPS = Caps(identity=2, address=3)


def bot(key: str, asker: Asker, lane: Lane = Lane.SLOW) -> Job[str]:
    return Job(key, lane, asker, 60.0, errands.echo, (key,), sort="bot", capped=True)


@run
async def test_what_is_over_the_cap_is_done_in_the_end_and_each_asker_in_turn() -> None:
    crew = Crew(1, Outfit(errands.prepare, ()), caps=CAPS)
    anteroom = Anteroom(crew)
    crew.when_room = anteroom.ask_again
    done: list[str] = []

    async def ask(key: str, asker: Asker) -> None:
        done.append(await anteroom.do(bot(key, asker)))

    neighbour = Asker("at the same address", EVE.address)
    asking = [asyncio.create_task(ask(f"eve {number}", EVE)) for number in range(12)]
    asking += [asyncio.create_task(ask(f"neighbour {number}", neighbour)) for number in range(2)]
    asking += [asyncio.create_task(ask("bob", BOB))]
    await asyncio.sleep(0)
    line = crew.places()
    assert Counter(key.split()[0] for key in line) == {"eve": 2, "neighbour": 1, "bob": 1}
    assert len(anteroom.places()) == 14  # all but the one that is being done
    assert min(place for key, place in anteroom.places().items() if key not in line) > max(line.values())
    assert anteroom.load().waiting["bot"] == 14
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*asking)
    assert len(done) == 15
    assert done.index("bob") <= 2
    assert done.index("neighbour 1") < done.index("eve 6")
    assert [key for key in done if key.startswith("eve")] == [f"eve {number}" for number in range(12)]
    assert anteroom.places() == {}
    await crew.close()


@run
async def test_who_gives_up_before_the_line_or_in_it_makes_room() -> None:
    crew = Crew(0, Outfit(errands.prepare, ()), caps=CAPS)
    anteroom = Anteroom(crew)
    crew.when_room = anteroom.ask_again
    asking = []
    for number in range(5):
        asking.append(asyncio.create_task(anteroom.do(bot(f"{number}", EVE))))
        await asyncio.sleep(0)
    assert list(crew.places()) == ["0", "1"]
    asking[2].cancel()
    asking[0].cancel()
    await until(lambda: list(crew.places()) == ["1", "3"])
    assert anteroom.places() == {"1": 1, "3": 2, "4": 3}
    for each in asking:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert anteroom.places() == {}
    await crew.close()


@run
async def test_a_bot_that_is_late_frees_the_way_for_the_next() -> None:
    crew = Crew(1, Outfit(errands.prepare, ()), caps=Caps(1, 1))
    anteroom = Anteroom(crew)
    crew.when_room = anteroom.ask_again
    hanging = [
        replace(bot(f"hangs {number}", EVE), seconds=0.2, work=errands.hang, arguments=()) for number in range(3)
    ]
    asked = [anteroom.do(each) for each in (*hanging, bot("echo", EVE))]
    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers[:3]] == [JobLate] * 3
    assert answers[3] == "echo"
    await crew.close()


@run
async def test_the_bots_of_many_tables_all_wait_but_few_of_them_in_the_line(tmp_path: Path) -> None:
    bots = BotPool(0, 1.0, caps=CAPS)  # nobody is there to think
    hall, _room, store = await hall_with_a_table(tmp_path, bots=bots)
    for _ in range(5):
        seats = [MySeat(), BotSeat("hard")]
        await hall.opening.open(new_table("race", {}, seats, ANN, public=False, shuffle=False), Asker(ANN.id, "here"))
    await asyncio.sleep(0)
    assert sorted(bots.places().values()) == [1, 2, 3, 4, 5]
    assert len(bots._jobs.places()) == 2
    await hall.stop()
    await asyncio.sleep(0)
    assert bots.places() == {}
    await bots.close()
    await store.close()


# The line that processes share


@asynccontextmanager
async def process(redis: RedisServer, name: str, workers: int) -> AsyncIterator[tuple[SharedJobs, Anteroom]]:
    """A process of a server, which shares its jobs with the others."""
    talk, client = RedisTalk(redis.url), connect(redis.url)
    crew = Crew(workers, Outfit(errands.prepare, ()))
    share = Share(Board(client, talk, name, b"secret", CAPS), crew)
    anteroom = Anteroom(share.jobs)
    await talk.start()
    await share.start()
    anteroom.start()
    try:
        async with asyncio.timeout(PATIENCE):
            yield share.jobs, anteroom
    finally:
        await anteroom.close()
        await share.close()
        await crew.close()
        await talk.close()
        await client.aclose()


@run
async def test_caps_hold_for_all_processes_together_and_nothing_is_lost(redis: RedisServer) -> None:
    name, client = secrets.token_hex(4), connect(redis.url)
    line = Line(client, name)

    def capped(whose: str) -> AsyncIterator[bytes]:
        found: AsyncIterator[bytes] = client.scan_iter(match=f"windfall:jobs:{name}:{whose}:*")
        return found

    async with process(redis, name, 0) as (_, here), process(redis, name, 0) as (_, there):
        neighbour = Asker("at the same address", EVE.address)
        asking = [asyncio.create_task(way.do(bot(f"eve {at}", EVE))) for at in range(6) for way in (here, there)]
        asking += [asyncio.create_task(here.do(bot(f"neighbour {at}", neighbour))) for at in range(3)]

        async def waiting() -> Counter[str]:
            return Counter(key.split()[0] for keys in await line.waiting(Lane.SLOW) for key in keys)

        while (await waiting()).total() < 3:
            await asyncio.sleep(0.05)
        for _ in range(10):  # in which each tries again
            assert await waiting() <= Counter(eve=2, neighbour=2)
            assert (await waiting()).total() <= 3
            await asyncio.sleep(0.1)
        async with process(redis, name, 1):
            answers = await asyncio.gather(*asking)
    assert Counter(answers) == Counter(
        {**{f"eve {at}": 2 for at in range(6)}, **{f"neighbour {at}": 1 for at in range(3)}}
    )
    async with asyncio.timeout(PATIENCE):  # an answer may be here before all of it is cleared away
        while [key for whose in ("identity", "address") async for key in capped(whose)]:
            await asyncio.sleep(0.05)
    await client.aclose()


@run
async def test_a_redis_that_forgets_everything_loses_none_that_wait_before_the_line(tmp_path: Path) -> None:
    with running_redis(tmp_path) as redis:
        async with process(redis, "bots", 0) as (jobs, anteroom):
            asking = [asyncio.create_task(anteroom.do(bot(f"{at}", EVE))) for at in range(6)]
            await until(lambda: len(jobs.places()) == 2)
            redis.kill()
            redis.start()
            async with process(redis, "bots", 1):
                assert await asyncio.gather(*asking) == [f"{at}" for at in range(6)]
