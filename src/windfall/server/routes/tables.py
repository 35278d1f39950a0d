"""Tables: to find one, to open one, to take a seat, and what there is to see when the game is over."""

from http import HTTPStatus
from typing import Annotated, cast

from fastapi import Depends, Path, Query, Response

from windfall.engine.registry import title as find_title
from windfall.engine.state import SPECTATOR
from windfall.engine.title import Component
from windfall.engine.words.message import message
from windfall.server.annexes.news import MetAgain
from windfall.server.database.records import Pace
from windfall.server.refusals import RequestRefused, no_such_table
from windfall.server.routes.context import AskerHere, PlayerId, Server, TableId, Visitor, counted
from windfall.server.routes.titles import components_of
from windfall.server.routes.wire import JSON, Body, WireRouter
from windfall.server.tables import finished
from windfall.server.tables.seating import new_table
from windfall.server.wire.bodies import NewPace, NewSeat, NewTable
from windfall.server.wire.shapes import Frame, Proof, ReviewProgress, Scores, Tables, TableShape

router = WireRouter(prefix="/tables", tags=["tables"])

_COUNTED = [Depends(counted)]
_LAST = 1_000_000


@router.get("")
async def tables(player: PlayerId, server: Server, skip: Annotated[int, Query(ge=0, le=_LAST)] = 0) -> Tables:
    """Your tables, at most 60 after the first `skip`, and those that wait for players."""
    mine = await server.store.tables_of(player, server.settings.limits.own_tables_shown, skip)
    waiting = await server.lobby.open_tables(player)
    # written already, which the form of the answer does not care for
    return Tables(await server.hall.shapes(mine, player), cast("list[TableShape]", waiting))


@router.post("", status_code=201, dependencies=_COUNTED)
async def open_table(
    body: Annotated[NewTable, Depends(Body(NewTable))], visitor: Visitor, asker: AskerHere, server: Server
) -> TableShape:
    """Open a table."""
    table = new_table(
        body.title,
        body.settings,
        body.seats,
        visitor,
        body.public,
        body.shuffle,
        body.hints,
        server.settings.levels,
        pace_of(body.pace),
        server.hall.clock.now(),
        body.rated,
    )
    await server.store.keep_player(visitor)
    room = await server.hall.opening.open(table, asker)
    server.lobby.changed(table, asker.address)
    return room.shape(visitor.id)


def pace_of(wanted: NewPace) -> Pace:
    """What a table is to agree about time, if it can."""
    if wanted.bank_seconds is not None and wanted.days is not None:
        raise RequestRefused(message("seats-one-clock"), HTTPStatus.UNPROCESSABLE_ENTITY)
    return Pace(wanted.away_minutes, wanted.bank_seconds, wanted.increment_seconds, wanted.days)


@router.get("/{table}")
async def show_table(table: TableId, player: PlayerId, server: Server) -> TableShape:
    """One table."""
    record = await server.store.table(table)
    if record is None:
        raise no_such_table()
    (shown,) = await server.hall.shapes([record], player)
    return shown


@router.post("/{table}/seats/{seat}", dependencies=_COUNTED)
async def change_seat(
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=9)],
    body: Annotated[NewSeat, Depends(Body(NewSeat))],
    visitor: Visitor,
    server: Server,
) -> TableShape:
    """Change a seat before the game starts."""
    room = await server.hall.room(table)
    await server.store.keep_player(visitor)
    await room.seats.change(visitor, seat, body)
    server.lobby.changed()
    return room.shape(visitor.id)


@router.post("/{table}/again", status_code=201, dependencies=_COUNTED)
async def play_again(table: TableId, visitor: Visitor, asker: AskerHere, server: Server) -> TableShape:
    """A table with the same title, settings and seats, everybody one seat further, those of other people open. Who of
    them asks gets the same one, and sits down there."""
    await server.store.keep_player(visitor)
    again = await server.hall.opening.play_again(table, visitor, asker)
    server.lobby.changed(again.table, asker.address)
    await server.annexes.tell(MetAgain(table))
    return again.shape(visitor.id)


@router.get("/{table}/components")
async def components(table: TableId, server: Server) -> list[Component]:
    """All tiles or cards that this table is played with."""
    room = await server.hall.room(table)
    if room.refused is not None:
        raise RequestRefused(room.refused)
    return components_of(find_title(room.table.title))


@router.get("/{table}/scores")
async def scores(table: TableId, server: Server) -> Scores:
    """The score sheet; 409 until the game is over."""
    return await finished.scores(await server.hall.room(table), server.store)


@router.get("/{table}/frames")
async def frames(
    table: TableId,
    server: Server,
    viewer: Annotated[int, Query(ge=SPECTATOR, le=9)] = SPECTATOR,
    first: Annotated[int, Query(ge=0, le=_LAST)] = 0,
    last: Annotated[int, Query(ge=0, le=_LAST)] = 0,
) -> list[Frame]:
    """What the viewer saw, from `at` = `first` to `last`, at most 100; 0 is the setup. 409 until the game is over."""
    room = await server.hall.room(table)
    most = server.settings.limits.frames_per_request
    if last - first >= most:
        raise RequestRefused(message("server-many-frames", frames=most))
    made = await finished.frames(room, server.frames, viewer, first, last)
    return cast("list[Frame]", made)  # written already


@router.get("/{table}/journal", response_class=Response, responses={200: {"content": {JSON: {}}}})
async def journal(table: TableId, server: Server) -> Response:
    """The journal as a file; 409 until the game is over."""
    found = await finished.kept_journal(await server.hall.room(table), server.store)
    name = f'attachment; filename="{found.title}-{table}.json"'
    return Response(found.to_json(), media_type=JSON, headers={"content-disposition": name})


@router.get("/{table}/proof")
async def proof(table: TableId, server: Server) -> Proof:
    """The secret that the game was dealt from, and whether it was; 409 until the game is over."""
    return await finished.proof(await server.hall.room(table), server.store)


@router.post("/{table}/review", dependencies=_COUNTED)
async def ask_for_review(table: TableId, asker: AskerHere, server: Server) -> ReviewProgress:
    """Asks for the review of the game, or joins who has asked already; 409 until the game is over, 429 while another
    review that you asked for is on its way."""
    room = await server.hall.room(table)
    ordered = server.reviews.ask(table, asker, finished.journal(room))
    return finished.review_progress(room, ordered, server.settings.limits.mistakes_shown)


@router.get("/{table}/review")
async def show_review(table: TableId, asker: AskerHere, server: Server) -> ReviewProgress:
    """How far it is, and what it has found so far; 404 if nobody has asked for it lately, 503 if it failed before it
    found anything: ask again."""
    room = await server.hall.room(table)
    ordered = await server.reviews.join(table, asker, lambda: finished.journal(room))
    return finished.review_progress(room, ordered, server.settings.limits.mistakes_shown)
