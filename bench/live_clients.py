"""The people of `live.py`, in processes of their own: they come, play, and tell what they saw."""

import asyncio
import gc
import multiprocessing
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Final

import uvloop

from load_clients import Measured, Place, Script

_COME_AT_ONCE: Final = 40
_LEAD_SECONDS: Final = 5.0  # more than a pause, until everybody plays


@dataclass(frozen=True, slots=True)
class Crowd:
    """Those who come from one address, and what they are to do."""

    address: str
    title: str
    places: Sequence[Place]
    come_from: str
    pause: float
    seating: float
    seconds: float


@dataclass(slots=True)
class Seen:
    """What they saw, and what they took of the processor for it."""

    moves: int = 0
    seconds: float = 0.0
    busy_seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)  # why tables stopped before their time


class Clients:
    """Several crowds, which begin together."""

    def __init__(self, crowds: Sequence[Crowd]) -> None:
        context = multiprocessing.get_context("spawn")
        self._ends: list[Connection] = []
        for crowd in crowds:
            here, there = context.Pipe()
            context.Process(target=_run, args=(there, crowd), daemon=True).start()
            self._ends.append(here)

    def come(self) -> tuple[int, float]:
        """At how many tables there are people when all have come, or do not come any more, and how long it took."""
        start = time.perf_counter()
        return sum(end.recv() for end in self._ends), time.perf_counter() - start

    def begin(self) -> None:
        """All play; what is seen from the end of this on counts."""
        for end in self._ends:
            end.send(None)
        for end in self._ends:
            end.recv()

    def seen(self) -> list[Seen]:
        return [end.recv() for end in self._ends]


def _run(told: Connection, crowd: Crowd) -> None:
    gc.disable()  # else they hear late what was told in time: with 1,500 tables a search for circles took 0.3 s
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_play(told, crowd))


async def _play(told: Connection, crowd: Crowd) -> None:
    measured = Measured(len(crowd.places))
    scripts = [
        Script(crowd.address, crowd.title, measured, crowd.pause, place, crowd.come_from) for place in crowd.places
    ]
    here = await _come(scripts, crowd.seating)
    told.send(len(here))
    await asyncio.to_thread(told.recv)
    playing = [asyncio.create_task(script.play_on()) for script in here]
    await asyncio.sleep(crowd.pause + _LEAD_SECONDS)
    measured.begin()
    start, busy = time.perf_counter(), time.process_time()
    told.send(None)
    await asyncio.sleep(crowd.seconds)
    gone = [str(task.exception()) for task in playing if task.done()]
    spent = time.perf_counter() - start
    told.send(Seen(measured.moves, spent, time.process_time() - busy, measured.latencies, gone))
    told.close()
    os._exit(0)  # at once, and not after a word of farewell for each of thousands of connections


async def _come(scripts: Sequence[Script], seconds: float) -> list[Script]:
    """Those whose people are there after so many seconds."""
    gate = asyncio.Semaphore(_COME_AT_ONCE)

    async def come(script: Script) -> Script:
        async with gate:
            await script.sit_down()
        return script

    tasks = [asyncio.create_task(come(script)) for script in scripts]
    done, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    here = [task.result() for task in done if task.exception() is None]
    if not here:
        raise RuntimeError("nobody could come") from next((task.exception() for task in done), None)
    return here
