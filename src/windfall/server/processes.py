"""A server of several processes on this machine. They share its port and the component files that were read when it
started; one that ends is started again."""

import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.files.component_folder import use_texts
from windfall.engine.registry import title_names
from windfall.server.component_sets import texts_read
from windfall.server.parent import end_with_parent
from windfall.server.run import prepare, serve
from windfall.server.settings import Settings
from windfall.server.thinking import Texts

_PAUSE_SECONDS: Final = 1.0  # before one that has ended is started again
_LOOK_SECONDS: Final = 0.1
_STOP_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Orders:
    """All that one of them needs to know."""

    settings: Settings
    listening: int  # the descriptor of the port
    siblings: Path  # the folder of the doors by which they hand each other sockets
    measured: int | None  # of the port at which this one tells its figures
    proxies: str | None
    log_level: str
    texts: Texts

    @property
    def descriptors(self) -> tuple[int, ...]:
        return (self.listening,) if self.measured is None else (self.listening, self.measured)


def serve_many(
    settings: Settings,
    processes: int,
    listening: socket.socket,
    *,
    proxies: str | None,
    log_level: str,
    metrics: Sequence[socket.socket] = (),
) -> None:
    """Serve with so many processes until interrupted. Each tells its figures at an address of its own in `metrics`."""
    check_several(settings)
    prepare(settings)
    for each in (listening, *metrics):
        each.set_inheritable(True)
    measured: Sequence[int | None] = [each.fileno() for each in metrics] or [None] * processes
    texts = texts_read(title_names())
    ending = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ending.set())
    with TemporaryDirectory(prefix="windfall-", ignore_cleanup_errors=True) as siblings:
        orders = [
            Orders(
                settings=replace(settings, bot_workers=workers),
                listening=listening.fileno(),
                siblings=Path(siblings),
                measured=told_at,
                proxies=proxies,
                log_level=log_level,
                texts=texts,
            )
            for workers, told_at in zip(shares(settings.bot_workers, processes), measured, strict=True)
        ]
        running = [_started(each) for each in orders]
        while not ending.wait(_LOOK_SECONDS):
            for at, process in enumerate(running):
                if process.poll() is not None:
                    time.sleep(_PAUSE_SECONDS)
                    running[at] = _started(orders[at])
        _stop(running)


def check_several(settings: Settings) -> None:
    """What several processes need, told as what to do."""
    if settings.redis_url is None:
        raise WindfallError("several processes talk over Redis: name it with --redis redis://HOST:6379/0")
    if settings.url.startswith("sqlite"):
        raise WindfallError(
            "several processes need PostgreSQL: name it with --database-url postgresql://USER:PASSWORD@HOST/NAME"
        )
    if settings.workshop != "none":
        raise WindfallError("the workshop is for a server of one process: leave out --workshop or --processes")


def shares(workers: int, processes: int) -> list[int]:
    """So many workers spread over processes.

    >>> shares(5, 3), shares(1, 2)
    ([2, 2, 1], [1, 0])
    """
    return [workers // processes + (number < workers % processes) for number in range(processes)]


def _started(orders: Orders) -> subprocess.Popen[bytes]:
    """Its standard input stays open for as long as this process lives."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "windfall.server.processes"],
        stdin=subprocess.PIPE,
        pass_fds=orders.descriptors,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # Ctrl+C is for the first process, which then ends the others
    )
    # It reads after it has loaded its modules, and may end before: nobody waits for that.
    threading.Thread(target=_tell, args=(process, orders), daemon=True).start()
    return process


def _tell(process: subprocess.Popen[bytes], orders: Orders) -> None:
    """Not as arguments, which everybody on the machine can read."""
    assert process.stdin is not None
    try:
        process.stdin.write(pickle.dumps(orders))
        process.stdin.flush()
    except BrokenPipeError:
        with suppress(BrokenPipeError):
            process.stdin.close()


def _stop(running: list[subprocess.Popen[bytes]]) -> None:
    for process in running:
        process.terminate()
    until = time.monotonic() + _STOP_SECONDS
    for process in running:
        try:
            process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main() -> None:
    """One of the processes."""
    orders: Orders = pickle.load(sys.stdin.buffer)
    end_with_parent()
    for title, files in orders.texts.items():
        use_texts(title, files)
    # The server raises the signal that ended it once more; it has done what it is asked for then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    listening = socket.socket(fileno=orders.listening)
    measured = None if orders.measured is None else socket.socket(fileno=orders.measured)
    serve(
        orders.settings,
        listening,
        proxies=orders.proxies,
        log_level=orders.log_level,
        metrics=measured,
        siblings=orders.siblings,
    )


if __name__ == "__main__":
    # what was pickled is of the module that jobs import, not of the program
    sys.modules["windfall.server.processes"] = sys.modules["__main__"]
    main()
