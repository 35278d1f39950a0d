"""What a host may set, and the limits that keep one visitor from spoiling it for the others."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias

from windfall.players.levels import Level, levels
from windfall.server.folders import data_folder, workshop_folder

KILOBYTE: Final = 1024

WorkshopDoor: TypeAlias = Literal["none", "open", "key"]


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one visitor may ask for."""

    request_bytes: int = 64 * KILOBYTE
    component_file_bytes: int = 1024 * KILOBYTE  # to be loaded in the workshop
    message_bytes: int = 16 * KILOBYTE
    messages_per_second: float = 20.0
    messages_at_once: int = 60  # a burst that is still let through
    changes_per_minute: int = 60  # POST and PUT, for each identity and for each address
    changes_at_once: int = 60
    live_tables: int = 50  # not over, for each host
    open_tables_shown: int = 50
    own_tables_shown: int = 200
    connections: int = 5000
    connections_per_table: int = 100
    connections_per_identity: int = 40
    queued_messages: int = 200  # for a client that reads slowly, before it is sent away
    chat_kept: int = 100
    frames_per_request: int = 100
    annexes: int = 4  # processes for games with other components than new tables
    reviews_waiting: int = 20  # of finished games, one after the other
    reviews_kept: int = 200
    mistakes_shown: int = 10  # for each seat


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database_url: str | None = None  # a SQLite file in the user's data folder if there is none
    origins: tuple[str, ...] = ()  # besides the server's own
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 20.0
    levels: tuple[Level, ...] = levels()  # the bots that can be placed at tables
    review_seconds: float = 180.0
    idle_seconds: float = 300.0  # a table nobody is connected to stays in memory so long
    waiting_days: int = 30  # a table that never started is cleared away after this
    workshop: WorkshopDoor = "none"  # who may correct components here
    components_folder: Path | None = None  # of corrected ones; one in the user's data folder if there is none
    client_folder: Path = field(default_factory=lambda: Path(__file__).parent / "client")
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database's URL with the driver it is used through."""
        if self.database_url is None:
            return f"sqlite+aiosqlite:///{data_folder() / 'windfall.sqlite3'}"
        scheme, colon, rest = self.database_url.partition("://")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
        }
        return f"{drivers.get(scheme, scheme)}{colon}{rest}"

    @property
    def corrections_folder(self) -> Path:
        """Where the workshop saves what is corrected."""
        return self.components_folder or workshop_folder()
