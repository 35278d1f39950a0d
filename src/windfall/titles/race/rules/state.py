"""The state of a game of Race for the Galaxy: plain numbers and lists, copied and compared field by field."""

from collections.abc import Hashable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from windfall.engine.agenda import NO_QUESTION, NO_SEAT
from windfall.engine.deck import NO_CARD, CardHolder, DeckState
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import COPIES
from windfall.titles.race.rules import events

# Where a good was, as seat and world, once it is discarded.
DISCARDED: Final = (NO_SEAT, NO_CARD)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Empire(CardHolder):
    """A player's hand, tableau and chips."""

    __slots__ = (
        "chips",
        "chosen",
        "drawn",
        "goods",
        "placed",
        "shown",
        "start_world",
        "tableau",
        "working",
    )

    def __init__(self, start_world: int) -> None:
        super().__init__()
        self.start_world = start_world
        self.shown: list[int] = []  # cards in hand that everyone has seen
        self.chips = 0
        self.drawn: list[int] = []  # sorted: cards drawn in Explore, to keep some of
        self.tableau: list[int] = [start_world]  # in the order they were placed
        self.goods: list[int] = [NO_CARD]  # the card that lies face down on each card of the tableau
        self.chosen: tuple[int, ...] = ()  # action cards of this round
        self.placed = NO_CARD  # what this player places in the current phase
        self.working = 1  # how many cards of the tableau were there before the current phase

    def own_piles(self) -> list[list[int]]:
        return [self.hand, self.drawn, self.discards]

    def copy(self) -> "Empire":
        twin = Empire.__new__(Empire)
        twin.start_world = self.start_world
        twin.shown = self.shown.copy()
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
            tuple(self.shown),
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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RaceState(DeckState):
    """One position."""

    __slots__ = (
        "chips_reserve",
        "empires",
        "experienced",
        "first",
        "old_goods",
        "phase",
        "powers",
        "produced",
        "vp_pool",
    )

    def __init__(self, players: int, experienced: bool) -> None:
        super().__init__(players)
        self.experienced = experienced
        self.phase = NO_QUESTION  # code of the phase being done
        self.first = 0  # the seat with the lowest-numbered start world, first where order matters
        self.vp_pool = 0
        self.chips_reserve = 0  # VPs paid out after the pool was used up
        self.empires: list[Empire] = []
        # seats and worlds of goods that lay there when the deck was last refilled
        self.old_goods: tuple[tuple[int, int], ...] = ()
        # what the current turn has done so far
        self.powers: list[int] = []  # Consume or Produce powers that can still be used
        self.produced: list[int] = []  # goods made in this phase, by seat and kind

    def seat_states(self) -> Sequence[Empire]:
        return self.empires

    def seat_state(self, seat: int) -> Empire:
        return self.empires[seat]

    def copies(self, card: int) -> int:
        return COPIES[card]

    def lying_open(self) -> list[int]:
        return [card for empire in self.empires for card in empire.tableau]

    def deck_refilled(self, count: int) -> None:
        self.old_goods = tuple(
            [
                (seat, world)
                for seat, empire in enumerate(self.empires)
                for world, good in zip(empire.tableau, empire.goods, strict=True)
                if good != NO_CARD
            ]
        )
        self.events.append((events.RESHUFFLE, EVERYONE, -1, count))

    def copy(self) -> "RaceState":
        twin = RaceState.__new__(RaceState)
        self.copy_deck_to(twin)
        twin.experienced = self.experienced
        twin.phase = self.phase
        twin.first = self.first
        twin.vp_pool = self.vp_pool
        twin.chips_reserve = self.chips_reserve
        twin.empires = [empire.copy() for empire in self.empires]
        twin.old_goods = self.old_goods
        twin.powers = self.powers.copy()
        twin.produced = self.produced.copy()
        return twin

    def key(self) -> Hashable:
        return (
            self.deck_key(),
            self.experienced,
            self.phase,
            self.first,
            self.vp_pool,
            self.chips_reserve,
            tuple(empire.key() for empire in self.empires),
            self.old_goods,
            tuple(self.powers),
            tuple(self.produced),
        )
