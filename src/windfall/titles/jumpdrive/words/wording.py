"""Cards in words: what they do, worded from their powers, clauses and limits, so that a corrected amount changes the
text."""

from collections.abc import Callable
from typing import Final

import msgspec

from windfall.engine.words.phrases import a, plural
from windfall.titles.jumpdrive.components.cards import INDEX, NAMES
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


def card_text(card: CardSpec) -> str:
    """All that a card does but for its printed cost or defense."""
    parts = [
        f"{PHASES[power.phase]}{power_text(power)}." if power.phase in PHASES else power_sentence(power)
        for power in card.powers
    ]
    if card.vp or card.income:
        parts.append(yields_text(card))
    icons = [plural(number, _ICONS[name]) for name, number in msgspec.structs.asdict(card.icons).items() if number]
    if icons:
        parts.append(f"{_listed(icons)}.")
    parts += limit_texts(card)
    return " ".join(parts) or "No power."


def yields_text(card: CardSpec) -> str:
    """The VPs and the income of a card."""
    vps = [clause_text(clause, "VP" if number == 0 else "more VP") for number, clause in enumerate(card.vp)]
    cards = [clause_text(clause, "card" if number == 0 else "more card") for number, clause in enumerate(card.income)]
    return f"Each round: {'; '.join(vps + cards)}."


def limit_texts(card: CardSpec) -> list[str]:
    """Where it comes from and when it can be placed, in sentences."""
    center = ["Each player may take one from the center."] if card.center else []
    return center + [f"{_LIMITS[limit.limit](limit)}." for limit in card.limits]


def clause_text(clause: ClauseSpec, what: str) -> str:
    """A clause that yields so much of what it is for."""
    return _CLAUSES[clause.kind](plural(clause.n, what), clause)


def _per_text(amount: str, clause: ClauseSpec) -> str:
    each = clause.each or 1
    return f"{amount} per {_counted(clause)}" if each == 1 else f"{amount} per {each} {_counted(clause, several=True)}"


def _pair_text(amount: str, clause: ClauseSpec) -> str:
    assert isinstance(clause.of, list)
    one, other = clause.of
    return f"{amount} per pair of {a(thing(one))} and {a(thing(other))}"


def _shared_text(amount: str, clause: ClauseSpec) -> str:
    counted = _counted(clause)
    return f"{amount} per {counted} and {clause.other_n} per {counted} of one other player"


_CLAUSES: Final[dict[str, Callable[[str, ClauseSpec], str]]] = {
    "flat": lambda amount, _: amount,
    "per": _per_text,
    "pair": _pair_text,
    "with": lambda amount, clause: f"{amount} if you have {_one(clause)}",
    "with_other": lambda amount, clause: f"{amount} if another player has {_one(clause)}",
    "per_shared": _shared_text,
}


def _one(clause: ClauseSpec) -> str:
    return a(_counted(clause)).removeprefix("a copy of ")


def _counted(clause: ClauseSpec, several: bool = False) -> str:
    assert isinstance(clause.of, str)
    return thing(clause.of, several=several)


def power_text(power: PowerSpec) -> str:
    """What a power does, without its phase."""
    return _POWERS[power.effect](power)


def power_sentence(power: PowerSpec) -> str:
    text = power_text(power)
    return f"{text[0].upper()}{text[1:]}."


def _pay_for_military_text(power: PowerSpec) -> str:
    excepted = f", {_placed(power.excluding)} excepted," if power.excluding else ""
    return f"you may pay for a military world{excepted} at its defense less {power.n}"


_POWERS: Final[dict[str, Callable[[PowerSpec], str]]] = {
    "dev_discount": lambda power: f"developments cost {power.n} less",
    "world_discount": lambda power: f"{_placed(power.of)} you pay for cost {power.n} less",
    "military_vs": lambda power: f"+{power.n} military against {_placed(power.of)}",
    "military_per": lambda power: f"+{power.n} military per {thing(power.of or '')}",
    "pay_for_military": _pay_for_military_text,
    "second_world_paid": lambda power: (
        f"after paying for a world, you may discard this to pay for a second one, for {power.n} less"
    ),
    "second_world_military": lambda _: "after conquering a world, you may conquer a second one with the military left",
    "pass_to_strongest": lambda _: (
        "before scoring, this goes to the player with the most general military, if that is more than yours"
    ),
}
_LIMITS: Final[dict[str, Callable[[LimitSpec], str]]] = {
    "max_in_empire": lambda limit: f"At most {limit.n} in your empire",
    "no_military_unless": lambda limit: f"Only without general military, or with {NAMES[INDEX[limit.card or '']]}",
}


def thing(selector: str, several: bool = False, card: str = "card") -> str:
    """What a selector counts; cards with a keyword are called by the word given.

    >>> thing("world:green"), thing("icon:explore", several=True), thing("card:trade_pact")
    ('Genes world', 'explore icons', 'copy of Trade Pact')
    """
    s = "s" if several else ""
    sort, _, name = selector.partition(":")
    if selector == "military":
        return f"point{s} of general military"
    if sort == "card":
        return f"{'copies' if several else 'copy'} of {NAMES[INDEX[name]]}"
    if sort == "keyword":
        return f"{name} {card}{s}"
    if sort == "icon":
        return f"{_ICONS[name]}{s}"
    return f"{_WORLDS[name] if name else sort}{s}"


def _placed(selector: str | None) -> str:
    """The worlds that a power is for."""
    return thing(selector or "world", several=True, card="world")


def _listed(parts: list[str]) -> str:
    """
    >>> _listed(["1 chromosome"]), _listed(["1 explore icon", "2 military icons", "1 chromosome"])
    ('1 chromosome', '1 explore icon, 2 military icons and 1 chromosome')
    """
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
