"""Events in words: the log that a person can follow."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.kinds import KIND_IDS
from windfall.engine.state import Event
from windfall.engine.words.message import Message, Seat, message
from windfall.titles.race.components.cards import DEVELOP, EXPLORE, PHASE_IDS
from windfall.titles.race.rules import events as happened
from windfall.titles.race.rules.events import EVENT_NAMES
from windfall.titles.race.words.names import CARDS, chosen, listed
from windfall.titles.race.words.rewards import rewards


def event_text(event: Event) -> Message:
    """An event as a sentence."""
    code, _audience, seat, *rest = event
    name = EVENT_NAMES[code]
    return _OF_THE_TABLE[name](rest) if name in _OF_THE_TABLE else _OF_A_SEAT[name](Seat(seat), rest)


def tells_again(events: Sequence[Event], place: int) -> bool:
    """Whether the cards that somebody draws or discards are told elsewhere: as a price or a gain in the line before, by
    name, for who may know them, in the line after, or with those that are kept in Explore."""
    code, _audience, seat, *rest = events[place]
    if code not in _BY_NAME:
        return False
    if place + 1 < len(events) and events[place + 1][0] == _BY_NAME[code]:
        return True
    earlier = events[:place]
    if code == happened.DRAWS and _phase(earlier) == EXPLORE:
        return True
    before = next((event for event in reversed(earlier) if event[0] != happened.WINDFALL_GOOD), None)
    return before is not None and before[2] == seat and _told_in(code, before) == rest[0]


# What is told of cards by their number, and to who may know them by their names.
_BY_NAME: Final = {happened.DRAWS: happened.DRAWS_CARDS, happened.DISCARDS: happened.DISCARDS_CARDS}
# Where, after the seat, an event has the cards that are then drawn or discarded.
_TOLD_IN: Final = {
    happened.DRAWS: {happened.TRADES: 2, happened.CONSUMES: 3},
    happened.DISCARDS: {happened.DEVELOPS: 1, happened.SETTLES: 1, happened.DISCARDS_FOR_VP: 1},
}


def _phase(events: Sequence[Event]) -> int | None:
    return next((event[3] for event in reversed(events) if event[0] == happened.PHASE), None)


def _told_in(code: int, event: Event) -> int | None:
    """How many cards an event tells, if it is one that tells them."""
    place = _TOLD_IN[code].get(event[0])
    return None if place is None else event[3 + place]


def _draws_cards(seat: Seat, cards: list[int]) -> Message:
    return message("race-log-draws-cards", seat=seat, cards=listed(cards))


def _discards_cards(seat: Seat, cards: list[int]) -> Message:
    return message("race-log-discards-cards", seat=seat, cards=listed(cards))


def _places_nothing(seat: Seat, rest: list[int]) -> Message:
    return message("race-log-no-development" if rest[0] == DEVELOP else "race-log-no-world", seat=seat)


def _develops(seat: Seat, rest: list[int]) -> Message:
    return message("race-log-develops", seat=seat, card=CARDS[rest[0]], cards=rest[1])


def _settles(seat: Seat, rest: list[int]) -> Message:
    return message("race-log-settles", seat=seat, card=CARDS[rest[0]], cards=rest[1])


def _conquers(seat: Seat, rest: list[int]) -> Message:
    card, defense, military = rest
    return message("race-log-conquers", seat=seat, card=CARDS[card], defense=defense, military=military)


def _windfall_good(seat: Seat, rest: list[int]) -> Message:
    return message("race-log-windfall-good", seat=seat, card=CARDS[rest[0]], kind=KIND_IDS[rest[1]])


def _trades(seat: Seat, rest: list[int]) -> Message:
    world, kind, cards = rest
    return message("race-log-trades", seat=seat, card=CARDS[world], kind=KIND_IDS[kind], cards=cards)


def _consumes(seat: Seat, rest: list[int]) -> Message:
    card, goods, vp, cards = rest
    return message("race-log-consumes", seat=seat, card=CARDS[card], goods=goods, gains=rewards(vp, cards))


def _discards_for_vp(seat: Seat, rest: list[int]) -> Message:
    card, cards, vp = rest
    return message("race-log-discards-for-vp", seat=seat, card=CARDS[card], cards=cards, vp=vp)


def _gambles(seat: Seat, rest: list[int]) -> Message:
    number, card, kept = rest
    return message(
        "race-log-gamble-won" if kept else "race-log-gamble-lost", seat=seat, number=number, card=CARDS[card]
    )


def _produces(seat: Seat, rest: list[int]) -> Message:
    return message("race-log-produces", seat=seat, card=CARDS[rest[0]], kind=KIND_IDS[rest[1]])


_OF_THE_TABLE: Final[dict[str, Callable[[list[int]], Message]]] = {
    "round": lambda rest: message("race-log-round", round=rest[0]),
    "phase": lambda rest: message("race-log-phase", phase=PHASE_IDS[rest[0]]),
    "reshuffle": lambda rest: message("race-log-reshuffle", cards=rest[0]),
}
_OF_A_SEAT: Final[dict[str, Callable[[Seat, list[int]], Message]]] = {
    "start_world": lambda seat, rest: message("race-log-start-world", seat=seat, card=CARDS[rest[0]]),
    "chooses": lambda seat, rest: message("race-log-chooses", seat=seat, card=chosen(rest)),
    "draws": lambda seat, rest: message("race-log-draws", seat=seat, cards=rest[0]),
    "draws_cards": _draws_cards,
    "discards": lambda seat, rest: message("race-log-discards", seat=seat, cards=rest[0]),
    "discards_cards": _discards_cards,
    "keeps": lambda seat, rest: message("race-log-keeps", seat=seat, cards=rest[0], drawn=rest[1]),
    "places_nothing": _places_nothing,
    "develops": _develops,
    "settles": _settles,
    "conquers": _conquers,
    "gives_up": lambda seat, rest: message("race-log-gives-up", seat=seat, card=CARDS[rest[0]]),
    "windfall_good": _windfall_good,
    "trades": _trades,
    "consumes": _consumes,
    "discards_for_vp": _discards_for_vp,
    "gambles": _gambles,
    "produces": _produces,
    "scores": lambda seat, rest: message("race-log-scores", seat=seat, vp=rest[0]),
    "wins": lambda seat, rest: message("race-log-wins" if rest[0] == 1 else "race-log-shares", seat=seat),
}
