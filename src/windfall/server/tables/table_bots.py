"""The bots of a table: when they think, for whom, and how long they wait for their turn."""

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from windfall.server.bots import BotPool
from windfall.server.jobs.job import Asker
from windfall.server.metrics.counts import count_moves
from windfall.server.tables.audience import plays
from windfall.server.tables.connection import Connection
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.thinkers import Thinkers

if TYPE_CHECKING:
    from windfall.server.tables.room import Room


class TableBots:
    """Lets the bots that are asked think, and plays what they choose."""

    def __init__(self, room: "Room", pool: BotPool) -> None:
        self._room = room
        self.levels = pool.levels  # that can be placed here
        self.leads = True  # this process lets them think; another does after a change that it made
        self.thinkers = Thinkers(pool, self._play_answer, room.touch)
        self._address = ""  # of the one who plays here and came last: others' bots do not wait for theirs
        self._wait: int | None = None  # what was told of how long they wait

    def opened_from(self, address: str, player: str) -> None:
        """Somebody is there, or opens the table: if they play here, bots think for them."""
        if plays(self._room.table, player):
            self._address = address

    @property
    def asker(self) -> Asker:
        """For whom the bots of this table think."""
        return Asker(self._room.table.host, self._address)

    def wake(self) -> None:
        """Let every bot that is asked think, if it does not already."""
        if self._room.live is not None and not self._room.broken:
            self.leads = True
            self.thinkers.wake(self._room.live, self.asker)

    async def _play_answer(self, live: LiveGame, seat: int, key: str, action: int) -> None:
        since, room = time.perf_counter(), self._room

        async def change() -> None:
            if room.live is live and live.is_open(seat, key) and not room.broken:
                await room.moves.make(live, seat, (action,))
                count_moves(room.table.title, "bot", 1, since)

        await room.in_turn(change)

    def tell_wait(self, places: Mapping[str, int]) -> bool:
        """Tell how long the bots wait for their turn to think, if that is another time now; whether they do wait."""
        place = self.thinkers.place(places)
        if place != self._wait:
            self._wait = place
            for connection in self._room.audience:
                self._tell_place(connection)
        return place is not None

    def tell_again(self, connection: Connection) -> None:
        """Tell somebody who comes what the others were told."""
        if self._wait is not None:
            self._tell_place(connection)

    def _tell_place(self, connection: Connection) -> None:
        """How long they wait. Only to who is told that nobody but bots is asked: else it would tell who of them has
        answered already."""
        table, live = self._room.table, self._room.live
        asked = [] if live is None else live.asked(connection.viewer, table.seats_of(connection.player.id))
        shown = self._wait if all(table.seats[seat].bot is not None for seat in asked) else None
        connection.tell_wait(shown)

    def stop(self) -> None:
        """The server stops: bots think no further."""
        self.thinkers.stop()
