"""The same deals in every run: what a test finds once it finds again.

A test writes its name to a file, and the servers that it has started deal its tables from that name, one after the
other. `WINDFALL_DEALS=WORD` deals others.
"""

import hashlib
import os
from pathlib import Path
from typing import Final

from windfall.engine.keyed_chance import SECRET_BYTES

FILE_VARIABLE: Final = "WINDFALL_DEALS_FILE"
_WORD: Final = os.environ.get("WINDFALL_DEALS", "")


def name_deals(name: str) -> None:
    """Tables that are opened from now on have deals of this name."""
    Path(os.environ[FILE_VARIABLE]).write_text(f"{_WORD}/{name}")


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
