"""The public tables that wait for players, as the lobby shows them. All ask for it, so it is made once for all."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Raw

from windfall.server.database.records import TableRecord
from windfall.server.database.store import Store
from windfall.server.settings import Limits
from windfall.server.tables.audience import plays
from windfall.server.tables.hall import Hall
from windfall.server.talk.talk import EVERYWHERE, Talk
from windfall.server.talk.words import Listed

_SECONDS: Final = 2.0  # for which it may be old, if another process changes a table and cannot be heard
_NOBODY: Final = ""
_LOOKED_THROUGH: Final = 6  # times as many as are shown


class Lobby:
    """Keeps the list for a moment, and what it looks like for those who have nothing to do with a table."""

    def __init__(self, store: Store, hall: Hall, limits: Limits, talk: Talk) -> None:
        self._talk = talk
        self._store = store
        self._hall = hall
        self._limits = limits
        self._listed: list[tuple[TableRecord, Raw]] = []
        self._until = 0.0
        self._reading = asyncio.Lock()

    def changed(self, opened: str = "", origin: str = "") -> None:
        """A table was opened, from this address, or a seat has changed."""
        self.forget()
        self._talk.say(EVERYWHERE, Listed(opened, origin))

    def forget(self) -> None:
        """The list is another one."""
        self._until = 0.0

    async def open_tables(self, player: str) -> list[Raw]:
        return [
            _written(self._hall, table, player) if plays(table, player) else shown
            for table, shown in await self._current()
        ]

    async def _current(self) -> list[tuple[TableRecord, Raw]]:
        if time.monotonic() >= self._until:
            async with self._reading:
                if time.monotonic() >= self._until:
                    self._until = time.monotonic() + _SECONDS
                    most = self._limits.open_tables_shown
                    newest = await self._store.open_tables(most * _LOOKED_THROUGH)
                    tables = _by_turns(newest, self._hall.opening.origin)[:most]
                    self._listed = [(table, _written(self._hall, table, _NOBODY)) for table in tables]
        return self._listed


def _by_turns(tables: list[TableRecord], origin: Callable[[TableRecord], str]) -> list[TableRecord]:
    """The newest of everybody, then the next of everybody: nobody's tables hide those of others."""
    seen = Counter[str]()
    turns: dict[str, int] = {}
    for table in tables:
        turns[table.id] = seen[origin(table)]
        seen[origin(table)] += 1
    return sorted(tables, key=lambda table: turns[table.id])


def _written(hall: Hall, table: TableRecord, player: str) -> Raw:
    return Raw(msgspec.json.encode(hall.shape(table, player)))
