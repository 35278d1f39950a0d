"""Whether the server can do its work, for load balancers and service managers."""

import asyncio
import time
from typing import Final

from msgspec import Struct

from windfall.server.bots import BotPool
from windfall.server.database.store import Store

_SECONDS: Final = 1.0  # for which a look is good: whoever asks more often does not bother the database
_PATIENCE: Final = 5.0


class Condition(Struct, frozen=True):
    """What was found. `workers` are the processes in which bots think."""

    ready: bool
    database: bool
    workers: int
    workers_wanted: int


class Health:
    """Looks at the database and the workers."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._looking = asyncio.Lock()
        self._database = False
        self._until = 0.0

    async def condition(self) -> Condition:
        async with self._looking:
            if time.monotonic() >= self._until:
                self._database = await self._answers()
                self._until = time.monotonic() + _SECONDS
        workers, wanted = len(self._bots.pids), self._bots.workers
        # One worker is replaced when its job is late; without any, no bot would ever answer.
        return Condition(self._database and (workers > 0 or not wanted), self._database, workers, wanted)

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.ping()
        except Exception:
            return False
        return True
