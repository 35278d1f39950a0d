"""Messages of all shapes on the socket: no failure, no change, no leak, and the connection is usable afterwards."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.running import Json, Person, Seat, Server

BATCH = 50  # messages in one example
EXAMPLES = 45

keys = st.sampled_from(["type", "seat", "key", "actions", "viewer", "agree", "text", "extra"])
numbers = st.integers(-(2**70), 2**70) | st.integers(-3, 12) | st.floats(allow_nan=False)
anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
seats = st.integers(-2, 5)
actions = st.lists(st.integers(-5, 2000), max_size=6)
nearly_right = st.one_of(
    st.fixed_dictionaries({"type": st.just("play"), "seat": seats, "key": st.text(max_size=12), "actions": actions}),
    st.fixed_dictionaries({"type": st.just("play"), "seat": seats, "key": st.just("KEY"), "actions": actions}),
    st.fixed_dictionaries({"type": st.just("hint"), "seat": seats, "key": st.just("KEY") | st.text(max_size=12)}),
    st.fixed_dictionaries({"type": st.just("undo"), "seat": seats | numbers}),
    st.fixed_dictionaries({"type": st.just("consent"), "seat": seats, "agree": st.booleans() | numbers}),
    st.fixed_dictionaries({"type": st.just("look"), "viewer": st.integers(1, 9) | numbers.filter(lambda n: n > 0)}),
    st.fixed_dictionaries({"type": st.just("chat"), "text": st.just("") | st.text(min_size=501, max_size=600)}),
)
wrong_type = st.sampled_from(["play", "hint", "undo", "consent", "look", "sink", "", "state", "table", 3, None])
distorted = st.builds(
    lambda kind, rest: {**rest, "type": kind}, wrong_type, st.dictionaries(keys, anything, max_size=5)
)
messages = st.one_of(nearly_right, distorted, anything).map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40)


class Victim:
    """A table of two people, one of whom sends whatever comes to mind, also with the other's key."""

    def __init__(self, server: Server) -> None:
        self.loop = asyncio.new_event_loop()
        self.ann, self.eve = Person(server, "Ann"), Person(server, "Eve")
        self.table = self.ann.open_table("race", "me", "open")["id"]
        self.eve.sit(self.table, 1)

    async def state(self) -> Json:
        """All that Ann is told, as if she came anew."""
        fresh = await self.ann.join(self.table)
        assert fresh.state is not None
        await fresh.close()
        return fresh.state

    async def bother(self, sent: list[str | bytes]) -> None:
        eve = await self.eve.join(self.table)
        try:
            await self._bother(eve, sent)
        finally:
            await eve.close()

    async def _bother(self, eve: Seat, sent: list[str | bytes]) -> None:
        before = await self.state()
        key = before["decisions"][0]["key"]
        own = len(eve.received)
        for message in sent:
            text = message.replace('"KEY"', json.dumps(key)) if isinstance(message, str) else message
            await eve.socket.send(text)
        await eve.settle()
        told = [json.loads(text) for text in eve.received[own:]]
        for message in told:
            if message["type"] == "state":  # she looked again from her own seat, or as a spectator
                assert (message["reset"], message["viewer"]) in ((True, 1), (True, -1))
            elif message["type"] != "table":  # which tells that Ann came or went
                assert message["type"] == "error"
                assert "Traceback" not in message["message"]
        assert await self.state() == before
        reset = await eve.ask(type="sync")
        assert reset["type"] == "state"

    def close(self) -> None:
        self.loop.close()


@pytest.fixture(scope="module")
def victim(server: Server) -> Iterator[Victim]:
    made = Victim(server)
    yield made
    made.close()


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(sent=st.lists(messages, min_size=BATCH, max_size=BATCH))
def test_no_message_breaks_or_changes_anything(victim: Victim, sent: list[str | bytes]) -> None:
    victim.loop.run_until_complete(victim.bother(sent))
