"""Golden games: journals recorded with their scores, which the rules must give again.

A change that moves a golden game is a rules change and says so: see `record_golden`.
"""

import pytest

import windfall
from tests.newfrontiers.record_golden import ENDS, FILE, Golden, all_features, features_of, load
from windfall import Journal

GAMES = load()


def _name(golden: Golden) -> str:
    options = golden.journal.options
    marks = "".join(f"-{name}" for name in ("goals", "starry_rift") if options[name])
    return f"{golden.journal.players}-{options['setup']}{marks}-{golden.journal.seed}"


def test_there_are_enough_games() -> None:
    assert len(GAMES) >= 40
    assert len({golden.journal.to_json() for golden in GAMES}) == len(GAMES)


@pytest.mark.parametrize("golden", GAMES, ids=_name)
def test_a_golden_game_is_played_as_it_was(golden: Golden) -> None:
    game = windfall.replay(golden.journal)
    assert game.over, "the game goes on after its last recorded move"
    result = game.result
    assert list(result.scores) == golden.scores
    assert list(result.winners) == golden.winners
    assert list(result.ended_by) == golden.ended_by
    assert result.rounds == golden.rounds
    assert game.journal() == golden.journal


def test_the_games_show_everything() -> None:
    """Every end, setup, tile, goal, action tile, question, kind of choice and event is in some golden game."""
    wanted = all_features()
    missing = wanted.difference(*(features_of(golden.journal) for golden in GAMES))
    assert not missing, f"no golden game shows: {', '.join(sorted(missing))}; run `make golden`"
    # the list itself is complete: 73 worlds, 32 homes, 50 developments, 8 goals, 32 setups
    for start, number in (("settled", 73), ("home", 32), ("developed", 50), ("scored", 8), ("end by", 4)):
        assert sum(feature.startswith(start) for feature in wanted) == number
    assert sum(" players, " in feature for feature in wanted) == 32


@pytest.mark.parametrize("end", ENDS)
def test_every_end_has_a_game_of_its_own(end: str) -> None:
    assert any(golden.ended_by == [end] for golden in GAMES)


def test_the_file_is_one_compact_journal_a_line() -> None:
    lines = FILE.read_bytes().splitlines()
    assert len(lines) == len(GAMES)
    assert FILE.stat().st_size < 200_000
    for golden in GAMES:
        assert Journal.from_json(golden.journal.to_json()) == golden.journal
