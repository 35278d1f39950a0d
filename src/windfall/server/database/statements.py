"""The changes that are made to the database, as statements with their rows."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import JSON, Boolean, Integer, String, bindparam, delete, exists, insert, select, update

from windfall.engine.files.component_set import ComponentSet
from windfall.server.database.models import (
    ComponentSetRow,
    Moment,
    MoveRow,
    PlayerRow,
    SeatRow,
    SecretRow,
    TableRow,
)
from windfall.server.database.records import MoveRecord, Player, Progress, SeatRecord, TableRecord
from windfall.server.database.writer import Statement

# Bound to the row that is meant; the other parameters of an update are the columns it sets.
_PLAYER: Final = bindparam("the_player", type_=String)
_TABLE: Final = bindparam("the_table", type_=String)
_SEAT: Final = bindparam("the_seat", type_=Integer)
_NUMBER: Final = bindparam("the_number", type_=Integer)

_ADD_SECRET: Final = insert(SecretRow)
_ADD_PLAYER: Final = insert(PlayerRow).from_select(
    ["id", "name", "created"],
    select(_PLAYER, bindparam("name", type_=String), bindparam("created", type_=Moment)).where(
        ~exists().where(PlayerRow.id == _PLAYER)
    ),
)
_RENAME_PLAYER: Final = update(PlayerRow).where(PlayerRow.id == _PLAYER).values(name=bindparam("name"))
_RENAME_SEATS: Final = (
    update(SeatRow)
    .where(
        SeatRow.player == _PLAYER,
        SeatRow.local.is_(False),
        SeatRow.table_id.in_(select(TableRow.id).where(TableRow.status != "over")),
    )
    .values(name=bindparam("name"))
)
_TITLE: Final = bindparam("the_title", type_=String)
_DIGEST: Final = bindparam("the_digest", type_=String)
_ADD_COMPONENT_SET: Final = insert(ComponentSetRow).from_select(
    ["title", "digest", "texts", "corrected", "archived"],
    select(
        _TITLE,
        _DIGEST,
        bindparam("texts", type_=JSON),
        bindparam("corrected", type_=Boolean),
        bindparam("archived", type_=Moment),
    ).where(~exists().where(ComponentSetRow.title == _TITLE, ComponentSetRow.digest == _DIGEST)),
)
_ADD_TABLE: Final = insert(TableRow)
_ADD_SEATS: Final = insert(SeatRow)
_SAVE_SEAT: Final = (
    update(SeatRow)
    .where(SeatRow.table_id == _TABLE, SeatRow.seat == _SEAT)
    .values({column: bindparam(column) for column in ("player", "local", "name", "level")})
)
_SAVE_AGAIN: Final = update(TableRow).where(TableRow.id == _TABLE).values(again=bindparam("again"))
_ADD_MOVES: Final = insert(MoveRow)
_REMOVE_MOVES: Final = delete(MoveRow).where(MoveRow.table_id == _TABLE, MoveRow.number == _NUMBER)
_SAVE_PROGRESS: Final = (
    update(TableRow)
    .where(TableRow.id == _TABLE)
    .values({column: bindparam(column) for column in ("status", "moves", "round", "asked", "bots_due", "winners")})
)
# Statements of their own: an upgrade removes before it adds, and other changes know no such order.
_CLEAR_MOVES: Final = delete(MoveRow).where(MoveRow.table_id == _TABLE)
_ADD_UPGRADED_MOVES: Final = insert(MoveRow)
_SAVE_RULES: Final = (
    update(TableRow)
    .where(TableRow.id == _TABLE)
    .values({column: bindparam(column) for column in ("rules", "components")})
)

TABLE_COLUMNS: Final = (
    "id",
    "title",
    "rules",
    "components",
    "settings",
    "seed",
    "host",
    "public",
    "hints",
    "created",
    "again",
)


def add_secret(name: str, value: str) -> Statement:
    return _ADD_SECRET, [{"name": name, "value": value}]


def add_player(player: Player) -> Statement:
    """Nothing happens if they are there already."""
    return _ADD_PLAYER, [{"the_player": player.id, "name": player.name, "created": datetime.now(UTC)}]


def rename_player(player: Player) -> Statement:
    return _RENAME_PLAYER, [{"the_player": player.id, "name": player.name}]


def rename_seats(player: Player) -> Statement:
    """At tables that are not over."""
    return _RENAME_SEATS, [{"the_player": player.id, "name": player.name}]


def add_component_set(used: ComponentSet) -> Statement:
    """Nothing happens if it is there already."""
    row = {
        "the_title": used.title,
        "the_digest": used.digest,
        "texts": dict(used.texts),
        "corrected": used.corrected,
        "archived": datetime.now(UTC),
    }
    return _ADD_COMPONENT_SET, [row]


def add_table(table: TableRecord) -> Statement:
    values = {column: getattr(table, column) for column in TABLE_COLUMNS}
    return _ADD_TABLE, [values | _progress_values(table.progress)]


def add_seats(table: TableRecord) -> Statement:
    rows = [_seat_values(seat) | {"table_id": table.id, "seat": number} for number, seat in enumerate(table.seats)]
    return _ADD_SEATS, rows


def save_seat(table: str, number: int, seat: SeatRecord) -> Statement:
    return _SAVE_SEAT, [_seat_values(seat) | {"the_table": table, "the_seat": number}]


def save_again(table: str, again: str) -> Statement:
    return _SAVE_AGAIN, [{"the_table": table, "again": again}]


def add_moves(table: str, moves: Sequence[MoveRecord]) -> Statement:
    return _ADD_MOVES, [_move_values(table, move) for move in moves]


def remove_moves(table: str, numbers: Iterable[int]) -> Statement:
    return _REMOVE_MOVES, [{"the_table": table, "the_number": number} for number in numbers]


def upgrade(table: TableRecord, moves: Sequence[MoveRecord]) -> list[Statement]:
    """Other rules, and the moves of the game by those."""
    change: list[Statement] = [(_CLEAR_MOVES, [{"the_table": table.id}])]
    if moves:
        change.append((_ADD_UPGRADED_MOVES, [_move_values(table.id, move) for move in moves]))
    rules = {"the_table": table.id, "rules": table.rules, "components": table.components}
    return [*change, (_SAVE_RULES, [rules]), save_progress(table.id, table.progress)]


def save_progress(table: str, progress: Progress) -> Statement:
    return _SAVE_PROGRESS, [_progress_values(progress) | {"the_table": table}]


def _move_values(table: str, move: MoveRecord) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": move.number,
        "seat": move.seat,
        "action": move.action,
        "gesture": move.gesture,
    }


def _progress_values(progress: Progress) -> dict[str, Any]:
    return {
        "status": progress.status,
        "moves": progress.moves,
        "round": progress.round,
        "asked": list(progress.asked),
        "bots_due": progress.bots_due,
        "winners": None if progress.winners is None else list(progress.winners),
    }


def _seat_values(seat: SeatRecord) -> dict[str, Any]:
    return {"player": seat.player, "local": seat.local, "name": seat.name, "level": seat.level}
