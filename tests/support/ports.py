"""Ports at which servers of tests listen."""

import secrets
import socket
from contextlib import suppress
from typing import Final

# Systems give clients ports from 32768 on. One of those could be taken by a client of another test before a server
# listens there, or while one that was killed is not back yet.
_PORTS: Final = range(10_000, 32_000)


def free_port() -> int:
    while True:
        port = secrets.choice(_PORTS)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def two_free_ports() -> tuple[int, int]:
    """In a row."""
    while True:
        first = free_port()
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", first + 1))
            return first, first + 1
