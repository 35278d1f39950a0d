"""Tournaments and series: to open one, to enter and to leave it, to start and to end it, and how it stands."""

from typing import Annotated, Final, TypeAlias

from fastapi import Depends, Path

from windfall.server.database.tournament_records import TournamentRecord
from windfall.server.database.tournaments import TableState
from windfall.server.names import guest_name
from windfall.server.routes.context import AskerHere, Context, PlayerId, Server, Visitor, counted
from windfall.server.routes.tables import pace_of
from windfall.server.routes.wire import Body, WireRouter
from windfall.server.tournaments.shown import tournament_shape, tournament_summary
from windfall.server.wire.tournaments import NewTournament, Tournaments, TournamentShape

router = WireRouter(prefix="/tournaments", tags=["tournaments"])

_COUNTED: Final = [Depends(counted)]
_SHOWN: Final = 30

TournamentId: TypeAlias = Annotated[str, Path(max_length=40)]
Number: TypeAlias = Annotated[int, Path(ge=1, le=1000)]


@router.get("")
async def tournaments(player: PlayerId, server: Server) -> Tournaments:
    """Tournaments and series that are yours or that you take part in, at most 30: those that go on first."""
    found = await server.store.tournaments.of_player(player, _SHOWN)
    states = await _states(server, *found)
    names = {each.host: await _host_name(server, each.host) for each in found}
    return Tournaments([tournament_summary(each, player, names[each.host], states) for each in found])


@router.post("", status_code=201, dependencies=_COUNTED)
async def open_tournament(
    body: Annotated[NewTournament, Depends(Body(NewTournament))], visitor: Visitor, asker: AskerHere, server: Server
) -> TournamentShape:
    """Open a tournament, or a series. Others enter it by its link; it starts when you say so."""
    await server.store.keep_player(visitor)
    opened = await server.organizer.open(body, pace_of(body.pace), visitor, asker)
    return await _shape(opened, visitor.id, server)


@router.get("/{tournament}")
async def show_tournament(tournament: TournamentId, player: PlayerId, server: Server) -> TournamentShape:
    """One of them: who takes part, who met whom, and the standings."""
    return await _shape(await server.organizer.found(tournament), player, server)


@router.post("/{tournament}/entrants", dependencies=_COUNTED)
async def enter(tournament: TournamentId, visitor: Visitor, server: Server) -> TournamentShape:
    """Take part; 409 if it is full or has started."""
    await server.store.keep_player(visitor)
    return await _shape(await server.organizer.enter(tournament, visitor), visitor.id, server)


@router.delete("/{tournament}/entrants/{number}", dependencies=_COUNTED)
async def leave(tournament: TournamentId, number: Number, player: PlayerId, server: Server) -> TournamentShape:
    """Take part no longer; the host may take out others. Who leaves a tournament that has started is not paired again;
    a game that is being played goes on."""
    return await _shape(await server.organizer.leave(tournament, number, player), player, server)


@router.post("/{tournament}/start", dependencies=_COUNTED)
async def start(tournament: TournamentId, player: PlayerId, server: Server) -> TournamentShape:
    """Start your tournament: bots take the places that are left, if it has any, and the first tables are opened."""
    return await _shape(await server.organizer.begin(tournament, player), player, server)


@router.post("/{tournament}/end", dependencies=_COUNTED)
async def end(tournament: TournamentId, player: PlayerId, server: Server) -> TournamentShape:
    """End your tournament before its end. Games that are being played go on, and count no more."""
    return await _shape(await server.organizer.end(tournament, player), player, server)


async def _shape(tournament: TournamentRecord, player: str, server: Context) -> TournamentShape:
    host = await _host_name(server, tournament.host)
    return tournament_shape(tournament, player, host, await _states(server, tournament))


async def _host_name(server: Context, host: str) -> str:
    found = await server.store.player(host)
    return guest_name(host) if found is None else found.name


async def _states(server: Context, *tournaments: TournamentRecord) -> dict[str, TableState]:
    """Whether the tables of the rounds that are played now are."""
    now = [meeting.table for each in tournaments for meeting in each.meetings_of(each.round)]
    return await server.store.tournaments.states([table for table in now if table is not None])
