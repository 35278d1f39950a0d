"""Who is asking, as every request and socket is told."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windfall.server.identity.cookies import COOKIE, SAFE_COOKIE, Identities, Pass, cookies_in, set_cookie
from windfall.server.identity.passes import Passes

_API: Final = "/api/"


class IdentityMiddleware:
    """Puts the visitor's pass into the request's state, and the cookie into the answer to who has none, or another one
    than before: a route may put another pass there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        identities: Identities = scope["app"].state.identities
        secure = scope["scheme"] in ("https", "wss")
        headers = Headers(scope=scope)
        claimed, renew = _claimed(identities, cookies_in(headers.get("cookie", "")), secure)
        valid = None if claimed is None else await _valid(scope, headers, claimed)
        state = scope.setdefault("state", {})
        state["identity"] = valid or Pass.fresh()
        state["stranger"] = valid is None
        state["signed_out"] = claimed is not None and valid is None

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                shown: Pass = state["identity"]
                if _carries_cookie(scope, message, renew or shown != claimed):
                    cookie = set_cookie(identities.signed(shown.player, shown.device), secure)
                    MutableHeaders(scope=message).append("set-cookie", cookie)
            await send(message)

        await self._app(scope, receive, send_with_cookie if scope["type"] == "http" else send)


def _claimed(identities: Identities, cookies: dict[str, str], secure: bool) -> tuple[Pass | None, bool]:
    """What the visitor's cookie says, and whether it must be given anew: over HTTPS a cookie of before that counts
    while there is no safe one."""
    if secure and SAFE_COOKIE in cookies:
        return identities.read(cookies[SAFE_COOKIE]), False
    if SAFE_COOKIE in cookies:
        return None, False
    return identities.read(cookies.get(COOKIE, "")), secure


async def _valid(scope: Scope, headers: Headers, claimed: Pass) -> Pass | None:
    """The pass, if it still holds. Files are for everybody: who asks for them matters to their rates only."""
    if not scope["path"].startswith(_API) and "text/html" not in headers.get("accept", ""):
        return claimed
    passes: Passes = scope["app"].state.passes
    return await passes.valid(claimed, headers.get("user-agent", ""))


def _carries_cookie(scope: Scope, message: Message, renew: bool) -> bool:
    """Pages always do, the API for new visitors; files never, since caches may keep them and hand them to others."""
    if scope["path"].startswith(_API):
        return renew
    return Headers(raw=message["headers"]).get("content-type", "").startswith("text/html")
