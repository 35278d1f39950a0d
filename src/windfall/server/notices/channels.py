"""The ways in which people are reached, as a host has set them."""

import secrets
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from windfall.engine.errors import SetupError
from windfall.server.database.store import Store
from windfall.server.notices.outgoing import Outgoing
from windfall.server.notices.post_office import MailServer, PostOffice
from windfall.server.notices.push import Push, PushKey, fresh_key
from windfall.server.settings import Settings

_NOBODY: Final = "mailto:nobody@windfall.invalid"  # a contact that says there is none


@dataclass(frozen=True, slots=True)
class Channels:
    """Push and webhooks need no set-up; there is a post office if the host has set one up."""

    outgoing: Outgoing
    push: Push
    post_office: PostOffice | None

    @staticmethod
    async def open(settings: Settings, store: Store) -> "Channels":
        outgoing = Outgoing(settings.notices.private_webhooks)
        key = settings.notices.vapid_key or await store.secret("vapid", fresh_key())
        secret = await store.secret("mail", secrets.token_urlsafe(32))
        return Channels(outgoing, Push(PushKey(key, _contact(settings)), outgoing), _post_office(settings, secret))

    async def close(self) -> None:
        await self.outgoing.close()


def check_channels(settings: Settings) -> str:
    """What a host has set, in words; an error if it cannot be."""
    PushKey(settings.notices.vapid_key or fresh_key(), _contact(settings))
    mail = "no mail: give --smtp for it" if _post_office(settings, "") is None else "mail"
    private = "webhooks to all addresses" if settings.notices.private_webhooks else "webhooks to public addresses"
    return f"push, {private}, {mail}"


def _post_office(settings: Settings, secret: str) -> PostOffice | None:
    if settings.notices.smtp_url is None:
        return None
    if not settings.origins:
        raise SetupError("mail has links to the page: give its address with --origin, such as https://games.example")
    server = MailServer.at(settings.notices.smtp_url, settings.notices.mail_from or "")
    return PostOffice(server, settings.origins[0], secret)


def _contact(settings: Settings) -> str:
    """Whom a push service may ask about what is sent from here."""
    if settings.notices.mail_from is not None:
        return f"mailto:{settings.notices.mail_from.rpartition('<')[2].rstrip('>')}"
    named = (urlsplit(origin) for origin in settings.origins)
    return next((f"https://{each.hostname}" for each in named if each.scheme == "https"), _NOBODY)
