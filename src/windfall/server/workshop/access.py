"""Who may work in the workshop: everybody who plays on their own machine, and on a server who has shown its key."""

from http import HTTPStatus
from http.cookies import SimpleCookie
from secrets import compare_digest, token_urlsafe
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from windfall.engine.words.message import message
from windfall.server.database.store import Store
from windfall.server.refusals import RequestRefused
from windfall.server.settings import WorkshopDoor

COOKIE: Final = "windfall_workshop"
_PATH: Final = "/api"
_SECONDS_KEPT: Final = 400 * 86_400  # the longest that browsers allow

_NO_WORKSHOP: Final = message("workshop-none")
_FOR_THE_HOST: Final = message("workshop-for-the-host")
_WRONG_KEY: Final = message("workshop-wrong-key")


class Access:
    """The door of the workshop. With a key, a cookie signed by it tells who has shown it; another key makes all such
    cookies worthless."""

    def __init__(self, door: WorkshopDoor, key: str) -> None:
        self._door = door
        self._key = key
        self._serializer = URLSafeSerializer(key, salt="workshop")

    def is_open(self, player: str, cookie: str | None) -> bool:
        """Whether somebody is let in."""
        return self._door == "open" or (self._door == "key" and self._is_of(player, cookie or ""))

    def check(self, player: str, cookie: str | None) -> None:
        """Let somebody in, or say why not."""
        self._check_door()
        if not self.is_open(player, cookie):
            raise RequestRefused(_FOR_THE_HOST, HTTPStatus.FORBIDDEN)

    def _is_of(self, player: str, cookie: str) -> bool:
        try:
            return bool(self._serializer.loads(cookie) == player)
        except BadSignature:
            return False

    def enter(self, player: str, key: str, secure: bool) -> str:
        """The cookie for who shows the key."""
        self._check_door()
        if not compare_digest(key.encode(), self._key.encode()):
            raise RequestRefused(_WRONG_KEY, HTTPStatus.FORBIDDEN)
        signed = self._serializer.dumps(player)
        assert isinstance(signed, str)
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = signed
        cookie[COOKIE]["path"] = _PATH
        cookie[COOKIE]["max-age"] = _SECONDS_KEPT
        cookie[COOKIE]["httponly"] = True
        cookie[COOKIE]["samesite"] = "Strict"
        if secure:
            cookie[COOKIE]["secure"] = True
        return cookie[COOKIE].OutputString()

    def _check_door(self) -> None:
        if self._door == "none":
            raise RequestRefused(_NO_WORKSHOP, HTTPStatus.NOT_FOUND)


async def workshop_key(store: Store) -> str:
    """The key of this server's workshop, kept with its other secrets."""
    return await store.secret("workshop", token_urlsafe(32))
