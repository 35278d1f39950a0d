"""What became of mutants: kept from run to run, so that a run that was stopped goes on, and nothing is tried twice."""

import difflib
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from tests.mutants.mutations import ROOT, Mutant
from tests.mutants.survey import Survey, file_of

Outcome: TypeAlias = Literal["killed", "too long", "survived"]
ACCEPTED = Path(__file__).parent / "accepted"


class Result(msgspec.Struct, frozen=True):
    """What became of one mutant."""

    mutant: str
    outcome: Outcome
    by: str  # the test that failed, or was running when the time was up
    digest: str  # of what it depends on


class Results:
    """A dead mutant is dead as long as the test that killed it, and all that is tested, are the same. A survivor is
    tried again after any change."""

    def __init__(self, survey: Survey, file: Path) -> None:
        self._survey = survey
        self._file = file
        self._known: dict[str, Result] = {}
        if file.exists():
            decoder = msgspec.json.Decoder(Result)
            self._known = {result.mutant: result for result in decoder.decode_lines(file.read_bytes())}

    def of(self, mutant: Mutant) -> Result | None:
        result = self._known.get(mutant.name)
        return result if result is not None and result.digest == self._digest(result.outcome, result.by) else None

    def add(self, mutant: Mutant, outcome: Outcome, by: str) -> None:
        result = Result(mutant.name, outcome, by, self._digest(outcome, by))
        self._known[mutant.name] = result
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def _digest(self, outcome: str, by: str) -> str:
        file = file_of(by)
        is_dead = outcome != "survived" and file in self._survey.files
        return self._survey.digest(file) if is_dead else self._survey.digest_of_all()


def accepted(title: str) -> dict[str, str]:
    """The mutants that may survive, with the reason why that is right."""
    file = ACCEPTED / f"{title}.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []) if file.exists() else []
    return {entry["name"]: entry["reason"] for entry in entries}


def told(mutant: Mutant) -> Iterator[str]:
    """Where a mutant is, what it is called and what it changes."""
    yield f"{mutant.file.relative_to(ROOT)}:{mutant.line}"
    yield f"  {mutant.name}"
    before = mutant.file.read_text(encoding="utf-8").splitlines()
    diff: Sequence[str] = list(difflib.unified_diff(before, mutant.source.splitlines(), n=0, lineterm=""))
    yield from (f"  {line}" for line in diff[3:])
