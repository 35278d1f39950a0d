"""Messages of all shapes on the socket: no failure, no change, no leak, and the connection is usable afterwards."""

import json
import random
from collections.abc import Callable
from typing import Any, TypeAlias

import httpx
import pytest

from tests.attack.scale import many
from tests.server.running import PATIENCE, Json, Person, Seat, Server, run
from tests.support.said import said

BATCH = 500  # messages, between which the table is looked at
UNREAD = 10  # messages, before the answers are read: some are a whole game, and who never reads is sent away
BATCHES = many(5, 180)

Rng: TypeAlias = random.Random
_KEYS = ("type", "seat", "key", "actions", "viewer", "agree", "text", "allowed", "extra")
_TYPES = (
    "play",
    "hint",
    "coach",
    "card",
    "undo",
    "consent",
    "look",
    "chat",
    "mute",
    "watchers",
    "sink",
    "",
    "state",
    "table",
    3,
    None,
)
_LETTERS = "aZ09 _-.:/\\\"'{}[]<>%&\0\n\t\x7f\u00e9\u2028\ud7ff\ufeff\U0001f600"


def text(rng: Rng, most: int = 20) -> str:
    return "".join(rng.choice(_LETTERS) for _ in range(rng.randint(0, most)))


def number(rng: Rng) -> float:
    return rng.choice((rng.randint(-3, 12), rng.randint(-(2**70), 2**70), rng.uniform(-1e9, 1e9), 2**63, -0.0))


def anything(rng: Rng, depth: int = 3) -> Any:
    sort = rng.randint(0, 6 if depth else 4)
    if sort == 5:
        return [anything(rng, depth - 1) for _ in range(rng.randint(0, 4))]
    if sort == 6:
        return {text(rng, 8): anything(rng, depth - 1) for _ in range(rng.randint(0, 4))}
    return (None, rng.random() < 0.5, number(rng), text(rng), rng.choice(_TYPES))[sort]


def nearly_right(rng: Rng, key: str) -> Json:
    """What somebody at seat 1 could send, but for a seat, a key or an action that is not theirs."""
    seat = rng.choice((rng.randint(-2, 5), number(rng)))
    key = rng.choice((key, text(rng, 12)))
    made: tuple[Json, ...] = (
        {
            "type": "play",
            "seat": seat,
            "key": key,
            "actions": [rng.randint(-5, 2000) for _ in range(rng.randint(0, 6))],
        },
        {"type": "hint", "seat": seat, "key": key},
        {"type": "coach", "seat": seat, "key": key},
        {"type": "card", "seat": seat, "subject": key},
        {"type": "undo", "seat": seat},
        {"type": "consent", "seat": seat, "agree": rng.choice((True, False, 1))},
        {"type": "look", "viewer": rng.choice((0, 2, 9, 2**40, 0.5))},
        {"type": "chat", "text": rng.choice(("", "x" * 501))},
        {"type": "watchers", "allowed": rng.choice((True, False, 1))},
    )
    return rng.choice(made)


def distorted(rng: Rng) -> Json:
    return {rng.choice(_KEYS): anything(rng) for _ in range(rng.randint(0, 5))} | {"type": rng.choice(_TYPES)}


def message(rng: Rng, key: str) -> str | bytes:
    sorts: tuple[Callable[[], str | bytes], ...] = (
        lambda: json.dumps(nearly_right(rng, key)),
        lambda: json.dumps(distorted(rng)),
        lambda: json.dumps(anything(rng)),
        lambda: text(rng, 40),
        lambda: rng.randbytes(rng.randint(0, 40)),
        lambda: _damaged(rng, json.dumps(nearly_right(rng, key))),
    )
    return rng.choice(sorts)()


def _damaged(rng: Rng, right: str) -> str:
    at = rng.randrange(len(right))
    return right[:at] + rng.choice(("", text(rng, 3), right[at : at + 5] * 3)) + right[at + 1 :]


class Victim:
    """A table of two people, one of whom sends whatever comes to mind, also with the other's key."""

    def __init__(self, server: Server) -> None:
        self.ann, self.eve = Person(server, "Ann"), Person(server, "Eve")
        self.table = self.ann.open_table("race", "me", "open")["id"]
        self.eve.sit(self.table, 1)

    async def state(self) -> Json:
        """All that Ann is told, as if she came anew."""
        fresh = await self.ann.join(self.table)
        assert fresh.state is not None
        await _leave(fresh)
        return fresh.state

    async def own_states(self) -> list[Json]:
        """All that Eve may be told of the game: from her seat, and as a spectator."""
        fresh = await self.eve.join(self.table)
        states = [await fresh.ask(type="look", viewer=viewer) for viewer in (1, -1)]
        await _leave(fresh)
        return states

    async def bother(self, rng: Rng, messages: int) -> None:
        before, allowed = await self.state(), await self.own_states()
        eve = await self.eve.join(self.table)
        own = len(eve.received)
        for sent in range(messages):
            await eve.socket.send(message(rng, before["decisions"][0]["key"]))
            if sent % UNREAD == UNREAD - 1:
                await eve.settle()
        for told in map(json.loads, eve.received[own:]):
            if told["type"] == "state":
                assert told in allowed  # she looked again from her own seat, or as a spectator
            elif told["type"] == "card":
                assert told["seat"] == 1  # what a card means to her own empire
            elif told["type"] not in ("table", "chat"):  # Ann came or went; by chance Eve has said something
                assert told["type"] == "error"
                assert "Traceback" not in said(told["message"])
        assert await self.state() == before
        assert await self.own_states() == allowed
        assert (await eve.ask(type="sync"))["type"] == "state"
        await _leave(eve)


async def _leave(seat: Seat) -> None:
    """When all is read: a client that stops reading cannot say goodbye."""
    await seat.settle()
    await seat.close()


@pytest.fixture(scope="module")
def victim(server: Server) -> Victim:
    return Victim(server)


@pytest.mark.timeout(3600)
@run
async def test_no_message_breaks_or_changes_anything(victim: Victim, server: Server) -> None:
    rng = random.Random(19)
    for _ in range(BATCHES):
        await victim.bother(rng, BATCH)
    assert httpx.get(f"http://{server.address}/health", timeout=PATIENCE).json()["database"]
