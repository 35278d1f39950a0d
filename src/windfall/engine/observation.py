"""What one seat knows of a game."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from windfall.engine.state import SPECTATOR, State

if TYPE_CHECKING:
    from windfall.engine.title import Title


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Observation:
    """Everything that a seat may know, and no handle on the game it comes from.

    `known` is a state of the title in which hidden parts are blank. It is shared by all who ask for the same
    observation: read it, do not change it. To try moves, sample a game that agrees with it.
    """

    __slots__ = ("known", "seat", "title")

    def __init__(self, title: "Title", seat: int, known: State) -> None:
        self.title = title
        self.seat = seat
        self.known = known

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        return self.title is other.title and self.seat == other.seat and self.known == other.known

    def __hash__(self) -> int:
        return hash((self.title.name, self.seat, self.known))

    def __repr__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"Observation({self.title.name}, {who})"
