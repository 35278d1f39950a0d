"""Who may sit where: the seats of a new table, and changes before the game starts."""

import random
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from http import HTTPStatus

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue
from windfall.players.levels import Level, levels
from windfall.players.levels import level as find_level
from windfall.server.database.records import Player, Progress, SeatRecord, TableRecord
from windfall.server.names import BOT_NAMES, checked_name, distinct
from windfall.server.refusals import RequestRefused
from windfall.server.tables.course import Course
from windfall.server.wire.bodies import BotSeat, LocalSeat, MySeat, NewSeat, OpenSeat


def new_table(
    title: str,
    settings: dict[str, SettingValue],
    seats: list[NewSeat],
    host: Player,
    public: bool,
    shuffle: bool,
    hints: bool | None = None,
    offered: tuple[Level, ...] = levels(),
) -> TableRecord:
    """A table with a secret seed and an id that cannot be guessed; its game has started if no seat is open."""
    try:
        found = find_title(title)
        checked = found.check_setup(len(seats), settings)
    except WindfallError as error:
        raise RequestRefused(f"{error}.", HTTPStatus.UNPROCESSABLE_ENTITY) from error
    if sum(isinstance(seat, MySeat) for seat in seats) > 1:
        raise RequestRefused("You can take one seat; others at your screen are local.", HTTPStatus.UNPROCESSABLE_ENTITY)
    if all(isinstance(seat, BotSeat) for seat in seats):
        raise RequestRefused("Give a seat to a person, or leave one open.", HTTPStatus.UNPROCESSABLE_ENTITY)
    filled = _with_bot_names([_seat(seat, host, offered) for seat in seats])
    if shuffle:
        random.SystemRandom().shuffle(filled)
    table = TableRecord(
        id=secrets.token_urlsafe(9),
        title=title,
        rules=found.rules,
        components=found.components_digest,
        settings=checked,
        seed=secrets.randbits(63),
        host=host.id,
        public=public,
        created=datetime.now(UTC),
        seats=tuple(filled),
        hints=hints,
    )
    return replace(table, progress=opening(table))


def opening(table: TableRecord) -> Progress:
    """How a game stands before the first move; it waits while a seat is open."""
    if any(seat.open for seat in table.seats):
        return Progress()
    return Course.of(table).progress(table)


def changed_seat(
    table: TableRecord, player: Player, number: int, wanted: NewSeat, offered: tuple[Level, ...] = levels()
) -> SeatRecord:
    """The seat as it is after this change, if the player may make it."""
    if number not in range(len(table.seats)):
        raise RequestRefused("There is no such seat at this table.", HTTPStatus.NOT_FOUND)
    if table.progress.status != "waiting":
        raise RequestRefused("The game has started; seats cannot be changed any more.")
    seat = table.seats[number]
    if isinstance(wanted, MySeat | LocalSeat):
        if not seat.open:
            raise RequestRefused("This seat is taken. Choose an open one.")
        if isinstance(wanted, MySeat) and any(other.player == player.id and not other.local for other in table.seats):
            raise RequestRefused("You sit at this table already.")
        if isinstance(wanted, LocalSeat) and not table.seats_of(player.id) and player.id != table.host:
            raise RequestRefused("Take a seat yourself before you add somebody at your screen.")
        return _seat(wanted, player, offered)
    if seat.player is not None and seat.player != player.id:
        raise RequestRefused("Somebody sits there. Only they can give the seat up.", HTTPStatus.FORBIDDEN)
    if (seat.level is not None or isinstance(wanted, BotSeat)) and player.id != table.host:
        raise RequestRefused("Only the host of the table places bots.", HTTPStatus.FORBIDDEN)
    if isinstance(wanted, OpenSeat):
        return SeatRecord()
    rest = [*table.seats[:number], *table.seats[number + 1 :]]
    if all(other.level is not None for other in rest):
        raise RequestRefused("Leave a seat for a person.")
    taken = {other.name for other in rest}
    return replace(_seat(wanted, player, offered), name=next(name for name in BOT_NAMES if name not in taken))


def seats_again(table: TableRecord, player: str) -> list[NewSeat]:
    """The same seats for another game: those of other people are open for them to take."""
    return [_again(seat, player) for seat in table.seats]


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
            return SeatRecord(level=_checked_level(level, offered))
        case OpenSeat():
            return SeatRecord()


def _checked_level(name: str, offered: tuple[Level, ...]) -> str:
    """A level that this server offers: a wish names no bot and no program."""
    try:
        return find_level(name, offered).name
    except WindfallError as error:
        raise RequestRefused(f"{error}.", HTTPStatus.UNPROCESSABLE_ENTITY) from error


def _with_bot_names(seats: list[SeatRecord]) -> list[SeatRecord]:
    names = iter(BOT_NAMES)
    return [replace(seat, name=next(names)) if seat.level is not None else seat for seat in seats]
