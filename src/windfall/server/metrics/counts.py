"""What is counted where it happens. No figure tells a name, an address or the link of a table."""

import time
from functools import cache
from typing import Final, Literal, TypeAlias

from prometheus_client import CollectorRegistry, Counter, Histogram, PlatformCollector, ProcessCollector

Chooser: TypeAlias = Literal["person", "bot"]
DatabaseTrouble: TypeAlias = Literal["read", "write", "stale"]
JobEnd: TypeAlias = Literal["done", "late", "failed"]

COUNTED: Final = CollectorRegistry()
ProcessCollector(registry=COUNTED)
PlatformCollector(registry=COUNTED)

_MOVES: Final = Counter("windfall_moves", "Moves that were stored and told.", ("title", "chooser"), registry=COUNTED)
_MOVE_SECONDS: Final = Histogram(
    "windfall_move_seconds",
    "From when a choice came in until its moves were stored and told.",
    ("chooser",),
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0),
    registry=COUNTED,
)
_REFUSED: Final = Counter(
    "windfall_refused", "Requests, messages and connections that were refused.", ("reason",), registry=COUNTED
)
_DATABASE: Final = Counter(
    "windfall_database_errors",
    "Reads and writes that failed; stale are changes of a table that somebody else had changed.",
    ("sort",),
    registry=COUNTED,
)
_HANDED: Final = Counter(
    "windfall_sockets_handed",
    "Sockets of tables that were offered to another process of this machine; kept are those that it did not take.",
    ("end",),
    registry=COUNTED,
)
_NOTICES: Final = Counter(
    "windfall_notices", "Notices that were tried to send; later is tried again.", ("channel", "end"), registry=COUNTED
)
_JOBS: Final = Counter("windfall_jobs", "Jobs that ended.", ("sort", "end"), registry=COUNTED)
_JOB_SECONDS: Final = Histogram(
    "windfall_job_seconds",
    "From when a job was asked for until it was done, late or failed.",
    ("sort",),
    buckets=(0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0),
    registry=COUNTED,
)


def count_moves(title: str, chooser: Chooser, moves: int, since: float) -> None:
    """Moves were stored and told; the choice came in at that moment of `time.perf_counter`."""
    counted, timed = _of_moves(title, chooser)
    counted.inc(moves)
    timed.observe(time.perf_counter() - since)


@cache
def _of_moves(title: str, chooser: Chooser) -> tuple[Counter, Histogram]:
    """Kept, since finding a counter by its labels costs more than counting."""
    return _MOVES.labels(title, chooser), _MOVE_SECONDS.labels(chooser)


def count_refusal(reason: str) -> None:
    """Reasons are ids of messages, of which there are so many."""
    _REFUSED.labels(reason).inc()


def count_database_error(sort: DatabaseTrouble) -> None:
    _DATABASE.labels(sort).inc()


def count_job(sort: str, end: JobEnd, seconds: float) -> None:
    _JOBS.labels(sort, end).inc()
    _JOB_SECONDS.labels(sort).observe(seconds)


def count_handed(taken: bool) -> None:
    _HANDED.labels("taken" if taken else "kept").inc()


def count_notice(channel: str, end: str) -> None:
    _NOTICES.labels(channel, end).inc()
