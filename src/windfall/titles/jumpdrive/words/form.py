"""The form in which cards are corrected: made from the schema, in words that an owner of the box knows."""

from collections.abc import Iterator
from typing import Final, get_args

from windfall.engine.files.entry_form import Choice, ChoiceInput, EntryForm, ListInput
from windfall.engine.files.form_maker import Condition, Form, FormMaker, Words
from windfall.engine.words.message import message
from windfall.titles.jumpdrive.data.checks import CLAUSE_FORMS, LIMIT_FORMS, POWER_FORMS
from windfall.titles.jumpdrive.data.schema import CardSpec, ClauseSpec, Color, Keyword, LimitSpec, PowerSpec
from windfall.titles.jumpdrive.words.wording import thing

_FIELDS: Final = {
    "name": Words(message("jumpdrive-form-field-name"), message("jumpdrive-form-field-name-help")),
    "type": Words(message("jumpdrive-form-field-type")),
    "copies": Words(message("jumpdrive-form-field-copies"), message("jumpdrive-form-field-copies-help")),
    "cost": Words(message("jumpdrive-form-field-cost"), message("jumpdrive-form-field-cost-help")),
    "color": Words(message("jumpdrive-form-field-color"), message("jumpdrive-form-field-color-help")),
    "military": Words(message("jumpdrive-form-field-military"), message("jumpdrive-form-field-military-help")),
    "defense": Words(message("jumpdrive-form-field-defense"), message("jumpdrive-form-field-defense-help")),
    "keywords": Words(message("jumpdrive-form-field-keywords"), message("jumpdrive-form-field-keywords-help")),
    "icons": Words(message("jumpdrive-form-field-icons"), message("jumpdrive-form-field-icons-help")),
    "explore": Words(message("jumpdrive-form-field-explore")),
    "IconsSpec.military": Words(message("jumpdrive-form-field-icons-military")),
    "chromosome": Words(message("jumpdrive-form-field-chromosome")),
    "vp": Words(message("jumpdrive-form-field-vp"), message("jumpdrive-form-field-vp-help")),
    "income": Words(message("jumpdrive-form-field-income"), message("jumpdrive-form-field-income-help")),
    "powers": Words(message("jumpdrive-form-field-powers"), message("jumpdrive-form-field-powers-help")),
    "limits": Words(message("jumpdrive-form-field-limits"), message("jumpdrive-form-field-limits-help")),
    "presets": Words(message("jumpdrive-form-field-presets"), message("jumpdrive-form-field-presets-help")),
    "n": Words(message("jumpdrive-form-field-n")),
    "of": Words(message("jumpdrive-form-field-of")),
    "each": Words(message("jumpdrive-form-field-each"), message("jumpdrive-form-field-each-help")),
    "other_n": Words(message("jumpdrive-form-field-other-n"), message("jumpdrive-form-field-other-n-help")),
    "except": Words(message("jumpdrive-form-field-except")),
    "LimitSpec.n": Words(message("jumpdrive-form-field-limit-n")),
    "LimitSpec.card": Words(message("jumpdrive-form-field-limit-card")),
}
_VALUES: Final = {
    "development": thing("development"),
    "world": thing("world"),
    "blue": message("jumpdrive-form-value-blue"),
    "brown": message("jumpdrive-form-value-brown"),
    "green": message("jumpdrive-form-value-green"),
    "yellow": message("jumpdrive-form-value-yellow"),
    "gray": message("jumpdrive-form-value-gray"),
    **{keyword: message("jumpdrive-keyword", keyword=keyword) for keyword in get_args(Keyword)},
}
_CLAUSES: Final = {
    "flat": Words(message("jumpdrive-form-clause-flat")),
    "per": Words(message("jumpdrive-form-clause-per"), message("jumpdrive-form-clause-per-help")),
    "pair": Words(message("jumpdrive-form-clause-pair"), message("jumpdrive-form-clause-pair-help")),
    "with": Words(message("jumpdrive-form-clause-with"), message("jumpdrive-form-clause-with-help")),
    "with_other": Words(message("jumpdrive-form-clause-with-other"), message("jumpdrive-form-clause-with-other-help")),
    "per_shared": Words(message("jumpdrive-form-clause-per-shared"), message("jumpdrive-form-clause-per-shared-help")),
}
_EFFECTS: Final = {
    "dev_discount": Words(message("jumpdrive-form-effect-dev-discount")),
    "world_discount": Words(
        message("jumpdrive-form-effect-world-discount"), message("jumpdrive-form-effect-world-discount-help")
    ),
    "military_vs": Words(
        message("jumpdrive-form-effect-military-vs"), message("jumpdrive-form-effect-military-vs-help")
    ),
    "military_per": Words(
        message("jumpdrive-form-effect-military-per"), message("jumpdrive-form-effect-military-per-help")
    ),
    "pay_for_military": Words(
        message("jumpdrive-form-effect-pay-for-military"), message("jumpdrive-form-effect-pay-for-military-help")
    ),
    "second_world_paid": Words(
        message("jumpdrive-form-effect-second-world-paid"), message("jumpdrive-form-effect-second-world-paid-help")
    ),
    "second_world_military": Words(
        message("jumpdrive-form-effect-second-world-military"),
        message("jumpdrive-form-effect-second-world-military-help"),
    ),
    "pass_to_strongest": Words(
        message("jumpdrive-form-effect-pass-to-strongest"), message("jumpdrive-form-effect-pass-to-strongest-help")
    ),
}
_LIMITS: Final = {
    "max_in_empire": Words(message("jumpdrive-form-limit-max-in-empire")),
    "no_military_unless": Words(
        message("jumpdrive-form-limit-no-military-unless"), message("jumpdrive-form-limit-no-military-unless-help")
    ),
}
_PHASES: Final = {
    "develop": message("jumpdrive-form-phase-develop"),
    "settle": message("jumpdrive-form-phase-settle"),
    "score": message("jumpdrive-form-phase-score"),
}
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
    return (
        maker.entry("card", Words(message("jumpdrive-form-card"), message("jumpdrive-form-cards")), CardSpec, _ORDER),
    )


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
