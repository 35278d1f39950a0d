"""The desk of a process: it notices who has to choose, and sends notices, again and again, whatever fails."""

import asyncio
from typing import Final

from windfall.server.database.store import Store
from windfall.server.duties import done
from windfall.server.notices.channels import Channels
from windfall.server.notices.courier import Courier
from windfall.server.notices.watch import Watch
from windfall.server.tables.hall import Hall

_SECONDS: Final = 2.0


class Desk:
    """Without channels, as in an annex, it only notices: those who have them send."""

    def __init__(self, store: Store, hall: Hall, channels: Channels | None) -> None:
        self.watch = Watch(store.notices, hall.company.mine)
        hall.when_asked = self.watch.hear
        self.courier = None if channels is None else Courier(store, channels, self.watch, hall.clock, hall.present)
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        while True:
            await done(self.watch.tick)
            if self.courier is not None:
                await done(self.courier.tick)
            await asyncio.sleep(_SECONDS)

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self.courier is not None:
            await self.courier.stop()
