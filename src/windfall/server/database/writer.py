"""Writing to the database: what comes while a transaction is on its way to the disk is written together in the next.

So tables do not wait in line for a disk each, and SQLite, which lets one write at a time, is never asked for two.

Other processes may write to the same database. So a change of a table names the version that it was made of: if the
table has another one by now, nothing is changed.
"""

import asyncio
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable

from windfall.server.database.transactions import Fence, StaleError, Statement, Transactions
from windfall.server.metrics.counts import count_database_error


@dataclass(slots=True, eq=False)
class _Change:
    statements: tuple[Statement, ...]
    fence: Fence | None
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def is_of(self, tables: Container[str]) -> bool:
        return self.fence is not None and self.fence.table in tables

    def done(self, error: Exception | None = None) -> None:
        if self.written.done():  # nobody waits for it any more
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class Writer:
    """Makes changes, each whole or not at all."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: list[_Change] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, *statements: Statement, fence: Fence | None = None) -> None:
        """Make a change; it is on the disk when this returns. If its fence does not hold nothing is changed."""
        change = _Change(statements, fence)
        self._waiting.append(change)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_waiting())
        await change.written

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._transactions.close()

    async def _write_waiting(self) -> None:
        while self._waiting:
            changes, self._waiting = self._waiting, []
            if not await self._write(changes):
                for change in changes:  # one of them is at fault: let each stand for itself
                    await self._write([change])

    async def _write(self, changes: list[_Change]) -> bool:
        """Make these changes in one transaction, without those of which it is known that they are stale. Whether it is
        told to all who wait how it ended; not so if any of them may be at fault."""
        while changes:
            try:
                fences = [change.fence for change in changes if change.fence is not None]
                await self._transactions.make(fences, _together(changes))
            except StaleError as stale:
                late = changes if len(changes) == 1 else [each for each in changes if each.is_of(stale.tables)]
                if not late:
                    return False
                for change in late:
                    count_database_error("stale")
                    change.done(StaleError())
                changes[:] = [change for change in changes if change not in late]
            except Exception as error:
                if len(changes) > 1:
                    return False
                count_database_error("write")
                changes[0].done(error)
                return True
            else:
                break
        for change in changes:
            change.done()
        return True


def _together(changes: list[_Change]) -> list[Statement]:
    """All statements, those that are the same executed once for the rows of all."""
    merged: dict[Executable, list[dict[str, Any]]] = {}
    for change in changes:
        for statement, rows in change.statements:
            merged.setdefault(statement, []).extend(rows)
    for rows in merged.values():
        if len(rows) > 1:
            rows.sort(key=_table_of)
    return list(merged.items())


def _table_of(row: dict[str, Any]) -> str:
    """By tables: two processes that write to the same ones take them in one order, and never wait for each other."""
    table: str = row.get("table_id") or row.get("the_table") or ""
    return table
