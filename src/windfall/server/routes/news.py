"""What an annex hears from the front process. No other server has this route."""

from http import HTTPStatus

import msgspec
from fastapi import APIRouter, Request, Response

from windfall.server.annexes.news import NEWS_PATH, MetAgain, News, Renamed
from windfall.server.database.records import Player
from windfall.server.routes.context import Server

router = APIRouter(include_in_schema=False)


@router.post(NEWS_PATH)
async def hear(request: Request, server: Server) -> Response:
    match msgspec.json.decode(await request.body(), type=News):
        case Renamed(player, name):
            await server.hall.rename(Player(player, name))
        case MetAgain(table, again):
            await server.hall.go_on_at(table, again)
    return Response(status_code=HTTPStatus.NO_CONTENT)
