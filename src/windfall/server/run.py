"""Running the server."""

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.server.annexes.role import Role
from windfall.server.app import create_app
from windfall.server.clock import Clock
from windfall.server.database.store import Store
from windfall.server.doorkeeper import Doorkeeper, GuardedConnection, doorkeeper, guarded_protocols
from windfall.server.duties import end
from windfall.server.logs import set_up_logs
from windfall.server.metrics.listener import Listener
from windfall.server.notices.channels import check_channels
from windfall.server.settings import Settings
from windfall.server.siblings import House, Siblings
from windfall.server.tables.hall import Hall
from windfall.server.talk.over_redis import check_redis
from windfall.server.workshop import access
from windfall.workers import look_at_new, look_everywhere, spare_what_is_there

_log = logging.getLogger("windfall.server")

_STOP_SECONDS: Final = 3
_LOOK_SECONDS: Final = 0.1  # between looks at new objects, so that there are not too many for one
_TIDY_SECONDS: Final = 3600.0


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
    metrics: socket.socket | None = None,
    clock: Clock | None = None,
    siblings: Path | None = None,
) -> bool:
    """Serve until interrupted, or until a restart is wanted: then it is true. `proxies` are the addresses of reverse
    proxies whose word is taken; an annex has a role; figures are told at the address `metrics`; tables go by the clock,
    that of the world if none is given. Processes that share the folder `siblings` hand sockets to each other."""
    if role is None:
        prepare(settings)
    restart = _Restart()
    family = None if siblings is None else Siblings(siblings)
    app = create_app(settings, role, restart, clock, family)
    config = uvicorn.Config(
        app,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # its memory for each connection is dear; the frames of a move are small
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        server_header=False,
        log_level="info" if log_level == "debug" else log_level,  # it would log what is sent over sockets
        log_config=None if settings.log_form == "json" else LOGGING_CONFIG,
        access_log=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
    )
    keeper = doorkeeper(config, settings.limits)
    config.http, config.ws = guarded_protocols(keeper, settings.limits.request_seconds, family)
    set_up_logs(settings.log_form, log_level)
    with suppress(KeyboardInterrupt):  # Ctrl+C is how it is stopped
        restart.server = _Server(
            config,
            when_ready,
            None if metrics is None else _Metrics(app, metrics),
            None if family is None else _Family(app, family, keeper),
        )
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


def prepare(settings: Settings) -> None:
    """Look at all that is needed, and bring the database up to date."""
    asyncio.run(_prepare(settings))


async def _prepare(settings: Settings) -> None:
    """A database or component files that cannot be used are told before anything else begins."""
    for name in title_names():
        find_title(name)
    check_channels(settings)
    if settings.redis_url is not None:
        await check_redis(settings.redis_url)
    await (await Store.open(settings.url)).close()


class _Server(uvicorn.Server):
    """Tells when it answers, and what happens at it."""

    def __init__(
        self,
        config: uvicorn.Config,
        when_ready: Callable[[], None] | None,
        metrics: "_Metrics | None",
        family: "_Family | None",
    ) -> None:
        super().__init__(config)
        self._when_ready = when_ready
        self._metrics = metrics
        self._family = family
        self._tidying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._metrics is not None:
            self._metrics.start()
        if self.started and self._family is not None:
            self._family.start(self)
        spare_what_is_there()
        self._tidying = asyncio.create_task(_tidy_memory())
        if self.started and self._when_ready is not None:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._family is not None:
            await self._family.stop()
        if self._metrics is not None:
            await self._metrics.stop()
        if self._tidying is not None:
            await end([self._tidying])
        await super().shutdown(sockets)


async def _tidy_memory() -> None:
    """Circles of new objects are found soon, those that were in use when they were looked at now and then, while
    nobody is answered."""
    while True:
        for _ in range(round(_TIDY_SECONDS / _LOOK_SECONDS)):
            await asyncio.sleep(_LOOK_SECONDS)
            look_at_new()
        began = time.perf_counter()
        found = look_everywhere()
        _log.info("%d objects in circles were freed in %.2f s", found, time.perf_counter() - began)


class _Metrics:
    """The figures of an app that runs, at an address of their own."""

    def __init__(self, app: FastAPI, listening: socket.socket) -> None:
        self._app = app
        self._listening = listening
        self._listener: Listener | None = None

    def start(self) -> None:
        self._listener = Listener(self._listening, self._app.state.context.figures)
        self._listener.start()

    async def stop(self) -> None:
        if self._listener is not None:
            await self._listener.stop()


class _Family:
    """The other processes of this machine, to which an app that runs hands sockets, and who hand it theirs."""

    def __init__(self, app: FastAPI, siblings: Siblings, keeper: Doorkeeper) -> None:
        self._app = app
        self._siblings = siblings
        self._keeper = keeper

    def start(self, server: uvicorn.Server) -> None:
        hall: Hall = self._app.state.context.hall

        def welcome(connection: socket.socket) -> bool:
            return self._keeper.welcomes(connection.getpeername()[0])

        async def take(connection: socket.socket, came: bytes) -> None:
            loop = asyncio.get_running_loop()

            kind = server.config.http_protocol_class
            assert issubclass(kind, GuardedConnection)

            def protocol() -> asyncio.Protocol:
                made = kind(server.config, server.server_state, server.lifespan.state)
                made.came = came
                return made

            await loop.connect_accepted_socket(protocol, connection)

        self._siblings.open(House(hall.talk.name, hall.people, welcome, take))

    async def stop(self) -> None:
        await self._siblings.close()


class _Restart:
    """Called when the server is to end and start again: it answers what it was asked, and ends as if interrupted."""

    def __init__(self) -> None:
        self.wanted = False
        self.server: uvicorn.Server | None = None

    def __call__(self) -> None:
        assert self.server is not None
        self.wanted = True
        self.server.should_exit = True
