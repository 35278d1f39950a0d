"""What was changed, by whom and when, so that each change can be taken back.

A change is written down before it is made. If the server ends in between, the last line tells of a change that is not
there, and does not count.
"""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from windfall.engine.errors import DataError
from windfall.engine.words.message import Message, message
from windfall.server.wire.workshop import ChangeSort
from windfall.server.workshop.whole_file import write_whole

NAME: Final = "history.jsonl"


class ChangedText(msgspec.Struct, frozen=True):
    """An entry of the file of corrections before and after a change; None: it is not in it."""

    id: str
    before: str | None
    after: str | None


class ChangeRecord(msgspec.Struct, frozen=True):
    """A line of the history."""

    number: int
    sort: ChangeSort
    by: str
    at: datetime
    entries: list[ChangedText]
    undoes: int | None = None


class History:
    """The changes of one title, oldest first; `now` are the entries of the file of corrections by id."""

    def __init__(self, folder: Path, now: Mapping[str, str]) -> None:
        self._path = folder / NAME
        self._now = now
        self.changes = self._read()
        if self.changes and all(self._stands(each.id, each.before) for each in self.changes[-1].entries):
            self.changes.pop()

    def _read(self) -> list[ChangeRecord]:
        lines = self._path.read_text(encoding="utf-8").splitlines() if self._path.is_file() else []
        try:
            return [msgspec.json.decode(line, type=ChangeRecord) for line in lines]
        except msgspec.DecodeError as error:
            raise DataError(message("workshop-no-history", path=str(self._path), problem=str(error))) from error

    def _stands(self, entry_id: str, text: str | None) -> bool:
        """Is this what the file of corrections has of an entry?"""
        return (self._now.get(entry_id) or "").strip() == (text or "").strip()

    @property
    def next_number(self) -> int:
        return self.changes[-1].number + 1 if self.changes else 1

    def write_down(self, change: ChangeRecord) -> None:
        lines = [msgspec.json.encode(each).decode() for each in (*self.changes, change)]
        write_whole(self._path, "\n".join([*lines, ""]))

    def undone_by(self, number: int) -> int | None:
        """The change that took this one back, and was not taken back itself."""
        undoing = [each.number for each in self.changes if each.undoes == number]
        return next((each for each in reversed(undoing) if self.undone_by(each) is None), None)

    def obstacle(self, change: ChangeRecord) -> Message | None:
        """Why a change cannot be undone now."""
        if self.undone_by(change.number) is not None:
            return message("workshop-undone-already")
        if not all(self._stands(each.id, each.after) for each in change.entries):
            return message("workshop-changed-again")
        return None
