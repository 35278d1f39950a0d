"""The form in which cards are corrected: made from the schema, in words that an owner of the box knows."""

from collections.abc import Iterator
from typing import Final, get_args

from windfall.engine.files.entry_form import Choice, ChoiceInput, EntryForm, ListInput
from windfall.engine.files.form_maker import Condition, Form, FormMaker, Words
from windfall.titles.jumpdrive.data.checks import CLAUSE_FORMS, LIMIT_FORMS, POWER_FORMS
from windfall.titles.jumpdrive.data.schema import CardSpec, ClauseSpec, Color, Keyword, LimitSpec, PowerSpec
from windfall.titles.jumpdrive.words.wording import thing

_FIELDS: Final = {
    "name": Words("Name", "As printed."),
    "type": Words("Type"),
    "copies": Words("Copies", "How many of them are in the deck."),
    "cost": Words("Cost", "The number at the top: cards to discard."),
    "color": Words("Color", "Of the world; gray has no good."),
    "military": Words("Military", "A military world is conquered: its number stands in a red circle."),
    "defense": Words("Defense", "The number at the top: the military it takes."),
    "keywords": Words("Keywords", "All that are printed in capitals."),
    "icons": Words("Icons", "How many of each; at most three on a card."),
    "explore": Words("Explore"),
    "IconsSpec.military": Words("Military"),
    "chromosome": Words("Chromosomes"),
    "vp": Words("VPs each round", "The sum of these."),
    "income": Words("Cards each round", "The sum of these."),
    "powers": Words("Powers", "What it does for later placements."),
    "limits": Words("Limits", "When it may be placed."),
    "presets": Words("First-game hands", "The letters on its copies; each marks one copy."),
    "n": Words("How much"),
    "of": Words("Of what"),
    "each": Words("For every", "So many together bring it once."),
    "other_n": Words("And for another player's", "As much for each that one other player has."),
    "except": Words("Not for"),
    "LimitSpec.n": Words("At most"),
    "LimitSpec.card": Words("Card"),
}
_VALUES: Final = {
    "blue": "blue: Novelty",
    "brown": "brown: Rare Elements",
    "green": "green: Genes",
    "yellow": "yellow: Alien Technology",
    "gray": "gray: no good",
}
_CLAUSES: Final = {
    "flat": Words("Always so much"),
    "per": Words("For each", "So much for each thing in your empire, or for every so many."),
    "pair": Words("For each pair", "So much for each pair of two sorts of things."),
    "with": Words("With", "So much if you have one."),
    "with_other": Words("If another player has", "So much if any other player has one."),
    "per_shared": Words("For each, and for another player's", "As well for each thing of one other player."),
}
_EFFECTS: Final = {
    "dev_discount": Words("Discount on developments"),
    "world_discount": Words("Discount on worlds", "On worlds that you pay for."),
    "military_vs": Words("Military against", "Only for such worlds."),
    "military_per": Words("Military for each", "So much for each thing in your empire."),
    "pay_for_military": Words("Pay for a military world", "At its defense, less a discount."),
    "second_world_paid": Words("Discard for a second world", "After you paid for the first; the second is cheaper."),
    "second_world_military": Words("Conquer a second world", "With the military that is left."),
    "pass_to_strongest": Words("Goes to the strongest", "Before scoring, to the player with most military."),
}
_LIMITS: Final = {
    "max_in_empire": Words("At most so many in an empire"),
    "no_military_unless": Words("Only without military", "Unless you have a certain card."),
}
_PHASES: Final = {"develop": "Develop", "settle": "Settle", "score": "Scoring"}
_ORDER: Final = (
    "name",
    "type",
    "copies",
    "color",
    "military",
    "cost",
    "defense",
    "keywords",
    "icons",
    "vp",
    "income",
    "powers",
    "limits",
    "presets",
)
_WORLDS: Final = ("world", *(f"world:{each}" for each in (*get_args(Color), "military", "nonmilitary")))
_KEYWORDS: Final = tuple(f"keyword:{keyword}" for keyword in get_args(Keyword))
_ICONS: Final = ("icon:explore", "icon:military", "icon:chromosome")


def _selector(selectors: tuple[str, ...]) -> ChoiceInput:
    return ChoiceInput([Choice(selector, thing(selector)) for selector in selectors], "card:")


# What an empire has, and what a card that is placed can be.
_COUNTED: Final = _selector(("development", *_WORLDS, *_ICONS, "military", *_KEYWORDS))
_PLACED: Final = _selector(("development", *_WORLDS, *_ICONS, *_KEYWORDS))


def forms() -> tuple[EntryForm, ...]:
    maker = FormMaker(
        _FIELDS,
        _VALUES,
        inputs={
            "ClauseSpec.of": _COUNTED,
            "PowerSpec.of": _PLACED,
            "except": _PLACED,
            "LimitSpec.card": ChoiceInput([], ""),
        },
        conditions={
            "color": Condition({"type": ["world"]}, required=True),
            "CardSpec.military": Condition({"type": ["world"]}, required=True),
            "cost": Condition({"military": [None, False]}, required=True),
            "defense": Condition({"military": [True]}, required=True),
        },
    )
    maker.parts[ClauseSpec] = maker.variants(ClauseSpec, _clause_forms())
    maker.parts[PowerSpec] = maker.variants(PowerSpec, _power_forms())
    maker.parts[LimitSpec] = maker.variants(LimitSpec, _limit_forms())
    return (maker.entry("card", Words("Card", "Cards"), CardSpec, _ORDER),)


def _clause_forms() -> Iterator[Form]:
    for kind, (needed, allowed) in CLAUSE_FORMS.items():
        of = ListInput(_COUNTED, 2, 2) if kind == "pair" else _COUNTED
        yield Form(_CLAUSES[kind], None, {"kind": kind}, {"n", *needed}, allowed, {"of": of})


def _power_forms() -> Iterator[Form]:
    for effect, (phase, needed) in POWER_FORMS.items():
        yield Form(_EFFECTS[effect], _PHASES[phase], {"phase": phase, "effect": effect}, needed)


def _limit_forms() -> Iterator[Form]:
    for limit, needed in LIMIT_FORMS.items():
        yield Form(_LIMITS[limit], None, {"limit": limit}, needed)
