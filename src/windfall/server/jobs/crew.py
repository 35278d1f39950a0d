"""Jobs done by worker processes of this machine."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from windfall.server.jobs.job import Answer, Caps, Job, JobFailed, JobLate, Load
from windfall.server.jobs.queue import AnyJob, FairQueue
from windfall.server.jobs.worker import Outfit, Worker, WorkerLost
from windfall.server.logs import named
from windfall.server.metrics.counts import JobEnd, count_job

_log = logging.getLogger("windfall.server.jobs")

_TRIES: Final = 3  # after so many dead workers the job is to blame


@dataclass(slots=True)
class _Open:
    """A job that is not answered yet."""

    job: AnyJob
    answer: asyncio.Future[Any]
    asking: int = 0
    tries: int = 0
    begun: bool = False
    since: float = field(default_factory=time.monotonic)


class Crew:
    """So many workers, and one besides for quick jobs that would have to wait for slow ones. It starts when it is
    first needed. Workers that are not `lasting` end when nothing is left to do. Of one asker only so many capped jobs
    may wait."""

    def __init__(
        self,
        workers: int,
        outfit: Outfit,
        quick_besides: bool = False,
        lasting: bool = True,
        caps: Caps | None = None,
    ) -> None:
        self._queue = FairQueue(caps)
        self.when_room: Callable[[], None] = lambda: None  # in the line, since a job was begun or taken back
        self._open: dict[str, _Open] = {}
        self._workers = [Worker(outfit) for _ in range(workers)]
        self._quick = Worker(outfit) if quick_besides else None
        self._idle = self._workers.copy()
        self._quick_idle = quick_besides
        self._lasting = lasting
        self._tasks: set[asyncio.Task[None]] = set()
        self._started = False
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        return [worker.pid for worker in self._all() if worker.pid is not None]

    def __len__(self) -> int:
        """How many workers there are to be."""
        return len(self._all())

    @property
    def quick_besides(self) -> bool:
        """Whether one of them is for quick jobs alone."""
        return self._quick is not None

    def _all(self) -> list[Worker]:
        return self._workers if self._quick is None else [*self._workers, self._quick]

    def start(self) -> None:
        """Have the workers ready before the first job."""
        self._started = True
        for worker in self._all():
            self._do(self._refresh(worker))
        self._idle = []
        self._quick_idle = False

    def replace_lost(self) -> None:
        """Start processes again that have ended while they had nothing to do, before a job has to wait for that."""
        if not self._started:
            return
        for worker in [worker for worker in self._idle if worker.pid is None]:
            self._idle.remove(worker)
            self._do(self._refresh(worker))
        if self._quick is not None and self._quick_idle and self._quick.pid is None:
            self._quick_idle = False
            self._do(self._refresh(self._quick))

    async def do(self, job: Job[Answer]) -> Answer:
        found = self._open.get(job.key)
        if found is None:
            self._queue.put(job)
            found = self._open[job.key] = _Open(job, asyncio.get_running_loop().create_future())
            self._hand_out()
        if job.when_in_line is not None:
            job.when_in_line()
        found.asking += 1
        try:
            answer: Answer = await asyncio.shield(found.answer)
            return answer
        finally:
            found.asking -= 1
            if not found.asking and not found.begun and self._open.get(job.key) is found:
                self._queue.remove(found.job)
                del self._open[job.key]
                self.when_room()

    def places(self) -> dict[str, int]:
        return self._queue.places()

    def load(self) -> Load:
        waiting, running = (
            Counter(found.job.sort for found in self._open.values() if found.begun is begun) for begun in (False, True)
        )
        return Load(waiting, running)

    def _hand_out(self) -> None:
        while self._idle and (job := self._queue.take()) is not None:
            self._begin(self._idle.pop(), job)
        if self._quick is not None and self._quick_idle and (job := self._queue.take(quick_only=True)) is not None:
            self._quick_idle = False
            self._begin(self._quick, job)

    def _begin(self, worker: Worker, job: AnyJob) -> None:
        found = self._open[job.key]
        found.begun = True
        self.when_room()
        self._do(self._work(worker, found))

    async def _work(self, worker: Worker, found: _Open) -> None:
        job = found.job
        try:
            self._answer(found, await worker.do(job), None)
        except WorkerLost as error:
            found.tries += 1
            if found.tries < _TRIES and found.asking:
                _log.warning("a worker was lost at %s; another one takes its place", named(job.key))
                found.begun = False
                self._queue.put(job, first=True)
            else:
                self._answer(found, None, JobFailed(f"{found.tries} workers were lost: {error}"))
        except (JobLate, JobFailed) as error:
            self._answer(found, None, error)
        except Exception as error:
            _log.exception("%s could not be given to a worker", named(job.key))
            self._answer(found, None, JobFailed(str(error)))
        finally:
            self._queue.done(job)
            if not self._closed:
                self._give_back(worker)

    def _answer(self, found: _Open, answer: Any, error: Exception | None) -> None:
        del self._open[found.job.key]
        end: JobEnd = "done" if error is None else "late" if isinstance(error, JobLate) else "failed"
        count_job(found.job.sort, end, time.monotonic() - found.since)
        if error is None:
            found.answer.set_result(answer)
        elif found.asking:
            found.answer.set_exception(error)
        else:
            found.answer.cancel()

    def _give_back(self, worker: Worker) -> None:
        if not self._lasting and not len(self._queue):
            worker.end()
        elif worker.pid is None and self._lasting:
            self._do(self._refresh(worker))
            return
        self._free(worker)

    async def _refresh(self, worker: Worker) -> None:
        """Start its process; if that fails the next job tries again."""
        try:
            await worker.start()
        except (WorkerLost, JobFailed, OSError) as error:
            _log.error("%s", error)
        self._free(worker)

    def _free(self, worker: Worker) -> None:
        if worker is self._quick:
            self._quick_idle = True
        else:
            self._idle.append(worker)
        self._hand_out()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all workers. For who still waits the job is cancelled."""
        self._closed = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for found in self._open.values():
            found.answer.cancel()
        await asyncio.gather(*(worker.close() for worker in self._all()))
