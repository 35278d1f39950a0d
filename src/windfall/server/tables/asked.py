"""Who has to choose, since when, and until when: for whoever tells people that it is their turn.

It follows from what is stored of a table, so it can be worked out for any table at any time, also after a restart. It
names seats that truly have to choose, which others may not know: tell it to the owner of the seat alone.
"""

from dataclasses import dataclass
from datetime import datetime

from windfall.server.database.records import TableRecord
from windfall.server.tables.clocks import moment, runs_out


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat of a person has to choose since a time; its clock runs out at another, if the table has one."""

    table: str
    seat: int
    player: str
    since: datetime
    runs_out: datetime | None


def asked(table: TableRecord) -> list[Asked]:
    """All people at the table who have to choose now; none if its game is over or cannot go on."""
    if table.progress.status != "playing" or table.halted is not None or not table.clock.starts:
        return []
    return [
        Asked(table.id, number, seat.player, moment(table.clock.starts[number]), runs_out(table, number))
        for number, seat in enumerate(table.seats)
        if seat.player is not None and seat.bot is None and table.clock.starts[number]
    ]
