"""Tournaments and series as they are stored, as plain data that knows nothing of a database."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal, TypeAlias

from windfall.engine.title import SettingValue
from windfall.server.database.records import Pace

# Swiss: those who stand alike meet. Round robin: all meet all. A series is the same people at one table: several games
# of a title, or one of each title.
Pairing: TypeAlias = Literal["swiss", "robin", "best_of", "each_title"]
SERIES: Final = ("best_of", "each_title")
# It is open until it starts; over when its last round is, ended when its host wanted that.
Stage: TypeAlias = Literal["open", "running", "over", "ended"]


@dataclass(frozen=True, slots=True)
class EntrantRecord:
    """Somebody who takes part: a person, or a bot of a level. They keep their number."""

    number: int
    player: str | None = None
    name: str = ""
    level: str | None = None
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class MeetingRecord:
    """Those who meet at a table in a round, in the order of its seats; or somebody who sits the round out."""

    round: int
    number: int
    entrants: tuple[int, ...]
    table: str | None = None  # None until it is opened, and for who sits out
    places: tuple[int, ...] | None = None  # None until its game has ended
    scores: tuple[int, ...] | None = None  # None if it was not played to its end

    @property
    def bye(self) -> bool:
        return len(self.entrants) == 1


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    id: str
    host: str
    pairing: Pairing
    titles: tuple[str, ...]  # one for all rounds, or one for each
    settings: dict[str, dict[str, SettingValue]]  # by title
    players: int  # at a table
    places: int  # how many may enter
    rounds: int  # 0: as many as it takes for all to meet, known when it starts
    created: datetime
    seed: int
    bots: str | None = None  # the level of those that take the places left when it starts
    pace: Pace = field(default_factory=Pace)
    rated: bool = False
    stage: Stage = "open"
    round: int = 0
    entrants: tuple[EntrantRecord, ...] = ()
    meetings: tuple[MeetingRecord, ...] = ()
    version: int = 0  # another one after every change; who knows an older one may not change anything

    @property
    def series(self) -> bool:
        return self.pairing in SERIES

    @property
    def active(self) -> tuple[EntrantRecord, ...]:
        """Those who still take part."""
        return tuple(entrant for entrant in self.entrants if not entrant.withdrawn)

    def title_of(self, number: int) -> str:
        """The title that a round is played with, the first of which is 1."""
        return self.titles[(number - 1) % len(self.titles)]

    def meetings_of(self, number: int) -> tuple[MeetingRecord, ...]:
        return tuple(meeting for meeting in self.meetings if meeting.round == number)

    def entrant_of(self, player: str) -> EntrantRecord | None:
        return next((entrant for entrant in self.entrants if entrant.player == player), None)
