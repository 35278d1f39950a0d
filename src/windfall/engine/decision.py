"""The one kind of question: a seat chooses exactly one of the options of a decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from windfall.engine.observation import Observation


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen.

    `action` is its stable number in the title's action space, `subject` names what it is about, such as
    `tile:rebel_base` or `good:new_vinland` (None if it is about nothing on the table), `text` says it in words.
    """

    action: int
    subject: str | None
    text: str


class Decision:
    """What one seat must choose now. Holds nothing but what that seat may know."""

    __slots__ = ("_observation", "_options", "actions", "kind", "seat")

    def __init__(self, seat: int, kind: str, actions: Sequence[int], observation: "Observation") -> None:
        self.seat = seat
        self.kind = kind
        self.actions = tuple(actions)
        self._observation = observation
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """The options with their texts; programs that need no texts read `actions`, which is faster."""
        if self._options is None:
            observation = self._observation
            self._options = tuple(observation.title.option(observation, action) for action in self.actions)
        return self._options

    @property
    def prompt(self) -> str:
        """One sentence that says what is asked."""
        return self._observation.title.prompt(self._observation)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.actions)} options)"
