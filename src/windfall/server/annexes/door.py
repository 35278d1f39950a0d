"""The door of an annex: only the process that started it comes in, and the annex leaves when nobody comes any more."""

import secrets
import signal
from http import HTTPStatus

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from windfall.engine.words.message import message
from windfall.server.annexes.role import SECRET_HEADER
from windfall.server.guards import refuse


class DoorMiddleware:
    """Others on the same machine can reach the port, but do not know the word."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self._app = app
        self._secret = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._knows_the_word(scope):
            await self._app(scope, receive, send)
        else:
            await refuse(message("server-annex"), HTTPStatus.FORBIDDEN, scope, receive, send)

    def _knows_the_word(self, scope: Scope) -> bool:
        return secrets.compare_digest(Headers(scope=scope).get(SECRET_HEADER, "").encode(), self._secret)


def leave() -> None:
    """End this process as a host would end it."""
    signal.raise_signal(signal.SIGTERM)
