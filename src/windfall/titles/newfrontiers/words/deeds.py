"""What players did, for statistics: the action tiles they selected, and the tiles they placed."""

from typing import Final

from windfall.engine.state import Event
from windfall.engine.title import Deed
from windfall.engine.words.message import Message, message
from windfall.titles.newfrontiers.rules.events import CONQUERS, DEVELOPS, PAYS_FOR_MILITARY, PAYS_FOR_WORLD, SELECTS
from windfall.titles.newfrontiers.words.names import ACTION_TILES, TILES

_NAMED: Final = {named.subject: named for named in (*ACTION_TILES, *TILES)}


def deeds(event: Event) -> tuple[Deed, ...]:
    code, _audience, seat, *rest = event
    if code == SELECTS:
        return (Deed(seat, "action", ACTION_TILES[rest[0]].subject),)
    if code in (DEVELOPS, PAYS_FOR_WORLD, PAYS_FOR_MILITARY, CONQUERS):
        return (Deed(seat, "placed", TILES[rest[0]].subject),)
    return ()


def deed_text(what: str) -> Message | None:
    return message("newfrontiers-tile-named", tile=_NAMED[what]) if what in _NAMED else None
