"""What goes to clients, over HTTP and the socket alike; docs/protocol.md says what it means."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from windfall.advice.advice import Estimate
from windfall.engine.decision import Option, Picks, Refusal
from windfall.engine.game import LogLine
from windfall.engine.title import OptionSpec, OptionValue, Result
from windfall.server.database.records import Status


@dataclass(frozen=True, slots=True)
class Me:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class LevelShape:
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class TitleShape:
    name: str
    label: str
    players: list[int]
    options: tuple[OptionSpec, ...]
    levels: list[LevelShape]


@dataclass(frozen=True, slots=True)
class SeatShape:
    sort: Literal["person", "bot", "open"]
    name: str
    level: str | None
    yours: bool
    here: bool


@dataclass(frozen=True, slots=True)
class TableShape:
    id: str
    title: str
    options: dict[str, OptionValue]
    public: bool
    hints: bool
    created: datetime
    host: bool
    status: Status
    seats: list[SeatShape]
    moves: int
    round: int | None
    your_turn: bool
    winners: list[int] | None
    again: str | None


@dataclass(frozen=True, slots=True)
class TableLists:
    mine: list[TableShape]
    open: list[TableShape]


@dataclass(frozen=True, slots=True)
class Frame:
    at: int
    seat: int | None
    view: Any
    lines: list[LogLine]


@dataclass(frozen=True, slots=True)
class DecisionShape:
    seat: int
    key: str
    kind: str
    prompt: str
    options: tuple[Option, ...]
    picks: Picks | None
    refused: tuple[Refusal, ...]


@dataclass(frozen=True, slots=True)
class RoundScores:
    round: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scores:
    result: Result
    history: list[RoundScores]


@dataclass(frozen=True, slots=True)
class Chances:
    at: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    at: int
    round: int
    seat: int
    kind: str
    chosen: Estimate
    chosen_text: str
    best: Estimate
    best_text: str
    cost: float
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReviewShape:
    chances: list[Chances]
    mistakes: list[Mistake]


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    progress: float
    review: ReviewShape | None
