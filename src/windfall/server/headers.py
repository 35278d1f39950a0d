"""Headers of every answer: a browser must not guess types, nor tell other sites the private link of a table. Those of
the API tell which build of the client is here, so that a page of another one is noticed."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BUILD_HEADER: Final = "x-windfall-build"
_HEADERS: Final = {"x-content-type-options": "nosniff", "referrer-policy": "same-origin"}


class HeadersMiddleware:
    def __init__(self, app: ASGIApp, build: str | None) -> None:
        self._app = app
        self._build = build

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                    if self._build is not None:
                        headers.setdefault(BUILD_HEADER, self._build)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
