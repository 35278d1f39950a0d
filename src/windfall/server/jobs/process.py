"""A worker process: does one job after the other, and ends with the server, however that ends. Run by the server."""

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO, TypeAlias

from windfall.server.jobs.messages import LENGTH, Done, Failed, Progress, Ready

_Order: TypeAlias = bytes  # a pickled function and its arguments

_say: Callable[[object], None] | None = None


def tell_progress(done: float) -> None:
    """Called by a job to say how much of it is done, from 0 to 1."""
    if _say is not None:
        _say(Progress(done))


def main() -> None:
    global _say  # noqa: PLW0603 (a process has one server)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its workers
    inward, outward = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to the log
    orders: SimpleQueue[_Order] = SimpleQueue()
    threading.Thread(target=_hear, args=(inward, orders), daemon=True).start()

    def say(message: object) -> None:
        data = pickle.dumps(message)
        outward.write(LENGTH.pack(len(data)) + data)
        outward.flush()

    _say = say
    prepared = _do(orders.get())
    say(Ready() if isinstance(prepared, Done) else prepared)
    while isinstance(prepared, Done):
        say(_do(orders.get()))


def _hear(inward: BinaryIO, orders: "SimpleQueue[_Order]") -> None:
    """Orders come over standard input. Its end is the end of the server, also for one who is busy."""
    while length := inward.read(LENGTH.size):
        orders.put(inward.read(*LENGTH.unpack(length)))
    os._exit(0)


def _do(order: _Order) -> Done | Failed:
    try:
        work, arguments = pickle.loads(order)
        return Done(work(*arguments))
    except BaseException:  # also of a bot that would like to end the process
        return Failed(traceback.format_exc())


if __name__ == "__main__":
    # the one that jobs import is this one
    sys.modules["windfall.server.jobs.process"] = sys.modules["__main__"]
    main()
