"""What is said about tournaments and series."""

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from windfall.engine.title import SettingValue
from windfall.server.database.records import Pace
from windfall.server.database.tournament_records import Pairing, Stage
from windfall.server.wire.bodies import NewPace

# A game that has ended without a result is aborted; who sits a round out has a bye.
MeetingState: TypeAlias = Literal["playing", "over", "aborted", "bye"]


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament, or a series, to be opened."""

    pairing: Annotated[
        Pairing,
        Meta(
            description="`swiss`: those who stand alike meet; `robin`: all meet all; `best_of`: a series of games of "
            "one title; `each_title`: a series with one game of each title"
        ),
    ]
    titles: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(min_length=1, max_length=10, description="one; several, in their order, for `each_title`"),
    ]
    players: Annotated[int, Meta(ge=2, le=10, description="at a table")]
    places: Annotated[int, Meta(ge=2, le=32, description="how many may enter; in a series as many as at a table")] = 8
    rounds: Annotated[
        int, Meta(ge=1, le=9, description="or games of `best_of`; what takes a number of its own has that")
    ] = 3
    settings: Annotated[
        dict[str, Annotated[dict[str, SettingValue], Meta(max_length=20)]], Meta(max_length=10, description="by title")
    ] = field(default_factory=dict)
    bots: Annotated[
        Annotated[str, Meta(max_length=40)] | None,
        Meta(description="the level of bots that take the places left when it starts; null: there are none"),
    ] = None
    pace: NewPace = field(default_factory=NewPace)
    rated: Annotated[bool, Meta(description="whether its games change ratings")] = False
    play: Annotated[bool, Meta(description="whether you take part yourself")] = True


class EntrantShape(Struct, frozen=True):
    """Somebody who takes part."""

    number: Annotated[int, Meta(description="by which meetings and standings name them")]
    name: Annotated[str, Meta(description="empty for who was deleted")]
    mark: str | None
    level: Annotated[str | None, Meta(description="of a bot")]
    yours: bool
    withdrawn: bool


class StandingShape(Struct, frozen=True):
    """How somebody stands."""

    entrant: int
    rank: Annotated[int, Meta(description="the same for those who are equal in all that decides")]
    points: Annotated[
        float, Meta(description="one for each opponent they came before, half of one for each they are equal with")
    ]
    opponents: Annotated[float, Meta(description="the points of all whom they have met; decides between equal points")]
    margin: Annotated[int, Meta(description="VPs ahead of all whom they have met; decides then")]
    games: int
    wins: int
    byes: Annotated[int, Meta(description="rounds they sat out, which count as won")]


class MeetingShape(Struct, frozen=True):
    """Those who meet at a table, or somebody who sits out."""

    table: str | None
    entrants: Annotated[list[int], Meta(description="in the order of seats")]
    state: MeetingState
    places: Annotated[list[int] | None, Meta(description="as they count here; null until the round is over")]
    scores: Annotated[list[int] | None, Meta(description="null if it was not played to its end, and until then")]


class RoundShape(Struct, frozen=True):
    """A round."""

    number: int
    title: str
    meetings: list[MeetingShape]


class TournamentShape(Struct, frozen=True):
    """A tournament, or a series, as the one who asks is shown it."""

    id: str
    pairing: Pairing
    titles: list[str]
    settings: Annotated[dict[str, dict[str, SettingValue]], Meta(description="by title")]
    players: Annotated[int, Meta(description="at a table")]
    places: int
    rounds: Annotated[int, Meta(description="0 until it starts, if all are to meet all")]
    bots: Annotated[str | None, Meta(description="the level of those that take the places left when it starts")]
    pace: Pace
    rated: bool
    created: datetime
    stage: Annotated[
        Stage, Meta(description="open until it starts; over after its last round, ended if its host ended it")
    ]
    round: Annotated[int, Meta(description="that is played; 0 before the first")]
    host: Annotated[bool, Meta(description="whether it is yours")]
    host_name: str
    entrants: list[EntrantShape]
    standings: Annotated[list[StandingShape], Meta(description="the first one first; empty before it starts")]
    history: Annotated[list[RoundShape], Meta(description="the first round first")]
    your_table: Annotated[str | None, Meta(description="at which you play in this round, until its game has ended")]


class TournamentSummary(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    pairing: Pairing
    titles: list[str]
    stage: Stage
    round: int
    rounds: int
    entrants: Annotated[int, Meta(description="how many take part")]
    places: int
    host: bool
    host_name: str
    created: datetime
    rank: Annotated[int | None, Meta(description="yours, once it has started")]
    your_table: str | None


class Tournaments(Struct, frozen=True):
    """Tournaments of yours, those that go on first."""

    mine: list[TournamentSummary]
