"""Reviews of finished games: worked out one after the other in a process of their own, and kept for a while."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from ctypes import c_double
from dataclasses import dataclass
from http import HTTPStatus
from multiprocessing.sharedctypes import RawValue
from typing import Final, TypeAlias

from windfall.advice.review import Review
from windfall.engine.files.journal import Journal
from windfall.server.bots import kill
from windfall.server.refusals import RequestRefused
from windfall.server.reviewing import prepare_review, review_journal
from windfall.server.thinking import AS_READ, Texts

_log = logging.getLogger("windfall.server.reviews")

# What a worker process does with a journal and the names of the players.
Work: TypeAlias = Callable[[bytes, Sequence[str]], Review]

_LATE: Final = "The review took too long and was given up. Try again later."
_FAILED: Final = "This game could not be reviewed. Try again later."


@dataclass(slots=True)
class Job:
    """A review that is asked for, on its way, done or failed."""

    player: str
    done: c_double
    task: asyncio.Task[Review | RequestRefused]

    @property
    def progress(self) -> float:
        return 1.0 if self.task.done() else float(self.done.value)

    @property
    def review(self) -> Review | None:
        """The review if it is done; one that failed is refused."""
        if not self.task.done():
            return None
        result = self.task.result()
        if isinstance(result, RequestRefused):
            raise result
        return result

    @property
    def failed(self) -> bool:
        return self.task.done() and isinstance(self.task.result(), RequestRefused)


class Reviews:
    """All reviews of the server, by table. Who asks for the same game shares one review."""

    def __init__(
        self, seconds: float, most_waiting: int, most_kept: int, work: Work = review_journal, texts: Texts = AS_READ
    ) -> None:
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._most_kept = most_kept
        self._work = work
        self._texts = texts
        self._jobs: dict[str, Job] = {}
        self._worker = asyncio.Semaphore(1)

    def ask(self, table: str, player: str, journal: Journal, names: Sequence[str]) -> Job:
        """The review of a table's game; work on it begins if nobody has asked for it."""
        job = self._jobs.pop(table, None)
        if job is None or job.failed:
            self._check(player)
            done = RawValue(c_double, 0.0)
            work = self._review(journal.to_json(), tuple(names), done)
            job = Job(player, done, asyncio.create_task(work, name=f"review of table {table}"))
        self._jobs[table] = job
        self._forget_old()
        return job

    def find(self, table: str) -> Job:
        """The review that somebody has asked for."""
        job = self._jobs.get(table)
        if job is None:
            raise RequestRefused("Nobody has asked for this review lately. Ask for it first.", HTTPStatus.NOT_FOUND)
        return job

    def _check(self, player: str) -> None:
        working = [job for job in self._jobs.values() if not job.task.done()]
        if any(job.player == player for job in working):
            message = "You have asked for the review of another game. Wait until it is done."
            raise RequestRefused(message, HTTPStatus.TOO_MANY_REQUESTS)
        if len(working) >= self._most_waiting:
            message = "So many games wait for their review that there is no room. Try again in a while."
            raise RequestRefused(message, HTTPStatus.SERVICE_UNAVAILABLE)

    def _forget_old(self) -> None:
        finished = [table for table, job in self._jobs.items() if job.task.done()]
        for table in finished[: max(0, len(self._jobs) - self._most_kept)]:
            del self._jobs[table]

    async def _review(self, journal: bytes, names: tuple[str, ...], done: c_double) -> Review | RequestRefused:
        async with self._worker:
            # A process for each review: there are few, and between them nothing is left that takes memory.
            pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare_review,
                initargs=(self._texts, done),
            )
            try:
                async with asyncio.timeout(self._seconds):
                    return await asyncio.get_running_loop().run_in_executor(pool, self._work, journal, names)
            except TimeoutError:
                _log.error("a review took more than %s s", self._seconds)
                return RequestRefused(_LATE, HTTPStatus.SERVICE_UNAVAILABLE)
            except Exception:
                _log.exception("a review failed")
                return RequestRefused(_FAILED, HTTPStatus.SERVICE_UNAVAILABLE)
            finally:
                kill(pool)

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
