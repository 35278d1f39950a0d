"""Processes that start quickly: each is forked from one that has loaded all modules of a server. From nothing, a start
takes some four seconds of the processor, and tests start and kill servers by the hundred."""

import multiprocessing
import os
from collections.abc import Callable, Mapping
from multiprocessing.process import BaseProcess
from typing import Any

_STANDARD_ERROR = 2


def forked(
    work: Callable[[dict[str, Any]], None],
    told: dict[str, Any],
    environment: Mapping[str, str] = os.environ,
    log: str | None = None,
) -> BaseProcess:
    """A process that does this, with these variables, and adds what goes wrong to a file."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["windfall.server.run", "windfall.server.work"])
    # a daemon, so that a test that forgets it does not wait for its end
    process = context.Process(target=_work, args=(work, told, dict(environment), log), daemon=True)
    process.start()
    return process


def _work(
    work: Callable[[dict[str, Any]], None], told: dict[str, Any], environment: dict[str, str], log: str | None
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), _STANDARD_ERROR)
    work(told)


def killed(process: BaseProcess) -> None:
    """kill -9: it has no chance to do anything about it."""
    process.kill()
    process.join()
