"""What a host does with single tables, whether the server runs or not: every change is fenced by the version."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from http import HTTPStatus
from typing import Final

import httpx
import msgspec

from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.engine.words.message import message
from windfall.server.database.connect import DatabaseError, revision_of
from windfall.server.database.records import ENDINGS, Status, TableRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import Fence, StaleError
from windfall.server.logs import named
from windfall.server.routes.admin import CONNECTED_PATH, Visit, admin_key
from windfall.server.settings import Settings
from windfall.server.tables.finished import stored_journal
from windfall.server.tables.seating import seat_names

_TRIES: Final = 5  # at a table that is being played
_SECONDS: Final = 30.0


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as hosts are shown it: by its mark, which is no way to its link."""

    mark: str
    title: str
    status: str  # with the reason, if it cannot go on
    seats: tuple[str, ...]
    moves: int
    round: int | None
    created: datetime
    changed: datetime


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database of a server; none is made."""
    if (await revision_of(settings.url))[0] is None:
        raise DatabaseError("this database has no tables yet")
    store = await Store.open(settings.url)
    try:
        yield store
    finally:
        await store.close()


async def listed(store: Store, most: int, status: Status | None = None, title: str | None = None) -> list[Listed]:
    """The tables that were changed last."""
    return await _shown(store, await store.newest_tables(most, status, title))


async def shown(store: Store, table: TableRecord) -> Listed:
    return (await _shown(store, [table]))[0]


async def _shown(store: Store, tables: list[TableRecord]) -> list[Listed]:
    changes = await store.last_changes([table.id for table in tables])
    return [_listed(table, changes.get(table.id, table.created)) for table in tables]


def _listed(table: TableRecord, changed: datetime) -> Listed:
    progress = table.progress
    status = progress.status if table.halted is None else f"{progress.status} ({table.halted})"
    seats = tuple(
        "–" if seat.open else name if seat.level is None else f"{name} ({seat.level})"
        for seat, name in zip(table.seats, seat_names(table), strict=True)
    )
    return Listed(named(table.id), table.title, status, seats, progress.moves, progress.round, table.created, changed)


async def found(store: Store, given: str) -> TableRecord:
    """The table of this mark, id or link."""
    wanted = given.rstrip("/").rpartition("/")[2].partition("?")[0].partition("#")[0]
    ids = [each for each in await store.table_ids() if wanted in (each, named(each))]
    if len(ids) > 1:
        raise WindfallError(message("cli-several-tables", given=given))
    table = await store.table(ids[0]) if ids else None
    if table is None:
        raise WindfallError(message("cli-no-such-table", given=given))
    return table


async def end(store: Store, given: str) -> TableRecord:
    """End a game that is being played: it stays in the list, says so, and counts no longer."""
    for _ in range(_TRIES):
        table = await found(store, given)
        if table.progress.status != "playing" or table.halted in ENDINGS:
            raise WindfallError(message("cli-not-being-played", mark=named(table.id)))
        try:
            return await store.end(table)
        except StaleError:
            continue
    raise WindfallError(message("cli-table-busy", given=given))


async def delete(store: Store, given: str) -> TableRecord:
    """Remove a table with its seats, moves and scores."""
    for _ in range(_TRIES):
        table = await found(store, given)
        try:
            await store.remove(Fence(table.id, table.version))
        except StaleError:
            continue
        return table
    raise WindfallError(message("cli-table-busy", given=given))


async def journal(store: Store, given: str, with_secrets: bool) -> Journal:
    """The journal of a table. That of a game that is not over tells what is still hidden from its players."""
    table = await found(store, given)
    if table.progress.status == "waiting":
        raise WindfallError(message("cli-not-begun", mark=named(table.id)))
    if table.progress.status != "over" and not with_secrets:
        raise WindfallError(message("cli-journal-tells", mark=named(table.id)))
    return stored_journal(table, await store.moves(table.id))


async def connected(store: Store, server: str) -> list[Visit]:
    """Who is connected to the server at this address, which must be the one of this database."""
    headers = {"authorization": f"Bearer {await admin_key(store)}"}
    try:
        async with httpx.AsyncClient(timeout=_SECONDS, trust_env=False) as client:
            answer = await client.get(f"{server.rstrip('/')}{CONNECTED_PATH}", headers=headers)
    except (httpx.TransportError, httpx.InvalidURL) as error:
        raise WindfallError(message("cli-no-server", address=server, problem=str(error))) from error
    if answer.status_code != HTTPStatus.OK:
        raise WindfallError(message("cli-other-server", address=server))
    return msgspec.json.decode(answer.content, type=list[Visit])
