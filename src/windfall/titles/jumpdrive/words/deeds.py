"""What players did, for statistics: whether they explored, developed or settled, and the cards they placed."""

from typing import Final

from windfall.engine.state import Event
from windfall.engine.title import Deed
from windfall.engine.words.message import Message, message
from windfall.titles.jumpdrive.components.cards import NAMED
from windfall.titles.jumpdrive.rules.events import CONQUERS, DEVELOPS, EXPLORES, SETTLES

_NAMED: Final = {named.subject: named for named in NAMED}
_EXPLORE: Final = "action:explore"
_DEVELOP: Final = "action:develop"
_SETTLE: Final = "action:settle"
_ACTIONS: Final = {EXPLORES: _EXPLORE, DEVELOPS: _DEVELOP, SETTLES: _SETTLE, CONQUERS: _SETTLE}
_VERBS: Final = {
    _EXPLORE: message("jumpdrive-verb-explore"),
    _DEVELOP: message("jumpdrive-verb-develop"),
    _SETTLE: message("jumpdrive-verb-settle"),
}


def deeds(event: Event) -> tuple[Deed, ...]:
    code, _audience, seat, *rest = event
    if code not in _ACTIONS:
        return ()
    done = Deed(seat, "action", _ACTIONS[code])
    return (done,) if code == EXPLORES else (done, Deed(seat, "placed", NAMED[rest[0]].subject))


def deed_text(what: str) -> Message | None:
    return message("jumpdrive-card-named", card=_NAMED[what]) if what in _NAMED else _VERBS.get(what)
