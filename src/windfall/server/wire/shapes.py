"""What the server tells, over HTTP and the socket alike.

`Shape` ends the name of what a client is shown of something that lives here by the name before it; the client knows it
by that name alone. Whatever the server tells has all its fields.
"""

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from windfall.advice.review import Chances, ReviewedChoice
from windfall.engine.decision import Option, Picks, Refusal, Resting
from windfall.engine.game import LogLine
from windfall.engine.title import Result, Setting, SettingValue
from windfall.engine.words.message import Message
from windfall.engine.words.score import ScoreWords
from windfall.engine.words.view import View
from windfall.server.database.records import Halt, Pace, Status

SeatSort: TypeAlias = Literal["person", "bot", "open"]
Origin: TypeAlias = Literal["shipped", "corrected", "unknown"]


class Failure(Struct, frozen=True):
    """Why a request was refused."""

    error: Annotated[Message, Meta(description="says what to do")]


class Me(Struct, frozen=True):
    """Who is asking."""

    id: str
    name: str
    mark: Annotated[str | None, Meta(description="a few letters that are theirs alone, to draw an emblem from")]
    workshop: Annotated[bool, Meta(description="whether the workshop is open to them")]


class LevelShape(Struct, frozen=True):
    """A strength of bots, or a bot that the host of the server offers."""

    name: str
    label: Message
    text: Message


class TitleShape(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    label: str
    players: Annotated[list[int], Meta(description="numbers of players that it is for")]
    settings: tuple[Setting, ...]
    levels: Annotated[list[LevelShape], Meta(description="weakest first, then other bots")]
    usual_level: Annotated[str, Meta(description="for who does not choose")]


class TableSeatShape(Struct, frozen=True):
    """A seat at a table."""

    sort: SeatSort
    name: str
    level: Annotated[str | None, Meta(description="of a bot")]
    yours: bool
    here: Annotated[bool, Meta(description="connected now")]
    away: Annotated[datetime | None, Meta(description="since when a person is not connected, if that is known")]
    stand_in: Annotated[str | None, Meta(description="the level of the bot that plays for a person now")]
    stood_in: Annotated[bool, Meta(description="whether a bot has played for the person, now or before")]
    resigned: bool
    may_stand_in: Annotated[
        datetime | None, Meta(description="when you may let a bot play here without asking anybody; null: not by then")
    ]
    mark: Annotated[str | None, Meta(description="of the person who sits there, but not of friends at their screen")]


class SeatClockShape(Struct, frozen=True):
    """The clock of a seat."""

    left: Annotated[int | None, Meta(description="milliseconds, as far as you may know; null where a bot plays")]
    running: bool


class ClockShape(Struct, frozen=True):
    """The clocks of a table, at the moment this is told. While several choose at once, those of others go on for all
    of them, whether they have chosen or not."""

    seats: list[SeatClockShape]
    paused_by: Annotated[int | None, Meta(description="the seat whose pause it is, while all clocks stand still")]
    paused_until: Annotated[datetime | None, Meta(description="when the pause ends by itself")]
    pauses: Annotated[list[int], Meta(description="seats that have had their pause")]


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
    rated: Annotated[bool, Meta(description="whether its game changes the ratings of who plays it")]
    hints: Annotated[bool, Meta(description="whether they are allowed")]
    watchers: Annotated[bool, Meta(description="whether people who do not play may watch")]
    created: datetime
    host: Annotated[bool, Meta(description="whether it is yours")]
    status: Status
    halted: Annotated[
        Halt | None,
        Meta(
            description="why its game cannot go on: rules or components not here, moves that do not fit, ended by the "
            "host of the server, by those who were there, or because all people have resigned; else null"
        ),
    ]
    seats: list[TableSeatShape]
    moves: Annotated[int, Meta(description="played so far, as far as everybody may know")]
    round: int | None
    your_turn: bool
    winners: list[int] | None
    commitment: Annotated[
        str | None, Meta(description="to the secret that the game is dealt from; null at tables dealt from a seed")
    ]
    now: Annotated[datetime, Meta(description="what the server's clock says as this is told")]
    pace: Annotated[Pace, Meta(description="what the table has agreed about time")]
    clock: Annotated[ClockShape | None, Meta(description="while a game with a clock is played")]
    tournament: Annotated[str | None, Meta(description="the tournament or series that it belongs to")]
    again: Annotated[str | None, Meta(description="the table at which the players meet again; only they are told")]


class Tables(Struct, frozen=True):
    """The tables that somebody may want to go to."""

    mine: Annotated[
        list[TableShape], Meta(description="those that are not over, then finished ones, each newest first")
    ]
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
    prompt: Message
    options: tuple[Option, ...]
    picks: Annotated[Picks | None, Meta(description="if the answer is a set")]
    refused: tuple[Refusal, ...]
    resting: Annotated[
        tuple[Resting, ...],
        Meta(description="why what else lies in a place of the table cannot be chosen; the title names its places"),
    ]


class RoundScores(Struct, frozen=True):
    """The scores at the end of a round; of round 0, those before the first round."""

    round: int
    scores: tuple[int, ...]


class Scores(Struct, frozen=True):
    """The score sheet of a finished game."""

    result: Result
    history: list[RoundScores]
    words: ScoreWords


class Redealt(Struct, frozen=True):
    """A later deal of the same game."""

    draws: Annotated[int, Meta(description="that were made before it")]
    number: Annotated[int, Meta(description="of the deal; the first has 0")]


class Proof(Struct, frozen=True):
    """What a finished game was dealt from."""

    commitment: Annotated[str, Meta(description="the SHA-256 of the secret, as it was shown from the beginning")]
    secret: Annotated[str, Meta(description="32 bytes in hexadecimal digits; all draws follow from it")]
    redealt: Annotated[list[Redealt], Meta(description="where the rest was dealt anew, after agreed take-backs")]
    holds: Annotated[bool, Meta(description="whether the moves, played again from the secret, end as the game did")]


class ReviewShape(Struct, frozen=True):
    """A finished game looked at again."""

    chances: Annotated[list[Chances], Meta(description="in the order of frames")]
    mistakes: Annotated[
        list[ReviewedChoice], Meta(description="those that cost most, of each seat the costliest first")
    ]


class ReviewProgress(Struct, frozen=True):
    """How far a review is, and what it has found so far."""

    progress: Annotated[float, Meta(description="from 0 to 1")]
    seconds_left: Annotated[
        float | None, Meta(description="if it goes on as fast as it went; null while nobody can say, and at the end")
    ]
    judged: Annotated[int, Meta(description="choices that were judged")]
    choices: Annotated[int, Meta(description="that there are")]
    done: bool
    failure: Annotated[Message | None, Meta(description="why it was given up: ask again, and it goes on")]
    review: Annotated[ReviewShape | None, Meta(description="as far as it is; null until the game is opened")]
