"""Who runs tournaments: takes entries, opens the tables of each round when the last one has ended, keeps the results.

Any process may do it, and several at once: every change is fenced by the version of the tournament, and the tables of a
round are stored with it in one transaction.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from typing import Final, TypeAlias

from windfall.engine.words.message import message
from windfall.server.database.records import GONE, Pace, Player, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.tournament_records import TournamentRecord
from windfall.server.database.transactions import StaleError
from windfall.server.duties import done
from windfall.server.jobs.job import Asker
from windfall.server.ledger import Ledger
from windfall.server.logs import named
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Settings
from windfall.server.tables.audience import may_stand_in
from windfall.server.tables.hall import Hall
from windfall.server.tournaments.opening import new_tournament, round_tables
from windfall.server.tournaments.proceeding import Outcome, entered, left, outcome, settled, started
from windfall.server.wire.tournaments import NewTournament

_log = logging.getLogger("windfall.server.tournaments")

_LOOK_SECONDS: Final = 2.0
_LOOKS: Final = 5  # for rounds that have ended, before the next one for people who are away
_AT_ONCE: Final = 50
_TABLES_AT_ONCE: Final = 1000
_TRIES: Final = 10  # while others change the same tournament

Change: TypeAlias = Callable[[TournamentRecord], TournamentRecord]


class Organizer:
    """Runs the tournaments of this server."""

    def __init__(self, hall: Hall, settings: Settings, store: Store, ledger: Ledger) -> None:
        self._hall = hall
        self._settings = settings
        self._store = store
        limits = settings.limits
        self._rates = ledger.rates("tournaments", limits.tournaments_per_minute, limits.tournaments_at_once)
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            for _ in range(_LOOKS):
                await asyncio.sleep(_LOOK_SECONDS)
                await done(self.proceed)
            await done(self.stand_in)

    # What people ask for

    async def open(self, wish: NewTournament, pace: Pace, host: Player, asker: Asker) -> TournamentRecord:
        """A new tournament, which its host has entered if they want to play."""
        tournament = new_tournament(wish, host, pace, self._settings.levels, self._hall.clock.now())
        of_identity, of_address = self._rates
        of_identity.check(asker.identity)
        of_address.check(asker.address)
        hosted, _entered = await self._store.tournaments.count_live(host.id)
        most = self._settings.limits.live_tournaments
        if hosted >= most:
            raise RequestRefused(message("tournaments-many", tournaments=most), HTTPStatus.TOO_MANY_REQUESTS)
        tournament = entered(tournament, host) if wish.play else tournament
        await self._store.tournaments.add(tournament)
        _log.info("tournament %s is opened for %s", named(tournament.id), ", ".join(tournament.titles))
        return tournament

    async def found(self, tournament: str) -> TournamentRecord:
        found = await self._store.tournaments.find(tournament)
        if found is None:
            raise RequestRefused(message("tournaments-no-such"), HTTPStatus.NOT_FOUND)
        return found

    async def enter(self, tournament: str, player: Player) -> TournamentRecord:
        _hosted, entries = await self._store.tournaments.count_live(player.id)
        most = self._settings.limits.tournaments_entered
        if entries >= most:
            raise RequestRefused(message("tournaments-many", tournaments=most), HTTPStatus.TOO_MANY_REQUESTS)
        return await self._changed(tournament, lambda found: entered(found, player))

    async def leave(self, tournament: str, number: int, player: str) -> TournamentRecord:
        return await self._changed(tournament, lambda found: left(found, number, player))

    async def begin(self, tournament: str, player: str) -> TournamentRecord:
        """Start it: bots take the places that are left, and the tables of the first round are opened."""
        return await self._changed(tournament, lambda found: started(_hosted(found, player)))

    async def end(self, tournament: str, player: str) -> TournamentRecord:
        """End it before its end. Games that are being played go on by themselves, and count no more."""
        return await self._changed(tournament, lambda found: _ended(_hosted(found, player)))

    async def _changed(self, tournament: str, change: Change) -> TournamentRecord:
        """Make a change; if somebody else was quicker, of the tournament as it is then."""
        for _ in range(_TRIES):
            found = await self.found(tournament)
            try:
                return await self._saved(found, change)
            except StaleError:
                continue
        raise RequestRefused(message("server-not-stored"), HTTPStatus.SERVICE_UNAVAILABLE)

    async def _saved(self, found: TournamentRecord, change: Change) -> TournamentRecord:
        changed = await asyncio.to_thread(change, found)  # who meets whom may take a while
        tables: list[TableRecord] = []
        if changed.round > found.round:
            changed, tables = round_tables(changed, self._hall.clock.now())
        if any(table.host == GONE for table in tables):
            await self._store.keep_player(Player(GONE, ""))
        saved = await self._store.tournaments.save(changed, tables)
        for table in tables:
            await self._hall.room(table.id)  # its bots begin
        return saved

    # Rounds

    async def proceed(self) -> None:
        """Open the next round where all tables of one have ended, or see that it was the last."""
        for tournament in await self._store.tournaments.due(_AT_ONCE):
            found = await self._store.tournaments.find(tournament)
            if found is None or found.stage != "running":
                continue
            outcomes = await self._outcomes(found)
            try:
                saved = await self._saved(found, partial(settled, outcomes=outcomes))
            except StaleError:  # another process has done it, or somebody withdrew: it is looked at again
                continue
            _log.info("tournament %s: round %d, %s", named(tournament), saved.round, saved.stage)

    async def _outcomes(self, tournament: TournamentRecord) -> dict[str, Outcome]:
        meetings = [each for each in tournament.meetings_of(tournament.round) if each.table is not None]
        results = await self._store.history.results([each.table for each in meetings if each.table is not None])
        found: dict[str, Outcome] = {}
        for meeting in meetings:
            assert meeting.table is not None
            table = await self._store.table(meeting.table)
            found[meeting.table] = outcome(table, results.get(meeting.table, {}), len(meeting.entrants))
        return found

    async def stand_in(self) -> None:
        """A round does not wait for who is away: as soon as the others at a table may let a bot play for somebody, one
        does."""
        for table in await self._store.tournaments.tables_played(_TABLES_AT_ONCE):
            if not self._hall.company.mine(table):
                continue
            found = await self._store.table(table)
            if found is not None and self._somebody_missing(found):
                try:
                    await (await self._hall.room(table)).absence.stand_in_for_all()
                except RequestRefused as refusal:
                    _log.info("nobody stands in at table %s: %s", named(table), refusal)

    def _somebody_missing(self, table: TableRecord) -> bool:
        now, present = self._hall.clock.now(), self._hall.present(table.id)
        times = (
            may_stand_in(table, seat, table.seats[seat].player in present, now) for seat in range(len(table.seats))
        )
        return any(time is not None and time <= now for time in times)


def _hosted(tournament: TournamentRecord, player: str) -> TournamentRecord:
    if tournament.host != player:
        raise RequestRefused(message("tournaments-host-only"), HTTPStatus.FORBIDDEN)
    return tournament


def _ended(tournament: TournamentRecord) -> TournamentRecord:
    if tournament.stage not in ("open", "running"):
        raise RequestRefused(message("tournaments-over"))
    return replace(tournament, stage="ended")
