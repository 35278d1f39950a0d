"""What is stored, as plain data that knows nothing of a database."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal, NamedTuple, TypeAlias

from windfall.engine.title import SettingValue

Status: TypeAlias = Literal["waiting", "playing", "over"]

NOBODY: Final = ""


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat with a player is a person's, one with a level a bot's, one with neither is open."""

    player: str | None = None
    local: bool = False  # another person at the same screen
    name: str = NOBODY
    level: str | None = None

    @property
    def open(self) -> bool:
        return self.player is None and self.level is None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come, as it is shown in lists of tables.

    `moves` counts what everybody may know of; `asked` are the seats that must truly choose, for the server alone.
    """

    status: Status = "waiting"
    moves: int = 0
    round: int | None = None
    asked: tuple[int, ...] = ()
    bots_due: bool = False
    winners: tuple[int, ...] | None = None


class SetName(NamedTuple):
    """A component set of a title."""

    title: str
    digest: str


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game is dealt from, and the rules it is played by."""

    rules: int
    components: SetName


@dataclass(frozen=True, slots=True)
class TableRecord:
    id: str
    title: str
    rules: int
    components: str
    settings: dict[str, SettingValue]
    seed: int
    host: str
    public: bool
    created: datetime
    seats: tuple[SeatRecord, ...]
    hints: bool | None = None  # None: as long as one person's screen is all there is
    again: str | None = None
    progress: Progress = field(default_factory=Progress)

    @property
    def deal(self) -> Deal:
        return Deal(self.rules, SetName(self.title, self.components))

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats this player chooses for."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == player)

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints; if the host has not said, only where nobody else could mind."""
        if self.hints is not None:
            return self.hints
        people = {seat.player for seat in self.seats if seat.level is None}
        return len(people) == 1 and None not in people


@dataclass(frozen=True, slots=True)
class MoveRecord:
    number: int
    seat: int
    action: int
    gesture: int
