"""All annexes of the server: started when a game needs one, and no more of them than there is room for."""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any, Final, TypeVar

import httpx
from websockets.exceptions import InvalidHandshake

from windfall.engine.words.message import Message, message
from windfall.server.annexes.annex import Annex
from windfall.server.annexes.news import News, send_news
from windfall.server.component_sets import ComponentSets
from windfall.server.database.records import SetName
from windfall.server.database.store import Store
from windfall.server.duties import done
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Settings

_log = logging.getLogger("windfall.server.annexes")

_PAUSE_SECONDS: Final = 10.0  # before one that did not start, or ended by mishap, is started again
_NO_ROOM: Final = message("server-components-no-room")
_GONE: Final = message("server-table-unreachable")

_Opened = TypeVar("_Opened")


class Annexes:
    """The annexes there are, each by what its games were dealt from."""

    def __init__(self, settings: Settings, store: Store, sets: ComponentSets) -> None:
        self._settings = settings
        self._store = store
        self._sets = sets
        self._running: dict[SetName, Annex] = {}
        self._starting: dict[SetName, asyncio.Task[Annex]] = {}
        self._refused: dict[SetName, tuple[float, Message, HTTPStatus]] = {}  # until when, and why
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Event()

    async def set_of(self, table: str) -> SetName | None:
        """The component set that the game of a table was dealt from, if an annex has to play it."""
        dealt = await self._store.deal(table)
        if dealt is None:
            return None
        await self._sets.look_up([dealt.components])
        return dealt.components if self._sets.elsewhere(dealt) else None

    @asynccontextmanager
    async def visit(
        self, name: SetName, open_way: Callable[[Annex], AbstractAsyncContextManager[_Opened]]
    ) -> AsyncIterator[_Opened]:
        """A request or socket that an annex has answered. One that has ended without our noticing is started again."""
        for last_try in (False, True):
            annex = await self._annex(name)
            annex.visitors += 1
            try:
                async with AsyncExitStack() as way:
                    try:
                        opened = await way.enter_async_context(open_way(annex))
                    except (httpx.TransportError, InvalidHandshake, OSError) as error:
                        if last_try or isinstance(error, TimeoutError | httpx.TimeoutException):
                            raise RequestRefused(_GONE, HTTPStatus.SERVICE_UNAVAILABLE) from error
                        annex.gone = True
                    else:
                        yield opened
                        return
            finally:
                annex.visitors -= 1
                annex.used = time.monotonic()

    async def tell(self, news: News) -> None:
        """Tell all annexes what has changed that is in their memory; it is stored already."""
        running = [annex for annex in self._running.values() if annex.usable]
        await asyncio.gather(*(send_news(annex, news) for annex in running))

    # Starting and ending

    async def _annex(self, name: SetName) -> Annex:
        annex = self._running.get(name)
        if annex is not None and annex.usable:
            return annex
        if name not in self._starting:
            self._starting[name] = asyncio.create_task(self._start(name))
        return await asyncio.shield(self._starting[name])

    async def _start(self, name: SetName) -> Annex:
        try:
            self._check(name)
            if name in self._running:  # it is gone, or about to be; a table is never in the memory of two processes
                await self._end(self._running[name])
            await self._make_room()
            annex = await self._started(name)
            self._running[name] = annex
            self._do(self._watch(annex))
            return annex
        finally:
            del self._starting[name]

    def _check(self, name: SetName) -> None:
        """One that could not start is not tried again at once, or ever if it cannot read its components."""
        if name in self._refused:
            until, why, status = self._refused[name]
            if time.monotonic() < until:
                raise RequestRefused(why, status)

    async def _started(self, name: SetName) -> Annex:
        try:
            return await Annex.start(self._settings, name)
        except RequestRefused as refusal:
            _log.error("the annex for %s did not start: %s", name, refusal.message)
            passing = refusal.status is HTTPStatus.SERVICE_UNAVAILABLE
            until = time.monotonic() + _PAUSE_SECONDS if passing else math.inf
            self._refused[name] = (until, refusal.message, refusal.status)
            raise

    @property
    def _free(self) -> int:
        return self._settings.limits.annexes - len(self._running) - len(self._starting)

    async def _make_room(self) -> None:
        """End those that nobody visits, the one that was left first at first. The one that starts is counted."""
        while self._free < 0:
            left = [annex for annex in self._running.values() if not annex.visitors]
            if not left:
                raise RequestRefused(_NO_ROOM, HTTPStatus.SERVICE_UNAVAILABLE)
            await self._end(min(left, key=lambda annex: annex.used))

    async def _end(self, annex: Annex) -> None:
        await annex.end()
        self._forget(annex)

    def _forget(self, annex: Annex) -> None:
        if self._running.get(annex.components) is annex:
            del self._running[annex.components]
        self._room.set()

    async def _watch(self, annex: Annex) -> None:
        """Notice that an annex has ended. If it did not end by itself because it was idle, bots may be due in it."""
        code = await annex.wait()
        self._forget(annex)
        if code and not annex.ended:
            _log.error("the annex for %s ended with code %d", annex.components, code)
        if code or annex.ended:
            await asyncio.sleep(_PAUSE_SECONDS)
            await self._wake()

    # Bots that are due in annexes

    def start(self) -> None:
        self._do(self._wake())

    async def _wake(self) -> None:
        while not await done(self._wake_due):
            await asyncio.sleep(_PAUSE_SECONDS)

    async def _wake_due(self) -> None:
        """Start the annexes in which a bot has to choose, as soon as there is room; nobody else's is ended for it."""
        due = await self._store.tables_with_bots_due()
        await self._sets.look_up({each.deal.components for each in due})
        for name in {each.deal.components for each in due if self._sets.elsewhere(each.deal)}:
            while self._free <= 0 and name not in self._running:
                self._room.clear()
                await self._room.wait()
            with suppress(RequestRefused):  # it is logged
                await self._annex(name)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._starting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(annex.end() for annex in self._running.values()))
