"""Words of New Frontiers that other titles have no like of: powers of any form, and words that agree."""

import re
from typing import Any

import msgspec
import pytest

from tests.newfrontiers.test_texts import EXAMPLES, power, tile
from tests.support.wrong_words import junk
from windfall.engine.words.catalogue import languages, wording
from windfall.titles.newfrontiers.data.schema import SelectorSpec
from windfall.titles.newfrontiers.words.power_texts import power_text
from windfall.titles.newfrontiers.words.selectors import a, each, many, one
from windfall.titles.newfrontiers.words.wording import sentence


@pytest.mark.parametrize("language", languages())
def test_every_power_can_be_said(language: str) -> None:
    """Also those that no tile has as it is shipped."""
    words = wording(language)
    for form, given, english in EXAMPLES:
        text = words.say(sentence(power_text(power(form, given), tile("galactic_salon"))))
        assert not junk(text), (junk(text), text)
        numbers = sorted(re.findall(r"\d+", english))
        assert sorted(re.findall(r"\d+", text)) == numbers, text


@pytest.mark.parametrize(
    ("language", "selector", "singular", "plural"),
    [
        ("de", {"tile": "colony", "military": True, "keyword": "rebel"}, "REBELLEN-Militärkolonie", "…kolonien"),
        ("de", {"keyword": ["alien", "xeno"]}, "ALIEN- oder XENO-Welt", "ALIEN- und XENO-Welten"),
        ("de", {"goods": "windfall", "military": True}, "militärische Glücksfallwelt", "…welten"),
        ("de", {"tile": "development", "size": "large"}, "große Entwicklung", "große Entwicklungen"),
        ("de", {"kind": "rare", "goods": "production"}, "Seltene-Elemente-Produktionswelt", "…welten"),
        (
            "fr",
            {"tile": "colony", "military": True, "keyword": "rebel"},
            "colonie militaire REBELLE",
            "colonies militaires REBELLE",
        ),
        ("fr", {"tile": "development", "size": "large"}, "grand développement", "grands développements"),
        ("fr", {"kind": "genes", "goods": "windfall"}, "monde d’aubaine Gènes", "mondes d’aubaine Gènes"),
        ("es", {"tile": "colony", "goods": "windfall"}, "colonia inesperada", "colonias inesperadas"),
        ("es", {"military": False, "kind": "genes"}, "mundo no militar de Genes", "mundos no militares de Genes"),
        ("es", {"tile": "development", "size": "small"}, "desarrollo pequeño", "desarrollos pequeños"),
    ],
)
def test_words_agree_in_gender_and_number(language: str, selector: dict[str, Any], singular: str, plural: str) -> None:
    spec, words = msgspec.convert(selector, SelectorSpec), wording(language)
    assert words.say(one(spec, "world")) == words.say(each(spec, "world")) == singular
    assert words.say(many(spec, "world")).endswith(plural.removeprefix("…"))


def test_articles_agree_with_the_sort_of_tile() -> None:
    world, colony = SelectorSpec(), SelectorSpec(tile="colony")
    told = {
        language: (wording(language).say(a(world, "world")), wording(language).say(a(colony, "world")))
        for language in ("de", "fr", "es")
    }
    assert told == {
        "de": ("eine Welt", "eine Kolonie"),
        "fr": ("un monde", "une colonie"),
        "es": ("un mundo", "una colonia"),
    }
