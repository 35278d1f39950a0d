"""A clock that tests set: the time of the world, and so many seconds more as a file says."""

from datetime import UTC, datetime, timedelta
from pathlib import Path


class ShiftedClock:
    """Read by a server in a process of its own, moved on by the test that started it."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> datetime:
        ahead = float(self._file.read_text()) if self._file.exists() else 0.0
        return datetime.now(UTC) + timedelta(seconds=ahead)

    def move_on(self, **by: float) -> None:
        ahead = float(self._file.read_text()) if self._file.exists() else 0.0
        beside = self._file.with_suffix(".next")
        beside.write_text(str(ahead + timedelta(**by).total_seconds()))
        beside.replace(self._file)  # in one step: the server may read it at any time


class SetClock:
    """A clock that stands still until a test moves it on."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def move_on(self, **by: float) -> None:
        self.time += timedelta(**by)
