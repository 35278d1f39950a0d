"""Looking up what many ask for at the same time: while a query is under way, all who ask wait for the next one, which
is for all of them. After a restart thousands come at once, and a query costs far more than a row of its answer."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from windfall.server.database.trouble import DatabaseAwayError

Key = TypeVar("Key")
Found = TypeVar("Found")

_AT_ONCE: Final = 100


class Gathered(Generic[Key, Found]):
    """Looks up single keys by a query for several. What is found was read after it was asked for."""

    def __init__(
        self, query: Callable[[Sequence[Key]], Coroutine[Any, Any, Mapping[Key, Found]]], at_once: int = _AT_ONCE
    ) -> None:
        self._query = query
        self._at_once = at_once
        self._waiting: dict[Key, asyncio.Future[Found | None]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def find(self, key: Key) -> Found | None:
        """What there is of this key; None if there is nothing."""
        found = self._waiting.get(key)
        if found is None:
            found = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_up_waiting())
        return await asyncio.shield(found)

    async def close(self) -> None:
        if self._looking is not None:
            await self._looking

    async def _look_up_waiting(self) -> None:
        while self._waiting:
            asked = {key: self._waiting.pop(key) for key in list(islice(self._waiting, self._at_once))}
            try:
                await self._look_up(asked)
            except DatabaseAwayError as error:
                _fail(asked, error)
            except Exception:
                for key, found in asked.items():  # what is wrong with one is no reason for others to find nothing
                    await self._look_up_alone(key, found)

    async def _look_up(self, asked: Mapping[Key, asyncio.Future[Found | None]]) -> None:
        rows = await self._query(tuple(asked))
        for key, found in asked.items():
            found.set_result(rows.get(key))

    async def _look_up_alone(self, key: Key, found: asyncio.Future[Found | None]) -> None:
        try:
            await self._look_up({key: found})
        except Exception as error:
            _fail({key: found}, error)


def _fail(asked: Mapping[Any, asyncio.Future[Any]], error: Exception) -> None:
    for found in asked.values():
        found.set_exception(error)
        found.exception()  # somebody may not wait for it any more, and then nobody looks at it
