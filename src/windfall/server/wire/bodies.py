"""What clients send over HTTP."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from windfall.engine.title import SettingValue


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewName(_Body, frozen=True):
    """What somebody would like to be called."""

    name: Annotated[str, Meta(max_length=200)]


class _Seat(_Body, frozen=True, tag_field="sort"):
    pass


class MySeat(_Seat, frozen=True, tag="me"):
    """A seat for who asks."""


class LocalSeat(_Seat, frozen=True, tag="local"):
    """A seat for another person at the same screen."""

    name: Annotated[str, Meta(max_length=200)]


class BotSeat(_Seat, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: Annotated[str, Meta(max_length=40)]


class OpenSeat(_Seat, frozen=True, tag="open"):
    """A seat that anybody may take."""


NewSeat: TypeAlias = MySeat | LocalSeat | BotSeat | OpenSeat


class NewPace(_Body, frozen=True):
    """What a table is to agree about time. A bank makes a live clock, days one for games by correspondence."""

    away_minutes: Annotated[
        Annotated[int, Meta(ge=1, le=10_080)] | None,
        Meta(description="after which the others may let a bot play for who is away; null: only if they agree"),
    ] = 10
    bank_seconds: Annotated[
        Annotated[int, Meta(ge=10, le=86_400)] | None, Meta(description="for the whole game, of each player")
    ] = None
    increment_seconds: Annotated[int, Meta(ge=0, le=3600, description="more with every choice")] = 0
    days: Annotated[Annotated[int, Meta(ge=1, le=30)] | None, Meta(description="for every choice")] = None


class NewListing(_Body, frozen=True):
    """Whether somebody agrees to stand on the leaderboard."""

    listed: bool


class StageAnswers(_Body, frozen=True):
    """What somebody has answered in a scene so far, question by question: each the actions of one answer."""

    answers: Annotated[
        list[Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(min_length=1, max_length=40)]],
        Meta(max_length=60),
    ]
    whole: Annotated[bool, Meta(description="all of the table, instead of what the last answer brought about")] = False


class NewTable(_Body, frozen=True):
    """A table to be opened."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    settings: Annotated[dict[str, SettingValue], Meta(max_length=20)] = field(default_factory=dict)
    public: Annotated[bool, Meta(description="whether strangers find it")] = False
    shuffle: Annotated[bool, Meta(description="whether the seats are")] = False
    hints: Annotated[
        bool | None, Meta(description="whether they are allowed; null: only where nobody else could mind")
    ] = None
    pace: NewPace = field(default_factory=NewPace)
    rated: Annotated[
        bool,
        Meta(
            description="whether its game changes ratings; then there are no hints, and no friends at the same screen"
        ),
    ] = False
