"""The language of the command line: the one that is asked for, or that of the terminal if there are words in it."""

import pytest

from tests.cli.command import error, windfall
from windfall.engine.words.catalogue import languages, wording
from windfall.engine.words.message import message

GAME = ("watch", "race", "random", "random", "--seed", 3)


def told(*words: object, locale: str = "C") -> str:
    result = windfall(*words, locale=locale)
    assert result.exit_code == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_in_the_language_that_is_asked_for(language: str) -> None:
    story = told("--language", language, *GAME)
    for said in (message("race-log-round", round=1), message("cli-vps"), message("engine-colour", seat=0)):
        assert wording(language).say(said) in story


@pytest.mark.parametrize("locale", ["de_DE.UTF-8", "de_AT", "de"])
def test_without_one_it_is_that_of_the_terminal(locale: str) -> None:
    assert told(*GAME, locale=locale) == told("--language", "de", *GAME)


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "POSIX", "tlh_KL.UTF-8"])
def test_where_there_are_no_words_it_is_english(locale: str) -> None:
    assert told(*GAME, locale=locale) == told("--language", "en", *GAME)


def test_the_one_that_is_asked_for_goes_before_that_of_the_terminal() -> None:
    assert told("--language", "fr", *GAME, locale="de_DE.UTF-8") == told("--language", "fr", *GAME)


def test_a_language_without_words_is_refused() -> None:
    assert f"there are no words in 'tlh'; there is {', '.join(languages())}" in error("--language", "tlh", "titles")


def test_errors_are_told_in_it_too() -> None:
    assert "es gibt kein Spiel" in windfall("--language", "de", "tiles", "chess").stderr


def test_the_pseudo_language_leaves_nothing_in_plain_english() -> None:
    story = told("--language", "en-XA", *GAME)
    assert "Róóúúñd 1" in story
    assert "Round" not in story
