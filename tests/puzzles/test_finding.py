"""Puzzles are found in games of bots and of one's own, and a search goes on where it ended."""

from pathlib import Path

import pytest

from windfall.engine.errors import WindfallError
from windfall.engine.game import replay
from windfall.puzzles.finding import Wanted, find, played, search_through
from windfall.puzzles.puzzle import Puzzle, PuzzleFile, Worth, grade_of, load, rated
from windfall.puzzles.themes import is_last_round, themes_of

WANTED = Wanted(players=(2,), bot="greedy", seed=5, total=1)


def test_a_search_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json.xz"
    found = PuzzleFile("jumpdrive")
    for _tally in find(found, WANTED):
        found.save(path)
    assert found.puzzles
    again = load(path)
    assert again == found
    assert list(find(again, WANTED)) == []
    puzzle = again.puzzles[0]
    assert puzzle.best in again.position(puzzle).actions(puzzle.seat)
    assert again.tally.questions >= again.tally.candidates >= again.tally.kept >= len(again.puzzles)


def test_the_same_number_gives_the_same_game() -> None:
    assert played("jumpdrive", WANTED, 3) == played("jumpdrive", WANTED, 3)
    assert played("jumpdrive", WANTED, 3) != played("jumpdrive", WANTED, 4)


def test_puzzles_of_one_seat_alone() -> None:
    found = PuzzleFile("jumpdrive")
    search_through(found, played("jumpdrive", WANTED, 0), "mine", most=1, seats=(1,))
    assert {puzzle.seat for puzzle in found.puzzles} <= {1}


def test_the_last_round_is_known_as_such() -> None:
    journal = played("race", WANTED, 1)
    start, end = replay(journal, 0), replay(journal, len(journal.moves) - 1)
    assert not is_last_round(start.observe(start.seats[0]))
    assert is_last_round(end.observe(end.seats[0]))


def test_what_is_asked_in_the_last_round_is_of_its_own_theme() -> None:
    assert themes_of("race", "action", last=False) == {"action"}
    assert themes_of("race", "action", last=True) == {"last"}
    assert themes_of("race", "consume", last=False) == set()
    assert themes_of("race", "hand_limit", last=True) == set()
    assert themes_of("jumpdrive", "place", last=False) == {"action", "place"}


def test_ratings_are_spread_by_difficulty() -> None:
    puzzles = [_puzzle(str(number), difficulty) for number, difficulty in enumerate((400, 100, 900, 200, 300))]
    told = rated(puzzles)
    assert [puzzle.rating for puzzle in told] == [1600, 700, 1900, 1000, 1300]
    assert [grade_of(puzzle.rating) for puzzle in told] == [4, 1, 5, 2, 3]


def _puzzle(id: str, difficulty: int) -> Puzzle:  # noqa: A002
    worths = (Worth(1, 0.6, 0.0, 0.0, 30.0), Worth(2, 0.5, 0.1, 0.02, 29.0))
    return Puzzle(id, 0, 3, 0, "action", "action", difficulty, 1, worths, 32)


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json.xz"
    path.write_bytes(b"no puzzles")
    with pytest.raises(WindfallError, match="no puzzles that can be read"):
        load(path)
    PuzzleFile("race", form=99).save(path)
    with pytest.raises(WindfallError, match="form 99"):
        load(path)
