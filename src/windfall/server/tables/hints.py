"""Hints for the people who are asked: one at a time for each of them."""

import asyncio
import logging
from collections.abc import Callable

from windfall.server.bots import BotPool
from windfall.server.refusals import SOMETHING_WENT_WRONG, RequestRefused
from windfall.server.tables.connection import Connection
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.seating import seat_names
from windfall.server.wire.messages import AskHint, ErrorMessage, HintMessage, ServerMessage, write_message

_log = logging.getLogger("windfall.server.tables")


class Hints:
    """The hints that are being worked out, at all tables of the server."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._asked: dict[str, asyncio.Task[None]] = {}

    def ask(self, live: LiveGame, message: AskHint, connection: Connection) -> None:
        """Work out a hint for an open question, and tell it to the one who asks, unless it is answered by then."""
        player = connection.player.id
        if player in self._asked:
            raise RequestRefused("Your last hint is still being worked out. Wait a moment.")
        self._asked[player] = asyncio.create_task(self._advise(live, message, connection))

    async def _advise(self, live: LiveGame, message: AskHint, connection: Connection) -> None:
        def tell(answer: ServerMessage) -> None:
            if live.is_open(message.seat, message.key):
                connection.send(write_message(answer))

        try:
            await self._work_out(live, message, tell)
        finally:
            del self._asked[connection.player.id]

    async def _work_out(self, live: LiveGame, message: AskHint, tell: Callable[[ServerMessage], None]) -> None:
        seat, game = message.seat, live.course.game
        try:
            advice = await self._bots.advise(game.observe(seat), game.decision(seat), seat_names(live.table))
        except RequestRefused as refusal:
            tell(ErrorMessage(refusal.message, "hint"))
        except Exception:
            _log.exception("a hint for seat %d of table %s failed", seat, live.table.id)
            tell(ErrorMessage(SOMETHING_WENT_WRONG, "hint"))
        else:
            tell(HintMessage(seat, message.key, advice))

    def stop(self) -> None:
        for task in self._asked.values():
            task.cancel()
