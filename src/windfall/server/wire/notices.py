"""What is said about notices: how somebody wants to be told that it is their turn."""

from datetime import datetime
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from windfall.engine.words.message import Message
from windfall.server.database.notice_records import Channel, WebhookFormat

_Minutes: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60)]
_Language: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9-]*$(?!\n)")]
_Zone: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

# What is sent, and told again


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When nothing is to be sent, in minutes after midnight where you are; the end may be on the next day."""

    begins: _Minutes
    ends: _Minutes


class WebhookShape(Struct, frozen=True, forbid_unknown_fields=True):
    """An address that notices are posted to."""

    url: Annotated[str, Meta(min_length=1, max_length=2000)]
    format: WebhookFormat


# What is sent


class WantedMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Where digests are wanted, and how many hours there are to be between two."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    hours: Annotated[int, Meta(ge=1, le=168)]


class WantedNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """How you want to be told. An address for mail that is new is asked first."""

    language: Annotated[_Language, Meta(description="that notices are written in")]
    time_zone: Annotated[_Zone, Meta(description="such as Europe/Berlin")]
    quiet: QuietHours | None = None
    webhook: WebhookShape | None = None
    mail: WantedMail | None = None


class BrowserSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """How this browser is reached while no page is open, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]
    public_key: Annotated[str, Meta(max_length=100, description="its `p256dh`")]
    auth: Annotated[str, Meta(max_length=50)]
    language: _Language
    time_zone: _Zone


class TableMute(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you want to be told nothing of a table."""

    muted: bool


class MailToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a link in a mail after the `=`."""

    token: Annotated[str, Meta(min_length=1, max_length=1000)]


# What is told


class MailShape(Struct, frozen=True):
    """Where digests go, once the address is confirmed."""

    address: str
    hours: int
    confirmed: bool


class PushDevice(Struct, frozen=True):
    """A browser of yours that notices are pushed to."""

    device: str
    browser: str
    system: str
    here: Annotated[bool, Meta(description="whether it is the one that asks")]


class NoticesShape(Struct, frozen=True):
    """How you are told that it is your turn."""

    push_key: Annotated[str, Meta(description="by which push services know this server")]
    push: list[PushDevice]
    time_zone: str | None
    quiet: QuietHours | None
    webhook: WebhookShape | None
    private_webhooks: Annotated[bool, Meta(description="whether webhooks may go to private addresses, and without TLS")]
    mail: MailShape | None
    mail_possible: Annotated[bool, Meta(description="whether the host of this server has set up mail")]
    muted: Annotated[list[str], Meta(description="tables that you are told nothing of")]


class ChannelTrial(Struct, frozen=True):
    """What came of a test."""

    channel: Channel
    device: Annotated[str | None, Meta(description="that it was pushed to")]
    sent: bool
    text: Message


class NoticesTrial(Struct, frozen=True):
    """What came of a test of all channels that you have set up."""

    channels: list[ChannelTrial]


class OwnPush(Struct, frozen=True):
    """How a browser of yours is reached."""

    device: str
    endpoint: str


class OwnNotices(Struct, frozen=True):
    """What is kept of how you are told."""

    language: str
    origin: str
    time_zone: str
    quiet: QuietHours | None
    webhook: WebhookShape | None
    mail: MailShape | None
    mail_sent: datetime | None
    push: list[OwnPush]
    muted: list[str]
