"""What only the host is told: whoever can read the database, where the key is kept."""

import secrets
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response

from windfall.engine.words.message import message
from windfall.server.database.store import Store
from windfall.server.logs import named
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import Server
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
    since: datetime


async def admin_key(store: Store) -> str:
    return await store.secret("admin", secrets.token_urlsafe(32))


@router.get(CONNECTED_PATH)
async def connected(request: Request, server: Server) -> Response:
    """Who is connected to tables of this process."""
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
    return Response(msgspec.json.encode(visits), media_type=JSON)
