"""The state of a game of Jump Drive: plain numbers and lists, copied and compared field by field."""

from collections.abc import Hashable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from windfall.engine.agenda import CLOCKWISE
from windfall.engine.deck import NO_CARD, CardHolder, DeckState
from windfall.engine.state import EVERYONE
from windfall.engine.traces import Loose
from windfall.titles.jumpdrive.components.cards import COPIES
from windfall.titles.jumpdrive.rules import events

NO_METHOD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Empire(CardHolder):
    """A player's hand and empire, and what they place this round."""

    __slots__ = (
        "cards",
        "development",
        "explores",
        "method",
        "owed",
        "second",
        "spent_general",
        "spent_restricted",
        "vp_by_round",
        "world",
    )

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []  # of the empire, in the order they were placed
        self.vp_by_round: tuple[int, ...] = ()
        # this round
        self.explores = False
        self.development = NO_CARD
        self.world = NO_CARD
        self.second = NO_CARD  # until it is placed
        self.owed = 0  # cards to discard for what was revealed and not paid for yet
        self.method = NO_METHOD  # how the first world was placed
        self.spent_general = 0  # military used to conquer it
        self.spent_restricted = 0

    @property
    def vp(self) -> int:
        total = 0
        for vp in self.vp_by_round:
            total += vp
        return total

    def unplaced(self) -> list[int]:
        """Worlds that are revealed but not paid for or conquered yet."""
        worlds: list[int] = []
        if self.method == NO_METHOD and self.world != NO_CARD:
            worlds.append(self.world)
        if self.second != NO_CARD:
            worlds.append(self.second)
        return worlds

    def copy(self) -> "Empire":
        twin = Empire.__new__(Empire)
        twin.picks = self.picks.copy()
        twin.hand = self.hand.copy()
        twin.discards = self.discards.copy()
        twin.cards = self.cards.copy()
        twin.vp_by_round = self.vp_by_round
        twin.explores = self.explores
        twin.development = self.development
        twin.world = self.world
        twin.second = self.second
        twin.owed = self.owed
        twin.method = self.method
        twin.spent_general = self.spent_general
        twin.spent_restricted = self.spent_restricted
        return twin

    def key(self) -> Hashable:
        return (
            tuple(self.picks),
            tuple(self.hand),
            tuple(self.discards),
            tuple(self.cards),
            self.vp_by_round,
            self.explores,
            self.development,
            self.world,
            self.second,
            self.owed,
            self.method,
            self.spent_general,
            self.spent_restricted,
        )


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class JumpDriveState(DeckState):
    """One position."""

    __slots__ = ("dealer", "empires", "preset", "preset_left", "survey_teams")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.dealer = 0
        self.survey_teams = players  # left in the center
        self.empires: list[Empire] = []
        # of preset hands, until the deck is refilled: which one each seat was dealt; and by seat and preset hand the
        # cards that the player has not laid open, or None if it is seen to be another
        self.preset: tuple[int, ...] = ()
        self.preset_left: tuple[tuple[Loose | None, ...], ...] = ()

    def seat_states(self) -> Sequence[Empire]:
        return self.empires

    def seat_state(self, seat: int) -> Empire:
        return self.empires[seat]

    def copies(self, card: int) -> int:
        return COPIES[card]

    def lying_open(self) -> list[int]:
        return [card for empire in self.empires for card in (*empire.cards, *empire.unplaced())]

    def deck_refilled(self, count: int) -> None:
        self.preset = ()
        self.preset_left = ()
        self.events.append((events.RESHUFFLE, EVERYONE, -1, count))

    def copy(self) -> "JumpDriveState":
        twin = JumpDriveState.__new__(JumpDriveState)
        self.copy_deck_to(twin)
        twin.dealer = self.dealer
        twin.survey_teams = self.survey_teams
        twin.empires = [empire.copy() for empire in self.empires]
        twin.preset = self.preset
        twin.preset_left = self.preset_left
        return twin

    def key(self) -> Hashable:
        return (
            self.deck_key(),
            self.dealer,
            self.survey_teams,
            tuple(empire.key() for empire in self.empires),
            self.preset,
            self.preset_left,
        )


def table_order(state: JumpDriveState) -> tuple[int, ...]:
    """Clockwise from the dealer, who comes last."""
    return CLOCKWISE[state.players][(state.dealer + 1) % state.players]
