"""What an annex is told when it starts, and what it answers."""

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from windfall.engine.words.message import Message
from windfall.server.database.records import SetName
from windfall.server.settings import Settings

LOOPBACK: Final = "127.0.0.1"
SECRET_HEADER: Final = "x-windfall-annex"


@dataclass(frozen=True, slots=True)
class Role:
    """The component set whose games an annex is for, and the word by which it knows the process that started it."""

    components: SetName
    secret: str


@dataclass(frozen=True, slots=True)
class Orders:
    """All that an annex needs to know."""

    settings: Settings
    role: Role


class Ready(Struct, frozen=True):
    """The annex listens at this port; or it cannot play such games, and says why."""

    port: int = 0
    refusal: Message | None = None
