"""Serves with the settings that a test gives."""

import asyncio
import os
import resource
import socket
from pathlib import Path
from typing import Any

from tests.server.clock_for_tests import ShiftedClock
from tests.support.deals import FILE_VARIABLE, NamedDeals
from windfall.engine.registry import register
from windfall.players.levels import of_the_host
from windfall.server import company, sockets
from windfall.server import siblings as handing
from windfall.server.jobs import worker
from windfall.server.run import listen, serve
from windfall.server.settings import Limits, NoticeChannels, Settings
from windfall.server.tables import seating

# Until a process that is handed a socket has answered, and until all have told who is there: the machine may be busy
# with other tests. Those in which one never answers say less.
_SIBLING_SECONDS = 30.0


def _start_no_workers_while(file: Path) -> None:
    """They start as soon as the file is not there any more."""
    start = worker._spawn

    async def waited() -> asyncio.subprocess.Process:
        while file.exists():
            await asyncio.sleep(0.02)
        return await start()

    worker._spawn = waited


def serve_as_told(given: dict[str, Any]) -> None:
    """Serve until interrupted."""
    if FILE_VARIABLE in os.environ:
        seating.new_chance = NamedDeals(Path(os.environ[FILE_VARIABLE])).next
    port = given.pop("port")
    if "descriptors" in given:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, given.pop("descriptors")))
    for title, module in given.pop("titles", {}).items():
        register(title, module)
    settings = {"bot_workers": 1, **given, "limits": Limits(**given["limits"])}
    if "notices" in settings:
        settings["notices"] = NoticeChannels(**settings["notices"])
    if "levels" in settings:
        settings["levels"] = tuple(of_the_host(*level) for level in settings["levels"])
    for folder in {"client_folder", "components_folder"} & settings.keys():
        settings[folder] = Path(settings[folder])
    clock = ShiftedClock(Path(settings.pop("clock"))) if "clock" in settings else None
    log_level = settings.pop("log_level", "warning")
    send_buffer = settings.pop("send_buffer", None)
    metrics = listen("127.0.0.1", settings.pop("metrics")) if "metrics" in settings else None
    siblings = Path(settings.pop("siblings")) if "siblings" in settings else None
    handing._ANSWER_SECONDS = company._MEET_SECONDS = settings.pop("sibling_seconds", _SIBLING_SECONDS)  # type: ignore[misc]
    sockets._LOOK_SECONDS = settings.pop("look_seconds", sockets._LOOK_SECONDS)  # type: ignore[misc]
    if "no_workers_while" in settings:
        _start_no_workers_while(Path(settings.pop("no_workers_while")))
    listening = listen("127.0.0.1", port)
    if send_buffer is not None:  # those who connect have the same
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    serve(Settings(**settings), listening, log_level=log_level, metrics=metrics, clock=clock, siblings=siblings)
