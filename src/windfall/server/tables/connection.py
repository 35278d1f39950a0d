"""One client's connection to a table: what it looks at, and the messages that wait to be sent to it."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from windfall.engine.state import SPECTATOR
from windfall.server.database.records import Player
from windfall.server.settings import Limits
from windfall.server.wire.messages import WaitMessage, write_message

TOO_SLOW: Final = (4008, "too slow: connect again")
RELOAD: Final = (4012, "the table is loaded again: connect again")
SERVER_STOPS: Final = (1012, "the server restarts: connect again")
NO_WATCHERS: Final = (4004, "the host lets nobody watch")
SIGNED_OUT: Final = (4001, "this device is signed out: load the page again")


class Connection:
    """Messages are queued, never waited for: a slow client is sent away and catches up when it comes back. Chat has a
    queue of its own, whose oldest lines are lost first, so that nobody is sent away by what others say."""

    def __init__(
        self, player: Player, limits: Limits, address: str = "", stranger: bool = False, device: str = ""
    ) -> None:
        self.player = player
        self.device = device
        self.address = address
        self.stranger = stranger  # without an identity of before
        self.since = time.time()
        self.viewer = SPECTATOR
        self.closing: tuple[int, str] | None = None
        self._most = limits.queued_messages
        self._most_bytes = limits.queued_bytes
        self._most_chat = limits.chat_kept
        # mostly empty, and thousands of them: a list takes a tenth of the memory of a deque
        self._texts: list[str] = []
        self._bytes = 0
        self._chat: list[str] = []
        self._when_more: Callable[[], None] | None = None
        self._wait: int | None = None

    def send(self, text: str) -> None:
        if self.closing is None:
            full = self._bytes > 0 and self._bytes + len(text) > self._most_bytes
            if full or len(self._texts) >= self._most:
                self.close(TOO_SLOW)
            else:
                self._texts.append(text)
                self._bytes += len(text)
                self._wake()

    def say(self, text: str) -> None:
        """Send a line of chat, after all that is about the game."""
        if self.closing is None:
            self._chat.append(text)
            del self._chat[: -self._most_chat]
            self._wake()

    def tell_wait(self, place: int | None) -> None:
        """Tell how long bots wait, if this client was told otherwise."""
        if place != self._wait:
            self._wait = place
            self.send(write_message(WaitMessage("bots", place)))

    def close(self, reason: tuple[int, str]) -> None:
        """Send nothing more, and close."""
        if self.closing is None:
            self.closing = reason
            if reason == TOO_SLOW:
                self._texts.clear()
            self._wake()

    def listen(self, when_more: Callable[[], None] | None) -> None:
        """Be called whenever there is more to send, or the connection is to be closed."""
        self._when_more = when_more

    def _wake(self) -> None:
        if self._when_more is not None:
            self._when_more()

    def next_text(self) -> str | None:
        """The next message to send, if there is one now."""
        if self._texts:
            text = self._texts.pop(0)
            self._bytes -= len(text)
            return text
        return self._chat.pop(0) if self._chat and self.closing is None else None

    async def next(self) -> str | None:
        """The next message to send; None when the connection is to be closed."""
        while True:
            text = self.next_text()
            if text is not None or self.closing is not None:
                return text
            more = asyncio.Event()
            self.listen(more.set)
            try:
                await more.wait()
            finally:
                self.listen(None)
