"""A queue that is fair: addresses take turns, identities at an address take turns, each with their oldest job first."""

from collections import Counter, OrderedDict, deque
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias, TypeVar

from windfall.server.jobs.job import Asker, Caps, Job, Lane, LineFull

_Waiting = TypeVar("_Waiting")
AnyJob: TypeAlias = Job[Any]
_IN_A_ROW: Final = 20  # quick jobs, before a slow one gets its turn although more quick ones wait


class FairQueue:
    """Jobs that wait. Of those whose turn it could be, who has fewest jobs being done comes first; so nobody has all
    workers while others wait, and none is idle while anybody does."""

    def __init__(self, caps: Caps | None = None) -> None:
        self._lanes = {lane: _Turns(caps) for lane in Lane}
        self._quick_in_a_row = 0

    def __len__(self) -> int:
        return sum(map(len, self._lanes.values()))

    def put(self, job: AnyJob, first: bool = False) -> None:
        """Add a job, if there is room for one more of its asker; `first` among those, and whether there is room or
        not, if it was begun already."""
        self._lanes[job.lane].put(job, first)

    def take(self, quick_only: bool = False) -> AnyJob | None:
        """The job whose turn it is. It counts as being done until `done` is told."""
        quick, slow = self._lanes[Lane.QUICK], self._lanes[Lane.SLOW]
        if quick and (quick_only or not slow or self._quick_in_a_row < _IN_A_ROW):
            self._quick_in_a_row += 1
            return quick.take()
        if quick_only or not slow:
            return None
        self._quick_in_a_row = 0
        return slow.take()

    def done(self, job: AnyJob) -> None:
        self._lanes[job.lane].done(job)

    def remove(self, job: AnyJob) -> None:
        """Nobody waits for it any more."""
        self._lanes[job.lane].remove(job)

    def places(self) -> dict[str, int]:
        """The place in its lane of each job, from 1."""
        return {job.key: place for lane in self._lanes.values() for place, job in enumerate(lane.in_order(), start=1)}


class _Turns:
    """One lane."""

    def __init__(self, caps: Caps | None) -> None:
        self._caps = caps
        self._capped = Counter[str]()  # capped jobs that wait, by address
        self._capped_identities = Counter[str]()
        self._waiting: OrderedDict[str, OrderedDict[str, deque[AnyJob]]] = OrderedDict()  # by address, by identity
        self._count = 0
        self._busy = Counter[str]()  # jobs being done, by address
        self._busy_identities = Counter[str]()

    def __len__(self) -> int:
        return self._count

    def put(self, job: AnyJob, first: bool) -> None:
        if job.capped and not first and self._is_full(job.asker):
            raise LineFull
        own = self._waiting.setdefault(job.asker.address, OrderedDict()).setdefault(job.asker.identity, deque())
        if first:
            own.appendleft(job)
        else:
            own.append(job)
        self._count += 1
        if job.capped:
            self._capped[job.asker.address] += 1
            self._capped_identities[job.asker.identity] += 1

    def _is_full(self, asker: Asker) -> bool:
        return self._caps is not None and (
            self._capped_identities[asker.identity] >= self._caps.identity
            or (asker.address != "" and self._capped[asker.address] >= self._caps.address)
        )

    def take(self) -> AnyJob:
        address = min(self._waiting, key=self._busy.__getitem__)  # the first of those with fewest
        identities = self._waiting[address]
        identity = min(identities, key=self._busy_identities.__getitem__)
        job = identities[identity].popleft()
        self._leave(job)
        if address in self._waiting:
            self._waiting.move_to_end(address)
            if identity in identities:
                identities.move_to_end(identity)
        self._busy[address] += 1
        self._busy_identities[identity] += 1
        return job

    def done(self, job: AnyJob) -> None:
        _take_off(self._busy, job.asker.address)
        _take_off(self._busy_identities, job.asker.identity)

    def remove(self, job: AnyJob) -> None:
        self._waiting[job.asker.address][job.asker.identity].remove(job)
        self._leave(job)

    def in_order(self) -> Iterator[AnyJob]:
        """The jobs as they will be taken, if no others come and those that are being done take equally long."""
        return by_turns([by_turns(identities.values()) for identities in self._waiting.values()])

    def _leave(self, job: AnyJob) -> None:
        """It waits no more."""
        self._count -= 1
        identity, address = job.asker
        if job.capped:
            _take_off(self._capped, address)
            _take_off(self._capped_identities, identity)
        identities = self._waiting[address]
        if not identities[identity]:
            del identities[identity]
        if not identities:
            del self._waiting[address]


def _take_off(counted: Counter[str], who: str) -> None:
    counted[who] -= 1
    if not counted[who]:
        del counted[who]


def by_turns(lines: Iterable[Iterable[_Waiting]]) -> Iterator[_Waiting]:
    """One of each line, then the next of each, until all are empty."""
    rest = [iter(line) for line in lines]
    while rest:
        drawn = [(line, job) for line in rest if (job := next(line, None)) is not None]
        rest = [line for line, _job in drawn]
        yield from (job for _line, job in drawn)
