"""Lessons on the stage: where a step begins, whether the learner's move was the right one, and what it brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus

import msgspec

from windfall.engine.game import Game
from windfall.engine.words.message import Message, message
from windfall.lessons.answers import fits
from windfall.lessons.files import PATH, game_of, journal_of, lesson_of, lessons_of, moves_of
from windfall.lessons.numbers import Sight
from windfall.lessons.schema import Lesson, Said, Step
from windfall.server.database.records import Player
from windfall.server.refusals import RequestRefused
from windfall.server.stage.scene import Scene
from windfall.server.stage.stage import Played, Stage, played_out
from windfall.server.wire.lessons import LessonOutcome, LessonPath, LessonShape, LessonTurn, Verdict


def lesson_paths() -> list[LessonPath]:
    return [LessonPath(title, [_shape(lesson) for lesson in lessons_of(title).lesson]) for title in PATH]


def _shape(lesson: Lesson) -> LessonShape:
    return LessonShape(lesson.id, Message(lesson.name), Message(lesson.about), len(lesson.steps))


def step_of(title: str, lesson: str, number: int) -> Step:
    """A step of a lesson, counted from 1."""
    found = lesson_of(title, lesson)
    if found is None or number not in range(1, len(found.steps) + 1):
        raise RequestRefused(message("lessons-missing"), HTTPStatus.NOT_FOUND)
    return found.steps[number - 1]


def scene_of(title: str, lesson: str, number: int) -> Scene:
    step = step_of(title, lesson, number)
    game = game_of(title, step)
    journal = journal_of(title, game, step.at)
    line = tuple(moves_of(game)[step.at :])
    return Scene(f"lessons/{title}/{lesson}/{number}", journal, game.seat, line)


async def turn(
    stage: Stage, title: str, lesson: str, number: int, answers: Sequence[Sequence[int]], whole: bool, learner: Player
) -> LessonTurn:
    """A step after these answers."""
    step, scene = step_of(title, lesson, number), scene_of(title, lesson, number)
    before, after = await stage.play(scene), await stage.play(scene, answers)
    told = await outcome(stage, scene, step, answers)
    if told is not None and step.until == "round":
        after = played_out(after, before.course.round)
    state = after.whole() if whole else after.followed()
    if told is not None:  # the learner reads it first
        state = msgspec.structs.replace(state, decisions=[])
    return LessonTurn(
        stage.table(scene, learner),
        _sight(before).said(step.idea),
        step.about,
        state,
        None if told is None else LessonOutcome(told.verdict, _sight(before, after).said(told.said)),
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the learner's answers are judged, and what is said of them."""

    verdict: Verdict
    said: Said


async def outcome(stage: Stage, scene: Scene, step: Step, answers: Sequence[Sequence[int]]) -> Outcome | None:
    """None while the answers are as the step says and more are to come. Where there is no choice, any answer is."""
    right = 0
    for number, answer in enumerate(answers):
        game = (await stage.play(scene, answers[:number])).course.game
        if len(game.actions(scene.seat)) == 1:
            continue
        if not fits(game, scene.seat, step.answers[right], answer):
            return Outcome("wrong", _mistake(game, scene.seat, step, right, answer))
        right += 1
        if right == len(step.answers):
            return Outcome("right", step.right)
    return None


def _mistake(game: Game, seat: int, step: Step, right: int, answer: Sequence[int]) -> Said:
    """What is said of a wrong answer that came after so many right ones."""
    for mistake in step.mistakes:
        if len(mistake.answers) == right + 1 and fits(game, seat, mistake.answers[right], answer):
            return mistake.said or step.wrong
    return step.wrong


def _sight(before: Played, after: Played | None = None) -> Sight:
    """What the learner sees of both."""
    seat = before.scene.seat
    games = [played.course.game for played in (before, after) if played is not None]
    return Sight(games[0].title, seat, *(game.title.view(game.observe(seat)) for game in games))
