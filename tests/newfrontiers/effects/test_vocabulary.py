"""Nothing of the vocabulary is left without a test."""

import inspect
import pkgutil
from importlib import import_module
from typing import get_args

from tests.newfrontiers import effects
from tests.newfrontiers.effects import ABOUT, COVERED, shipped
from windfall.titles.newfrontiers.components import powers
from windfall.titles.newfrontiers.data.checks import FORMS, REWARDS
from windfall.titles.newfrontiers.data.schema import ActionName, EffectName

for module in pkgutil.iter_modules(effects.__path__):
    if module.name != "test_vocabulary":
        import_module(f"{effects.__name__}.{module.name}")


def test_every_effect_has_a_test() -> None:
    assert set(FORMS) - set(COVERED) == set()
    assert set(COVERED) - set(FORMS) == set()


def test_every_parameter_has_a_test() -> None:
    missing = []
    for form, (needed, allowed) in FORMS.items():
        looked_at = frozenset[str]().union(*COVERED[form])
        missing += [(*form, parameter) for parameter in (needed | allowed) - {"rewards"} - looked_at]
        if "rewards" in needed:
            missing += [(*form, reward) for reward in REWARDS - looked_at]
    assert missing == []


def test_optional_parameters_are_tested_absent_too() -> None:
    for form, (_needed, allowed) in FORMS.items():
        for parameter in allowed:
            assert any(parameter not in looked_at for looked_at in COVERED[form]), (form, parameter)


def test_every_form_of_a_power_that_ships_has_a_test() -> None:
    assert [
        (action, effect, set(form)) for action, effect, form in shipped() if form not in COVERED[action, effect]
    ] == []


def test_a_test_uses_the_tile_it_is_about() -> None:
    """The tile is laid out in the test itself, or among the cases of its module."""
    for test, tile in ABOUT:
        _decorators, _, body = inspect.getsource(test).partition("\ndef ")
        if hasattr(test, "pytestmark"):
            body = inspect.getsource(inspect.getmodule(test))  # type: ignore[arg-type]
        assert f'"{tile}"' in body, f"{test.__name__} says it is about {tile}"


def test_actions_and_effects_have_the_numbers_of_the_schema() -> None:
    """Names stand once, in the schema. Their numbers are constants of their own, so that they can be compiled in."""
    renamed = {"windfall": "WINDFALL_POWER", "consume": "CONSUME_GOODS"}
    for number, action in enumerate(get_args(ActionName)):
        assert getattr(powers, action.upper()) == number
    for number, effect in enumerate(get_args(EffectName)):
        assert getattr(powers, renamed.get(effect, effect.upper())) == number
    assert {effect for _, effect in FORMS} == set(get_args(EffectName))
