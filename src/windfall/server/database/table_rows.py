"""Tables as they are stored, read over a connection that is open."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from windfall.engine.words.message import Message
from windfall.server.database import statements
from windfall.server.database.models import MoveRow, NoteRow, SeatRow, TableRow
from windfall.server.database.records import (
    NO_ORDERS,
    ClockRecord,
    MoveRecord,
    NoteRecord,
    Orders,
    Pace,
    Progress,
    SeatRecord,
    TableRecord,
    WholeTable,
    WishRecord,
)
from windfall.server.logs import named

_log = logging.getLogger("windfall.server.database")


async def read_tables(connection: AsyncConnection, query: Select[TableRow]) -> list[TableRecord]:
    rows = await _readable(connection, query)
    if not rows:
        return []
    wanted = select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows]))
    seats: dict[str, list[SeatRecord]] = {}
    for seat in await connection.execute(wanted.order_by(SeatRow.table_id, SeatRow.seat)):
        columns = {name: getattr(seat, name) for name in statements.SEAT_COLUMNS}
        columns["orders"] = msgspec.convert(seat.orders, Orders) if seat.orders else NO_ORDERS
        seats.setdefault(seat.table_id, []).append(SeatRecord(**columns))
    return [table for row in rows if (table := _table_or_none(row, seats.get(row.id, []))) is not None]


async def read_moves(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[MoveRecord]]:
    """The moves of these tables in the order in which they were played."""
    columns = (MoveRow.table_id, MoveRow.number, MoveRow.seat, MoveRow.action, MoveRow.gesture)
    query = select(*columns).where(MoveRow.table_id.in_(tables)).order_by(MoveRow.table_id, MoveRow.number)
    moves: dict[str, list[MoveRecord]] = {table: [] for table in tables}
    for table, *columns_of_move in (await connection.execute(query)).all():
        moves[table].append(MoveRecord(*columns_of_move))
    return moves


async def read_notes(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[NoteRecord]]:
    """What the logs of these tables tell besides the moves."""
    columns = (
        NoteRow.table_id,
        NoteRow.number,
        NoteRow.events,
        NoteRow.seat,
        NoteRow.text,
        NoteRow.at,
        NoteRow.private,
    )
    query = select(*columns).where(NoteRow.table_id.in_(tables)).order_by(NoteRow.table_id, NoteRow.number)
    notes: dict[str, list[NoteRecord]] = {table: [] for table in tables}
    for table, number, events, seat, text, at, private in (await connection.execute(query)).all():
        notes[table].append(NoteRecord(number, events, seat, msgspec.convert(text, Message), at, private))
    return notes


async def read_whole(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, WholeTable]:
    """These tables with their moves and notes."""
    found = await read_tables(connection, select(TableRow).where(TableRow.id.in_(tables)))
    named_so = [table.id for table in found]
    moves, notes = await read_moves(connection, named_so), await read_notes(connection, named_so)
    return {table.id: WholeTable(table, moves[table.id], notes[table.id]) for table in found}


async def _readable(connection: AsyncConnection, query: Select[TableRow]) -> list[Any]:
    """The rows of tables. One that cannot be read is left out: it must not keep the others from being shown."""
    try:
        return list((await connection.execute(query)).all())
    except (ValueError, TypeError):
        found: list[Any] = []
        for table in (await connection.execute(query.with_only_columns(TableRow.id))).scalars().all():
            try:
                found += (await connection.execute(select(TableRow).where(TableRow.id == table))).all()
            except (ValueError, TypeError):
                _log.exception("table %s cannot be read from the database", named(table))
        return found


def _table_or_none(row: Any, seats: list[SeatRecord]) -> TableRecord | None:
    try:
        if not seats:
            raise ValueError("it has no seats")
        return _table_record(row, seats)
    except (ValueError, TypeError):
        _log.exception("table %s cannot be read from the database", named(row.id))
        return None


def _table_record(row: Any, seats: list[SeatRecord]) -> TableRecord:
    winners = None if row.winners is None else tuple(row.winners)
    progress = Progress(row.status, row.moves, row.round, tuple(row.asked), row.bots_due, winners)
    columns = {name: getattr(row, name) for name in statements.TABLE_COLUMNS}
    columns["redealt"] = tuple((draws, number) for draws, number in row.redealt)
    columns["pace"] = msgspec.convert(row.pace, Pace)
    clock = msgspec.convert(row.clock, ClockRecord)
    wish = None if row.wish is None else msgspec.convert(row.wish, WishRecord)
    return TableRecord(seats=tuple(seats), progress=progress, clock=clock, wish=wish, **columns)
