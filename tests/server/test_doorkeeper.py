"""Who is let in when there is no room, on every event loop."""

import asyncio
from collections import Counter
from collections.abc import Callable

import pytest
import uvloop

from tests.server.running import PATIENCE
from windfall.server.doorkeeper import Doorkeeper


class Visitor(asyncio.Protocol):
    """Somebody at the door of this keeper."""

    def __init__(self, keeper: Doorkeeper, came: Counter[bool]) -> None:
        self._keeper = keeper
        self._came = came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._came[self._keeper.admit(transport, transport.get_extra_info("peername")[0])] += 1


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_who_has_said_nothing_makes_room(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def visit() -> None:
        keeper, came = Doorkeeper(1, 100, lambda _address: False), Counter[bool]()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Visitor(keeper, came), "127.0.0.1", 0)
        address = server.sockets[0].getsockname()
        async with asyncio.timeout(PATIENCE):
            first, _writer = await asyncio.open_connection(*address)
            while not came.total():
                await asyncio.sleep(0.01)
            assert keeper.welcomes("127.0.0.1") is False
            _second, writer = await asyncio.open_connection(*address)
            assert await first.read() == b""  # closed
        assert came == {True: 2}
        writer.close()
        server.close()

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(visit())
