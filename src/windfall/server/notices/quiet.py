"""Quiet hours: the time of the day in which somebody wants to be told nothing, where they are."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from windfall.server.database.notice_records import NoticeSettings

MINUTES_OF_A_DAY: Final = 24 * 60


class Span(NamedTuple):
    begins: datetime
    ends: datetime


def quiet_at(settings: NoticeSettings, moment: datetime) -> Span | None:
    """The quiet hours that a moment lies in, if it does. They may go over midnight, and over a change of the clocks."""
    if settings.quiet is None:
        return None
    begins, ends = settings.quiet
    zone = _zone(settings.time_zone) or ZoneInfo("UTC")
    today = moment.astimezone(zone).date()
    for day in (today - timedelta(days=1), today):
        last = day if begins < ends else day + timedelta(days=1)
        span = Span(_moment(day, begins, zone), _moment(last, ends, zone))
        if span.begins <= moment < span.ends:
            return span
    return None


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    return _zone(name) is not None


def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # what is no name of a file, a folder, or nothing at all
        return None


def _moment(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(*divmod(minutes, 60)), zone).astimezone(UTC)
