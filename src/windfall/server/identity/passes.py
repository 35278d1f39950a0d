"""Whether a pass still holds: its device may have been signed out, its player joined with another or deleted."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from windfall.server.database.people import People, Standing
from windfall.server.duties import done
from windfall.server.identity.appliances import appliance
from windfall.server.identity.cookies import Pass

_SECONDS: Final = 5.0  # for which what was read is believed, should another process not be heard
_MOST: Final = 10_000
_SEEN_EVERY: Final = timedelta(hours=1)  # no closer than this is kept when a device was seen


class Passes:
    """Looks passes up. Devices of players who are kept are kept, too, with when they were seen; an annex leaves that to
    the process in front of it."""

    def __init__(self, people: People, keeps_devices: bool = True) -> None:
        self._people = people
        self._keeps_devices = keeps_devices
        self._known: OrderedDict[Pass, tuple[float, Pass | None]] = OrderedDict()
        self._tasks: set[asyncio.Task[bool]] = set()

    async def valid(self, claimed: Pass, user_agent: str) -> Pass | None:
        """The pass as it holds now; None if it does not any more."""
        until, known = self._known.get(claimed, (0.0, None))
        if time.monotonic() < until:
            return known
        standing = await self._people.standing(claimed.player, claimed.device)
        found = None if standing.player is None else Pass(standing.player, claimed.device)
        self._known[claimed] = (time.monotonic() + _SECONDS, found)
        self._known.move_to_end(claimed)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)
        if found is not None and self._keeps_devices:
            self._see(found, standing, user_agent)
        return found

    def forget(self) -> None:
        """Something was signed out, joined or deleted: look again."""
        self._known.clear()

    def _see(self, found: Pass, standing: Standing, user_agent: str) -> None:
        now = datetime.now(UTC)
        if standing.seen is None:
            if standing.kept:
                self._do(self._people.keep_device(found.player, found.device, appliance(user_agent), now))
        elif now - standing.seen > _SEEN_EVERY:
            self._do(self._people.see_device(found.device, appliance(user_agent), now))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for it."""

        async def keep_device() -> None:
            await work

        task = asyncio.create_task(done(keep_device))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
