"""Those who are connected to a table, and what they are told of it."""

from collections.abc import Callable, Container, Iterable, Iterator
from datetime import datetime, timedelta

from windfall.server.clock import Clock
from windfall.server.database.records import TableRecord
from windfall.server.identity.marks import mark
from windfall.server.tables.clocks import clock_shape, runs_out_for_all
from windfall.server.tables.connection import Connection
from windfall.server.tables.seating import seat_names
from windfall.server.wire.messages import ServerMessage, StateMessage, TableMessage, write_message
from windfall.server.wire.shapes import ComponentSetShape, SeatSort, TableSeatShape, TableShape


class Audience:
    """The connections to one table. `elsewhere` are the players who are connected to it at other processes."""

    def __init__(
        self, components: ComponentSetShape, clock: Clock, elsewhere: Callable[[], Iterable[str]] = tuple
    ) -> None:
        self._components = components
        self._clock = clock
        self._elsewhere = elsewhere
        self._connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)

    def remove(self, connection: Connection) -> None:
        self._connections.discard(connection)

    @property
    def present(self) -> set[str]:
        """The players who are connected."""
        return {connection.player.id for connection in self._connections}.union(self._elsewhere())

    def watching(self, table: TableRecord) -> "list[Connection]":
        """Those who do not play, nor are the host."""
        return [connection for connection in self._connections if not plays(table, connection.player.id)]

    @property
    def viewers(self) -> set[int]:
        return {connection.viewer for connection in self._connections}

    def tell(self, message: ServerMessage) -> None:
        """Say the same to everybody."""
        text = write_message(message)
        for connection in self:
            connection.send(text)

    def tell_table(self, table: TableRecord) -> None:
        present, now = self.present, self._clock.now()
        texts: dict[str, str] = {}
        for connection in self:
            player = connection.player.id
            if player not in texts:
                shape = table_shape(table, player, self._components, now, present)
                texts[player] = write_message(TableMessage(shape))
            connection.send(texts[player])

    def tell_state(self, table: TableRecord, state: Callable[[int, tuple[int, ...]], StateMessage | None]) -> None:
        """Say to each what the state is from where they look; those who look alike get the same text."""
        texts: dict[tuple[int, tuple[int, ...]], str | None] = {}
        for connection in self:
            look = (connection.viewer, table.seats_of(connection.player.id))
            if look not in texts:
                message = state(*look)
                texts[look] = None if message is None else write_message(message)
            text = texts[look]
            if text is not None:
                connection.send(text)

    def close(self, reason: tuple[int, str]) -> None:
        for connection in self:
            connection.close(reason)


def may_stand_in(table: TableRecord, number: int, here: bool, now: datetime) -> datetime | None:
    """When the others may let a bot play for a person without asking anybody, if things stay as they are."""
    seat = table.seats[number]
    if seat.player is None or seat.bot is not None or table.progress.status != "playing":
        return None
    minutes = table.pace.absence
    times = [runs_out_for_all(table, number, now)]
    if not here and seat.away is not None and minutes is not None:
        times.append(seat.away + timedelta(minutes=minutes))
    return min((time for time in times if time is not None), default=None)


def plays(table: TableRecord, player: str) -> bool:
    """Whether somebody has a seat at the table, or it is theirs."""
    return player == table.host or bool(table.seats_of(player))


def table_shape(
    table: TableRecord,
    player: str,
    components: ComponentSetShape,
    now: datetime,
    present: Container[str] = (),
) -> TableShape:
    """A table as this player is shown it."""
    progress = table.progress
    own = table.seats_of(player)
    return TableShape(
        id=table.id,
        title=table.title,
        settings=table.settings,
        components=components,
        public=table.public,
        rated=table.rated,
        hints=table.hints_allowed,
        watchers=table.watchers,
        created=table.created,
        host=table.host == player,
        status=progress.status,
        halted=table.halted,
        seats=[_seat_shape(table, number, name, player, present, now) for number, name in enumerate(seat_names(table))],
        moves=progress.moves,
        round=progress.round,
        your_turn=any(seat in own and table.seats[seat].bot is None for seat in progress.asked),
        winners=None if progress.winners is None else list(progress.winners),
        commitment=table.commitment,
        now=now,
        pace=table.pace,
        clock=clock_shape(table, own, now),
        tournament=table.tournament,
        again=table.again if plays(table, player) else None,  # the link of the next table is for who played here
    )


def _seat_shape(
    table: TableRecord, number: int, name: str, player: str, present: Container[str], now: datetime
) -> TableSeatShape:
    seat = table.seats[number]
    sort: SeatSort = "open" if seat.open else "person" if seat.level is None else "bot"
    here = sort == "bot" or (seat.player is not None and seat.player in present)
    yours = seat.player == player
    return TableSeatShape(
        sort,
        "" if seat.open else name,
        seat.level,
        yours,
        here,
        away=None if here else seat.away,
        stand_in=seat.stand_in,
        stood_in=seat.stood_in or seat.stand_in is not None,  # of one that is lent it must not show
        resigned=seat.resigned,
        mark=None if seat.player is None or seat.local else mark(seat.player),
        may_stand_in=None if yours else may_stand_in(table, number, here, now),
    )
