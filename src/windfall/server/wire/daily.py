"""What the server tells of daily deals."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct


class DailyResult(Struct, frozen=True):
    """A player's game of a deal."""

    name: str
    yours: bool
    late: Annotated[bool, Meta(description="begun when the day was over; it is not counted")]
    table: Annotated[str | None, Meta(description="of your game; null for others")]
    score: Annotated[int | None, Meta(description="worked out from the moves; null until the game is over")]
    others: Annotated[list[int], Meta(description="scores of the bots")]
    place: Annotated[int | None, Meta(description="among all at the table")]


class ScoreCount(Struct, frozen=True):
    """How many have reached a score."""

    score: int
    count: int


class DailyDealShape(Struct, frozen=True):
    """The deal of a title on a day."""

    title: str
    day: str
    finished: Annotated[int, Meta(description="how many have played it to the end")]
    yours: DailyResult | None


class DailyDays(Struct, frozen=True):
    """The deals of this day and of those before."""

    day: Annotated[str, Meta(description="this day, as 2026-11-17; it ends at midnight UTC")]
    ends: datetime
    players: int
    level: Annotated[str, Meta(description="of the bots")]
    code: Annotated[str, Meta(description="by which friends find your results")]
    deals: Annotated[list[DailyDealShape], Meta(description="of this day, one for each title")]
    archive: Annotated[list[DailyDealShape], Meta(description="of days before, newest first")]


class DailySheet(Struct, frozen=True):
    """What came of a deal, as far as the one who asks may see it: all of it only when they have finished it, or when
    its day is over."""

    deal: DailyDealShape
    over: Annotated[bool, Meta(description="whether the day is over")]
    histogram: Annotated[list[ScoreCount] | None, Meta(description="lowest score first")]
    friends: Annotated[list[DailyResult] | None, Meta(description="those of the friends that were asked for")]


class DailyFriend(Struct, frozen=True):
    """A friend, whose results can be compared with one's own."""

    code: str
    name: str
