"""What a job is, for whom it is done, and what may be asked of who does jobs."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

Answer = TypeVar("Answer")


class Asker(NamedTuple):
    """For whom a job is done. Identities are free, so those at one address share what an address gets."""

    identity: str
    address: str


NOBODY: Final = Asker("", "")


class Lane(IntEnum):
    """Quick jobs go first: somebody who waits for a moment's work does not wait for others' long thoughts."""

    QUICK = 0
    SLOW = 1


@dataclass(frozen=True, slots=True, eq=False)
class Job(Generic[Answer]):
    """Work for a worker process: a function of a module with its arguments.

    The key names what is asked, such as a seat's decision at a table; who asks the same again shares the answer. The
    seconds are counted from when a worker begins, however long the job waited.
    """

    key: str
    lane: Lane
    asker: Asker
    seconds: float
    work: Callable[..., Answer]
    arguments: tuple[object, ...]
    on_progress: Callable[[float], None] | None = None
    sort: str = "other"  # for the figures that hosts are told: bot, hint or review
    capped: bool = False  # of one asker only so many of these may wait
    when_in_line: Callable[[], None] | None = None  # called when it waits, or is found waiting, or being done


class Caps(NamedTuple):
    """How many jobs of an identity, and of an address, may wait in each lane, if they are of a capped sort. Who has no
    address, as bots that nobody is connected for, counts as an identity alone."""

    identity: int
    address: int


class Load(NamedTuple):
    """How many jobs wait and are being done, by sort."""

    waiting: Counter[str]
    running: Counter[str]


class LineFull(Exception):  # noqa: N818 (a job that was not taken on, not a fault of who asks)
    """So many jobs of this asker wait that there is no room for one more now."""


class JobLate(Exception):  # noqa: N818 (a job's end, not a fault of who asks)
    """It took longer than it may."""


class JobFailed(Exception):  # noqa: N818
    """It failed; the message is where and why, for the log."""


class Jobs(Protocol):
    """Does jobs, in an order that is fair to those who ask."""

    async def do(self, job: Job[Answer]) -> Answer:
        """The answer. `JobLate` and `JobFailed` are final; a worker that dies is another's turn. Who stops waiting
        takes back a job that has not begun, unless others wait for it. `LineFull` is for who asks again later."""

    def places(self) -> Mapping[str, int]:
        """Of the jobs that wait, by key: how many of their lane come before them, and one."""

    def load(self) -> Load:
        """How much there is to do."""
