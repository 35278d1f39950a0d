"""What players did, for statistics: the action cards they chose, and the cards they placed."""

from typing import Final

from windfall.engine.state import Event
from windfall.engine.title import Deed
from windfall.engine.words.message import Message, message
from windfall.titles.race.rules.events import CHOOSES, CONQUERS, DEVELOPS, SETTLES
from windfall.titles.race.words.names import ACTION_CARDS, CARDS

_NAMED: Final = {named.subject: named for named in (*ACTION_CARDS, *CARDS)}


def deeds(event: Event) -> tuple[Deed, ...]:
    code, _audience, seat, *rest = event
    if code == CHOOSES:
        return tuple([Deed(seat, "action", ACTION_CARDS[card].subject) for card in rest])
    if code in (DEVELOPS, SETTLES, CONQUERS):
        return (Deed(seat, "placed", CARDS[rest[0]].subject),)
    return ()


def deed_text(what: str) -> Message | None:
    return message("race-chosen", card=_NAMED[what]) if what in _NAMED else None
