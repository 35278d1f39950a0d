"""Score sheets of finished games, and how each seat came off by them."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Executable, select
from sqlalchemy.exc import IntegrityError

from windfall.server.database import statements
from windfall.server.database.models import ScoreSheetRow
from windfall.server.database.records import ScoreSheet
from windfall.server.database.transactions import Statement

Read: TypeAlias = Callable[[Executable], Awaitable[Sequence[Any]]]
Write: TypeAlias = Callable[..., Awaitable[None]]


class ScoreSheets:
    def __init__(self, read: Read, write: Write) -> None:
        self._rows = read
        self._write = write

    async def find(self, table: str) -> ScoreSheet | None:
        """The score sheet of a finished game, if it was kept."""
        rows = await self._rows(select(ScoreSheetRow.sheet).where(ScoreSheetRow.table_id == table))
        return msgspec.convert(rows[0].sheet, ScoreSheet) if rows else None

    async def keep(self, table: str, sheet: ScoreSheet) -> None:
        """Keep the score sheet of a game that ended before such were kept."""
        with suppress(IntegrityError):  # another server on the same database was quicker
            await self._write(*scored(table, sheet))

    async def replace(self, table: str, sheet: ScoreSheet) -> None:
        """Put a score sheet that tells more in the place of the one that was kept."""
        await self._write(statements.save_score_sheet(table, sheet))


def scored(table: str, sheet: ScoreSheet) -> tuple[Statement, Statement]:
    """What keeps a score sheet, and with it the results."""
    return statements.add_score_sheet(table, sheet), statements.add_results(table, sheet)
