"""Requests to addresses that people give us: only to public ones, so that nobody looks into the network behind this
server through it, and never for long.

An address is checked when it is connected to, by what its name means then, and that is what is connected to: a name
that means something else the next moment (DNS rebinding) gains nothing. No redirect is followed.
"""

import asyncio
import socket
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, Literal, TypeAlias

import httpcore
import httpx

_SECONDS: Final = 15.0
_TIMEOUTS: Final = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 10.0}
_CONNECTIONS: Final = 20
_LONGEST_URL: Final = 2000
_TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))  # addresses of IPv4, by a gateway

WhyNot: TypeAlias = Literal["form", "private", "silent"]


class NotSent(Exception):  # noqa: N818 (it is an answer, not a failure)
    """A request that got no answer: its address has not the form of one, is private, or nobody answers there."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(why)
        self.why: WhyNot = why


class Outgoing:
    """Sends to public addresses over HTTPS; if `private` to all, and over HTTP, too."""

    def __init__(self, private: bool) -> None:
        self.private = private
        backend = httpcore.AnyIOBackend() if private else _PublicOnly()
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=_CONNECTIONS, keepalive_expiry=30.0, network_backend=backend
        )

    def url(self, text: str) -> httpx.URL:
        """An address that may be sent to, as far as its form tells."""
        try:
            url = httpx.URL(text)
        except (httpx.InvalidURL, ValueError) as error:
            raise NotSent("form") from error
        if url.scheme not in ("https", "http") or not url.host or url.userinfo or len(text) > _LONGEST_URL:
            raise NotSent("form")
        if not self.private and url.scheme != "https":
            raise NotSent("form")
        if not self.private and _is_private_literal(url.host):
            raise NotSent("private")
        return url

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that is answered."""
        url = self.url(address)
        target = httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path)
        sent = [(name.encode("ascii"), value.encode("ascii")) for name, value in headers.items()]
        extensions = {"timeout": _TIMEOUTS}
        try:
            async with (
                asyncio.timeout(_SECONDS),
                self._pool.stream("POST", target, headers=sent, content=body, extensions=extensions) as answer,
            ):
                return answer.status
        except (
            TimeoutError,
            OSError,
            httpcore.TimeoutException,
            httpcore.NetworkError,
            httpcore.ProtocolError,
        ) as error:
            raise NotSent("silent") from error

    async def close(self) -> None:
        await self._pool.aclose()


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the whole internet, and not one of IPv4 in disguise.

    >>> [is_public(ip_address(each)) for each in ("1.1.1.1", "10.0.0.1", "169.254.169.254", "::ffff:127.0.0.1")]
    [True, False, False, False]
    """
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour or address.teredo or any(address in network for network in _TRANSLATED):
            return False
    return address.is_global and not address.is_multicast


def _is_private_literal(host: str) -> bool:
    try:
        return not is_public(ip_address(host))
    except ValueError:
        return False


class _PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses, after looking at what a name means."""

    def __init__(self) -> None:
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(place[0]) for *_rest, place in found]
        if not all(is_public(ip_address(address.partition("%")[0])) for address in addresses):
            raise NotSent("private")
        return await self._backend.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self,
        path: str,  # noqa: ARG002
        timeout: float | None = None,  # noqa: ARG002
        socket_options: Iterable[Any] | None = None,  # noqa: ARG002
    ) -> httpcore.AsyncNetworkStream:
        raise NotSent("private")

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)
