"""Thousands of random games with the invariants after every move, and a report of where they went.

    python -m tests.newfrontiers.soak --games 10000 --jobs 2

Games go round all setups and all policies of `policies`; every sampled position has all its options tried.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tests.newfrontiers.invariants import check
from tests.newfrontiers.policies import POLICIES, SETUPS, Policy, choose, new_game
from windfall import Chance, Game
from windfall.newfrontiers.state import NewFrontiersState
from windfall.newfrontiers.text import verb_of
from windfall.newfrontiers.tiles import COLONIES, DEVELOPMENTS, GOALS, IDS, WORLDS

CHUNK = 100
TRIED = 0.02  # of all positions


@dataclass
class Report:
    games: int = 0
    moves: int = 0
    tried: int = 0  # options applied to copies
    ends: Counter[tuple[str, ...]] = field(default_factory=Counter)
    setups: Counter[tuple[int, str, bool, bool]] = field(default_factory=Counter)
    policies: Counter[str] = field(default_factory=Counter)
    games_of: Counter[int] = field(default_factory=Counter)  # by number of players
    rounds_of: Counter[int] = field(default_factory=Counter)
    most_rounds: int = 0
    scores_of: Counter[int] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)  # games in which a tile was in an empire
    goals: Counter[str] = field(default_factory=Counter)  # games at whose end a goal was in play
    verbs: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Report") -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            elif name == "most_rounds":
                self.most_rounds = max(self.most_rounds, other.most_rounds)
            else:
                setattr(self, name, getattr(self, name) + value)


def play_games(numbers: Iterable[int]) -> Report:
    report = Report()
    for number in numbers:
        try:
            _play_one(number, report)
        except Exception as error:
            setup, policy = SETUPS[number % len(SETUPS)], _policy_of(number).name
            raise RuntimeError(f"game {number} ({setup}, {policy}) failed: {error!r}") from error
    return report


def _policy_of(number: int) -> Policy:
    return POLICIES[number // len(SETUPS) % len(POLICIES)]


def _play_one(number: int, report: Report) -> None:
    setup = SETUPS[number % len(SETUPS)]
    policy = _policy_of(number)
    rng = random.Random(number)
    game = new_game(setup, seed=number)
    state = game.state
    assert isinstance(state, NewFrontiersState)
    check(state)
    used: set[int] = set()
    while not game.over:
        seat = game.seats[0]
        report.questions[game.title.question_name(state.question(seat))] += 1
        if rng.random() < TRIED:
            report.tried += _try_all(game, seat, rng.getrandbits(32))
        action = choose(policy, game, seat, rng)
        report.verbs[verb_of(action)[0]] += 1
        game.play(seat, action)
        check(state)
        report.moves += 1
        for empire in state.empires:
            used.update(empire.colonies)
    result = game.result
    for empire in state.empires:
        used.update(empire.colonies, empire.developments)
    report.games += 1
    report.ends[result.ended_by] += 1
    report.setups[setup] += 1
    report.policies[policy.name] += 1
    report.games_of[setup[0]] += 1
    report.rounds_of[setup[0]] += result.rounds
    report.most_rounds = max(report.most_rounds, result.rounds)
    report.scores_of[setup[0]] += sum(result.scores)
    report.tiles.update(IDS[tile] for tile in used)
    if state.goals is not None:
        report.goals.update(GOALS[goal].id for goal in state.goals.face_up)


def _try_all(game: Game, seat: int, seed: int) -> int:
    before = game.state.key()
    for action in game.actions(seat):
        twin = game.state.copy()
        game.title.play(twin, seat, action, Chance(seed))
        assert isinstance(twin, NewFrontiersState)
        check(twin)
        assert game.state.key() == before
    return len(game.actions(seat))


def run(games: int, jobs: int) -> Report:
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    report = Report()
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(play_games, chunks):
            report.add(part)
    return report


def describe(report: Report, seconds: float) -> str:
    rare = sorted((report.tiles[tile], tile) for tile in IDS)
    lines = [
        f"{report.games} games, {report.moves} moves, invariants after every move: all hold",
        f"{report.tried} options of sampled positions applied to copies: all work, no origin changed",
        f"{seconds:.0f} s, {report.moves / seconds:.0f} moves/s with all checks",
        "",
        "ended by (several conditions in one game are listed together):",
        *(f"  {' + '.join(ends):40} {number:6}" for ends, number in report.ends.most_common()),
        "",
        "players   games   mean rounds   mean score",
    ]
    for players, games in sorted(report.games_of.items()):
        mean = report.rounds_of[players] / games
        score = report.scores_of[players] / games / players
        lines.append(f"  {players}     {games:7} {mean:11.1f} {score:12.1f}")
    setups = report.setups.values()
    lines += [
        f"longest game: {report.most_rounds} rounds",
        f"setups: {len(report.setups)} of {len(SETUPS)}, each {min(setups)} to {max(setups)} times",
        f"policies: {', '.join(f'{name} {number}' for name, number in report.policies.items())}",
        "",
        f"tiles in an empire: {sum(number > 0 for number, _ in rare)} of {len(IDS)} "
        f"({len(WORLDS)} worlds, {len(COLONIES) - len(WORLDS)} homes, {len(DEVELOPMENTS)} developments)",
        f"never: {', '.join(tile for number, tile in rare if number == 0) or 'none'}",
        f"rarest: {', '.join(f'{tile} {number}' for number, tile in rare[:8])}",
        f"goals in play at the end: {', '.join(f'{goal} {number}' for goal, number in report.goals.most_common())}",
        f"questions: {', '.join(f'{name} {number}' for name, number in report.questions.most_common())}",
        f"verbs: {', '.join(f'{verb} {number}' for verb, number in report.verbs.most_common())}",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="play random games with the invariants after every move")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    start = time.perf_counter()
    report = run(arguments.games, arguments.jobs)
    print(describe(report, time.perf_counter() - start))


if __name__ == "__main__":
    main()
