"""The folders that the server keeps files in."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's own folder for Windfall, which only that user may read."""
    folder = Path(platformdirs.user_data_dir("windfall", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def workshop_folder() -> Path:
    """Corrected component files as the workshop saves them, laid out as `--data DIR` wants it:
    `TITLE/corrections.toml`, with its history beside it."""
    return data_folder() / "workshop"
