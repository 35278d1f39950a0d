"""What is said about who somebody is: devices, links between them, passkeys, and all that is kept about a player."""

from datetime import datetime
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from windfall.engine.title import SettingValue
from windfall.server.database.records import Status
from windfall.server.database.tournament_records import Pairing, Stage
from windfall.server.wire.notices import OwnNotices

_Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
_Base64: TypeAlias = Annotated[str, Meta(max_length=20_000)]
_KeyId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]*=*$(?!\n)")]

# What is sent


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a one-time link after the `#`."""

    token: _Token


class NewPasskeyResponse(Struct, frozen=True):
    """What an authenticator says of a passkey that it has made."""

    client_data: _Base64 = field(name="clientDataJSON")
    attestation: _Base64 = field(name="attestationObject")


class NewPasskey(Struct, frozen=True):
    """A passkey that was made, as browsers write a `RegistrationResponseJSON`."""

    id: _KeyId
    raw_id: _KeyId = field(name="rawId")
    type: Annotated[str, Meta(max_length=40)]
    response: NewPasskeyResponse


class KnownPasskeyResponse(Struct, frozen=True):
    """What an authenticator signs with a passkey."""

    client_data: _Base64 = field(name="clientDataJSON")
    authenticator_data: _Base64 = field(name="authenticatorData")
    signature: _Base64
    user: Annotated[str, Meta(max_length=200)] | None = field(name="userHandle", default=None)


class KnownPasskey(Struct, frozen=True):
    """A passkey that is shown, as browsers write an `AuthenticationResponseJSON`."""

    id: _KeyId
    raw_id: _KeyId = field(name="rawId")
    type: Annotated[str, Meta(max_length=40)]
    response: KnownPasskeyResponse


# What is told


class DeviceShape(Struct, frozen=True):
    """A browser in which you are this player."""

    id: str
    browser: Annotated[str, Meta(description="its name; empty if it does not say")]
    system: Annotated[str, Meta(description="what it runs on; empty if it does not say")]
    created: datetime
    seen: Annotated[datetime, Meta(description="when it was last here, to the hour")]
    here: Annotated[bool, Meta(description="whether it is the one that asks")]
    name: Annotated[str, Meta(description="that you gave it; empty if you did not")]


class PasskeyShape(Struct, frozen=True):
    """A passkey of yours."""

    id: str
    browser: Annotated[str, Meta(description="that it was made in")]
    system: str
    created: datetime
    used: datetime | None


class MyDevices(Struct, frozen=True):
    """Where you are this player, and by what you can be it again."""

    devices: Annotated[list[DeviceShape], Meta(description="the one that was seen last first")]
    passkeys: list[PasskeyShape]
    passkeys_possible: Annotated[bool, Meta(description="whether the address of this page allows to make any")]


class DeviceLink(Struct, frozen=True):
    """A link that makes one other device yours, once."""

    token: Annotated[str, Meta(description="goes after `/device#`, where no server and no log sees it")]
    expires: datetime


class LinkOwner(Struct, frozen=True):
    """Who a link, or a passkey, would make you."""

    name: str
    mark: str | None
    yours: Annotated[bool, Meta(description="whether you are that player already")]
    tables: Annotated[int, Meta(description="of yours that would become theirs, too")]


class OwnOrder(Struct, frozen=True):
    """Something that you have chosen ahead."""

    question: Annotated[str, Meta(description="the kind of decision that it answers")]
    actions: Annotated[list[int], Meta(description="the wishes; none: to pass")]


class OwnSeat(Struct, frozen=True):
    """A seat of yours."""

    seat: int
    name: Annotated[str, Meta(description="that it has at this table")]
    ahead: list[OwnOrder]


class OwnMove(Struct, frozen=True):
    """A choice of yours."""

    number: int
    seat: int
    action: int


class OwnTable(Struct, frozen=True):
    """A table at which you sit, or whose host you are."""

    id: str
    title: str
    settings: dict[str, SettingValue]
    host: bool
    public: bool
    created: datetime
    status: Status
    seats: list[OwnSeat]
    moves: list[OwnMove]
    winners: list[int] | None
    scores: Annotated[list[int] | None, Meta(description="of all seats, if the game is over")]


class OwnDailyGame(Struct, frozen=True):
    """Your game of a daily deal."""

    day: str
    title: str
    table: str
    place: Annotated[int | None, Meta(description="among all seats, if the game is over")]


class OwnTournament(Struct, frozen=True):
    """A tournament or series that you opened, or took part in."""

    id: str
    pairing: Pairing
    titles: list[str]
    created: datetime
    stage: Stage
    host: bool
    number: Annotated[int | None, Meta(description="by which you took part, if you did")]
    withdrawn: bool
    tables: Annotated[list[str], Meta(description="at which you met others in it")]


class OwnRating(Struct, frozen=True):
    """Your rating with a number of players, as it is worked with."""

    title: str
    players: int
    mu: float
    sigma: float
    games: int


class OwnLine(Struct, frozen=True):
    """Something that you said at a table."""

    table: str
    name: Annotated[str, Meta(description="that you had then")]
    text: str
    at: datetime


class OwnMute(Struct, frozen=True):
    """Somebody whom you do not want to hear at a table."""

    table: str
    mark: Annotated[str | None, Meta(description="theirs")]
    for_all: Annotated[bool, Meta(description="whether nobody hears them, since you are the host")]


class OwnData(Struct, frozen=True):
    """Everything that the server keeps about you."""

    id: str
    name: str
    mark: str | None
    created: Annotated[datetime | None, Meta(description="when you first took a seat or chose a name")]
    devices: list[DeviceShape]
    passkeys: list[PasskeyShape]
    tables: list[OwnTable]
    daily: list[OwnDailyGame]
    ratings: list[OwnRating]
    tournaments: list[OwnTournament]
    listed: Annotated[bool, Meta(description="whether you agreed to stand on the leaderboard")]
    notices: Annotated[OwnNotices | None, Meta(description="how you are told that it is your turn, if you are")]
    said: Annotated[list[OwnLine], Meta(description="the oldest first, as far as it is kept")]
    muted: list[OwnMute]
