"""The lessons there are, read from their files."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.lessons.schema import Lesson, LessonFile, Played, Step

# The path that newcomers take, gentlest first.
PATH: Final = ("jumpdrive", "race", "newfrontiers")


@cache
def lessons_of(title: str) -> LessonFile:
    """The lessons of a title on the path."""
    text = (files("windfall.lessons") / "data" / f"{title}.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WindfallError(f"the lessons of {title} cannot be read: {error}") from error


def lesson_of(title: str, lesson: str) -> Lesson | None:
    if title not in PATH:
        return None
    return next((each for each in lessons_of(title).lesson if each.id == lesson), None)


def game_of(title: str, step: Step) -> Played:
    """The game that a step takes its position from."""
    games = lessons_of(title).game
    found = next((each for each in games if step.game in ("", each.id)), None)
    if found is None:
        raise WindfallError(f"the lessons of {title} name a game {step.game!r} that is not in the file")
    return found


def moves_of(game: Played) -> list[tuple[int, int]]:
    """
    >>> moves_of(Played("a", rules=1, components="", seed=0, seat=0, moves="0:12 1:40"))
    [(0, 12), (1, 40)]
    """
    pairs = (move.split(":") for move in game.moves.split())
    return [(int(seat), int(action)) for seat, action in pairs]


def journal_of(title: str, game: Played, moves: int) -> Journal:
    """The game up to that many moves."""
    return Journal(
        title, game.rules, game.components, game.players, dict(game.settings), game.seed, moves_of(game)[:moves]
    )
