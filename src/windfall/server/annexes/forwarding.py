"""Requests and sockets of tables that are played in an annex, passed on to it with all that they may do here."""

import asyncio
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from windfall.server.database.records import SetName
from windfall.server.guards import READ_ONLY, refuse
from windfall.server.identity.cookies import COOKIE, Identities
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import Context, asker, context, counted, identity, stranger
from windfall.server.routes.play import SEND_SECONDS, send_away, until_either
from windfall.server.tables.connection import RELOAD, SIGNED_OUT

# What needs the components that the game was dealt from; the rest of a table is in the database.
_AT_TABLE: Final = re.compile(r"/api/tables/([^/]{1,40})/(play|components|scores|frames|journal|proof|review)")
_METHODS: Final = ("GET", "POST")
# Of one connection between two processes, or said anew by this one.
_OWN_HEADERS: Final = frozenset({"connection", "date", "keep-alive", "server", "transfer-encoding"})
_NO_CLOSE_FRAME: Final = (1005, 1006)


class ForwardMiddleware:
    """Passes on what this process cannot answer by itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _table(scope)
        name = None if table is None else await _set_elsewhere(context(HTTPConnection(scope)), table)
        if table is None or name is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await _forward_socket(WebSocket(scope, receive, send), table, name)
        else:
            await _forward_request(Request(scope, receive), name, send)


def _table(scope: Scope) -> str | None:
    if scope["type"] not in ("http", "websocket") or scope.get("method", "GET") not in _METHODS:
        return None
    found = _AT_TABLE.fullmatch(scope["path"])
    return None if found is None else found[1]


async def _set_elsewhere(server: Context, table: str) -> SetName | None:
    return None if server.hall.holds(table) else await server.annexes.set_of(table)


async def _forward_request(request: Request, name: SetName, send: Send) -> None:
    server = context(request)
    try:
        body = b""
        if request.method not in READ_ONLY:
            counted(request)
            body = await request.body()
        headers = _headers(request)
        async with server.annexes.visit(
            name, lambda annex: annex.request(request.method, _path(request), headers, body)
        ) as answer:
            kept = [(each, value) for each, value in answer.headers.raw if each.decode().lower() not in _OWN_HEADERS]
            await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
    except RequestRefused as refusal:
        await refuse(refusal.message, refusal.status, request.scope, request.receive, send)


async def _forward_socket(websocket: WebSocket, table: str, name: SetName) -> None:
    server = context(websocket)
    headers = _headers(websocket)
    await websocket.accept()
    if websocket.state.signed_out:
        await websocket.close(*SIGNED_OUT)
        return
    try:
        with server.hall.connected_elsewhere(table, asker(websocket), stranger(websocket)):
            async with server.annexes.visit(name, lambda annex: annex.socket(_path(websocket), headers)) as annex:
                await until_either(_inward(websocket, annex), _outward(annex, websocket))
                await _pass_on_close(annex, websocket)
    except RequestRefused as refusal:
        await send_away(websocket, refusal)


async def _inward(websocket: WebSocket, annex: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (received := await websocket.receive())["type"] != "websocket.disconnect":
            await annex.send(received.get("text") or received.get("bytes") or "")


async def _outward(annex: ClientConnection, websocket: WebSocket) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
        async for text in annex:
            async with asyncio.timeout(SEND_SECONDS):
                await websocket.send_text(str(text))


async def _pass_on_close(annex: ClientConnection, websocket: WebSocket) -> None:
    """Close as the annex did; if it died, the client comes again, and so does the annex."""
    if annex.close_code is not None:
        died = annex.close_code in _NO_CLOSE_FRAME
        code, reason = RELOAD if died else (annex.close_code, annex.close_reason)
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code, reason)


def _path(connection: HTTPConnection) -> str:
    query = connection.url.query
    return f"{connection.url.path}?{query}" if query else connection.url.path


def _headers(connection: HTTPConnection) -> Mapping[str, str]:
    """Who is asking, from where, and what sort of body comes: nothing else of a request matters at a table.

    A visitor without a cookie has been given an identity here, so one is always told.
    """
    identities: Identities = connection.app.state.identities
    shown = identity(connection)
    headers = {"cookie": f"{COOKIE}={identities.signed(shown.player, shown.device)}"}
    if connection.client is not None:
        headers["x-forwarded-for"] = connection.client.host
    if "content-type" in connection.headers:
        headers["content-type"] = connection.headers["content-type"]
    return headers
