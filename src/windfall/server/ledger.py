"""Rates that hold at all processes together: what is done at one is told to the others in a moment.

Nobody waits for an answer. So a little more than a rate allows may be done at several processes within that moment, and
a process that cannot be reached counts for itself.
"""

import asyncio
from typing import Final

from windfall.engine.words.message import Message
from windfall.server.limits import AT_ONE_ADDRESS, TOO_MUCH, Rates, rates
from windfall.server.talk.talk import EVERYWHERE, Talk
from windfall.server.talk.words import Spent

_SECONDS: Final = 0.5


class Ledger:
    """All rates of the server, by name."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._rates: dict[str, Rates] = {}
        self._telling: asyncio.Task[None] | None = None

    def rates(
        self, name: str, per_minute: float, at_once: int, message: Message = TOO_MUCH, sharing: int = AT_ONE_ADDRESS
    ) -> tuple[Rates, Rates]:
        """Rates for identities, and for addresses, which so many may share."""
        made = rates(per_minute, at_once, message, sharing)
        for each, whose in zip(made, ("identity", "address"), strict=True):
            self._rates[f"{name}/{whose}"] = each
            if not self._talk.alone:
                each.spent = {}
        return made

    def hear(self, word: Spent) -> None:
        for name, spent in word.spent.items():
            if name in self._rates:
                for asker, cost in spent.items():
                    self._rates[name].spend(asker, cost)

    def start(self) -> None:
        if not self._talk.alone:
            self._telling = asyncio.create_task(self._keep_telling())

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(_SECONDS)
            self.tell()

    def tell(self) -> None:
        """Tell the others what was done here since the last time."""
        told: dict[str, dict[str, float]] = {}
        for name, each in self._rates.items():
            if each.spent:
                told[name], each.spent = each.spent, {}
        if told:
            self._talk.say(EVERYWHERE, Spent(told))

    async def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
