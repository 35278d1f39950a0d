"""One annex as the front process sees it: how it is started, reached and ended."""

import asyncio
import os
import pickle
import secrets
import sys
import time
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager, suppress
from http import HTTPStatus
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from windfall.engine.files.component_folder import DATA_VARIABLE
from windfall.engine.words.message import message
from windfall.server.annexes.role import LOOPBACK, SECRET_HEADER, Orders, Ready, Role
from windfall.server.database.records import SetName
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Settings

_START_SECONDS: Final = 60.0
_END_SECONDS: Final = 10.0
_ANSWER_SECONDS: Final = 60.0

_CANNOT_START: Final = message("server-components-not-loaded")


class Annex:
    """A running annex. `visitors` counts requests and sockets on their way; `gone` if it did not answer one."""

    def __init__(self, role: Role, process: asyncio.subprocess.Process, port: int) -> None:
        self.components = role.components
        self.visitors = 0
        self.used = time.monotonic()
        self.gone = False
        self.ended = False  # by us
        self._process = process
        self._port = port
        self._word = {SECRET_HEADER: role.secret}
        # the environment may name a proxy for the world outside, which this is not
        self._client = httpx.AsyncClient(
            base_url=f"http://{LOOPBACK}:{port}",
            headers={**self._word, "accept-encoding": "identity"},
            timeout=_ANSWER_SECONDS,
            trust_env=False,
        )

    @staticmethod
    async def start(settings: Settings, components: SetName) -> "Annex":
        """An annex that answers; refused if it cannot play such games."""
        role = Role(components, secrets.token_urlsafe(32))
        process = await _spawn(Orders(settings, role))
        try:
            async with asyncio.timeout(_START_SECONDS):
                ready = await _first_word(process)
        except BaseException as error:
            await _kill(process)
            if isinstance(error, TimeoutError):
                raise RequestRefused(_CANNOT_START, HTTPStatus.SERVICE_UNAVAILABLE) from error
            raise
        if ready.refusal is not None:
            await process.wait()
            raise RequestRefused(message("server-components-unreadable", error=ready.refusal))
        return Annex(role, process, ready.port)

    @property
    def usable(self) -> bool:
        return self._process.returncode is None and not self.gone and not self.ended

    async def wait(self) -> int:
        """Wait until it has ended; 0 if nothing went wrong."""
        code = await self._process.wait()
        await self._client.aclose()
        return code

    def request(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> AbstractAsyncContextManager[httpx.Response]:
        return self._client.stream(method, path, headers=dict(headers), content=body)

    def socket(self, path: str, headers: Mapping[str, str]) -> AbstractAsyncContextManager[ClientConnection]:
        return connect(
            f"ws://{LOOPBACK}:{self._port}{path}",
            additional_headers={**headers, **self._word},
            max_size=None,
            compression=None,
            ping_interval=None,  # if it dies, the connection is closed
            proxy=None,
        )

    async def end(self) -> None:
        """End it as a host ends a server, and wait until it is gone."""
        self.ended = True
        with suppress(ProcessLookupError):
            self._process.terminate()
        with suppress(TimeoutError):
            async with asyncio.timeout(_END_SECONDS):
                await self._process.wait()
        await _kill(self._process)
        await self._client.aclose()


async def _spawn(orders: Orders) -> asyncio.subprocess.Process:
    """The process, with its orders. Its standard input stays open for as long as this process lives."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "windfall.server.annexes.process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=_environment(),
    )
    assert process.stdin is not None
    process.stdin.write(pickle.dumps(orders))  # not as arguments, which everybody on the machine can read
    with suppress(ConnectionError):
        await process.stdin.drain()
    return process


def _environment() -> dict[str, str]:
    """The same modules as here, and no folder of corrected files: what the annex plays with is in the archive."""
    variables = {name: value for name, value in os.environ.items() if name != DATA_VARIABLE}
    return {**variables, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


async def _first_word(process: asyncio.subprocess.Process) -> Ready:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise RequestRefused(_CANNOT_START, HTTPStatus.SERVICE_UNAVAILABLE)
    return msgspec.json.decode(line, type=Ready)


async def _kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
