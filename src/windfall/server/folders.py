"""The folders that the server keeps files in. A folder of component files is always laid out as `--data DIR` wants it:
a subfolder for each title, with its TOML files."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's own folder for Windfall, which only that user may read."""
    folder = Path(platformdirs.user_data_dir("windfall", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def workshop_folder() -> Path:
    """Corrected component files as the workshop saves them: `TITLE/corrections.toml`, and its history beside it.
    `windfall play` and `windfall serve --workshop` take it unless they are given `--data`."""
    return data_folder() / "workshop"


def used_folder() -> Path:
    """Copies of folders of component files as they were when a server started, each by a digest of its content. All
    processes of a server read the copy, whatever is saved in the meantime."""
    return data_folder() / "used"


def set_folder(title: str, digest: str) -> Path:
    """The component files of a title with this digest, kept so that games played with them can be played again."""
    return data_folder() / "sets" / f"{title}-{digest}"
