"""The time of the world. What may last longer than a server, absences and clocks of tables, goes by it; tests set it as
they like."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Where the server looks when it wants to know how late it is."""

    def now(self) -> datetime:
        """The time now, in UTC."""


class WorldClock:
    def now(self) -> datetime:
        return datetime.now(UTC)
