"""A real server in a process of its own, and real clients that talk to it over sockets."""

import asyncio
import json
import os
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import wraps
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO, Any, ClassVar, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serve_for_tests import serve_as_told
from tests.support.deals import told_to_servers
from tests.support.forked import forked, killed
from tests.support.ports import free_port
from tests.support.said import said
from windfall.engine.files.component_folder import DATA_VARIABLE

Json: TypeAlias = dict[str, Any]

# Limits that do not get in the way.
GENEROUS: Json = {
    "messages_per_second": 100_000.0,
    "messages_at_once": 100_000,
    "changes_per_minute": 1_000_000,
    "changes_at_once": 100_000,
    "live_tables": 100_000,
    "connections_per_address": 100_000,
    "sockets_per_address": 100_000,
    "reads_per_minute": 1_000_000,
    "reads_at_once": 1_000_000,
    "keys_per_minute": 1_000_000,
    "keys_at_once": 1_000_000,
    "trials_per_minute": 1_000_000,
    "trials_at_once": 1_000_000,
    "questions_per_minute": 1_000_000,
    "questions_at_once": 1_000_000,
    "states_per_minute": 1_000_000,
    "states_at_once": 1_000_000,
    "chat_per_minute": 1_000_000,
    "chat_at_once": 1_000_000,
    "tables_per_minute": 1_000_000,
    "tables_at_once": 1_000_000,
    "public_tables_per_minute": 1_000_000,
    "public_tables_at_once": 1_000_000,
    "tournaments_per_minute": 1_000_000,
    "tournaments_at_once": 1_000_000,
}

PATIENCE = 120.0  # seconds: for a machine that is busy with other tests


@dataclass
class Server:
    """One server process; it can be killed and started again on the same database."""

    database_url: str
    limits: Json = field(default_factory=dict)
    settings: Json = field(default_factory=dict)
    data: Path | None = None  # a folder of corrected component files
    port: int = 0
    descriptors: int | None = None  # how many files and connections it may have open
    log: IO[bytes] | None = None  # where it writes what goes wrong
    process: BaseProcess | None = None
    work: ClassVar[Callable[[Json], None]] = staticmethod(serve_as_told)  # what the process does

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def start(self) -> "Server":
        self.port = self.port or free_port()
        # A server that is killed cannot clear up after itself, and Python would say so.
        quiet = {
            **os.environ,
            **told_to_servers(),
            "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker",
        }
        if self.data is not None:
            quiet[DATA_VARIABLE] = str(self.data)
        log = self.log.name if self.log is not None else None
        self.process = forked(type(self).work, self.setup, quiet, log)
        self.wait_until_it_answers()
        return self

    @property
    def setup(self) -> Json:
        """All that it is told."""
        setup = {"port": self.port, "database_url": self.database_url, "limits": self.limits, **self.settings}
        return setup if self.descriptors is None else {**setup, "descriptors": self.descriptors}

    @property
    def lives(self) -> bool:
        return self.process is not None and self.process.exitcode is None

    def wait_until_it_answers(self) -> None:
        until = time.monotonic() + PATIENCE
        while self.lives and time.monotonic() < until:
            try:
                httpx.get(f"http://{self.address}/api/titles", timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        how = "it does not answer" if self.lives else f"it ended with {self.process and self.process.exitcode}"
        raise RuntimeError(f"the server did not start: {how}")

    def kill(self) -> None:
        """kill -9: the server has no chance to do anything about it."""
        if self.process is not None:
            killed(self.process)
            self.process = None

    def stop(self) -> None:
        """As a host does it."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "it did not end"
        self.process = None


@contextmanager
def running(database_url: str, limits: Json | None = None, **settings: Any) -> Iterator[Server]:
    server = Server(database_url, limits or {}, settings).start()
    try:
        yield server
    finally:
        server.kill()


async def connected(url: str, **way: Any) -> ClientConnection:
    """A socket that waits for the server as long as it takes. It does not ask whether the server is there: a test that
    does something else meanwhile, or does not read, could not hear the answer, and the socket would close itself."""
    return await connect(url, max_size=None, open_timeout=PATIENCE, ping_interval=None, **way)


class Person:
    """Somebody with a browser of their own: one cookie."""

    def __init__(self, server: Server, name: str | None = None, come_from: str = "127.0.0.1") -> None:
        self.server = server
        self.come_from = come_from
        transport = httpx.HTTPTransport(local_address=come_from)
        self.http = httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE, transport=transport)
        self.id: str = self.http.get("/api/me").json()["id"]
        if name is not None:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def open_table(self, title: str, *seats: str | Json, **more: Any) -> Json:
        body = {"title": title, "seats": [{"sort": seat} if isinstance(seat, str) else seat for seat in seats], **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table

    def table(self, table: str) -> Json:
        found: Json = self.http.get(f"/api/tables/{table}").json()
        return found

    def sit(self, table: str, seat: int, **wanted: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}", json=wanted or {"sort": "me"})

    def at(self, server: Server) -> "Person":
        """The same person at another process."""
        there = Person(server, come_from=self.come_from)
        there.http.cookies = self.http.cookies
        there.id = self.id
        return there

    @property
    def cookie(self) -> str:
        return f"windfall={self.http.cookies['windfall']}"

    async def connect(self, table: str, **more: Any) -> "Seat":
        url = f"ws://{self.server.address}/api/tables/{table}/play"
        headers = {"Cookie": self.cookie}
        return Seat(await connected(url, **{"local_addr": (self.come_from, 0), **more}, additional_headers=headers))

    async def join(self, table: str, **more: Any) -> "Seat":
        """Connect to a table and wait until it has been described."""
        seat = await self.connect(table, **more)
        await seat.until(lambda seat: seat.table is not None)
        if seat.status != "waiting":
            await seat.until(lambda seat: seat.state is not None)
        return seat


class Seat:
    """A connection to a table, with what was told over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.table: Json | None = None
        self.state: Json | None = None
        self.frames: list[Json] = []
        self.errors: list[Json] = []
        self.chat: list[Json] = []
        self.consent: Json | None = None
        self.hint: Json | None = None
        self.waits: list[Json] = []

    @property
    def status(self) -> str:
        assert self.table is not None
        return str(self.table["status"])

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["result"] is not None

    @property
    def decision(self) -> Json | None:
        decisions = self.state["decisions"] if self.state else []
        return decisions[0] if decisions else None

    async def read(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "state":
            self.state = message
            self.frames = message["frames"] if message["reset"] else self.frames + message["frames"]
        elif message["type"] == "error":
            self.errors.append(message)
        elif message["type"] == "chat":
            self.chat.append(message)
        elif message["type"] == "consent":
            self.consent = message
        elif message["type"] == "hint":
            self.hint = message
        elif message["type"] == "wait":
            self.waits.append(message)
        return message

    async def until(self, fulfilled: "Callable[[Seat], bool]") -> None:
        while not fulfilled(self):
            await self.read()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Any) -> Json:
        """Send a message and wait for an error or a state."""
        await self.send(**message)
        return await self.answered()

    async def answered(self) -> Json:
        """The next error or state."""
        while (answer := await self.read())["type"] not in ("error", "state"):
            pass
        return answer

    async def ask_hint(self, seat: int | None = None, key: str | None = None) -> Json:
        """Ask what to choose, and wait for the hint or an error."""
        asked = self.decision or {"seat": 0, "key": ""}
        await self.send(
            type="hint", seat=asked["seat"] if seat is None else seat, key=asked["key"] if key is None else key
        )
        while (answer := await self.read())["type"] not in ("error", "hint"):
            pass
        return answer

    async def ask_coach(self, seat: int | None = None, key: str | None = None) -> Json:
        """Ask what a question is for, and wait for the answer or an error."""
        asked = self.decision or {"seat": 0, "key": ""}
        await self.send(
            type="coach", seat=asked["seat"] if seat is None else seat, key=asked["key"] if key is None else key
        )
        while (answer := await self.read())["type"] not in ("error", "coach"):
            pass
        return answer

    async def ask_card(self, subject: str, seat: int = 0) -> Json:
        """Ask what a card means to an empire, and wait for the answer or an error."""
        await self.send(type="card", seat=seat, subject=subject)
        while (answer := await self.read())["type"] not in ("error", "card"):
            pass
        return answer

    async def settle(self) -> None:
        """Read whatever is on the way: everything sent before this has been answered."""
        mark = f"mark {len(self.received)}"
        await self.send(type=mark)
        await self.until(lambda seat: bool(seat.errors and mark in said(seat.errors[-1]["message"])))
        self.errors.pop()

    async def play(self, *actions: int) -> Json:
        """Answer the question, and wait until it is closed or refused: what others do may be told before that."""
        decision = self.decision
        assert decision is not None
        answer = await self.ask(type="play", seat=decision["seat"], key=decision["key"], actions=list(actions))
        while answer["type"] == "state" and self.is_asked(decision["key"]):
            answer = await self.answered()
        return answer

    def is_asked(self, key: str) -> bool:
        return self.state is not None and any(each["key"] == key for each in self.state["decisions"])

    async def play_to_the_end(self, rng: random.Random, moves: int = 10_000) -> None:
        """Choose at random whenever asked."""
        while not self.over and moves:
            await self.until(lambda seat: seat.over or seat.decision is not None)
            if self.decision is not None:
                moves -= 1
                option = rng.choice(self.decision["options"])
                answer = await self.play(option["action"])
                assert answer["type"] == "state", answer

    async def closed(self) -> int:
        """Read until the server closes, and tell with which code."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    async def close(self) -> None:
        """Go, and read what is still on the way: the server's goodbye comes after it."""
        going = asyncio.create_task(self.socket.close())
        with suppress(ConnectionClosed):
            while True:
                await self.socket.recv()
        await going


def run(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Lets pytest call a test that is a coroutine."""

    @wraps(test)
    def called(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return called
