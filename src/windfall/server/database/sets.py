"""Component sets that games were dealt from: each is kept once, and never changed."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

from sqlalchemy import Executable, select
from sqlalchemy.exc import IntegrityError

from windfall.engine.files.component_set import ComponentSet
from windfall.server.database import statements
from windfall.server.database.models import ComponentSetRow
from windfall.server.database.records import SetName

Read: TypeAlias = Callable[[Executable], Awaitable[Sequence[Any]]]
Write: TypeAlias = Callable[..., Awaitable[None]]


class ArchivedSets:
    def __init__(self, read: Read, write: Write) -> None:
        self._rows = read
        self._write = write

    async def keep(self, used: ComponentSet) -> None:
        """Keep a component set for as long as the database is there, if it is not kept already."""
        if await self.find(SetName(used.title, used.digest)) is None:
            with suppress(IntegrityError):  # another server on the same database was quicker
                await self._write(statements.add_component_set(used))

    async def find(self, name: SetName) -> ComponentSet | None:
        """A component set that was archived."""
        columns = (ComponentSetRow.title, ComponentSetRow.digest, ComponentSetRow.texts, ComponentSetRow.corrected)
        query = select(*columns).where(ComponentSetRow.title == name.title, ComponentSetRow.digest == name.digest)
        return next((ComponentSet(*row) for row in await self._rows(query)), None)

    async def all(self) -> dict[SetName, bool]:
        """All that were archived, and whether they were corrected."""
        query = select(ComponentSetRow.title, ComponentSetRow.digest, ComponentSetRow.corrected)
        return {SetName(title, digest): corrected for title, digest, corrected in await self._rows(query)}
