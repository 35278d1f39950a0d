"""A position of a game and the chance to come, without a memory of how it came about.

It is what search, training and research play on, by the thousand; a `Game` keeps a journal and a log besides.
"""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from windfall.engine.chance import Chance
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.state import State
from windfall.engine.title import Result, Title


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Position:
    """A state of a title with a chance stream. Nothing is checked: actions must be among the options."""

    __slots__ = ("chance", "state", "title")

    def __init__(self, title: Title, state: State, chance: Chance) -> None:
        self.title = title
        self.state = state
        self.chance = chance

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """The first seat that must choose now."""
        return self.state.seats()[0]

    def options(self, seat: int) -> Sequence[int]:
        return self.state.options(seat)

    def observe(self, seat: int) -> Observation:
        """What this seat, or `SPECTATOR`, knows."""
        return self.title.observe(self.state, seat)

    def decision(self, seat: int) -> Decision:
        """What this seat must choose now."""
        return Decision(self.observe(seat))

    def play(self, seat: int, action: int) -> None:
        self.title.play(self.state, seat, action, self.chance)

    @property
    def result(self) -> Result:
        """Of a position that is over."""
        return self.title.result(self.state)

    def copy(self) -> "Position":
        """An independent position with the same chance to come."""
        return Position(self.title, self.state.copy(), self.chance.copy())
