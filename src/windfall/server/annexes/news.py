"""What the front process tells its annexes: changes that were stored, and that an annex may have in its memory."""

import logging
from typing import Final, TypeAlias

import httpx
import msgspec
from msgspec import Struct

from windfall.server.annexes.annex import Annex

_log = logging.getLogger("windfall.server.annexes")

NEWS_PATH: Final = "/api/news"


class Renamed(Struct, frozen=True, tag=True):
    """A player is called otherwise now."""

    player: str
    name: str


class MetAgain(Struct, frozen=True, tag=True):
    """The players of a table meet again at another."""

    table: str


class TurnedOver(Struct, frozen=True, tag=True):
    """A player has become another, or nobody."""

    player: str
    another: str | None


class LeftDevice(Struct, frozen=True, tag=True):
    """A device is signed out."""

    device: str


News: TypeAlias = Renamed | MetAgain | TurnedOver | LeftDevice


async def send_news(annex: Annex, news: News) -> None:
    """Tell an annex; if that fails, its tables show what was before until they are loaded again."""
    try:
        async with annex.request("POST", NEWS_PATH, {}, msgspec.json.encode(news)) as answer:
            answer.raise_for_status()
    except httpx.HTTPError:
        _log.exception("an annex could not be told of a change: %s", type(news).__name__)
