"""Jobs that processes share: those who ask put them up, and workers anywhere take them down.

None of the maintained queues for Redis or PostgreSQL lets addresses take turns and shares answers by key, so the line
is our own. Jobs and answers are signed with a secret of the database: who can write to Redis cannot make anybody run
anything.
"""

import hashlib
import hmac
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from windfall.server.jobs.job import Caps, JobFailed, JobLate
from windfall.server.jobs.line import LOST, Line
from windfall.server.jobs.queue import AnyJob
from windfall.server.talk.talk import Talk
from windfall.server.talk.words import Answered, Progressed, Wanted, Word

if TYPE_CHECKING:
    from redis.asyncio import Redis

_SIGNATURE_BYTES: Final = 32


class Board:
    """One line of jobs with its news. All who use it have the same code and the same components."""

    def __init__(self, client: "Redis", talk: Talk, name: str, secret: bytes, caps: Caps | None = None) -> None:
        self.line = Line(client, name)
        self.caps = caps
        self._talk = talk
        self._topic = f"jobs/{name}"
        self._secret = secret
        self._listening: list[Callable[[Word], None]] = []

    async def listen(self, hear: Callable[[Word], None]) -> None:
        self._listening.append(hear)
        if len(self._listening) == 1:
            await self._talk.join(self._topic, self._hear)

    def _hear(self, word: Word) -> None:
        for hear in self._listening:
            hear(word)

    def tell(self, word: Wanted | Answered | Progressed) -> None:
        """Tell everybody, also in this process."""
        self._talk.say(self._topic, word)
        self._hear(word)

    # Jobs and answers as they are written

    def write(self, key: str, content: object) -> bytes:
        data = pickle.dumps(content)
        return self._signature(key, data) + data

    def write_job(self, job: AnyJob) -> bytes:
        return self.write(job.key, (job.lane, job.asker, job.seconds, job.work, job.arguments, job.sort))

    def read(self, key: str, written: bytes) -> Any:
        """What was written; an error if it was not by one of us."""
        signature, data = written[:_SIGNATURE_BYTES], written[_SIGNATURE_BYTES:]
        if not hmac.compare_digest(signature, self._signature(key, data)):
            raise JobFailed("it was not signed by a process of this server")
        return pickle.loads(data)

    def read_answer(self, key: str, written: bytes) -> Any:
        """The answer, or the error that it is."""
        if written == LOST:
            raise JobFailed("too many workers were lost")
        error, answer = self.read(key, written)
        if isinstance(error, JobLate | JobFailed):
            raise error
        return answer

    def _signature(self, key: str, data: bytes) -> bytes:
        return hmac.digest(self._secret, key.encode() + b"\0" + data, hashlib.sha256)
