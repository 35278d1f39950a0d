"""The same deals in every run: what a test finds once it finds again.

The name of the test that runs lies in a file, and servers that tests have started deal from it, one table after the
other. `WINDFALL_DEALS=WORD` deals others.
"""

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from windfall.engine.keyed_chance import SECRET_BYTES

FILE_VARIABLE: Final = "WINDFALL_DEALS_FILE"
_WORD: Final = os.environ.get("WINDFALL_DEALS", "")


class _Running:
    """The test that runs now, if any does."""

    name: str | None = None


@cache
def _folder() -> "tempfile.TemporaryDirectory[str]":
    """Made for the first server: most runs of tests have none."""
    return tempfile.TemporaryDirectory(prefix="windfall-deals-")


def _write() -> Path:
    file = Path(_folder().name) / "name"
    file.write_text(f"{_WORD}/{_Running.name}")
    return file


def name_deals(test: str) -> None:
    """Tables that are opened from now on have deals of this name."""
    _Running.name = test
    if _folder.cache_info().currsize:
        _write()


def told_to_servers() -> dict[str, str]:
    """The variable by which a server finds the file; without a test, chance deals."""
    return {} if _Running.name is None else {FILE_VARIABLE: str(_write())}


class NamedDeals:
    """The chance of tables, by the name of the test and how many tables it has opened here."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._name = ""
        self._tables = 0

    def next(self) -> tuple[int, str]:
        name = self._file.read_text()
        self._tables = self._tables + 1 if name == self._name else 1
        self._name = name
        drawn = hashlib.blake2b(f"{name}/{self._tables}".encode(), digest_size=8 + SECRET_BYTES).digest()
        return int.from_bytes(drawn[:8], "big") >> 1, drawn[8:].hex()
