"""Housekeeping: what nobody needs any more is removed, and what a host has changed is noticed."""

import asyncio
import math
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from windfall.server.database.records import Status
from windfall.server.database.store import Store
from windfall.server.database.tournament_records import Stage
from windfall.server.database.transactions import Fence, StaleError
from windfall.server.duties import done
from windfall.server.settings import Settings
from windfall.server.tables.hall import Hall

_NOTICE_SECONDS: Final = 5.0
_CLEAR_SECONDS: Final = 3600.0
_AT_ONCE: Final = 200  # tables that are removed together


class Housekeeper:
    """Keeps the database small, and the tables in memory true to it. What somebody is connected to stays.
    One of all processes on a database is enough to clear it."""

    def __init__(self, settings: Settings, store: Store, hall: Hall, clears: bool = True) -> None:
        self._settings = settings
        self._store = store
        self._hall = hall
        self._clears = clears
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self) -> None:
        next_clearing = time.monotonic() if self._clears else math.inf
        while True:
            if time.monotonic() >= next_clearing and await done(self.clear):
                next_clearing = time.monotonic() + _CLEAR_SECONDS
            await asyncio.sleep(_NOTICE_SECONDS)
            await done(self._hall.catch_up)  # a host may have ended or removed tables

    async def clear(self) -> None:
        """Remove tables that never started, abandoned games, tournaments alike and those that are long over, and
        players who are left without any, each after the time that the host has set."""
        await self._clear_tables("waiting", self._settings.waiting_days)
        await self._clear_tables("playing", self._settings.abandoned_days)
        await self._clear_tournaments(("open",), self._settings.waiting_days)
        await self._clear_tournaments(("running",), self._settings.abandoned_days)
        await self._clear_tournaments(("over", "ended"), self._settings.tournament_days)
        if self._settings.player_days:
            await self._store.clear_players(_before(self._settings.player_days))

    async def _clear_tables(self, status: Status, days: int) -> None:
        removed = bool(days)
        while removed:
            found = await self._store.untouched(status, _before(days), _AT_ONCE)
            gone = await asyncio.gather(*(self._remove(each) for each in found if not self._hall.visited(each.table)))
            removed = any(gone)

    async def _clear_tournaments(self, stages: Sequence[Stage], days: int) -> None:
        if days:
            await self._store.tournaments.clear(stages, _before(days))

    async def _remove(self, table: Fence) -> bool:
        with suppress(StaleError):  # somebody has come back to it just now
            await self._store.remove(table)
            return True
        return False


def _before(days: int) -> datetime:
    return datetime.now(UTC) - timedelta(days=days)
