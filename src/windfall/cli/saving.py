"""Writing journals to files."""

from pathlib import Path

from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.engine.words.message import message


def save_journal(journal: Journal, path: Path) -> None:
    try:
        journal.save(path)
    except OSError as error:
        raise WindfallError(message("cli-cannot-save", path=str(path), problem=error.strerror or str(error))) from error


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WindfallError(message("cli-cannot-make", path=str(path), problem=error.strerror or str(error))) from error


class SaveFile:
    """Where a game that is being played is saved, and how much of it is."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.as_you_play = path is not None
        self.saved: Journal | None = None

    def save(self, journal: Journal, path: Path | None = None) -> None:
        """Save in this file, or in the one used before."""
        path = path or self.path
        if path is None:
            raise WindfallError(message("cli-name-a-file"))
        save_journal(journal, path)
        self.path = path
        self.saved = journal
