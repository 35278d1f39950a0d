"""A game as a tree in which chance has nodes of its own: a move that draws waits until chance has its turn.

Chance speaks in numbers of a few bits. The deal takes five of them, a move that draws one; the last ten that were said
seed the stream from which the cards or worlds come. So a game is settled by its history of actions and numbers, and
what comes next by nothing else. A game that nobody ends is over after `MOST_MOVES`, without a result.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from windfall.engine.chance import Chance
from windfall.engine.observation import Observation
from windfall.engine.state import EVERYONE, Event, State
from windfall.engine.title import SettingValue, Title

OUTCOMES: Final = 64  # of a chance node, all equally likely; a search looks at all of them whenever it draws one
DEAL_NODES: Final = 5
MOVE_NODES: Final = 1
MOST_MOVES: Final = 5000
_SEED_BITS: Final = 64
_SEED_MASK: Final = (1 << _SEED_BITS) - 1
NOBODY: Final = -1
_UNTOUCHED: Final = 0  # the seed of a stream that is only there to see whether it is asked


class TreeNode:
    """A state, the move that waits for its draws, and what everyone has chosen and been told."""

    __slots__ = (
        "_drawn",
        "_events",
        "_missing",
        "_moves",
        "_setup",
        "_waiting",
        "chosen",
        "over",
        "players",
        "seat",
        "state",
        "title",
    )

    def __init__(self, title: Title, players: int, setup: Mapping[str, SettingValue]) -> None:
        self.title = title
        self.players = players
        self.state: State | None = None  # until the deal
        self.over = False
        self.seat = NOBODY  # the first seat that is asked
        self.chosen: list[list[int]] = [[] for _ in range(players)]
        self._setup = setup
        self._moves = 0
        self._waiting: tuple[int, int] | None = None  # seat and action
        self._drawn = 0  # what chance has said so far, as far as a seed can hold it
        self._missing = DEAL_NODES  # that chance has still to say
        self._events: list[Event] = []

    def __deepcopy__(self, _memo: dict[int, Any]) -> "TreeNode":
        twin = TreeNode(self.title, self.players, self._setup)
        twin.state = None if self.state is None else self.state.copy()
        twin.over, twin.seat, twin._moves = self.over, self.seat, self._moves
        twin.chosen = [chosen.copy() for chosen in self.chosen]
        twin._waiting = self._waiting
        twin._drawn = self._drawn
        twin._missing = self._missing
        twin._events = self._events.copy()
        return twin

    @property
    def waits_for_chance(self) -> bool:
        return self._missing > 0

    @property
    def options(self) -> Sequence[int]:
        return () if self.state is None or self.seat == NOBODY else self.state.options(self.seat)

    def choose(self, action: int) -> None:
        """The seat to move chooses. If its move asks chance, it is played when chance has its turn."""
        assert self.state is not None
        seat = self.seat
        self.chosen[seat].append(action)
        self._moves += 1
        after, chance = self.state.copy(), Chance(_UNTOUCHED)
        self.title.play(after, seat, action, chance)
        if chance.place == _UNTOUCHED:
            self._reach(after)
        elif self._moves == MOST_MOVES:
            self._reach(self.state)  # what would be drawn does not matter any more
        else:
            self.seat = NOBODY
            self._waiting = (seat, action)
            self._missing = MOVE_NODES

    def draw(self, number: int) -> None:
        """Chance has its turn; with its last number comes the deal, or the move that waits."""
        self._drawn = (self._drawn * OUTCOMES + number) & _SEED_MASK
        self._missing -= 1
        if self._missing:
            return
        chance = Chance(self._drawn)
        if self.state is None:
            self._reach(self.title.setup(self.players, self._setup, chance))
        else:
            assert self._waiting is not None
            self.title.play(self.state, *self._waiting, chance)
            self._waiting = None
            self._reach(self.state)

    def _reach(self, state: State) -> None:
        self.state = state
        self.over = state.over or self._moves >= MOST_MOVES
        self.seat = NOBODY if self.over else state.seats()[0]
        self._events += state.events

    def observed(self, seat: int) -> Observation | None:
        """What a seat, or `SPECTATOR`, knows; None before the deal."""
        if self.state is None:
            return None
        return self.title.observe(self.state, seat)

    def history_known_to(self, seat: int) -> str:
        observation = self.observed(seat)
        if observation is None:
            return "before the deal"
        told = [event for event in self._events if event[1] in (EVERYONE, seat)]
        return f"chose {self.chosen[seat]} told {told} knows {observation.known.key()}"

    def resampled(self, seat: int, numbers: random.Random) -> "TreeNode":
        """A position that agrees with all that a seat knows."""
        twin = TreeNode(self.title, self.players, self._setup)
        observation = self.observed(seat)
        if observation is None:
            return twin
        twin._drawn = numbers.getrandbits(_SEED_BITS)
        twin.over, twin._moves = self.over, self._moves
        chance = Chance(numbers.getrandbits(_SEED_BITS))
        twin.state = self.title.sample(observation, chance)
        twin.chosen[seat] = self.chosen[seat].copy()
        twin._events = [event for event in self._events if event[1] in (EVERYONE, seat)]
        twin._missing = 0
        twin.seat = NOBODY if twin.over else twin.state.seats()[0]
        if self._waiting is not None and self._waiting[0] == seat:
            twin._waiting, twin._missing, twin.seat = self._waiting, self._missing, NOBODY
        elif self.seat == seat:
            twin._answer_before(seat, chance)
        return twin

    def _answer_before(self, seat: int, chance: Chance) -> None:
        """Seats before this one have answered already, nobody knows how: draw their answers."""
        assert self.state is not None
        while self.state.seats()[0] < seat:
            first = self.state.seats()[0]
            options = self.state.options(first)
            action = options[chance.below(len(options))]
            self.title.play(self.state, first, action, chance)
            self.chosen[first].append(action)
        self.seat = self.state.seats()[0]
