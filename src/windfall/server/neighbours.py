"""What a process needs to know of the other processes of the server, put together."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from windfall.server.company import Company
from windfall.server.ledger import Ledger
from windfall.server.presence import Presence
from windfall.server.settings import Limits
from windfall.server.talk.over_redis import RedisTalk
from windfall.server.talk.talk import EVERYWHERE, Hear, Talk, TalkHere


@dataclass(frozen=True, slots=True)
class Neighbours:
    """How to talk with them, who is connected there, and what was done there. The secret is known to all of them."""

    talk: Talk
    company: Company
    ledger: Ledger
    secret: bytes

    @staticmethod
    def of(talk: Talk, limits: Limits, secret: bytes, annex: bool = False) -> "Neighbours":
        return Neighbours(talk, Company(talk, Presence(limits), annex), Ledger(talk), secret)

    @staticmethod
    def nobody(limits: Limits) -> "Neighbours":
        """For a server of one process."""
        return Neighbours.of(TalkHere(), limits, secrets.token_bytes(16))

    async def start(self, hear: Hear, siblings: Collection[str] = ()) -> None:
        """With what is to be done about words that are not about one table. Siblings have told who is there then."""
        await self.talk.start()
        await self.talk.join(EVERYWHERE, hear)  # before anything is said, which the others answer
        self.company.start()
        self.ledger.start()
        await self.company.meet(siblings)

    async def stop(self) -> None:
        await self.ledger.stop()
        await self.company.stop()
        await self.talk.close()


def open_talk(redis_url: str | None) -> Talk:
    """Talk with the processes at a Redis server; without one there are none."""
    return TalkHere() if redis_url is None else RedisTalk(redis_url)
