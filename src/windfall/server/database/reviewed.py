"""What reviews of finished games have found, choice by choice: one that was interrupted goes on from there."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import JSON, Executable, Integer, String, bindparam, exists, insert, select
from sqlalchemy.exc import IntegrityError

from windfall.advice.review import ReviewedChoice
from windfall.server.database.models import ReviewedChoiceRow
from windfall.server.logs import named

_log = logging.getLogger("windfall.server.database")

Read: TypeAlias = Callable[[Executable], Awaitable[Sequence[Any]]]
Write: TypeAlias = Callable[..., Awaitable[None]]

_TABLE: Final = bindparam("the_table", type_=String)
_AT: Final = bindparam("the_at", type_=Integer)
_ADD: Final = insert(ReviewedChoiceRow).from_select(
    ["table_id", "at", "choice"],
    select(_TABLE, _AT, bindparam("choice", type_=JSON)).where(
        ~exists().where(ReviewedChoiceRow.table_id == _TABLE, ReviewedChoiceRow.at == _AT)
    ),
)


class ReviewedChoices:
    def __init__(self, read: Read, write: Write) -> None:
        self._rows = read
        self._write = write

    async def of(self, table: str) -> list[ReviewedChoice]:
        """What is known of the game of a table."""
        query = select(ReviewedChoiceRow.choice).where(ReviewedChoiceRow.table_id == table)
        found = []
        for (choice,) in await self._rows(query.order_by(ReviewedChoiceRow.at)):
            try:
                found.append(msgspec.convert(choice, ReviewedChoice))
            except msgspec.ValidationError:  # of another version; it is judged again
                _log.warning("a reviewed choice of table %s is of another form", named(table))
        return found

    async def keep(self, table: str, choices: Iterable[ReviewedChoice]) -> None:
        rows = [{"the_table": table, "the_at": each.at, "choice": msgspec.to_builtins(each)} for each in choices]
        try:
            await self._write((_ADD, rows))
        except IntegrityError:  # the table was removed, or another server was quicker
            _log.info("reviewed choices of table %s are not kept", named(table))
