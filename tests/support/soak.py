"""Thousands of random games with the invariants after every move, and a report of where they went.

    python -m tests.support.soak --title race --games 10000 --jobs 2

Games go round all setups and all policies of the title; at some positions all options are tried on copies.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import Final

from tests.support.random_games import try_all_options
from tests.support.subject import Setup, Subject, any_seat, play_on
from windfall import Chance

SUBJECTS: Final = {"newfrontiers": "NEW_FRONTIERS", "race": "RACE", "jumpdrive": "JUMP_DRIVE"}
CHUNK: Final = 100
TRIED: Final = 0.02  # of all positions


def subject_of(title: str) -> Subject:
    found = getattr(import_module(f"tests.{title}.subject"), SUBJECTS[title])
    assert isinstance(found, Subject)
    return found


@dataclass
class Tally:
    """The games of one player count, and the options of the box they were played with."""

    games: int = 0
    rounds: int = 0
    most_rounds: int = 0
    scores: int = 0
    best: int = -1000
    worst: int = 1000

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.most_rounds = max(self.most_rounds, other.most_rounds)
        self.scores += other.scores
        self.best = max(self.best, other.best)
        self.worst = min(self.worst, other.worst)


@dataclass
class Report:
    games: int = 0
    moves: int = 0
    tried: int = 0  # options applied to copies
    shared: int = 0  # victories
    ends: Counter[str] = field(default_factory=Counter)
    setups: Counter[str] = field(default_factory=Counter)
    policies: Counter[str] = field(default_factory=Counter)
    pieces: Counter[str] = field(default_factory=Counter)  # games in which a card or tile was played
    verbs: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Tally] = field(default_factory=dict)

    def add(self, other: "Report") -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            elif name != "tallies":
                setattr(self, name, getattr(self, name) + value)
        for name, tally in other.tallies.items():
            self.tallies.setdefault(name, Tally()).add(tally)


def group_of(setup: Setup) -> str:
    """The player count with the yes-or-no options that are on."""
    return " ".join([str(setup.players), *(name for name, value in setup.options.items() if value is True)])


def play_games(title: str, numbers: Iterable[int]) -> Report:
    subject = subject_of(title)
    report = Report()
    for number in numbers:
        try:
            _play_one(subject, number, report)
        except Exception as error:
            setup, policy = subject.setup_and_policy(number)
            raise RuntimeError(f"game {number} ({setup.name}, {policy.name}) failed: {error!r}") from error
    return report


def _play_one(subject: Subject, number: int, report: Report) -> None:
    setup, policy = subject.setup_and_policy(number)
    rng = random.Random(number)
    game = subject.new_game(setup, seed=number)
    subject.check(game.state)
    played = set(subject.played(game.state))
    for _ in play_on(game, policy, rng):
        subject.check(game.state)
        report.moves += 1
        played.update(subject.played(game.state))
        if not game.over:
            report.questions[game.title.question_name(game.state.question(game.seats[0]))] += 1
            if rng.random() < TRIED:
                report.tried += try_all_options(subject, game, any_seat(game, rng), Chance(rng.getrandbits(32)))
    result = game.result
    report.games += 1
    report.shared += len(result.winners) > 1
    report.ends[" + ".join(result.ended_by)] += 1
    report.setups[setup.name] += 1
    report.policies[policy.name] += 1
    report.pieces.update(subject.pieces[piece] for piece in played)
    report.verbs.update(game.title.action_text(action).partition(":")[0] for _seat, action in game.journal().moves)
    tally = Tally(1, result.rounds, result.rounds, sum(result.scores), max(result.scores), min(result.scores))
    report.tallies.setdefault(group_of(setup), Tally()).add(tally)


def run(title: str, games: int, jobs: int) -> Report:
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    report = Report()
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(partial(play_games, title), chunks):
            report.add(part)
    return report


def describe(title: str, report: Report, seconds: float) -> str:
    subject = subject_of(title)
    rare = sorted((report.pieces[piece], piece) for piece in subject.pieces)
    lines = [
        f"{title}: {report.games} games, {report.moves} moves, invariants after every move: all hold",
        f"{report.tried} options of sampled positions applied to copies: all work, no origin changed",
        f"{seconds:.0f} s, {report.moves / seconds:.0f} moves/s with all checks",
        "",
        "ended by (several conditions in one game are listed together):",
        *(f"  {ends:40} {number:6}" for ends, number in report.ends.most_common()),
        f"shared victories: {report.shared}",
        "",
        f"{'players':24} {'games':>6} {'rounds':>7} {'most':>5} {'score':>7} {'from':>5} {'to':>5}",
    ]
    for name, tally in sorted(report.tallies.items()):
        players = int(name.split()[0])
        lines.append(
            f"{name:24} {tally.games:6} {tally.rounds / tally.games:7.1f} {tally.most_rounds:5} "
            f"{tally.scores / tally.games / players:7.1f} {tally.worst:5} {tally.best:5}"
        )
    setups = report.setups.values()
    lines += [
        "",
        f"setups: {len(report.setups)} of {len(subject.setups)}, each {min(setups)} to {max(setups)} times",
        f"policies: {_counts(report.policies)}",
        f"pieces played: {sum(number > 0 for number, _ in rare)} of {len(rare)}",
        f"never: {', '.join(piece for number, piece in rare if number == 0) or 'none'}",
        f"rarest: {', '.join(f'{piece} {number}' for number, piece in rare[:8])}",
        f"questions: {_counts(report.questions)}",
        f"verbs: {_counts(report.verbs)}",
    ]
    return "\n".join(lines)


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counter.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(description="play random games with the invariants after every move")
    parser.add_argument("--title", choices=sorted(SUBJECTS), required=True)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    start = time.perf_counter()
    report = run(arguments.title, arguments.games, arguments.jobs)
    print(describe(arguments.title, report, time.perf_counter() - start))


if __name__ == "__main__":
    main()
