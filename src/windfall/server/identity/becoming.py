"""Becoming another player, or nobody, and leaving a device: stored first, then told to all who have it in memory."""

from dataclasses import dataclass

from windfall.engine.registry import title as find_title
from windfall.engine.words.message import message, several
from windfall.server.annexes import news
from windfall.server.annexes.annexes import Annexes
from windfall.server.database.store import Store
from windfall.server.database.turnover import BothSeatedError
from windfall.server.identity.passes import Passes
from windfall.server.refusals import RequestRefused
from windfall.server.tables.hall import Hall
from windfall.server.tables.turnover import sign_out, turn_over
from windfall.server.talk import words
from windfall.server.talk.talk import EVERYWHERE, Talk


@dataclass(frozen=True, slots=True)
class Becoming:
    """What of a player is known in memory, here, at other processes and in annexes."""

    store: Store
    passes: Passes
    hall: Hall
    talk: Talk
    annexes: Annexes

    async def join(self, player: str, another: str) -> None:
        """All that one player has becomes another's."""
        try:
            await self.store.people.join(player, another)
        except BothSeatedError as error:
            titles = several(find_title(title).label for title in error.titles)
            raise RequestRefused(message("identity-both-seated", titles=titles, count=len(error.titles))) from error
        await self._turn_over(player, another)

    async def delete(self, player: str, level: str) -> None:
        """Nobody is this player any more; bots of this level play on where others wait."""
        await self.store.people.delete(player, level)
        await self._turn_over(player, None)

    async def sign_out(self, player: str, device: str) -> bool:
        """Whether it was a device of this player until now."""
        known = await self.store.people.sign_out(player, device)
        if known:
            self.talk.say(EVERYWHERE, words.LeftDevice(device))
            self.passes.forget()
            sign_out(self.hall, device)
            await self.annexes.tell(news.LeftDevice(device))
        return known

    async def _turn_over(self, player: str, another: str | None) -> None:
        self.talk.say(EVERYWHERE, words.TurnedOver(player, another))
        self.passes.forget()
        await turn_over(self.hall, player, another)
        await self.annexes.tell(news.TurnedOver(player, another))
