"""Which tables wait for whom, and when each of them is told: once for every wait, from being asked until having
answered, and once more before their clock runs out.

All of it follows from what is stored, so that any process can work it out at any time.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from windfall.server.database.notice_records import NoticeSettings, Wait
from windfall.server.database.notices import Seen
from windfall.server.database.records import Pace, TableRecord
from windfall.server.notices.quiet import quiet_at
from windfall.server.tables.asked import Asked, asked

GRACE: Final = timedelta(seconds=10)  # for who answers at once
AT_THE_TABLE: Final = timedelta(minutes=3)  # for who is connected: the page tells them, if they look at it
_LONGEST_LEAD: Final = timedelta(hours=12)
_SHORTEST_LEAD: Final = timedelta(minutes=1)  # who has less time than this has no use for a reminder
_BEFORE_QUIET: Final = timedelta(minutes=5)

UNTOLD, TOLD, REMINDED = range(3)


def waits(seen: Seen, known: bool = False) -> list[Wait]:
    """The waits at a table now, of those who want to be told. If they are known those that are new are told already."""
    found: dict[str, list[Asked]] = {}
    for each in asked(seen.table):
        if each.player in seen.settings and _with_others(seen.table, each.player):
            found.setdefault(each.player, []).append(each)
    return [_wait(seen, player, questions, known) for player, questions in found.items()]


def _with_others(table: TableRecord, player: str) -> bool:
    """Whether somebody else plays there: who plays with bots alone keeps nobody waiting."""
    return any(seat.player not in (None, player) for seat in table.seats)


def _wait(seen: Seen, player: str, questions: list[Asked], known: bool) -> Wait:
    answers = sum(seen.moves[seat] for seat in seen.table.seats_of(player))
    since = min(each.since for each in questions)
    ends = min((each.runs_out for each in questions if each.runs_out is not None), default=None)
    before = seen.waits.get(player)
    if before is None or before.answers != answers:
        before = Wait(seen.table.id, player, answers, since, ends, TOLD if known else UNTOLD, since + GRACE)
    wait = replace(before, since=since, runs_out=ends)
    if wait.stage == UNTOLD:
        return wait
    return replace(wait, due=reminder(wait, seen.table.pace, seen.settings[player]) if wait.stage == TOLD else None)


def reminder(wait: Wait, pace: Pace, settings: NoticeSettings) -> datetime | None:
    """When somebody is reminded of their clock: with a quarter of its time left, at most half a day before its end, and
    not in quiet hours, rather before them if the clock runs out in them."""
    if wait.runs_out is None or pace.bank is None:
        return None
    lead = min(timedelta(milliseconds=pace.bank) / 4, _LONGEST_LEAD)
    moment = wait.runs_out - lead
    if lead < _SHORTEST_LEAD or moment <= wait.since + GRACE:
        return None
    quiet = quiet_at(settings, moment)
    if quiet is None:
        return moment
    if quiet.ends < wait.runs_out:
        return quiet.ends
    moment = quiet.begins - _BEFORE_QUIET
    return moment if moment > wait.since + GRACE else None


def put_off(wait: Wait, settings: NoticeSettings, present: bool, now: datetime) -> datetime | None:
    """Until when a notice that is due now has to wait; None if it need not."""
    quiet = quiet_at(settings, now)
    if quiet is not None:
        return quiet.ends
    patience = wait.since + AT_THE_TABLE
    return patience if wait.stage == UNTOLD and present and now < patience else None


def is_late(wait: Wait, now: datetime) -> bool:
    """Whether a reminder has no use any more."""
    return wait.stage == TOLD and (wait.runs_out is None or wait.runs_out <= now)
