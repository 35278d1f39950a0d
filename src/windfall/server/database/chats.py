"""What is said at tables, and who does not hear whom.

Lines of a table have numbers without gaps. Who says something gives it the next one of those they know, and the key of
the table lets one of two who do so at the same moment through: the other reads, and has the one after it. So all
processes have the same lines in the same order, and who lacks one sees that. It is no change of the game, so the
version of the table stays: no move is late because somebody speaks.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import Executable, Integer, String, bindparam, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError

from windfall.server.database.gathered import Gathered
from windfall.server.database.models import ChatLineRow, MuteRow, TableRow
from windfall.server.database.records import FOR_ALL, Conversation, LineRecord, MuteRecord
from windfall.server.database.transactions import StaleError, Statement

Read: TypeAlias = Callable[[Executable], Awaitable[Sequence[Any]]]
Write: TypeAlias = Callable[..., Awaitable[None]]

_TABLES_AT_ONCE: Final = 50
_TABLE: Final = bindparam("the_table", type_=String)
_BY: Final = bindparam("the_by", type_=String)
_PLAYER: Final = bindparam("the_player", type_=String)
_HERE: Final = ChatLineRow.table_id == _TABLE
_MUTE: Final = (MuteRow.table_id == _TABLE, MuteRow.by == _BY, MuteRow.player == _PLAYER)

_ADD: Final = insert(ChatLineRow)
# All that comes before the last so many lines that show something.
_TRIM: Final = delete(ChatLineRow).where(
    _HERE,
    ChatLineRow.number
    <= select(ChatLineRow.number)
    .where(_HERE, ChatLineRow.text != "")
    .order_by(ChatLineRow.number.desc())
    .limit(1)
    .offset(bindparam("kept", type_=Integer))
    .scalar_subquery(),
)
_TRIM_BLANK: Final = delete(ChatLineRow).where(
    _HERE, ChatLineRow.number < bindparam("the_number", type_=Integer), ChatLineRow.text == ""
)
_ADD_MUTE: Final = insert(MuteRow).from_select(
    ["table_id", "by", "player"], select(_TABLE, _BY, _PLAYER).where(~exists().where(*_MUTE))
)
_REMOVE_MUTE: Final = delete(MuteRow).where(*_MUTE)
_LINE_COLUMNS: Final = (
    ChatLineRow.number,
    ChatLineRow.player,
    ChatLineRow.name,
    ChatLineRow.seat,
    ChatLineRow.text,
    ChatLineRow.at,
)


class Chats:
    """The chats of all tables."""

    def __init__(self, read: Read, write: Write) -> None:
        self._rows = read
        self._write = write
        self._conversations = Gathered(self._found, _TABLES_AT_ONCE)

    async def close(self) -> None:
        await self._conversations.close()

    async def of(self, table: str) -> Conversation:
        """All that is kept of what was said at a table."""
        return await self._conversations.find(table) or Conversation()

    async def _found(self, tables: Sequence[str]) -> dict[str, Conversation]:
        # Lines before mutes: somebody who is muted meanwhile is muted too early, and never heard too long.
        lines = select(ChatLineRow.table_id, *_LINE_COLUMNS).where(ChatLineRow.table_id.in_(tables))
        said: dict[str, list[LineRecord]] = {table: [] for table in tables}
        for table, *columns in await self._rows(lines.order_by(ChatLineRow.table_id, ChatLineRow.number)):
            said[table].append(LineRecord(*columns))
        mutes: dict[str, set[MuteRecord]] = {table: set() for table in tables}
        wanted = select(MuteRow.table_id, MuteRow.by, MuteRow.player).where(MuteRow.table_id.in_(tables))
        for table, by, player in await self._rows(wanted):
            mutes[table].add(MuteRecord(by, player))
        return {
            table: Conversation(
                said[table][-1].number if said[table] else 0,
                tuple(line for line in said[table] if line.text),
                frozenset(mutes[table]),
            )
            for table in tables
        }

    async def add(self, table: str, line: LineRecord, kept: int) -> None:
        """Keep a line, and only so many of its table. `StaleError` if another has this number."""
        await self._say(_added(table, line), (_TRIM, [{"the_table": table, "kept": kept}]))

    async def save_mute(self, table: str, mute: MuteRecord, muted: bool, number: int, at: datetime) -> None:
        """Somebody does not hear another any more, or does again; the line of this number shows nothing."""
        blank = _added(table, LineRecord(number, "", "", None, "", at))
        trimmed = _TRIM_BLANK, [{"the_table": table, "the_number": number}]
        changed = _ADD_MUTE if muted else _REMOVE_MUTE
        await self._say(blank, trimmed, (changed, [{"the_table": table, "the_by": mute.by, "the_player": mute.player}]))

    async def _say(self, *statements: Statement) -> None:
        try:
            await self._write(*statements)
        except IntegrityError as error:
            raise StaleError from error

    async def lines_by(self, player: str) -> list[tuple[str, LineRecord]]:
        """What somebody said, at whatever tables."""
        query = select(ChatLineRow.table_id, *_LINE_COLUMNS).where(ChatLineRow.player == player)
        rows = await self._rows(query.order_by(ChatLineRow.at, ChatLineRow.table_id, ChatLineRow.number))
        return [(table, LineRecord(*columns)) for table, *columns in rows]

    async def muted_by(self, player: str) -> list[tuple[str, MuteRecord]]:
        """Whom somebody does not want to hear, or as the host has muted for all, at which tables."""
        hosted = (MuteRow.by == FOR_ALL) & (TableRow.host == player)
        query = select(MuteRow.table_id, MuteRow.by, MuteRow.player).join(TableRow, TableRow.id == MuteRow.table_id)
        rows = await self._rows(query.where((MuteRow.by == player) | hosted).order_by(MuteRow.table_id, MuteRow.player))
        return [(table, MuteRecord(by, whom)) for table, by, whom in rows]

    async def concerns(self, player: str) -> bool:
        """Whether somebody has said something, or is in who does not hear whom."""
        said = select(ChatLineRow.number).where(ChatLineRow.player == player)
        muted = select(MuteRow.table_id).where((MuteRow.by == player) | (MuteRow.player == player))
        return bool(await self._rows(said.limit(1)) or await self._rows(muted.limit(1)))


def _added(table: str, line: LineRecord) -> Statement:
    row = {
        "table_id": table,
        "number": line.number,
        "player": line.player,
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
    }
    return _ADD, [row]
