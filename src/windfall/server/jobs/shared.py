"""Who asks for jobs that workers anywhere do."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from windfall.server.duties import done, end
from windfall.server.jobs.board import Board
from windfall.server.jobs.job import Answer, Job, Lane, LineFull, Load
from windfall.server.jobs.queue import AnyJob, by_turns
from windfall.server.talk.words import Answered, Progressed, Wanted, Word

_log = logging.getLogger("windfall.server.jobs")

_LOOK_SECONDS: Final = 2.0  # between looks, if nothing is heard
_PLACES_SECONDS: Final = 1.0
_PAUSE_SECONDS: Final = 0.5


@dataclass(slots=True)
class _Asked:
    """A job that this process waits for."""

    job: AnyJob
    news: asyncio.Event = field(default_factory=asyncio.Event)
    asking: int = 0


class SharedJobs:
    """Puts jobs up and waits for their answers. Whatever Redis forgets is put up again."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._asked: dict[str, _Asked] = {}
        self._places: dict[str, int] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self._board.listen(self._hear)
        self._do(self._keep_looking_for_places())

    def _hear(self, word: Word) -> None:
        match word:
            case Answered(key) if key in self._asked:
                self._asked[key].news.set()
            case Progressed(key, part) if key in self._asked:
                on_progress = self._asked[key].job.on_progress
                if on_progress is not None:
                    on_progress(part)

    async def known(self, key: str) -> bool:
        """Whether somebody has asked for it lately, at any process."""
        looked = await self._board.line.look(key)
        return looked.open or looked.answer is not None

    async def do(self, job: Job[Answer]) -> Answer:
        asked = self._asked.setdefault(job.key, _Asked(job))
        asked.asking += 1
        written: bytes | None = None
        refused = False
        try:
            while written is None:
                written = await self._look(job)
                if written is None:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(_LOOK_SECONDS):
                            await asked.news.wait()
                    asked.news.clear()
            answer: Answer = self._board.read_answer(job.key, written)
            return answer
        except LineFull:
            refused = True
            raise
        finally:
            asked.asking -= 1
            if not asked.asking:
                self._asked.pop(job.key, None)
                self._places.pop(job.key, None)
                if written is None and not refused:
                    self._do(self._drop(job.key))

    async def _look(self, job: AnyJob) -> bytes | None:
        """The answer, if there is one. A job that is not there is put up."""
        try:
            looked = await self._board.line.look(job.key)
            if looked.answer is None and not looked.open:
                caps = self._board.caps if job.capped else None
                await self._board.line.put(job.key, job.lane, job.asker, self._board.write_job(job), caps)
                self._board.tell(Wanted())
        except LineFull:
            raise
        except Exception as error:  # whatever the client raises: it is tried again until it works
            _log.warning("jobs cannot be put up: %r", error)
            await asyncio.sleep(_PAUSE_SECONDS)
            return None
        if job.when_in_line is not None:
            job.when_in_line()
        return looked.answer

    async def _drop(self, key: str) -> None:
        with suppress(Exception):  # if it cannot be dropped it is done for nobody
            await self._board.line.drop(key)

    def places(self) -> dict[str, int]:
        return self._places

    async def _keep_looking_for_places(self) -> None:
        while True:
            await asyncio.sleep(_PLACES_SECONDS)
            if self._asked:
                await done(self._look_for_places)

    async def _look_for_places(self) -> None:
        found: dict[str, int] = {}
        for lane in Lane:
            in_order = by_turns(await self._board.line.waiting(lane))
            found.update({key: place for place, key in enumerate(in_order, start=1) if key in self._asked})
        self._places = found

    def load(self) -> Load:
        waiting = Counter(asked.job.sort for key, asked in self._asked.items() if key in self._places)
        running = Counter(asked.job.sort for key, asked in self._asked.items() if key not in self._places)
        return Load(waiting, running)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await end(self._tasks)
