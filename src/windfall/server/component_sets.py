"""The component sets of the server: the one that this process plays each title with, and those in the archive.

A title's components are read once in a process. So a process has one set of each title; games that were dealt from
another one are played in an annex.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from windfall.engine.files.component_set import ComponentSet, component_set
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.engine.words.message import Message, message
from windfall.server.database.records import Deal, Halt, SetName, TableRecord
from windfall.server.database.store import Store
from windfall.server.wire.shapes import ComponentSetShape, Origin

OTHER_RULES: Final = message("server-other-rules")
NOT_ARCHIVED: Final = message("server-unknown-set")
BROKEN_MOVES: Final = message("server-broken-moves")
ENDED: Final = message("server-ended")

REFUSALS: Final[Mapping[Halt, Message]] = {
    "rules": OTHER_RULES,
    "components": NOT_ARCHIVED,
    "moves": BROKEN_MOVES,
    "ended": ENDED,
    "agreed": message("seats-game-agreed"),
    "resigned": message("seats-game-resigned"),
}


class ComponentSets:
    """What this process plays with, and what the server has kept of other sets.

    `current` if new tables are dealt from the sets of this process, as they are not in an annex. What is kept of other
    sets is as it was last read; other processes may have archived more since.
    """

    def __init__(
        self, titles: Iterable[Title], store: Store, archived: Mapping[SetName, bool], current: bool = True
    ) -> None:
        self._titles = {title.name: title for title in titles}
        self._store = store
        self._archived = archived
        self.current = current

    @staticmethod
    async def open(store: Store, names: Iterable[str], current: bool = True) -> "ComponentSets":
        """Read the components of these titles, and see that they are in the archive."""
        titles = [find_title(name) for name in names]
        for used in _sets_of(titles):
            await store.sets.keep(used)
        return ComponentSets(titles, store, await store.sets.all(), current)

    @property
    def texts(self) -> dict[str, Mapping[str, str]]:
        """The component files by title, for worker processes."""
        return texts_read(self._titles)

    async def look_up(self, names: Iterable[SetName]) -> None:
        """Look into the archive again if one of these sets is not known here."""
        if not all(self._is_here(name) or name in self._archived for name in names):
            self._archived = await self._store.sets.all()

    def plays(self, deal: Deal) -> bool:
        """Whether this process can play such a game."""
        return self._knows_rules(deal) and self._is_here(deal.components)

    def elsewhere(self, deal: Deal) -> bool:
        """Whether an annex can play such a game, and this process cannot."""
        return self.refusal(deal) is None and not self._is_here(deal.components)

    def halt(self, deal: Deal) -> Halt | None:
        """Why no process of this server can play such a game, if that is so."""
        if not self._knows_rules(deal):
            return "rules"
        return None if self._is_here(deal.components) or deal.components in self._archived else "components"

    def refusal(self, deal: Deal) -> Message | None:
        """The same in words."""
        why = self.halt(deal)
        return None if why is None else REFUSALS[why]

    def shape(self, table: TableRecord) -> ComponentSetShape:
        """The set of a table as its players are told of it. One that waits for players is dealt from those of now."""
        name = table.deal.components
        if table.progress.status == "waiting" and table.title in self._titles:
            name = SetName(table.title, self._titles[table.title].components_digest)
        here = self._is_here(name)
        return ComponentSetShape(name.digest, self._origin(name, here), self.current and here)

    def _origin(self, name: SetName, here: bool) -> Origin:
        if here:
            used = component_set(name.digest)
            return "corrected" if used is not None and used.corrected else "shipped"
        if name not in self._archived:
            return "unknown"
        return "corrected" if self._archived[name] else "shipped"

    def _is_here(self, name: SetName) -> bool:
        title = self._titles.get(name.title)
        return title is not None and title.components_digest == name.digest

    def _knows_rules(self, deal: Deal) -> bool:
        title = self._titles.get(deal.components.title)
        return title is not None and title.can_read(deal.rules)


def texts_read(names: Iterable[str]) -> dict[str, Mapping[str, str]]:
    """The component files of these titles as this process has read them. Other processes are handed them, since a
    folder may have changed meanwhile."""
    return {used.title: used.texts for used in _sets_of(map(find_title, names))}


def _sets_of(titles: Iterable[Title]) -> list[ComponentSet]:
    """Those of titles that have component files."""
    return [used for title in titles if (used := component_set(title.components_digest)) is not None]
