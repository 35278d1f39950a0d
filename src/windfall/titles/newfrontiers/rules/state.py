"""The state of a game of New Frontiers: plain numbers and lists, copied and compared field by field.

Rules in the middle of something are data too: `agenda` is a stack of steps `(step, seat, argument)`, the next one
last. The handlers of steps and questions are in the modules of the actions; `flow` runs them.
"""

from collections.abc import Hashable, Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from windfall.engine.kinds import NO_KIND
from windfall.engine.state import Event, State

Step: TypeAlias = tuple[int, int, int]
# One use of Chart Galactic Goals: seat, how many of the drawn goals nobody had seen, goals drawn, kept, returned.
GoalRecord: TypeAlias = tuple[int, int, tuple[int, ...], int, tuple[int, ...]]

NO_GOOD: Final = -1
NO_SEAT: Final = -1
UNKNOWN_GOAL: Final = -1
NO_QUESTION: Final = -1
NO_OPTIONS: Final[list[int]] = []


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
class NewFrontiersState(State):
    """One position."""

    __slots__ = (
        "agenda",
        "any_kind",
        "aside",
        "asked_about",
        "asked_question",
        "asked_seat",
        "bag",
        "choices",
        "colonist_supply",
        "drawn",
        "empires",
        "ending",
        "faces",
        "goals",
        "goods_supply",
        "market",
        "move_count",
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
        self.players = players
        self.rift = rift
        self.over = False
        self.events: list[Event] = []
        self.move_count = 0
        # the question that waits for an answer
        self.asked_seat = NO_SEAT
        self.asked_question = NO_QUESTION
        self.asked_about = 0  # the argument of the step that asks
        self.choices: list[int] = NO_OPTIONS  # never changed in place
        self.agenda: list[Step] = []
        # the table
        self.round = 0
        self.together = False  # everything is done in turn
        self.track: list[int] = []  # disks by priority; the disk of seat s is s, a second one s + players
        self.taken: list[int] = []  # for each action tile: the disk that selected it this round, or NO_SEAT
        self.selector = NO_SEAT  # the seat whose action is being done
        self.produce_credits = 0  # on the Produce tile
        self.faces: tuple[int, ...] = ()  # developments in play
        self.market: list[int] = []  # copies left of each of them
        self.bag: list[int] = []  # sorted: what is in it is public, what comes next is chance
        self.offer: list[int] = []  # worlds to pick from in Explore
        self.aside: list[int] = []  # worlds that return to the bag at the end of the action
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
        self.drawn: list[int] = []  # worlds drawn by a power, to keep some of
        self.temporary: list[int] = []  # powers that gave temporary Military
        self.settled: list[int] = []  # colonies placed in this turn
        self.picked: list[int] = []  # colonies whose goods the power being used takes
        self.produced: list[int] = []  # goods made in this action, by seat and kind

    def seats(self) -> Sequence[int]:
        return () if self.asked_seat == NO_SEAT else (self.asked_seat,)

    def question(self, seat: int) -> int:  # noqa: ARG002
        return self.asked_question

    def options(self, seat: int) -> Sequence[int]:  # noqa: ARG002
        return self.choices

    def step(self) -> int:
        """No two seats ever choose at once, so every move is a step of its own."""
        return self.move_count

    def copy(self) -> "NewFrontiersState":
        twin = NewFrontiersState.__new__(NewFrontiersState)
        twin.players = self.players
        twin.rift = self.rift
        twin.over = self.over
        twin.events = []
        twin.move_count = self.move_count
        twin.asked_seat = self.asked_seat
        twin.asked_question = self.asked_question
        twin.asked_about = self.asked_about
        twin.choices = self.choices
        twin.agenda = self.agenda.copy()
        twin.round = self.round
        twin.together = False
        twin.track = self.track.copy()
        twin.taken = self.taken.copy()
        twin.selector = self.selector
        twin.produce_credits = self.produce_credits
        twin.faces = self.faces
        twin.market = self.market.copy()
        twin.bag = self.bag.copy()
        twin.offer = self.offer.copy()
        twin.aside = self.aside.copy()
        twin.goods_supply = self.goods_supply.copy()
        twin.colonist_supply = self.colonist_supply
        twin.vp_pool = self.vp_pool
        twin.reserve_chips = self.reserve_chips
        twin.empires = [empire.copy() for empire in self.empires]
        twin.goals = None if self.goals is None else self.goals.copy()
        twin.ending = self.ending
        twin.powers = self.powers.copy()
        twin.any_kind = self.any_kind
        twin.drawn = self.drawn.copy()
        twin.temporary = self.temporary.copy()
        twin.settled = self.settled.copy()
        twin.picked = self.picked.copy()
        twin.produced = self.produced.copy()
        return twin

    def key(self) -> Hashable:
        return (
            self.players,
            self.rift,
            self.over,
            self.move_count,
            self.asked_seat,
            self.asked_question,
            self.asked_about,
            tuple(self.choices),
            tuple(self.agenda),
            self.round,
            tuple(self.track),
            tuple(self.taken),
            self.selector,
            self.produce_credits,
            self.faces,
            tuple(self.market),
            tuple(self.bag),
            tuple(self.offer),
            tuple(self.aside),
            tuple(self.goods_supply),
            self.colonist_supply,
            self.vp_pool,
            self.reserve_chips,
            tuple(empire.key() for empire in self.empires),
            None if self.goals is None else self.goals.key(),
            self.ending,
            tuple(self.powers),
            self.any_kind,
            tuple(self.drawn),
            tuple(self.temporary),
            tuple(self.settled),
            tuple(self.picked),
            tuple(self.produced),
        )
