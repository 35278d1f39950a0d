"""Notices at which tables somebody has to choose. What is stored counts: a table is looked at soon after it was changed
here, and from time to time all that were changed anywhere, in case a process ended before it looked."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from windfall.server.database.notices import Notices
from windfall.server.notices.episodes import waits
from windfall.server.tables.asked import Asked

_SWEEP: Final = timedelta(minutes=1)
_OVERLAP: Final = timedelta(minutes=2)  # for transactions that were open, and clocks that do not agree


class Watch:
    """Keeps the waits of tables true. `mine` says which of all tables this process looks at in a sweep."""

    def __init__(self, notices: Notices, mine: Callable[[str], bool]) -> None:
        self._notices = notices
        self._mine = mine
        self._touched: set[str] = set()
        self._swept: datetime | None = None

    def hear(self, asked: Iterable[Asked]) -> None:
        """A table was changed here, and these have to choose."""
        self._touched.update(each.table for each in asked)

    async def tick(self) -> None:
        touched, self._touched = self._touched, set()
        try:
            await self._look_at(await self._notices.watched(touched))
        except BaseException:
            self._touched |= touched
            raise
        await self._sweep()

    async def _sweep(self) -> None:
        now = datetime.now(UTC)
        if self._swept is None or now >= self._swept + _SWEEP:
            since = None if self._swept is None else self._swept - _OVERLAP
            await self._look_at(filter(self._mine, await self._notices.watched_since(since)))
            self._swept = now

    async def _look_at(self, tables: Iterable[str]) -> None:
        for table in tables:
            await self.look(table)

    async def look(self, table: str) -> None:
        """What waits at a table is kept as it is now."""
        await self._notices.look(table, waits)

    async def know(self, player: str) -> None:
        """Somebody has changed how they are told: what waits for them already is no news, but they may be reminded."""
        for table in await self._notices.watched_of(player):
            await self._notices.look(table, partial(waits, known=True))
