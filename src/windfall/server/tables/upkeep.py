"""What keeps a hall going: bots that are due think, others' changes are noticed, deserted tables leave the memory."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from windfall.server.bots import BotPool
from windfall.server.component_sets import ComponentSets
from windfall.server.database.records import DueTable
from windfall.server.database.store import Store
from windfall.server.duties import done
from windfall.server.logs import named
from windfall.server.refusals import RequestRefused
from windfall.server.tables.hints import Hints
from windfall.server.tables.room import Room

if TYPE_CHECKING:
    from windfall.server.tables.hall import Hall

_log = logging.getLogger("windfall.server.tables")

_SWEEP_SECONDS: Final = 5.0
_WAIT_SECONDS: Final = 1.0


class Upkeep:
    """What is done again and again, as long as the server runs, whatever fails."""

    def __init__(self, hall: "Hall", store: Store, sets: ComponentSets, bots: BotPool, hints: Hints) -> None:
        self._hall = hall
        self._store = store
        self._sets = sets
        self._bots = bots
        self._hints = hints
        self._stuck: set[DueTable] = set()  # tables whose bots have had to choose for a while
        self._catching_up: asyncio.Task[None] | None = None
        self._keepers: list[asyncio.Task[None]] = []
        self._waiting: set[str] = set()  # tables that were told that their bots wait

    def start(self, when_deserted: Callable[[], None] | None) -> None:
        self._keepers = [
            asyncio.create_task(self._keep(when_deserted)),
            asyncio.create_task(self._keep_telling_waits()),
        ]

    async def _keep(self, when_deserted: Callable[[], None] | None) -> None:
        """Wake the bots that were thinking when the server stopped, then keep the hall tidy, whatever fails."""
        once = [self._mark_halted, *([self._wake_due] if self._hall.talk.alone else [])]
        while True:
            once = [duty for duty in once if not await done(duty)]
            await asyncio.sleep(_SWEEP_SECONDS)
            await done(self.sweep)
            if not self._hall.talk.alone:
                await done(self._wake_stuck)
            if when_deserted is not None and self._hall.deserted:
                when_deserted()

    async def _mark_halted(self) -> None:
        """Say of games that are not over whether they can go on with the rules and components that are here now."""
        if self._sets.current:
            deals = await self._store.deals_played()
            await self._sets.look_up(deal.components for deal in deals)
            for deal in deals:
                await self._store.halt_deal(deal, self._sets.halt(deal))

    async def _wake_due(self) -> None:
        for due in await self._store.tables_with_bots_due():
            if self._sets.plays(due.deal):
                await self._wake(due.table)

    async def _wake_stuck(self) -> None:
        """Bots that have had to choose since the last time are not thought about, or not for long: the process that
        let them think may have ended. Who asks what somebody else asks, too, shares the answer."""
        due = {each for each in await self._store.tables_with_bots_due() if self._sets.plays(each.deal)}
        stuck, self._stuck = self._stuck & due, due
        for each in stuck:
            if self._hall.company.mine(each.table):
                await self._wake(each.table)

    def catch_up_soon(self) -> None:
        """Words of others may have been missed, or were never said."""
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._catch_up_now())

    async def _catch_up_now(self) -> None:
        await done(self._hall.catch_up)

    async def _wake(self, table: str) -> None:
        try:
            room = await self._hall.room(table)
            if not self._hall.talk.alone:
                await room.catch_up()
                room.bots.wake()
        except RequestRefused as refusal:
            _log.info("table %s is not loaded again: %s", named(table), refusal)
        except Exception:
            _log.exception("table %s could not be loaded", named(table))

    async def sweep(self) -> None:
        self._bots.replace_lost()
        for room in self._hall.rooms:
            table = room.table.id
            if not self._hall.has(room):
                continue  # somebody has come meanwhile, and it was loaded again
            if room.broken:
                await self._wake(table)
            elif self._hall.is_idle(room):
                self._hall.let_go(room)
            elif room.bots.leads:
                self._wake_again(room)

    def _wake_again(self, room: Room) -> None:
        """A question that nobody thinks about, whatever happened, is asked again."""
        try:
            room.bots.wake()
        except Exception:
            _log.exception("the bots of table %s could not be asked", named(room.table.id))

    async def _keep_telling_waits(self) -> None:
        while True:
            await asyncio.sleep(_WAIT_SECONDS)
            await done(self.tell_waits)

    async def tell_waits(self) -> None:
        """Tell tables whose bots wait for a worker how long that may take."""
        places = self._bots.places()
        self._hints.tell_waits(places)
        concerned = self._waiting.union(key.partition("/")[0] for key in places)
        rooms = [room for room in self._hall.rooms if room.table.id in concerned]
        self._waiting = {room.table.id for room in rooms if room.bots.tell_wait(places)}

    async def stop(self) -> None:
        ending = [*self._keepers, *([] if self._catching_up is None else [self._catching_up])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self._hints.stop()
