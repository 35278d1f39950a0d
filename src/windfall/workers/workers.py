"""One way to hand out work, wherever it is done."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Final, Self, TypeVar

from windfall.engine.errors import WindfallError
from windfall.workers.cluster import Cluster
from windfall.workers.crew import Crew, map_in_order
from windfall.workers.processes import Processes

T = TypeVar("T")
R = TypeVar("R")

_logger: Final = logging.getLogger(__name__)


class Workers:
    """Workers that stay until they are closed; the context closes them.

    One job is done in this process, several in as many processes of this machine. With `ray`, the tasks go to the
    cluster that RAY_ADDRESS names, or to one of that many processors that is started here.

    >>> with Workers() as workers:
    ...     list(workers.map(abs, [-3, 2]))
    [3, 2]
    """

    def __init__(self, jobs: int = 1, *, ray: bool = False) -> None:
        if jobs < 1:
            raise WindfallError(f"there is at least one job, not {jobs}")
        self._jobs, self._ray = jobs, ray
        self._crew = _crew(jobs, ray)

    @property
    def size(self) -> int:
        """How many tasks are worked on at the same time."""
        return 1 if self._crew is None else self._crew.size

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results, in the order of the tasks, as they are asked for.

        Function, tasks and results travel between processes, so they can be pickled: a function is one of a module.
        """
        if self._crew is None:
            return map(function, tasks)
        return map_in_order(self._crew, function, tasks)

    def all(self, function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
        """All results, for work that takes long. A process that is killed, often since memory is short, takes the
        others with it: then all are started again and do all tasks again, once."""
        try:
            return list(self.map(function, tasks))
        except BrokenProcessPool:
            self._start_again()
        _logger.warning("a worker was killed; its work, and that of the others, is done again")
        try:
            return list(self.map(function, tasks))
        except BrokenProcessPool as error:
            self._start_again()
            raise WindfallError(
                "a worker was killed, and another one when the work was done again; if memory is short, use fewer jobs"
            ) from error

    def _start_again(self) -> None:
        self.close()
        self._crew = _crew(self._jobs, self._ray)

    def close(self) -> None:
        if self._crew is not None:
            self._crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _crew(jobs: int, ray: bool) -> Crew | None:
    if ray:
        return Cluster(jobs)
    return Processes(jobs) if jobs > 1 else None
