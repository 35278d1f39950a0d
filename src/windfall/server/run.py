"""Running the server."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.server.annexes.role import Role
from windfall.server.app import create_app
from windfall.server.database.store import Store
from windfall.server.settings import Settings
from windfall.server.workshop import access

_STOP_SECONDS: Final = 3


def listen(host: str, port: int) -> socket.socket:
    """A socket that the server takes; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise WindfallError(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    return listening


def serve(
    settings: Settings,
    listening: socket.socket,
    *,
    proxies: str | None = None,
    log_level: str = "info",
    when_ready: Callable[[], None] | None = None,
    role: Role | None = None,
) -> bool:
    """Serve until interrupted, or until a restart is wanted: then it is true. `proxies` are the addresses of reverse
    proxies whose word is taken; an annex has a role."""
    if role is None:
        asyncio.run(_prepare(settings))
    restart = _Restart()
    config = uvicorn.Config(
        create_app(settings, role, restart),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # its memory for each connection is dear; the frames of a move are small
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        server_header=False,
        log_level=log_level,
        access_log=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
    )
    with suppress(KeyboardInterrupt):  # Ctrl+C is how it is stopped
        restart.server = _Server(config, when_ready)
        restart.server.run([listening])
    return restart.wanted


def workshop_key(settings: Settings) -> str:
    """The key of the workshop, for the link that its host is given."""

    async def read() -> str:
        store = await Store.open(settings.url)
        try:
            return await access.workshop_key(store)
        finally:
            await store.close()

    return asyncio.run(read())


async def _prepare(settings: Settings) -> None:
    """A database or component files that cannot be used are told before anything else begins."""
    for name in title_names():
        find_title(name)
    await (await Store.open(settings.url)).close()


class _Server(uvicorn.Server):
    """Tells when it answers."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._when_ready is not None:
            self._when_ready()


class _Restart:
    """Called when the server is to end and start again: it answers what it was asked, and ends as if interrupted."""

    def __init__(self) -> None:
        self.wanted = False
        self.server: uvicorn.Server | None = None

    def __call__(self) -> None:
        assert self.server is not None
        self.wanted = True
        self.server.should_exit = True
