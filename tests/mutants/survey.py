"""Which tests touch which lines of the rules, and how long each takes: measured file by file, and again only where a
file has changed."""

import hashlib
import os
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

import coverage
import msgspec
import pytest

from tests.mutants.forks import Note, in_forks
from tests.mutants.mutations import ROOT, TITLES, Mutant
from tests.mutants.trial import run


class Touched(msgspec.Struct):
    """What one test touches."""

    seconds: float
    lines: dict[str, list[int]]  # by file, from the folder of titles


class FileSurvey(msgspec.Struct):
    """What the tests of a file touch."""

    digest: str  # of the file, and of all that it is about
    tests: dict[str, Touched]


class Survey:
    """The tests of a title, with what they touch; kept in a folder."""

    def __init__(self, title: str, folder: Path) -> None:
        self.title = title
        self.folder = folder
        self.files: dict[str, FileSurvey] = {}
        # taken now, before anything is imported: files may change during a run
        tests = list((ROOT / "tests" / title).rglob("test_*.py"))
        helpers = [file for file in (ROOT / "tests" / title).rglob("*.py") if file not in tests]
        sources = [file for part in ("engine", f"titles/{title}") for file in (TITLES.parent / part).rglob("*.*")]
        base = digest_of([*sources, *helpers, *(ROOT / "tests/support").glob("*.py")])
        self._digests = {file.relative_to(ROOT).as_posix(): digest_of([file], base) for file in tests}

    def digest(self, file: str) -> str:
        """Of a test file, by its path."""
        return self._digests[file]

    def digest_of_all(self) -> str:
        return hashlib.sha256("".join(self.digest(file) for file in sorted(self.files)).encode()).hexdigest()[:16]

    def measure(self, tests: Sequence[pytest.Item], jobs: int) -> None:
        """Run the tests of all files that are not known, or have changed, and see what they touch."""
        by_file: dict[str, list[pytest.Item]] = defaultdict(list)
        for test in tests:
            by_file[file_of(test.nodeid)].append(test)
        self.files = {file: known for file in by_file if (known := self._load(file)) is not None}
        missing = [file for file in by_file if file not in self.files]
        for done, (file, ended) in enumerate(
            in_forks(missing, lambda file, note: self._run(by_file[file], note), jobs)
        ):
            print(f"{self.title}: what tests touch, {done + 1} of {len(missing)} files", flush=True)
            if ended.code:
                raise SystemExit(f"{ended.note} fails without any change")
            known = self._load(file)
            assert known is not None
            self.files[file] = known

    def touching(self, mutant: Mutant) -> list[str]:
        """The tests that touch the statement of a mutant, the quickest first."""
        lines = set(mutant.lines)
        return self._quickest_first(
            (name, test) for name, test in self._tests() if lines.intersection(test.lines.get(mutant.path, ()))
        )

    def all_tests(self) -> list[str]:
        return self._quickest_first(self._tests())

    def seconds(self) -> dict[str, float]:
        return {name: test.seconds for name, test in self._tests()}

    def _tests(self) -> Iterable[tuple[str, Touched]]:
        return (test for file in self.files.values() for test in file.tests.items())

    @staticmethod
    def _quickest_first(tests: Iterable[tuple[str, Touched]]) -> list[str]:
        return [name for name, _test in sorted(tests, key=lambda test: (test[1].seconds, test[0]))]

    def _run(self, tests: Sequence[pytest.Item], note: Note) -> int:
        """In a process of its own, since tests leave traces."""
        watcher = _Watcher(self.title, note)
        run(tests, watcher)
        file = file_of(tests[0].nodeid)
        path = self._path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(FileSurvey(self.digest(file), watcher.touched)))
        return 0

    def _load(self, file: str) -> FileSurvey | None:
        path = self._path(file)
        if not path.exists():
            return None
        known = msgspec.json.decode(path.read_bytes(), type=FileSurvey)
        return known if known.digest == self.digest(file) else None

    def _path(self, file: str) -> Path:
        return self.folder / file.replace("/", "-").replace(".py", ".json")


class Lines:
    """The lines of a title's rules that run between a start and a stop."""

    def __init__(self, title: str) -> None:
        self._coverage = coverage.Coverage(data_file=None, include=[f"{TITLES / title}/*"], config_file=False)

    def start(self) -> None:
        self._coverage.start()

    def stop(self) -> None:
        self._coverage.stop()

    def taken(self) -> dict[str, list[int]]:
        """Those since the last time."""
        data = self._coverage.get_data()
        lines = {
            Path(file).relative_to(TITLES).as_posix(): sorted(data.lines(file) or ()) for file in data.measured_files()
        }
        self._coverage.erase()
        return lines


class _Watcher:
    """Sees what each test touches and how long it takes; all of them must pass."""

    def __init__(self, title: str, note: Note) -> None:
        self.note = note
        self.touched: dict[str, Touched] = {}
        self._lines = Lines(title)
        self._began = 0.0

    def pytest_runtest_logstart(self) -> None:
        self._began = time.process_time()
        self._lines.start()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.note.write(report.nodeid)
            os._exit(1)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._lines.stop()
        self.touched[nodeid] = Touched(round(time.process_time() - self._began, 4), self._lines.taken())


def file_of(test: str) -> str:
    return test.partition("::")[0]


def digest_of(files: Iterable[Path], start: str = "") -> str:
    digest = hashlib.sha256(start.encode())
    for file in sorted(file for file in files if file.suffix in (".py", ".toml")):
        digest.update(file.relative_to(ROOT).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
