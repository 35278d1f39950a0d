"""Processes that talk: what one says about a topic all others hear, within one process and over a real Redis."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, run
from tests.support.redis_server import RedisServer, running_redis
from windfall.engine.extras import how_to_install
from windfall.server.talk.over_redis import RedisError, RedisTalk, _Unsaid, check_redis, connect
from windfall.server.talk.talk import Square, Talk, TalkHere
from windfall.server.talk.words import LetWatch, Listed, Word

ON, OFF = LetWatch(1, True), LetWatch(2, False)


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fulfilled():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def three(kind: str, redis: RedisServer) -> AsyncIterator[list[Talk]]:
    square = Square()
    talks: list[Talk] = [TalkHere(square) if kind == "here" else RedisTalk(redis.url) for _ in range(3)]
    for talk in talks:
        await talk.start()
        await until(lambda talk=talk: talk.connected)  # type: ignore[misc]
    try:
        yield talks
    finally:
        for talk in talks:
            await talk.close()


both = pytest.mark.parametrize("kind", ["here", "redis"])


@both
@run
async def test_all_others_who_listen_hear_it_in_order(kind: str, redis: RedisServer) -> None:
    async with three(kind, redis) as (ann, bob, cem):
        heard: dict[str, list[Word]] = {"ann": [], "bob": [], "cem": []}
        await ann.join("order", heard["ann"].append)
        await bob.join("order", heard["bob"].append)
        await cem.join("another", heard["cem"].append)
        said = [Listed(str(number)) for number in range(100)]
        for word in said:
            ann.say("order", word)
        await until(lambda: len(heard["bob"]) == 100)
        assert heard == {"ann": [], "bob": said, "cem": []}
        bob.leave("order")
        ann.say("order", ON)
        ann.say("another", OFF)
        await until(lambda: bool(heard["cem"]))
        assert heard["bob"] == said


@both
@run
async def test_who_has_joined_hears_what_is_said_from_then_on(kind: str, redis: RedisServer) -> None:
    async with three(kind, redis) as (ann, bob, cem):
        heard: list[Word] = []
        bob_heard = asyncio.Event()
        await bob.join("later", lambda _word: bob_heard.set())
        ann.say("later", ON)
        async with asyncio.timeout(PATIENCE):
            await bob_heard.wait()
        await cem.join("later", heard.append)
        ann.say("later", OFF)
        await until(lambda: bool(heard))
        assert heard == [OFF]


@run
async def test_what_is_said_once_more_is_heard_once(redis: RedisServer) -> None:
    """Words that were told although it seemed to fail are told again."""
    async with three("redis", redis) as (ann, bob, _cem):
        heard: list[Word] = []
        await bob.join("twice", heard.append)
        assert isinstance(ann, RedisTalk)
        speak, failed = ann._speak, asyncio.Event()

        async def told_but_failed(words: Iterable[_Unsaid]) -> None:
            await speak(words)
            if not failed.is_set():
                failed.set()
                raise ConnectionError

        ann._speak = told_but_failed  # type: ignore[method-assign]
        ann.say("twice", ON)
        await failed.wait()
        ann.say("twice", OFF)
        await until(lambda: OFF in heard)
        assert heard == [ON, OFF]


@run
async def test_after_redis_was_gone_talk_goes_on_and_who_may_have_missed_something_is_told(tmp_path: Path) -> None:
    with running_redis(tmp_path) as redis:
        async with three("redis", redis) as (ann, bob, _cem):
            heard: list[Word] = []
            missed = asyncio.Event()
            bob.when_back(missed.set)
            await bob.join("gone", heard.append)
            redis.kill()
            await until(lambda: not bob.connected and not ann.connected)
            ann.say("gone", ON)  # while nobody can hear it
            await ann.join("also gone", heard.append)  # does not wait for ever
            redis.start()
            async with asyncio.timeout(PATIENCE):
                await missed.wait()
            await until(lambda: ann.connected)
            ann.say("gone", OFF)
            await until(lambda: OFF in heard)
            bob.say("also gone", ON)
            await until(lambda: heard[-1] == ON)


@run
async def test_what_is_not_a_word_does_no_harm(redis: RedisServer) -> None:
    async with three("redis", redis) as (ann, bob, _cem):
        heard: list[Word] = []
        await bob.join("rubbish", heard.append)
        client = connect(redis.url)
        for rubbish in (b"", b"\x00", b"x" * 14 + b"\x93", b"x" * 14 + b"\x92\xa4Said\x01"):
            await client.publish("windfall:talk:rubbish", rubbish)
        await client.aclose()
        ann.say("rubbish", ON)
        await until(lambda: bool(heard))
        assert heard == [ON]


@pytest.mark.parametrize(
    ("url", "advice"), [("http://x", "a Redis address is"), ("redis://127.0.0.1:1/0", "no Redis answers at")]
)
def test_what_is_wrong_with_the_address_is_told(url: str, advice: str) -> None:
    with pytest.raises(RedisError, match=advice):
        asyncio.run(check_redis(url))


def test_who_lacks_the_library_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(RedisError, match=re.escape(how_to_install("redis"))):
        connect("redis://127.0.0.1:1/0")


def test_the_password_is_not_told() -> None:
    with pytest.raises(RedisError) as caught:
        asyncio.run(check_redis("redis://:secret@127.0.0.1:1/0"))
    assert "secret" not in str(caught.value)
