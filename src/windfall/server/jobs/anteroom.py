"""Where jobs wait that the line has no room for, since so many of the same asker wait there already.

The line is small for each asker, so what it holds stays small, however much somebody asks for. Nothing is refused and
nothing is lost: the first job of each asker is put up again whenever there may be room, the askers in turn.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, TypeAlias

from windfall.server.duties import end
from windfall.server.jobs.job import Answer, Asker, Job, Jobs, Lane, LineFull, Load

_SECONDS: Final = 0.5  # between tries, if others take from the line unheard

_Who: TypeAlias = tuple[Lane, Asker]


@dataclass(slots=True, eq=False)
class _Held:
    job: Job[Any]
    may_try: asyncio.Event = field(default_factory=asyncio.Event)


class Anteroom:
    """Jobs before a line, and in it."""

    def __init__(self, line: Jobs) -> None:
        self._line = line
        self._held: OrderedDict[_Who, deque[_Held]] = OrderedDict()
        self._asking: asyncio.Task[None] | None = None

    async def do(self, job: Job[Answer]) -> Answer:
        """As the line does it, however many wait already."""
        who, held = (job.lane, job.asker), _Held(job)
        self._hold(who, held)
        if self._held[who][0] is held:
            held.may_try.set()
        try:
            while True:
                await held.may_try.wait()
                held.may_try.clear()
                with suppress(LineFull):
                    return await self._line.do(replace(job, when_in_line=partial(self._let_go, who, held)))
                self._hold(who, held)  # the line may have lost it
        finally:
            self._let_go(who, held)

    def _hold(self, who: _Who, held: _Held) -> None:
        own = self._held.setdefault(who, deque())
        if held not in own:
            own.append(held)

    def _let_go(self, who: _Who, held: _Held) -> None:
        """It is in the line, or nobody waits for it any more: the next one of the same asker may try, after others."""
        own = self._held.get(who, deque())
        if held in own:
            own.remove(held)
            if own:
                self._held.move_to_end(who)
                own[0].may_try.set()
            else:
                del self._held[who]

    def ask_again(self) -> None:
        """There may be room in the line."""
        for own in self._held.values():
            own[0].may_try.set()

    def start(self) -> None:
        """Try now and then, as is needed where others take from the line."""
        self._asking = asyncio.create_task(self._keep_asking())

    async def _keep_asking(self) -> None:
        while True:
            await asyncio.sleep(_SECONDS)
            self.ask_again()

    async def close(self) -> None:
        if self._asking is not None:
            await end([self._asking])

    def places(self) -> Mapping[str, int]:
        """The place in its lane of each job, also of those that come after all that are in the line."""
        places = dict(self._line.places())
        after = max(places.values(), default=0)
        waiting = [held.job.key for own in self._held.values() for held in own]
        return {**{key: after + place for place, key in enumerate(waiting, start=1)}, **places}

    def load(self) -> Load:
        waiting, running = self._line.load()
        waiting.update(held.job.sort for own in self._held.values() for held in own)
        return Load(waiting, running)
