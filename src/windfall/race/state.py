"""The state of a game of Race for the Galaxy: plain numbers and lists, copied and compared field by field.

Several seats can be asked at once. Each collects its picks in `picks`; when a step needs no more of them from anyone,
they all take effect together, so the order in which seats answered means nothing.
"""

from collections.abc import Hashable, Sequence
from typing import Final, TypeAlias

from windfall.engine.state import Event, State

Step: TypeAlias = tuple[int, int, int]

NO_CARD = -1
UNKNOWN_CARD = -2
NO_SEAT = -1
NO_QUESTION = -1
NO_OPTIONS: Final[list[int]] = []


class Empire:
    """A player's hand, tableau and chips."""

    __slots__ = (
        "chips",
        "chosen",
        "discards",
        "drawn",
        "goods",
        "hand",
        "picks",
        "placed",
        "start_world",
        "tableau",
        "working",
    )

    def __init__(self, start_world: int) -> None:
        self.start_world = start_world
        self.chips = 0
        self.hand: list[int] = []  # sorted
        self.drawn: list[int] = []  # sorted: cards drawn in Explore, to keep some of
        self.tableau: list[int] = [start_world]  # in the order they were placed
        self.goods: list[int] = [NO_CARD]  # the card that lies face down on each card of the tableau
        self.discards: list[int] = []  # sorted: cards of the discard pile that this player put there face down
        self.picks: list[int] = []  # actions already given as parts of the answer to the question that waits
        self.chosen: tuple[int, ...] = ()  # action cards of this round
        self.placed = NO_CARD  # what this player places in the current phase
        self.working = 1  # how many cards of the tableau were there before the current phase

    def copy(self) -> "Empire":
        twin = Empire.__new__(Empire)
        twin.start_world = self.start_world
        twin.chips = self.chips
        twin.hand = self.hand.copy()
        twin.drawn = self.drawn.copy()
        twin.tableau = self.tableau.copy()
        twin.goods = self.goods.copy()
        twin.discards = self.discards.copy()
        twin.picks = self.picks.copy()
        twin.chosen = self.chosen
        twin.placed = self.placed
        twin.working = self.working
        return twin

    def key(self) -> Hashable:
        return (
            self.start_world,
            self.chips,
            tuple(self.hand),
            tuple(self.drawn),
            tuple(self.tableau),
            tuple(self.goods),
            tuple(self.discards),
            tuple(self.picks),
            self.chosen,
            self.placed,
            self.working,
        )


class RaceState(State):
    """One position."""

    __slots__ = (
        "agenda",
        "asked",
        "asked_about",
        "asked_question",
        "chips_reserve",
        "choices",
        "deck",
        "empires",
        "experienced",
        "first",
        "phase",
        "powers",
        "produced",
        "public_discards",
        "round",
        "simultaneous",
        "step_count",
        "turn",
        "unseen_discards",
        "vp_pool",
    )

    def __init__(self, players: int, experienced: bool) -> None:
        self.players = players
        self.experienced = experienced
        self.over = False
        self.events: list[Event] = []
        self.step_count = 0
        # the question that waits, and who has still to answer it
        self.asked: tuple[int, ...] = ()
        self.asked_question = NO_QUESTION
        self.asked_about = 0
        self.simultaneous = False  # the answers to it take effect together
        self.choices: list[list[int]] = [NO_OPTIONS] * players  # the inner lists are never changed in place
        self.agenda: list[Step] = []
        # the table
        self.round = 0
        self.phase = NO_QUESTION  # code of the phase being done
        self.first = 0  # the seat with the lowest-numbered start world, first where order matters
        self.deck: list[int] = []  # sorted: a pool without an order
        self.unseen_discards: list[int] = []  # sorted: goods, which nobody has seen
        self.public_discards: list[int] = []  # sorted: cards that lay face up
        self.vp_pool = 0
        self.chips_reserve = 0  # VPs paid out after the pool was used up
        self.empires: list[Empire] = []
        self.turn = NO_SEAT  # whose turn it is, where players take turns
        # what the current turn has done so far
        self.powers: list[int] = []  # Consume or Produce powers that can still be used
        self.produced: list[int] = []  # goods made in this phase, by seat and kind

    def seats(self) -> Sequence[int]:
        return self.asked

    def question(self, seat: int) -> int:  # noqa: ARG002
        return self.asked_question

    def options(self, seat: int) -> Sequence[int]:
        return self.choices[seat]

    def step(self) -> int:
        return self.step_count

    def copy(self) -> "RaceState":
        twin = RaceState.__new__(RaceState)
        twin.players = self.players
        twin.experienced = self.experienced
        twin.over = self.over
        twin.events = []
        twin.step_count = self.step_count
        twin.asked = self.asked
        twin.asked_question = self.asked_question
        twin.asked_about = self.asked_about
        twin.simultaneous = self.simultaneous
        twin.choices = self.choices.copy()
        twin.agenda = self.agenda.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.deck = self.deck.copy()
        twin.unseen_discards = self.unseen_discards.copy()
        twin.public_discards = self.public_discards.copy()
        twin.vp_pool = self.vp_pool
        twin.chips_reserve = self.chips_reserve
        twin.empires = [empire.copy() for empire in self.empires]
        twin.turn = self.turn
        twin.powers = self.powers.copy()
        twin.produced = self.produced.copy()
        return twin

    def key(self) -> Hashable:
        return (
            self.players,
            self.experienced,
            self.over,
            self.step_count,
            self.asked,
            self.asked_question,
            self.asked_about,
            self.simultaneous,
            tuple(tuple(choices) for choices in self.choices),
            tuple(self.agenda),
            self.round,
            self.phase,
            self.first,
            tuple(self.deck),
            tuple(self.unseen_discards),
            tuple(self.public_discards),
            self.vp_pool,
            self.chips_reserve,
            tuple(empire.key() for empire in self.empires),
            self.turn,
            tuple(self.powers),
            tuple(self.produced),
        )
