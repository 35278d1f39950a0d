"""The forms in which tiles are corrected: made from the schema, in words that an owner of the box knows."""

from collections.abc import Iterator
from typing import Final, get_args

from windfall.engine.files.entry_form import Choice, ChoiceInput, EntryForm, ListInput, NumberInput, Value
from windfall.engine.files.form_maker import Condition, Form, FormMaker
from windfall.titles.newfrontiers.data.checks import FORMS, REWARDS, STOCKPILED_AFTER
from windfall.titles.newfrontiers.data.schema import (
    BonusSpec,
    DevelopmentSpec,
    GoalCountSpec,
    GoalSpec,
    HomeSpec,
    Keyword,
    KindName,
    PowerSpec,
    StockpileSpec,
    WorldSpec,
)
from windfall.titles.newfrontiers.words import form_words as words
from windfall.titles.newfrontiers.words.selectors import PROVIDED, keyword_name

_MILITARY: Final = Condition({"type": ["military"]}, required=True)
_NON_MILITARY: Final = Condition({"type": ["non_military"]}, required=True)
_TILE: Final = ChoiceInput([], "", ["world", "home", "development"])
_KEYWORD: Final = ChoiceInput([Choice(keyword, keyword_name(keyword)) for keyword in get_args(Keyword)])
_EFFECT: Final = ChoiceInput([Choice(effect, text) for effect, text in PROVIDED.items()])
_COLONY: Final = ("name", "type", "cost", "defense", "vp", "kind", "goods", "keywords", "powers")


def forms() -> tuple[EntryForm, ...]:
    maker = FormMaker(
        words.FIELDS,
        words.VALUES,
        inputs={
            "keywords": ListInput(_KEYWORD, 0, None, distinct=True),
            "SelectorSpec.keyword": ListInput(_KEYWORD, 0, None, distinct=True, alone=True),
            "SelectorSpec.effect": ListInput(_EFFECT, 0, None, distinct=True, alone=True),
            "SelectorSpec.name": _TILE,
            "PowerSpec.with_tile": _TILE,
            "BonusSpec.table": ListInput(NumberInput(0, 99), 5, 5),
        },
        conditions={
            "WorldSpec.cost": _NON_MILITARY,
            "HomeSpec.cost": _NON_MILITARY,
            "defense": _MILITARY,
            "DevelopmentSpec.bonus": Condition({"size": ["large"]}, required=False),
            "stockpile": Condition({"scoring": ["stockpile"]}, required=True),
        },
    )
    maker.parts[PowerSpec] = maker.variants(PowerSpec, _power_forms())
    maker.parts[BonusSpec] = maker.variants(BonusSpec, _BONUS_FORMS)
    maker.parts[StockpileSpec] = maker.variants(StockpileSpec, _stockpile_forms())
    maker.parts[GoalCountSpec] = maker.variants(GoalCountSpec, _count_forms(maker))
    development = (
        "name",
        "size",
        "stack",
        "first_game",
        "cost",
        "vp",
        "spaces",
        "copies",
        "keywords",
        "powers",
        "bonus",
    )
    return (
        maker.entry("world", words.WORLD, WorldSpec, (*_COLONY, "bonus", "colonists", "no_trade")),
        maker.entry("home", words.HOME, HomeSpec, ("mat", "first_game", *_COLONY)),
        maker.entry("development", words.DEVELOPMENT, DevelopmentSpec, development),
        maker.entry("goal", words.GOAL, GoalSpec, ("name", "scoring", "count", "stockpile", "steps")),
    )


def _power_forms() -> Iterator[Form]:
    """The parameters of each effect are those that the loader knows; any of the rewards where it wants some."""
    for (action, effect), (needed, allowed) in FORMS.items():
        rewards = REWARDS if "rewards" in needed else frozenset()
        called = words.EFFECTS[action, effect]
        fixed = {"action": action, "effect": effect}
        yield Form(called, words.ACTIONS[action], fixed, needed - {"rewards"}, allowed | rewards)


_BONUS_FORMS: Final = (
    Form(words.PER_TILE, None, {}, ("vp", "per")),
    Form(words.PER_COUNT, None, {}, ("vp", "count"), ("every",)),
    Form(words.BY_TABLE, None, {"count": "kinds"}, ("table",)),
)


def _stockpile_forms() -> Iterator[Form]:
    for item, after in STOCKPILED_AFTER.items():
        of_worlds: dict[str, Value] = {"per_action": 1, "only_discarded": True} if item == "worlds" else {}
        yield Form(words.STOCKPILES[item], None, {"item": item, "after": after, **of_worlds}, ("max",))


def _count_forms(maker: FormMaker) -> Iterator[Form]:
    """What is counted; different things are those of a list."""
    actions = ChoiceInput([Choice(action, called) for action, called in words.ACTIONS.items()])
    told_apart = {"keywords": _KEYWORD, "power_types": actions, "kinds": maker.choice(get_args(KindName))}
    for what, called in words.COUNTS.items():
        if what in told_apart:
            several = ListInput(told_apart[what], 1, None, distinct=True)
            yield Form(called, None, {"what": what}, ("of",), inputs={"of": several})
        else:
            fixed = {"what": what, "action": "consume"} if what == "powers" else {"what": what}
            yield Form(called, None, fixed, ())
