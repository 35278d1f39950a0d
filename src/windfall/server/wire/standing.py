"""What the server tells of the games somebody has played, and of how strong everybody is."""

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from windfall.engine.words.message import Message
from windfall.server.database.records import Halt

GameOutcome: TypeAlias = Literal["running", "won", "lost", "replaced", "resigned", "aborted"]


class RatingShape(Struct, frozen=True):
    """How strong somebody is, on the scale of a title with a number of players."""

    title: str
    players: int
    points: int
    spread: Annotated[int, Meta(description="by how many points it may easily be wrong")]
    sure: Annotated[bool, Meta(description="whether there were games enough to believe it")]
    games: Annotated[int, Meta(description="rated ones")]


class RatingChange(Struct, frozen=True):
    """What a game did to your rating, in points."""

    before: int
    after: int


class GameSeat(Struct, frozen=True):
    """Who played at a seat, and how it came off."""

    name: str
    mark: str | None
    level: Annotated[str | None, Meta(description="of a bot")]
    yours: bool
    place: Annotated[int | None, Meta(description="null if the game was not played to its end")]
    score: int | None
    stood_in: Annotated[bool, Meta(description="whether a bot has played for the person")]
    resigned: bool


class OwnGame(Struct, frozen=True):
    """A game at which you have a seat."""

    table: str
    title: str
    created: datetime
    outcome: GameOutcome
    halted: Halt | None
    rated: bool
    rating: Annotated[RatingChange | None, Meta(description="of a rated game that has ended")]
    seats: list[GameSeat]


class Opponent(Struct, frozen=True):
    """Somebody you have played with."""

    mark: str
    name: str
    games: int


class OwnGames(Struct, frozen=True):
    """Your games, as far as they were asked for."""

    total: int
    games: list[OwnGame]
    opponents: Annotated[list[Opponent], Meta(description="to ask for games with one of them")]


class PlayersStatistics(Struct, frozen=True):
    """Your games with a number of players, of those that you played to the end by yourself."""

    players: int
    games: int
    wins: int
    mean_score: float
    best_score: int


class Favourite(Struct, frozen=True):
    """An action, or a card or tile, and how often you chose or placed it."""

    text: Message
    count: int


class Against(Struct, frozen=True):
    """Somebody, or bots of a level, and how often you came off better or worse."""

    name: Annotated[str | None, Meta(description="of a person")]
    mark: str | None
    level: Annotated[str | None, Meta(description="of bots")]
    games: int
    better: int
    worse: int


class TitleStatistics(Struct, frozen=True):
    """What your games of a title say; at most the last 500."""

    title: str
    games: Annotated[int, Meta(description="that you played to the end by yourself")]
    left: Annotated[int, Meta(description="that you did not")]
    by_players: list[PlayersStatistics]
    actions: Annotated[list[Favourite], Meta(description="most often chosen first")]
    placed: Annotated[list[Favourite], Meta(description="most often placed first")]
    against: list[Against]


class OwnStanding(Struct, frozen=True):
    """Your ratings, and whether others may see them."""

    ratings: list[RatingShape]
    leaderboard: Annotated[bool, Meta(description="whether this server has one")]
    listed: Annotated[bool, Meta(description="whether you agreed to stand on it")]


class LevelRating(Struct, frozen=True):
    """How strong a level of bots is."""

    level: str
    points: int
    spread: int
    even: Annotated[bool, Meta(description="whether it is the evenest match for you")]


class LevelRatings(Struct, frozen=True):
    """The bots on the scale of a title with a number of players, and you."""

    levels: list[LevelRating]
    yours: Annotated[RatingShape | None, Meta(description="null before your first rated game")]


class LeaderboardRow(Struct, frozen=True):
    """Somebody who agreed to be listed, or bots of a level."""

    name: Annotated[str | None, Meta(description="of a person")]
    mark: str | None
    level: Annotated[str | None, Meta(description="of bots")]
    yours: bool
    points: int
    spread: int
    games: int


class Leaderboard(Struct, frozen=True):
    """Who is strong with a number of players, the strongest first."""

    title: str
    players: int
    rows: list[LeaderboardRow]
