"""Work that tests give to worker processes."""

import os
import time
from pathlib import Path
from typing import NoReturn


def prepare() -> None:
    """Nothing has to be prepared."""


def echo(word: str) -> str:
    return word


def process() -> int:
    return os.getpid()


def hang() -> NoReturn:
    while True:
        time.sleep(60)


def once_there(begun: str, file: str, word: str) -> str:
    """Tell by one file that it has begun, and wait for another one before the answer."""
    Path(begun).touch()
    while not Path(file).exists():
        time.sleep(0.05)
    return word


def note(file: str) -> int:
    """Leave a note that it was done."""
    with Path(file).open("a") as notes:
        notes.write("done\n")
    return os.getpid()


def fail() -> NoReturn:
    raise ValueError("no answer")


def die_until(file: str, times: int) -> str:
    """End the process, but for the last time."""
    done = Path(file)
    tries = len(done.read_text()) if done.exists() else 0
    if tries < times:
        done.write_text("x" * (tries + 1))
        os._exit(9)
    return "alive"
