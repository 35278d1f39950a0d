"""Talk over a server that speaks the Redis protocol, for processes on one machine or on many.

Words are published, and nothing is kept. A connection that is lost is opened again, and who depends on having heard
everything is told so. Without Redis every process goes on for itself.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from windfall.engine.errors import WindfallError
from windfall.engine.extras import how_to_install
from windfall.server.duties import end
from windfall.server.talk.talk import EVERYWHERE, Hear, new_name
from windfall.server.talk.words import Word, read_word, write_word

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

_log = logging.getLogger("windfall.server.talk")

_CHANNEL: Final = "windfall:talk:"
_MOST_UNSAID: Final = 20_000  # words, while nobody can be reached; then the oldest are lost
_AT_ONCE: Final = 500
_PAUSE_SECONDS: Final = 0.5
_JOIN_SECONDS: Final = 3.0  # then a topic is listened to as soon as it can be
_SILENCE_SECONDS: Final = 5.0  # after which the connection is tried
_REACH_SECONDS: Final = 5.0
_NUMBER_BYTES: Final = 6


class RedisError(WindfallError):
    """The Redis server cannot be used."""


def connect(url: str) -> "Redis":
    """A client; nothing is sent yet."""
    try:
        from redis.asyncio import Redis  # noqa: PLC0415 (an extra)
        from redis.exceptions import RedisError as Error  # noqa: PLC0415
    except ImportError as error:
        raise RedisError(f"several processes need the extra redis: {how_to_install('redis')}") from error
    try:
        return Redis.from_url(
            url,
            socket_connect_timeout=_REACH_SECONDS,
            socket_timeout=_REACH_SECONDS,
            health_check_interval=_SILENCE_SECONDS,
        )
    except (ValueError, Error) as error:
        raise RedisError(
            f"a Redis address is redis://:PASSWORD@HOST:6379/0, rediss://… or unix://FILE: {error}"
        ) from error


async def check_redis(url: str) -> None:
    """Say what is wrong if it cannot be used now."""
    client = connect(url)
    try:
        await client.ping()
    except Exception as error:
        raise RedisError(f"no Redis answers at {_shown(url)}: check that it runs, and its address ({error})") from error
    finally:
        await client.aclose()


def _shown(url: str) -> str:
    """Without the password."""
    scheme, slashes, rest = url.partition("://")
    return scheme + slashes + rest.rpartition("@")[2]


class _Unsaid(NamedTuple):
    topic: str
    data: bytes


class _Ear:
    """Listens to one topic. What is said once more, since the first time seemed to fail, is passed over: what a process
    says is numbered, and said in this order."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.ready = asyncio.Event()
        self._last: dict[bytes, bytes] = {}  # number that was heard, by process

    def remember(self, process: bytes, number: bytes) -> bool:
        """Whether this word is a new one."""
        if number <= self._last.get(process, b""):
            return False
        self._last[process] = number
        return True


class RedisTalk:
    """Talk with all processes at the same Redis server and database."""

    alone: Final = False

    def __init__(self, url: str) -> None:
        self.name = new_name()
        self.connected = False
        self._redis = connect(url)
        self._pubsub: PubSub | None = None
        self._ears: dict[str, _Ear] = {}
        self._unsaid: deque[_Unsaid] = deque(maxlen=_MOST_UNSAID)
        self._more = asyncio.Event()
        self._said = 0
        self._back: list[Callable[[], None]] = []
        self._tasks: list[asyncio.Task[None]] = []

    def say(self, topic: str, word: Word) -> None:
        self._said += 1
        number = self.name.encode() + self._said.to_bytes(_NUMBER_BYTES)
        self._unsaid.append(_Unsaid(topic, number + write_word(word)))
        self._more.set()

    async def join(self, topic: str, hear: Hear) -> None:
        ear = self._ears[topic] = _Ear(hear)
        try:
            async with asyncio.timeout(_JOIN_SECONDS):
                if self._pubsub is not None:
                    await self._pubsub.subscribe(_CHANNEL + topic)
                await ear.ready.wait()
        except Exception as error:  # what the client raises is its own affair: we go on alone
            _log.warning("a topic is listened to later: %r", error)

    def leave(self, topic: str) -> None:
        if self._ears.pop(topic, None) is not None and self._pubsub is not None:
            self._do(self._unsubscribe(self._pubsub, topic))

    async def _unsubscribe(self, pubsub: "PubSub", topic: str) -> None:
        with suppress(Exception):
            if topic not in self._ears:
                await pubsub.unsubscribe(_CHANNEL + topic)

    def when_back(self, do: Callable[[], None]) -> None:
        self._back.append(do)

    async def start(self) -> None:
        self._tasks += [asyncio.create_task(self._keep_listening()), asyncio.create_task(self._keep_speaking())]

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def close(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(1.0):
                while self._unsaid:
                    await asyncio.sleep(0.01)
        await end(self._tasks)
        with suppress(Exception):
            await self._redis.aclose()

    # Speaking

    async def _keep_speaking(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._unsaid:
                words = [self._unsaid[at] for at in range(min(_AT_ONCE, len(self._unsaid)))]
                try:
                    await self._speak(words)
                except Exception as error:
                    _log.warning("the other processes cannot be told: %r", error)
                    await asyncio.sleep(_PAUSE_SECONDS)
                else:
                    for word in words:
                        if self._unsaid and self._unsaid[0] is word:  # unless it was crowded out meanwhile
                            self._unsaid.popleft()

    async def _speak(self, words: Iterable[_Unsaid]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for topic, data in words:
                pipe.publish(_CHANNEL + topic, data)
            await pipe.execute()

    # Listening

    async def _keep_listening(self) -> None:
        missed = False
        while True:
            try:
                async with self._redis.pubsub() as self._pubsub:
                    await self._pubsub.subscribe(*(_CHANNEL + topic for topic in {EVERYWHERE, *self._ears}))
                    await self._listen(self._pubsub, missed)
            except Exception as error:
                _log.warning("the other processes cannot be heard: %r", error)
            finally:
                self._pubsub = None
                self.connected = False
            missed = True
            await asyncio.sleep(_PAUSE_SECONDS)

    async def _listen(self, pubsub: "PubSub", missed: bool) -> None:
        silent = 0
        while True:
            message = await pubsub.get_message(timeout=_SILENCE_SECONDS)
            if message is None:
                if silent:
                    raise ConnectionError("it does not answer")
                silent += 1
                await pubsub.ping()
                continue
            silent = 0
            if message["type"] == "pong":
                continue
            topic = message["channel"].decode().removeprefix(_CHANNEL)
            if message["type"] == "subscribe":
                if topic in self._ears:
                    self._ears[topic].ready.set()
                if topic == EVERYWHERE:
                    self.connected = True
                    if missed:
                        for do in self._back:
                            do()
            elif message["type"] == "message" and topic in self._ears:
                self._hear(self._ears[topic], message["data"])

    def _hear(self, ear: _Ear, data: bytes) -> None:
        named, start = len(self.name), len(self.name) + _NUMBER_BYTES
        process = data[:named]
        if process != self.name.encode() and ear.remember(process, data[named:start]):
            try:
                ear.hear(read_word(data[start:]))
            except Exception:
                _log.exception("a word of another process could not be heard")
