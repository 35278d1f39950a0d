"""Who is connected: how many sockets there may be, in all, for one identity and from one address."""

from collections import Counter
from http import HTTPStatus
from typing import Final

from windfall.engine.words.message import message
from windfall.server.jobs.job import Asker
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits

NO_ROOM: Final = message("server-no-room")
_WINDOWS: Final = message("server-many-windows")
_ADDRESS: Final = message("server-many-at-address")


class Presence:
    """Counts those who are connected, here and, as far as that is told, at other processes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._identities = Counter[str]()
        self._addresses = Counter[str]()
        self._strangers = Counter[str]()  # by address

    def admit(self, asker: Asker, stranger: bool, player: bool) -> None:
        """Count somebody who connects, or refuse. A stranger brings no identity. For a player, who has a seat at the
        table, there is always room."""
        limits = self._limits
        if not player and self._identities.total() >= limits.connections:
            raise RequestRefused(NO_ROOM, HTTPStatus.SERVICE_UNAVAILABLE)
        if self._identities[asker.identity] >= limits.connections_per_identity:
            raise RequestRefused(_WINDOWS)
        if not player and (
            self._addresses[asker.address] >= limits.connections_per_address
            or (stranger and self._strangers[asker.address] >= limits.strangers_per_address)
        ):
            raise RequestRefused(_ADDRESS, HTTPStatus.SERVICE_UNAVAILABLE)
        self.add(asker, stranger)

    def add(self, asker: Asker, stranger: bool) -> None:
        """Count somebody who is connected already."""
        self._identities[asker.identity] += 1
        self._addresses[asker.address] += 1
        if stranger:
            self._strangers[asker.address] += 1

    def leave(self, asker: Asker, stranger: bool) -> None:
        """Somebody who was counted is gone."""
        _take_off(self._identities, asker.identity)
        _take_off(self._addresses, asker.address)
        if stranger:
            _take_off(self._strangers, asker.address)


def _take_off(counted: Counter[str], who: str) -> None:
    counted[who] -= 1
    if not counted[who]:
        del counted[who]
