"""The one kind of question: a seat chooses exactly one of the options of a decision."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from windfall.engine.observation import Observation


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen.

    `action` is its stable number in the title's action space, `subject` names what it is about, such as
    `tile:rebel_base` or `good:new_vinland` (None if it is about nothing on the table), `text` says it in words,
    `note` what choosing it means, worked out.
    """

    action: int
    subject: str | None
    text: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Picks:
    """An answer that is a set: any `least` to `most` of these options, which fewer than `most` of them end with `done`.

    An option stands here as often as it can be chosen, such as a card of which there are two copies in hand.
    """

    least: int
    most: int
    options: tuple[Option, ...]
    done: int | None


@dataclass(frozen=True, slots=True)
class Refusal:
    """A thing that could be expected to be among the options, and why it is not."""

    subject: str
    why: str


class Decision:
    """What one seat must choose now. Holds nothing but what that seat may know."""

    __slots__ = ("_observation", "_told", "actions", "kind", "seat")

    def __init__(self, seat: int, kind: str, actions: Sequence[int], observation: "Observation") -> None:
        self.seat = seat
        self.kind = kind
        self.actions = tuple(actions)
        self._observation = observation
        self._told: dict[int, Option] = {}

    @property
    def options(self) -> tuple[Option, ...]:
        """The options with texts and notes; programs that need no texts read `actions`, which is faster."""
        return tuple(self._option(action) for action in self.actions)

    def _option(self, action: int) -> Option:
        told = self._told.get(action)
        if told is None:
            title = self._observation.title
            note = title.note(self._observation, action)
            told = self._told[action] = replace(title.option(self._observation, action), note=note)
        return told

    @property
    def prompt(self) -> str:
        """One sentence that says what is asked."""
        return self._observation.title.prompt(self._observation)

    @property
    def picks(self) -> Picks | None:
        """The rest of the answer as a set, if it is one; `moves` tells how to play what was chosen of it."""
        pool = self._observation.title.pick_pool(self._observation)
        if pool is None:
            return None
        options = tuple(self._option(action) for action in pool.actions)
        return Picks(pool.least, pool.most, options, pool.done)

    def moves(self, chosen: Sequence[int]) -> tuple[int, ...]:
        """The moves that give an answer: picks of a set in their canonical order, without those that are forced and
        so are taken by themselves. What goes beyond this question stays as it is."""
        return self._observation.title.moves(self._observation, chosen)

    @property
    def refused(self) -> tuple[Refusal, ...]:
        """What could be expected to be choosable now and is not, with the reasons."""
        return self._observation.title.refused(self._observation)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.actions)} options)"
