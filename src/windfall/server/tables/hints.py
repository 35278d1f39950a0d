"""Hints for the people who are asked: one at a time for each of them."""

import asyncio
import logging
from collections.abc import Callable

from windfall.server.bots import BotPool
from windfall.server.refusals import SOMETHING_WENT_WRONG, Refusal
from windfall.server.tables.connection import Connection
from windfall.server.tables.match import Match
from windfall.server.tables.messages import ErrorMessage, FromServer, Hint, HintMessage, write_message
from windfall.server.tables.seating import seat_names

_log = logging.getLogger("windfall.server.tables")


class Hints:
    """The hints that are being worked out, at all tables of the server."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._asked: dict[str, asyncio.Task[None]] = {}

    def ask(self, match: Match, message: Hint, connection: Connection) -> None:
        """Work out a hint for an open question, and tell it to the one who asks, unless it is answered by then."""
        player = connection.player.id
        if player in self._asked:
            raise Refusal("Your last hint is still being worked out. Wait a moment.")
        self._asked[player] = asyncio.create_task(self._advise(match, message, connection))

    async def _advise(self, match: Match, message: Hint, connection: Connection) -> None:
        def tell(answer: FromServer) -> None:
            if match.is_open(message.seat, message.key):
                connection.send(write_message(answer))

        try:
            await self._work_out(match, message, tell)
        finally:
            del self._asked[connection.player.id]

    async def _work_out(self, match: Match, message: Hint, tell: Callable[[FromServer], None]) -> None:
        seat, game = message.seat, match.course.game
        try:
            hint = await self._bots.advise(game.observe(seat), game.decision(seat), seat_names(match.table))
        except Refusal as refusal:
            tell(ErrorMessage(refusal.message, "hint"))
        except Exception:
            _log.exception("a hint for seat %d of table %s failed", seat, match.table.id)
            tell(ErrorMessage(SOMETHING_WENT_WRONG, "hint"))
        else:
            tell(HintMessage(seat, message.key, hint.actions, hint.estimates, hint.reasons, hint.forecast))

    def stop(self) -> None:
        for task in self._asked.values():
            task.cancel()
