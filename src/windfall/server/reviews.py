"""Reviews of finished games. Choices are judged a few at a time; what is found is told at once, and kept."""

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Final, Protocol

from windfall.advice.review import Review, ReviewedChoice
from windfall.engine.files.journal import Journal
from windfall.engine.words.message import message
from windfall.server.jobs.board import Board
from windfall.server.jobs.crew import Crew
from windfall.server.jobs.job import Answer, Asker, Job, JobLate, Jobs, Lane, Load
from windfall.server.jobs.share import Share
from windfall.server.jobs.worker import Outfit
from windfall.server.refusals import RequestRefused
from windfall.server.reviewing import Choice, OpenedGame, judge_choices, open_journal, prepare_review
from windfall.server.settings import Limits
from windfall.server.thinking import AS_READ, Texts

_log = logging.getLogger("windfall.server.reviews")

REVIEWS_KEPT_SECONDS: Final = 3600  # what processes share of a review
REVIEW_WORKERS: Final = min(2, os.cpu_count() or 1)  # of a server that is one process
_TOGETHER: Final = 4  # choices that are judged as one job
_LATE: Final = message("server-review-late")
_FAILED: Final = message("server-review-failed")
_ONE_AT_A_TIME: Final = message("server-review-one")
_MANY_FROM_HERE: Final = message("server-reviews-at-address")
_NO_ROOM: Final = message("server-reviews-no-room")


@dataclass(frozen=True, slots=True)
class Work:
    """What worker processes do: with a journal, and with choices of its game."""

    open: Callable[[bytes], OpenedGame] = open_journal
    judge: Callable[[Sequence[bytes]], tuple[ReviewedChoice, ...]] = judge_choices


class Archive(Protocol):
    """Where what is found is kept."""

    async def of(self, table: str) -> list[ReviewedChoice]: ...

    async def keep(self, table: str, choices: Iterable[ReviewedChoice]) -> None: ...


@dataclass(slots=True)
class Ordered:
    """A review that is asked for, on its way, done or given up; and all it has found."""

    asker: Asker
    opened: OpenedGame | None = None
    judged: dict[int, ReviewedChoice] = field(default_factory=dict)  # by the moves before them
    failure: RequestRefused | None = None
    began: float | None = None  # when choices began to be judged, this time
    trials_then: int = 0  # that had been done before
    task: asyncio.Task[None] | None = None

    @property
    def working(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def done(self) -> bool:
        return self.opened is not None and not self.working and self.failure is None

    @property
    def progress(self) -> float:
        """From 0 to 1, by how long each choice takes."""
        if self.opened is None:
            return 0.0
        total = sum(choice.trials for choice in self.opened.choices)
        return self.trials_done / total if total else 1.0

    @property
    def trials_done(self) -> int:
        """About so many games were played on for what is judged."""
        choices = () if self.opened is None else self.opened.choices
        return sum(choice.trials for choice in choices if choice.at in self.judged)

    @property
    def seconds_left(self) -> float | None:
        """How long it will take if it goes on as fast as it went; None while nobody can say."""
        done = self.trials_done - self.trials_then
        if self.opened is None or self.began is None or done <= 0:
            return None
        left = sum(choice.trials for choice in self.opened.choices) - self.trials_done
        return left * (time.monotonic() - self.began) / done

    @property
    def so_far(self) -> Review:
        """What was found until now; refused if it failed before anything was."""
        if self.opened is None:
            if self.failure is not None:
                raise self.failure
            return Review((), ())
        return Review(self.opened.chances, tuple(self.judged[at] for at in sorted(self.judged)))

    @property
    def left(self) -> list[Choice]:
        """What is still to be judged, that of who asked first."""
        choices = () if self.opened is None else self.opened.choices
        return [choice for choice in choices if choice.at not in self.judged]


class Reviews:
    """All reviews of the server, by table. Who asks for the same game shares one review."""

    def __init__(
        self,
        seconds: float,
        limits: Limits,
        work: Work = Work(),
        texts: Texts = AS_READ,
        board: Board | None = None,
        workers: int = 1,
        archive: Archive | None = None,
    ) -> None:
        self._seconds = seconds
        self._limits = limits
        self._work = work
        self._archive = archive
        self._ordered: dict[str, Ordered] = {}
        self._crew = review_crew(workers, texts)
        self._at_once = max(1, workers)
        self._share = None if board is None else Share(board, self._crew, REVIEWS_KEPT_SECONDS)
        self._jobs: Jobs = self._crew if self._share is None else self._share.jobs

    async def share(self) -> None:
        """Begin to work for other processes, and they for this one, if there are any."""
        if self._share is not None:
            await self._share.start()

    async def join(self, table: str, asker: Asker, journal: Callable[[], Journal]) -> Ordered:
        """The review that somebody has asked for, also at another process."""
        if table not in self._ordered and self._share is not None and await self._share.jobs.known(table):
            return self._order(table, asker, journal())
        return self.find(table)

    def ask(self, table: str, asker: Asker, journal: Journal) -> Ordered:
        """The review of a table's game; work on it begins if nobody has asked for it, and goes on if it failed."""
        if table not in self._ordered or self._ordered[table].failure is not None:
            self._check(asker)
        return self._order(table, asker, journal)

    def _order(self, table: str, asker: Asker, journal: Journal) -> Ordered:
        ordered = self._ordered.pop(table, None) or Ordered(asker)
        self._ordered[table] = ordered
        if ordered.task is None or ordered.failure is not None:
            ordered.failure = None
            ordered.asker = asker
            ordered.task = asyncio.create_task(self._review(table, ordered, journal), name=f"review of table {table}")
        self._forget_old()
        return ordered

    def find(self, table: str) -> Ordered:
        """The review that somebody has asked for."""
        ordered = self._ordered.get(table)
        if ordered is None:
            raise RequestRefused(message("server-review-not-asked"), HTTPStatus.NOT_FOUND)
        return ordered

    def _check(self, asker: Asker) -> None:
        working = [ordered.asker for ordered in self._ordered.values() if ordered.working]
        if any(other.identity == asker.identity for other in working):
            raise RequestRefused(_ONE_AT_A_TIME, HTTPStatus.TOO_MANY_REQUESTS)
        if sum(other.address == asker.address for other in working) >= self._limits.reviews_per_address:
            raise RequestRefused(_MANY_FROM_HERE, HTTPStatus.TOO_MANY_REQUESTS)
        if len(working) >= self._limits.reviews_waiting:
            raise RequestRefused(_NO_ROOM, HTTPStatus.SERVICE_UNAVAILABLE)

    def _forget_old(self) -> None:
        finished = [table for table, ordered in self._ordered.items() if not ordered.working]
        for table in finished[: max(0, len(self._ordered) - self._limits.reviews_kept)]:
            del self._ordered[table]

    async def _review(self, table: str, ordered: Ordered, journal: Journal) -> None:
        try:
            if ordered.opened is None:
                arguments = (journal.to_json(),)
                ordered.opened = await self._jobs.do(self._job(table, ordered, self._work.open, arguments))
                await self._recall(table, ordered)
            ordered.trials_then, ordered.began = ordered.trials_done, time.monotonic()
            await self._judge_all(table, ordered)
        except* JobLate:
            _log.error("choices of a review took more than %s s", self._seconds)
            ordered.failure = RequestRefused(_LATE, HTTPStatus.SERVICE_UNAVAILABLE)
        except* Exception:
            _log.exception("a review failed")
            ordered.failure = RequestRefused(_FAILED, HTTPStatus.SERVICE_UNAVAILABLE)

    def _job(
        self, key: str, ordered: Ordered, work: Callable[..., Answer], arguments: tuple[object, ...]
    ) -> Job[Answer]:
        return Job(key, Lane.SLOW, ordered.asker, self._seconds, work, arguments, sort="review")

    async def _recall(self, table: str, ordered: Ordered) -> None:
        """What was found before, perhaps by a server that has ended since."""
        known = [] if self._archive is None else await self._archive.of(table)
        places = {choice.at for choice in ordered.opened.choices} if ordered.opened is not None else set()
        ordered.judged.update({choice.at: choice for choice in known if choice.at in places})

    async def _judge_all(self, table: str, ordered: Ordered) -> None:
        left = ordered.left
        parts = [left[start : start + _TOGETHER] for start in range(0, len(left), _TOGETHER)]
        waiting = iter(parts)

        async def judge_in_turn() -> None:
            for part in waiting:
                await self._judge(table, ordered, part)

        async with asyncio.TaskGroup() as group:
            for _worker in range(self._at_once):
                group.create_task(judge_in_turn())

    async def _judge(self, table: str, ordered: Ordered, part: Sequence[Choice]) -> None:
        arguments = ([choice.asked for choice in part],)
        found = await self._jobs.do(self._job(f"{table}/{part[0].at}", ordered, self._work.judge, arguments))
        if self._archive is not None:
            await self._archive.keep(table, found)
        ordered.judged.update({choice.at: choice for choice in found})

    def load(self) -> Load:
        return self._jobs.load()

    async def stop(self) -> None:
        tasks = [ordered.task for ordered in self._ordered.values() if ordered.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._share is not None:
            await self._share.close()
        await self._crew.close()


def review_crew(workers: int, texts: Texts) -> Crew:
    """There are few reviews, and between them nothing is left that takes memory."""
    return Crew(workers, Outfit(prepare_review, (texts,)), lasting=False)
