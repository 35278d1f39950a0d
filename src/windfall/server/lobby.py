"""The public tables that wait for players, as the lobby shows them. All ask for it, so it is made once for all."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Raw

from windfall.server.database.records import OpenTable, TableRecord
from windfall.server.database.store import Store
from windfall.server.settings import Limits
from windfall.server.tables.audience import plays
from windfall.server.tables.hall import Hall
from windfall.server.talk.talk import EVERYWHERE, Talk
from windfall.server.talk.words import Listed

_SECONDS: Final = 2.0  # for which it may be old, if another process changes a table and cannot be heard
_NOBODY: Final = ""
_LOOKED_THROUGH: Final = 20_000  # tables that wait: one visitor's, from day to day, must not be all of them


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

    def changed(self, opened: TableRecord | None = None, origin: str = "") -> None:
        """A table was opened, from this address, or a seat has changed."""
        self.forget()
        word = Listed() if opened is None or not opened.public else Listed(opened.id, origin)
        self._talk.say(EVERYWHERE, word)

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
                    newest = await self._store.open_tables(_LOOKED_THROUGH)
                    chosen = _by_turns(newest, self._hall.opening.origin)[: self._limits.open_tables_shown]
                    tables = await self._store.tables_named(chosen)
                    self._listed = [(table, _written(self._hall, table, _NOBODY)) for table in tables]
        return self._listed


def _by_turns(tables: list[OpenTable], origin: Callable[[str], str | None]) -> list[str]:
    """The newest of everybody, then the next of everybody: nobody's tables hide those of others. Of whom only the
    identity is known, which is free, come after those of whom the address is."""
    seen = Counter[tuple[bool, str]]()
    turns: dict[str, tuple[int, bool]] = {}
    for table in tables:
        address = origin(table.id)
        whose = (address is None, table.host if address is None else address)
        turns[table.id] = (seen[whose], address is None)
        seen[whose] += 1
    return sorted(turns, key=turns.__getitem__)


def _written(hall: Hall, table: TableRecord, player: str) -> Raw:
    return Raw(msgspec.json.encode(hall.shape(table, player)))
