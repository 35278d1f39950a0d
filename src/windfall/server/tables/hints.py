"""Hints for the people who are asked: one at a time for each of them."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from windfall.engine.words.message import message
from windfall.server.bots import BotPool, Question
from windfall.server.jobs.job import Asker
from windfall.server.logs import named
from windfall.server.refusals import SOMETHING_WENT_WRONG, RequestRefused
from windfall.server.tables.connection import Connection
from windfall.server.tables.live_game import LiveGame
from windfall.server.wire.messages import AskHint, ErrorMessage, HintMessage, ServerMessage, WaitMessage, write_message

_UNDER_WAY: Final = message("server-hint-under-way")
_OTHERS_WAIT: Final = message("server-hints-at-address")

_log = logging.getLogger("windfall.server.tables")


@dataclass(slots=True)
class _Asked:
    connection: Connection
    question: Question
    task: asyncio.Task[None] | None = None
    place: int | None = None


class Hints:
    """The hints that are being worked out, at all tables of the server."""

    def __init__(self, bots: BotPool, most_per_address: int) -> None:
        self._bots = bots
        self._most_per_address = most_per_address
        self._asked: dict[str, _Asked] = {}

    def ask(self, live: LiveGame, message: AskHint, connection: Connection) -> None:
        """Work out a hint for an open question, and tell it to the one who asks, unless it is answered by then."""
        player = connection.player.id
        self._check(connection)
        asker = Asker(player, connection.address)
        asked = _Asked(connection, Question(f"hint/{live.table.id}/{live.question(message.seat)}", asker))
        self._asked[player] = asked
        asked.task = asyncio.create_task(self._advise(live, message, asked))

    def _check(self, connection: Connection) -> None:
        if connection.player.id in self._asked:
            raise RequestRefused(_UNDER_WAY)
        here = sum(asked.connection.address == connection.address for asked in self._asked.values())
        if here >= self._most_per_address:
            raise RequestRefused(_OTHERS_WAIT, HTTPStatus.TOO_MANY_REQUESTS)

    def tell_waits(self, places: Mapping[str, int]) -> None:
        """Tell those whose hint waits for its turn how long, if that is another time now."""
        for asked in self._asked.values():
            place = places.get(asked.question.key)
            if place != asked.place:
                asked.place = place
                asked.connection.send(write_message(WaitMessage("hint", place)))

    async def _advise(self, live: LiveGame, message: AskHint, asked: _Asked) -> None:
        def tell(answer: ServerMessage) -> None:
            if live.is_open(message.seat, message.key):
                asked.connection.send(write_message(answer))

        try:
            await self._work_out(live, message, asked.question, tell)
        finally:
            del self._asked[asked.connection.player.id]

    async def _work_out(
        self, live: LiveGame, message: AskHint, question: Question, tell: Callable[[ServerMessage], None]
    ) -> None:
        seat, game = message.seat, live.course.game
        try:
            advice = await self._bots.advise(game.observe(seat), game.decision(seat), question)
        except RequestRefused as refusal:
            tell(ErrorMessage(refusal.message, "hint"))
        except Exception:
            _log.exception("a hint for seat %d of table %s failed", seat, named(live.table.id))
            tell(ErrorMessage(SOMETHING_WENT_WRONG, "hint"))
        else:
            tell(HintMessage(seat, message.key, advice))

    def stop(self) -> None:
        for asked in self._asked.values():
            if asked.task is not None:
                asked.task.cancel()
