"""Who is asking."""

from fastapi import APIRouter, Depends

from windfall.server.database.records import Player
from windfall.server.names import checked_name
from windfall.server.routes.bodies import NameBody
from windfall.server.routes.context import PlayerId, Server, Visitor, counted
from windfall.server.tables.shapes import Me

router = APIRouter(tags=["people"])


@router.get("/me")
async def who_am_i(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name)


@router.put("/me", dependencies=[Depends(counted)])
async def call_me(body: NameBody, player: PlayerId, server: Server) -> Me:
    renamed = Player(player, checked_name(body.name))
    await server.store.save_player(renamed)
    await server.hall.rename(renamed)
    return Me(renamed.id, renamed.name)
