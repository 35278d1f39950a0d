"""A house with a desk for notices, whose clock the test moves on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.notices.stand_ins import Posted, Receiver
from windfall.server.database.notice_records import NoticeSettings, Webhook
from windfall.server.database.records import Player
from windfall.server.notices.channels import Channels
from windfall.server.notices.desk import Desk
from windfall.server.settings import NoticeChannels, Settings
from windfall.server.talk.talk import Square

ORIGIN = "https://games.example"


@dataclass
class Office:
    """A process that looks after notices, step by step."""

    house: House
    desk: Desk
    channels: Channels

    async def go_round(self) -> None:
        """Look at what was changed, and send what is due."""
        assert self.desk.courier is not None
        await self.desk.watch.tick()
        await self.desk.courier.tick()
        await self.desk.courier.settle()

    async def after(self, **time: float) -> None:
        self.house.clock.move_on(**time)
        await self.go_round()


@asynccontextmanager
async def office(
    url: str, clock: SetClock | None = None, square: Square | None = None, **channels: object
) -> AsyncIterator[Office]:
    clock = clock or SetClock()
    house = await House.open(url, clock, square)
    settings = Settings(url, origins=(ORIGIN,), notices=NoticeChannels(private_webhooks=True, **channels))  # type: ignore[arg-type]
    opened = await Channels.open(settings, house.store)
    try:
        yield Office(house, Desk(house.store, house.hall, opened), opened)
    finally:
        await opened.close()
        await house.end()


async def tell_by_webhook(office: Office, player: Player, receiver: Receiver, **more: object) -> NoticeSettings:
    """A player is told at a path of the receiver that is theirs."""
    webhook = Webhook(f"{receiver.url}/{player.name}", "json")
    settings = NoticeSettings(player.id, "en", ORIGIN, webhook=webhook, **more)  # type: ignore[arg-type]
    await office.house.store.notices.save_settings(settings)
    return settings


def told(posted: list[Posted]) -> list[str]:
    """Who was told what, in short."""
    return [f"{each.path[1:]}: {each.json['title']}" for each in posted]


async def seat_of_asked(house: House, table: str, people: list[Player]) -> tuple[Guest, Guest]:
    """Who has to choose, and the other, both at the table."""
    guests = [await house.come(table, person) for person in people]
    asked = next(guest for guest in guests if guest.asked)
    return asked, next(guest for guest in guests if guest is not asked)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
