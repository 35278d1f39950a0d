"""Cards in words: what they do, worded from their powers, clauses and limits, so that a corrected amount changes the
text. A card that names others is worded for a box: the one in use, unless another is given."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from windfall.engine.words.message import Argument, Message, Named, message, several
from windfall.titles.jumpdrive.components.cards import COMPONENTS
from windfall.titles.jumpdrive.data.load import Components
from windfall.titles.jumpdrive.data.schema import CardSpec, ClauseSpec, LimitSpec, PowerSpec

# How a thing is spoken of: behind "per", behind a number, or as one that somebody has.
ThingForm: TypeAlias = Literal["each", "several", "one"]

# Scoring is no phase that a player chooses.
PHASES: Final = {"develop": "jumpdrive-power-develop", "settle": "jumpdrive-power-settle"}
_THINGS: Final = {
    "development": "jumpdrive-thing-development",
    "world": "jumpdrive-thing-world",
    "world:blue": "jumpdrive-thing-blue",
    "world:brown": "jumpdrive-thing-brown",
    "world:green": "jumpdrive-thing-green",
    "world:yellow": "jumpdrive-thing-yellow",
    "world:gray": "jumpdrive-thing-gray",
    "world:military": "jumpdrive-thing-military-world",
    "world:nonmilitary": "jumpdrive-thing-nonmilitary-world",
    "icon:explore": "jumpdrive-thing-explore",
    "icon:military": "jumpdrive-thing-military-icon",
    "icon:chromosome": "jumpdrive-thing-chromosome",
    "military": "jumpdrive-thing-military",
}
_ICONS: Final = {
    "explore": "jumpdrive-icons-explore",
    "military": "jumpdrive-icons-military",
    "chromosome": "jumpdrive-icons-chromosome",
}


def card_text(card: CardSpec, box: Components = COMPONENTS) -> Message:
    """All that a card does but for its printed cost or defense."""
    parts = [
        message(PHASES[power.phase], power=power_text(power, box))
        if power.phase in PHASES
        else power_sentence(power, box)
        for power in card.powers
    ]
    if card.vp or card.income:
        parts.append(yields_text(card, box))
    icons = [message(_ICONS[name], n=number) for name, number in msgspec.structs.asdict(card.icons).items() if number]
    if icons:
        parts.append(message("jumpdrive-icons", icons=several(icons)))
    parts += limit_texts(card, box)
    return message("jumpdrive-text", sentences=several(parts, "sentences")) if parts else message("jumpdrive-no-power")


def yields_text(card: CardSpec, box: Components = COMPONENTS) -> Message:
    """The VPs and the income of a card."""
    vp, more_vp = "jumpdrive-amount-vp", "jumpdrive-amount-more-vp"
    cards, more_cards = "jumpdrive-amount-cards", "jumpdrive-amount-more-cards"
    clauses = [clause_text(clause, more_vp if number else vp, box) for number, clause in enumerate(card.vp)]
    clauses += [clause_text(clause, more_cards if number else cards, box) for number, clause in enumerate(card.income)]
    return message("jumpdrive-each-round", clauses=_clauses(clauses))


def _clauses(parts: Sequence[Message]) -> Message:
    """Clauses one after the other."""
    *others, whole = parts
    for part in reversed(others):
        whole = message("jumpdrive-clauses", first=part, rest=whole)
    return whole


def limit_texts(card: CardSpec, box: Components = COMPONENTS) -> list[Message]:
    """Where it comes from and when it can be placed, in sentences."""
    center = [message("jumpdrive-center")] if card.center else []
    return center + [_LIMITS[limit.limit](limit, box) for limit in card.limits]


def clause_text(clause: ClauseSpec, amount: str, box: Components = COMPONENTS) -> Message:
    """A clause that yields so much, told by the message of that id."""
    return _CLAUSES[clause.kind](message(amount, n=clause.n), clause, box)


def _per_text(amount: Message, clause: ClauseSpec, box: Components) -> Message:
    each = clause.each or 1
    if each == 1:
        return message("jumpdrive-clause-per", amount=amount, thing=_counted(clause, "each", box))
    return message("jumpdrive-clause-per-several", amount=amount, each=each, thing=_counted(clause, "several", box))


def _pair_text(amount: Message, clause: ClauseSpec, box: Components) -> Message:
    assert isinstance(clause.of, list)
    one, other = clause.of
    return message("jumpdrive-clause-pair", amount=amount, one=thing(one, box, "one"), other=thing(other, box, "one"))


def _with_text(amount: Message, clause: ClauseSpec, box: Components) -> Message:
    return message("jumpdrive-clause-with", amount=amount, thing=_counted(clause, "one", box))


def _with_other_text(amount: Message, clause: ClauseSpec, box: Components) -> Message:
    return message("jumpdrive-clause-with-other", amount=amount, thing=_counted(clause, "one", box))


def _shared_text(amount: Message, clause: ClauseSpec, box: Components) -> Message:
    assert clause.other_n is not None
    counted = _counted(clause, "each", box)
    return message("jumpdrive-clause-per-shared", amount=amount, thing=counted, other=clause.other_n)


_CLAUSES: Final[dict[str, Callable[[Message, ClauseSpec, Components], Message]]] = {
    "flat": lambda amount, _, __: amount,
    "per": _per_text,
    "pair": _pair_text,
    "with": _with_text,
    "with_other": _with_other_text,
    "per_shared": _shared_text,
}


def _counted(clause: ClauseSpec, form: ThingForm, box: Components) -> Message:
    assert isinstance(clause.of, str)
    return thing(clause.of, box, form)


def power_text(power: PowerSpec, box: Components = COMPONENTS) -> Message:
    """What a power does, without its phase."""
    if power.excluding is not None:
        worlds = _placed(power.excluding, box)
        return message("jumpdrive-power-pay-for-military-except", n=power.n or 0, worlds=worlds)
    given: dict[str, Argument] = {} if power.n is None else {"n": power.n}
    if power.effect == "military_per":
        given["thing"] = thing(power.of or "", box)
    elif power.of is not None:
        given["worlds"] = _placed(power.of, box)
    return message(_POWERS[power.effect], **given)


def power_sentence(power: PowerSpec, box: Components = COMPONENTS) -> Message:
    return message("jumpdrive-power-sentence", power=power_text(power, box))


_POWERS: Final = {
    "dev_discount": "jumpdrive-power-dev-discount",
    "world_discount": "jumpdrive-power-world-discount",
    "military_vs": "jumpdrive-power-military-vs",
    "military_per": "jumpdrive-power-military-per",
    "pay_for_military": "jumpdrive-power-pay-for-military",
    "second_world_paid": "jumpdrive-power-second-world-paid",
    "second_world_military": "jumpdrive-power-second-world-military",
    "pass_to_strongest": "jumpdrive-power-pass-to-strongest",
}
_LIMITS: Final[dict[str, Callable[[LimitSpec, Components], Message]]] = {
    "max_in_empire": lambda limit, _: message("jumpdrive-limit-max-in-empire", n=limit.n or 0),
    "no_military_unless": lambda limit, box: message(
        "jumpdrive-limit-no-military-unless", card=_named(box, limit.card or "")
    ),
}


def thing(selector: str, box: Components = COMPONENTS, form: ThingForm = "each") -> Message:
    """What a selector counts.

    >>> str(thing("world:green")), str(thing("icon:explore", form="several")), str(thing("card:trade_pact"))
    ('Genes world', 'explore icons', 'copy of Trade Pact')
    """
    sort, _, name = selector.partition(":")
    if sort == "card":
        return message("jumpdrive-thing-card", form=form, card=_named(box, name))
    if sort == "keyword":
        return message("jumpdrive-thing-keyword", form=form, keyword=name)
    return message(_THINGS[selector], form=form)


def _placed(selector: str, box: Components) -> Message:
    """The worlds that a power is for; a keyword is one of worlds then."""
    sort, _, name = selector.partition(":")
    if sort == "keyword":
        return message("jumpdrive-thing-keyword-world", keyword=name)
    return thing(selector, box, "several")


def _named(box: Components, card: str) -> Named:
    return Named(f"card:{card}", box.name_of(card))
