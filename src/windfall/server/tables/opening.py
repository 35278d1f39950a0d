"""Opening tables: how many somebody may open, from where they come, and the next one of the same players."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from windfall.engine.words.message import message
from windfall.server.database.records import DailyGame, Player, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import Fence, StaleError
from windfall.server.jobs.job import NOBODY, Asker
from windfall.server.ledger import Ledger
from windfall.server.logs import log_about, named
from windfall.server.refusals import RequestRefused, no_such_table, not_over
from windfall.server.settings import Settings
from windfall.server.tables.audience import plays
from windfall.server.tables.room import Room
from windfall.server.tables.seating import new_table, own_seats_again, seats_again
from windfall.server.talk.talk import EVERYWHERE
from windfall.server.talk.words import Changed, Listed

if TYPE_CHECKING:
    from windfall.server.tables.hall import Hall

_log = logging.getLogger("windfall.server.tables")

_MANY_PUBLIC: Final = message("server-many-public")
_ORIGINS_KEPT: Final = 20_000
_MET_ELSEWHERE: Final = message("server-met-elsewhere")


class Opening:
    """Stores new tables, as many as their hosts may have."""

    def __init__(self, hall: "Hall", settings: Settings, store: Store, ledger: Ledger) -> None:
        self._hall = hall
        self._settings = settings
        self._store = store
        limits = settings.limits
        self._rates = ledger.rates("tables", limits.tables_per_minute, limits.tables_at_once)
        self._public_rates = ledger.rates(
            "public tables", limits.public_tables_per_minute, limits.public_tables_at_once, _MANY_PUBLIC, sharing=3
        )
        self._opening = Counter[str]()  # tables on their way into the database, by host
        self._origins: OrderedDict[str, str] = OrderedDict()  # addresses that public tables were opened from
        self._again = asyncio.Lock()

    async def open(self, table: TableRecord, asker: Asker = NOBODY, follows: TableRecord | None = None) -> Room:
        """Store a new table and let its bots begin; it may follow another, whose players go on there."""
        async with self._counted(table, asker):
            await self._store.add_table(table, follows)
            await self._look_elsewhere(table)
        return await self._begin(table, asker)

    async def open_daily(self, table: TableRecord, game: DailyGame, asker: Asker) -> Room | None:
        """Store a new table of a daily deal; None if its player has one of this deal already."""
        async with self._counted(table, asker):
            added = await self._store.daily.add(game, table)
        return await self._begin(table, asker) if added else None

    @asynccontextmanager
    async def _counted(self, table: TableRecord, asker: Asker) -> AsyncIterator[None]:
        """While a table is stored; its host may not have too many."""
        self._count_opening(table, asker)
        self._opening[table.host] += 1  # others that are opened at the same moment count, too
        try:
            await self._check_host(table.host, self._opening[table.host])
            yield
        finally:
            self._opening[table.host] -= 1
            self._opening += Counter()  # without those of whom none is left

    async def _check_host(self, host: str, more: int = 0) -> None:
        most = self._settings.limits.live_tables
        if await self._store.live_tables_of(host) + more > most:
            raise RequestRefused(message("server-many-tables", tables=most), HTTPStatus.TOO_MANY_REQUESTS)

    async def _look_elsewhere(self, table: TableRecord) -> None:
        """Other processes may have stored tables of this host at the same moment: then it is taken back."""
        if not self._hall.talk.alone:
            try:
                await self._check_host(table.host)
            except RequestRefused:
                await self._store.remove(Fence(table.id, table.version))
                raise

    async def _begin(self, table: TableRecord, asker: Asker) -> Room:
        if table.public:
            self.remember_origin(table.id, asker.address)
        with log_about(table.id):
            _log.info("table %s is opened for %s", named(table.id), table.title)
        return await self._hall.room(table.id, asker)

    def remember_origin(self, table: str, address: str) -> None:
        """From where a public table was opened."""
        self._origins[table] = address
        while len(self._origins) > _ORIGINS_KEPT:
            self._origins.popitem(last=False)

    def _count_opening(self, table: TableRecord, asker: Asker) -> None:
        of_identity, of_address = self._public_rates if table.public else self._rates
        of_identity.check(table.host)
        of_address.check(asker.address)

    def host_came(self, table: TableRecord, address: str) -> None:
        """The host of a table has come to it. Where it was opened from is forgotten when the server starts again."""
        waits = table.public and table.progress.status == "waiting"
        if waits and table.id not in self._origins:
            self.remember_origin(table.id, address)
            self._hall.talk.say(EVERYWHERE, Listed(table.id, address))

    def origin(self, table: str) -> str | None:
        """From where a public table was opened, as far as that is remembered."""
        return self._origins.get(table)

    async def play_again(self, table: str, player: Player, asker: Asker = NOBODY) -> Room:
        """The table at which the players of a finished game go on, each one seat further; whoever asks first opens
        it, and the others sit down there when they ask."""
        async with self._again:
            old = await self._store.table(table)
            if old is None:
                raise no_such_table()
            if old.progress.status != "over":
                raise not_over()
            if not plays(old, player.id):
                raise RequestRefused(message("server-only-players-again"), HTTPStatus.FORBIDDEN)
            again = None if old.again is None else await self._store.table(old.again)
            if again is not None and _can_join(again, player.id):
                room = await self._hall.room(again.id)
                await _sit_again(room, old, player)
                return room
            seats = seats_again(old, player.id)
            fresh_table = new_table(
                old.title,
                old.settings,
                seats,
                player,
                old.public,
                shuffle=False,
                hints=old.hints,
                offered=self._settings.levels,
                pace=old.pace,
                now=self._hall.clock.now(),
                rated=old.rated,
            )
            kept_until = fresh_table.created + timedelta(minutes=self._settings.kept_minutes)
            fresh_table = replace(fresh_table, follows=old.id, kept_until=kept_until)
            try:
                fresh = await self.open(fresh_table, asker, follows=old)
            except StaleError as error:
                raise RequestRefused(_MET_ELSEWHERE, HTTPStatus.SERVICE_UNAVAILABLE) from error
            self._hall.talk.say(old.id, Changed(old.version + 1))
            await self._hall.go_on(old.id)
            return fresh


async def _sit_again(room: Room, old: TableRecord, player: Player) -> None:
    """Who comes to the next table has the seat there that is theirs by turns, unless somebody else has taken it."""
    if room.table.progress.status == "waiting" and not room.table.seats_of(player.id):
        for number, seat in own_seats_again(old, player.id):
            with suppress(RequestRefused):
                await room.seats.change(player, number, seat)


def _can_join(table: TableRecord, player: str) -> bool:
    """Whether somebody who wants to play on finds a place at this table."""
    status = table.progress.status
    return status == "waiting" or (status == "playing" and bool(table.seats_of(player)))
