"""What is due when games have ended: ratings change, and results are kept of games that ended before they were."""

import asyncio
import logging
from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.game import replay, upgrade
from windfall.players.skill import Skill
from windfall.server.clock import Clock
from windfall.server.component_sets import ComponentSets
from windfall.server.database.ratings import Change, Scale
from windfall.server.database.records import ScoreSheet, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import StaleError
from windfall.server.duties import done
from windfall.server.logs import named
from windfall.server.standing.rated import changed_skills, entrants
from windfall.server.tables.finished import stored_journal
from windfall.server.tables.score_sheets import score_sheet

_log = logging.getLogger("windfall.server.standing")

_AT_ONCE: Final = 50
_REPLAYED_AT_ONCE: Final = 10  # games that are played again for one request
_LOOK_SECONDS: Final = 5.0
_LOOKS: Final = 700  # for rated games, before the next one for games that were left
_ALONE_FOR: Final = timedelta(days=14)  # who does not go on with a rated game against bots has left it then


class Settling:
    """Any process may do it, and several at once: what is done is done once."""

    def __init__(self, store: Store, sets: ComponentSets, clock: Clock) -> None:
        self._store = store
        self._sets = sets
        self._clock = clock
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            await done(self.end_left_alone)
            for _ in range(_LOOKS):
                await asyncio.sleep(_LOOK_SECONDS)
                await done(self.rate_due)

    async def rate_due(self) -> None:
        """Let rated games that have ended change the ratings of who played them."""
        for table in await self._store.ratings.due(_AT_ONCE):
            await self._rate(table)

    async def _rate(self, table: str) -> None:
        found = await self._store.table(table)
        if found is None:
            return
        results = (await self._store.history.results([table])).get(table, {})
        seats = entrants(found, results)
        change: Change = partial(changed_skills, seats)
        if found.progress.status == "over" and not results:
            _log.error("the game of table %s is over without a result, and is not rated", named(table))
            change = _nothing
        elif found.halted == "ended":
            change = _nothing
        who = [seat.who for seat in seats]
        if await self._store.ratings.rate(table, Scale(found.title, len(seats)), who, change):
            _log.info("the game of table %s is rated", named(table))

    async def end_left_alone(self) -> None:
        """Who could leave a lost game against bots for ever would not lose it: such a game ends as resigned."""
        for table in await self._store.ratings.left_alone(self._clock.now() - _ALONE_FOR, _AT_ONCE):
            found = await self._store.table(table)
            if found is not None:
                try:
                    await self._store.end(found, "resigned")
                except StaleError:  # somebody has come back to it just now
                    continue

    async def fill_in(self, player: str) -> None:
        """Keep results of games of a player that ended before results were kept."""
        for table in await self._store.history.without_results(player, _REPLAYED_AT_ONCE):
            found = await self._store.table(table)
            sheet = await self._store.sheets.find(table)
            if found is not None:
                sheet = sheet or await self._played_again(found)
            if sheet is not None:
                await self._store.sheets.keep(table, sheet)

    async def with_deeds(self, tables: list[TableRecord], sheets: dict[str, ScoreSheet]) -> dict[str, ScoreSheet]:
        """The score sheets, some of those without deeds with them; the others next time."""
        found = dict(sheets)
        missing = [table for table in tables if table.id in sheets and sheets[table.id].deeds is None]
        for table in missing[:_REPLAYED_AT_ONCE]:
            sheet = await self._played_again(table)
            if sheet is not None:
                found[table.id] = sheet
                await self._store.sheets.replace(table.id, sheet)
        return found

    async def _played_again(self, table: TableRecord) -> ScoreSheet | None:
        """The score sheet that the moves give; None if they cannot be played with what is here."""
        if not self._sets.plays(table.deal):
            return None
        journal = stored_journal(table, await self._store.moves(table.id))
        try:
            game = await asyncio.to_thread(lambda: replay(upgrade(journal)))
        except WindfallError:
            _log.exception("the game of table %s cannot be played again", named(table.id))
            return None
        return await score_sheet(game) if game.over else None


def _nothing(_skills: Mapping[str, Skill]) -> Mapping[str, Skill]:
    """What a game changes that is not rated after all."""
    return {}
