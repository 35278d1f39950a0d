"""One run of pytest in which the tests of a title are collected once, and then tried on mutant after mutant."""

import importlib
from collections.abc import Sequence
from pathlib import Path

import hypothesis
import pytest

from tests.mutants.forks import BROKEN, Ended, Note, in_forks, was_too_long
from tests.mutants.mutations import Mutant
from tests.mutants.results import Outcome, Results
from tests.mutants.survey import Lines, Survey, file_of
from tests.mutants.trial import KILLED, QUIET, SURVIVED, Judge, try_from_start, try_in_place


class Hunt:
    """A plugin of pytest that tries each mutant on the tests that touch it, instead of running all. What it learns is
    kept in a folder."""

    def __init__(self, title: str, mutants: Sequence[Mutant], jobs: int, folder: Path) -> None:
        self.title = title
        self.mutants = mutants
        self.jobs = jobs
        self.outcomes: dict[Mutant, Outcome] = {}
        self.broken: list[Mutant] = []  # those that could not be tried
        self._results = folder / "results.jsonl"
        self._survey = Survey(title, folder)
        self._tests: dict[str, pytest.Item] = {}
        self._imported = Lines(title)
        self._at_import: dict[str, list[int]] = {}

    def run(self, *arguments: str) -> None:
        """Try the mutants on the tests that pytest finds with these arguments."""
        # the same examples in every run
        hypothesis.settings.register_profile("mutants", derandomize=True, database=None)
        hypothesis.settings.load_profile("mutants")
        self._imported.start()
        code = pytest.main([*QUIET, *arguments], plugins=[self])
        if code:
            raise SystemExit(f"the tests of {self.title} could not be collected: pytest ended with {code!r}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for mutant in self.mutants:
            importlib.import_module(mutant.module)  # which a test may have left to do until it runs
        self._imported.stop()
        self._at_import = self._imported.taken()
        self._tests = {test.nodeid: test for test in session.items}
        self._survey.measure(session.items, self.jobs)
        self._try_all()
        return True

    def _try_all(self) -> None:
        results = Results(self._survey, self._results)
        for mutant in self.mutants:
            if (known := results.of(mutant)) is not None:
                self.outcomes[mutant] = known.outcome
        new = [mutant for mutant in self.mutants if mutant not in self.outcomes]
        new.sort(key=self._runs_at_import)  # those take longest
        for mutant, ended in in_forks(new, self._try, self.jobs):
            if ended.code == BROKEN:
                print(f"{self.title}: {mutant.name} could not be tried: {ended.note}", flush=True)
                self.broken.append(mutant)
                continue
            self.outcomes[mutant] = outcome(ended)
            results.add(mutant, outcome(ended), ended.note)
            count = f"{self.title}: {len(self.outcomes)} of {len(self.mutants)} mutants"
            print(f"{count}, {mutant.name}: {outcome(ended)}, {ended.note}", flush=True)

    def _try(self, mutant: Mutant, note: Note) -> int:
        judge = Judge(note, self._survey.seconds())
        if self._runs_at_import(mutant):
            names = self._survey.all_tests()
            return try_from_start(mutant, sorted({file_of(name) for name in names}), names, judge)
        return try_in_place(mutant, [self._tests[name] for name in self._survey.touching(mutant)], judge)

    def _runs_at_import(self, mutant: Mutant) -> bool:
        """Does it change what runs before any test does, such as the tables of components?"""
        return not set(mutant.lines).isdisjoint(self._at_import.get(mutant.path, ()))


def outcome(ended: Ended) -> Outcome:
    """What it means for a mutant. A process that a signal ended has crashed, which is noticed, too."""
    if was_too_long(ended):
        return "too long"
    if ended.code == SURVIVED:
        return "survived"
    assert ended.code == KILLED or ended.code < 0, f"a process ended with {ended.code}"
    return "killed"
