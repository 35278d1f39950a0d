"""The address at which a host is told figures: one of its own, so that nobody else is unless the host wants it."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windfall.server.metrics.figures import Figures


class _Quiet(uvicorn.Server):
    """Signals are for the server beside it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Listener:
    """Answers to `/metrics` until it is stopped."""

    def __init__(self, listening: socket.socket, figures: Figures) -> None:
        self._listening = listening
        self._figures = figures
        config = uvicorn.Config(
            Starlette(routes=[Route("/metrics", self._tell)]),
            lifespan="off",
            access_log=False,
            log_config=None,  # the log is set up already
            server_header=False,
            limit_concurrency=20,
            timeout_graceful_shutdown=1,
        )
        self._server = _Quiet(config)
        self._serving: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._serving = asyncio.create_task(self._server.serve([self._listening]))

    async def _tell(self, _request: Request) -> Response:
        return Response(await self._figures.told(), headers={"content-type": CONTENT_TYPE_LATEST})

    async def stop(self) -> None:
        self._server.should_exit = True
        if self._serving is not None:
            await self._serving
