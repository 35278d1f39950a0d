"""Work in forked processes: each begins with all that was imported and collected, and leaves nothing behind."""

import gc
import mmap
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

MEMORY: Final = 2 << 30  # bytes that a process may take besides what it began with
LONGEST_NOTE: Final = 4096
BROKEN: Final = 70  # the exit code of work that could not be done

Task = TypeVar("Task")


class Note:
    """A line that a forked process leaves for the one it came from, whatever becomes of it."""

    def __init__(self) -> None:
        self._shared = mmap.mmap(-1, LONGEST_NOTE)

    def write(self, text: str) -> None:
        self._shared[:] = text.encode()[: LONGEST_NOTE - 1].ljust(LONGEST_NOTE, b"\0")

    def read(self) -> str:
        return self._shared[:].rstrip(b"\0").decode(errors="replace")


@dataclass(frozen=True)
class Ended:
    """How a process ended: its exit code, or minus the signal that ended it; and its note."""

    code: int
    note: str


def in_forks(tasks: Iterable[Task], work: Callable[[Task, Note], int], jobs: int) -> Iterator[tuple[Task, Ended]]:
    """Do the work for each task in a process of its own, so many at a time; its result is the exit code."""
    gc.freeze()  # what is there already is not looked at again, and so not copied
    running: dict[int, tuple[Task, Note]] = {}
    for task in tasks:
        if len(running) == jobs:
            yield _wait(running)
        note = Note()
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            _work(work, task, note)
        running[pid] = (task, note)
    while running:
        yield _wait(running)


def _work(work: Callable[[Task, Note], int], task: Task, note: Note) -> None:
    code = BROKEN
    try:
        limit_memory()
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        code = work(task, note)
    except MemoryError:
        code = 1
    except BaseException:
        note.write(traceback.format_exc())
    finally:
        os._exit(code)


def _wait(running: dict[int, tuple[Task, Note]]) -> tuple[Task, Ended]:
    pid, status = os.wait()
    task, note = running.pop(pid)
    return task, Ended(os.waitstatus_to_exitcode(status), note.read())


def limit_memory() -> None:
    with open("/proc/self/statm", encoding="ascii") as file:
        pages = int(file.read().split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_time(seconds: float) -> None:
    """End this process by a signal once it has computed for so long. Time on the clock would say more of the machine
    than of what runs."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def was_too_long(ended: Ended) -> bool:
    return ended.code == -signal.SIGPROF
