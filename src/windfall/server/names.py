"""Names and chat lines as people may write them: visible characters only, and not too many."""

import unicodedata
from http import HTTPStatus
from typing import Final

from windfall.engine.words.message import message
from windfall.server.refusals import RequestRefused

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500

# Control, format, surrogate, private and unassigned characters show nothing, or turn the text around them.
_INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
# Signs that are placed upon the letter before them: a few belong to a language, a tower of them does not.
_MARKS: Final = ("Mn", "Me")
_MARKS_TOGETHER: Final = 2

# fmt: off
BOT_NAMES: Final = (
    "Vega", "Rigel", "Altair", "Deneb", "Mira", "Sirius", "Spica", "Polaris", "Castor", "Pollux", "Antares", "Capella",
    "Regulus", "Arcturus", "Aldebaran", "Canopus", "Procyon", "Bellatrix", "Betelgeuse", "Fomalhaut", "Alcor", "Mizar",
    "Thuban", "Kochab", "Dubhe", "Merak", "Alioth", "Alkaid", "Izar", "Saiph", "Hadar", "Nunki",
)
# fmt: on


def visible(text: str) -> str:
    """The text in one line, without what cannot be seen."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(character)
        marks = marks + 1 if category in _MARKS else 0
        if category not in _INVISIBLE and marks <= _MARKS_TOGETHER:
            kept.append(character)
    return " ".join("".join(kept).split())


def checked_name(text: str) -> str:
    name = visible(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise RequestRefused(message("server-name-length", most=LONGEST_NAME), HTTPStatus.UNPROCESSABLE_ENTITY)
    return name


def guest_name(player: str) -> str:
    """What somebody is called who has not chosen a name yet."""
    return f"Guest {int.from_bytes(player.encode()) % 900 + 100}"


def distinct(names: list[str]) -> list[str]:
    """The names, with a number where two at one table are called the same."""
    taken: set[str] = set()
    told: list[str] = []
    for name in names:
        number, tried = 1, name
        while tried.casefold() in taken:
            number += 1
            tried = f"{name} {number}"
        taken.add(tried.casefold())
        told.append(tried)
    return told
