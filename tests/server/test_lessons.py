"""Every lesson: its positions are legal, its answers among the options, and what it says is what the engine says."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import windfall
from tests.lesson_paths import Taught, all_steps, choices_for, moves_of_answer
from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.lessons.answers import fits, moves_for
from windfall.lessons.files import PATH, game_of, journal_of, lesson_of, lessons_of, moves_of
from windfall.lessons.numbers import Sight
from windfall.lessons.schema import Answer, Said
from windfall.server.database.records import Player
from windfall.server.lessons import scene_of, turn
from windfall.server.refusals import RequestRefused
from windfall.server.stage.stage import Stage, begun
from windfall.server.wire.lessons import LessonTurn

STEPS = list(all_steps())
LEARNER = Player("learner", "You")
NAMES = ["You", "Vega"]
CATALOGUES = Path(windfall.__file__).parent / "catalogues"
# Names of actions that have numbers in them.
NAMED = ("+5", "+1, +1", "2x")


def taken(taught: Taught, answers: Sequence[Answer]) -> LessonTurn:
    """The step after these answers; where there is no choice, the page answers by itself."""

    async def take() -> LessonTurn:
        stage, scene = Stage(), scene_of(taught.title, taught.lesson, taught.number)
        given: list[tuple[int, ...]] = []
        for answer in answers:
            game = (await stage.play(scene, given)).course.game
            while len(game.actions(scene.seat)) == 1:
                given.append(tuple(game.actions(scene.seat)))
                game = (await stage.play(scene, given)).course.game
            given.append(moves_of_answer(game, scene.seat, answer))
        return await turn(stage, taught.title, taught.lesson, taught.number, given, not given, LEARNER)

    return asyncio.run(take())


@pytest.mark.parametrize("taught", STEPS, ids=str)
def test_the_position_is_one_of_a_real_game_in_which_the_learner_is_asked(taught: Taught) -> None:
    game = game_of(taught.title, taught.step)
    assert game.components == find_title(taught.title).components_digest
    assert len(moves_of(game)) >= taught.step.at
    position = windfall.replay(journal_of(taught.title, game, taught.step.at))
    assert game.seat in position.seats
    assert taken(taught, []).outcome is None


@pytest.mark.parametrize("taught", STEPS, ids=str)
def test_the_right_answers_are_options_and_right(taught: Taught) -> None:
    for count in range(1, len(taught.step.answers)):
        assert taken(taught, taught.step.answers[:count]).outcome is None
    told = taken(taught, taught.step.answers)
    assert told.outcome is not None
    assert told.outcome.verdict == "right"
    assert told.state.decisions == []


@pytest.mark.parametrize("taught", STEPS, ids=str)
def test_mistakes_are_options_and_are_played_out(taught: Taught) -> None:
    for mistake in taught.step.mistakes:
        told = taken(taught, mistake.answers)
        assert told.outcome is not None
        assert told.outcome.verdict == "wrong"
        assert told.state.frames


@pytest.mark.parametrize("taught", STEPS, ids=str)
def test_what_is_told_is_what_the_table_shows(taught: Taught) -> None:
    """The numbers of an outcome, worked out again from the frames that the page gets."""
    step, seat = taught.step, game_of(taught.title, taught.step).seat
    title, before = find_title(taught.title), taken(taught, []).state.frames[-1].view
    for answers, said in [
        (step.answers, step.right),
        *((each.answers, each.said or step.wrong) for each in step.mistakes),
    ]:
        told = taken(taught, answers)
        assert told.outcome is not None
        assert told.outcome.said == Sight(title, seat, before, told.state.frames[-1].view).said(said)
    assert taken(taught, []).idea == Sight(title, seat, before).said(step.idea)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_no_number_is_typed(language: str) -> None:
    text = (CATALOGUES / language / "lessons.ftl").read_text("utf-8")
    for line in text.splitlines():
        said = line.partition(" = ")[2] if re.match(r"[\w-]+ = ", line) else line
        for name in NAMED:
            said = said.replace(name, "")
        assert not re.search(r"\d", re.sub(r"\{[^{}]*\}", "", said)), line


# What the words of a step say happened, and what the log has of it.
CLAIMS = {
    ("race", "phases", 1): ["Vega chooses Settle", "You chooses Settle"],
    ("race", "build", 2): ["You develops Public Works for 0 cards", "You produces on Earth's Lost Colony (Novelty)"],
    ("race", "build", 3): ["Consume phase"],
    ("race", "goods", 1): ["You produces on Destroyed World (Rare Elements)"],
    ("race", "goods", 3): ["You wins"],
    ("race", "end", 3): ["You wins"],
    ("jumpdrive", "end", 2): ["You wins"],
    ("jumpdrive", "military", 2): ["You settles Rebel Base (defense 6, military 6)"],
    ("newfrontiers", "actions", 1): ["You develops Survey Team for 0 credits"],
    ("newfrontiers", "actions", 2): ["You moves to the front of the priority track"],
    ("newfrontiers", "settle", 1): ["Vega selects Produce", "You produces a Rare Elements good on Rebel Miners"],
    ("newfrontiers", "settle", 3): ["You gets a Genes good with Rebel Warrior Race"],
    ("newfrontiers", "goods", 2): ["You consumes 1 good with Epsilon Eridani for 1 VP and 1 credit"],
    ("newfrontiers", "end", 2): ["You wins"],
}


@pytest.mark.parametrize(("title", "lesson", "number"), CLAIMS)
def test_what_the_words_say_happened_has_happened(title: str, lesson: str, number: int) -> None:
    taught = next(each for each in STEPS if each[:3] == (title, lesson, number))
    told = taken(taught, taught.step.answers)
    log = [line.text.said(NAMES) for frame in told.state.frames for line in frame.lines]
    for claim in CLAIMS[title, lesson, number]:
        assert claim in log


def test_every_title_has_about_five_lessons_and_ends_with_a_game() -> None:
    for title in PATH:
        lessons = lessons_of(title).lesson
        assert len(lessons) == 5
        assert [lesson.id for lesson in lessons if not lesson.steps] == ["game"]
        assert lessons[-1].id == "game"
        assert len({lesson.id for lesson in lessons}) == len(lessons)


def test_what_leads_to_a_position_stays_on_the_server() -> None:
    taught = STEPS[0]
    text = msgspec.json.encode(taken(taught, [])).decode()
    game = game_of(taught.title, taught.step)
    assert '"seed"' not in text
    assert game.moves.strip() not in text


def test_what_leaves_no_choice_may_be_sent_or_not() -> None:
    """The page sends a development alone with "no world", also where none could be placed with it."""
    scene = scene_of("jumpdrive", "end", 2)
    game = begun(scene).course.game
    wanted = ["card:galactic_federation"]
    (action,) = moves_for(game, scene.seat, wanted)
    assert fits(game, scene.seat, wanted, [action])
    assert fits(game, scene.seat, wanted, [action, 0])
    assert not fits(game, scene.seat, wanted, [1])


def test_a_lesson_that_is_not_there_is_said_so() -> None:
    assert lesson_of("chess", "pawns") is None
    with pytest.raises(RequestRefused):
        scene_of("race", "nothing", 1)
    with pytest.raises(RequestRefused):
        scene_of("race", "phases", 99)


def test_a_number_that_is_not_there_is_an_error() -> None:
    game = windfall.new("race", 2, 1)
    sight = Sight(game.title, 0, game.title.view(game.observe(0)))
    assert sight.number("before.empires.me.hand.size") == len(game.title.view(game.observe(0)).empires[0].hand)
    for wrong in ("before.nothing", "after.round", "before.empires", "7"):
        with pytest.raises(WindfallError):
            sight.said(Said("lessons-missing", {"number": wrong}))
    assert choices_for(game, 0, "any")
