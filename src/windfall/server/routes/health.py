"""Whether the server lives, and whether it can do its work."""

import msgspec
from fastapi import APIRouter, Response

from windfall.server.routes.context import Server
from windfall.server.routes.wire import JSON

router = APIRouter(include_in_schema=False)


@router.get("/health/live")
async def live() -> Response:
    """It answers, whatever else it can do."""
    return Response(b'{"live":true}', media_type=JSON)


@router.get("/health")
async def ready(server: Server) -> Response:
    """200 if the database answers and bots can think, 503 if not."""
    found = await server.health.condition()
    return Response(msgspec.json.encode(found), 200 if found.ready else 503, media_type=JSON)
