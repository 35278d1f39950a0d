"""The changes that are made to the database, as statements with their rows."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, Boolean, Integer, String, bindparam, delete, exists, func, insert, select, update

from windfall.engine.files.component_set import ComponentSet
from windfall.server.database.models import (
    ComponentSetRow,
    EntrantRow,
    Moment,
    MoveRow,
    NoteRow,
    PasskeyRow,
    PlayerRow,
    ResultRow,
    ScoreSheetRow,
    SeatRow,
    SecretRow,
    TableRow,
    TournamentRow,
)
from windfall.server.database.records import (
    ENDINGS,
    Deal,
    Halt,
    MoveRecord,
    NoteRecord,
    Player,
    ScoreSheet,
    SeatRecord,
    TableRecord,
)
from windfall.server.database.transactions import Statement

# Bound to the row that is meant; the other parameters of an update are the columns it sets.
_PLAYER: Final = bindparam("the_player", type_=String)
_TABLE: Final = bindparam("the_table", type_=String)
_SEAT: Final = bindparam("the_seat", type_=Integer)
_NUMBER: Final = bindparam("the_number", type_=Integer)

PROGRESS_COLUMNS: Final = ("status", "moves", "round", "asked", "bots_due", "winners", "clock", "wish")
SEAT_COLUMNS: Final = tuple(each.name for each in fields(SeatRecord))

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
_REMOVE_TABLE: Final = delete(TableRow).where(TableRow.id == _TABLE)
_REMOVE_PLAYERS: Final = delete(PlayerRow).where(
    PlayerRow.created < bindparam("before", type_=Moment),
    ~exists().where(SeatRow.player == PlayerRow.id),
    ~exists().where(TableRow.host == PlayerRow.id),
    ~exists().where(TournamentRow.host == PlayerRow.id),
    ~exists().where(EntrantRow.player == PlayerRow.id),
    ~exists().where(PasskeyRow.player == PlayerRow.id),  # who made one means to come back
)
_ADD_SEATS: Final = insert(SeatRow)
_SAVE_SEAT: Final = (
    update(SeatRow)
    .where(SeatRow.table_id == _TABLE, SeatRow.seat == _SEAT)
    .values({column: bindparam(column) for column in SEAT_COLUMNS})
)
_SAVE_AWAY: Final = (
    update(SeatRow)
    .where(SeatRow.table_id == _TABLE, SeatRow.player == _PLAYER)
    .values(away=bindparam("away"), left_at=bindparam("left_at"))
)
_FORGET_ORDERS: Final = update(SeatRow).where(SeatRow.table_id == _TABLE).values(orders=bindparam("orders"))
_SAVE_AGAIN: Final = update(TableRow).where(TableRow.id == _TABLE).values(again=bindparam("again"))
_ADD_MOVES: Final = insert(MoveRow)
_ADD_NOTES: Final = insert(NoteRow)
_REMOVE_MOVES: Final = delete(MoveRow).where(MoveRow.table_id == _TABLE, MoveRow.number == _NUMBER)
_SAVE_REDEALT: Final = update(TableRow).where(TableRow.id == _TABLE).values(redealt=bindparam("redealt"))
_SAVE_WISH: Final = update(TableRow).where(TableRow.id == _TABLE).values(wish=bindparam("wish"))
_SAVE_WATCHERS: Final = update(TableRow).where(TableRow.id == _TABLE).values(watchers=bindparam("watchers"))
_SAVE_PROGRESS: Final = (
    update(TableRow).where(TableRow.id == _TABLE).values({column: bindparam(column) for column in PROGRESS_COLUMNS})
)
_ADD_SHEET: Final = insert(ScoreSheetRow).from_select(
    ["table_id", "sheet"],
    select(_TABLE, bindparam("sheet", type_=JSON)).where(~exists().where(ScoreSheetRow.table_id == _TABLE)),
)
_ADD_RESULT: Final = insert(ResultRow).from_select(
    ["table_id", "seat", "place", "score"],
    select(_TABLE, _SEAT, bindparam("place", type_=Integer), bindparam("score", type_=Integer)).where(
        ~exists().where(ResultRow.table_id == _TABLE, ResultRow.seat == _SEAT)
    ),
)
_SAVE_SHEET: Final = update(ScoreSheetRow).where(ScoreSheetRow.table_id == _TABLE).values(sheet=bindparam("sheet"))
_HALT: Final = update(TableRow).where(TableRow.id == _TABLE).values(halted=bindparam("halted"))
_HALT_DEAL: Final = (
    update(TableRow)
    .where(
        TableRow.status == "playing",
        TableRow.title == _TITLE,
        TableRow.rules == bindparam("the_rules", type_=Integer),
        TableRow.components == _DIGEST,
        func.coalesce(TableRow.halted, "").not_in(("moves", *ENDINGS)),
    )
    .values(halted=bindparam("halted"))
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
    "rated",
    "hints",
    "created",
    "again",
    "secret",
    "redealt",
    "daily",
    "halted",
    "pace",
    "version",
    "tournament",
    "watchers",
    "follows",
    "kept_until",
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
    values["pace"] = msgspec.to_builtins(table.pace)
    return _ADD_TABLE, [values | _progress_values(table) | {"changed": table.created}]


def remove_table(table: str) -> Statement:
    """With its seats, moves and score sheet."""
    return _REMOVE_TABLE, [{"the_table": table}]


def remove_players(before: datetime) -> Statement:
    """Those older than this who have no seat and no table."""
    return _REMOVE_PLAYERS, [{"before": before}]


def add_seats(table: TableRecord) -> Statement:
    rows = [_seat_values(seat) | {"table_id": table.id, "seat": number} for number, seat in enumerate(table.seats)]
    return _ADD_SEATS, rows


def save_seat(table: TableRecord, number: int) -> Statement:
    return _SAVE_SEAT, [_seat_values(table.seats[number]) | {"the_table": table.id, "the_seat": number}]


def save_away(table: str, player: str, away: datetime | None, left_at: int | None) -> Statement:
    """Since when a player is not at a table, and how far its game was then."""
    return _SAVE_AWAY, [{"the_table": table, "the_player": player, "away": away, "left_at": left_at}]


def forget_orders(table: str) -> Statement:
    """Whatever was chosen ahead at a table."""
    return _FORGET_ORDERS, [{"the_table": table, "orders": {}}]


def add_notes(table: str, notes: Sequence[NoteRecord]) -> Statement:
    rows = [
        {
            "table_id": table,
            "number": note.number,
            "events": note.events,
            "seat": note.seat,
            "text": msgspec.to_builtins(note.text),
            "at": note.at,
            "private": note.private,
        }
        for note in notes
    ]
    return _ADD_NOTES, rows


def save_again(table: str, again: str) -> Statement:
    return _SAVE_AGAIN, [{"the_table": table, "again": again}]


def add_moves(table: str, moves: Sequence[MoveRecord]) -> Statement:
    return _ADD_MOVES, [_move_values(table, move) for move in moves]


def remove_moves(table: str, numbers: Iterable[int]) -> Statement:
    return _REMOVE_MOVES, [{"the_table": table, "the_number": number} for number in numbers]


def save_redealt(table: TableRecord) -> Statement:
    return _SAVE_REDEALT, [{"the_table": table.id, "redealt": [list(each) for each in table.redealt]}]


def add_score_sheet(table: str, sheet: ScoreSheet) -> Statement:
    """Nothing happens if there is one already."""
    return _ADD_SHEET, [{"the_table": table, "sheet": msgspec.to_builtins(sheet)}]


def add_results(table: str, sheet: ScoreSheet) -> Statement:
    """How each seat came off. Nothing happens if that is kept already."""
    result = sheet.result
    rows = [
        {"the_table": table, "the_seat": seat, "place": place, "score": score}
        for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True))
    ]
    return _ADD_RESULT, rows


def save_score_sheet(table: str, sheet: ScoreSheet) -> Statement:
    return _SAVE_SHEET, [{"the_table": table, "sheet": msgspec.to_builtins(sheet)}]


def halt(table: str, why: Halt | None) -> Statement:
    return _HALT, [{"the_table": table, "halted": why}]


def halt_deal(deal: Deal, why: Halt | None) -> Statement:
    """All games of such a deal that are not over, but for those that cannot go on in any case."""
    title, digest = deal.components
    return _HALT_DEAL, [{"the_title": title, "the_rules": deal.rules, "the_digest": digest, "halted": why}]


def upgrade(table: TableRecord, moves: Sequence[MoveRecord]) -> list[Statement]:
    """Other rules, and the moves of the game by those."""
    change: list[Statement] = [(_CLEAR_MOVES, [{"the_table": table.id}])]
    if moves:
        change.append((_ADD_UPGRADED_MOVES, [_move_values(table.id, move) for move in moves]))
    rules = {"the_table": table.id, "rules": table.rules, "components": table.components}
    return [*change, (_SAVE_RULES, [rules]), save_progress(table)]


def save_wish(table: TableRecord) -> Statement:
    return _SAVE_WISH, [{"the_table": table.id, "wish": _wish_values(table)}]


def save_watchers(table: TableRecord) -> Statement:
    return _SAVE_WATCHERS, [{"the_table": table.id, "watchers": table.watchers}]


def save_progress(table: TableRecord) -> Statement:
    """How far its game is, what its clocks say, and what somebody wishes."""
    return _SAVE_PROGRESS, [_progress_values(table) | {"the_table": table.id}]


def _move_values(table: str, move: MoveRecord) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": move.number,
        "seat": move.seat,
        "action": move.action,
        "gesture": move.gesture,
    }


def _progress_values(table: TableRecord) -> dict[str, Any]:
    progress = table.progress
    return {
        "clock": msgspec.to_builtins(table.clock),
        "wish": _wish_values(table),
        "status": progress.status,
        "moves": progress.moves,
        "round": progress.round,
        "asked": list(progress.asked),
        "bots_due": progress.bots_due,
        "winners": None if progress.winners is None else list(progress.winners),
    }


def _wish_values(table: TableRecord) -> dict[str, Any] | None:
    return None if table.wish is None else msgspec.to_builtins(table.wish)


def _seat_values(seat: SeatRecord) -> dict[str, Any]:
    values = {column: getattr(seat, column) for column in SEAT_COLUMNS}
    return values | {"orders": msgspec.to_builtins(seat.orders)}
