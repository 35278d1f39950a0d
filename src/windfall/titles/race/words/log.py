"""Events in words: the log that a person can follow."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.kinds import KIND_NAMES
from windfall.engine.state import Event
from windfall.engine.words.phrases import plural
from windfall.titles.race.components.cards import NAMES, PHASE_IDS
from windfall.titles.race.rules.actions import ACTION_CARD_NAMES
from windfall.titles.race.rules.events import EVENT_NAMES


def event_text(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence; names are the players' by seat."""
    code, _audience, seat, *rest = event
    sentence = _TEXTS[EVENT_NAMES[code]](rest)
    return f"{names[seat]} {sentence}" if seat >= 0 else sentence


def _names(cards: list[int]) -> str:
    return ", ".join(NAMES[card] for card in cards)


def _consumes(rest: list[int]) -> str:
    card, goods, vp, cards = rest
    gains = [plural(vp, "VP")] if vp or not cards else []
    gains += [plural(cards, "card")] if cards else []
    return f"consumes {plural(goods, 'good')} with {NAMES[card]} for {' and '.join(gains)}"


def _gambles(rest: list[int]) -> str:
    number, card, kept = rest
    return f"names {number}, turns up {NAMES[card]} and {'keeps' if kept else 'discards'} it"


_TEXTS: Final[dict[str, Callable[[list[int]], str]]] = {
    "round": lambda rest: f"Round {rest[0]}",
    "start_world": lambda rest: f"starts from {NAMES[rest[0]]}",
    "chooses": lambda rest: f"chooses {' and '.join(ACTION_CARD_NAMES[card] for card in rest)}",
    "phase": lambda rest: f"{PHASE_IDS[rest[0]].capitalize()} phase",
    "draws": lambda rest: f"draws {plural(rest[0], 'card')}",
    "draws_cards": lambda rest: f"draws {_names(rest)}",
    "discards": lambda rest: f"discards {plural(rest[0], 'card')}",
    "discards_cards": lambda rest: f"discards {_names(rest)}",
    "keeps": lambda rest: f"keeps {plural(rest[0], 'card')}",
    "places_nothing": lambda rest: f"places no {'development' if PHASE_IDS[rest[0]] == 'develop' else 'world'}",
    "develops": lambda rest: f"develops {NAMES[rest[0]]} for {plural(rest[1], 'card')}",
    "settles": lambda rest: f"settles {NAMES[rest[0]]} for {plural(rest[1], 'card')}",
    "conquers": lambda rest: f"settles {NAMES[rest[0]]} (defense {rest[1]}, Military {rest[2]})",
    "gives_up": lambda rest: f"discards {NAMES[rest[0]]} for its power",
    "windfall_good": lambda rest: f"gets a good with {NAMES[rest[0]]} ({KIND_NAMES[rest[1]]})",
    "trades": lambda rest: f"sells the {KIND_NAMES[rest[1]]} good of {NAMES[rest[0]]} for {plural(rest[2], 'card')}",
    "consumes": _consumes,
    "discards_for_vp": lambda rest: f"gains {plural(rest[2], 'VP')} for {plural(rest[1], 'card')} ({NAMES[rest[0]]})",
    "gambles": _gambles,
    "produces": lambda rest: f"produces on {NAMES[rest[0]]} ({KIND_NAMES[rest[1]]})",
    "reshuffle": lambda rest: f"The discards, {plural(rest[0], 'card')}, become the new deck",
    "scores": lambda rest: f"scores {plural(rest[0], 'VP')}",
    "wins": lambda rest: "wins" if rest[0] == 1 else "shares the victory",
}
