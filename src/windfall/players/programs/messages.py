"""What a host and a program say to each other: one JSON object a line, as docs/bots.md tells.

The host speaks first and the program only when it is asked: a hello is answered by a hello, a question by a choice.
Both ignore fields that they do not know, so that fields can be added; what changes more than that is another protocol.
"""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from windfall.engine.title import SettingValue
from windfall.engine.words.view import View

PROTOCOL: Final = 1

# What a question tells besides the numbers of its options, if the program wants it.
Want: TypeAlias = Literal["view", "texts", "notes", "features", "option_features", "state"]


class _Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class HostHello(_Message, frozen=True, tag="hello"):
    """The first line of all."""

    protocol: int
    host: str


class ProgramHello(_Message, frozen=True, tag="hello"):
    """Who the program is, what it wants to be told, and which titles it plays, if not all."""

    protocol: int
    name: str
    wants: tuple[Want, ...] = ("view", "texts")
    titles: tuple[str, ...] | None = None


class GameBegins(_Message, frozen=True, tag="game"):
    """The questions from here on are of another game; what was remembered of the last one is of no use any more."""

    title: str
    rules: int
    components: str
    players: int
    seat: int
    seed: int
    settings: dict[str, SettingValue] | None = None
    feature_names: tuple[str, ...] | None = None
    option_feature_names: tuple[str, ...] | None = None


class ToldOption(Struct, frozen=True, omit_defaults=True):
    """One thing that can be chosen."""

    action: int
    subject: str | None = None
    text: str | None = None
    note: str | None = None


class Question(_Message, frozen=True, tag="choose"):
    """The program's seat has to choose one of the options within so many seconds."""

    id: int
    kind: str
    options: tuple[ToldOption, ...]
    seconds: float
    prompt: str | None = None
    view: View | None = None  # in the form of the title
    features: list[float] | None = None
    option_features: list[list[float]] | None = None
    state: str | None = None


class Choice(_Message, frozen=True, tag="choice"):
    """The program's answer to the question of that id."""

    id: int
    action: int


class Failure(_Message, frozen=True, tag="error"):
    """Why the one who says it cannot go on; the program ends after it."""

    message: str


HostMessage: TypeAlias = HostHello | GameBegins | Question | Failure
ProgramMessage: TypeAlias = ProgramHello | Choice | Failure

# How lines are read, by what was asked for.
READ_HOST: Final[Decoder[HostMessage]] = Decoder(HostMessage)
READ_HELLO: Final[Decoder[ProgramHello | Failure]] = Decoder(ProgramHello | Failure)
READ_CHOICE: Final[Decoder[Choice | Failure]] = Decoder(Choice | Failure)


def encoded(message: HostMessage | ProgramMessage) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"
