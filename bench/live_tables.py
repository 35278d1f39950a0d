"""Tables in the middle of their games, put straight into a database, for `live.py`.

To open each by requests would take longer than all the rest, and leave every game at its first move.
"""

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from load_clients import Place
from windfall.server.database.records import Appliance, MoveRecord, Player, SeatRecord, TableRecord
from windfall.server.database.store import Store
from windfall.server.identity.cookies import Identities, new_id
from windfall.server.settings import Settings
from windfall.server.tables.course import Course
from windfall.server.tables.seating import new_table
from windfall.server.wire.bodies import LocalSeat, MySeat

_DEALS: Final = 40  # games that are played for it; tables share them
_AT_ONCE: Final = 250  # tables that are written together
_NAMES: Final = ("Ann", "Bob")


@dataclass(frozen=True, slots=True)
class _Deal:
    """A table, and its moves up to the middle of the game."""

    table: TableRecord
    moves: Sequence[MoveRecord]


async def prepared(url: str, title: str, tables: int) -> list[Place]:
    """So many tables in the database at this address, each with two people of its own, who can come."""
    store = await Store.open(Settings(url).url)
    try:
        identities = Identities(await store.secret("identity", secrets.token_urlsafe(32)))
        deals = [_deal(title, seed) for seed in range(min(tables, _DEALS))]
        places: list[Place] = []
        for start in range(0, tables, _AT_ONCE):
            numbers = range(start, min(start + _AT_ONCE, tables))
            places += await asyncio.gather(*(_put(store, identities, deals[each % len(deals)]) for each in numbers))
        return places
    finally:
        await store.close()


def _deal(title: str, seed: int) -> _Deal:
    host = Player(new_id(), _NAMES[0])
    table = new_table(title, {}, [MySeat(), LocalSeat(_NAMES[1])], host, public=False, shuffle=False)
    rng = random.Random(seed)
    course = Course.of(table)
    while not course.game.over:
        seat = rng.choice(course.game.seats)
        number = course.next_number
        course.play(MoveRecord(number, seat, rng.choice(course.game.actions(seat)), number))
    middle = Course.of(table, course.records[: len(course.moves) // 2])
    return _Deal(replace(table, progress=middle.progress(table.seats)), middle.records)


async def _put(store: Store, identities: Identities, deal: _Deal) -> Place:
    people = [Player(new_id(), name) for name in _NAMES]
    await asyncio.gather(*(store.save_player(person) for person in people))
    seats = tuple(SeatRecord(player=person.id, name=person.name) for person in people)
    table = replace(deal.table, id=secrets.token_urlsafe(9), host=people[0].id, seats=seats)
    await store.add_table(table)
    await store.add_moves(table, deal.moves)
    return Place(table.id, tuple([await _cookie(store, identities, person) for person in people]))


async def _cookie(store: Store, identities: Identities, person: Player) -> str:
    """Of a device that has been there before."""
    device = new_id()
    await store.people.keep_device(person.id, device, Appliance("Chromium", "Linux"), datetime.now(UTC))
    return identities.signed(person.id, device)
