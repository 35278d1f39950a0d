"""All that is kept about somebody: they can have it, and have it removed."""

import msgspec
from fastapi import Depends, Request, Response

from windfall.players.levels import USUAL
from windfall.server.database.ratings import Rating
from windfall.server.database.records import FOR_ALL, SeatRecord, TableRecord
from windfall.server.database.tournament_records import TournamentRecord
from windfall.server.identity.cookies import Pass
from windfall.server.identity.marks import mark
from windfall.server.routes.context import Context, Identity, Server, Visitor, counted, visitor
from windfall.server.routes.devices import device_shape, passkey_shape
from windfall.server.routes.notices import own_notices
from windfall.server.routes.people import me
from windfall.server.routes.wire import JSON, WireRouter
from windfall.server.wire.identity import (
    OwnDailyGame,
    OwnData,
    OwnLine,
    OwnMove,
    OwnMute,
    OwnOrder,
    OwnRating,
    OwnSeat,
    OwnTable,
    OwnTournament,
)
from windfall.server.wire.shapes import Me

router = WireRouter(prefix="/me", tags=["people"])

_ALL_TABLES = 1_000_000
_ALL_TOURNAMENTS = 5000  # as many as a query may name


@router.get("/data")
async def own_data(identity: Identity, visitor: Visitor, server: Server) -> Response:
    """Everything that is kept about you, as a file: `OwnData`."""
    told = msgspec.json.format(msgspec.json.encode(await _data(identity, visitor.name, server)))
    headers = {"content-disposition": 'attachment; filename="windfall-me.json"'}
    return Response(told, media_type=JSON, headers=headers)


@router.delete("", dependencies=[Depends(counted)])
async def delete_me(request: Request, identity: Identity, server: Server) -> Me:
    """Remove you. Games that are over stay, without your name; in those of others a bot plays on; what only you could
    have played on is removed. You are a new guest then."""
    if await server.store.knows(identity.player):
        await server.becoming.delete(identity.player, _usual_level(server))
    request.state.identity = Pass.fresh()
    return me(await visitor(request), workshop=False)


def _usual_level(server: Context) -> str:
    names = [level.name for level in server.settings.levels]
    return USUAL if USUAL in names else names[0]


async def _data(identity: Pass, name: str, server: Context) -> OwnData:
    player, people = identity.player, server.store.people
    tables = await server.store.tables_of(player, _ALL_TABLES)
    return OwnData(
        player,
        name,
        mark(player),
        await server.store.player_since(player),
        [device_shape(each, identity.device) for each in await people.devices_of(player)],
        [passkey_shape(each) for each in await people.passkeys_of(player)],
        [await _table(table, player, server) for table in tables],
        [OwnDailyGame(game.day, game.title, game.table, game.place) for game in await server.store.daily.every(player)],
        [_rating(rating) for rating in await server.store.ratings.of(player)],
        [_tournament(each, player) for each in await server.store.tournaments.of_player(player, _ALL_TOURNAMENTS)],
        await server.store.ratings.is_listed(player),
        await own_notices(player, server),
        [OwnLine(table, line.name, line.text, line.at) for table, line in await server.store.chats.lines_by(player)],
        [
            OwnMute(table, mark(mute.player), mute.by == FOR_ALL)
            for table, mute in await server.store.chats.muted_by(player)
        ],
    )


def _rating(rating: Rating) -> OwnRating:
    skill = rating.skill
    return OwnRating(rating.scale.title, rating.scale.players, skill.mu, skill.sigma, rating.games)


def _seat(number: int, seat: SeatRecord) -> OwnSeat:
    plans = [OwnOrder(plan.question, list(plan.wishes)) for plan in seat.orders.plans]
    passing = [OwnOrder(each.question, []) for each in seat.orders.passing]
    return OwnSeat(number, seat.name, plans + passing)


def _tournament(tournament: TournamentRecord, player: str) -> OwnTournament:
    own = tournament.entrant_of(player)
    met = [] if own is None else [each.table for each in tournament.meetings if own.number in each.entrants]
    return OwnTournament(
        id=tournament.id,
        pairing=tournament.pairing,
        titles=list(tournament.titles),
        created=tournament.created,
        stage=tournament.stage,
        host=tournament.host == player,
        number=None if own is None else own.number,
        withdrawn=own is not None and own.withdrawn,
        tables=[table for table in met if table is not None],
    )


async def _table(table: TableRecord, player: str, server: Context) -> OwnTable:
    own = table.seats_of(player)
    moves = await server.store.moves(table.id)
    sheet = await server.store.sheets.find(table.id)
    return OwnTable(
        id=table.id,
        title=table.title,
        settings=table.settings,
        host=table.host == player,
        public=table.public,
        created=table.created,
        status=table.progress.status,
        seats=[_seat(seat, table.seats[seat]) for seat in own],
        moves=[OwnMove(move.number, move.seat, move.action) for move in moves if move.seat in own],
        winners=None if table.progress.winners is None else list(table.progress.winners),
        scores=None if sheet is None else list(sheet.result.scores),
    )
