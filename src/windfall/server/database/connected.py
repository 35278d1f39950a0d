"""Transactions that read before they change, each over a connection of its own."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from windfall.server.database.transactions import StaleError
from windfall.server.database.trouble import DatabaseAwayError, is_away
from windfall.server.database.turnover import BothSeatedError
from windfall.server.metrics.counts import count_database_error

Found = TypeVar("Found")


class Connected:
    """Every method is one transaction: when it returns, it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _do(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, Found]], writes: bool = True) -> Found:
        """Work over a connection. It is done to the end, even if nobody waits for it any more: see `Store`."""

        async def transaction() -> Found:
            try:
                async with self._engine.connect() as connection:
                    open_one = await connection.execution_options(writes=writes)
                    async with open_one.begin():
                        return await work(open_one)
            except (BothSeatedError, IntegrityError, StaleError):
                raise
            except Exception as error:
                count_database_error("write" if writes else "read")
                if is_away(error):
                    raise DatabaseAwayError from error
                raise

        task = asyncio.create_task(transaction())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _rows(self, query: Executable) -> list[Any]:
        async def rows(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(query)).all())

        return await self._do(rows, writes=False)

    async def _change(self, *statements: Executable) -> int:
        """How many rows the last of these has changed."""

        async def change(connection: AsyncConnection) -> int:
            changed = 0
            for statement in statements:
                changed = (await connection.execute(statement)).rowcount
            return changed

        return await self._do(change)
