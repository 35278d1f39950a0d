"""The seam between processes: topics that one speaks about and listens to. A table is a topic; so is everything else.

Nothing depends on a word being heard: what counts is in the database, and who has missed words reads it again.
"""

import secrets
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from windfall.server.talk.words import Word

EVERYWHERE: Final = ""  # the topic that all processes listen to

Hear: TypeAlias = Callable[[Word], None]


def new_name() -> str:
    """A name for a process."""
    return secrets.token_hex(4)


class Talk(Protocol):
    """How one process talks with the others."""

    @property
    def name(self) -> str:
        """What this process is called."""

    @property
    def alone(self) -> bool:
        """There are no other processes, and never will be."""

    @property
    def connected(self) -> bool:
        """Whether the others hear what is said now, and are heard."""

    def say(self, topic: str, word: Word) -> None:
        """Tell all others who listen to a topic. It never waits."""

    async def join(self, topic: str, hear: Hear) -> None:
        """Listen to a topic: what is said after this returns is heard."""

    def leave(self, topic: str) -> None:
        """Listen no more."""

    def when_back(self, do: Callable[[], None]) -> None:
        """Do this whenever words may have been missed, and from now on are not."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class Square:
    """Where those meet who live in one process: the one there is by default, or several in tests."""

    def __init__(self) -> None:
        self.members: list[TalkHere] = []


class TalkHere:
    """Talk within this process. By default nobody else is there."""

    def __init__(self, square: Square | None = None) -> None:
        self.name = new_name()
        self.alone = square is None
        self.connected = True
        self._square = square or Square()
        self._square.members.append(self)
        self._topics: dict[str, Hear] = {}

    def say(self, topic: str, word: Word) -> None:
        for other in self._square.members:
            if other is not self and topic in other._topics:
                other._topics[topic](word)

    async def join(self, topic: str, hear: Hear) -> None:
        self._topics[topic] = hear

    def leave(self, topic: str) -> None:
        self._topics.pop(topic, None)

    def when_back(self, do: Callable[[], None]) -> None:
        """Nothing is ever missed here."""

    async def start(self) -> None: ...

    async def close(self) -> None:
        self._square.members.remove(self)
