"""Cards in words: what they do, worded from their powers, clauses and limits, so that a corrected amount changes the
text. A card that names others is worded for a box: the one in use, unless another is given."""

from collections.abc import Callable
from typing import Final

import msgspec

from windfall.engine.words.phrases import a, plural
from windfall.titles.jumpdrive.components.cards import COMPONENTS
from windfall.titles.jumpdrive.data.load import Components
from windfall.titles.jumpdrive.data.schema import CardSpec, ClauseSpec, LimitSpec, PowerSpec

PHASES: Final = {"develop": "Develop: ", "settle": "Settle: "}  # scoring is no phase that a player chooses
_WORLDS: Final = {
    "blue": "Novelty world",
    "brown": "Rare Elements world",
    "green": "Genes world",
    "yellow": "Alien Technology world",
    "gray": "gray world",
    "military": "military world",
    "nonmilitary": "non-military world",
}
_ICONS: Final = {"explore": "explore icon", "military": "military icon", "chromosome": "chromosome"}


def card_text(card: CardSpec, box: Components = COMPONENTS) -> str:
    """All that a card does but for its printed cost or defense."""
    parts = [
        f"{PHASES[power.phase]}{power_text(power, box)}." if power.phase in PHASES else power_sentence(power, box)
        for power in card.powers
    ]
    if card.vp or card.income:
        parts.append(yields_text(card, box))
    icons = [plural(number, _ICONS[name]) for name, number in msgspec.structs.asdict(card.icons).items() if number]
    if icons:
        parts.append(f"{_listed(icons)}.")
    parts += limit_texts(card, box)
    return " ".join(parts) or "No power."


def yields_text(card: CardSpec, box: Components = COMPONENTS) -> str:
    """The VPs and the income of a card."""
    clauses = [(clause, "VP" if number == 0 else "more VP") for number, clause in enumerate(card.vp)]
    clauses += [(clause, "card" if number == 0 else "more card") for number, clause in enumerate(card.income)]
    return f"Each round: {'; '.join(clause_text(clause, what, box) for clause, what in clauses)}."


def limit_texts(card: CardSpec, box: Components = COMPONENTS) -> list[str]:
    """Where it comes from and when it can be placed, in sentences."""
    center = ["Each player may take one from the center."] if card.center else []
    return center + [f"{_LIMITS[limit.limit](limit, box)}." for limit in card.limits]


def clause_text(clause: ClauseSpec, what: str, box: Components = COMPONENTS) -> str:
    """A clause that yields so much of what it is for."""
    return _CLAUSES[clause.kind](plural(clause.n, what), clause, box)


def _per_text(amount: str, clause: ClauseSpec, box: Components) -> str:
    each = clause.each or 1
    return f"{amount} per {f'{each} ' if each > 1 else ''}{_counted(clause, box, several=each > 1)}"


def _pair_text(amount: str, clause: ClauseSpec, box: Components) -> str:
    assert isinstance(clause.of, list)
    one, other = clause.of
    return f"{amount} per pair of {a(thing(one, box))} and {a(thing(other, box))}"


def _shared_text(amount: str, clause: ClauseSpec, box: Components) -> str:
    counted = _counted(clause, box)
    return f"{amount} per {counted} and {clause.other_n} per {counted} of one other player"


_CLAUSES: Final[dict[str, Callable[[str, ClauseSpec, Components], str]]] = {
    "flat": lambda amount, _, __: amount,
    "per": _per_text,
    "pair": _pair_text,
    "with": lambda amount, clause, box: f"{amount} if you have {_one(clause, box)}",
    "with_other": lambda amount, clause, box: f"{amount} if another player has {_one(clause, box)}",
    "per_shared": _shared_text,
}


def _one(clause: ClauseSpec, box: Components) -> str:
    return a(_counted(clause, box)).removeprefix("a copy of ")


def _counted(clause: ClauseSpec, box: Components, several: bool = False) -> str:
    assert isinstance(clause.of, str)
    return thing(clause.of, box, several=several)


def power_text(power: PowerSpec, box: Components = COMPONENTS) -> str:
    """What a power does, without its phase."""
    return _POWERS[power.effect](power, box)


def power_sentence(power: PowerSpec, box: Components = COMPONENTS) -> str:
    text = power_text(power, box)
    return f"{text[0].upper()}{text[1:]}."


def _pay_for_military_text(power: PowerSpec, box: Components) -> str:
    excepted = f", {_placed(power.excluding, box)} excepted," if power.excluding else ""
    return f"you may pay for a military world{excepted} at its defense less {power.n}"


_POWERS: Final[dict[str, Callable[[PowerSpec, Components], str]]] = {
    "dev_discount": lambda power, _: f"developments cost {power.n} less",
    "world_discount": lambda power, box: f"{_placed(power.of, box)} you pay for cost {power.n} less",
    "military_vs": lambda power, box: f"+{power.n} military against {_placed(power.of, box)}",
    "military_per": lambda power, box: f"+{power.n} military per {thing(power.of or '', box)}",
    "pay_for_military": _pay_for_military_text,
    "second_world_paid": lambda power, _: (
        f"after paying for a world, you may discard this to pay for a second one, for {power.n} less"
    ),
    "second_world_military": lambda _, __: (
        "after conquering a world, you may conquer a second one with the military left"
    ),
    "pass_to_strongest": lambda _, __: (
        "before scoring, this goes to the player with the most general military, if that is more than yours"
    ),
}
_LIMITS: Final[dict[str, Callable[[LimitSpec, Components], str]]] = {
    "max_in_empire": lambda limit, _: f"At most {limit.n} in your empire",
    "no_military_unless": lambda limit, box: f"Only without general military, or with {box.name_of(limit.card or '')}",
}


def thing(selector: str, box: Components = COMPONENTS, several: bool = False, card: str = "card") -> str:
    """What a selector counts; cards with a keyword are called by the word given.

    >>> thing("world:green"), thing("icon:explore", several=True), thing("card:trade_pact")
    ('Genes world', 'explore icons', 'copy of Trade Pact')
    """
    s = "s" if several else ""
    sort, _, name = selector.partition(":")
    if selector == "military":
        return f"point{s} of general military"
    if sort == "card":
        return f"{'copies' if several else 'copy'} of {box.name_of(name)}"
    if sort == "keyword":
        return f"{name} {card}{s}"
    if sort == "icon":
        return f"{_ICONS[name]}{s}"
    return f"{_WORLDS[name] if name else sort}{s}"


def _placed(selector: str | None, box: Components) -> str:
    """The worlds that a power is for."""
    return thing(selector or "world", box, several=True, card="world")


def _listed(parts: list[str]) -> str:
    """
    >>> _listed(["1 chromosome"]), _listed(["1 explore icon", "2 military icons", "1 chromosome"])
    ('1 chromosome', '1 explore icon, 2 military icons and 1 chromosome')
    """
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
