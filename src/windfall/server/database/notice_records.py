"""What is stored about notices, as plain data. Where somebody is reached is a secret, so it is never in a `repr`."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias

WebhookFormat: TypeAlias = Literal["json", "ntfy", "discord", "slack"]
Channel: TypeAlias = Literal["push", "webhook", "mail"]


@dataclass(frozen=True, slots=True)
class Webhook:
    url: str = field(repr=False)
    format: WebhookFormat


@dataclass(frozen=True, slots=True)
class MailBox:
    """An address; until its owner has confirmed it, nothing but the question is sent there."""

    address: str = field(repr=False)
    confirmed: bool = False
    hours: int = 1  # at least, between two mails
    sent: datetime | None = None  # the last one


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How a player wants to be told."""

    player: str
    language: str
    origin: str
    time_zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # from and until, in minutes after midnight
    webhook: Webhook | None = None
    mail: MailBox | None = None


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser, and the keys that only it can read with."""

    device: str
    endpoint: str = field(repr=False)
    public_key: str = field(repr=False)
    auth: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Wait:
    """A table waits for a player, who has given so many answers before."""

    table: str
    player: str
    answers: int
    since: datetime
    runs_out: datetime | None
    stage: int = 0
    due: datetime | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """What is to be sent about a wait, over one channel."""

    id: str
    player: str
    table: str
    answers: int
    reminder: bool
    channel: Channel
    device: str | None
    due: datetime
    attempts: int = 0
