"""The deal of a day: who plays, and what it is dealt from.

All draws follow from a secret that is worked out of the server's own and the day. So the deal is the same for
everybody, and nobody can know it before it is played. Journals, which tell the secret, are kept back until the day is
over.
"""

import hashlib
import hmac
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from http import HTTPStatus
from typing import Final

from windfall.engine.words.message import message
from windfall.players.levels import Level
from windfall.server.database.records import Player, TableRecord
from windfall.server.refusals import RequestRefused
from windfall.server.tables.seating import new_table, opened
from windfall.server.wire.bodies import BotSeat, MySeat, NewSeat

LEVEL: Final = "hard"
PLAYERS: Final = 3
ARCHIVED_DAYS: Final = 30  # that can be played and looked at afterwards
_CODE_DIGITS: Final = 16
_BOTS_SEED_BYTES: Final = 7


def today() -> date:
    """The day of the deal that is played now; it changes at midnight UTC."""
    return datetime.now(UTC).date()


def ends(day: date) -> datetime:
    """When the day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)


def is_over(day: str) -> bool:
    return date.fromisoformat(day) < today()


def archived_days() -> list[date]:
    """The days before this one whose deals can still be played, newest first."""
    return [today() - timedelta(days=back) for back in range(1, ARCHIVED_DAYS + 1)]


def checked_day(text: str) -> date:
    """A day whose deal can be played: this one, or one of the archive. Others are refused, those to come as well."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text or day not in (today(), *archived_days()):
        raise RequestRefused(message("server-no-such-day"), HTTPStatus.NOT_FOUND)
    return day


class Dealer:
    """Deals the games of a day; its secret is the server's."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def table(self, title: str, day: date, player: Player, offered: tuple[Level, ...]) -> TableRecord:
        """A table for a player, with the deal of that day."""
        seats: list[NewSeat] = [MySeat(), *(BotSeat(LEVEL) for _bot in range(PLAYERS - 1))]
        made = new_table(title, {}, seats, player, public=False, shuffle=False, hints=False, offered=offered)
        bots = int.from_bytes(self._digest(f"bots/{title}/{day.isoformat()}")[:_BOTS_SEED_BYTES])
        dealt = replace(made, secret=self.secret(title, day), seed=bots, daily=day.isoformat())
        return opened(dealt, dealt.created)

    def secret(self, title: str, day: date) -> str:
        """What all draws of the deal follow from, in hexadecimal digits."""
        return self._digest(f"deal/{title}/{day.isoformat()}").hex()

    def code(self, player: str) -> str:
        """By which friends find the results of a player. It tells nothing of the player's identity."""
        return self._digest(f"friend/{player}").hex()[:_CODE_DIGITS]

    def _digest(self, what: str) -> bytes:
        return hmac.new(self._secret, what.encode(), hashlib.sha256).digest()
