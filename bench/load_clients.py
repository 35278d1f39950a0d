"""People at live tables, for `load.py`: two at each, with a connection of their own, who choose at random."""

import asyncio
import json
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

import msgspec
from httpx import AsyncBaseTransport, AsyncClient, AsyncHTTPTransport, Request, Response
from websockets.asyncio.client import ClientConnection, connect

_SEATED_AT_ONCE: Final = 20
_PATIENCE: Final = 120.0  # seconds, for a server that everybody comes to at once


class _Option(msgspec.Struct):
    action: int


class _Decision(msgspec.Struct):
    seat: int
    key: str
    options: list[_Option]


class _Message(msgspec.Struct):
    """As much of a message as a script has to read."""

    type: str
    decisions: list[_Decision] = []
    result: dict[str, object] | None = None
    message: object = ""


_decoder: Final = msgspec.json.Decoder(_Message)


@dataclass
class Measured:
    """What the people at these tables saw."""

    tables: int
    moves: int = 0
    bytes: int = 0  # told to them
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    memory: float = 0.0  # megabytes of the server process

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, percent: int) -> float:
        """Milliseconds within which so many of all moves were answered."""
        return statistics.quantiles(self.latencies, n=100)[percent - 1] * 1000

    def begin(self) -> None:
        """Forget what was before."""
        self.moves = self.bytes = 0
        self.latencies.clear()


@dataclass(frozen=True, slots=True)
class Place:
    """A table, and the cookies of those who play there."""

    table: str
    cookies: tuple[str, ...]


class _SharedTransport(AsyncBaseTransport):
    """Connections that all visitors use, one after the other: each with its own would run out of ports."""

    _transports: ClassVar[dict[asyncio.AbstractEventLoop, AsyncHTTPTransport]] = {}

    async def handle_async_request(self, request: Request) -> Response:
        loop = asyncio.get_running_loop()
        return await self._transports.setdefault(loop, AsyncHTTPTransport(verify=False)).handle_async_request(request)


class Script:
    """Two people at one table: one that is there already, or a new one. They come from an address of this machine."""

    def __init__(
        self,
        address: str,
        title: str,
        measured: Measured,
        pause: float = 0.0,
        place: Place | None = None,
        come_from: str = "127.0.0.1",
    ) -> None:
        self._address = address
        self._title = title
        self._measured = measured
        self._pause = pause
        self._place = place
        self._come_from = come_from
        self._random = random.Random()
        self._sockets: list[ClientConnection] = []

    async def sit_down(self) -> None:
        place, self._place = self._place or await self._open_table(), None
        url = f"ws://{self._address}/api/tables/{place.table}/play"
        for cookie in place.cookies:
            self._sockets.append(
                await connect(
                    url,
                    additional_headers={"Cookie": f"windfall={cookie}"},
                    compression=None,
                    max_size=None,
                    open_timeout=_PATIENCE,
                    ping_interval=None,  # browsers send none
                    local_addr=(self._come_from, 0),
                )
            )

    async def _open_table(self) -> Place:
        async with self._visitor() as ann, self._visitor() as bob:
            seats = [{"sort": "me"}, {"sort": "open"}]
            made = await ann.post("/api/tables", json={"title": self._title, "seats": seats})
            table = made.json()["id"]
            await bob.get("/api/me")
            (await bob.post(f"/api/tables/{table}/seats/1", json={"sort": "me"})).raise_for_status()
            return Place(table, tuple(client.cookies["windfall"] for client in (ann, bob)))

    def _visitor(self) -> AsyncClient:
        """Somebody with cookies of their own."""
        return AsyncClient(base_url=f"http://{self._address}", timeout=_PATIENCE, transport=_SharedTransport())

    async def stand_up(self) -> None:
        for each in self._sockets:
            await each.close()
        self._sockets.clear()

    async def play_game(self) -> None:
        """Play until the game is over."""
        async with asyncio.TaskGroup() as people:
            for each in self._sockets:
                people.create_task(self._answer(each))

    async def play_on(self) -> None:
        """Play game after game."""
        await asyncio.sleep(self._random.uniform(0, self._pause))
        while True:
            await self.play_game()
            await self.stand_up()
            await self.sit_down()

    async def _answer(self, connection: ClientConnection) -> None:
        """Choose whenever asked, until the game is over."""
        asked = 0.0
        async for text in connection:
            message = _decoder.decode(text)
            self._measured.bytes += len(text)
            if message.type == "error":
                raise RuntimeError(message.message)
            if message.type == "state" and asked:
                self._measured.latencies.append(time.perf_counter() - asked)
                self._measured.moves += 1
                asked = 0.0
            if message.result is not None:
                return
            if message.decisions:
                # people do not answer in the same instant, though both were told in the same one
                await asyncio.sleep(self._pause * self._random.uniform(0.5, 1.5))
                decision = message.decisions[0]
                action = self._random.choice(decision.options).action
                asked = time.perf_counter()
                play = {"type": "play", "seat": decision.seat, "key": decision.key, "actions": [action]}
                await connection.send(json.dumps(play))


async def seated(scripts: Sequence[Script]) -> None:
    for some in range(0, len(scripts), _SEATED_AT_ONCE):
        await asyncio.gather(*(script.sit_down() for script in scripts[some : some + _SEATED_AT_ONCE]))


async def stand_up(scripts: Sequence[Script]) -> None:
    await asyncio.gather(*(script.stand_up() for script in scripts))


async def end_play(playing: Sequence[asyncio.Task[None]], scripts: Sequence[Script]) -> None:
    """Everybody who plays game after game leaves."""
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError):
            raise RuntimeError("a script stopped before its time") from outcome
    await stand_up(scripts)
