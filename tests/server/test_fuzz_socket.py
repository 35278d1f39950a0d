"""Messages of all shapes on the socket, from who plays and who watches: no failure, no change of what others have, no
leak, and every connection is usable afterwards."""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import httpx
import pytest

from tests.attack.scale import many
from tests.server.running import PATIENCE, Json, Person, Seat, Server, run
from tests.support.belongings import of_person, secret_of
from tests.support.fuzz import FORMS, Known, Rng, message, type_of, understood
from tests.support.said import said
from windfall.server.wire.messages import AskAhead, AskCard, AskCoach, AskHint, ClientMessage, EndTable, Resign

BATCH: Final = 500  # messages, between which the table is looked at
UNREAD: Final = 10  # messages, before the answers are read: some are a whole game, and who never reads is sent away
ROUNDS: Final = many(2, 60)  # of three batches
HERS: Final = 1  # the seat that Eve has at the tables of others

_QUESTIONS: Final = (AskHint, AskCoach, AskCard, AskAhead)  # that change nothing, whoever asks
_EVERYBODYS: Final = ("table", "chat", "wait", "since")  # Ann came or went; by chance Eve has said something
_BOT: Final[Json] = {"sort": "bot", "level": "easy"}
_DAYS: Final[Json] = {"pace": {"days": 3}}
_LIVE: Final[Json] = {"pace": {"bank_seconds": 600, "increment_seconds": 5}}
# Where Eve does what she likes with her own seat: a title, the seats, and what else is agreed.
_OWN: Final[tuple[tuple[str, tuple[str | Json, ...], Json], ...]] = (
    ("race", ("me", "open"), {}),
    ("newfrontiers", ("me", "open", _BOT), _DAYS),
    ("jumpdrive", ("open", _BOT), {}),
    ("jumpdrive", ("me", "open"), _LIVE),
    ("race", ("me", "open", _BOT), _DAYS),
    ("newfrontiers", ("open", _BOT), {}),
)


@dataclass
class Fuzzer:
    """Sends whatever comes to mind, and counts what a client could have sent, by type."""

    rng: Rng
    sent: int = 0
    right: Counter[str] = field(default_factory=Counter)

    async def bother(self, seat: Seat, known: Callable[[], Known], may: Callable[[ClientMessage], bool]) -> None:
        """For a while, after which all answers are read."""
        for _ in range(UNREAD):
            told = message(self.rng, known())
            meant = understood(told)
            if meant is not None and not may(meant):
                continue
            if meant is not None:
                self.right[type_of(meant)] += 1
            self.sent += 1
            await seat.socket.send(told)
        await seat.settle()


@dataclass
class Game:
    """Ann plays against Eve, and Mallory has the link: what they are told if nothing happens."""

    server: Server
    ann: Person
    eve: Person
    mallory: Person
    table: str
    secrets: tuple[str, ...]

    @staticmethod
    def begin(server: Server) -> "Game":
        ann, eve, mallory = (Person(server, name) for name in ("Ann", "Eve", "Mallory"))
        table = ann.open_table("race", "me", "open")["id"]
        eve.sit(table, HERS)
        return Game(server, ann, eve, mallory, table, (secret_of(server, table), *of_person(ann)))

    async def state(self, person: Person, viewer: int) -> Json:
        """All that somebody is told, as if they came anew."""
        seat = await person.join(self.table)
        state = await seat.ask(type="look", viewer=viewer)
        await _leave(seat)
        return state

    async def as_it_is(self) -> list[Json]:
        views = ((self.ann, 0), (self.eve, HERS), (self.mallory, -1))
        return [await self.state(person, viewer) for person, viewer in views]

    async def is_bothered(self, by: Person, fuzzer: Fuzzer) -> None:
        """By whom this may change nothing."""
        before = await self.as_it_is()
        own, plays = before[1:] if by is self.eve else before[2:], by is self.eve
        asked = before[0]["decisions"][0]
        seat = await by.join(self.table)
        greeted = len(seat.received)
        for _ in range(BATCH // UNREAD):
            await fuzzer.bother(
                seat, lambda: _known(asked, seats=(0, 0, 2)), lambda meant: not (plays and _is_hers(meant))
            )
        for told in _told(seat, greeted, self.secrets):
            if told["type"] == "state":
                assert told in own
            elif told["type"] not in (*_EVERYBODYS, "error"):
                assert plays
                assert told["seat"] == HERS
        assert await self.as_it_is() == before
        assert (await seat.ask(type="sync"))["type"] == "state"
        await _leave(seat)


def _is_hers(meant: ClientMessage) -> bool:
    """Whether it changes what Eve has, which she may."""
    return getattr(meant, "seat", None) == HERS and not isinstance(meant, _QUESTIONS)


def _known(asked: Json | None, seats: tuple[int, ...]) -> Known:
    """What fits the question of somebody, for these seats."""
    fits: Known = {"seat": seats, "of": (0, 1, 2), "level": ("easy", "beginner"), "viewer": (0, 1, -1)}
    if asked is None:
        return fits
    actions = [option["action"] for option in asked["options"]]
    return {**fits, "key": (asked["key"],), "actions": actions, "wishes": actions, "question": (asked["kind"],)}


def _told(seat: Seat, since: int, secrets: tuple[str, ...]) -> Iterator[Json]:
    """What somebody was told since then; without secrets, and without what only a programmer understands."""
    for text in seat.received[since:]:
        assert not [secret for secret in secrets if secret in text]
        told: Json = json.loads(text)
        if told["type"] == "error":
            assert "Traceback" not in said(told["message"])
        yield told


async def _leave(seat: Seat) -> None:
    """When all is read: a client that stops reading cannot say goodbye."""
    await seat.settle()
    await seat.close()


@asynccontextmanager
async def listening(person: Person, table: str) -> AsyncIterator[None]:
    """Somebody who is there, and whom nobody may throw out."""
    seat = await person.join(table)
    hearing = asyncio.create_task(seat.closed())
    yield
    assert not hearing.done(), "somebody was thrown out"
    hearing.cancel()
    await asyncio.gather(hearing, return_exceptions=True)
    await seat.settle()
    assert all(decision["seat"] == 0 for decision in (seat.state or {"decisions": []})["decisions"])
    await _leave(seat)


async def eve_does_what_she_likes(game: Game, fuzzer: Fuzzer, first: int) -> None:
    """At tables of her own and with Ann, whose hand she is not told, and who is not thrown out."""
    until = fuzzer.sent + BATCH
    for title, (host, *others), more in itertools.cycle((*_OWN[first % len(_OWN) :], *_OWN)):
        if fuzzer.sent >= until:
            break
        if host == "open":
            table = game.eve.open_table(title, "me", *others, **more)["id"]
            await _play_at(game, table, 0, fuzzer, until)
        else:
            table = game.ann.open_table(title, host, *others, **more)["id"]
            game.eve.sit(table, HERS)
            async with listening(game.ann, table):
                await _play_at(game, table, HERS, fuzzer, until)


async def _play_at(game: Game, table: str, own: int, fuzzer: Fuzzer, until: int) -> None:
    """Until the game is over or has ended, which Eve may bring about at every other table."""
    seat = await game.eve.join(table)
    gives_up = fuzzer.rng.random() < 0.5
    while fuzzer.sent < until and not _ended(seat):
        await fuzzer.bother(
            seat,
            lambda: _known(seat.decision, seats=(own, own, own, 1 - own)),
            lambda meant: gives_up or not isinstance(meant, Resign | EndTable),
        )
        if seat.decision is not None and not _ended(seat):
            await seat.play(fuzzer.rng.choice(seat.decision["options"])["action"])
    secrets = game.secrets[1:] if seat.over else (*game.secrets, secret_of(game.server, table))
    for told in _told(seat, 0, secrets):
        if told["type"] == "state":
            assert seat.over or told["viewer"] in (own, -1)
            assert all(decision["seat"] == own for decision in told["decisions"])
        elif told["type"] not in (*_EVERYBODYS, "consent", "error"):
            assert told["seat"] == own
    assert (await seat.ask(type="sync"))["type"] == ("state" if seat.over or not _ended(seat) else "error")
    await _leave(seat)


def _ended(seat: Seat) -> bool:
    """Whether nobody plays any more."""
    return seat.over or (seat.table is not None and seat.table["halted"] is not None)


@pytest.mark.timeout(3600)
@run
async def test_no_message_breaks_or_changes_anything(
    server: Server, record_property: Callable[[str, object], None]
) -> None:
    fuzzer = Fuzzer(random.Random(19))
    game = Game.begin(server)
    for number in range(ROUNDS):
        await game.is_bothered(game.eve, fuzzer)
        await game.is_bothered(game.mallory, fuzzer)
        before = await game.as_it_is()
        await eve_does_what_she_likes(game, fuzzer, number)
        assert await game.as_it_is() == before
    assert fuzzer.right.keys() == FORMS.keys()
    assert httpx.get(f"http://{server.address}/health", timeout=PATIENCE).json()["database"]
    record_property("messages on sockets", fuzzer.sent)
    record_property("of them as a client sends them", fuzzer.right.total())
