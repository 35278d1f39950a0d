"""What a host may set, and the limits that keep one visitor from spoiling it for the others."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias

from windfall.players.levels import Level, levels
from windfall.server.folders import data_folder, workshop_folder
from windfall.server.jobs.job import Caps
from windfall.server.logs import LogForm

KILOBYTE: Final = 1024

WorkshopDoor: TypeAlias = Literal["none", "open", "key"]


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one visitor may ask for."""

    request_bytes: int = 64 * KILOBYTE
    component_file_bytes: int = 1024 * KILOBYTE  # to be loaded in the workshop
    message_bytes: int = 16 * KILOBYTE
    messages_per_second: float = 20.0  # of one identity over all its sockets; ten times as many from one address
    messages_at_once: int = 60  # a burst that is still let through
    changes_per_minute: int = 60  # POST and PUT, for each identity and for each address
    changes_at_once: int = 60
    reads_per_minute: int = 1200  # GET, weighed by what it costs; ten times as many for each address
    reads_at_once: int = 600
    keys_per_minute: int = 10  # links to other devices and passkeys, made or shown
    keys_at_once: int = 20
    trials_per_minute: float = 3.0  # of all channels by which somebody is told
    trials_at_once: int = 6
    questions_per_minute: float = 0.1  # by mail, whether an address is right: of an identity, and to an address
    questions_at_once: int = 4
    states_per_minute: int = 120  # a table told from the beginning: by coming, sync and look
    states_at_once: int = 40
    live_tables: int = 50  # not over, for each host
    tables_per_minute: float = 10.0  # opened by one identity; ten times as many from one address
    tables_at_once: int = 50
    public_tables_per_minute: float = 0.5  # three times as many from one address
    public_tables_at_once: int = 6
    live_tournaments: int = 5  # not over, series among them, for each host
    tournaments_entered: int = 20  # not over, for each identity
    tournaments_per_minute: float = 0.5  # opened by one identity; ten times as many from one address
    tournaments_at_once: int = 6
    open_tables_shown: int = 50
    own_tables_shown: int = 60  # at once; those that are not over first
    connections: int = 5000
    watchers_per_table: int = 100  # besides those who play
    watchers_per_address: int = 20  # at one table
    connections_per_identity: int = 40
    connections_per_address: int = 400  # of all who share it, as in a school
    strangers_per_address: int = 20  # connected without a cookie, as no browser is that has loaded the page
    sockets_per_address: int = 600  # before anything is asked over them
    request_seconds: float = 20.0  # until a request must be there, headers and body
    queued_messages: int = 200  # for a client that reads slowly, before it is sent away
    queued_bytes: int = 256 * KILOBYTE  # or so much, if that is more than one message
    hints_per_address: int = 8  # being worked out
    bots_waiting_per_identity: int = (
        20  # in the line for each sort of bot, quick and slow; what is more waits before it
    )
    bots_waiting_per_address: int = 200
    chat_kept: int = 100
    chat_per_minute: int = 30  # lines, for each identity; ten times as many for each address
    chat_at_once: int = 8
    frames_per_request: int = 100
    frames_kept_bytes: int = 16 * KILOBYTE * KILOBYTE  # of replays, for all who watch them
    annexes: int = 4  # processes for games with other components than new tables
    reviews_waiting: int = 20  # of finished games, one after the other
    reviews_per_address: int = 4
    reviews_kept: int = 200
    mistakes_shown: int = 10  # for each seat

    @property
    def bot_caps(self) -> Caps:
        return Caps(self.bots_waiting_per_identity, self.bots_waiting_per_address)


@dataclass(frozen=True, slots=True)
class NoticeChannels:
    """How people may be told that it is their turn. Push and webhooks to public addresses need no set-up."""

    smtp_url: str | None = field(default=None, repr=False)  # that mail is sent through; there is none without
    mail_from: str | None = None
    vapid_key: str | None = field(default=None, repr=False)  # one is made and kept in the database if there is none
    private_webhooks: bool = False  # to private addresses, and without TLS


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database_url: str | None = None  # a SQLite file in the user's data folder if there is none
    redis_url: str | None = None  # through which the processes of a server talk, if there are several
    origins: tuple[str, ...] = ()  # besides the server's own
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 20.0
    levels: tuple[Level, ...] = levels()  # the bots that can be placed at tables
    review_seconds: float = 180.0
    idle_seconds: float = 300.0  # a table nobody is connected to stays in memory so long
    kept_minutes: float = 10.0  # seats at the next table are kept so long for those who played the last game
    waiting_days: int = 30  # a table that never started is removed when nobody has changed it for so long; 0: never
    abandoned_days: int = 0  # a game that has started, likewise
    player_days: int = 0  # a player without any table, after so long; 0: never
    tournament_days: int = 365  # a tournament that has ended is removed after so long, its games stay; 0: never
    leaderboard: bool = False  # whether those who agree to it are listed by their ratings
    log_form: LogForm = "text"
    workshop: WorkshopDoor = "none"  # who may correct components here
    components_folder: Path | None = None  # of corrected ones; one in the user's data folder if there is none
    client_folder: Path = field(default_factory=lambda: Path(__file__).parent / "client")
    limits: Limits = field(default_factory=Limits)
    notices: NoticeChannels = field(default_factory=NoticeChannels)

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
