"""What is good for one use, for a short time: a link to another device, and the challenges of passkeys. Only hashes of
them are kept, so that who reads the database cannot use them."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from windfall.server.database.people import People, Purpose

_BYTES: Final = 32
_LIVES: Final[dict[Purpose, timedelta]] = {
    "link": timedelta(minutes=10),
    "register": timedelta(minutes=5),
    "sign in": timedelta(minutes=5),
}


@dataclass(frozen=True, slots=True)
class Ticket:
    token: bytes
    expires: datetime


class Tickets:
    """Issues tickets and takes them."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def issue(self, purpose: Purpose, player: str | None = None) -> Ticket:
        """A new ticket; it makes those worthless that the player was given for the same purpose before."""
        ticket = Ticket(secrets.token_bytes(_BYTES), datetime.now(UTC) + _LIVES[purpose])
        await self._people.add_ticket(_hashed(ticket.token), purpose, player, ticket.expires)
        return ticket

    async def owner(self, purpose: Purpose, token: bytes) -> str | None:
        """Whose ticket this is, if it is good; it stays so."""
        return await self._people.ticket_owner(_hashed(token), purpose, datetime.now(UTC))

    async def take(self, purpose: Purpose, token: bytes, player: str | None = None) -> bool:
        """Whether a ticket of this player, or nobody's, was good until now. Of two who show the same, one gets in."""
        return await self._people.take_ticket(_hashed(token), purpose, player, datetime.now(UTC))


def _hashed(token: bytes) -> str:
    return hashlib.sha256(token).hexdigest()
