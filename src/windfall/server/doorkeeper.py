"""Connections before anything is asked over them: how many there may be, from where, and how long they may wait."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import SERVER, Protocol

from windfall.server.addresses import neighbourhood
from windfall.server.descriptors import raise_limit
from windfall.server.metrics.counts import count_refusal
from windfall.server.settings import Limits
from windfall.server.siblings import Siblings
from windfall.server.sockets import HAND_OVER, Guest, Sockets, TableSocket


class _LetGo(asyncio.Transport):
    """In place of a transport that somebody else has now: what is over here must not close it."""

    def close(self) -> None:
        pass


_LET_GO: Final = _LetGo()
# Of the places that a request can be in, those in which more of it must come.
_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


@dataclass(slots=True)
class Doorkeeper:
    """Counts connections. `trusted` says which addresses are proxies, who come for many."""

    most: int
    most_per_address: int
    trusted: Callable[[str], bool]
    _addresses: dict[asyncio.BaseTransport, str] = field(default_factory=dict)
    _counts: Counter[str] = field(default_factory=Counter)
    _silent: dict[asyncio.BaseTransport, None] = field(default_factory=dict)  # the longest silent first

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether this connection may stay. If there is no room, one that has said nothing yet makes room."""
        trusted = self.trusted(address)
        address = neighbourhood(address)
        if not trusted and self._counts[address] >= self.most_per_address:
            return False
        if len(self._addresses) >= self.most and not self._make_room():
            return False
        self._addresses[transport] = address
        self._counts[address] += 1
        self._silent[transport] = None
        return True

    def welcomes(self, address: str) -> bool:
        """Whether there is room for one more from there, as things are."""
        here = 0 if self.trusted(address) else self._counts[neighbourhood(address)]
        return len(self._addresses) < self.most and here < self.most_per_address

    def _make_room(self) -> bool:
        silent = next(iter(self._silent), None)
        if silent is None:
            return False
        cast(asyncio.Transport, silent).abort()  # that of uvloop does not say that it is one
        self.leave(silent)
        return True

    def heard(self, transport: asyncio.BaseTransport) -> None:
        """A whole request came over it."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._addresses.pop(transport, None)
        self._silent.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class GuardedConnection(H11Protocol):
    """A connection at the door."""

    came: bytes | None = None  # over it, while a sibling had it


def guarded_protocols(
    keeper: Doorkeeper, seconds: float, siblings: Siblings | None = None
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and WebSockets, with a door: a request must be whole within so many seconds. What siblings
    should have is handed to them."""

    class GuardedHttp(GuardedConnection):
        _deadline: asyncio.TimerHandle | None = None
        _upgraded = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if keeper.admit(transport, "" if self.client is None else self.client[0]):
                self._watch(unfinished=True)
                if self.came is not None:
                    self._receive(self.came)
            else:
                count_refusal("connection")
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if siblings is not None and self._may_be_handed and siblings.better_for(data) is not None:
                self._unset_keepalive_if_required()
                self.flow.pause_reading()
                task = self.loop.create_task(self._offer(data))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
            else:
                self._receive(data)

        @property
        def _may_be_handed(self) -> bool:
            """All that came before is answered, and no sibling had it."""
            answered = self.cycle is None or self.cycle.response_complete
            return (
                self.came is None and answered and self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
            )

        async def _offer(self, data: bytes) -> None:
            assert siblings is not None
            if await siblings.hand(self.transport.get_extra_info("socket").fileno(), data):
                self.transport.close()
            elif not self.transport.is_closing():
                self.flow.resume_reading()
                self._receive(data)

        def _receive(self, data: bytes) -> None:
            super().data_received(data)
            self._watch(unfinished=not self._upgraded and self.conn.their_state in _UNFINISHED)

        def connection_lost(self, exc: Exception | None) -> None:
            keeper.leave(self.transport)
            self._watch(unfinished=False)
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._upgraded = True
            super().handle_websocket_upgrade(event)

        def _watch(self, unfinished: bool) -> None:
            if unfinished and not self.transport.is_closing():
                if self._deadline is None:
                    self._deadline = self.loop.call_later(seconds, self.transport.abort)
            elif self._deadline is not None:
                keeper.heard(self.transport)
                self._deadline.cancel()
                self._deadline = None

    class GuardedSocket(WebSocketsSansIOProtocol):
        _spoke = False  # since the handshake

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                self._extensions()[HAND_OVER] = self._hand_over

        def data_received(self, data: bytes) -> None:
            self._spoke = self.handshake_initiated
            super().data_received(data)

        def connection_lost(self, exc: Exception | None) -> None:
            keeper.leave(self.transport)
            super().connection_lost(exc)

        def _hand_over(self, guest: Guest) -> bool:
            """From now on the socket is somebody else's, unless it is lost already; nothing here is needed any more."""
            if self.disconnected or self.close_sent or self.transport.is_closing() or self.frames:
                return False
            self.stop_keepalive()
            sockets = shared.get(self.loop)
            if sockets is None:
                sockets = shared[self.loop] = Sockets(self.connections, self.tasks, keeper.leave, self.loop)  # type: ignore[arg-type]
            conn: Protocol = self.conn
            if not self._spoke and not conn.reader.buffer:  # one that does not remember the handshake
                conn = Protocol(SERVER, max_size=self.config.ws_max_size, logger=self.logger)
            taken = TableSocket(
                self.transport, conn, guest, sockets, not self.read_paused, stuck=not self.writable.is_set()
            )
            self.connections.discard(self)
            self.transport.set_protocol(taken)
            self.transport = _LET_GO
            self._extensions().clear()
            came: list[dict[str, Any]] = [dict(self.queue.get_nowait()) for _ in range(self.queue.qsize())]
            taken.begin([each.get("text") or each.get("bytes") or b"" for each in came])
            return True

        def _extensions(self) -> dict[str, Any]:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            return extensions

    shared: dict[asyncio.AbstractEventLoop, Sockets] = {}
    return GuardedHttp, GuardedSocket


def doorkeeper(config: uvicorn.Config, limits: Limits) -> Doorkeeper:
    """A doorkeeper who lets in as many as there are descriptors for, and never as many from one address."""

    async def nobody(_scope: Any, _receive: Any, _send: Any) -> None:
        raise NotImplementedError

    most = raise_limit()
    proxies = ProxyHeadersMiddleware(nobody, config.forwarded_allow_ips).trusted_hosts
    return Doorkeeper(most, min(limits.sockets_per_address, most // 2), proxies.__contains__)
