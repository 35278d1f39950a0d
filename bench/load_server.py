"""A server for `load.py`, in a process of its own, with the windfall that its environment finds.

It prints the port it listens on when it answers, keeps its tables in the folder that is named, and ends when its
standard input does. For `live.py` it has several processes, on a PostgreSQL and a Redis that are named.
"""

import argparse
import os
import signal
import socket
import sys
import threading
from dataclasses import fields, replace
from typing import Final

from windfall.server.run import listen, serve
from windfall.server.settings import Limits, Settings

_MANY: Final = 1_000_000
# What would turn away so many people who come from one address and never pause. Not every commit has all of them.
_LIFTED: Final = {
    "messages_per_second",
    "messages_at_once",
    "changes_per_minute",
    "changes_at_once",
    "live_tables",
    "connections_per_address",
    "sockets_per_address",
    "reads_per_minute",
    "reads_at_once",
    "states_per_minute",
    "states_at_once",
    "tables_per_minute",
    "tables_at_once",
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--no-uvloop", action="store_true", help="the tree that is measured did not ask for it")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--database-url")
    parser.add_argument("--redis")
    given = parser.parse_args()
    if given.no_uvloop:
        sys.modules["uvloop"] = None  # type: ignore[assignment]
    limits = Limits(**{each.name: _MANY for each in fields(Limits) if each.name in _LIFTED})
    url = given.database_url or f"sqlite:///{given.folder}/tables.sqlite3"
    settings = Settings(url, bot_workers=1, limits=limits)
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    threading.Thread(target=_end_with_input, daemon=True).start()
    if given.processes is None:
        serve(settings, listening, log_level="warning", when_ready=lambda: print(port, flush=True))
    else:
        _serve_many(replace(settings, redis_url=given.redis), given.processes, listening)


def _serve_many(settings: Settings, processes: int, listening: socket.socket) -> None:
    """They answer some time after the ports are told: that of all, and those at which each tells its figures. Commits
    of before do not have it."""
    from windfall.server.processes import serve_many  # noqa: PLC0415

    measured = [listen("127.0.0.1", 0) for _ in range(processes)]
    print(*(each.getsockname()[1] for each in (listening, *measured)), flush=True)
    serve_many(settings, processes, listening, proxies=None, log_level="warning", metrics=measured)


def _end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
