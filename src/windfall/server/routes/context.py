"""What a route works with: the server's parts, and who is asking."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated, TypeAlias

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.server.annexes.annexes import Annexes
from windfall.server.database.records import Player
from windfall.server.database.store import Store
from windfall.server.limits import Rates
from windfall.server.names import guest_name
from windfall.server.refusals import RequestRefused
from windfall.server.reviews import Reviews
from windfall.server.settings import Settings
from windfall.server.tables.hall import Hall
from windfall.server.workshop.access import COOKIE, Access
from windfall.server.workshop.shop import Shop


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    hall: Hall
    annexes: Annexes
    reviews: Reviews
    workshop: Shop
    workshop_access: Access
    changes: Rates
    changes_by_address: Rates


def context(connection: HTTPConnection) -> Context:
    found = connection.app.state.context
    assert isinstance(found, Context)
    return found


def player_id(connection: HTTPConnection) -> str:
    """The visitor's id, which the middleware has read or made up."""
    found = connection.state.player
    assert isinstance(found, str)
    return found


async def visitor(connection: HTTPConnection) -> Player:
    """The visitor, by the name they have chosen or one they were given."""
    player = player_id(connection)
    return await context(connection).store.player(player) or Player(player, guest_name(player))


def counted(connection: HTTPConnection) -> None:
    """Count a request that changes something."""
    server = context(connection)
    server.changes.check(player_id(connection))
    if connection.client is not None:
        server.changes_by_address.check(connection.client.host)


def checked_title(title: Annotated[str, Path(max_length=40)]) -> Title:
    try:
        return find_title(title)
    except WindfallError as error:
        raise RequestRefused(f"{error}.", HTTPStatus.NOT_FOUND) from error


Server: TypeAlias = Annotated[Context, Depends(context)]


def workshop_open(connection: HTTPConnection) -> bool:
    """Whether the visitor may work in the workshop."""
    return context(connection).workshop_access.is_open(player_id(connection), connection.cookies.get(COOKIE))


PlayerId: TypeAlias = Annotated[str, Depends(player_id)]
Visitor: TypeAlias = Annotated[Player, Depends(visitor)]
WorkshopOpen: TypeAlias = Annotated[bool, Depends(workshop_open)]
FoundTitle: TypeAlias = Annotated[Title, Depends(checked_title)]
TableId: TypeAlias = Annotated[str, Path(max_length=40)]
