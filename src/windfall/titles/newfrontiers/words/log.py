"""Events in words: the log that a person can follow."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.kinds import KIND_NAMES
from windfall.engine.state import Event
from windfall.engine.words.phrases import a, plural
from windfall.titles.newfrontiers.components.tiles import GOALS, NAMES
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_NAMES
from windfall.titles.newfrontiers.rules.events import EVENT_NAMES, NO_SOURCE
from windfall.titles.newfrontiers.words.score import END_WORDS


def event_text(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence; names are the players' by seat."""
    code, _audience, seat, *rest = event
    sentence = _TEXTS[EVENT_NAMES[code]](rest, names)
    return f"{names[seat]} {sentence}" if seat >= 0 else sentence


def _from(source: int) -> str:
    return "" if source == NO_SOURCE else f" ({NAMES[source]})"


def _consumes(rest: list[int]) -> str:
    source, goods, vp, credit_count = rest
    gains = [plural(vp, "VP")] if vp else []
    gains += [plural(credit_count, "credit")] if credit_count else []
    return f"consumes {plural(goods, 'good')} with {NAMES[source]} for {' and '.join(gains)}"


def _takes_produce_credits(rest: list[int]) -> str:
    return f"takes {plural(rest[0], 'credit')} from the Produce tile" if rest[0] else "finds no credits on Produce"


_TEXTS: Final[dict[str, Callable[[list[int], Sequence[str]], str]]] = {
    "round": lambda rest, _: f"Round {rest[0]}",
    "home": lambda rest, _: f"starts from {NAMES[rest[0]]}",
    "selects": lambda rest, _: f"selects {ACTION_TILE_NAMES[rest[0]]}",
    "gains_credits": lambda rest, _: f"gains {plural(rest[0], 'credit')}{_from(rest[1])}",
    "gains_vp": lambda rest, _: f"gains {plural(rest[0], 'VP')}{_from(rest[1])}",
    "gains_colonists": lambda rest, _: f"gains {plural(rest[0], 'colonist')}{_from(rest[1])}",
    "takes_produce_credits": lambda rest, _: _takes_produce_credits(rest),
    "first_priority": lambda _, __: "moves to the front of the priority track",
    "moves_up": lambda rest, names: f"moves ahead of {names[rest[0]]} on the priority track",
    "develops": lambda rest, _: f"develops {NAMES[rest[0]]} for {plural(rest[1], 'credit')}",
    "develops_nothing": lambda _, __: "develops nothing",
    "offer": lambda rest, _: f"Worlds drawn: {', '.join(NAMES[world] for world in rest) or 'none'}",
    "picks": lambda rest, _: f"picks {NAMES[rest[0]]}",
    "draws": lambda rest, _: f"draws {NAMES[rest[0]]}{_from(rest[1])}",
    "returns_world": lambda rest, _: f"returns {NAMES[rest[0]]} to the bag",
    "stockpiles_world": lambda rest, _: f"stockpiles {NAMES[rest[0]]}",
    "pays_for_world": lambda rest, _: f"settles {NAMES[rest[0]]} for {plural(rest[1], 'credit')}",
    "conquers": lambda rest, _: f"settles {NAMES[rest[0]]} (defense {rest[1]}, Military {rest[2]})",
    "pays_for_military": lambda rest, _: f"settles {NAMES[rest[0]]} by paying {plural(rest[1], 'credit')}",
    "replaces": lambda rest, _: f"replaces {NAMES[rest[0]]} with {NAMES[rest[1]]}",
    "windfall_good": lambda rest, _: f"gets {a(KIND_NAMES[rest[1]] + ' good')} with {NAMES[rest[0]]}",
    "gives_good": lambda rest, _: (
        f"gives up the {KIND_NAMES[rest[1]]} good of {NAMES[rest[0]]} for +{rest[3]} Military ({NAMES[rest[2]]})"
    ),
    "names_kind": lambda rest, _: f"sets Alien Oort Cloud Factory to {KIND_NAMES[rest[0]]}",
    "produces": lambda rest, _: f"produces {a(KIND_NAMES[rest[1]] + ' good')} on {NAMES[rest[0]]}",
    "pays_fee": lambda rest, _: f"pays {plural(rest[1], 'credit')} to produce on {NAMES[rest[0]]}",
    "stockpiles_good": lambda rest, _: f"stockpiles the {KIND_NAMES[rest[1]]} good of {NAMES[rest[0]]}",
    "sells": lambda rest, _: (
        f"sells the {KIND_NAMES[rest[1]]} good of {NAMES[rest[0]]} for {plural(rest[2], 'credit')}"
    ),
    "sells_nothing": lambda _, __: "sells nothing",
    "stockpiles_credits": lambda rest, _: f"stockpiles {plural(rest[0], 'credit')}",
    "consumes": lambda rest, _: _consumes(rest),
    "charts": lambda rest, _: f"draws {plural(rest[0], 'goal')}",
    "keeps_goal": lambda rest, _: f"keeps {GOALS[rest[0]].name} face down",
    "returns_goal": lambda rest, _: f"puts {GOALS[rest[0]].name} to the bottom of the goals",
    "turns_up": lambda rest, _: f"turns up the goal {GOALS[rest[0]].name}",
    "produce_tile": lambda rest, _: f"The Produce tile now holds {plural(rest[0], 'credit')}",
    "game_will_end": lambda rest, _: f"The game ends after this round: {END_WORDS[rest[0]].met}",
    "scores": lambda rest, _: f"scores {plural(rest[0], 'VP')}",
    "wins": lambda rest, _: "wins" if rest[0] == 1 else "shares the victory",
}
