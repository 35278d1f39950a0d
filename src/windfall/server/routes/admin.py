"""What only the host is told: whoever can read the database, where the key is kept."""

import asyncio
import secrets
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response

from windfall.engine.words.message import message
from windfall.server.database.store import Store
from windfall.server.logs import named
from windfall.server.names import guest_name
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import Context, Server
from windfall.server.routes.wire import JSON
from windfall.server.tables.audience import plays

router = APIRouter(include_in_schema=False)

CONNECTED_PATH: Final = "/api/admin/connected"


class Visit(msgspec.Struct, frozen=True):
    """Somebody who is connected to a table, which is called by its mark."""

    table: str
    title: str
    name: str
    plays: bool
    address: str
    since: datetime | None  # None: at another process


async def admin_key(store: Store) -> str:
    return await store.secret("admin", secrets.token_urlsafe(32))


@router.get(CONNECTED_PATH)
async def connected(request: Request, server: Server) -> Response:
    """Who is connected to tables, here and at other processes."""
    given = request.headers.get("authorization", "").encode()
    if not given or not secrets.compare_digest(given, f"Bearer {await admin_key(server.store)}".encode()):
        raise RequestRefused(message("server-no-such-request", path=CONNECTED_PATH), HTTPStatus.NOT_FOUND)
    visits = [
        Visit(
            named(room.table.id),
            room.table.title,
            connection.player.name,
            plays(room.table, connection.player.id),
            connection.address,
            datetime.fromtimestamp(connection.since, UTC),
        )
        for room in server.hall.rooms
        for connection in room.audience
    ]
    return Response(msgspec.json.encode(visits + await _elsewhere(server)), media_type=JSON)


async def _elsewhere(server: Context) -> list[Visit]:
    visits = server.hall.company.visits_elsewhere()
    tables = {table.id: table for table in await server.store.tables_named(list({visit.table for visit in visits}))}
    people = list({visit.identity for visit in visits})
    found = await asyncio.gather(*(server.store.player(player) for player in people))
    names = {player: known.name for player, known in zip(people, found, strict=True) if known is not None}
    return [
        Visit(
            named(visit.table),
            tables[visit.table].title,
            names.get(visit.identity) or guest_name(visit.identity),
            plays(tables[visit.table], visit.identity),
            visit.address,
            None,
        )
        for visit in visits
        if visit.table in tables
    ]
