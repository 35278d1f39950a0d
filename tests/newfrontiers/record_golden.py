"""Records the golden games: `make golden` writes golden/games.jsonl anew.

Each line is a journal with its scores, winners, ends and rounds. Games are played at random by the policies of
`policies`, then picked until everything in `all_features` is somewhere in them. The same rules and component files
give the same file.

**A change that moves a golden game is a rules change.** If `test_golden` fails, either the change is a mistake, or it
corrects the rules (or a component file): then raise `NewFrontiers.rules`, say in CHANGELOG.md what is played
differently, and run `make golden`.
"""

import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

import windfall
from tests.newfrontiers.policies import POLICIES, SETUPS, choose, new_game
from windfall import Journal, Result
from windfall.newfrontiers.actions import ACTION_TILE_IDS, BLOCKS, SELECT
from windfall.newfrontiers.agenda import QUESTION_NAMES
from windfall.newfrontiers.events import EVENT_NAMES
from windfall.newfrontiers.scoring import goal_score
from windfall.newfrontiers.state import NewFrontiersState
from windfall.newfrontiers.text import verb_of
from windfall.newfrontiers.tiles import DEVELOPMENTS, GOALS, HOMES, IDS, WORLDS

FILE: Final = Path(__file__).parent / "golden" / "games.jsonl"
CANDIDATES: Final = 4000  # games played in one go
MOST_CANDIDATES: Final = 40_000
FEWEST_GAMES: Final = 64
ENDS: Final = ("developments", "colonies", "colonists", "vp_pool")


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the file."""

    journal: Journal
    scores: list[int]
    winners: list[int]
    ended_by: list[str]
    rounds: int


def load() -> list[Golden]:
    return [msgspec.json.decode(line, type=Golden) for line in FILE.read_bytes().splitlines()]


def all_features() -> set[str]:
    """What the golden games together must show."""
    features = {f"end by {end} alone" for end in ENDS}
    features |= {f"{players} players, {_options(setup, goals, rift)}" for players, setup, goals, rift in SETUPS}
    features |= {f"settled {IDS[world]}" for world in WORLDS}
    features |= {f"home {IDS[home]}" for home in HOMES}
    features |= {f"developed {IDS[development]}" for development in DEVELOPMENTS}
    features |= {f"scored {goal.id}" for goal in GOALS}
    features |= {f"selected {tile}" for tile in ACTION_TILE_IDS}
    features |= {f"asked {question}" for question in QUESTION_NAMES}
    features |= {f"chose {verb}" for verb, _block in BLOCKS}
    features |= {f"logged {event}" for event in EVENT_NAMES}
    return features | {"shared victory", "won by the tie-break", "chips beyond the pool", "lost VPs to Xeno worlds"}


def _options(setup: object, goals: object, rift: object) -> str:
    return f"setup={setup}, goals={goals}, starry_rift={rift}"


def features_of(journal: Journal) -> set[str]:
    """What a golden game shows, found by playing its journal."""
    game = windfall.replay(journal, moves=0)
    state = game.state
    assert isinstance(state, NewFrontiersState)
    colonies: set[int] = set()
    features = {
        f"{journal.players} players, "
        + _options(journal.options["setup"], journal.options["goals"], journal.options["starry_rift"])
    }
    for seat, action in journal.moves:
        verb, _number = verb_of(action)
        features.add(f"asked {QUESTION_NAMES[state.question(seat)]}")
        features.add(f"chose {verb}")
        if verb == "select":
            features.add(f"selected {ACTION_TILE_IDS[action - SELECT]}")
        game.play(seat, action)
        for empire in state.empires:
            colonies.update(empire.colonies)
    for empire in state.empires:
        features |= {f"developed {IDS[tile]}" for tile in empire.developments}
        if state.goals is not None:
            scored = [goal for goal in state.goals.face_up if goal_score(state, empire, goal)]
            features |= {f"scored {GOALS[goal].id}" for goal in scored}
    features |= {f"{'home' if colony in HOMES else 'settled'} {IDS[colony]}" for colony in colonies}
    features |= {f"logged {EVENT_NAMES[event[0]]}" for viewer in range(-1, 5) for event in game.events(viewer)}
    return features | _features_of_end(state, game.result)


def _features_of_end(state: NewFrontiersState, result: Result) -> set[str]:
    features = set()
    if len(result.ended_by) == 1:
        features.add(f"end by {result.ended_by[0]} alone")
    if len(result.winners) > 1:
        features.add("shared victory")
    elif result.scores.count(max(result.scores)) > 1:
        features.add("won by the tie-break")
    if state.reserve_chips:
        features.add("chips beyond the pool")
    if any(parts.get("xeno_penalty", 0) < 0 for parts in result.breakdown):
        features.add("lost VPs to Xeno worlds")
    return features


def golden_of(journal: Journal, result: Result) -> Golden:
    return Golden(journal, list(result.scores), list(result.winners), list(result.ended_by), result.rounds)


@dataclass(frozen=True)
class Candidate:
    number: int
    golden: Golden
    features: frozenset[str]


def play_candidate(number: int) -> Candidate:
    """A whole game: setups go round fastest, then policies."""
    policy = POLICIES[number // len(SETUPS) % len(POLICIES)]
    game = new_game(SETUPS[number % len(SETUPS)], seed=number)
    rng = random.Random(number)
    while not game.over:
        seat = game.seats[0]
        game.play(seat, choose(policy, game, seat, rng))
    journal = game.journal()
    return Candidate(number, golden_of(journal, game.result), frozenset(features_of(journal)))


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


def record() -> list[Golden]:
    wanted = all_features()
    candidates: list[Candidate] = []
    while len(candidates) < MOST_CANDIDATES:
        candidates += [play_candidate(number) for number in range(len(candidates), len(candidates) + CANDIDATES)]
        missing = wanted.difference(*(candidate.features for candidate in candidates))
        print(f"{len(candidates)} games played, {len(missing)} features missing", file=sys.stderr)
        if not missing:
            break
    else:
        raise SystemExit(f"never seen: {', '.join(sorted(missing))}")
    picked = pick(candidates, wanted)
    # the rest is spread evenly, so that every policy and setup has some
    others = [candidate for candidate in candidates if candidate not in picked]
    rest = max(0, FEWEST_GAMES - len(picked))
    picked += [others[at * len(others) // rest] for at in range(rest)]
    return [candidate.golden for candidate in sorted(picked, key=lambda candidate: candidate.number)]


def main() -> None:
    games = record()
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(b"".join(msgspec.json.encode(golden) + b"\n" for golden in games))
    print(f"{len(games)} golden games, {FILE.stat().st_size // 1024} KB: {FILE.name}", file=sys.stderr)


if __name__ == "__main__":
    main()
