"""Jobs: fair to those who ask, one worker's end is nobody else's, and every job comes to an end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server import errands
from tests.server.running import run
from windfall.server.jobs.crew import Crew
from windfall.server.jobs.job import Answer, Asker, Caps, Job, JobFailed, JobLate, Lane, LineFull
from windfall.server.jobs.queue import FairQueue
from windfall.server.jobs.worker import Outfit

ANN, BOB = Asker("ann", "192.0.2.1"), Asker("bob", "192.0.2.2")


def job(key: str, asker: Asker = ANN, lane: Lane = Lane.SLOW, seconds: float = 60.0) -> Job[str]:
    return Job(key, lane, asker, seconds, errands.echo, (key,))


def taken(queue: FairQueue, quick_only: bool = False) -> str | None:
    """The key of the next job, which is done at once."""
    found = queue.take(quick_only)
    if found is None:
        return None
    queue.done(found)
    return found.key


def filled(*jobs: Job[str]) -> FairQueue:
    queue = FairQueue()
    for each in jobs:
        queue.put(each)
    return queue


def test_addresses_take_turns_and_identities_at_one_take_theirs() -> None:
    eve, eves_other = Asker("eve", "192.0.2.9"), Asker("eve again", "192.0.2.9")
    flood = [job(f"eve {number}", eve) for number in range(3)] + [
        job(f"other {number}", eves_other) for number in range(3)
    ]
    queue = filled(*flood, job("ann 0", ANN), job("bob 0", BOB), job("ann 1", ANN))
    order = ["eve 0", "ann 0", "bob 0", "other 0", "ann 1", "eve 1", "other 1", "eve 2", "other 2"]
    assert sorted(queue.places(), key=queue.places().__getitem__) == order
    assert [taken(queue) for _ in order] == order
    assert taken(queue) is None


def test_who_has_fewest_jobs_being_done_comes_first() -> None:
    queue = filled(job("ann 0"), job("ann 1"), job("ann 2"))
    first, second = queue.take(), queue.take()
    assert first is not None
    assert second is not None
    queue.put(job("bob 0", BOB))
    queue.put(job("bob 1", BOB))
    assert [found.key for _ in range(3) if (found := queue.take()) is not None] == ["bob 0", "bob 1", "ann 2"]


def test_quick_jobs_come_before_slow_ones_but_do_not_starve_them() -> None:
    quick = [job(f"quick {number}", BOB, Lane.QUICK) for number in range(50)]
    queue = filled(job("slow 0"), job("slow 1"), *quick)
    assert queue.places()["quick 0"] == queue.places()["slow 0"] == 1
    order = [taken(queue) for _ in range(52)]
    assert order[0] == "quick 0"
    assert order.index("slow 1") < 50
    assert taken(queue, quick_only=True) is None
    queue.put(job("slow 2"))
    assert taken(queue, quick_only=True) is None


def test_a_job_that_nobody_waits_for_is_removed() -> None:
    gone = job("ann 0")
    queue = filled(gone, job("bob 0", BOB))
    queue.remove(gone)
    assert (len(queue), queue.places()) == (1, {"bob 0": 1})


def capped(key: str, asker: Asker = ANN, lane: Lane = Lane.SLOW) -> Job[str]:
    return replace(job(key, asker, lane), capped=True)


def test_so_many_of_an_identity_and_of_an_address_wait_in_each_lane() -> None:
    anns_brother, homeless = Asker("ann's brother", ANN.address), [Asker(f"{number}", "") for number in range(4)]
    queue = FairQueue(Caps(identity=2, address=3))
    first = capped("ann 0")
    for each in (first, capped("ann 1"), capped("brother", anns_brother)):
        queue.put(each)
    for asker in (ANN, anns_brother):  # one of them for herself, both for their address
        with pytest.raises(LineFull):
            queue.put(capped("more", asker))
    queue.put(capped("ann, quick", lane=Lane.QUICK))
    queue.put(job("ann's hint"))
    queue.put(capped("bob", BOB))
    for asker in homeless:
        queue.put(capped(f"nobody is there for {asker.identity}", asker))
    assert len(queue) == 10
    queue.remove(first)
    queue.put(capped("ann 2"))
    with pytest.raises(LineFull):
        queue.put(capped("ann 3"))
    while taken(queue) is not None:
        pass
    for number in range(2):
        queue.put(capped(f"again {number}"))
    begun = queue.take()
    assert begun is not None
    queue.put(capped("again 2"))
    queue.put(begun, first=True)  # its worker was lost
    assert len(queue) == 3


@asynccontextmanager
async def crew(
    workers: int = 1, quick_besides: bool = False, lasting: bool = True, caps: Caps | None = None
) -> AsyncIterator[Crew]:
    started = Crew(workers, Outfit(errands.prepare, ()), quick_besides, lasting, caps)
    try:
        yield started
    finally:
        await started.close()


def hanging(key: str = "hangs", asker: Asker = BOB, seconds: float = 0.3) -> "Job[None]":
    return Job(key, Lane.SLOW, asker, seconds, errands.hang, ())


async def outcome(done: Crew, each: Job[Answer]) -> Answer | str:
    try:
        return await done.do(each)
    except (JobLate, JobFailed) as error:
        return type(error).__name__


@run
async def test_a_late_job_ends_its_own_worker_alone() -> None:
    """Patience is counted from when a worker begins; those who wait keep their place, and are answered."""
    async with crew() as done:
        before = await done.do(Job("who", Lane.SLOW, ANN, 60.0, errands.process, ()))
        asked = [outcome(done, hanging(f"hangs {number}")) for number in range(2)]
        asked += [outcome(done, job(f"ann {number}")) for number in range(5)]
        assert await asyncio.gather(*asked) == ["JobLate", "JobLate", *(f"ann {number}" for number in range(5))]
        assert await done.do(Job("who", Lane.SLOW, ANN, 60.0, errands.process, ())) != before


@run
async def test_other_workers_live_on() -> None:
    async with crew(2) as done:
        done.start()
        await asyncio.gather(*done._tasks)
        before = set(done.pids)
        assert await outcome(done, hanging()) == "JobLate"
        assert await done.do(job("after")) == "after"
        assert len(before & set(done.pids)) == 1


@run
async def test_a_quick_job_does_not_wait_for_slow_ones() -> None:
    async with crew(quick_besides=True) as done:
        slow = asyncio.create_task(outcome(done, hanging(seconds=60.0)))
        assert await done.do(job("quick", lane=Lane.QUICK)) == "quick"
        assert not slow.done()
        waiting = asyncio.create_task(outcome(done, job("slow")))
        await asyncio.sleep(0)
        assert done.places() == {"slow": 1}
        for each in (slow, waiting):
            each.cancel()
        await asyncio.gather(slow, waiting, return_exceptions=True)
        assert done.places() == {}


@run
async def test_a_job_whose_worker_dies_is_done_by_another(tmp_path: Path) -> None:
    def deadly(times: int) -> Job[str]:
        return Job("deadly", Lane.SLOW, ANN, 60.0, errands.die_until, (str(tmp_path / f"died {times}"), times))

    async with crew() as done:
        assert await done.do(deadly(2)) == "alive"
        with pytest.raises(JobFailed, match="3 workers were lost"):
            await done.do(deadly(10))
        assert await done.do(job("after")) == "after"


@run
async def test_who_asks_the_same_shares_the_answer() -> None:
    async with crew() as done:
        asked = [done.do(Job("same", Lane.SLOW, asker, 60.0, errands.process, ())) for asker in (ANN, BOB)]
        answers = await asyncio.gather(*asked)
        assert len(set(answers)) == 1
        first, second = (asyncio.create_task(done.do(job("shared"))) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert await second == "shared"


@run
async def test_a_job_that_fails_says_where() -> None:
    async with crew() as done:
        with pytest.raises(JobFailed, match="ValueError: no answer"):
            await done.do(Job("fails", Lane.SLOW, ANN, 60.0, errands.fail, ()))


@run
async def test_workers_that_do_not_last_end_when_nothing_is_left() -> None:
    async with crew(lasting=False) as done:
        assert await done.do(job("one")) == "one"
        await asyncio.sleep(0)
        assert done.pids == []
        assert await done.do(job("two")) == "two"
