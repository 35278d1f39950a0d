"""What many ask for at the same time is looked up together."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.server.running import run
from windfall.server.database.gathered import Gathered
from windfall.server.database.trouble import DatabaseAwayError


class Rows:
    """A database of squares, which says what it was asked."""

    def __init__(self, broken: Sequence[int] = (), away: bool = False) -> None:
        self.asked: list[tuple[int, ...]] = []
        self._broken = broken
        self._away = away

    async def query(self, keys: Sequence[int]) -> dict[int, int]:
        self.asked.append(tuple(keys))
        await asyncio.sleep(0)
        if self._away:
            raise DatabaseAwayError
        if any(key in self._broken for key in keys):
            raise ValueError("a row cannot be read")
        return {key: key * key for key in keys if key < 100}


@run
async def test_all_who_wait_are_answered_by_one_query() -> None:
    rows = Rows()
    gathered = Gathered(rows.query)
    found = await asyncio.gather(*(gathered.find(key) for key in (3, 4, 3, 200)))
    assert found == [9, 16, 9, None]
    assert rows.asked == [(3, 4, 200)]


@run
async def test_who_asks_while_a_query_is_under_way_waits_for_the_next() -> None:
    """What is found was read after it was asked for, so what was stored before is seen."""
    rows = Rows()
    gathered = Gathered(rows.query)
    first = asyncio.create_task(gathered.find(3))
    while not rows.asked:
        await asyncio.sleep(0)
    assert await asyncio.gather(gathered.find(3), gathered.find(5), first) == [9, 25, 9]
    assert rows.asked == [(3,), (3, 5)]


@run
async def test_so_many_at_once() -> None:
    rows = Rows()
    gathered = Gathered(rows.query, at_once=2)
    assert await asyncio.gather(*(gathered.find(key) for key in range(5))) == [0, 1, 4, 9, 16]
    assert rows.asked == [(0, 1), (2, 3), (4,)]


@run
async def test_what_is_wrong_with_one_is_told_to_who_asked_for_it() -> None:
    gathered = Gathered(Rows(broken=[4]).query)
    found = await asyncio.gather(*(gathered.find(key) for key in (3, 4, 5)), return_exceptions=True)
    assert [found[0], found[2]] == [9, 25]
    assert isinstance(found[1], ValueError)


@run
async def test_a_database_that_is_away_is_not_asked_for_each() -> None:
    rows = Rows(away=True)
    gathered = Gathered(rows.query)
    found = await asyncio.gather(*(gathered.find(key) for key in (3, 4, 5)), return_exceptions=True)
    assert all(isinstance(each, DatabaseAwayError) for each in found)
    assert rows.asked == [(3, 4, 5)]
    with pytest.raises(DatabaseAwayError):
        await gathered.find(3)


@run
async def test_somebody_who_leaves_takes_nothing_from_the_others() -> None:
    rows = Rows()
    gathered = Gathered(rows.query)
    leaving = asyncio.create_task(gathered.find(3))
    staying = asyncio.create_task(gathered.find(3))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == 9
    await gathered.close()
