"""One client's connection to a table: what it looks at, and the messages that wait to be sent to it."""

import asyncio
from typing import Final

from windfall.engine.state import SPECTATOR
from windfall.server.database.records import Player
from windfall.server.limits import Bucket
from windfall.server.settings import Limits

TOO_SLOW: Final = (4008, "too slow: connect again")
RELOAD: Final = (4012, "the table is loaded again: connect again")
SERVER_STOPS: Final = (1012, "the server restarts: connect again")


class Connection:
    """Messages are queued, never waited for: a slow client is sent away and catches up when it comes back."""

    def __init__(self, player: Player, limits: Limits) -> None:
        self.player = player
        self.viewer = SPECTATOR
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.closing: tuple[int, str] | None = None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._most = limits.queued_messages

    def send(self, text: str) -> None:
        if self.closing is None:
            if self._queue.qsize() >= self._most:
                self.close(TOO_SLOW)
            else:
                self._queue.put_nowait(text)

    def close(self, reason: tuple[int, str]) -> None:
        """Send nothing more, and close."""
        if self.closing is None:
            self.closing = reason
            self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to send; None when the connection is to be closed."""
        text = await self._queue.get()
        return None if self.closing is not None and self.closing[0] == TOO_SLOW[0] else text
