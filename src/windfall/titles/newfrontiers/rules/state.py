"""The state of a game of New Frontiers: plain numbers and lists, copied and compared field by field.

Rules in the middle of something are data too: the agenda of the engine. Its steps and questions are in the modules of
the actions; `flow` puts them together.
"""

from collections.abc import Hashable
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from windfall.engine.agenda import NO_SEAT, AgendaState
from windfall.engine.kinds import NO_KIND

# One use of Chart Galactic Goals: seat, how many of the drawn goals nobody had seen, goals drawn, kept, returned.
GoalRecord: TypeAlias = tuple[int, int, tuple[int, ...], int, tuple[int, ...]]

NO_GOOD: Final = -1
UNKNOWN_GOAL: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Empire:
    """What lies on one player's mat."""

    __slots__ = (
        "chips",
        "colonies",
        "colonists",
        "credits",
        "developments",
        "explored",
        "goods",
        "mat",
        "spaces",
        "stockpiled_credits",
        "stockpiled_goods",
        "stockpiled_worlds",
    )

    def __init__(self, mat: int, credit_count: int) -> None:
        self.mat = mat
        self.credits = credit_count
        self.chips = 0  # VPs in chips
        self.colonists = 0  # unused ones on the mat; those on a colony are the number its tile needs
        self.spaces = 0  # covered by developments
        self.colonies: list[int] = []  # in the order they were settled, the home colony first
        self.goods: list[int] = []  # the kind of the good on each colony, or NO_GOOD
        self.explored: list[int] = []
        self.developments: list[int] = []
        self.stockpiled_credits = 0
        self.stockpiled_goods: tuple[int, ...] = ()  # kinds
        self.stockpiled_worlds: tuple[int, ...] = ()

    def copy(self) -> "Empire":
        twin = Empire.__new__(Empire)
        twin.mat = self.mat
        twin.credits = self.credits
        twin.chips = self.chips
        twin.colonists = self.colonists
        twin.spaces = self.spaces
        twin.colonies = self.colonies.copy()
        twin.goods = self.goods.copy()
        twin.explored = self.explored.copy()
        twin.developments = self.developments.copy()
        twin.stockpiled_credits = self.stockpiled_credits
        twin.stockpiled_goods = self.stockpiled_goods
        twin.stockpiled_worlds = self.stockpiled_worlds
        return twin

    def key(self) -> Hashable:
        return (
            self.mat,
            self.credits,
            self.chips,
            self.colonists,
            self.spaces,
            tuple(self.colonies),
            tuple(self.goods),
            tuple(self.explored),
            tuple(self.developments),
            self.stockpiled_credits,
            self.stockpiled_goods,
            self.stockpiled_worlds,
        )


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class GoalTable:
    """The goal tiles: the stack, the one that may lie face down, and those face up."""

    __slots__ = ("bottom", "drawn", "face_down", "face_up", "holder", "kept", "records", "returned", "unseen")

    def __init__(self, unseen: list[int]) -> None:
        self.unseen = unseen  # upper part of the stack, which nobody has seen: a pool without an order
        self.bottom: tuple[int, ...] = ()  # lower part, in order: goals that players put there
        self.face_up: tuple[int, ...] = ()
        self.face_down = UNKNOWN_GOAL
        self.holder = NO_SEAT  # of the goal face down
        self.records: tuple[GoalRecord, ...] = ()
        # while a player charts goals
        self.drawn: tuple[int, ...] = ()
        self.kept = UNKNOWN_GOAL
        self.returned: tuple[int, ...] = ()

    def copy(self) -> "GoalTable":
        twin = GoalTable.__new__(GoalTable)
        twin.unseen = self.unseen.copy()
        twin.bottom = self.bottom
        twin.face_up = self.face_up
        twin.face_down = self.face_down
        twin.holder = self.holder
        twin.records = self.records
        twin.drawn = self.drawn
        twin.kept = self.kept
        twin.returned = self.returned
        return twin

    def key(self) -> Hashable:
        return (
            tuple(self.unseen),
            self.bottom,
            self.face_up,
            self.face_down,
            self.holder,
            self.records,
            self.drawn,
            self.kept,
            self.returned,
        )


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NewFrontiersState(AgendaState):
    """One position."""

    __slots__ = (
        "any_kind",
        "aside",
        "bag",
        "colonist_supply",
        "drawn",
        "empires",
        "ending",
        "faces",
        "goals",
        "goods_supply",
        "market",
        "offer",
        "picked",
        "powers",
        "produce_credits",
        "produced",
        "reserve_chips",
        "rift",
        "selector",
        "settled",
        "taken",
        "temporary",
        "track",
        "vp_pool",
    )

    def __init__(self, players: int, rift: bool) -> None:
        super().__init__(players)
        # the table
        self.rift = rift
        self.track: tuple[int, ...] = ()  # disks by priority; the disk of seat s is s, a second one s + players
        self.taken: tuple[int, ...] = ()  # for each action tile: the disk that selected it this round, or NO_SEAT
        self.selector = NO_SEAT  # the seat whose action is being done
        self.produce_credits = 0  # on the Produce tile
        self.faces: tuple[int, ...] = ()  # developments in play
        self.market: list[int] = []  # copies left of each of them
        self.bag: list[int] = []  # sorted: what is in it is public, what comes next is chance
        self.offer: tuple[int, ...] = ()  # worlds to pick from in Explore
        self.aside: tuple[int, ...] = ()  # worlds that return to the bag at the end of the action
        self.goods_supply: list[int] = []
        self.colonist_supply = 0
        self.vp_pool = 0
        self.reserve_chips = 0  # VPs paid out after the pool was used up (NF-16)
        self.empires: list[Empire] = []
        self.goals: GoalTable | None = None
        self.ending = 0  # end conditions met so far, as bits
        # what the current turn has done so far
        self.powers: list[int] = []  # that work in this turn; drawn up before any tile is placed (NF-5)
        self.any_kind = NO_KIND  # named for the any-kind world in this action (NF-13)
        self.drawn: tuple[int, ...] = ()  # worlds drawn by a power, to keep some of
        self.temporary: list[int] = []  # powers that gave temporary Military
        self.settled: tuple[int, ...] = ()  # colonies placed in this turn
        self.picked: tuple[int, ...] = ()  # colonies whose goods the power being used takes
        self.produced: list[int] = []  # goods made in this action, by seat and kind

    def copy(self) -> "NewFrontiersState":
        twin = NewFrontiersState.__new__(NewFrontiersState)
        self.copy_agenda_to(twin)
        twin.rift = self.rift
        twin.track = self.track
        twin.taken = self.taken
        twin.selector = self.selector
        twin.produce_credits = self.produce_credits
        twin.faces = self.faces
        twin.market = self.market.copy()
        twin.bag = self.bag.copy()
        twin.offer = self.offer
        twin.aside = self.aside
        twin.goods_supply = self.goods_supply.copy()
        twin.colonist_supply = self.colonist_supply
        twin.vp_pool = self.vp_pool
        twin.reserve_chips = self.reserve_chips
        twin.empires = [empire.copy() for empire in self.empires]
        twin.goals = None if self.goals is None else self.goals.copy()
        twin.ending = self.ending
        twin.powers = self.powers.copy()
        twin.any_kind = self.any_kind
        twin.drawn = self.drawn
        twin.temporary = self.temporary.copy()
        twin.settled = self.settled
        twin.picked = self.picked
        twin.produced = self.produced.copy()
        return twin

    def key(self) -> Hashable:
        return (
            self.agenda_key(),
            self.rift,
            self.track,
            self.taken,
            self.selector,
            self.produce_credits,
            self.faces,
            tuple(self.market),
            tuple(self.bag),
            self.offer,
            self.aside,
            tuple(self.goods_supply),
            self.colonist_supply,
            self.vp_pool,
            self.reserve_chips,
            tuple(empire.key() for empire in self.empires),
            None if self.goals is None else self.goals.key(),
            self.ending,
            tuple(self.powers),
            self.any_kind,
            self.drawn,
            tuple(self.temporary),
            self.settled,
            self.picked,
            tuple(self.produced),
        )
