"""The form of a file of lessons; `data/README.md` explains it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Choice: TypeAlias = str | int  # an option by its subject, or by its action where several have it, or none
Until: TypeAlias = Literal["asked", "round"]


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Avoid(_Part, frozen=True):
    """Whatever is chosen is right, but for these."""

    avoid: list[Choice]


# What is chosen at one question; "any" if it does not matter, such as what one pays with.
Answer: TypeAlias = list[Choice] | Avoid | Literal["any"]


class Said(_Part, frozen=True):
    """A sentence with what it tells: numbers as `numbers.py` reads them, components by their subjects,
    and players as `seat:me` and `seat:them`."""

    say: str
    numbers: dict[str, str] = {}
    names: dict[str, str] = {}


class Mistake(_Part, frozen=True):
    """A wrong way to answer, of which only the last answer is wrong; with words of its own, if others do not fit."""

    answers: Annotated[list[Answer], Meta(min_length=1)]
    said: Said | None = None


class Step(_Part, frozen=True):
    """An idea, a position, the learner's own move, what it brought and why."""

    at: Annotated[int, Meta(ge=0)]  # after so many moves of its game
    idea: Said
    about: list[str]  # what it is about, as `data/README.md` lists
    answers: Annotated[list[Answer], Meta(min_length=1)]
    right: Said
    wrong: Said  # whatever else was chosen
    mistakes: Annotated[list[Mistake], Meta(min_length=1)]  # likely ones
    game: str = ""  # the first one of the file, if it is not named
    until: Until = (
        "asked"  # how far the move is played out: until the learner is asked again, or to the end of the round
    )


class Lesson(_Part, frozen=True):
    """A few steps of three to eight minutes together; one without steps is a whole game."""

    id: str
    name: str
    about: str
    steps: list[Step] = []


class Played(_Part, frozen=True):
    """A game that lessons take their positions from."""

    id: str
    rules: int
    components: str
    seed: int
    seat: int
    moves: str  # seats and actions, such as "0:12 1:40"
    players: int = 2
    settings: dict[str, bool | int | str] = {}


class LessonFile(_Part, frozen=True):
    """All lessons of a title, in their order."""

    title: str
    game: Annotated[list[Played], Meta(min_length=1)]
    lesson: Annotated[list[Lesson], Meta(min_length=1)]
