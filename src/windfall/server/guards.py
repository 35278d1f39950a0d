"""What is turned away at the door: requests from other sites, and bodies that are too long."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

READ_ONLY: Final = ("GET", "HEAD", "OPTIONS")


class OriginMiddleware:
    """A page of another site may not act for a visitor. Programs that are no browsers send no origin and are let in."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._refused(scope):
            error = "This page belongs to another site and cannot act here."
            await refuse(error, HTTPStatus.FORBIDDEN, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _refused(self, scope: Scope) -> bool:
        acts = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in READ_ONLY)
        if not acts:
            return False
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin.lower() in self._origins:
            return False
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


class SizeMiddleware:
    """Refuses a request whose body is longer than allowed, also when it does not say so beforehand. Paths that begin so
    may be sent longer ones, as files are."""

    def __init__(self, app: ASGIApp, most: int, files: Mapping[str, int]) -> None:
        self._app = app
        self._most = most
        self._files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in READ_ONLY:
            await self._app(scope, receive, send)
            return
        most = next((most for path, most in self._files.items() if scope["path"].startswith(path)), self._most)
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                error = f"This is too long; {most} bytes are allowed."
                await refuse(error, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, scope, receive, send)
                return
        sent = False

        async def receive_body() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, receive_body, send)


async def refuse(error: str, status: HTTPStatus, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with a sentence, or do not take up a socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
    else:
        await JSONResponse({"error": error}, status)(scope, receive, send)
