"""One run of pytest in which the tests of a title are collected once, and then tried on mutant after mutant."""

from collections.abc import Iterator, Sequence
from typing import Final

import hypothesis
import pytest

from tests.mutants.forks import Ended, Note, in_forks, was_too_long
from tests.mutants.mutations import ROOT, Mutant
from tests.mutants.results import Outcome, Results
from tests.mutants.survey import Lines, Survey, file_of
from tests.mutants.trial import QUIET, SURVIVED, Judge, try_from_start, try_in_place

FOLDER: Final = ROOT / "build/mutants"
# Golden games move with every change of the rules, and are recorded again: they do not say what the rule is.
NOT_ASKED: Final = "test_golden.py"


class Session:
    """A plugin of pytest that tries mutants instead of running the tests."""

    def __init__(self, title: str, mutants: Sequence[Mutant], jobs: int) -> None:
        self.title = title
        self.mutants = mutants
        self.jobs = jobs
        self.outcomes: dict[Mutant, Outcome] = {}
        self.tests: dict[str, pytest.Item] = {}
        self.seconds: dict[str, float] = {}
        self._imported = Lines(title)
        self._at_import: dict[str, list[int]] = {}

    def run(self, *arguments: str) -> None:
        # the same examples in every run
        hypothesis.settings.register_profile("mutants", derandomize=True, database=None)
        hypothesis.settings.load_profile("mutants")
        with self._imported:
            code = pytest.main([*QUIET, *arguments], plugins=[self])
        if code:
            raise SystemExit(f"the tests of {self.title} could not be collected: pytest ended with {code!r}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._imported.stop()
        self._at_import = self._imported.taken()
        self.tests = {test.nodeid: test for test in session.items}
        self.try_all()
        return True

    def try_all(self) -> None:
        """Each mutant on all tests there are."""
        for mutant, ended in self.tried(self.mutants):
            self.outcomes[mutant] = outcome(ended)

    def tried(self, mutants: Sequence[Mutant]) -> Iterator[tuple[Mutant, Ended]]:
        return in_forks(mutants, self._try, self.jobs)

    def tests_for(self, _mutant: Mutant) -> Sequence[str]:
        return [*self.tests]

    def runs_at_import(self, mutant: Mutant) -> bool:
        """Does it change what runs before any test does, such as the tables of components?"""
        return not set(mutant.lines).isdisjoint(self._at_import.get(mutant.path, ()))

    def _try(self, mutant: Mutant, note: Note) -> int:
        judge = Judge(note, self.seconds)
        names = self.tests_for(mutant)
        if self.runs_at_import(mutant):
            return try_from_start(mutant, sorted({file_of(name) for name in names}), names, judge)
        return try_in_place(mutant, [self.tests[name] for name in names], judge)


class SurveyedSession(Session):
    """Tries each mutant on the tests that touch it, the quickest first, and keeps what became of it."""

    def __init__(self, title: str, mutants: Sequence[Mutant], jobs: int) -> None:
        super().__init__(title, mutants, jobs)
        self.survey = Survey(title, FOLDER / title)

    def run(self, *arguments: str) -> None:
        super().run(f"tests/{self.title}", f"--ignore=tests/{self.title}/{NOT_ASKED}", *arguments)

    def tests_for(self, mutant: Mutant) -> Sequence[str]:
        return self.survey.all_tests() if self.runs_at_import(mutant) else self.survey.touching(mutant)

    def try_all(self) -> None:
        self.survey.measure([*self.tests.values()], self.jobs)
        self.seconds = self.survey.seconds()
        results = Results(self.survey, FOLDER / self.title / "results.jsonl")
        known = {mutant: result.outcome for mutant in self.mutants if (result := results.of(mutant)) is not None}
        self.outcomes.update(known)
        for mutant, ended in self.tried([mutant for mutant in self.mutants if mutant not in known]):
            results.add(mutant, outcome(ended), ended.note)
            self.outcomes[mutant] = outcome(ended)
            told = f"{self.title}: {len(self.outcomes)} of {len(self.mutants)} mutants, "
            print(f"{told}{mutant.name}: {outcome(ended)} {ended.note}", flush=True)


def outcome(ended: Ended) -> Outcome:
    if was_too_long(ended):
        return "too long"
    return "survived" if ended.code == SURVIVED else "killed"
