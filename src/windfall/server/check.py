"""What would keep a server from starting, or from serving well, told before it starts. Nothing is changed."""

import asyncio
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.server.database.connect import checked_url, revision_of
from windfall.server.descriptors import raise_limit
from windfall.server.notices.channels import check_channels
from windfall.server.settings import Settings
from windfall.server.talk.over_redis import check_redis

_FEW: Final = 2000  # connections: some hundred people with a page or two each


@dataclass(frozen=True, slots=True)
class Finding:
    """What one look has found. What is wrong keeps the server from starting."""

    subject: str
    wrong: bool
    text: str


def check(
    settings: Settings,
    listen: Callable[[], socket.socket],
    listen_for_metrics: Callable[[], Sequence[socket.socket]] = tuple,
) -> list[Finding]:
    """Look at all that a server needs."""
    looks: tuple[tuple[str, Callable[[], str]], ...] = (
        ("port", lambda: _free([listen()])),
        ("metrics", lambda: _free(listen_for_metrics()) or "none: they are told nowhere"),
        ("database", lambda: _database(settings)),
        ("redis", lambda: _redis(settings)),
        ("components", _components),
        ("page", lambda: _page(settings)),
        ("origins", lambda: _origins(settings)),
        ("notices", lambda: check_channels(settings)),
        ("open files", _open_files),
    )
    return [_finding(subject, look) for subject, look in looks]


def _finding(subject: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(subject, False, look())
    except WindfallError as error:
        return Finding(subject, True, str(error))


def _free(listening: Sequence[socket.socket]) -> str:
    names = [each.getsockname()[:2] for each in listening]
    for each in listening:
        each.close()
    return ", ".join(f"{host} port {port} is free" for host, port in names)


def _database(settings: Settings) -> str:
    revision, newest = asyncio.run(revision_of(settings.url))
    shown = checked_url(settings.url).render_as_string(hide_password=True)
    if revision is None:
        return f"{shown} has no tables yet; the server makes them"
    if revision != newest:
        return f"{shown} is of an older version; the server brings it up to date: back it up first"
    return f"{shown} is up to date"


def _redis(settings: Settings) -> str:
    if settings.redis_url is None:
        return "none: a server of one process needs none"
    asyncio.run(check_redis(settings.redis_url))
    return "it answers"


def _components() -> str:
    names = title_names()
    for name in names:
        find_title(name)
    return f"those of {', '.join(names)} can be read"


def _page(settings: Settings) -> str:
    if not (settings.client_folder / "index.html").is_file():
        raise WindfallError("the page is not built: run make client, or install a wheel, which has it")
    return "the page is there"


def _origins(settings: Settings) -> str:
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise WindfallError(f"an origin is such as https://games.example, not {origin!r}")
    if not settings.origins:
        return "none: the server answers only to this machine's own names; give --origin for the address of the page"
    return ", ".join(settings.origins)


def _open_files() -> str:
    most = raise_limit()
    if most < _FEW:
        return f"enough for {most} connections, which is few: raise the limit (LimitNOFILE=65536 in a unit)"
    return f"enough for {most} connections"
