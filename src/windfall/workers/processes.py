"""Workers that are processes of this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from windfall.workers.threads import pinned_threads

T = TypeVar("T")
R = TypeVar("R")


class Processes:
    """A pool whose processes start when there is work for them."""

    def __init__(self, size: int) -> None:
        self.size = size
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(size, mp_context=context, initializer=_prepare)

    def submit(self, function: Callable[[T], R], task: T) -> Future[R]:
        with pinned_threads():  # a process may start now, and inherits the environment
            return self._pool.submit(function, task)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    # Ctrl-C reaches every process of a terminal: a worker ends without a word, the parent answers.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def end_with_parent() -> None:
    """A parent that is killed cannot tell its workers; they must not be left over."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
