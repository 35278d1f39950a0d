"""The coach: it has words for every question, says them in every language, and knows no more than its seat."""

import random

import pytest

import windfall
from tests.support.bot_games import EVERY_SETUP, EVERY_TITLE, Options
from tests.support.coaching import coached_positions
from windfall import SPECTATOR, sample
from windfall.advice.coach import coach, expected
from windfall.advice.forecast import forecast
from windfall.engine.chance import Chance
from windfall.engine.words.catalogue import languages, wording
from windfall.engine.words.coaching import MOST_LOOKS, Coaching, weightiest
from windfall.engine.words.message import Message, message
from windfall.thinking.contest import Contest, SearchSettings
from windfall.thinking.lookahead import sample_worlds
from windfall.thinking.network import network
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES as JUMPDRIVE_QUESTIONS
from windfall.titles.jumpdrive.words.coach import EXPLAINED as JUMPDRIVE_EXPLAINED
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES as NEWFRONTIERS_QUESTIONS
from windfall.titles.newfrontiers.words.coach import EXPLAINED as NEWFRONTIERS_EXPLAINED
from windfall.titles.race.rules.flow import QUESTION_NAMES as RACE_QUESTIONS
from windfall.titles.race.words.coach import EXPLAINED as RACE_EXPLAINED

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
# Questions of which the prompt says all there is to say.
QUIET = {"newfrontiers": {"return_goal"}, "race": set[str](), "jumpdrive": set[str]()}


@pytest.mark.parametrize(
    ("title", "questions", "explained"),
    [
        ("newfrontiers", NEWFRONTIERS_QUESTIONS, NEWFRONTIERS_EXPLAINED),
        ("race", RACE_QUESTIONS, RACE_EXPLAINED),
        ("jumpdrive", JUMPDRIVE_QUESTIONS, JUMPDRIVE_EXPLAINED),
    ],
)
def test_every_question_is_explained_or_quiet_on_purpose(
    title: str, questions: tuple[str, ...], explained: dict[str, Message | None]
) -> None:
    assert set(explained) == set(questions)
    assert {question for question, words in explained.items() if words is None} == QUIET[title]
    for words in filter(None, explained.values()):
        for language in languages():
            assert wording(language).say(words, NAMES)


def said(coaching: Coaching) -> None:
    """It is said in every language, in sentences."""
    lines = [line for line in (coaching.explains, *coaching.looks) if line is not None]
    for language in languages():
        for line in lines:
            text = wording(language).say(line, NAMES)
            assert text.endswith(".")
            assert "{" not in text


@EVERY_SETUP
def test_all_that_is_said_has_words_and_depends_on_the_observation_alone(
    title: str, players: int, options: Options
) -> None:
    rng = random.Random(3)
    spoke = 0
    for game, seat, coaching in coached_positions(title, players, options, 8):
        assert len(coaching.looks) <= MOST_LOOKS
        said(coaching)
        spoke += bool(coaching.looks)
        if rng.random() < 0.2:
            twin = sample(game.observe(seat), rng)
            assert coach(twin.observe(seat)) == coaching
    assert spoke > 10


def test_what_others_will_choose_is_what_hints_foresee() -> None:
    game = windfall.new("race", players=3, seed=5)
    while game.decision(game.seats[0]).kind != "action" or len(game.seats) < 3:
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    observation = game.observe(0)
    judge = network("race")
    contest = Contest(judge, observation, game.actions(0), SearchSettings(), 0)
    lines = forecast(judge, observation, contest.hidden, sample_worlds(observation, Chance(0), 1))
    told = expected(observation)
    assert [each.seat for each in told] == [1, 2]
    for line, each in zip(lines, told, strict=True):
        choice = game.title.foreseen_text(each.action).said(NAMES)
        assert line.said(NAMES).startswith(f"{NAMES[each.seat]}: {choice} {each.percent} %")


@EVERY_TITLE
def test_nothing_is_foreseen_where_nobody_else_is_asked(title: str) -> None:
    for game, seat, _coaching in coached_positions(title, 2, {}, 1):
        if list(game.observe(seat).known.seats()) == [seat]:
            assert expected(game.observe(seat)) == ()


def test_the_weightiest_lines_come_first_and_those_without_weight_not_at_all() -> None:
    one, two, three = (message("engine-seat", number=number) for number in (1, 2, 3))
    assert weightiest([(1.0, one), (3.0, two), (-1.0, three)]) == [two, one]


@EVERY_TITLE
def test_what_a_card_means_to_an_empire_has_words_and_depends_on_the_observation_alone(title: str) -> None:
    rng = random.Random(4)
    sort = "tile" if title == "newfrontiers" else "card"
    ids = [component.id for component in windfall.title(title).components()]
    told = 0
    for game, seat, _coaching in coached_positions(title, 2, {}, 4):
        if rng.random() < 0.4:
            subject = f"{sort}:{rng.choice(ids)}"
            lines = game.title.here(game.observe(seat), subject)
            said(Coaching(None, lines))
            assert game.title.here(sample(game.observe(seat), rng).observe(seat), subject) == lines
            assert game.title.here(game.observe(SPECTATOR), subject) == ()
            told += bool(lines)
    assert told > 2
