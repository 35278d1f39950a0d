"""Golden games: journals recorded with their scores, which the rules must give again.

**A change that moves a golden game is a rules change.** If a test of them fails, either the change is a mistake, or it
corrects the rules (or a component file): then raise the title's `rules`, say in CHANGELOG.md what is played
differently, and run `make golden`. It plays games at random by the policies of the title, then picks some until they
show everything in `all_features`. The same rules and component files give the same file.

Where the new rules only ask more than the old ones, or ask at once what those asked in parts, the games are upgraded
instead (`GoldenGames.upgrade`): they stay the same, and some of them are kept as they were, in a file of their version.
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
KEPT_AS_THEY_WERE: Final = 6  # games of a version of the rules that is no longer played


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a file."""

    journal: Journal
    scores: list[int]
    winners: list[int]
    ended_by: list[str]
    rounds: int


def _read(file: Path) -> list[Golden]:
    return [msgspec.json.decode(line, type=Golden) for line in file.read_bytes().splitlines()]


def _text(games: list[Golden]) -> bytes:
    return b"".join(msgspec.json.encode(golden) + b"\n" for golden in games)


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
        return _read(self.file)

    def load_older(self) -> list[Golden]:
        """Games of versions of the rules that are no longer played."""
        return [golden for file in sorted(self.file.parent.glob("rules_*.jsonl")) for golden in _read(file)]

    def record(self) -> None:
        """Write the file anew."""
        self._write(self.file, self._find_games())

    def upgrade(self) -> None:
        """Make the same games ones of the rules of now; some in which much is asked otherwise are kept as they were."""
        games = self.load()
        journals = [windfall.upgrade(golden.journal) for golden in games]
        answers = [abs(len(new.moves) - len(old.journal.moves)) for old, new in zip(games, journals, strict=True)]
        most = sorted(range(len(games)), key=lambda at: (-answers[at], at))[:KEPT_AS_THEY_WERE]
        kept = [games[at] for at in sorted(most) if answers[at]]
        if not kept:
            self._say("nothing is asked otherwise")
            return
        self._write(self.file.with_name(f"rules_{kept[0].journal.rules}.jsonl"), kept)
        upgraded = zip(games, journals, strict=True)
        self._write(self.file, [msgspec.structs.replace(golden, journal=journal) for golden, journal in upgraded])

    def _write(self, file: Path, games: list[Golden]) -> None:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(_text(games))
        self._say(f"{len(games)} golden games, {file.stat().st_size // 1024} KB: {file.name}")

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
        if "older" in metafunc.fixturenames:
            found = self.games.load_older()
            metafunc.parametrize("older", found, ids=[self._name(golden) for golden in found])

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
        assert _played_as_it_was(golden).journal() == golden.journal

    def test_a_golden_game_of_older_rules_is_still_read(self, older: Golden) -> None:
        title = windfall.title(older.journal.title)
        assert older.journal.rules in title.older_rules
        now = _played_as_it_was(older).journal()
        assert now.rules == title.rules
        assert now.moves != older.journal.moves
        assert windfall.replay(now).journal() == now

    def test_every_older_version_that_can_be_read_has_games(self) -> None:
        found = {golden.journal.rules for golden in self.games.load_older()}
        assert found == set(windfall.title(self.games.subject.title).older_rules)

    def test_the_games_show_everything(self) -> None:
        missing = self.games.all_features().difference(
            *(self.games.features_of(golden.journal) for golden in self.games.load())
        )
        assert not missing, f"no golden game shows: {', '.join(sorted(missing))}; run `make golden`"

    def test_the_file_is_one_compact_journal_a_line(self) -> None:
        data = self.games.file.read_bytes()
        assert len(data) < 200_000
        assert data == _text(self.games.load())
        for golden in self.games.load():
            assert Journal.from_json(golden.journal.to_json()) == golden.journal


def _played_as_it_was(golden: Golden) -> windfall.Game:
    game = windfall.replay(golden.journal)
    assert game.over, "the game goes on after its last recorded move"
    result = game.result
    assert list(result.scores) == golden.scores
    assert list(result.winners) == golden.winners
    assert list(result.ended_by) == golden.ended_by
    assert result.rounds == golden.rounds
    return game
