"""One worker as the server sees it: a process that is started when it is needed, and ended alone when it is late."""

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from windfall.server.jobs.job import Answer, Job, JobFailed, JobLate
from windfall.server.jobs.messages import LENGTH, Done, Failed, Progress, Ready

_START_SECONDS: Final = 120.0  # on a machine that is very busy


class WorkerLost(Exception):  # noqa: N818
    """The process ended before it answered, which the job may not be to blame for."""


@dataclass(frozen=True, slots=True)
class Outfit:
    """What a worker does first: a function of a module with its arguments."""

    prepare: Callable[..., None]
    arguments: tuple[object, ...]


class Worker:
    """Does one job at a time. If its process ends, the next job has a new one."""

    def __init__(self, outfit: Outfit) -> None:
        self._outfit = outfit
        self._process: asyncio.subprocess.Process | None = None
        self._ended: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """None while there is no process."""
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def start(self) -> None:
        """Have the process ready."""
        if self._process is not None and self._process.returncode is None:
            return
        self._process = await _spawn()
        try:
            async with asyncio.timeout(_START_SECONDS):
                await self._send(self._outfit.prepare, self._outfit.arguments)
                word = await self._hear()
        except (TimeoutError, EOFError, OSError) as error:
            self.end()
            raise WorkerLost("a worker did not start") from error
        except BaseException:
            self.end()
            raise
        if not isinstance(word, Ready):
            self.end()
            raise JobFailed(f"a worker could not get ready: {word}")

    async def do(self, job: Job[Answer]) -> Answer:
        await self.start()
        try:
            async with asyncio.timeout(job.seconds):
                await self._send(job.work, job.arguments)
                while isinstance(word := await self._hear(), Progress):
                    if job.on_progress is not None:
                        job.on_progress(word.done)
        except TimeoutError as error:
            self.end()
            raise JobLate(f"it took more than {job.seconds} s") from error
        except (EOFError, OSError) as error:
            self.end()
            raise WorkerLost("a worker ended") from error
        except BaseException:
            self.end()
            raise
        if isinstance(word, Failed):
            raise JobFailed(word.text)
        assert isinstance(word, Done)
        answer: Answer = word.answer  # type: ignore[assignment]  # what the function of the job returned
        return answer

    async def _send(self, work: Callable[..., object], arguments: tuple[object, ...]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        order = pickle.dumps((work, arguments))
        self._process.stdin.write(LENGTH.pack(len(order)) + order)
        await self._process.stdin.drain()

    async def _hear(self) -> object:
        assert self._process is not None
        assert self._process.stdout is not None
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await self._process.stdout.readexactly(length))

    def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            self._ended = process
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        self.end()
        if self._ended is not None:
            await self._ended.wait()


async def _spawn() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "windfall.server.jobs.process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
