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
    """What the seat of an observation must choose now, from what it knows and nothing else."""

    __slots__ = ("_told", "actions", "kind", "observation", "seat")

    def __init__(self, observation: "Observation") -> None:
        known, seat = observation.known, observation.seat
        self.seat = seat
        self.kind = observation.title.question_name(known.question(seat))
        self.actions: tuple[int, ...] = tuple(known.options(seat))
        self.observation = observation
        self._told: dict[int, Option] = {}

    @property
    def options(self) -> tuple[Option, ...]:
        """The options with texts and notes; programs that need no texts read `actions`, which is faster."""
        return tuple(self._option(action) for action in self.actions)

    def _option(self, action: int) -> Option:
        told = self._told.get(action)
        if told is None:
            title = self.observation.title
            note = title.note(self.observation, action)
            told = self._told[action] = replace(title.option(self.observation, action), note=note)
        return told

    @property
    def prompt(self) -> str:
        """One sentence that says what is asked."""
        return self.observation.title.prompt(self.observation)

    @property
    def picks(self) -> Picks | None:
        """The rest of the answer as a set, if it is one; `moves` tells how to play what was chosen of it."""
        pool = self.observation.title.pick_pool(self.observation)
        if pool is None:
            return None
        options = tuple(self._option(action) for action in pool.actions)
        return Picks(pool.least, pool.most, options, pool.done)

    def moves(self, chosen: Sequence[int]) -> tuple[int, ...]:
        """The moves that give an answer: picks of a set in their canonical order, without those that are forced and
        so are taken by themselves. What goes beyond this question stays as it is."""
        return self.observation.title.moves(self.observation, chosen)

    @property
    def refused(self) -> tuple[Refusal, ...]:
        """What could be expected to be choosable now and is not, with the reasons."""
        return self.observation.title.refused(self.observation)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.actions)} options)"
