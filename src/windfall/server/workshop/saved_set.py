"""The components of a title as they are saved in a folder. What does not fit is never written, and what is written is
on the disk: the file of corrections, and the history beside it."""

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from http import HTTPStatus
from pathlib import Path
from threading import Lock

from windfall.engine.files.component_folder import CORRECTIONS, ComponentSource, shipped_component_file
from windfall.engine.files.corrections import CONFIRMED, Correction, Table
from windfall.engine.files.corrections_text import Block, CorrectionsText, entry_block, new_text, split
from windfall.engine.files.workbench import SetReading, Workbench
from windfall.engine.words.message import message
from windfall.server.refusals import RequestRefused
from windfall.server.wire.workshop import ChangeSort
from windfall.server.workshop.history import ChangedText, ChangeRecord, History
from windfall.server.workshop.problems import DoesNotFit
from windfall.server.workshop.whole_file import write_whole


class SavedSet:
    """One title's part of a folder of corrected component files."""

    def __init__(self, workbench: Workbench, label: str, folder: Path) -> None:
        self.workbench = workbench
        self._label = label
        self._folder = folder
        self._path = folder / workbench.title / CORRECTIONS
        self._lock = Lock()
        self.shipped = workbench.read(ComponentSource(workbench.title)).raw  # in the order of their numbers

    def read(self, drafts: Mapping[str, Correction] | None = None, corrections: str | None = None) -> SetReading:
        """What is saved; with drafts in place of entries, or with another text as the file of corrections."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        texts = {} if corrections is None else {CORRECTIONS: corrections}
        return self.workbench.read(ComponentSource(self.workbench.title, self._folder, texts, drafts or {}))

    def text(self) -> CorrectionsText:
        """The file of corrections; what it says, laid out anew, if its entries cannot be told apart."""
        empty = new_text(self.workbench.title, self._label)
        if not self._path.is_file():
            return empty
        text = self._path.read_text(encoding="utf-8")
        return split(text) or self._with_corrections(empty, self.workbench.corrections_in(text, CORRECTIONS)[0])

    def history(self) -> History:
        return History(self._path.parent, {block.id: block.text for block in self.text().blocks})

    def correct(self, sort: ChangeSort, by: str, corrections: Mapping[str, Correction]) -> int:
        """Save entries, each in place of the one with its id; the number of the change."""
        with self._lock:
            text = self.text()
            return self._save(text, self._with_corrections(text, corrections), sort, by)

    def undo(self, number: int, by: str) -> int:
        """Take back a change; the number of the change that this is."""
        with self._lock:
            text, history = self.text(), self.history()
            change = next((each for each in history.changes if each.number == number), None)
            if change is None:
                raise RequestRefused(message("workshop-no-such-change", number=number), HTTPStatus.NOT_FOUND)
            obstacle = history.obstacle(change)
            if obstacle is not None:
                raise RequestRefused(obstacle)
            return self._save(text, self._with_texts(text, change), "undone", by, undoes=number)

    def text_with(self, corrections: Mapping[str, Correction]) -> str:
        """The file of corrections as it would be with these entries."""
        return self._with_corrections(self.text(), corrections).text()

    def _with_corrections(self, text: CorrectionsText, corrections: Mapping[str, Correction]) -> CorrectionsText:
        for correction in corrections.values():
            like = text.block(correction.id) or self._shipped_block(correction.id)
            text = text.with_block(entry_block(correction.sort, _saved_table(correction), like), list(self.shipped))
        return text

    def _with_texts(self, text: CorrectionsText, change: ChangeRecord) -> CorrectionsText:
        """As it was before a change."""
        for entry in change.entries:
            if entry.before is None:
                text = text.without(entry.id)
            else:
                text = text.with_block(Block(self.shipped[entry.id].sort, entry.id, entry.before), list(self.shipped))
        return text

    def _shipped_block(self, entry_id: str) -> str | None:
        return _shipped_blocks(self.workbench.title, self.shipped[entry_id].file).get(entry_id)

    def _save(
        self, old: CorrectionsText, new: CorrectionsText, sort: ChangeSort, by: str, undoes: int | None = None
    ) -> int:
        """Put a new text in place of the old one, if the set fits with it."""
        problems = self.read(corrections=new.text()).problems
        if problems:
            raise DoesNotFit(problems)
        history = self.history()
        texts = [ChangedText(entry_id, old.block(entry_id), new.block(entry_id)) for entry_id in self.shipped]
        changed = [text for text in texts if (text.before or "").strip() != (text.after or "").strip()]
        change = ChangeRecord(history.next_number, sort, by, datetime.now(UTC), changed, undoes)
        history.write_down(change)
        write_whole(self._path, new.text())
        return change.number


def _saved_table(correction: Correction) -> Table:
    """An entry as it stands in a file, with who confirmed it."""
    if correction.confirmed is None:
        return correction.table
    confirmed = {"by": correction.confirmed.by, "on": correction.confirmed.on}
    return {**correction.table, CONFIRMED: confirmed}


@cache
def _shipped_blocks(title: str, name: str) -> dict[str, str]:
    """The entries of a shipped file as text, by id."""
    text = split(shipped_component_file(title, name))
    return {} if text is None else {block.id: block.text for block in text.blocks}
