"""Writing journals to files."""

from pathlib import Path

from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal


def save_journal(journal: Journal, path: Path) -> None:
    try:
        journal.save(path)
    except OSError as error:
        raise WindfallError(f"cannot save to {path}: {error.strerror}") from error


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WindfallError(f"cannot make the folder {path}: {error.strerror}") from error


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
            raise WindfallError("name a file to save in, such as: s game.json")
        save_journal(journal, path)
        self.path = path
        self.saved = journal
