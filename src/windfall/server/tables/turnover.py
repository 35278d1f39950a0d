"""Somebody at tables in memory has become another player, is deleted, or signed out on a device."""

from windfall.server.tables.connection import RELOAD, SIGNED_OUT
from windfall.server.tables.hall import Hall


async def turn_over(hall: Hall, player: str, another: str | None) -> None:
    """A player has become another, or nobody, which is stored already. Those who are connected as either come again, as
    who they are now; what was muted stays so."""
    concerned = [room for room in hall.rooms if room.concerns(player)]
    for room in hall.rooms:
        room.chat.turn_over(player, another)  # somebody may have spoken there, and be there no more
    for room in concerned:
        for connection in room.audience:
            if connection.player.id in (player, another):
                connection.close(RELOAD)
    await hall.catch_up()
    for room in concerned:
        room.bots.wake()  # one may play on for who is gone


def sign_out(hall: Hall, device: str) -> None:
    for room in hall.rooms:
        for connection in room.audience:
            if connection.device == device:
                connection.close(SIGNED_OUT)
