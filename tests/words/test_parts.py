"""The words of every part that is no title's: each variant of each message can be said in every language, and reads
well. Those of the titles: test_titles.py."""

import re

import pytest

from tests.support.variants import sayings
from windfall.engine.words.catalogue import languages, wording
from windfall.engine.words.pseudo import PSEUDO

PARTS = (
    "advice",
    "ahead",
    "app",
    "cli",
    "daily",
    "engine",
    "identity",
    "notices",
    "page",
    "puzzles",
    "seats",
    "server",
    "standing",
    "workshop",
)
FRENCH_SIGNS = re.compile(r"\w [:;?!»]|« ")  # they stand behind or before a space that does not break
JUNK = re.compile(r"True|False|Message\(|\{|\}|\$")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_everything_can_be_said(part: str, language: str) -> None:
    words = wording(language)
    said = [(message.id, words.say(message)) for message in sayings(part)]
    assert said
    for name, text in said:
        assert not JUNK.search(text), (name, text)
        assert language != "fr" or not FRENCH_SIGNS.search(text), (name, text)
