"""Tournaments in the database. A change names the version that it was made of, so each is made once, whichever process
makes it: a round is opened with all its tables, or not at all."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Executable, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from windfall.server.database import statements
from windfall.server.database.connected import Connected
from windfall.server.database.models import EntrantRow, MeetingRow, PlayerRow, TableRow, TournamentRow
from windfall.server.database.records import ENDINGS, Pace, TableRecord
from windfall.server.database.tournament_records import EntrantRecord, MeetingRecord, Stage, TournamentRecord
from windfall.server.database.transactions import StaleError

_COLUMNS: Final = ("id", "host", "pairing", "settings", "players", "places", "rounds", "bots", "rated", "seed")
_PROGRESS: Final = ("stage", "round", "rounds")
_LIVE: Final = TournamentRow.stage.in_(("open", "running"))
TableState: TypeAlias = Literal["playing", "over", "aborted"]

_ENDED: Final = or_(TableRow.status == "over", TableRow.halted.in_(ENDINGS))


class Tournaments(Connected):
    """Every method is one transaction: when it returns, it is on the disk."""

    async def add(self, tournament: TournamentRecord) -> None:
        async def add(connection: AsyncConnection) -> None:
            values = {column: getattr(tournament, column) for column in _COLUMNS} | _progress(tournament)
            values |= {
                "titles": list(tournament.titles),
                "pace": msgspec.to_builtins(tournament.pace),
                "created": tournament.created,
                "changed": tournament.created,
                "version": tournament.version,
            }
            await connection.execute(insert(TournamentRow).values(values))
            await _write_parts(connection, tournament)

        await self._do(add)

    async def save(self, tournament: TournamentRecord, tables: Sequence[TableRecord] = ()) -> TournamentRecord:
        """The tournament as it is to be, with the version it was read with, and tables that are opened for it; as it is
        then. If somebody else has changed it in between that is a `StaleError`, and nothing is changed."""

        async def save(connection: AsyncConnection) -> None:
            fence = (TournamentRow.id == tournament.id, TournamentRow.version == tournament.version)
            next_one = {"version": TournamentRow.version + 1, "changed": datetime.now(UTC)}
            passed = await connection.execute(
                update(TournamentRow).where(*fence).values(_progress(tournament) | next_one)
            )
            if passed.rowcount != 1:
                raise StaleError
            for table in tables:
                for statement, rows in (statements.add_table(table), statements.add_seats(table)):
                    await connection.execute(statement, rows)
            await connection.execute(delete(EntrantRow).where(EntrantRow.tournament == tournament.id))
            await connection.execute(delete(MeetingRow).where(MeetingRow.tournament == tournament.id))
            await _write_parts(connection, tournament)

        await self._do(save)
        return replace(tournament, version=tournament.version + 1)

    async def find(self, tournament: str) -> TournamentRecord | None:
        return next(iter(await self._read(TournamentRow.id == tournament, 1)), None)

    async def of_player(self, player: str, most: int) -> list[TournamentRecord]:
        """Those that somebody is the host of or takes part in: those that go on first, each newest first."""
        return await self._read(_concerns(player), most)

    async def count_live(self, player: str) -> tuple[int, int]:
        """How many that are not over somebody is the host of, and how many they take part in."""
        entered = exists().where(EntrantRow.tournament == TournamentRow.id, EntrantRow.player == player)
        hosted = select(func.count()).where(TournamentRow.host == player, _LIVE).scalar_subquery()
        entries = select(func.count()).where(entered, _LIVE).scalar_subquery()
        ((mine, others),) = await self._rows(select(hosted, entries))
        return int(mine), int(others)

    async def due(self, most: int) -> list[str]:
        """Those whose round has ended: no table of it is still played."""
        query = select(TournamentRow.id).where(TournamentRow.stage == "running", ~_played_now())
        return [row.id for row in await self._rows(query.order_by(TournamentRow.changed).limit(most))]

    async def tables_played(self, most: int) -> list[str]:
        """The tables that rounds wait for."""
        of_round = (MeetingRow.tournament == TournamentRow.id, MeetingRow.round == TournamentRow.round)
        query = select(TableRow.id).join(MeetingRow, MeetingRow.table_id == TableRow.id)
        query = query.join(TournamentRow, and_(*of_round)).where(
            TournamentRow.stage == "running", TableRow.status == "playing", TableRow.halted.is_(None)
        )
        return [row.id for row in await self._rows(query.order_by(TableRow.created).limit(most))]

    async def states(self, tables: Sequence[str]) -> dict[str, TableState]:
        """Whether the games of these tables are played, over, or ended without a result."""
        query = select(TableRow.id, TableRow.status, TableRow.halted).where(TableRow.id.in_(tables))
        return {row.id: _state(row.status, row.halted) for row in await self._rows(query)}

    async def clear(self, stages: Sequence[Stage], before: datetime) -> None:
        """Remove those in these stages that nobody has changed since then; their games stay."""
        old = (TournamentRow.stage.in_(stages), TournamentRow.changed < before)
        gone = select(TournamentRow.id).where(*old)
        await self._change(
            update(TableRow).where(TableRow.tournament.in_(gone)).values(tournament=None),
            delete(TournamentRow).where(*old),
        )

    async def _read(self, which: ColumnElement[bool], most: int) -> list[TournamentRecord]:
        async def read(connection: AsyncConnection) -> list[TournamentRecord]:
            query = select(TournamentRow).where(which).order_by(~_LIVE, TournamentRow.created.desc(), TournamentRow.id)
            found = (await connection.execute(query.limit(most))).all()
            ids = [row.id for row in found]
            entrants = await _by_tournament(connection, _entrants(ids))
            meetings = await _by_tournament(connection, _meetings(ids))
            return [_record(row, entrants.get(row.id, []), meetings.get(row.id, [])) for row in found]

        return await self._do(read, writes=False)


def _state(status: str, halted: str | None) -> TableState:
    if status == "over":
        return "over"
    return "aborted" if halted in ENDINGS else "playing"


def _concerns(player: str) -> ColumnElement[bool]:
    entered = exists().where(EntrantRow.tournament == TournamentRow.id, EntrantRow.player == player)
    return or_(TournamentRow.host == player, entered)


def _played_now() -> ColumnElement[bool]:
    of_round = (MeetingRow.tournament == TournamentRow.id, MeetingRow.round == TournamentRow.round)
    # what may go on with other rules or components is waited for, as long as the host does not end it
    return exists().where(*of_round, MeetingRow.table_id == TableRow.id, func.coalesce(_ENDED, False).is_(False))


def _entrants(tournaments: Sequence[str]) -> Executable:
    """By the names that people have now."""
    name = func.coalesce(PlayerRow.name, EntrantRow.name).label("called")
    query = select(EntrantRow, name).outerjoin(PlayerRow, PlayerRow.id == EntrantRow.player)
    return query.where(EntrantRow.tournament.in_(tournaments)).order_by(EntrantRow.number)


def _meetings(tournaments: Sequence[str]) -> Executable:
    query = select(MeetingRow).where(MeetingRow.tournament.in_(tournaments))
    return query.order_by(MeetingRow.round, MeetingRow.number)


async def _by_tournament(connection: AsyncConnection, query: Executable) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.tournament, []).append(row)
    return found


async def _write_parts(connection: AsyncConnection, tournament: TournamentRecord) -> None:
    entrants = [
        {
            "tournament": tournament.id,
            "number": entrant.number,
            "player": entrant.player,
            "name": entrant.name if entrant.player is None else "",
            "level": entrant.level,
            "withdrawn": entrant.withdrawn,
        }
        for entrant in tournament.entrants
    ]
    meetings = [
        {
            "tournament": tournament.id,
            "round": meeting.round,
            "number": meeting.number,
            "entrants": list(meeting.entrants),
            "table_id": meeting.table,
            "places": None if meeting.places is None else list(meeting.places),
            "scores": None if meeting.scores is None else list(meeting.scores),
        }
        for meeting in tournament.meetings
    ]
    if entrants:
        await connection.execute(insert(EntrantRow), entrants)
    if meetings:
        await connection.execute(insert(MeetingRow), meetings)


def _progress(tournament: TournamentRecord) -> dict[str, Any]:
    return {column: getattr(tournament, column) for column in _PROGRESS}


def _record(row: Any, entrants: Sequence[Any], meetings: Sequence[Any]) -> TournamentRecord:
    return TournamentRecord(
        **{column: getattr(row, column) for column in _COLUMNS},
        titles=tuple(row.titles),
        created=row.created,
        pace=msgspec.convert(row.pace, Pace),
        stage=row.stage,
        round=row.round,
        version=row.version,
        entrants=tuple(
            EntrantRecord(each.number, each.player, each.called, each.level, each.withdrawn) for each in entrants
        ),
        meetings=tuple(
            MeetingRecord(
                each.round,
                each.number,
                tuple(each.entrants),
                each.table_id,
                _numbers(each.places),
                _numbers(each.scores),
            )
            for each in meetings
        ),
    )


def _numbers(stored: list[int] | None) -> tuple[int, ...] | None:
    return None if stored is None else tuple(stored)
