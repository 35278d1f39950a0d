"""Who is connected to which table, at this process and at the others, and which other processes there are.

Every process tells who comes and goes, and how often it has told so, from time to time and to each process that is new:
who has missed something asks. One that is not heard of for a while is gone, and so are those who were connected to it.
"""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Final, TypeVar

from windfall.server.jobs.job import Asker
from windfall.server.presence import Presence
from windfall.server.talk.talk import EVERYWHERE, Talk
from windfall.server.talk.words import Came, Count, Everybody, Gone, Here, Visit, Went, Word

_Counted = TypeVar("_Counted")

_SAY_SECONDS: Final = 2.0
_GONE_SECONDS: Final = 10.0
_MEET_SECONDS: Final = 2.0  # one of the others may hang


class Company:
    """All who are connected. An annex only listens: the process that forwards to it tells who is there."""

    def __init__(self, talk: Talk, presence: Presence, annex: bool = False) -> None:
        self._talk = talk
        self._presence = presence
        self._annex = annex
        self._here = Counter[Visit]()
        self._told = 0  # how often that somebody came or went
        self._there: dict[str, Counter[Visit]] = {}  # by process
        self._counted: Counter[str] = Counter()  # how often somebody came or went, by process
        self._known: set[str] = set()  # processes of which nothing was missed, when they were last heard of
        self._news = asyncio.Event()
        self._heard: dict[str, float] = {}  # when, by process
        self._by_table: dict[str, Counter[tuple[str, str]]] = {}  # processes, and identities that are there
        self._telling: asyncio.Task[None] | None = None
        self.when_seen: Callable[[str, str], None] = lambda _table, _identity: None
        self.when_lost: Callable[[], None] = lambda: None

    def admit(self, visit: Visit, player: bool) -> None:
        """Count somebody who connects, or refuse."""
        self._presence.admit(Asker(visit.identity, visit.address), visit.stranger, player)
        if not self._talk.alone:
            self._here[visit] += 1
            self._tell(Came(self._talk.name, visit))

    def leave(self, visit: Visit) -> None:
        self._presence.leave(Asker(visit.identity, visit.address), visit.stranger)
        if not self._talk.alone:
            _take_off(self._here, visit)
            self._tell(Went(self._talk.name, visit))

    def _tell(self, word: Came | Went) -> None:
        if not self._annex:
            self._told += 1
            self._talk.say(EVERYWHERE, word)

    def elsewhere(self, table: str) -> Iterable[str]:
        """The players who are connected to a table at other processes."""
        return (identity for _process, identity in self._by_table.get(table, ()))

    def visits_elsewhere(self) -> list[Visit]:
        """All connections to tables at other processes."""
        return [visit for visits in self._there.values() for visit in visits.elements()]

    def people(self, table: str) -> Counter[str]:
        """How many are connected to a table at other processes, by process."""
        people = Counter[str]()
        for (process, _identity), visits in self._by_table.get(table, Counter()).items():
            people[process] += visits
        return people

    def mine(self, table: str) -> bool:
        """Whether it is for this process to look after a table that nobody looks after: all come to the same answer."""
        if self._annex:
            return True
        names = [self._talk.name, *self._heard]
        return max(names, key=lambda name: hashlib.blake2b(f"{name}/{table}".encode()).digest()) == self._talk.name

    # What the others tell

    def hear(self, word: Word) -> None:
        match word:
            case Came(process, visit):
                self._counted[process] += 1
                self._add(process, visit)
            case Went(process, visit):
                self._counted[process] += 1
                self._remove(process, visit)
            case Here(process, told):
                self._hear_of(process, told)
            case Count(process) if process == self._talk.name:
                self._talk.say(EVERYWHERE, Everybody(process, self._told, list(self._here.elements())))
            case Everybody(process, told, all_of_them):
                self._forget(process)
                for visit in all_of_them:
                    self._add(process, visit)
                self._counted[process] = told
                self._learn(process)
            case Gone(process):
                self._lose(process)

    def _hear_of(self, process: str, told: int) -> None:
        is_new = process not in self._heard
        self._heard[process] = time.monotonic()
        if is_new:
            self._tell_how_many()
        if self._counted[process] == told:
            self._learn(process)
        else:
            self._known.discard(process)
            self._talk.say(EVERYWHERE, Count(process))

    def _learn(self, process: str) -> None:
        self._known.add(process)
        self._news.set()

    def _add(self, process: str, visit: Visit) -> None:
        self._there.setdefault(process, Counter())[visit] += 1
        self._by_table.setdefault(visit.table, Counter())[process, visit.identity] += 1
        if not self._annex:
            self._presence.add(Asker(visit.identity, visit.address), visit.stranger)
        self.when_seen(visit.table, visit.identity)

    def _remove(self, process: str, visit: Visit) -> None:
        visits = self._there.get(process, Counter())
        if not visits[visit]:
            return  # what was never heard of
        _take_off(visits, visit)
        at_table = self._by_table[visit.table]
        _take_off(at_table, (process, visit.identity))
        if not at_table:
            del self._by_table[visit.table]
        if not self._annex:
            self._presence.leave(Asker(visit.identity, visit.address), visit.stranger)
        self.when_seen(visit.table, visit.identity)

    def _forget(self, process: str) -> None:
        for visit in tuple(self._there.get(process, Counter()).elements()):
            self._remove(process, visit)
        self._there.pop(process, None)

    def _lose(self, process: str) -> None:
        self._heard.pop(process, None)
        self._counted.pop(process, None)
        self._known.discard(process)
        self._forget(process)
        self.when_lost()

    # From start to end

    def start(self) -> None:
        if not self._talk.alone:
            self._telling = asyncio.create_task(self._keep_telling())

    async def meet(self, processes: Collection[str]) -> None:
        """Wait until it is known who is connected to these, if they tell it soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_MEET_SECONDS):
                while not self._known.issuperset(processes):
                    self._news.clear()
                    await self._news.wait()

    def _tell_how_many(self) -> None:
        if not self._annex:
            self._talk.say(EVERYWHERE, Here(self._talk.name, self._told))

    async def _keep_telling(self) -> None:
        while True:
            self._tell_how_many()
            await asyncio.sleep(_SAY_SECONDS)
            gone = time.monotonic() - _GONE_SECONDS
            for process in [each for each, heard in self._heard.items() if heard < gone]:
                self._lose(process)

    async def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
            if not self._annex:
                self._talk.say(EVERYWHERE, Gone(self._talk.name))


def _take_off(counted: Counter[_Counted], one: _Counted) -> None:
    counted[one] -= 1
    if not counted[one]:
        del counted[one]
