"""Reading a stored table and playing its game again, by the rules of now if it can be."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.engine.words.message import message
from windfall.server.clock import Clock
from windfall.server.component_sets import ComponentSets
from windfall.server.database.records import ENDINGS, Halt, MoveRecord, NoteRecord, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import StaleError
from windfall.server.logs import log_about, named
from windfall.server.refusals import RequestRefused, no_such_table
from windfall.server.tables.course import Course
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.score_sheets import score_sheet

_log = logging.getLogger("windfall.server.tables")

_LOADS: Final = 5  # of a table of older rules, which others may bring up to date at the same moment
LOADED_AGAIN: Final = message("server-loading-again")


class Loader:
    """Reads tables, which other processes may change meanwhile."""

    def __init__(self, store: Store, sets: ComponentSets, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._sets = sets

    async def found(self, table: str, known: LiveGame | None = None) -> tuple[TableRecord, LiveGame | None]:
        """A table as it is stored now, and its game, of which some may be known here. Another server may bring it up to
        date at the same moment."""
        with log_about(table):
            return await self._found(table, known)

    async def _found(self, table: str, known: LiveGame | None) -> tuple[TableRecord, LiveGame | None]:
        for _ in range(_LOADS):
            stored = await self._store.whole_table(table)
            if stored is None:
                raise no_such_table()
            with suppress(StaleError):
                opened, live = await self._opened(*stored, known)
                await self._keep_findings(opened, live, stored.table.halted)
                return opened, live
        raise RequestRefused(LOADED_AGAIN, HTTPStatus.SERVICE_UNAVAILABLE)

    async def _keep_findings(self, table: TableRecord, live: LiveGame | None, halted: Halt | None) -> None:
        """Mark a game that cannot go on, if it was not known; keep the score sheet of one that is over."""
        if table.halted != halted and table.progress.status == "playing":
            await self._store.halt(table.id, table.halted)
        if live is not None and live.course.game.over and await self._store.sheets.find(table.id) is None:
            await self._store.sheets.keep(table.id, await score_sheet(live.course.game))

    async def _opened(
        self, table: TableRecord, moves: Sequence[MoveRecord], notes: Sequence[NoteRecord], known: LiveGame | None
    ) -> tuple[TableRecord, LiveGame | None]:
        """A stored table, and its game; None before it starts, and if it cannot be played here."""
        try:
            title = find_title(table.title)
            if table.halted in ENDINGS:
                return table, None
            if table.progress.status == "waiting":
                return await self._by_rules_of_now(table, title, []), None
            if not self._sets.plays(table.deal):
                await self._sets.look_up([table.deal.components])
                return replace(table, halted=self._sets.halt(table.deal)), None
            table = replace(table, halted=None)
            if table.rules == title.rules:
                course = None if known is None or not known.same_deal(table) else known.course.and_then(moves)
                return table, LiveGame(table, course or Course.of(table, moves), self._clock, notes)
            course = Course.upgraded(table, moves)
            progressed = replace(table, progress=course.progress(table.seats))
            upgraded = await self._by_rules_of_now(progressed, title, [move.record for move in course.moves])
            return upgraded, LiveGame(upgraded, course, self._clock, notes)
        except (WindfallError, LookupError, TypeError, ValueError):  # also of moves that no game can have
            _log.exception("table %s cannot be played again", named(table.id))
            return replace(table, halted=self._sets.halt(table.deal) or "moves"), None

    async def _by_rules_of_now(self, table: TableRecord, title: Title, moves: list[MoveRecord]) -> TableRecord:
        """The table as it is played from now on, which is stored if it was of other rules."""
        current = replace(table, rules=title.rules, components=title.components_digest)
        if current == table:
            return table
        current = replace(current, wish=None)  # it was about the game as it was
        return await self._store.upgrade(current, moves)
