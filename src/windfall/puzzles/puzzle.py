"""A puzzle: a position of a game, the question that a seat is asked there, and what its answers are worth."""

import lzma
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, replay
from windfall.puzzles.themes import Theme

FORM: Final = 1  # of the files; another one cannot be read


class Worth(Struct, frozen=True, array_like=True):
    """What an answer is worth to who gives it, as games played on from it showed."""

    action: int
    win_chance: Annotated[float, Meta(description="from 0 to 1")]
    behind: Annotated[float, Meta(description="win chance that is lost against the best answer, in the same worlds")]
    noise: Annotated[float, Meta(description="standard error of that loss")]
    score: Annotated[float, Meta(description="the final score that is expected")]


class Puzzle(Struct, frozen=True):
    """One question, in a game of the same file."""

    id: str
    game: int
    move: int  # moves played before
    seat: int
    kind: str
    theme: Theme
    difficulty: int  # compared with others of the title
    best: int
    worths: tuple[Worth, ...]  # of all options, best first
    worlds: int  # in which the best two were compared
    rating: int = 0  # on the scale of players' ratings, by its place among all of the title

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5.

        >>> [grade_of(rating) for rating in (700, 1000, 1250, 1500, 1900)]
        [1, 2, 3, 4, 5]
        """
        return grade_of(self.rating)


class Tally(Struct):
    """How a search for puzzles went."""

    games: int = 0
    questions: int = 0  # that a puzzle could ask
    candidates: int = 0  # where a search found one answer clearly best
    kept: int = 0  # of those, where a second search in other worlds agreed


class PuzzleFile(Struct):
    """All puzzles of a title, and the games they are from, as far as they need them."""

    title: str
    form: int = FORM
    games: list[Journal] = []
    puzzles: list[Puzzle] = []
    tally: Tally = msgspec.field(default_factory=Tally)

    def find(self, id: str) -> Puzzle | None:  # noqa: A002 (the name in the file)
        return next((puzzle for puzzle in self.puzzles if puzzle.id == id), None)

    def journal(self, puzzle: Puzzle) -> Journal:
        """The game up to the question, as all seats together could tell it."""
        game = self.games[puzzle.game]
        return msgspec.structs.replace(game, moves=game.moves[: puzzle.move])

    def position(self, puzzle: Puzzle) -> Game:
        return replay(self.games[puzzle.game], puzzle.move)

    def save(self, path: Path) -> None:
        """Store the file whole or not at all, with the puzzles rated among each other."""
        self.puzzles = rated(self.puzzles)
        part = path.with_suffix(".part")
        part.write_bytes(lzma.compress(msgspec.json.encode(self), preset=9))
        part.replace(path)


_EASIEST, _HARDEST = 700, 1900  # ratings
_GRADES: Final = (940, 1180, 1420, 1660)  # ratings from which a puzzle is of the second, third... grade


def rated(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The same puzzles, with ratings from the easiest to the hardest spread evenly."""
    order = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    step = (_HARDEST - _EASIEST) / max(1, len(order) - 1)
    ratings = {puzzle.id: round(_EASIEST + step * place) for place, puzzle in enumerate(order)}
    return [msgspec.structs.replace(puzzle, rating=ratings[puzzle.id]) for puzzle in puzzles]


def grade_of(rating: int) -> int:
    return 1 + sum(rating >= least for least in _GRADES)


def load(path: Path) -> PuzzleFile:
    """The puzzles of a file."""
    try:
        found = msgspec.json.decode(lzma.decompress(path.read_bytes()), type=PuzzleFile)
    except (OSError, lzma.LZMAError, msgspec.DecodeError) as error:
        raise WindfallError(f"{path} has no puzzles that can be read: {error}") from error
    if found.form != FORM:
        raise WindfallError(f"{path} has puzzles of form {found.form}; this version reads form {FORM}")
    return found


@cache
def shipped(title: str) -> PuzzleFile:
    """The puzzles that come with Windfall for a title; none for one that has no file."""
    stored = Path(str(files("windfall.puzzles"))) / "data" / f"{title}.json.xz"
    return load(stored) if stored.is_file() else PuzzleFile(title)
