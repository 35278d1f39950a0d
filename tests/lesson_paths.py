"""Ways through the lessons: answers as the files have them, made moves."""

from collections.abc import Iterator
from typing import NamedTuple

from windfall.engine.game import Game
from windfall.lessons.answers import is_avoided, is_set, moves_for, offered
from windfall.lessons.files import PATH, lessons_of
from windfall.lessons.schema import Answer, Choice, Step


class Taught(NamedTuple):
    """A step of a lesson, counted from 1."""

    title: str
    lesson: str
    number: int
    step: Step

    def __str__(self) -> str:
        return f"{self.title}-{self.lesson}-{self.number}"


def all_steps() -> Iterator[Taught]:
    for title in PATH:
        for lesson in lessons_of(title).lesson:
            for number, step in enumerate(lesson.steps, start=1):
                yield Taught(title, lesson.id, number, step)


def choices_for(game: Game, seat: int, answer: Answer) -> list[Choice]:
    """One way to give this answer: options by what they are about, or by their actions."""
    if isinstance(answer, list):
        return answer
    decision = game.decision(seat)
    free = [option for option in offered(decision) if answer == "any" or not is_avoided(option, answer)]
    picks = decision.picks
    count = picks.least if picks is not None and is_set(decision) else 1
    return [option.subject or option.action for option in free[:count]]


def moves_of_answer(game: Game, seat: int, answer: Answer) -> tuple[int, ...]:
    chosen = choices_for(game, seat, answer)
    if isinstance(answer, list):
        return moves_for(game, seat, chosen)
    free = [option for option in offered(game.decision(seat)) if answer == "any" or not is_avoided(option, answer)]
    return game.decision(seat).moves([option.action for option in free[: len(chosen)]])
