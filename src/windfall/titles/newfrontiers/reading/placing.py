"""What placing a tile would bring an empire: VPs, Military, goods of later actions, and what can be placed after it."""

from typing import Final

from windfall.engine.kinds import NO_GOODS, WINDFALL
from windfall.titles.newfrontiers.components.powers import CONSUME, POWERS_FOR, PRODUCE, TRADE
from windfall.titles.newfrontiers.components.tiles import COLONISTS, COST, FIRST_DEVELOPMENT, GOODS, KIND, SPACES, SPECS
from windfall.titles.newfrontiers.reading.prospects import Prospects, later_with, prospects_of
from windfall.titles.newfrontiers.reading.reach import Reach, on_sale, reach_of
from windfall.titles.newfrontiers.rules.develop import ALL_SPACES
from windfall.titles.newfrontiers.rules.scoring import goal_score
from windfall.titles.newfrontiers.rules.state import NO_GOOD, UNKNOWN_GOAL, Empire, NewFrontiersState

NO_TILE: Final = -1
_NOT_COUNTED: Final = -1

# Does the tile change what Produce or Trade, Consume bring?
_MATTERS_FOR_GOODS: Final[list[bool]] = [
    (tile < FIRST_DEVELOPMENT and GOODS[tile] != NO_GOODS)
    or bool(POWERS_FOR[PRODUCE][tile] or POWERS_FOR[TRADE][tile] or POWERS_FOR[CONSUME][tile])
    for tile in range(len(SPECS))
]


class Placing:
    """One empire, and the tiles it may place."""

    __slots__ = ("_empire", "_goal_vp", "_goals", "_known", "_prospects", "_sale", "reach")

    def __init__(self, known: NewFrontiersState, seat: int) -> None:
        self._known = known
        self._empire: Empire = known.empires[seat]
        self._prospects: Prospects | None = None
        self._sale: list[int] | None = None
        self._goals: list[int] = []  # those the seat knows of
        self._goal_vp = _NOT_COUNTED
        self.reach: Reach = reach_of(known, self._empire)
        if known.goals is not None:
            self._goals.extend(known.goals.face_up)
            if known.goals.face_down != UNKNOWN_GOAL:
                self._goals.append(known.goals.face_down)

    def vp(self, tile: int) -> int:
        """VPs that the empire has more with the tile, goals aside."""
        return self.reach.gain(tile, self._empire.chips)

    def goal_vp(self, tile: int) -> int:
        """VPs for goals that the empire has more with the tile."""
        if not self._goals:
            return 0
        if self._goal_vp == _NOT_COUNTED:
            self._goal_vp = self._goal_vp_of(self._empire)
        twin = self._empire.copy()
        if tile < FIRST_DEVELOPMENT:
            twin.colonies.append(tile)
        else:
            twin.developments.append(tile)
        return self._goal_vp_of(twin) - self._goal_vp

    def _goal_vp_of(self, empire: Empire) -> int:
        vp = 0
        for goal in self._goals:
            vp += goal_score(self._known, empire, goal)
        return vp

    def later(self, tile: int) -> tuple[int, int]:
        """VPs and credits that Trade, Consume after Produce bring more with the tile."""
        if not _MATTERS_FOR_GOODS[tile]:
            return 0, 0
        if self._prospects is None:
            self._prospects = prospects_of(self._empire)
        now = self._prospects
        good = KIND[tile] if tile < FIRST_DEVELOPMENT and GOODS[tile] == WINDFALL else NO_GOOD
        vp, credit_count = later_with(self._empire, tile, good)
        return vp - now.later_vp, credit_count - now.later_credits

    def can_settle(self, world: int) -> bool:
        """Do colonists, and Military or credits, suffice for a world?"""
        return COLONISTS[world] <= self._empire.colonists and self.reach.is_within(world, self._empire.credits)

    def more_worlds(self, world: int, credits_left: int, colonists_left: int) -> int:
        """Explored worlds other than this one that can be settled with what is left."""
        count = 0
        for other in self._empire.explored:
            if other != world and COLONISTS[other] <= colonists_left and self.reach.is_within(other, credits_left):
                count += 1
        return count

    def more_developments(self, development: int, credits_left: int) -> int:
        """Developments other than this one that can be bought with the credits left."""
        if self._sale is None:
            self._sale = on_sale(self._known)
        budget = credits_left + self.reach.develop_discount
        room = ALL_SPACES - self._empire.spaces - SPACES[development]
        count = 0
        for face in self._sale:
            if COST[face] > budget:
                break
            if face != development and SPACES[face] <= room and face not in self._empire.developments:
                count += 1
        return count
