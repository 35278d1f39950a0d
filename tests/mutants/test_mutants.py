"""The tool that changes rules: it makes the mistakes it should, notices them, and knows which may stay."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.mutants.fixed import FIXED
from tests.mutants.mutations import ROOT, TITLES, mutants_in, mutants_of, sample
from tests.mutants.results import Results, accepted, told
from tests.mutants.survey import FileSurvey, Survey

ALL_TITLES = sorted(file.parent.name for file in TITLES.glob("*/title.py"))


def changes(tmp_path: Path, text: str) -> list[str]:
    """What is put in the place of what, in a module with this text."""
    file = tmp_path / "rule.py"
    file.write_text(text, encoding="utf-8")
    for mutant in mutants_in(file):
        compile(mutant.source, "rule.py", "exec")
    return [mutant.name.partition("rule.py ")[2] for mutant in mutants_in(file)]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("return a < b", ["a < b → a <= b"]),
        ("return 0 <= a < b", ["0 <= a < b → 0 < a < b", "0 <= a < b → 0 <= a <= b", "0 → 1"]),
        ("return a in (b, c)", ["a in (b, c) → a not in (b, c)", "(b, c) → (c,)", "(b, c) → (b,)"]),
        ("return a and (b or c)", ["a and (b or c) → (b or c)", "a and (b or c) → a", "b or c → c", "b or c → b"]),
        ("return not a", ["not a → a"]),
        ("return a + b // c", ["a + b // c → a - b // c", "b // c → b * c"]),
        ("return [*a] + [b]", []),
        ("return 3", ["3 → 4", "3 → 2"]),
        ("return True", ["True → False"]),
        ("return a if b else c", ["a if b else c → a", "a if b else c → c"]),
        ("return min(a, b)", ["min(a, b) → max(a, b)"]),
        ("return reversed(a)", ["reversed(a) → list(a)"]),
        ("return sorted(a, key=b)", ["sorted(a, key=b) → list(a)"]),
        ("return [x for x in a if x]", ["x → True"]),
        ("if a:\n        return b", ["a → True", "a → False"]),
        ("a.b = c", ["a.b = c → pass"]),
        ("a += b", ["a += b → a -= b", "a += b → pass"]),
        ("a.append(b)", ["a.append(b) → pass"]),
        ("give(state, seat)", ["give(state, seat) → pass", "seat → (seat + 1) % state.players"]),
        ("return state.empires[seat]", ["seat → (seat + 1) % state.players"]),
        ("return table_order(state)", ["table_order(state) → tuple(range(state.players))"]),
        ("for x in a:\n        break", ["break → continue", "break → pass"]),
        ('"""Words."""', []),
        ("assert a == 1", []),
        ("return zip(a, b, strict=True)", []),
        ("b: int = a", []),
    ],
)
def test_mistakes(tmp_path: Path, rule: str, expected: list[str]) -> None:
    assert changes(tmp_path, f"def rule(a, b, c, state, seat):\n    {rule}\n") == [f"rule: {name}" for name in expected]


def test_numbers_of_a_module_but_for_codes_and_tables(tmp_path: Path) -> None:
    text = "FIRST: Final = 0\nSECOND: Final = 1\nTHIRD: Final = 2\nLIMIT: Final = 10\nSTEPS: Final = (1, 2)\n"
    assert changes(tmp_path, text) == ["LIMIT: 10 → 11", "LIMIT: 10 → 9"]


def test_changes_alike_are_told_apart(tmp_path: Path) -> None:
    assert changes(tmp_path, "def rule(a, b):\n    a.b = – 1 if 0 else 1\n".replace("–", "-"))[-2:] == [
        "rule: 1 → 2 (2)",
        "rule: 1 → 0 (2)",
    ]


def test_text_before_a_change_may_be_of_any_letters(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text('NAME: Final = "Zoë – 3 → 4"; LIMIT: Final = 3\n', encoding="utf-8")
    assert mutants_in(file)[0].source == 'NAME: Final = "Zoë – 3 → 4"; LIMIT: Final = 4\n'


def test_a_sample_is_the_same_every_time_and_others_stay_when_a_mutant_goes() -> None:
    mutants = mutants_of("race")
    drawn = sample(mutants, 100, seed=1)
    assert drawn == sample(mutants, 100, seed=1) != sample(mutants, 100, seed=2)
    assert len(set(drawn)) == 100
    rest = sample([mutant for mutant in mutants if mutant != drawn[0]], 100, seed=1)
    assert len(set(drawn) & set(rest)) == 99


@pytest.mark.parametrize("title", ALL_TITLES)
def test_every_title_has_some_hundred_mutants_with_names_of_their_own(title: str) -> None:
    mutants = mutants_of(title)
    assert len(mutants) > 600
    assert len({mutant.name for mutant in mutants}) == len({mutant.source for mutant in mutants}) == len(mutants)
    assert {mutant.path.split("/")[1] for mutant in mutants} == {"components", "rules"}


@pytest.mark.parametrize("title", ALL_TITLES)
def test_what_may_survive_is_there_and_says_why(title: str) -> None:
    names = {mutant.name for mutant in mutants_of(title)}
    for name, reason in accepted(title).items():
        assert name in names, "a mutant that is no longer there"
        assert len(reason) > 20, name


def test_a_survivor_is_told_with_its_place_and_what_it_changes() -> None:
    mutant = next(mutant for mutant in mutants_of("race") if mutant.name == "race/rules/rounds.py HAND_LIMIT: 10 → 11")
    lines = list(told(mutant))
    assert lines[0] == f"src/windfall/titles/race/rules/rounds.py:{mutant.line}"
    assert lines[2:] == ["  -HAND_LIMIT: Final = 10", "  +HAND_LIMIT: Final = 11"]


class TwoFiles(Survey):
    """Tests that stand in two files, of each of which there is one version or another."""

    def __init__(self, **versions: str) -> None:
        self.versions = versions
        self.files = {f"{name}.py": FileSurvey("", {}) for name in versions}

    def digest(self, file: str) -> str:
        return self.versions[file.removesuffix(".py")]

    def digest_of_all(self) -> str:
        return str(self.versions)


@pytest.mark.parametrize(
    ("after", "known"),
    [
        (TwoFiles(first="1", second="1"), ["killed", "survived"]),
        (TwoFiles(first="1", second="2"), ["killed", None]),
        (TwoFiles(first="2", second="1"), [None, None]),
    ],
)
def test_only_what_a_change_of_tests_can_matter_for_is_tried_again(
    tmp_path: Path, after: Survey, known: list[str | None]
) -> None:
    """One mutant was killed by a test of the first file; a survivor must face any new test."""
    dead, alive, *_ = mutants_of("race")
    results = Results(TwoFiles(first="1", second="1"), tmp_path / "results")
    results.add(dead, "killed", "first.py::test_rule")
    results.add(alive, "survived", "second.py::test_other")
    again = Results(after, tmp_path / "results")
    assert [result and result.outcome for result in (again.of(dead), again.of(alive))] == known


@pytest.mark.share("race")
@pytest.mark.parametrize("title", ALL_TITLES)
def test_a_dozen_mutants_end_as_they_should(title: str, tmp_path: Path) -> None:
    """A real run of the tool for each title."""
    subprocess.run([sys.executable, "-m", "tests.mutants.fixed", title, tmp_path], cwd=ROOT, check=True)
    assert msgspec.json.decode((tmp_path / "outcomes.json").read_bytes()) == FIXED[title][1]
