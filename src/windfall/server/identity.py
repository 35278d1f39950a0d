"""Who somebody is: a random id in a signed cookie. There is no sign-up."""

import secrets
from http.cookies import SimpleCookie
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "windfall"
_DAYS_KEPT: Final = 400  # the longest that browsers allow; every visit of a page starts it anew
_SECONDS_PER_DAY: Final = 86_400


class Identities:
    """Signs and reads ids."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="identity")

    def signed(self, player: str) -> str:
        text = self._serializer.dumps(player)
        assert isinstance(text, str)
        return text

    def read(self, text: str) -> str | None:
        """The id in a cookie, if this server signed it."""
        try:
            player = self._serializer.loads(text)
        except BadSignature:
            return None
        return player if isinstance(player, str) else None


def new_player_id() -> str:
    return secrets.token_urlsafe(12)


class IdentityMiddleware:
    """Puts the visitor's id into the request's state, and the cookie into the answer to who has none."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        identities: Identities = scope["app"].state.identities
        player = identities.read(_cookie(Headers(scope=scope).get("cookie", "")))
        fresh = player is None
        state = scope.setdefault("state", {})
        state["player"] = player = player or new_player_id()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and _carries_cookie(scope, message, fresh):
                secure = scope["scheme"] in ("https", "wss")
                MutableHeaders(scope=message).append("set-cookie", _set_cookie(identities.signed(player), secure))
            await send(message)

        await self._app(scope, receive, send_with_cookie if scope["type"] == "http" else send)


def _cookie(header: str) -> str:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def _carries_cookie(scope: Scope, message: Message, fresh: bool) -> bool:
    """Pages always do, the API for new visitors; files never, since caches may keep them and hand them to others."""
    if scope["path"].startswith("/api/"):
        return fresh
    return Headers(raw=message["headers"]).get("content-type", "").startswith("text/html")


def _set_cookie(value: str, secure: bool) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = value
    cookie[COOKIE]["path"] = "/"
    cookie[COOKIE]["max-age"] = _DAYS_KEPT * _SECONDS_PER_DAY
    cookie[COOKIE]["httponly"] = True
    cookie[COOKIE]["samesite"] = "Lax"
    if secure:
        cookie[COOKIE]["secure"] = True
    return cookie[COOKIE].OutputString()
