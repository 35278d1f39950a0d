"""Golden games: journals recorded with their scores, which the rules must give again.

**A change that moves a golden game is a rules change.** If a test of them fails, either the change is a mistake, or it
corrects the rules (or a component file): then raise the title's `rules`, say in CHANGELOG.md what is played
differently, and run `make golden`. It plays games at random by the policies of the title, then picks some until they
show everything in `all_features`. The same rules and component files give the same file.
"""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

import windfall
from tests.support.subject import Subject, play_out
from windfall import Journal, Result

CANDIDATES: Final = 4000  # games played in one go
MOST_CANDIDATES: Final = 40_000


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a file."""

    journal: Journal
    scores: list[int]
    winners: list[int]
    ended_by: list[str]
    rounds: int


@dataclass(frozen=True)
class Candidate:
    number: int
    golden: Golden
    features: frozenset[str]


@dataclass(frozen=True)
class GoldenGames:
    """The golden games of a title, and what they must show."""

    subject: Subject
    file: Path
    fewest: int
    all_features: Callable[[], set[str]]  # what the games together must show
    features_of: Callable[[Journal], set[str]]  # what one game shows, found by playing its journal

    def load(self) -> list[Golden]:
        return [msgspec.json.decode(line, type=Golden) for line in self.file.read_bytes().splitlines()]

    def record(self) -> None:
        """Write the file anew."""
        games = self._find_games()
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_bytes(b"".join(msgspec.json.encode(golden) + b"\n" for golden in games))
        size = self.file.stat().st_size // 1024
        self._say(f"{len(games)} golden games, {size} KB: {self.file.name}")

    def _say(self, text: str) -> None:
        print(f"{self.subject.title}: {text}", file=sys.stderr)

    def _find_games(self) -> list[Golden]:
        wanted = self.all_features()
        candidates: list[Candidate] = []
        while len(candidates) < MOST_CANDIDATES:
            candidates += [self._play(number) for number in range(len(candidates), len(candidates) + CANDIDATES)]
            missing = wanted.difference(*(candidate.features for candidate in candidates))
            self._say(f"{len(candidates)} games played, {len(missing)} features missing")
            if not missing:
                break
        else:
            raise SystemExit(f"never seen: {', '.join(sorted(missing))}")
        picked = pick(candidates, wanted)
        # the rest is spread evenly, so that every policy and setup has some
        others = [candidate for candidate in candidates if candidate not in picked]
        rest = max(0, self.fewest - len(picked))
        picked += [others[at * len(others) // rest] for at in range(rest)]
        return [candidate.golden for candidate in sorted(picked, key=lambda candidate: candidate.number)]

    def _play(self, number: int) -> Candidate:
        setup, policy = self.subject.setup_and_policy(number)
        game = play_out(self.subject.new_game(setup, seed=number), policy, random.Random(number))
        journal, result = game.journal(), game.result
        golden = Golden(journal, list(result.scores), list(result.winners), list(result.ended_by), result.rounds)
        return Candidate(number, golden, frozenset(self.features_of(journal)))


def pick(candidates: list[Candidate], wanted: set[str]) -> list[Candidate]:
    """Again and again the game that shows most of what is missing, the shorter one if in doubt."""
    picked: list[Candidate] = []
    missing = wanted.copy()
    while missing:
        best = max(
            candidates,
            key=lambda candidate: (
                len(candidate.features & missing),
                -len(candidate.golden.journal.moves),
                -candidate.number,
            ),
        )
        if not best.features & missing:
            break
        picked.append(best)
        missing -= best.features
    return picked


def features_of_end(result: Result) -> set[str]:
    """How a game ended, in the words that all titles share."""
    features = {f"end by {' and '.join(result.ended_by)}"}
    if len(result.winners) > 1:
        features.add("shared victory")
    elif result.scores.count(max(result.scores)) > 1:
        features.add("won by the tie-break")
    return features


class GoldenTests:
    """Base of the tests of golden games; a test with an argument `golden` runs for each of them."""

    games: ClassVar[GoldenGames]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "golden" in metafunc.fixturenames:
            found = self.games.load()
            metafunc.parametrize("golden", found, ids=[self._name(golden) for golden in found])

    @staticmethod
    def _name(golden: Golden) -> str:
        options = golden.journal.settings
        marks = [str(value) if isinstance(value, str) else name for name, value in options.items() if value]
        return "-".join([str(golden.journal.players), *marks, str(golden.journal.seed)])

    def test_there_are_enough_games(self) -> None:
        found = self.games.load()
        assert len(found) >= self.games.fewest
        assert len({golden.journal.to_json() for golden in found}) == len(found)

    def test_a_golden_game_is_played_as_it_was(self, golden: Golden) -> None:
        game = windfall.replay(golden.journal)
        assert game.over, "the game goes on after its last recorded move"
        result = game.result
        assert list(result.scores) == golden.scores
        assert list(result.winners) == golden.winners
        assert list(result.ended_by) == golden.ended_by
        assert result.rounds == golden.rounds
        assert game.journal() == golden.journal

    def test_the_games_show_everything(self) -> None:
        missing = self.games.all_features().difference(
            *(self.games.features_of(golden.journal) for golden in self.games.load())
        )
        assert not missing, f"no golden game shows: {', '.join(sorted(missing))}; run `make golden`"

    def test_the_file_is_one_compact_journal_a_line(self) -> None:
        data = self.games.file.read_bytes()
        assert len(data) < 200_000
        assert data == b"".join(msgspec.json.encode(golden) + b"\n" for golden in self.games.load())
        for golden in self.games.load():
            assert Journal.from_json(golden.journal.to_json()) == golden.journal
