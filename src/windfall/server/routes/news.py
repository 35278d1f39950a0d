"""What an annex hears from the front process. No other server has this route."""

from http import HTTPStatus

import msgspec
from fastapi import APIRouter, Request, Response

from windfall.server.annexes.news import NEWS_PATH, LeftDevice, MetAgain, News, Renamed, TurnedOver
from windfall.server.database.records import Player
from windfall.server.routes.context import Server
from windfall.server.tables.turnover import sign_out, turn_over

router = APIRouter(include_in_schema=False)


@router.post(NEWS_PATH)
async def hear(request: Request, server: Server) -> Response:
    match msgspec.json.decode(await request.body(), type=News):
        case Renamed(player, name):
            await server.hall.rename(Player(player, name))
        case MetAgain(table):
            await server.hall.go_on(table)
        case TurnedOver(player, another):
            server.passes.forget()
            await turn_over(server.hall, player, another)
        case LeftDevice(device):
            server.passes.forget()
            sign_out(server.hall, device)
    return Response(status_code=HTTPStatus.NO_CONTENT)
