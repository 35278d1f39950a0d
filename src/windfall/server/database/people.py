"""What is stored of players besides their games: devices, tickets, passkeys, and who is a player no more."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.orm import InstrumentedAttribute

from windfall.server.database import turnover
from windfall.server.database.connected import Connected
from windfall.server.database.gathered import Gathered
from windfall.server.database.models import (
    DeviceRow,
    FormerPlayerRow,
    PasskeyRow,
    PlayerRow,
    PushSubscriptionRow,
    TicketRow,
)
from windfall.server.database.records import Appliance, Device, Passkey

Purpose: TypeAlias = Literal["link", "register", "sign in"]

_DEVICES_SHOWN: Final = 50


@dataclass(frozen=True, slots=True)
class Standing:
    """Whose a device is now; None if it is signed out or nobody's. `seen` if it is kept, `kept` if its player is."""

    player: str | None
    seen: datetime | None = None
    kept: bool = False


class People(Connected):
    """Every method is one transaction: when it returns, it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._standings = Gathered(self._found_standings)

    async def close(self) -> None:
        await self._standings.close()
        await super().close()

    # Devices

    async def standing(self, player: str, device: str) -> Standing:
        """Whose device this is, which was this player's when it was given its cookie."""
        return await self._standings.find((player, device)) or Standing(None)

    async def _found_standings(self, asked: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Standing]:
        return await self._do(lambda connection: _standings(connection, asked), writes=False)

    async def keep_device(self, player: str, device: str, appliance: Appliance, now: datetime) -> None:
        """Nothing happens if it is kept already, or its player is not."""
        row = _device_values(player, device, appliance, now)
        with suppress(IntegrityError):
            await self._change(insert(DeviceRow).values(row))

    async def see_device(self, device: str, appliance: Appliance, now: datetime) -> None:
        """It is there; its browser may be another version of itself."""
        change = update(DeviceRow).where(DeviceRow.id == device)
        await self._change(change.values(seen=now, browser=appliance.browser, system=appliance.system))

    async def devices_of(self, player: str) -> list[Device]:
        """Those that are not signed out, the one that was seen last first."""
        query = select(DeviceRow).where(DeviceRow.player == player, DeviceRow.signed_out.is_(False))
        rows = await self._rows(query.order_by(DeviceRow.seen.desc(), DeviceRow.id).limit(_DEVICES_SHOWN))
        return [Device(row.id, Appliance(row.browser, row.system), row.created, row.seen, row.name) for row in rows]

    async def rename_device(self, player: str, device: str, name: str) -> bool:
        """Whether it is a device of this player."""
        own = (DeviceRow.id == device, DeviceRow.player == player, DeviceRow.signed_out.is_(False))
        return await self._change(update(DeviceRow).where(*own).values(name=name)) > 0

    async def sign_out(self, player: str, device: str) -> bool:
        """Whether it was a device of this player until now."""
        own = (DeviceRow.id == device, DeviceRow.player == player, DeviceRow.signed_out.is_(False))
        silenced = delete(PushSubscriptionRow).where(
            PushSubscriptionRow.device == device, PushSubscriptionRow.player == player
        )
        return await self._change(silenced, update(DeviceRow).where(*own).values(signed_out=True)) > 0

    # Tickets

    async def add_ticket(self, hashed: str, purpose: Purpose, player: str | None, expires: datetime) -> None:
        now = datetime.now(expires.tzinfo)
        replaced = TicketRow.expires < now
        if player is not None:
            replaced = or_(replaced, (TicketRow.player == player) & (TicketRow.purpose == purpose))
        row = {"hash": hashed, "purpose": purpose, "player": player, "expires": expires}
        await self._change(delete(TicketRow).where(replaced), insert(TicketRow).values(row))

    async def ticket_owner(self, hashed: str, purpose: Purpose, now: datetime) -> str | None:
        good = (TicketRow.hash == hashed, TicketRow.purpose == purpose, TicketRow.expires > now)
        found = await self._rows(select(TicketRow.player).where(*good))
        return found[0].player if found else None

    async def take_ticket(self, hashed: str, purpose: Purpose, player: str | None, now: datetime) -> bool:
        whose = TicketRow.player.is_(None) if player is None else TicketRow.player == player
        good = (TicketRow.hash == hashed, TicketRow.purpose == purpose, TicketRow.expires > now, whose)
        return await self._change(delete(TicketRow).where(*good)) > 0

    # Passkeys

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Whether it was not there yet."""
        row = {
            "id": passkey.id,
            "player": passkey.player,
            "browser": passkey.appliance.browser,
            "system": passkey.appliance.system,
            "created": passkey.created,
            "used": passkey.used,
            "public_key": passkey.public_key,
            "sign_count": passkey.sign_count,
        }
        try:
            await self._change(insert(PasskeyRow).values(row))
        except IntegrityError:
            return False
        return True

    async def passkeys_of(self, player: str) -> list[Passkey]:
        query = select(PasskeyRow).where(PasskeyRow.player == player).order_by(PasskeyRow.created, PasskeyRow.id)
        return [_passkey(row) for row in await self._rows(query)]

    async def passkey(self, key: str) -> Passkey | None:
        rows = await self._rows(select(PasskeyRow).where(PasskeyRow.id == key))
        return _passkey(rows[0]) if rows else None

    async def use_passkey(self, key: str, sign_count: int, now: datetime) -> None:
        await self._change(update(PasskeyRow).where(PasskeyRow.id == key).values(sign_count=sign_count, used=now))

    async def remove_passkey(self, player: str, key: str) -> bool:
        return await self._change(delete(PasskeyRow).where(PasskeyRow.id == key, PasskeyRow.player == player)) > 0

    # Becoming another, or nobody

    async def join(self, old: str, new: str) -> None:
        """All that one player has becomes another's, whose devices those of the first are no more. `BothSeatedError` if
        both sit at a table that is not over."""
        await self._do(lambda connection: turnover.join(connection, old, new))

    async def delete(self, player: str, level: str) -> None:
        """Nobody is this player any more. Bots of this level play on where others wait."""
        await self._do(lambda connection: turnover.delete_player(connection, player, level))


async def _standings(connection: AsyncConnection, asked: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Standing]:
    columns = (DeviceRow.id, DeviceRow.player, DeviceRow.signed_out, DeviceRow.seen)
    rows = await connection.execute(select(*columns).where(DeviceRow.id.in_([device for _, device in asked])))
    devices = {
        row.id: Standing(None) if row.signed_out else Standing(row.player, row.seen, kept=True) for row in rows.all()
    }
    players = [player for player, device in asked if device not in devices]
    kept = await _those_in(connection, PlayerRow.id, players)
    former = await _those_in(connection, FormerPlayerRow.id, players)  # last: who was deleted meanwhile is seen here
    return {
        (player, device): devices.get(device)
        or (Standing(None) if player in former else Standing(player, kept=player in kept))
        for player, device in asked
    }


async def _those_in(connection: AsyncConnection, column: InstrumentedAttribute[str], ids: Sequence[str]) -> set[str]:
    return set((await connection.execute(select(column).where(column.in_(ids)))).scalars()) if ids else set()


def _device_values(player: str, device: str, appliance: Appliance, now: datetime) -> dict[str, Any]:
    return {
        "id": device,
        "player": player,
        "browser": appliance.browser,
        "system": appliance.system,
        "created": now,
        "seen": now,
        "signed_out": False,
    }


def _passkey(row: Any) -> Passkey:
    appliance = Appliance(row.browser, row.system)
    return Passkey(row.id, row.player, appliance, row.created, row.used, row.public_key, row.sign_count)
