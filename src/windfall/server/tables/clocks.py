"""The clocks of a table: who has to choose since when, and how much time is left to them.

Everything follows from what is stored with the table and from the time of the world, so that a clock goes on while the
server does not, and says the same in every process. A live clock takes off what a choice takes and adds its increment
when the choice is revealed; by correspondence every choice has its days anew.

While several choose at once nobody may learn from a clock who has chosen already. So others are shown what was left
when the question was asked, and the time since then; what each truly had left is shown when all have chosen.

A pause stops the clocks of all. It ends by itself after a while; until it is over, times are those of the table's own
clock, which stands still meanwhile.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from windfall.engine.state import SPECTATOR
from windfall.server.database.records import ClockRecord, Pace, TableRecord
from windfall.server.tables.course import Course
from windfall.server.wire.shapes import ClockShape, SeatClockShape

PAUSE: Final = timedelta(days=14)  # the longest there is
_PAUSE: Final = PAUSE // timedelta(milliseconds=1)


def milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def moment(time: int) -> datetime:
    return datetime.fromtimestamp(time / 1000, UTC)


def started(table: TableRecord, course: Course, now: datetime) -> ClockRecord:
    """As a game starts."""
    bank = table.pace.bank
    clock = ClockRecord(banks=() if bank is None else (bank,) * len(table.seats))
    return _asked_anew(clock, course, milliseconds(now))


def after_moves(table: TableRecord, before: Course, after: Course, movers: Sequence[int], now: datetime) -> ClockRecord:
    """When these seats have chosen."""
    clock, time = table.clock, _table_time(table.clock, milliseconds(now))
    for seat in movers:
        clock = _spent(clock, seat, time)
    if after.shown == before.shown and not after.game.over:
        asked = after.game.seats
        starts = tuple(
            time if seat in movers and seat in asked else 0 if seat not in asked else start
            for seat, start in enumerate(clock.starts)
        )
        return replace(clock, starts=starts)
    revealed = {move.seat for move in after.moves[before.shown : after.shown]}
    return _asked_anew(_rewarded(clock, table.pace, revealed), after, time)


def after_take_back(table: TableRecord, course: Course, seats: Sequence[int], own: bool, now: datetime) -> ClockRecord:
    """When choices of these seats are taken back: the time they took is not given back, but what was added for them is
    taken off again. What is taken back of an own answer that still waits is nobody else's business."""
    clock, time = table.clock, _table_time(table.clock, milliseconds(now))
    if own:
        starts = tuple(time if seat in seats else start for seat, start in enumerate(clock.starts))
        return replace(clock, starts=starts)
    if clock.banks and table.pace.days is None:
        off = table.pace.increment_seconds * 1000
        banks = tuple(max(0, bank - off * seats.count(seat)) for seat, bank in enumerate(clock.banks))
        clock = replace(clock, banks=banks)
    return _asked_anew(clock, course, time)


def taken_over(clock: ClockRecord, pace: Pace, seat: int, now: datetime) -> ClockRecord:
    """Somebody comes back to a seat that a bot played: a live clock that was at zero gives one increment, at least a
    minute; by correspondence there are the days of a choice."""
    if not clock.banks:
        return clock
    bank = pace.bank or 0
    least = bank if pace.days is not None else min(bank, max(pace.increment_seconds, 60) * 1000)
    time = _table_time(clock, milliseconds(now))
    left = clock.opened[seat] - (time - clock.since if seat in clock.asked else 0)
    # both grow alike, so that it does not show whether the bot has chosen
    more = max(0, least - left)
    return replace(clock, banks=_added(clock.banks, seat, more), opened=_added(clock.opened, seat, more))


def paused(clock: ClockRecord, seat: int, now: datetime) -> ClockRecord:
    return replace(clock, paused=milliseconds(now), paused_by=seat, pauses=(*clock.pauses, seat))


def resumed(clock: ClockRecord, now: datetime) -> ClockRecord:
    """The time of the table is that of the world again."""
    time = milliseconds(now)
    stood = time - _table_time(clock, time)
    starts = tuple(start + stood if start else 0 for start in clock.starts)
    return replace(clock, since=clock.since + stood, starts=starts, paused=None, paused_by=None)


def pause_holds(clock: ClockRecord, now: datetime) -> bool:
    return clock.paused is not None and milliseconds(now) < clock.paused + _PAUSE


def runs_out_for_all(table: TableRecord, seat: int, now: datetime) -> datetime | None:
    """When a seat will have no time left, as far as everybody can tell; None without a clock, or if it stands still."""
    clock = table.clock
    if not clock.banks or seat not in clock.asked or pause_holds(clock, now):
        return None
    stood = milliseconds(now) - _table_time(clock, milliseconds(now))
    return moment(clock.since + stood + clock.opened[seat])


def is_up(table: TableRecord, seat: int, now: datetime) -> bool:
    """Whether a seat has no time left, as far as everybody can tell."""
    zero = runs_out_for_all(table, seat, now)
    return zero is not None and zero <= now


def runs_out(table: TableRecord, seat: int) -> datetime | None:
    """When the clock of a seat that truly has to choose will be at zero; None if there is none, or it stands still."""
    clock = table.clock
    if not clock.banks or clock.paused is not None or not clock.starts[seat]:
        return None
    return moment(clock.starts[seat] + clock.banks[seat])


def clock_shape(table: TableRecord, own: Sequence[int], now: datetime) -> ClockShape | None:
    """What somebody with these seats is shown of the clocks."""
    clock = table.clock
    if not clock.banks or table.progress.status != "playing":
        return None
    holds = pause_holds(clock, now)
    table_time = _table_time(clock, milliseconds(now))
    return ClockShape(
        seats=[_seat_clock(table, seat, seat in own, table_time, holds) for seat in range(len(table.seats))],
        paused_by=clock.paused_by if holds else None,
        paused_until=moment(clock.paused + _PAUSE) if holds and clock.paused is not None else None,
        pauses=list(clock.pauses),
    )


def _seat_clock(table: TableRecord, seat: int, own: bool, time: int, holds: bool) -> SeatClockShape:
    clock = table.clock
    if table.seats[seat].bot is not None:
        return SeatClockShape(None, False)
    if own:
        start, bank = clock.starts[seat], clock.banks[seat]
    else:
        start, bank = clock.since if seat in clock.asked else 0, clock.opened[seat]
    left = bank - (time - start) if start else bank
    return SeatClockShape(max(0, left), bool(start) and not holds)


def _table_time(clock: ClockRecord, time: int) -> int:
    if clock.paused is None:
        return time
    return clock.paused if time < clock.paused + _PAUSE else time - _PAUSE


def _spent(clock: ClockRecord, seat: int, time: int) -> ClockRecord:
    if not clock.banks or not clock.starts[seat]:
        return clock
    left = max(0, clock.banks[seat] - (time - clock.starts[seat]))
    return replace(clock, banks=(*clock.banks[:seat], left, *clock.banks[seat + 1 :]))


def _rewarded(clock: ClockRecord, pace: Pace, seats: set[int]) -> ClockRecord:
    """Choices of these seats are revealed."""
    if not clock.banks or pace.bank is None:
        return clock
    more = pace.increment_seconds * 1000
    days = pace.days is not None
    banks = tuple(
        bank if seat not in seats else pace.bank if days else bank + more for seat, bank in enumerate(clock.banks)
    )
    return replace(clock, banks=banks)


def _asked_anew(clock: ClockRecord, course: Course, time: int) -> ClockRecord:
    """Another question is open."""
    game = course.game
    asked = () if game.over else tuple(sorted(game.observe(SPECTATOR).known.seats()))
    truly = game.seats
    starts = tuple(time if seat in truly else 0 for seat in range(game.state.players))
    return replace(clock, since=time, asked=asked, opened=clock.banks, starts=starts)


def _added(times: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*times[:seat], times[seat] + more, *times[seat + 1 :])
