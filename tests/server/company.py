"""People at a table of a hall in this process, by a clock that the test moves on; bots that are due never think."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.server.clock_for_tests import SetClock
from tests.server.test_store import fresh
from tests.support.said import said
from windfall.server.bots import BotPool
from windfall.server.component_sets import ComponentSets
from windfall.server.database.records import Pace, Player, SeatRecord
from windfall.server.database.store import Store
from windfall.server.neighbours import Neighbours
from windfall.server.settings import Limits, Settings
from windfall.server.tables.connection import Connection
from windfall.server.tables.hall import Hall
from windfall.server.tables.room import Room
from windfall.server.tables.seating import new_table
from windfall.server.talk.talk import Square, TalkHere
from windfall.server.wire.bodies import BotSeat, MySeat, OpenSeat
from windfall.server.wire.messages import Mute, Play

DEFAULT_LIMITS = Limits()
TITLES = ["newfrontiers", "race", "jumpdrive"]


@dataclass
class House:
    """A process of a server: a hall on a database, without workers."""

    url: str
    clock: SetClock
    store: Store
    hall: Hall
    limits: Limits
    guests: list["Guest"] = field(default_factory=list)

    @staticmethod
    async def open(url: str, clock: SetClock, square: Square | None = None, limits: Limits = DEFAULT_LIMITS) -> "House":
        settings = Settings(url, limits=limits)
        store = await Store.open(settings.url)
        neighbours = Neighbours.of(TalkHere(square), Limits(), b"secret")
        sets = await ComponentSets.open(store, TITLES)
        hall = Hall(settings, store, sets, BotPool(0, 1.0), neighbours, clock)
        if square is not None:
            await neighbours.talk.join("", neighbours.company.hear)
        return House(url, clock, store, hall, limits)

    async def table(self, title: str, *names: str, pace: Pace | None = None, bots: int = 0) -> tuple[str, list[Player]]:
        """A table for people of these names, whose game has started."""
        people = [fresh(name) for name in names]
        for person in people:
            await self.store.save_player(person)
        seats = [MySeat(), *(OpenSeat() for _ in people[1:]), *(BotSeat("easy") for _ in range(bots))]
        opened = new_table(title, {}, list(seats), people[0], False, False, pace=pace, now=self.clock.now())
        room = await self.hall.opening.open(opened)
        for number, person in enumerate(people[1:], start=1):
            await room.seats.change(person, number, MySeat())
        return opened.id, people

    async def come(self, table: str, player: Player) -> "Guest":
        room = await self.hall.come(table)
        connection = Connection(player, Limits(queued_messages=10_000, queued_bytes=10**9))
        self.hall.enter(room, connection)
        guest = Guest(self, room, player, connection)
        self.guests.append(guest)
        return guest

    async def end(self) -> None:
        for guest in tuple(self.guests):
            guest.leave()
        await self.hall.stop()
        await self.store.close()

    async def again(self) -> "House":
        """The server starts again."""
        await self.end()
        return await House.open(self.url, self.clock, limits=self.limits)


@dataclass
class Guest:
    """Somebody who is connected to a table, with all that was told to them."""

    house: House
    room: Room
    player: Player
    connection: Connection
    told: list[dict[str, Any]] = field(default_factory=list)

    @property
    def seat(self) -> int:
        return self.room.table.seats_of(self.player.id)[0]

    @property
    def record(self) -> SeatRecord:
        return self.room.table.seats[self.seat]

    def hear(self) -> list[dict[str, Any]]:
        """What was told since the last time."""
        heard = [json.loads(text) for text in self.connection._texts]
        self.connection._texts.clear()
        self.connection._bytes = 0
        self.told += heard
        return heard

    @property
    def table(self) -> dict[str, Any]:
        self.hear()
        found: dict[str, Any] = [each["table"] for each in self.told if each["type"] == "table"][-1]
        return found

    @property
    def clock(self) -> dict[str, Any]:
        """As it was told last."""
        self.hear()
        times = [
            each.get("clock") or each["table"]["clock"] for each in self.told if each["type"] in ("table", "state")
        ]
        found: dict[str, Any] = times[-1]
        return found

    @property
    def log(self) -> list[str]:
        """The lines of the log in words."""
        self.hear()
        lines: list[str] = []
        for each in self.told:
            if each["type"] == "state":
                told = [said(line["text"]) for frame in each["frames"] for line in frame["lines"]]
                lines = told if each["reset"] else lines + told
        return lines

    @property
    def wish(self) -> dict[str, Any] | None:
        self.hear()
        wishes = [each for each in self.told if each["type"] == "consent"]
        return wishes[-1] if wishes and wishes[-1]["asked_by"] is not None else None

    @property
    def chat(self) -> list[str]:
        """The lines of chat that were told."""
        return [json.loads(text)["text"] for text in self.connection._chat]

    async def say(self, text: str) -> None:
        await self.room.chat.say(self.connection, text)

    async def mute(self, other: Player, muted: bool = True) -> None:
        await self.room.mute(self.connection, Mute(self.room.chat.rules.speaker(other.id), muted))

    @property
    def asked(self) -> bool:
        assert self.room.live is not None
        return self.seat in self.room.live.course.game.seats

    async def play(self) -> None:
        """Give a whole answer to what is asked: the first that is allowed."""
        live = self.room.live
        assert live is not None
        decision = live.course.game.decision(self.seat)
        picks = decision.picks
        actions: Sequence[int] = (
            [decision.options[0].action] if picks is None else [each.action for each in picks.options[: picks.most]]
        )
        await self.room.moves.play(self.player.id, Play(self.seat, live.key(self.seat), list(actions)))

    @property
    def over(self) -> bool:
        assert self.room.live is not None
        return self.room.live.course.game.over

    async def play_any(self, rng: random.Random) -> None:
        """Pick one of what is asked at random."""
        live = self.room.live
        assert live is not None
        action = rng.choice(live.course.game.actions(self.seat))
        await self.room.moves.play(self.player.id, Play(self.seat, live.key(self.seat), [action]))

    def leave(self) -> None:
        self.house.guests.remove(self)
        self.house.hall.leave(self.room, self.connection)
