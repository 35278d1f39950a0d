"""Work that is handed out in the tests."""

import os
import signal
import time
from pathlib import Path

from windfall.engine.errors import SetupError
from windfall.workers.threads import PINNED


def square(number: int) -> int:
    return number * number


def slow_if_even(number: int) -> int:
    time.sleep(0.0 if number % 2 else 0.02)
    return number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise SetupError("three is too many")
    return number


def process_and_threads(_number: int) -> tuple[int, dict[str, str | None]]:
    time.sleep(0.05)  # so that one process does not do all of it
    return os.getpid(), {name: os.environ.get(name) for name in PINNED}


def data_folder(_number: int) -> str | None:
    return os.environ.get("WINDFALL_DATA")


def killed_once(task: tuple[Path, int]) -> int:
    """The first process that comes to the number 3 is killed; the file remembers that there was one."""
    trace, number = task
    if number == 3 and not trace.exists():
        trace.touch()
        killed(number)
    return number


def killed(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
