"""Who may sit where: the seats of a new table, and changes before the game starts."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.keyed_chance import SECRET_BYTES
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue, Title
from windfall.engine.words.message import message
from windfall.players.levels import Level, levels
from windfall.players.levels import level as find_level
from windfall.server.database.records import Pace, Player, Progress, SeatRecord, TableRecord
from windfall.server.names import BOT_NAMES, checked_name, distinct
from windfall.server.refusals import RequestRefused
from windfall.server.tables.clocks import started
from windfall.server.tables.course import Course
from windfall.server.wire.bodies import BotSeat, LocalSeat, MySeat, NewSeat, OpenSeat

_OTHERS_MAY_COME: Final = message("server-public-seats")
_OWN_SCREENS: Final = message("standing-own-screens")


def new_table(
    title: str,
    settings: dict[str, SettingValue],
    seats: list[NewSeat],
    host: Player,
    public: bool,
    shuffle: bool,
    hints: bool | None = None,
    offered: tuple[Level, ...] = levels(),
    pace: Pace | None = None,
    now: datetime | None = None,
    rated: bool = False,
) -> TableRecord:
    """A table with a secret that it is dealt from, and an id that cannot be guessed; its game has started if no seat is
    open."""
    try:
        found = find_title(title)
        checked = found.check_setup(len(seats), settings)
    except WindfallError as error:
        raise RequestRefused(message("server-error", error=error.message), HTTPStatus.UNPROCESSABLE_ENTITY) from error
    if sum(isinstance(seat, MySeat) for seat in seats) > 1:
        raise RequestRefused(message("server-one-seat"), HTTPStatus.UNPROCESSABLE_ENTITY)
    if all(isinstance(seat, BotSeat) for seat in seats):
        raise RequestRefused(message("server-no-person"), HTTPStatus.UNPROCESSABLE_ENTITY)
    if rated and any(isinstance(seat, LocalSeat) for seat in seats):
        raise RequestRefused(_OWN_SCREENS, HTTPStatus.UNPROCESSABLE_ENTITY)
    filled = _with_bot_names([_seat(seat, host, offered) for seat in seats])
    if shuffle:
        random.SystemRandom().shuffle(filled)
    created = now or datetime.now(UTC)
    table = blank_table(found, checked, filled, host.id, created)
    hints = False if rated else hints
    return opened(replace(table, public=public, rated=rated, hints=hints, pace=pace or Pace()), created)


def new_chance() -> tuple[int, str]:
    """What the bots of a table choose by, and the secret that it is dealt from."""
    return secrets.randbits(63), secrets.token_hex(SECRET_BYTES)


def blank_table(
    title: Title, settings: dict[str, SettingValue], seats: Sequence[SeatRecord], host: str, now: datetime
) -> TableRecord:
    """A table that was not opened yet, with all that chance decides of it."""
    seed, secret = new_chance()
    return TableRecord(
        id=secrets.token_urlsafe(9),
        title=title.name,
        rules=title.rules,
        components=title.components_digest,
        settings=settings,
        seed=seed,
        secret=secret,
        host=host,
        public=False,
        created=now,
        seats=tuple(replace(seat, away=now) if seat.player is not None else seat for seat in seats),
    )


def opened(table: TableRecord, now: datetime) -> TableRecord:
    """The table before the first move; it waits while a seat is open, else its game starts."""
    if any(seat.open for seat in table.seats):
        return replace(table, progress=Progress())
    course = Course.of(table)
    return replace(table, progress=course.progress(table.seats), clock=started(table, course, now))


def changed_seat(
    table: TableRecord, player: Player, number: int, wanted: NewSeat, offered: tuple[Level, ...] = levels()
) -> SeatRecord:
    """The seat as it is after this change, if the player may make it."""
    if number not in range(len(table.seats)):
        raise RequestRefused(message("server-no-such-seat"), HTTPStatus.NOT_FOUND)
    if table.progress.status != "waiting":
        raise RequestRefused(message("server-started"))
    seat = table.seats[number]
    if isinstance(wanted, MySeat | LocalSeat):
        if not seat.open:
            raise RequestRefused(message("server-seat-taken"))
        if isinstance(wanted, MySeat) and any(other.player == player.id and not other.local for other in table.seats):
            raise RequestRefused(message("server-seated"))
        if isinstance(wanted, LocalSeat) and table.rated:
            raise RequestRefused(_OWN_SCREENS)
        if isinstance(wanted, LocalSeat) and table.public and player.id != table.host:
            raise RequestRefused(_OTHERS_MAY_COME, HTTPStatus.FORBIDDEN)
        if isinstance(wanted, LocalSeat) and not table.seats_of(player.id) and player.id != table.host:
            raise RequestRefused(message("server-sit-first"))
        return _seat(wanted, player, offered)
    if seat.player is not None and seat.player != player.id:
        raise RequestRefused(message("server-seat-of-another"), HTTPStatus.FORBIDDEN)
    if (seat.level is not None or isinstance(wanted, BotSeat)) and player.id != table.host:
        raise RequestRefused(message("server-host-places-bots"), HTTPStatus.FORBIDDEN)
    if isinstance(wanted, OpenSeat):
        return SeatRecord()
    rest = [*table.seats[:number], *table.seats[number + 1 :]]
    if all(other.level is not None for other in rest):
        raise RequestRefused(message("server-seat-for-a-person"))
    taken = {other.name for other in rest}
    return replace(_seat(wanted, player, offered), name=next(name for name in BOT_NAMES if name not in taken))


def seats_again(table: TableRecord, player: str) -> list[NewSeat]:
    """The same seats for another game, everybody one further: who sat second is first now. Those of other people are
    open for them to take."""
    seats = [_again(seat, player) for seat in table.seats]
    return [*seats[1:], seats[0]]


def own_seats_again(table: TableRecord, player: str) -> list[tuple[int, NewSeat]]:
    """The seats of this player among those, their own first."""
    seats = enumerate(seats_again(table, player))
    own = [(number, seat) for number, seat in seats if isinstance(seat, MySeat | LocalSeat)]
    return sorted(own, key=lambda each: isinstance(each[1], LocalSeat))


def _again(seat: SeatRecord, player: str) -> NewSeat:
    if seat.level is not None:
        return BotSeat(seat.level)
    if seat.player != player:
        return OpenSeat()
    return LocalSeat(seat.name) if seat.local else MySeat()


def seat_names(table: TableRecord) -> list[str]:
    """What the players are called at this table, each by another name."""
    return distinct([seat.name or f"Seat {number}" for number, seat in enumerate(table.seats, start=1)])


def _seat(wanted: NewSeat, player: Player, offered: tuple[Level, ...]) -> SeatRecord:
    match wanted:
        case MySeat():
            return SeatRecord(player.id, name=player.name)
        case LocalSeat(name):
            return SeatRecord(player.id, local=True, name=checked_name(name))
        case BotSeat(level):
            return SeatRecord(level=checked_level(level, offered))
        case OpenSeat():
            return SeatRecord()


def checked_level(name: str, offered: tuple[Level, ...]) -> str:
    """A level that this server offers: a wish names no bot and no program."""
    try:
        return find_level(name, offered).name
    except WindfallError as error:
        raise RequestRefused(message("server-error", error=error.message), HTTPStatus.UNPROCESSABLE_ENTITY) from error


def _with_bot_names(seats: list[SeatRecord]) -> list[SeatRecord]:
    names = iter(BOT_NAMES)
    return [replace(seat, name=next(names)) if seat.level is not None else seat for seat in seats]
