"""What a title tells of itself, as it stands in the protocol; not compiled, as `options.py` tells."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from windfall.engine.words.face import Face, Fact
from windfall.engine.words.message import Message

SettingValue: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set when a game is set up."""

    name: str
    default: SettingValue
    allowed: tuple[SettingValue, ...]
    text: Message
    values: tuple[
        Message, ...
    ] = ()  # what the allowed values are called, in their order; none if they say it themselves


@dataclass(frozen=True, slots=True)
class Component:
    """One tile or card as it is shown to a person; `documented` lists the fields known from print."""

    id: str
    name: str
    sort: str
    face: Face
    facts: tuple[Fact, ...]
    text: Message
    documented: tuple[str, ...]
    reconstructed: tuple[str, ...]

    @property
    def known_from_print(self) -> Literal["all", "part", "nothing"]:
        if not self.reconstructed:
            return "all"
        return "part" if self.documented else "nothing"
