"""What a picture of a component is drawn from, the same form for all titles."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from windfall.engine.words.message import Argument, Message

FaceShape: TypeAlias = Literal["world", "development", "home", "goal", "action"]
FaceKind: TypeAlias = Literal["novelty", "rare", "genes", "alien", "any"]
FaceGoods: TypeAlias = Literal["production", "windfall"]


@dataclass(frozen=True, slots=True)
class FacePower:
    """One power as printed: the phase it is for, if it is for one, and what it does."""

    phase: str | None
    text: Message


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of what is printed on a component, for a list of all of them: what it is, and what it is here."""

    label: Message
    value: Argument


@dataclass(frozen=True, slots=True)
class Face:
    """A world, home, development, goal or action. What it does not have is None, empty or False."""

    shape: FaceShape
    kind: FaceKind | None = None
    goods: FaceGoods | None = None
    cost: Annotated[int | None, Meta(description="of what is bought")] = None
    defense: Annotated[int | None, Meta(description="of what is conquered")] = None
    vp: int | None = None
    variable_vp: Annotated[bool, Meta(description="it scores by what its owner has")] = False
    large: bool = False
    colonists: int | None = None
    income: int | None = None
    emblems: Annotated[tuple[str, ...], Meta(description="rebel, imperium, alien, uplift, xeno, … as printed")] = ()
    icons: Annotated[dict[str, int], Meta(description="Jump Drive: military, explore, chromosome")] = field(
        default_factory=dict
    )
    powers: tuple[FacePower, ...] = ()
