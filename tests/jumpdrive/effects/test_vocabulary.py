"""Nothing of the vocabulary is left without a test."""

import inspect
import pkgutil
import tomllib
from importlib import import_module
from typing import get_args

from tests.jumpdrive import effects
from tests.jumpdrive.effects import ABOUT, COVERED, words_of
from tests.jumpdrive.effects.test_clauses import ALONE
from tests.jumpdrive.effects.test_selectors import COUNTS
from windfall.engine.files.component_folder import shipped_component_file
from windfall.titles.jumpdrive.components import cards
from windfall.titles.jumpdrive.components.cards import CLAUSE_IDS, EFFECT_IDS, IDS, SPECS
from windfall.titles.jumpdrive.data.checks import CLAUSE_FORMS, LIMIT_FORMS, POWER_FORMS
from windfall.titles.jumpdrive.data.schema import Color, Keyword, LimitId

for module in pkgutil.iter_modules(effects.__path__):
    if module.name != "test_vocabulary":
        import_module(f"{effects.__name__}.{module.name}")

VOCABULARY = tomllib.loads(shipped_component_file("jumpdrive", "cards.toml"))["vocabulary"]


def words(*sorts: str) -> set[str]:
    return {word for sort, word in COVERED if sort in sorts}


def test_file_schema_and_checks_have_the_same_words() -> None:
    assert list(EFFECT_IDS) == list(POWER_FORMS) == VOCABULARY["effects"]
    assert list(CLAUSE_IDS) == list(CLAUSE_FORMS) == VOCABULARY["clause_kinds"]
    assert list(get_args(LimitId)) == list(LIMIT_FORMS) == VOCABULARY["limits"]
    assert list(get_args(Color)) == VOCABULARY["colors"]
    assert list(get_args(Keyword)) == VOCABULARY["keywords"]


def test_constants_are_the_words_in_their_order() -> None:
    """The constants of effects and of kinds of clauses are numbers, so that rules can be compiled."""
    for ids in (EFFECT_IDS, CLAUSE_IDS):
        assert [getattr(cards, word.upper()) for word in ids] == list(range(len(ids)))


def test_every_effect_of_powers_has_a_test() -> None:
    assert words("power") == set(EFFECT_IDS)


def test_every_kind_of_clause_has_a_test() -> None:
    assert words("vp", "income") == set(CLAUSE_IDS)


def test_every_limit_has_a_test() -> None:
    assert words("limit") == set(LIMIT_FORMS)


def test_every_selector_has_a_test() -> None:
    tested = {"card" if selector.startswith("card:") else selector for selector in COUNTS}
    assert tested == {*VOCABULARY["selectors"], "card"}


def test_every_word_on_every_card_has_a_test() -> None:
    shipped = {(*word, card.id) for card in SPECS for word in words_of(card)}
    tested = {(sort, word, card) for (sort, word), cards in COVERED.items() for card in cards}
    assert shipped - tested == set()
    assert tested - shipped == set()
    assert list(ALONE) == IDS


def test_a_test_uses_the_card_it_is_about() -> None:
    """The card is laid out in the test itself, or among its cases."""
    for test, card in ABOUT:
        source = inspect.getsource(test)
        body = "\n".join(line for line in source.splitlines() if not line.startswith("@covers"))
        assert f'"{card}"' in body, f"{test.__name__} says it is about {card}"
