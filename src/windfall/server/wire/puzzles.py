"""What the server tells of puzzles, those that come with it and those that one's own mistakes are."""

from typing import Annotated

from msgspec import Meta, Struct

from windfall.engine.words.message import Message
from windfall.puzzles.themes import Theme
from windfall.server.wire.messages import StateMessage
from windfall.server.wire.shapes import TableShape


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in the archive."""

    id: str
    theme: Theme
    rating: Annotated[int, Meta(description="how hard it is, on the scale of the players' ratings")]
    grade: Annotated[int, Meta(description="from 1, easy, to 5")]
    players: int


class PuzzleArchive(Struct, frozen=True):
    """All puzzles of a title, easiest first."""

    title: str
    puzzles: list[PuzzleEntry]


class PuzzleScene(Struct, frozen=True):
    """A table with one question."""

    table: TableShape
    state: StateMessage


class PuzzleShape(Struct, frozen=True):
    """A puzzle to be solved."""

    entry: PuzzleEntry
    scene: PuzzleScene


class MistakeShape(Struct, frozen=True):
    """A move that cost much, to be found better."""

    at: Annotated[int, Meta(description="moves played before it")]
    round: int
    chosen: Annotated[Message, Meta(description="what was chosen in the game")]
    cost: Annotated[float, Meta(description="win chance that it lost, from 0 to 1")]


class MistakePuzzles(Struct, frozen=True):
    """The costliest moves of a player as puzzles; more may follow while the game is reviewed."""

    seat: int
    mistakes: Annotated[list[MistakeShape], Meta(description="the costliest first")]
    all: Annotated[bool, Meta(description="whether no more will follow")]


class WorthShape(Struct, frozen=True):
    """What an answer is worth."""

    action: int
    win_chance: Annotated[float, Meta(description="from 0 to 1")]
    behind: Annotated[float, Meta(description="win chance lost against the best answer")]
    noise: Annotated[float | None, Meta(description="standard error of that; null if it was tried only once")]
    score: Annotated[float, Meta(description="the final score that is expected")]


class Solution(Struct, frozen=True):
    """What an answer to a puzzle was worth."""

    right: bool
    chosen: int
    best: int
    worths: Annotated[list[WorthShape], Meta(description="of all answers, best first")]
    worlds: Annotated[int, Meta(description="games that were played on from each of the leading answers")]


class Reasons(Struct, frozen=True):
    """Why the best answer is better than the chosen one; if that was the best, than the next best."""

    reasons: list[Message]
