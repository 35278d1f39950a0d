"""What this process hears of the others that is not about one table."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from windfall.server.company import Company
from windfall.server.database.records import Player
from windfall.server.identity.passes import Passes
from windfall.server.ledger import Ledger
from windfall.server.lobby import Lobby
from windfall.server.tables.hall import Hall
from windfall.server.tables.turnover import sign_out, turn_over
from windfall.server.talk.words import LeftDevice, Listed, Renamed, Spent, TurnedOver, Word


@dataclass(slots=True)
class Hearsay:
    """Passes words on to whom they concern."""

    hall: Hall
    company: Company
    ledger: Ledger
    lobby: Lobby
    passes: Passes
    _following: set[asyncio.Task[None]] = field(default_factory=set)

    def hear(self, word: Word) -> None:
        match word:
            case Renamed(player, name):
                self._follow(self.hall.rename(Player(player, name)))
            case TurnedOver(player, another):
                self.passes.forget()
                self._follow(turn_over(self.hall, player, another))
            case LeftDevice(device):
                self.passes.forget()
                sign_out(self.hall, device)
            case Listed(table, origin):
                if table:
                    self.hall.opening.remember_origin(table, origin)
                self.lobby.forget()
            case Spent():
                self.ledger.hear(word)
            case _:
                self.company.hear(word)

    def _follow(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)
