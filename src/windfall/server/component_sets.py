"""The component sets of the server: the one that this process plays each title with, and those in the archive.

A title's components are read once in a process. So a process has one set of each title; games that were dealt from
another one are played in an annex.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from windfall.engine.files.component_file import ComponentSet, component_set
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.server.database.records import Deal, TableRecord
from windfall.server.database.store import Store
from windfall.server.wire.shapes import ComponentSetShape, Origin

OTHER_RULES: Final = "This game was played by other rules than this server has. It cannot be shown or continued."
NOT_ARCHIVED: Final = (
    "This game was dealt from a component set that this server never had. It cannot be shown or continued here."
)


class ComponentSets:
    """What this process plays with, and what the server has kept of other sets.

    `current` if new tables are dealt from the sets of this process, as they are not in an annex.
    """

    def __init__(self, titles: Iterable[Title], archived: Mapping[tuple[str, str], bool], current: bool = True) -> None:
        self._titles = {title.name: title for title in titles}
        self._archived = archived
        self._current = current

    @staticmethod
    async def open(store: Store, names: Iterable[str], current: bool = True) -> "ComponentSets":
        """Read the components of these titles, and see that they are in the archive."""
        titles = [find_title(name) for name in names]
        for used in _sets_of(titles):
            await store.archive(used)
        return ComponentSets(titles, await store.archived_sets(), current)

    @property
    def texts(self) -> dict[str, Mapping[str, str]]:
        """The component files by title, for worker processes: a folder may have changed since they were read."""
        return {used.title: used.texts for used in _sets_of(self._titles.values())}

    def plays(self, deal: Deal) -> bool:
        """Whether this process can play such a game."""
        title = self._titles.get(deal.title)
        return title is not None and self.as_played(deal) == _deal_of(title)

    def as_played(self, deal: Deal) -> Deal:
        """As a table's game is played once it is opened: by the rules of now, if they can read it."""
        title = self._titles.get(deal.title)
        return replace(deal, rules=title.rules) if title is not None and title.can_read(deal.rules) else deal

    def elsewhere(self, deal: Deal) -> bool:
        """Whether an annex can play such a game, and this process cannot."""
        return self.refusal(deal) is None and not self.plays(deal)

    def refusal(self, deal: Deal) -> str | None:
        """Why no process of this server can play such a game, if that is so."""
        title = self._titles.get(deal.title)
        if title is None or not title.can_read(deal.rules):
            return OTHER_RULES
        if not self.plays(deal) and (deal.title, deal.components) not in self._archived:
            return NOT_ARCHIVED
        return None

    def dealt_today(self, table: TableRecord) -> TableRecord:
        """A table that waits for players: nothing is dealt yet, so it will be played as games are played now."""
        title = self._titles.get(table.title)
        if title is None or table.progress.status != "waiting":
            return table
        return replace(table, rules=title.rules, components=title.components_digest)

    def shape(self, table: TableRecord) -> ComponentSetShape:
        """The set of a table as its players are told of it."""
        deal = self.dealt_today(table).deal
        if self.plays(deal):
            used = component_set(deal.components)
            corrected: bool | None = used is not None and used.corrected
        else:
            corrected = self._archived.get((deal.title, deal.components))
        origin: Origin = "unknown" if corrected is None else "corrected" if corrected else "shipped"
        return ComponentSetShape(deal.components, origin, self._current and self.plays(deal))


def _sets_of(titles: Iterable[Title]) -> list[ComponentSet]:
    """Those of titles that have component files."""
    return [used for title in titles if (used := component_set(title.components_digest)) is not None]


def _deal_of(title: Title) -> Deal:
    return Deal(title.name, title.rules, title.components_digest)
