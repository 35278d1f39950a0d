"""The socket of a table."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from windfall.server.refusals import SOMETHING_WENT_WRONG, RequestRefused
from windfall.server.routes.context import context, visitor
from windfall.server.tables.connection import Connection
from windfall.server.tables.room import Room
from windfall.server.wire.messages import (
    AskHint,
    Chat,
    ClientMessage,
    Consent,
    ErrorMessage,
    Look,
    Play,
    Sync,
    Undo,
    read_message,
    write_message,
)

router = APIRouter()
_log = logging.getLogger("windfall.server.play")

NOT_ADMITTED: Final = 4004
UNEXPECTED: Final = 1011
TRY_AGAIN: Final = 1013
SEND_SECONDS: Final = 20.0
_PAUSE_SECONDS: Final = 0.2  # for a client that sends too fast


@router.websocket("/tables/{table}/play")
async def play(websocket: WebSocket, table: str) -> None:
    await websocket.accept()
    server = context(websocket)
    connection = Connection(await visitor(websocket), server.settings.limits)
    try:
        room = await server.hall.room(table)
        server.hall.enter(room, connection)
    except RequestRefused as refusal:
        await send_away(websocket, refusal)
        return
    try:
        await _serve(websocket, room, connection)
    finally:
        server.hall.leave(room, connection)


async def send_away(websocket: WebSocket, refusal: RequestRefused) -> None:
    """Say why somebody cannot come to the table, and whether it is worth while to try again."""
    passing = refusal.status is HTTPStatus.SERVICE_UNAVAILABLE
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(write_message(ErrorMessage(refusal.message, None)))
        await websocket.close(TRY_AGAIN if passing else NOT_ADMITTED)


async def _serve(websocket: WebSocket, room: Room, connection: Connection) -> None:
    try:
        await until_either(_send(websocket, connection), _receive(websocket, room, connection))
    except Exception:
        _log.exception("a connection to table %s failed", room.table.id)
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(UNEXPECTED, SOMETHING_WENT_WRONG)


async def until_either(*sides: Coroutine[Any, Any, None]) -> None:
    """Send and receive until either side has had enough."""
    tasks = [asyncio.create_task(side) for side in sides]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        ended = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()


async def _send(websocket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
        while (text := await connection.next()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await websocket.send_text(text)
        if connection.closing is not None:
            await websocket.close(*connection.closing)


async def _receive(websocket: WebSocket, room: Room, connection: Connection) -> None:
    while True:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
        about = None
        try:
            if not connection.bucket.take():
                await asyncio.sleep(_PAUSE_SECONDS)
                raise RequestRefused("You send too much at once. Slow down.")
            message = read_message(received.get("text") or received.get("bytes") or b"")
            about = type(message).__struct_config__.tag
            await _do(message, room, connection)
        except RequestRefused as refusal:
            connection.send(write_message(ErrorMessage(refusal.message, None if about is None else str(about))))


async def _do(message: ClientMessage, room: Room, connection: Connection) -> None:
    player = connection.player.id
    match message:
        case Play():
            await room.play(player, message)
        case AskHint():
            room.hint(connection, message)
        case Undo():
            await room.undo(player, message.seat)
        case Consent():
            await room.consent(player, message.seat, message.agree)
        case Look():
            room.look(connection, message.viewer)
        case Sync():
            room.send_all(connection)
        case Chat():
            room.say(connection, message.text)
