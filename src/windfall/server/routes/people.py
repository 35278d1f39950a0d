"""Who is asking."""

from typing import Annotated

from fastapi import Depends

from windfall.server.annexes.news import Renamed
from windfall.server.database.records import Player
from windfall.server.identity.marks import mark
from windfall.server.names import checked_name
from windfall.server.routes.context import PlayerId, Server, Visitor, WorkshopOpen, counted
from windfall.server.routes.wire import Body, WireRouter
from windfall.server.talk import words
from windfall.server.talk.talk import EVERYWHERE
from windfall.server.wire.bodies import NewName
from windfall.server.wire.shapes import Me

router = WireRouter(tags=["people"])


@router.get("/me")
async def who_am_i(visitor: Visitor, workshop: WorkshopOpen) -> Me:
    """Who is asking."""
    return me(visitor, workshop)


@router.put("/me", dependencies=[Depends(counted)])
async def call_me(
    body: Annotated[NewName, Depends(Body(NewName))], player: PlayerId, server: Server, workshop: WorkshopOpen
) -> Me:
    """Be called by another name."""
    renamed = Player(player, checked_name(body.name))
    await server.store.save_player(renamed)
    await server.hall.rename(renamed)
    server.talk.say(EVERYWHERE, words.Renamed(renamed.id, renamed.name))
    await server.annexes.tell(Renamed(renamed.id, renamed.name))
    return me(renamed, workshop)


def me(player: Player, workshop: bool) -> Me:
    return Me(player.id, player.name, mark(player.id), workshop)
