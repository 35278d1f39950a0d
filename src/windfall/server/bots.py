"""Bots think in worker processes, so that tables never wait for each other."""

import asyncio
import logging
import multiprocessing
import pickle
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from http import HTTPStatus
from typing import Final, TypeVar

from windfall.advice.advice import Advice
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.title import SettingValue
from windfall.players.levels import Level, levels
from windfall.players.levels import level as find_level
from windfall.server.hinting import give_hint
from windfall.server.refusals import RequestRefused
from windfall.server.thinking import AS_READ, Texts, prepare_bots, ready, think

_log = logging.getLogger("windfall.server.bots")

_HINT_LATE: Final = "The hint takes too long just now. Choose yourself, or ask again in a while."
_NO_HINT: Final = "No hint could be worked out here. Choose yourself."

_Answer = TypeVar("_Answer")


class BotPool:
    """Workers for all tables of the server. A bot always answers: if it fails or takes too long, chance does."""

    def __init__(
        self, workers: int, seconds: float, offered: tuple[Level, ...] = levels(), texts: Texts = AS_READ
    ) -> None:
        self.levels = offered
        self._workers = workers
        self._texts = texts
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def choose(
        self,
        level: str,
        seed: int,
        observation: Observation,
        decision: Decision,
        settings: Mapping[str, SettingValue] | None = None,
    ) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        question = pickle.dumps((observation, decision, settings or {}))
        try:
            action = await self._think(think, find_level(level, self.levels).bot, seed, question)
            if action in decision.actions:
                return action
            _log.error("a bot of level %s chose %r, which is not among the options of %r", level, action, decision)
        except TimeoutError:
            _log.error("a bot of level %s took more than %s s for %r", level, self._seconds, decision)
        except Exception:
            _log.exception("a bot of level %s failed at %r", level, decision)
        return random.Random(seed).choice(decision.actions)

    async def advise(self, observation: Observation, decision: Decision, names: Sequence[str]) -> Advice:
        """Advice for a person who is asked; refused if it fails or takes too long."""
        question = pickle.dumps((observation, decision))
        try:
            return await self._think(give_hint, question, tuple(names))
        except TimeoutError as error:
            _log.error("a hint took more than %s s for %r", self._seconds, decision)
            raise RequestRefused(_HINT_LATE, HTTPStatus.SERVICE_UNAVAILABLE) from error
        except Exception as error:
            _log.exception("a hint failed at %r", decision)
            raise RequestRefused(_NO_HINT, HTTPStatus.SERVICE_UNAVAILABLE) from error

    async def _think(self, work: Callable[..., _Answer], *arguments: object) -> _Answer:
        try:
            return await self._ask(work, *arguments)
        except BrokenProcessPool:  # a worker was killed; it takes all others with it
            return await self._ask(work, *arguments)

    async def _ask(self, work: Callable[..., _Answer], *arguments: object) -> _Answer:
        pool = self._started()
        self._waiting += 1
        # Those in the queue before it have the same right to their time.
        patience = self._seconds * (1 + self._waiting // self._workers)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except TimeoutError:
            self._forget(pool)  # its workers cannot be trusted to come back
            raise
        except BrokenProcessPool:
            self._forget(pool)
            raise
        finally:
            self._waiting -= 1

    def start(self) -> None:
        """Have the workers ready before the first bot is asked."""
        pool = self._started()
        for _ in range(self._workers):
            pool.submit(ready)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare_bots,
                initargs=(self._seconds, self._texts),
            )
        return self._pool

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        kill(pool)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            kill(pool)
            pool.shutdown(wait=True)  # its semaphores are given back


def kill(pool: ProcessPoolExecutor) -> None:
    """End the workers of a pool, whatever they do."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
