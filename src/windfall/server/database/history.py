"""What is asked of the database about the games of a player, those that go on and those that have ended."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Executable, Select, and_, exists, func, not_, or_, select
from sqlalchemy.orm import aliased

from windfall.server.database.models import PlayerRow, RatedGameRow, ResultRow, ScoreSheetRow, SeatRow, TableRow
from windfall.server.database.records import GONE, ScoreSheet, TableRecord

Read: TypeAlias = Callable[[Executable], Awaitable[Sequence[Any]]]
ReadTables: TypeAlias = Callable[[Select[TableRow]], Awaitable[list[TableRecord]]]
# A game to whose end somebody played by themselves is won or lost. In others a bot has played for them, they have
# resigned, or nobody has played to the end.
Outcome: TypeAlias = Literal["won", "lost", "replaced", "resigned", "aborted"]
State: TypeAlias = Literal["running", "ended"]

_other: Final = aliased(SeatRow)
_GOES_ON: Final = and_(TableRow.status != "over", TableRow.halted.is_(None))


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games are asked for; all of them, where nothing is said."""

    title: str | None = None
    players: int | None = None
    outcome: Outcome | None = None
    state: State | None = None
    people: bool | None = None  # against people, or bots only
    opponent: str | None = None  # a player's id


@dataclass(frozen=True, slots=True)
class Placed:
    place: int
    score: int


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody else at a table that one has played at."""

    player: str
    name: str
    games: int


class History:
    """Games are told by the seat that is somebody's own, not by those of friends at the same screen."""

    def __init__(self, read: Read, tables: ReadTables) -> None:
        self._rows = read
        self._tables = tables

    async def count(self, player: str, wanted: Wanted) -> int:
        ((games,),) = await self._rows(_games(select(func.count()), player, wanted))
        return int(games)

    async def games(self, player: str, wanted: Wanted, most: int, skip: int) -> list[TableRecord]:
        """Those that go on first, then those that have ended, each newest first."""
        order = (not_(_GOES_ON), TableRow.created.desc(), TableRow.id)
        return await self._tables(_games(select(TableRow), player, wanted).order_by(*order).limit(most).offset(skip))

    async def results(self, tables: Sequence[str]) -> dict[str, dict[int, Placed]]:
        """How the seats of these tables came off, as far as their games were played to the end."""
        columns = (ResultRow.table_id, ResultRow.seat, ResultRow.place, ResultRow.score)
        found: dict[str, dict[int, Placed]] = {}
        for table, seat, place, score in await self._rows(select(*columns).where(ResultRow.table_id.in_(tables))):
            found.setdefault(table, {})[seat] = Placed(place, score)
        return found

    async def changes(self, tables: Sequence[str]) -> dict[str, dict[int, tuple[float, float, float, float]]]:
        """What rated games changed, by seat: mu and sigma before and after."""
        query = select(RatedGameRow.table_id, RatedGameRow.changes).where(RatedGameRow.table_id.in_(tables))
        return {
            table: {int(seat): tuple(change) for seat, change in changes.items()}
            for table, changes in await self._rows(query)
        }

    async def sheets(self, tables: Sequence[str]) -> dict[str, ScoreSheet]:
        query = select(ScoreSheetRow.table_id, ScoreSheetRow.sheet).where(ScoreSheetRow.table_id.in_(tables))
        return {table: msgspec.convert(sheet, ScoreSheet) for table, sheet in await self._rows(query)}

    async def met(self, player: str, most: int) -> list[Met]:
        """The people somebody has played with, those of most games first, by the names they have now."""
        mine = select(SeatRow.table_id).where(SeatRow.player == player, SeatRow.local.is_(False))
        others = (SeatRow.table_id.in_(mine), SeatRow.player != player, SeatRow.player != GONE)
        games = func.count(SeatRow.table_id.distinct())
        query = select(SeatRow.player, PlayerRow.name, games).join(PlayerRow, PlayerRow.id == SeatRow.player)
        query = query.where(*others).group_by(SeatRow.player, PlayerRow.name)
        return [Met(*row) for row in await self._rows(query.order_by(games.desc(), SeatRow.player).limit(most))]

    async def without_results(self, player: str, most: int) -> list[str]:
        """Tables whose games are over, and of which no results are kept yet."""
        own = exists().where(SeatRow.table_id == TableRow.id, SeatRow.player == player)
        kept = exists().where(ResultRow.table_id == TableRow.id)
        query = select(TableRow.id).where(TableRow.status == "over", own, ~kept).order_by(TableRow.created.desc())
        return [table for (table,) in await self._rows(query.limit(most))]


def _games(query: Select[Any], player: str, wanted: Wanted) -> Select[Any]:
    own = and_(SeatRow.table_id == TableRow.id, SeatRow.player == player, SeatRow.local.is_(False))
    at_own = and_(ResultRow.table_id == SeatRow.table_id, ResultRow.seat == SeatRow.seat)
    found = query.select_from(TableRow).join(SeatRow, own).outerjoin(ResultRow, at_own)
    return found.where(*_conditions(player, wanted))


def _conditions(player: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.title is not None:
        found.append(TableRow.title == wanted.title)
    if wanted.players is not None:
        seats = select(func.count()).where(_other.table_id == TableRow.id).scalar_subquery()
        found.append(seats == wanted.players)
    if wanted.state is not None:
        found.append(_GOES_ON if wanted.state == "running" else not_(_GOES_ON))
    if wanted.outcome is not None:
        found += [not_(_GOES_ON), _came_off(wanted.outcome)]
    people = and_(_other.table_id == TableRow.id, _other.player.is_not(None), _other.player != player)
    if wanted.people is not None:
        found.append(exists().where(people) if wanted.people else ~exists().where(people))
    if wanted.opponent is not None:
        found.append(exists().where(people, _other.player == wanted.opponent))
    return found


def _came_off(outcome: Outcome) -> ColumnElement[bool]:
    resigned = or_(SeatRow.resigned.is_(True), func.coalesce(TableRow.halted, "") == "resigned")
    stayed = and_(not_(resigned), SeatRow.stood_in.is_(False), TableRow.status == "over")
    match outcome:
        case "won":
            return and_(stayed, ResultRow.place == 1)
        case "lost":
            return and_(stayed, ResultRow.place > 1)
        case "replaced":
            return and_(not_(resigned), SeatRow.stood_in.is_(True), TableRow.status == "over")
        case "resigned":
            return resigned
        case "aborted":
            return and_(not_(resigned), TableRow.status != "over")
