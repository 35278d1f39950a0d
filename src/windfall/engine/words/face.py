"""What a picture of a component is drawn from, the same form for all titles."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FacePower:
    """One power as printed: the phase it is for, if it is for one, and what it does."""

    phase: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """A world, home, development, goal or action. What it does not have is None, empty or False."""

    shape: str
    kind: str | None = None
    goods: str | None = None  # production or windfall
    cost: int | None = None
    defense: int | None = None
    vp: int | None = None
    variable_vp: bool = False  # it scores by what its owner has
    large: bool = False
    colonists: int | None = None
    income: int | None = None
    emblems: tuple[str, ...] = ()
    icons: dict[str, int] = field(default_factory=dict)
    powers: tuple[FacePower, ...] = ()
