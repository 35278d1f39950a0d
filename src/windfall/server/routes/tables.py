"""Tables: to find one, to open one, to take a seat, and what there is to see when the game is over."""

from typing import Annotated

from fastapi import Depends, Path, Query, Response

from windfall.engine.registry import title as find_title
from windfall.engine.state import SPECTATOR
from windfall.engine.title import Component
from windfall.server.annexes.news import MetAgain
from windfall.server.refusals import RequestRefused, no_such_table
from windfall.server.routes.context import PlayerId, Server, TableId, Visitor, counted
from windfall.server.routes.titles import components_of
from windfall.server.routes.wire import JSON, Body, WireRouter
from windfall.server.tables import finished
from windfall.server.tables.seating import new_table, seat_names
from windfall.server.wire.bodies import NewSeat, NewTable
from windfall.server.wire.shapes import Frame, ReviewProgress, Scores, Tables, TableShape

router = WireRouter(prefix="/tables", tags=["tables"])

_COUNTED = [Depends(counted)]
_LAST = 1_000_000


@router.get("")
async def tables(player: PlayerId, server: Server) -> Tables:
    """Your tables, and those that wait for players."""
    limits = server.settings.limits
    mine = await server.store.tables_of(player, limits.own_tables_shown)
    waiting = await server.store.open_tables(limits.open_tables_shown)
    return Tables(
        [server.hall.shape(table, player) for table in mine],
        [server.hall.shape(table, player) for table in waiting],
    )


@router.post("", status_code=201, dependencies=_COUNTED)
async def open_table(
    body: Annotated[NewTable, Depends(Body(NewTable))], visitor: Visitor, server: Server
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
    )
    await server.store.keep_player(visitor)
    room = await server.hall.open_table(table)
    return room.shape(visitor.id)


@router.get("/{table}")
async def show_table(table: TableId, player: PlayerId, server: Server) -> TableShape:
    """One table."""
    record = await server.store.table(table)
    if record is None:
        raise no_such_table()
    return server.hall.shape(record, player)


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
    await room.change_seat(visitor, seat, body)
    return room.shape(visitor.id)


@router.post("/{table}/again", status_code=201, dependencies=_COUNTED)
async def play_again(table: TableId, visitor: Visitor, server: Server) -> TableShape:
    """A table with the same title, settings and seats, those of other people open. The others get the same one while
    they can take a seat there."""
    await server.store.keep_player(visitor)
    again = await server.hall.play_again(table, visitor)
    await server.annexes.tell(MetAgain(table, again.table.id))
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
    return await finished.scores(await server.hall.room(table))


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
        raise RequestRefused(f"Ask for at most {most} frames at once.")
    return await finished.frames(room, viewer, first, last)


@router.get("/{table}/journal", response_class=Response, responses={200: {"content": {JSON: {}}}})
async def journal(table: TableId, server: Server) -> Response:
    """The journal as a file; 409 until the game is over."""
    found = finished.journal(await server.hall.room(table))
    name = f'attachment; filename="{found.title}-{table}.json"'
    return Response(found.to_json(), media_type=JSON, headers={"content-disposition": name})


@router.post("/{table}/review", dependencies=_COUNTED)
async def ask_for_review(table: TableId, player: PlayerId, server: Server) -> ReviewProgress:
    """Asks for the review of the game, or joins who has asked already; 409 until the game is over, 429 while another
    review that you asked for is on its way."""
    room = await server.hall.room(table)
    job = server.reviews.ask(table, player, finished.journal(room), seat_names(room.table))
    return finished.review_progress(room, job, server.settings.limits.mistakes_shown)


@router.get("/{table}/review")
async def show_review(table: TableId, server: Server) -> ReviewProgress:
    """How far it is, and the review when it is done; 404 if nobody has asked for it lately, 503 if it failed: ask
    again."""
    room = await server.hall.room(table)
    return finished.review_progress(room, server.reviews.find(table), server.settings.limits.mistakes_shown)
