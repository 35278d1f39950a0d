"""The words of every title in every language: each variant of each message can be said, and reads well. What a title
has of its own is tested with it."""

import re

import pytest

import windfall
from tests.support.variants import sayings
from tests.support.wrong_words import FRENCH_SIGNS, junk
from windfall.engine.words.catalogue import languages, wording
from windfall.engine.words.message import Message

TITLES = ("newfrontiers", "race", "jumpdrive")
SAYINGS = {title: list(sayings(title)) for title in TITLES}
# What begins or ends with a space, or with a sign, is for what stands before or behind it.
PARTS = {
    "newfrontiers-board-colonies",
    "newfrontiers-board-explored",
    "newfrontiers-board-developments",
    "newfrontiers-page-chooses-now",
}
OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said(title: str, language: str) -> None:
    words = wording(language)
    for said in SAYINGS[title]:
        text = words.say(said)
        assert text, said
        assert not junk(text) or said.id in PARTS, (junk(text), text)
        assert language != "fr" or not FRENCH_SIGNS.search(text), text


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", languages())
def test_every_component_reads_well(title: str, language: str) -> None:
    """In capitals at its beginning, with a stop at its end."""
    words = wording(language)
    for component in windfall.title(title).components():
        assert words.say(component.text).endswith("."), component.id
        for power in component.face.powers:
            sentence = words.say(power.text)
            assert sentence[0] == sentence[0].upper(), sentence
            assert sentence.endswith("."), sentence


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(title: str, language: str) -> None:
    """Names of components and words of files apart, nothing that has a space in it reads the same in two languages."""
    english, words = wording("en"), wording(language)
    components = (component.name for component in windfall.title(title).components())
    names = re.compile("|".join(re.escape(name) for name in (*components, "The Starry Rift")))
    for said in SAYINGS[title]:
        text = names.sub("", words.say(Message(said.id, said.args)))
        if re.search(r"\w{2,} \w{2,}", text):
            assert text != names.sub("", english.say(said)), said
