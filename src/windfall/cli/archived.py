"""Running a command with a component set that a server has archived."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from windfall.engine.files.component_folder import DATA_VARIABLE
from windfall.engine.files.journal import Journal


def run_with_archived(journal: Journal, words: Sequence[str], database_url: str | None) -> int | None:
    """Run `windfall` with these words and the components that a journal was played with; its exit code.

    None if no server on this database has archived them, or if the user has said which ones to take. Components are
    read once in a process, so it takes another one.
    """
    from windfall.server.database.archive import archived_set  # noqa: PLC0415 (quicker without it)
    from windfall.server.database.records import SetName  # noqa: PLC0415
    from windfall.server.settings import Settings  # noqa: PLC0415

    if os.environ.get(DATA_VARIABLE):
        return None
    played_with = SetName(journal.title, journal.components)
    found = asyncio.run(archived_set(Settings(database_url).url, played_with))
    if found is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder) / found.title
        files.mkdir()
        for name, text in found.texts.items():
            (files / name).write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "windfall", "--data", folder, *words]
        return subprocess.run(command, check=False).returncode
