"""The one kind of question: a seat chooses exactly one of the options of a decision."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from windfall.engine.words.message import Message
from windfall.engine.words.options import Option, Picks, Refusal, Resting

if TYPE_CHECKING:
    from windfall.engine.observation import Observation


__all__ = ["Decision", "Option", "Picks", "Refusal", "Resting"]


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

    def __reduce__(self) -> "tuple[type[Decision], tuple[Observation]]":
        """All of it follows from the observation; a compiled class could not be sent to another process otherwise."""
        return Decision, (self.observation,)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options with texts and notes; programs that need no texts read `actions`, which is faster."""
        return tuple(self._option(action) for action in self.actions)

    def _option(self, action: int) -> Option:
        told = self._told.get(action)
        if told is None:
            title = self.observation.title
            bare, note = title.option(self.observation, action), title.note(self.observation, action)
            told = bare if note is None else Option(action, bare.subject, bare.text, note)
            self._told[action] = told
        return told

    @property
    def prompt(self) -> Message:
        """One sentence that says what is asked."""
        return self.observation.title.prompt(self.observation)

    @property
    def passing(self) -> int | None:
        """The answer that does nothing, where there is one."""
        action = self.observation.title.pass_action
        return action if action in self.actions else None

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

    @property
    def resting(self) -> tuple[Resting, ...]:
        """Why all else on the table cannot be chosen now, place by place."""
        return self.observation.title.resting(self.observation)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.actions)} options)"
