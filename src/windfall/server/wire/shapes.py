"""What the server tells, over HTTP and the socket alike.

`Shape` ends the name of what a client is shown of something that lives here by the name before it; the client knows it
by that name alone. Whatever the server tells has all its fields.
"""

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from windfall.advice.review import Chances, ReviewedChoice
from windfall.engine.decision import Option, Picks, Refusal
from windfall.engine.game import LogLine
from windfall.engine.title import Result, Setting, SettingValue
from windfall.engine.words.score import ScoreWords
from windfall.engine.words.view import View
from windfall.server.database.records import Status

SeatSort: TypeAlias = Literal["person", "bot", "open"]
Origin: TypeAlias = Literal["shipped", "corrected", "unknown"]


class Failure(Struct, frozen=True):
    """Why a request was refused."""

    error: Annotated[str, Meta(description="a sentence that says what to do")]


class Me(Struct, frozen=True):
    """Who is asking."""

    id: str
    name: str
    workshop: Annotated[bool, Meta(description="whether the workshop is open to them")]


class LevelShape(Struct, frozen=True):
    """A strength of bots, or a bot that the host of the server offers."""

    name: str
    text: str


class TitleShape(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    label: str
    players: Annotated[list[int], Meta(description="numbers of players that it is for")]
    settings: tuple[Setting, ...]
    levels: Annotated[list[LevelShape], Meta(description="weakest first, then other bots")]
    usual_level: Annotated[str, Meta(description="for who does not choose")]


class SeatShape(Struct, frozen=True):
    """A seat at a table."""

    sort: SeatSort
    name: str
    level: Annotated[str | None, Meta(description="of a bot")]
    yours: bool
    here: Annotated[bool, Meta(description="connected now")]


class ComponentSetShape(Struct, frozen=True):
    """The tiles or cards that the game of a table is played with, from its start to its end."""

    digest: Annotated[str, Meta(description="names the set; the game's journal carries it")]
    origin: Annotated[
        Origin, Meta(description="from the package, or corrected by the host; unknown: the server never had this set")
    ]
    current: Annotated[bool, Meta(description="whether new tables are played with it, too")]


class TableShape(Struct, frozen=True):
    """A table as the one who asks is shown it."""

    id: str
    title: str
    settings: dict[str, SettingValue]
    components: ComponentSetShape
    public: bool
    hints: Annotated[bool, Meta(description="whether they are allowed")]
    created: datetime
    host: Annotated[bool, Meta(description="whether it is yours")]
    status: Status
    seats: list[SeatShape]
    moves: Annotated[int, Meta(description="played so far, as far as everybody may know")]
    round: int | None
    your_turn: bool
    winners: list[int] | None
    again: Annotated[str | None, Meta(description="the table at which the players meet again")]


class Tables(Struct, frozen=True):
    """The tables that somebody may want to go to."""

    mine: Annotated[list[TableShape], Meta(description="newest first, finished ones too")]
    open: Annotated[list[TableShape], Meta(description="public ones that wait for players")]


class Frame(Struct, frozen=True):
    """What one viewer sees after a move."""

    at: Annotated[int, Meta(description="moves played so far, as far as the viewer may know")]
    seat: Annotated[
        int | None,
        Meta(description="whose move led here; null if others answered at the same time, and for a whole log"),
    ]
    view: View
    lines: Annotated[list[LogLine], Meta(description="what this move brought about")]


class DecisionShape(Struct, frozen=True):
    """What a seat must choose now."""

    seat: int
    key: Annotated[str, Meta(description="names the decision; it does not change while others answer")]
    kind: str
    prompt: str
    options: tuple[Option, ...]
    picks: Annotated[Picks | None, Meta(description="if the answer is a set")]
    refused: tuple[Refusal, ...]


class RoundScores(Struct, frozen=True):
    """The scores at the end of a round."""

    round: int
    scores: tuple[int, ...]


class Scores(Struct, frozen=True):
    """The score sheet of a finished game."""

    result: Result
    history: list[RoundScores]
    words: ScoreWords


class ReviewShape(Struct, frozen=True):
    """A finished game looked at again."""

    chances: Annotated[list[Chances], Meta(description="in the order of frames")]
    mistakes: Annotated[
        list[ReviewedChoice], Meta(description="those that cost most, of each seat the costliest first")
    ]


class ReviewProgress(Struct, frozen=True):
    """How far a review is."""

    progress: Annotated[float, Meta(description="from 0 to 1")]
    review: Annotated[ReviewShape | None, Meta(description="when it is done")]
