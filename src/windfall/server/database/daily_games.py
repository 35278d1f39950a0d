"""What is asked of the database about daily deals."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Executable, String, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from windfall.server.database import statements
from windfall.server.database.models import DailyGameRow, TableRow
from windfall.server.database.records import DailyGame, TableRecord

Read: TypeAlias = Callable[[Executable], Awaitable[Sequence[Any]]]
Write: TypeAlias = Callable[..., Awaitable[None]]

_COLUMNS: Final = (
    DailyGameRow.day,
    DailyGameRow.title,
    DailyGameRow.player,
    DailyGameRow.code,
    DailyGameRow.name,
    DailyGameRow.table_id,
    DailyGameRow.late,
    DailyGameRow.scores,
    DailyGameRow.place,
)
_ADD: Final = insert(DailyGameRow)
_SETTLE: Final = (
    update(DailyGameRow)
    .where(DailyGameRow.table_id == bindparam("the_table", type_=String))
    .values(scores=bindparam("scores"), place=bindparam("place"))
)


class DailyGames:
    """Games of daily deals: each player has at most one of a deal."""

    def __init__(self, read: Read, write: Write) -> None:
        self._rows = read
        self._write = write

    async def add(self, game: DailyGame, table: TableRecord) -> bool:
        """Keep a new game with its table; False, and nothing is changed, if the player has one of this deal."""
        row = {
            "day": game.day,
            "title": game.title,
            "player": game.player,
            "code": game.code,
            "name": game.name,
            "table_id": game.table,
            "late": game.late,
            "scores": None,
            "place": None,
        }
        try:
            await self._write((_ADD, [row]), statements.add_table(table), statements.add_seats(table))
        except IntegrityError:
            return False
        return True

    async def of_player(self, player: str, day: str, title: str) -> DailyGame | None:
        query = self._games(DailyGameRow.player == player, DailyGameRow.day == day, DailyGameRow.title == title)
        return next(iter(await self._read(query)), None)

    async def all_of_player(self, player: str, days: Sequence[str]) -> list[DailyGame]:
        return await self._read(self._games(DailyGameRow.player == player, DailyGameRow.day.in_(days)))

    async def every(self, player: str) -> list[DailyGame]:
        """All games of a player, of whatever day."""
        return await self._read(self._games(DailyGameRow.player == player))

    async def of_deal(self, day: str, title: str) -> list[DailyGame]:
        """The games of all players."""
        return await self._read(self._games(DailyGameRow.day == day, DailyGameRow.title == title))

    async def counts(self, days: Sequence[str]) -> dict[tuple[str, str], int]:
        """How many have finished the deals of these days."""
        finished = (DailyGameRow.day.in_(days), DailyGameRow.place.is_not(None), DailyGameRow.late.is_(False))
        query = select(DailyGameRow.day, DailyGameRow.title, func.count()).where(*finished)
        rows = await self._rows(query.group_by(DailyGameRow.day, DailyGameRow.title))
        return {(day, title): count for day, title, count in rows}

    async def named(self, code: str) -> str | None:
        """What the player is called who has this code."""
        newest = select(DailyGameRow.name).where(DailyGameRow.code == code).order_by(DailyGameRow.day.desc())
        return next((name for (name,) in await self._rows(newest.limit(1))), None)

    async def unsettled(self, day: str, title: str, most: int) -> list[str]:
        """Tables of this deal whose games are over, and whose scores are not kept yet."""
        due = (DailyGameRow.day == day, DailyGameRow.title == title, DailyGameRow.place.is_(None))
        query = select(DailyGameRow.table_id).join(TableRow, TableRow.id == DailyGameRow.table_id)
        return [table for (table,) in await self._rows(query.where(*due, TableRow.status == "over").limit(most))]

    async def settle(self, table: str, scores: Sequence[int], place: int) -> None:
        await self._write((_SETTLE, [{"the_table": table, "scores": list(scores), "place": place}]))

    @staticmethod
    def _games(*which: ColumnElement[bool]) -> Executable:
        return select(*_COLUMNS).where(*which)

    async def _read(self, query: Executable) -> list[DailyGame]:
        return [_game(*row) for row in await self._rows(query)]


def _game(
    day: str,
    title: str,
    player: str,
    code: str,
    name: str,
    table: str,
    late: bool,
    scores: list[int] | None,
    place: int | None,
) -> DailyGame:
    return DailyGame(day, title, player, code, name, table, late, None if scores is None else tuple(scores), place)
