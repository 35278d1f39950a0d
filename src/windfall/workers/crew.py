"""What does the work, whatever it runs on."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

# Enough that no worker waits for the slowest one, few enough that tasks and results do not pile up.
_TASKS_PER_WORKER: Final = 4


class Pending(Protocol[R_co]):
    """A task that was handed out."""

    def result(self) -> R_co:
        """Wait for it."""

    def cancel(self) -> object:
        """Nobody waits for it any more."""


class Crew(Protocol):
    """Workers that live until they are closed."""

    @property
    def size(self) -> int:
        """How many tasks are worked on at the same time."""

    def submit(self, function: Callable[[T], R], task: T) -> Pending[R]:
        """Hand out a task."""

    def close(self) -> None:
        """Send the workers home."""


def map_in_order(crew: Crew, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """The results in the order of the tasks, with a bounded number of tasks handed out at any time."""
    waiting = iter(tasks)
    pending: deque[Pending[R]] = deque()
    try:
        for task in islice(waiting, crew.size * _TASKS_PER_WORKER):
            pending.append(crew.submit(function, task))
        while pending:
            result = pending.popleft().result()
            for task in islice(waiting, 1):
                pending.append(crew.submit(function, task))
            yield result
    finally:
        for left in pending:
            left.cancel()
