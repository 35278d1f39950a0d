"""What is turned away at the door: requests from other sites, addresses and bodies that are too long."""

import logging
import socket
from collections.abc import Mapping
from contextlib import suppress
from http import HTTPStatus
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windfall.engine.words.message import Message as Text
from windfall.engine.words.message import message
from windfall.server.database.trouble import DatabaseAwayError
from windfall.server.metrics.counts import count_refusal
from windfall.server.refusals import NO_TEXT, failure

_log = logging.getLogger("windfall.server")

_AWAY: Final = message("server-database-away")
TRY_AGAIN: Final = 1013  # the code with which sockets are closed
READ_ONLY: Final = ("GET", "HEAD", "OPTIONS")
_LONGEST_PATH: Final = 1000


class DatabaseMiddleware:
    """While the database does not answer, visitors are told to come again, and the log has a line for it. A socket that
    is open goes on as far as it can."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_on(told: Message) -> None:
            nonlocal begun
            begun = True
            await send(told)

        try:
            await self._app(scope, receive, send_on)
        except DatabaseAwayError as error:
            _log.warning("the database does not answer: %s", type(error.__cause__).__name__)
            if not begun:
                await refuse(_AWAY, HTTPStatus.SERVICE_UNAVAILABLE, scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": TRY_AGAIN})


class OriginMiddleware:
    """A page of another site may not act for a visitor. Programs that are no browsers send no origin and are let in."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._refused(scope):
            error = message("server-other-site")
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


class HostMiddleware:
    """Answers only to names that this server has. A page of another site whose name is made to mean this machine would
    otherwise be taken for one of ours (DNS rebinding). Addresses are no names, and cannot be made to mean anything."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        machine = socket.gethostname().lower()
        named = {urlsplit(origin).hostname or "" for origin in origins}
        self._names = frozenset({"localhost", machine, f"{machine}.local", *named} - {""})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self.knows(Headers(scope=scope).get("host", "")):
            error = message("server-other-name")
            await refuse(error, HTTPStatus.MISDIRECTED_REQUEST, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def knows(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name in self._names:
            return True
        with suppress(ValueError):
            return bool(ip_address(name))
        return False


class PathMiddleware:
    """Refuses paths that nothing here could have, and queries with a character that is no text: no system, database or
    log has to cope with them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if len(path) > _LONGEST_PATH:
            await refuse(message("server-address-too-long"), HTTPStatus.REQUEST_URI_TOO_LONG, scope, receive, send)
        elif not path.isprintable():
            await refuse(message("server-nothing-here"), HTTPStatus.NOT_FOUND, scope, receive, send)
        elif b"\0" in unquote_to_bytes(scope.get("query_string", b"")):
            await refuse(NO_TEXT, HTTPStatus.UNPROCESSABLE_ENTITY, scope, receive, send)
        else:
            await self._app(scope, receive, send)


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
            received = await receive()
            if received["type"] == "http.disconnect":
                return
            body += received.get("body", b"")
            more = received.get("more_body", False)
            if len(body) > most:
                error = message("server-too-long", bytes=most)
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


async def refuse(error: Text, status: HTTPStatus, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with a message, or do not take up a socket."""
    if scope["type"] == "websocket":
        count_refusal(error.id)
        await receive()
        passing = status == HTTPStatus.SERVICE_UNAVAILABLE
        await send({"type": "websocket.close", "code": TRY_AGAIN if passing else 1008})
    else:
        await failure(error, status)(scope, receive, send)
