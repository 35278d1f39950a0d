"""Events as messages: the log that a person can follow."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.state import Event
from windfall.engine.words.message import Message, Seat, Several, message, several
from windfall.titles.jumpdrive.components.cards import NAMED
from windfall.titles.jumpdrive.rules import events as happened
from windfall.titles.jumpdrive.rules.events import EVENT_NAMES


def event_text(event: Event) -> Message:
    """What an event tells."""
    code, _audience, seat, *rest = event
    return _TEXTS[EVENT_NAMES[code]](Seat(seat), rest)


def tells_again(events: Sequence[Event], place: int) -> bool:
    """Whether the cards that somebody draws or discards are told already: as the price of what was placed in this
    round, or by name, for who may know them, in the line after."""
    code, _audience, seat, *rest = events[place]
    if code not in _BY_NAME:
        return False
    if place + 1 < len(events) and events[place + 1][0] == _BY_NAME[code]:
        return True
    return code == happened.DISCARDS and rest[0] == _paid(events[:place], seat)


# What is told of cards by their number, and to who may know them by their names.
_BY_NAME: Final = {happened.DRAWS: happened.DRAWS_CARDS, happened.DISCARDS: happened.DISCARDS_CARDS}
_PRICED: Final = (happened.DEVELOPS, happened.SETTLES)


def _paid(events: Sequence[Event], seat: int) -> int:
    """The price of what a seat has placed since the round began or it last discarded."""
    paid = 0
    for event in reversed(events):
        if event[0] == happened.ROUND or (event[0], event[2]) == (happened.DISCARDS, seat):
            break
        if event[0] in _PRICED and event[2] == seat:
            paid += event[4]
    return paid


def _names(cards: list[int]) -> Several:
    return several((NAMED[card] for card in cards), "plain")


_TEXTS: Final[dict[str, Callable[[Seat, list[int]], Message]]] = {
    "round": lambda _, rest: message("jumpdrive-log-round", round=rest[0]),
    "dealer": lambda player, _: message("jumpdrive-log-dealer", player=player),
    "draws": lambda player, rest: message("jumpdrive-log-draws", player=player, cards=rest[0]),
    "draws_cards": lambda player, rest: message("jumpdrive-log-draws-cards", player=player, cards=_names(rest)),
    "discards": lambda player, rest: message("jumpdrive-log-discards", player=player, cards=rest[0]),
    "discards_cards": lambda player, rest: message("jumpdrive-log-discards-cards", player=player, cards=_names(rest)),
    "explores": lambda player, _: message("jumpdrive-log-explores", player=player),
    "develops": lambda player, rest: message(
        "jumpdrive-log-develops", player=player, card=NAMED[rest[0]], cards=rest[1]
    ),
    "settles": lambda player, rest: message("jumpdrive-log-settles", player=player, card=NAMED[rest[0]], cards=rest[1]),
    "conquers": lambda player, rest: message(
        "jumpdrive-log-conquers", player=player, card=NAMED[rest[0]], defense=rest[1], military=rest[2]
    ),
    "gives_up": lambda player, rest: message("jumpdrive-log-gives-up", player=player, card=NAMED[rest[0]]),
    "hands_over": lambda player, rest: message(
        "jumpdrive-log-hands-over", player=player, card=NAMED[rest[0]], heir=Seat(rest[1])
    ),
    "scores": lambda player, rest: message("jumpdrive-log-scores", player=player, vp=rest[0], total=rest[1]),
    "income": lambda player, rest: message("jumpdrive-log-income", player=player, cards=rest[0]),
    "reshuffle": lambda _, rest: message("jumpdrive-log-reshuffle", cards=rest[0]),
    "final_score": lambda player, rest: message("jumpdrive-log-final-score", player=player, vp=rest[0]),
    "wins": lambda player, rest: message("jumpdrive-log-wins", player=player, winners=rest[0]),
}
