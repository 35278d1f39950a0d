"""The words of messages, in every language: Fluent files, one for each part and language.

`windfall/catalogues/LANGUAGE/PART.ftl` has the sentences whose ids begin with PART; `engine.ftl` has besides the terms
that all parts use. Titles of other packages bring a folder of the same form. What a language lacks is said in English.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from windfall.engine.errors import SetupError
from windfall.engine.words.message import Argument, Message, Named, Seat, Several
from windfall.engine.words.pseudo import PSEUDO, Lengthening

ENGLISH: Final = "en"
SHARED: Final = "engine"
_LIST_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
_BETWEEN: Final = {"plain": ", ", "sentences": " "}
_LIST_LOCALES: Final = {ENGLISH: "en_GB", PSEUDO: "en_GB"}  # "2, 4 or 6", as the rulebooks print it

_folders: list[Traversable] = [files("windfall") / "catalogues"]


def add_catalogues(folder: Traversable) -> None:
    """Take words of another package: a folder for each language, with a file for each part."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def languages() -> tuple[str, ...]:
    """The languages there are words in.

    >>> languages()[0]
    'en'
    """
    found = {entry.name for folder in _folders for entry in folder.iterdir() if (entry / f"{SHARED}.ftl").is_file()}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment of a terminal asks for, if there are words in it; else English.

    >>> language_of({"LANG": "en_US.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_AT.UTF-8"}), language_of({})
    ('en', 'en', 'en')
    """
    wanted = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = wanted.partition(".")[0].partition("_")[0]
    return language if language in languages() else ENGLISH


class Wording:
    """Puts messages into the words of one language."""

    def __init__(self, language: str) -> None:
        if language not in (*languages(), PSEUDO):
            raise SetupError(f"there are no words in {language!r}; there is {', '.join(languages())}")
        self.language = language

    def say(self, said: Message, players: Sequence[str] = ()) -> str:
        """The words of a message, with these players' names by seat."""
        part = said.id.partition("-")[0]
        for language in (self.language, ENGLISH):
            bundle = _bundle(language, part)
            if bundle is not None and bundle.has_message(said.id):
                return self._formatted(bundle, said, part, players)
        raise KeyError(f"there are no words for {said.id}")

    def _formatted(self, bundle: FluentBundle, said: Message, part: str, players: Sequence[str]) -> str:
        arguments = {name: self._argument(value, part, players) for name, value in said.args.items()}
        pattern = bundle.get_message(said.id).value
        if pattern is None:
            raise KeyError(f"{said.id} has no words of its own")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{said.id} cannot be said with {sorted(said.args)}: {errors[0]}")
        return str(text)

    def _argument(self, value: Argument, part: str, players: Sequence[str]) -> str | int | float:
        if isinstance(value, int | float | str):
            return value
        if isinstance(value, Message):
            return self.say(value, players)
        if isinstance(value, Named):
            return self._name(value, part)
        if isinstance(value, Seat):
            return (
                players[value.seat]
                if value.seat < len(players)
                else self.say(Message("engine-seat", {"number": value.seat + 1}))
            )
        return self._list(value, part, players)

    def _name(self, named: Named, part: str) -> str:
        """The name in this language, if it has one."""
        bundle = _bundle(self.language, part)
        own = f"{part}-name-{named.subject.replace(':', '-')}"
        if bundle is None or not bundle.has_message(own):
            return named.printed
        return self.say(Message(own))

    def _list(self, several: Several, part: str, players: Sequence[str]) -> str:
        items = [str(self._argument(item, part, players)) for item in several.items]
        if several.joined in _BETWEEN:
            return _BETWEEN[several.joined].join(items)
        locale = _LIST_LOCALES.get(self.language, self.language)
        return format_list(items, style=_LIST_STYLES[several.joined], locale=locale)


def _capitalized(text: str) -> Any:  # fluent.runtime leaves plain texts out of its types
    """For catalogues: `{ CAPITALIZED($text) }` begins a sentence with words that also stand inside of one."""
    return text[:1].upper() + text[1:]


_FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"CAPITALIZED": _capitalized}


@cache
def _bundle(language: str, part: str) -> FluentBundle | None:
    """The words of a part, with the terms of all; None if the language has none of it."""
    spoken = ENGLISH if language == PSEUDO else language
    resources = [FluentResource(text) for name in dict.fromkeys((SHARED, part)) for text in _texts(spoken, name)]
    if not resources:
        return None
    bundle = FluentBundle([spoken], use_isolating=False, functions=_FUNCTIONS)
    for resource in resources:
        bundle.add_resource(Lengthening().visit(resource) if language == PSEUDO else resource)
    return bundle


def _texts(language: str, part: str) -> list[str]:
    found = (folder / language / f"{part}.ftl" for folder in _folders)
    return [file.read_text("utf-8") for file in found if file.is_file()]


def part_text(language: str, part: str) -> str:
    """The catalogue of a part as text, for pages that were built without it; English if the language has none of it."""
    known = language if language in languages() else ENGLISH
    return "\n".join(_texts(known, part) or _texts(ENGLISH, part))


_language = ENGLISH
_wordings: dict[str, Wording] = {}


def use_language(language: str) -> None:
    """The language of this process: what `str` of a message gives."""
    global _language  # noqa: PLW0603 (a process speaks one language; the server speaks none)
    wording(language)
    _language = language


def wording(language: str | None = None) -> Wording:
    """The words of a language, or of the one this process speaks."""
    wanted = language or _language
    if wanted not in _wordings:
        _wordings[wanted] = Wording(wanted)
    return _wordings[wanted]
