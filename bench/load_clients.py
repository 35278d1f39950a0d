"""People at live tables, for `load.py`: two at each, with a connection of their own, who choose at random."""

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

import msgspec
from httpx import AsyncBaseTransport, AsyncClient, AsyncHTTPTransport, Request, Response

from load_socket import Socket

_SEATED_AT_ONCE: Final = 20
_PATIENCE: Final = 120.0  # seconds, for a server that everybody comes to at once


class _Option(msgspec.Struct):
    action: int


class _Decision(msgspec.Struct):
    seat: int
    key: str
    options: list[_Option]


class _Play(msgspec.Struct, tag="play"):
    seat: int
    key: str
    actions: list[int]


class _Message(msgspec.Struct):
    """As much of a message as a script has to read."""

    type: str
    decisions: list[_Decision] = []
    result: dict[str, object] | None = None
    message: object = ""


_encoder: Final = msgspec.json.Encoder()
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
        self._sockets: list[Socket] = []

    async def sit_down(self) -> None:
        place, self._place = self._place or await self._open_table(), None
        path = f"/api/tables/{place.table}/play"
        for cookie in place.cookies:
            self._sockets.append(
                await Socket.connect(self._address, path, f"windfall={cookie}", self._come_from, _PATIENCE)
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
            each.close()
        self._sockets.clear()

    async def play_game(self) -> None:
        """Play until the game is over."""
        async with asyncio.TaskGroup() as people:
            for each in self._sockets:
                people.create_task(_Player(each, self._measured, self._pause, self._random).play())

    async def play_on(self) -> None:
        """Play game after game."""
        await asyncio.sleep(self._random.uniform(0, self._pause))
        while True:
            await self.play_game()
            await self.stand_up()
            await self.sit_down()


class _Player:
    """Chooses whenever asked, until the game is over. No task waits for that: there are thousands of them."""

    def __init__(self, socket: Socket, measured: Measured, pause: float, rng: random.Random) -> None:
        self._socket = socket
        self._measured = measured
        self._pause = pause
        self._random = rng
        self._loop = asyncio.get_running_loop()
        self._over = self._loop.create_future()
        self._decision: _Decision | None = None  # that is open, as far as was told
        self._thinking: asyncio.TimerHandle | None = None
        self._answered: str | None = None  # the question to which an answer is on its way
        self._asked = 0.0  # when it was sent

    async def play(self) -> None:
        self._socket.listen(self._hear)
        try:
            await self._over
        finally:
            self._socket.listen(lambda _text: None)
            if self._thinking is not None:
                self._thinking.cancel()

    def _hear(self, text: bytes | None) -> None:
        if self._over.done():
            return
        if text is None:
            self._over.set_exception(ConnectionError("the server has closed the connection"))
            return
        message = _decoder.decode(text)
        self._measured.bytes += len(text)
        if message.type == "error":
            self._over.set_exception(RuntimeError(message.message))
        elif message.type == "state":
            self._see(message)

    def _see(self, message: _Message) -> None:
        if self._answered is not None and all(each.key != self._answered for each in message.decisions):
            self._measured.latencies.append(time.perf_counter() - self._asked)
            self._measured.moves += 1
            self._answered = None
        if message.result is not None:
            self._over.set_result(None)
            return
        self._decision = message.decisions[0] if message.decisions else None
        if self._decision is not None and self._thinking is None and self._answered is None:
            # people do not answer in the same instant, though both were told in the same one
            self._thinking = self._loop.call_later(self._pause * self._random.uniform(0.5, 1.5), self._choose)

    def _choose(self) -> None:
        self._thinking = None
        decision = self._decision
        if decision is not None:
            action = self._random.choice(decision.options).action
            self._answered, self._asked = decision.key, time.perf_counter()
            self._socket.send(_encoder.encode(_Play(decision.seat, decision.key, [action])))


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
