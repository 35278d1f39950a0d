"""One worker is one core: numeric libraries must not start threads of their own. How many cores there are."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from threadpoolctl import threadpool_limits

PINNED: Final = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMEXPR_NUM_THREADS": "1",
}


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pin_threads() -> None:
    """Pin this process and its children: libraries that are loaded already, and those that will be."""
    os.environ.update(PINNED)
    threadpool_limits(limits=1)


@contextmanager
def pinned_threads() -> Iterator[None]:
    """Pin the processes that are started here, and leave this one as it is."""
    before = {name: os.environ.get(name) for name in PINNED}
    os.environ.update(PINNED)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
