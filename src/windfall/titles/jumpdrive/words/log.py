"""Events in words: the log that a person can follow."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.state import Event
from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import NAMES
from windfall.titles.jumpdrive.rules.events import EVENT_NAMES


def event_text(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence; names are the players' by seat."""
    code, _audience, seat, *rest = event
    sentence = _TEXTS[EVENT_NAMES[code]](rest, names)
    return f"{names[seat]} {sentence}" if seat >= 0 else sentence


def _names(cards: list[int]) -> str:
    return ", ".join(NAMES[card] for card in cards)


_TEXTS: Final[dict[str, Callable[[list[int], Sequence[str]], str]]] = {
    "round": lambda rest, _: f"Round {rest[0]}",
    "dealer": lambda _, __: "is the dealer",
    "draws": lambda rest, _: f"draws {plural(rest[0], 'card')}",
    "draws_cards": lambda rest, _: f"draws {_names(rest)}",
    "discards": lambda rest, _: f"discards {plural(rest[0], 'card')}",
    "discards_cards": lambda rest, _: f"discards {_names(rest)}",
    "explores": lambda _, __: "places an Explore marker",
    "develops": lambda rest, _: f"develops {NAMES[rest[0]]} for {plural(rest[1], 'card')}",
    "settles": lambda rest, _: f"settles {NAMES[rest[0]]} for {plural(rest[1], 'card')}",
    "conquers": lambda rest, _: f"settles {NAMES[rest[0]]} (defense {rest[1]}, military {rest[2]})",
    "gives_up": lambda rest, _: f"discards {NAMES[rest[0]]} for a second world",
    "hands_over": lambda rest, names: f"hands {NAMES[rest[0]]} to {names[rest[1]]}",
    "scores": lambda rest, _: f"scores {plural(rest[0], 'VP')} this round, {rest[1]} in all",
    "income": lambda rest, _: f"collects an income of {plural(rest[0], 'card')}",
    "reshuffle": lambda rest, _: f"The discards, {plural(rest[0], 'card')}, become the new deck",
    "final_score": lambda rest, _: f"ends with {plural(rest[0], 'VP')}",
    "wins": lambda rest, _: "wins" if rest[0] == 1 else "shares the victory",
}
