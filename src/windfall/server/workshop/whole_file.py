"""A file that is never half written: a crash leaves the old text or the new one."""

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Put a text in a file's place, and on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
