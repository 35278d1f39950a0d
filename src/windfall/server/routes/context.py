"""What a route works with: the server's parts, and who is asking."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated, TypeAlias

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.engine.words.message import message
from windfall.server.addresses import neighbourhood
from windfall.server.annexes.annexes import Annexes
from windfall.server.bots import BotPool
from windfall.server.daily.deals import Dealer
from windfall.server.database.records import Player
from windfall.server.database.store import Store
from windfall.server.health import Health
from windfall.server.identity.becoming import Becoming
from windfall.server.identity.cookies import Pass
from windfall.server.identity.passes import Passes
from windfall.server.identity.passkeys import Passkeys
from windfall.server.identity.tickets import Tickets
from windfall.server.jobs.job import Asker
from windfall.server.limits import Rates
from windfall.server.lobby import Lobby
from windfall.server.metrics.figures import Figures
from windfall.server.names import guest_name
from windfall.server.notices.channels import Channels
from windfall.server.notices.desk import Desk
from windfall.server.refusals import RequestRefused
from windfall.server.reviews import Reviews
from windfall.server.settings import Settings
from windfall.server.stage.stage import Stage
from windfall.server.standing.settling import Settling
from windfall.server.standing.sharing import Pictures
from windfall.server.tables.frame_cache import FrameCache
from windfall.server.tables.hall import Hall
from windfall.server.talk.talk import Talk
from windfall.server.tournaments.organizer import Organizer
from windfall.server.workshop.access import COOKIE, Access
from windfall.server.workshop.shop import Shop


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    talk: Talk
    hall: Hall
    annexes: Annexes
    bots: BotPool
    reviews: Reviews
    health: Health
    figures: Figures
    workshop: Shop
    workshop_access: Access
    lobby: Lobby
    frames: FrameCache
    dealer: Dealer
    stage: Stage
    changes: Rates
    changes_by_address: Rates
    reads: Rates
    reads_by_address: Rates
    passes: Passes
    becoming: Becoming
    tickets: Tickets
    passkeys: Passkeys
    keys: Rates
    keys_by_address: Rates
    settling: Settling
    organizer: Organizer
    pictures: Pictures
    desk: Desk
    channels: Channels
    trials: Rates
    trials_by_address: Rates
    questions: Rates
    questions_by_address: Rates


def context(connection: HTTPConnection) -> Context:
    found = connection.app.state.context
    assert isinstance(found, Context)
    return found


def identity(connection: HTTPConnection) -> Pass:
    """The visitor's pass, which the middleware has read or made up."""
    found = connection.state.identity
    assert isinstance(found, Pass)
    return found


def player_id(connection: HTTPConnection) -> str:
    return identity(connection).player


def address(connection: HTTPConnection) -> str:
    """Where the visitor comes from, as far as a proxy that is trusted told."""
    return "" if connection.client is None else neighbourhood(connection.client.host)


def stranger(connection: HTTPConnection) -> bool:
    """Whether the visitor came without an identity."""
    return bool(connection.state.stranger)


def asker(connection: HTTPConnection) -> Asker:
    return Asker(player_id(connection), address(connection))


async def visitor(connection: HTTPConnection) -> Player:
    """The visitor, by the name they have chosen or one they were given."""
    player = player_id(connection)
    return await context(connection).store.player(player) or Player(player, guest_name(player))


def counted(connection: HTTPConnection) -> None:
    """Count a request that changes something."""
    server = context(connection)
    server.changes.check(player_id(connection))
    server.changes_by_address.check(address(connection))


def counted_key(connection: HTTPConnection) -> None:
    """Count a request that makes or shows what opens an identity: a link or a passkey."""
    counted(connection)
    server = context(connection)
    server.keys.check(player_id(connection))
    server.keys_by_address.check(address(connection))


def checked_title(title: Annotated[str, Path(max_length=40)]) -> Title:
    try:
        return find_title(title)
    except WindfallError as error:
        raise RequestRefused(message("server-error", error=error.message), HTTPStatus.NOT_FOUND) from error


Server: TypeAlias = Annotated[Context, Depends(context)]


def workshop_open(connection: HTTPConnection) -> bool:
    """Whether the visitor may work in the workshop."""
    return context(connection).workshop_access.is_open(player_id(connection), connection.cookies.get(COOKIE))


Identity: TypeAlias = Annotated[Pass, Depends(identity)]
AskerHere: TypeAlias = Annotated[Asker, Depends(asker)]
PlayerId: TypeAlias = Annotated[str, Depends(player_id)]
Visitor: TypeAlias = Annotated[Player, Depends(visitor)]
WorkshopOpen: TypeAlias = Annotated[bool, Depends(workshop_open)]
FoundTitle: TypeAlias = Annotated[Title, Depends(checked_title)]
TableId: TypeAlias = Annotated[str, Path(max_length=40)]
