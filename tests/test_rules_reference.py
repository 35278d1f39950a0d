"""The rules in the page are complete, and say of the games what the games do: every question and every ruling has its
place, and every number is the engine's."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import windfall
from tests.test_rulings_cited import COUNTS
from windfall.engine.words.catalogue import languages
from windfall.titles.jumpdrive.components.cards import PRESET_HANDS as JUMPDRIVE_HANDS
from windfall.titles.race.components.cards import PRESET_HANDS as RACE_HANDS

ROOT = Path(__file__).parent.parent
TITLES = tuple(COUNTS)
# Larger numbers in words; small ones are no figures of a rule but plain speech ("one", "twice", "a second world").
NUMBER_WORDS = {
    "en": "three four five six seven eight nine ten eleven twelve",
    "de": "drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "trois quatre cinq sept huit dix onze douze",
    "es": "tres cuatro cinco seis siete ocho nueve diez once doce",
}


class Texts(Visitor):
    """What stands in a catalogue besides arguments, and the arguments."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.arguments: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (named by the library)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)


@cache
def catalogue(title: str, language: str) -> Texts:
    found = Texts()
    path = ROOT / "src" / "windfall" / "catalogues" / language / f"{title}_rules.ftl"
    found.visit(parse(path.read_text(encoding="utf-8")))
    return found


@cache
def structure(title: str) -> str:
    """The sections of the rules, as the page has them."""
    return (ROOT / "web" / "src" / "titles" / title / "rules.ts").read_text(encoding="utf-8")


def listed(title: str, field: str) -> set[str]:
    """All that stands in the lists of this field."""
    lists: list[str] = re.findall(rf"{field}: \[(.*?)\]", structure(title), re.DOTALL)
    return {item for one in lists for item in re.findall(r'"([^"]+)"', one)}


@pytest.mark.parametrize("title", TITLES)
def test_every_question_has_a_section(title: str) -> None:
    game = windfall.title(title)
    names = set()
    while True:
        try:
            names.add(game.question_name(len(names)))
        except IndexError:
            break
    _, _, written = structure(title).partition("questions: {")
    placed = dict(re.findall(r'(\w+): "(\w+)"', written))
    assert placed.keys() == names
    assert set(placed.values()) <= set(re.findall(r'\bid: "(\w+)"', structure(title)))


@pytest.mark.parametrize("title", TITLES)
def test_every_ruling_is_told(title: str) -> None:
    mark, last = COUNTS[title]
    made_here = re.findall(rf"\*\*({mark}-w\d+) ", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))
    assert made_here
    assert listed(title, "rulings") == {f"{mark}-{number}" for number in range(1, last + 1)} | set(made_here)


@pytest.mark.parametrize("title", TITLES)
def test_what_is_shown_is_there(title: str) -> None:
    components = {component.id for component in windfall.title(title).components()}
    shown = {subject.split(":")[1] for subject in listed(title, "shows") if not re.match("(good|symbol):", subject)}
    assert shown
    assert shown <= components


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_all_numbers_are_those_of_the_engine(title: str, language: str) -> None:
    found = catalogue(title, language)
    numbers = re.compile(rf"\d|\b(?:{NUMBER_WORDS[language].replace(' ', '|')})\b", re.IGNORECASE)
    assert [text for text in found.texts if numbers.search(text)] == []
    assert found.arguments == set(windfall.title(title).rule_numbers())


def test_preset_hands_have_as_many_cards_as_the_rules_say() -> None:
    for title, hands in (("jumpdrive", JUMPDRIVE_HANDS.values()), ("race", RACE_HANDS.values())):
        sizes = {len(hand) for hand in hands if hand}
        assert sizes == {windfall.title(title).rule_numbers()["start_hand"]}
