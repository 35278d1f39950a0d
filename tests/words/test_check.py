"""What `make words` lists and `make lint` fails on."""

from pathlib import Path

import build_words
import pytest
from build_words import Catalogue, Use, english_problems, translation_problems

ENGLISH = """
page-hello = Hello, { $name }
page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-all = All { page-cards }
page-verb = { $change ->
    [more] gains
   *[less] loses
} cards
"""
USES = [
    Use("page-hello", "a.py:1", frozenset({"name"})),
    Use("page-all", "a.py:2", frozenset({"count"})),
    Use("page-verb", "a.py:3"),
]


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(build_words, "CATALOGUES", tmp_path)
    _write(tmp_path, "en", ENGLISH)
    return tmp_path


def _write(folder: Path, language: str, text: str) -> Catalogue:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "page.ftl").write_text(text, "utf-8")
    return Catalogue.read(language)


def test_nothing_is_wrong_with_what_fits(catalogues: Path) -> None:
    english = Catalogue.read("en")
    german = _write(catalogues, "de", ENGLISH.replace("Hello", "Hallo"))
    assert english_problems(english, USES) == english.problems == german.problems == []
    assert translation_problems(german, english) == []


@pytest.mark.parametrize(
    ("use", "problem"),
    [
        (Use("page-bye", "a.py:9"), "page-bye is missing; a.py:9 says it"),
        (
            Use("page-hello", "a.py:9", frozenset()),
            "page-hello has the arguments name; a.py:9 gives none",
        ),
        (
            Use("page-all", "a.py:9", frozenset({"count", "name"})),
            "page-all has the arguments count; a.py:9 gives count, name",
        ),
    ],
)
@pytest.mark.usefixtures("catalogues")
def test_english_must_have_what_the_sources_say(use: Use, problem: str) -> None:
    assert english_problems(Catalogue.read("en"), [*USES, use]) == [problem]


@pytest.mark.usefixtures("catalogues")
def test_what_nothing_says_is_not_used() -> None:
    assert english_problems(Catalogue.read("en"), USES[:2]) == ["page-verb is not used"]
    assert english_problems(Catalogue.read("en"), [USES[0], USES[2]]) == ["page-all is not used"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("page-hello = Hello, { $name }\n", "", "page-hello is missing"),
        ("{ $name }", "", "page-hello has the arguments none; in English it has name"),
        ("{ $name }", "{ $name } { $seat }", "page-hello has the arguments name, seat; in English it has name"),
        ("page-hello", "page-bye = Bye\npage-hello", "page-bye is not used: English has no such message"),
        ("page-hello", "-term = term\npage-hello", "-term is not used"),
    ],
)
def test_a_translation_must_have_what_english_has(catalogues: Path, old: str, new: str, problem: str) -> None:
    german = _write(catalogues, "de", ENGLISH.replace(old, new, 1))
    assert translation_problems(german, Catalogue.read("en")) == [problem]


def test_a_language_need_not_choose_as_english_does(catalogues: Path) -> None:
    start = ENGLISH.index("page-verb")
    german = _write(catalogues, "de", f"{ENGLISH[:start]}page-verb = ändert Karten\n")
    assert translation_problems(german, Catalogue.read("en")) == []


def test_names_of_components_are_given_or_not(catalogues: Path) -> None:
    german = _write(catalogues, "de", f"{ENGLISH}page-name-card-gem_world = Juwelenwelt\n")
    assert translation_problems(german, Catalogue.read("en")) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("page-hello = Hello", "page-hello Hello", "page.ftl, line 2, cannot be read"),
        ("page-all", "page-hello", "page-hello stands there twice"),
        ("page-hello", "race-hello", "race-hello stands in page.ftl"),
        ("{ page-cards }", "{ page-nothing }", "page-all refers to page-nothing, which is not there"),
    ],
)
def test_a_catalogue_must_be_sound(catalogues: Path, old: str, new: str, problem: str) -> None:
    (found,) = _write(catalogues, "de", ENGLISH.replace(old, new, 1)).problems
    assert found.startswith(problem)


def test_the_sources_are_read() -> None:
    uses = [*build_words.python_uses(), *build_words.client_uses()]
    assert Use("engine-shortage", "src/windfall/engine/words/notes.py", frozenset({"missing"})) in [
        Use(use.id, use.place.partition(":")[0], use.arguments) for use in uses
    ]
    assert [use for use in uses if use.place.startswith("web/src/") and use.arguments]
