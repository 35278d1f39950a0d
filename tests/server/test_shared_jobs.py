"""Jobs that several processes share over a real Redis: fair, answered once, taken over from workers that are lost."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server import errands
from tests.server.running import PATIENCE, run
from tests.server.test_talk import until
from tests.support.redis_server import RedisServer, running_redis
from windfall.server.jobs import line
from windfall.server.jobs.board import Board
from windfall.server.jobs.crew import Crew
from windfall.server.jobs.job import Asker, Job, JobFailed, JobLate, Lane
from windfall.server.jobs.line import Line
from windfall.server.jobs.share import Share
from windfall.server.jobs.worker import Outfit
from windfall.server.talk.over_redis import RedisTalk, connect

SECRET = b"known to all processes of the server"


@pytest.fixture
def name() -> str:
    """Of a line that no other test uses."""
    return secrets.token_hex(4)


@asynccontextmanager
async def sharing(redis: RedisServer, name: str, *workers: int, secret: bytes = SECRET) -> AsyncIterator[list[Share]]:
    """Processes with so many workers each."""
    shares: list[Share] = []
    ends = []
    for count in workers:
        talk, client = RedisTalk(redis.url), connect(redis.url)
        crew = Crew(count, Outfit(errands.prepare, ()))
        share = Share(Board(client, talk, name, secret), crew)
        await talk.start()
        await share.start()
        shares.append(share)
        ends += [share.close, crew.close, talk.close, client.aclose]
    try:
        async with asyncio.timeout(PATIENCE):
            yield shares
    finally:
        for end in ends:
            await end()


def job(key: str, work: object, *arguments: object, seconds: float = 60.0) -> Job[object]:
    return Job(key, Lane.SLOW, Asker("ann", "here"), seconds, work, arguments)  # type: ignore[arg-type]


@run
async def test_addresses_and_identities_take_turns_in_the_line(redis: RedisServer, name: str) -> None:
    client = connect(redis.url)
    waiting = Line(client, name)
    for number in range(3):
        await waiting.put(f"ann {number}", Lane.SLOW, Asker("ann", "school"), b"")
    await waiting.put("bob 0", Lane.SLOW, Asker("bob", "school"), b"")
    for number in range(2):
        await waiting.put(f"cem {number}", Lane.SLOW, Asker("cem", "home"), b"")
    await waiting.put("quick", Lane.QUICK, Asker("ann", "school"), b"")
    await waiting.put("ann 0", Lane.SLOW, Asker("ann", "school"), b"")  # again: it is there already
    taken = [found[0] for _ in range(7) if (found := await waiting.take(quick_only=False)) is not None]
    assert taken[0] == "quick"
    assert set(taken[1:3]) == {"ann 0", "cem 0"}
    assert set(taken[3:5]) == {"bob 0", "cem 1"}
    assert taken[5:] == ["ann 1", "ann 2"]
    assert await waiting.take(quick_only=False) is None
    await client.aclose()


@run
async def test_slow_ones_get_their_turn_and_a_quick_worker_takes_only_quick_ones(redis: RedisServer, name: str) -> None:
    client = connect(redis.url)
    waiting = Line(client, name)
    await waiting.put("slow", Lane.SLOW, Asker("ann", "here"), b"")
    assert await waiting.take(quick_only=True) is None
    for number in range(30):
        await waiting.put(f"quick {number}", Lane.QUICK, Asker("bob", "there"), b"")
    taken = [found[0] for _ in range(31) if (found := await waiting.take(quick_only=False)) is not None]
    assert taken.index("slow") == 20
    await client.aclose()


@run
async def test_who_was_just_served_does_not_come_first_again(redis: RedisServer, name: str) -> None:
    client = connect(redis.url)
    waiting = Line(client, name)
    for number in range(3):
        await waiting.put(f"zoe {number}", Lane.SLOW, Asker("zoe", "z"), b"")
    taken = []
    for number in range(6):
        await waiting.put(f"ann {number}", Lane.SLOW, Asker("ann", "a"), b"")
        found = await waiting.take(quick_only=False)
        assert found is not None
        taken.append(found[0].split()[0])
    assert taken.count("zoe") == 3
    await client.aclose()


@run
async def test_a_job_whose_worker_is_not_heard_of_is_another_ones_turn(redis: RedisServer, name: str) -> None:
    client = connect(redis.url)
    waiting, hasty = Line(client, name), Line(client, name, lease_seconds=0.0)
    await waiting.put("lost", Lane.SLOW, Asker("ann", "here"), b"job")
    assert await waiting.take(quick_only=False) == ("lost", b"job")
    assert await waiting.take(quick_only=False) is None  # its worker is at it
    await hasty.renew(["lost"])
    assert await hasty.take(quick_only=False) == ("lost", b"job")
    await waiting.renew(["lost"])
    assert await waiting.take(quick_only=False) is None
    await hasty.renew(["lost"])
    assert await hasty.take(quick_only=False) == ("lost", b"job")
    assert await waiting.take(quick_only=False) is None  # three were lost at it
    assert await waiting.look("lost") == (line.LOST, False)
    await client.aclose()


@run
async def test_any_process_does_what_another_asks_and_the_same_is_done_once(
    redis: RedisServer, name: str, tmp_path: Path
) -> None:
    async with sharing(redis, name, 0, 0, 1) as (ann, bob, _worker):
        asked = [share.jobs.do(job("same", errands.note, str(tmp_path / "notes"))) for share in (ann, bob, ann)]
        answers = await asyncio.gather(*asked)
        assert len(set(map(str, answers))) == 1
        assert len((tmp_path / "notes").read_text().splitlines()) == 1
        again = await bob.jobs.do(job("same", errands.note, str(tmp_path / "notes")))
        assert str(again) == str(answers[0])
        assert len((tmp_path / "notes").read_text().splitlines()) == 1


@run
async def test_what_fails_or_is_late_is_told_to_who_asked(redis: RedisServer, name: str) -> None:
    async with sharing(redis, name, 0, 1) as (ann, _worker):
        with pytest.raises(JobFailed):
            await ann.jobs.do(job("wrong", errands.fail))
        with pytest.raises(JobLate):
            await ann.jobs.do(job("late", errands.hang, seconds=0.5))
        assert await ann.jobs.do(job("right", errands.echo, "right")) == "right"


@run
async def test_nobody_runs_what_a_stranger_wrote(redis: RedisServer, name: str, tmp_path: Path) -> None:
    async with sharing(redis, name, 1) as (worker,), sharing(redis, name, 0, secret=b"guessed") as (stranger,):
        with pytest.raises(JobFailed, match="not signed"):
            await stranger.jobs.do(job("evil", errands.note, str(tmp_path / "notes")))
        assert not (tmp_path / "notes").exists()
        assert await worker.jobs.do(job("good", errands.echo, "good")) == "good"


@run
async def test_jobs_outlive_a_redis_that_forgets_everything(tmp_path: Path, name: str) -> None:
    begun, back = tmp_path / "begun", tmp_path / "redis is back"
    with running_redis(tmp_path) as redis:
        async with sharing(redis, name, 0, 1) as (ann, _worker):
            waiting = job("first", errands.once_there, str(begun), str(back), "first")
            first = asyncio.create_task(ann.jobs.do(waiting))
            await until(begun.exists)  # of two that ask at once any may come first
            second = asyncio.create_task(ann.jobs.do(job("second", errands.echo, "second")))
            await until(lambda: ann.jobs.places() == {"second": 1})
            redis.kill()
            redis.start()
            back.touch()
            assert await first == "first"
            assert await second == "second"


@run
async def test_who_waits_is_told_the_place_and_who_gives_up_leaves_the_line(redis: RedisServer, name: str) -> None:
    async with sharing(redis, name, 0) as (ann,):
        asking = []
        for number in range(3):  # one after the other: of several at once any may come first
            asking.append(asyncio.create_task(ann.jobs.do(job(f"{number}", errands.echo, ""))))
            await until(lambda: ann.jobs.places() == {f"{each}": each + 1 for each in range(len(asking))})
        asking[0].cancel()
        await until(lambda: ann.jobs.places() == {"1": 1, "2": 2})
        for task in asking[1:]:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
