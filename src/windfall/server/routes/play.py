"""The socket of a table."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from windfall.server.database.trouble import DatabaseAwayError
from windfall.server.guards import TRY_AGAIN
from windfall.server.logs import log_about, named
from windfall.server.metrics.counts import count_refusal
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import address, context, identity, stranger, visitor
from windfall.server.sockets import HAND_OVER, HandOver
from windfall.server.tables.connection import SIGNED_OUT, Connection
from windfall.server.tables.hall import Hall
from windfall.server.tables.room import Room
from windfall.server.wire.messages import (
    AskAhead,
    AskCard,
    AskCoach,
    AskHint,
    Chat,
    ClientMessage,
    Consent,
    EndTable,
    ErrorMessage,
    Look,
    Mute,
    PassAhead,
    Pause,
    PlanAhead,
    Play,
    Resign,
    StandIn,
    Sync,
    TakeSeat,
    Undo,
    Watchers,
    Withdraw,
    read_message,
    write_message,
)

router = APIRouter()
_log = logging.getLogger("windfall.server.play")

NOT_ADMITTED: Final = 4004
UNEXPECTED: Final = 1011
SEND_SECONDS: Final = 20.0
_PAUSE_SECONDS: Final = 0.2  # for a client that sends too fast


@router.websocket("/tables/{table}/play")
async def play(websocket: WebSocket, table: str) -> None:
    with log_about(table):
        await _play(websocket, table)


async def _play(websocket: WebSocket, table: str) -> None:
    await websocket.accept()
    if websocket.state.signed_out:
        await websocket.close(*SIGNED_OUT)
        return
    server = context(websocket)
    connection = Connection(
        await visitor(websocket),
        server.settings.limits,
        address(websocket),
        stranger(websocket),
        identity(websocket).device,
    )
    try:
        room = await server.hall.come(table)
        server.hall.enter(room, connection)
    except RequestRefused as refusal:
        await send_away(websocket, refusal)
        return
    guest = _Guest(room, connection, server.hall)
    hand_over: HandOver | None = websocket.scope.get("extensions", {}).get(HAND_OVER)
    if hand_over is None or not hand_over(guest):
        try:
            await _serve(websocket, guest)
        finally:
            guest.gone()


async def send_away(websocket: WebSocket, refusal: RequestRefused) -> None:
    """Say why somebody cannot come to the table, and whether it is worth while to try again."""
    count_refusal(refusal.message.id)
    passing = refusal.status in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS)
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(write_message(ErrorMessage(refusal.message, None)))
        await websocket.close(TRY_AGAIN if passing else NOT_ADMITTED)


class _Guest:
    """Somebody who has come to a table."""

    __slots__ = ("_hall", "_room", "connection")

    def __init__(self, room: Room, connection: Connection, hall: Hall) -> None:
        self._room = room
        self._hall = hall
        self.connection = connection

    @property
    def closing(self) -> tuple[int, str] | None:
        return self.connection.closing

    def next_text(self) -> str | None:
        return self.connection.next_text()

    def listen(self, when_more: Callable[[], None] | None) -> None:
        self.connection.listen(when_more)

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks for, or say why not. What nobody thought of closes the connection."""
        connection, table = self.connection, self._room.table.id
        about = None
        with log_about(table):
            try:
                await self._count()
                message = read_message(text)
                about = type(message).__struct_config__.tag
                await _do(message, self._room, connection, self._hall)
            except RequestRefused as refusal:
                count_refusal(refusal.message.id)
                connection.send(write_message(ErrorMessage(refusal.message, None if about is None else str(about))))
            except DatabaseAwayError as error:
                _log.warning("the database does not answer: %s", type(error.__cause__).__name__)
                connection.close((TRY_AGAIN, ""))
            except Exception:
                _log.exception("a connection to table %s failed", named(table))
                connection.close((UNEXPECTED, ""))

    async def _count(self) -> None:
        try:
            self._hall.count_message(self.connection)
        except RequestRefused:
            await asyncio.sleep(_PAUSE_SECONDS)
            raise

    def gone(self) -> None:
        self._hall.leave(self._room, self.connection)


async def _serve(websocket: WebSocket, guest: _Guest) -> None:
    """For servers that do not hand sockets over, and sockets that are lost."""
    await until_either(_send(websocket, guest.connection), _receive(websocket, guest))


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


async def _receive(websocket: WebSocket, guest: _Guest) -> None:
    while (received := await websocket.receive())["type"] != "websocket.disconnect":
        await guest.hear(received.get("text") or received.get("bytes") or b"")


async def _do(message: ClientMessage, room: Room, connection: Connection, hall: Hall) -> None:
    player = connection.player.id
    match message:
        case Play():
            await room.moves.play(player, message)
        case AskHint():
            room.hint(connection, message)
        case AskCoach():
            room.coach(connection, message)
        case AskCard():
            room.card(connection, message)
        case Undo():
            await room.moves.undo(player, message.seat)
        case Withdraw():
            await room.agreements.withdraw(player, message.seat)
        case Consent():
            await room.agreements.consent(player, message.seat, message.agree)
        case StandIn():
            await room.absence.stand_in(player, message)
        case TakeSeat():
            await room.absence.take_seat(player, message.seat)
        case Resign():
            await room.absence.resign(player, message.seat)
        case EndTable():
            await room.absence.ask_to_end(player, message.seat)
        case Pause():
            await room.pausing.pause(player, message.seat, message.paused)
        case AskAhead():
            hall.count_state(connection)
            await room.ahead.foresee(connection, message)
        case PlanAhead():
            await room.ahead.plan(player, message)
        case PassAhead():
            await room.ahead.pass_ahead(player, message)
        case Look():
            hall.count_state(connection)
            room.look(connection, message.viewer)
        case Sync():
            hall.count_state(connection)
            room.send_all(connection)
        case Chat():
            await room.chat.say(connection, message.text)
        case Mute():
            hall.count_state(connection)
            await room.mute(connection, message)
        case Watchers():
            await room.ask_to_let_watch(player, message.allowed)
