"""Those who are connected to a table, and what they are told of it."""

from collections.abc import Callable, Container, Iterator

from windfall.server.database.records import SeatRecord, TableRecord
from windfall.server.tables.connection import Connection
from windfall.server.tables.seating import seat_names
from windfall.server.wire.messages import ServerMessage, StateMessage, TableMessage, write_message
from windfall.server.wire.shapes import ComponentSetShape, SeatShape, SeatSort, TableShape


class Audience:
    """The connections to one table."""

    def __init__(self, components: ComponentSetShape) -> None:
        self._components = components
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
        return {connection.player.id for connection in self._connections}

    @property
    def viewers(self) -> set[int]:
        return {connection.viewer for connection in self._connections}

    def tell(self, message: ServerMessage) -> None:
        """Say the same to everybody."""
        text = write_message(message)
        for connection in self:
            connection.send(text)

    def tell_table(self, table: TableRecord) -> None:
        present = self.present
        texts: dict[str, str] = {}
        for connection in self:
            player = connection.player.id
            if player not in texts:
                shape = table_shape(table, player, self._components, present)
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


def table_shape(
    table: TableRecord, player: str, components: ComponentSetShape, present: Container[str] = ()
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
        hints=table.hints_allowed,
        created=table.created,
        host=table.host == player,
        status=progress.status,
        seats=[
            _seat_shape(seat, name, player, present) for seat, name in zip(table.seats, seat_names(table), strict=True)
        ],
        moves=progress.moves,
        round=progress.round,
        your_turn=any(seat in own for seat in progress.asked),
        winners=None if progress.winners is None else list(progress.winners),
        again=table.again,
    )


def _seat_shape(seat: SeatRecord, name: str, player: str, present: Container[str]) -> SeatShape:
    sort: SeatSort = "open" if seat.open else "person" if seat.level is None else "bot"
    here = sort == "bot" or (seat.player is not None and seat.player in present)
    return SeatShape(sort, "" if seat.open else name, seat.level, seat.player == player, here)
