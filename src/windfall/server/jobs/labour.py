"""Workers of this process do jobs that any process has put up."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from windfall.server.duties import end
from windfall.server.jobs.board import Board
from windfall.server.jobs.crew import Crew
from windfall.server.jobs.job import Job, JobFailed, JobLate
from windfall.server.jobs.line import RENEW_SECONDS
from windfall.server.logs import named
from windfall.server.talk.words import Answered, Progressed, Wanted, Word

_log = logging.getLogger("windfall.server.jobs")

_LOOK_SECONDS: Final = 1.0  # between looks, if nothing is heard
_PAUSE_SECONDS: Final = 0.5


class Labour:
    """Takes as many jobs as a crew has workers, one besides if it is quick."""

    def __init__(self, board: Board, crew: Crew, kept_seconds: int) -> None:
        self._board = board
        self._crew = crew
        self._kept_seconds = kept_seconds
        self._news = asyncio.Event()
        self._doing: dict[str, asyncio.Task[None]] = {}
        self._keepers: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._board.listen(self._hear)
        self._keepers = [asyncio.create_task(self._keep_taking()), asyncio.create_task(self._keep_renewing())]

    def _hear(self, word: Word) -> None:
        if isinstance(word, Wanted):
            self._news.set()

    async def _keep_taking(self) -> None:
        while True:
            try:
                while len(self._doing) < len(self._crew) and await self._take():
                    pass
            except Exception as error:
                _log.warning("no jobs can be taken: %r", error)
                await asyncio.sleep(_PAUSE_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_SECONDS):
                    await self._news.wait()
            self._news.clear()

    async def _take(self) -> bool:
        quick_only = self._crew.quick_besides and len(self._doing) == len(self._crew) - 1
        taken = await self._board.line.take(quick_only)
        if taken is None:
            return False
        key, written = taken
        if key not in self._doing:  # one that was slow to renew its lease
            self._doing[key] = asyncio.create_task(self._work(key, written))
        return True

    async def _work(self, key: str, written: bytes) -> None:
        error: Exception | None = None
        answer: object = None
        try:
            lane, asker, seconds, work, arguments, sort = self._board.read(key, written)
            job = Job(key, lane, asker, seconds, work, arguments, lambda part: self._progress(key, part), sort)
            answer = await self._crew.do(job)
        except (JobLate, JobFailed) as caught:
            error = caught
        except Exception as caught:
            _log.exception("%s could not be done", named(key))
            error = JobFailed(repr(caught))
        while not await self._told(key, self._board.write(key, (error, answer))):
            await asyncio.sleep(_PAUSE_SECONDS)
        del self._doing[key]
        self._news.set()

    async def _told(self, key: str, answer: bytes) -> bool:
        try:
            await self._board.line.answer(key, answer, self._kept_seconds)
        except Exception as error:
            _log.warning("an answer cannot be told: %r", error)
            return False
        self._board.tell(Answered(key))
        return True

    def _progress(self, key: str, part: float) -> None:
        self._board.tell(Progressed(key, part))

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            if self._doing:
                with suppress(Exception):  # without the lease another does it, too
                    await self._board.line.renew(self._doing)

    async def stop(self) -> None:
        await end([*self._keepers, *self._doing.values()])
