"""Nothing of the vocabulary is left without a test."""

import inspect
import pkgutil
from importlib import import_module
from typing import get_args

from tests.race import effects
from tests.race.effects import ABOUT, COVERED, parameters, shipped
from windfall.engine.kinds import KIND_IDS, KINDS
from windfall.titles.race.components import cards
from windfall.titles.race.components.cards import EFFECT_IDS, INDEX, PHASE_IDS, SPECS
from windfall.titles.race.data.checks import FORMS
from windfall.titles.race.data.schema import KindName
from windfall.titles.race.words.wording import TEXTS

# Names that already mean something else.
CONSTANTS = {"consume": "CONSUME_GOODS", "windfall": "WINDFALL_POWER"}

for module in pkgutil.iter_modules(effects.__path__):
    if module.name != "test_vocabulary":
        import_module(f"{effects.__name__}.{module.name}")


def test_every_effect_has_a_test() -> None:
    assert set(FORMS) - set(COVERED) == set()
    assert set(COVERED) - set(FORMS) == set()


def test_every_power_of_every_card_has_a_test() -> None:
    tested = {(phase, effect, card) for (phase, effect), cards in COVERED.items() for card in cards}
    assert shipped() - tested == set()


def test_every_parameter_is_tested_and_optional_ones_are_tested_absent_too() -> None:
    for (phase, effect), (needed, allowed) in FORMS.items():
        looked_at = [
            parameters(power)
            for card in COVERED[phase, effect]
            for power in SPECS[INDEX[card]].powers
            if (power.phase, power.effect) == (phase, effect)
        ]
        for parameter in needed | allowed:
            assert any(parameter in given for given in looked_at), (phase, effect, parameter)
        for parameter in allowed:
            assert any(parameter not in given for given in looked_at), (phase, effect, parameter)


def test_a_test_uses_the_card_it_is_about() -> None:
    """The card is laid out in the test itself, or among the cases of its module."""
    for test, card in ABOUT:
        _decorators, _, body = inspect.getsource(test).partition("\ndef ")
        if hasattr(test, "pytestmark"):
            body = inspect.getsource(inspect.getmodule(test))  # type: ignore[arg-type]
        assert f'"{card}"' in body, f"{test.__name__} says it is about {card}"


def test_the_numbers_of_effects_and_phases_are_those_of_their_names() -> None:
    for number, effect in enumerate(EFFECT_IDS):
        assert getattr(cards, CONSTANTS.get(effect, effect.upper())) == number, effect
    for number, phase in enumerate(PHASE_IDS):
        assert getattr(cards, phase.upper()) == number, phase
    assert {phase for phase, _effect in FORMS} == set(PHASE_IDS)
    assert get_args(KindName) == KIND_IDS[: len(KINDS)]


def test_every_effect_has_words() -> None:
    assert list(TEXTS) == list(EFFECT_IDS)
