"""How near the ends of the game are, and which of them an action can bring."""

from typing import Final

from windfall.engine.agenda import NO_SEAT
from windfall.titles.newfrontiers.components.tiles import SPACES
from windfall.titles.newfrontiers.reading.developing import buyable, on_sale
from windfall.titles.newfrontiers.reading.empire import tiles_of
from windfall.titles.newfrontiers.reading.income import income_of
from windfall.titles.newfrontiers.reading.prospects import settling
from windfall.titles.newfrontiers.rules.actions import (
    CHART,
    COLONISTS_TAKEN,
    DEVELOP_DISCOUNT,
    DEVELOP_TILE,
    ENVOYS,
    ENVOYS_VP,
    PRODUCE_TILE,
    RETREAT,
    SETTLE_COLONISTS,
    SETTLE_TILE,
    TRADE_TILE,
    TRADE_VP,
)
from windfall.titles.newfrontiers.rules.agenda import SELECT_TILE
from windfall.titles.newfrontiers.rules.develop import free_spaces
from windfall.titles.newfrontiers.rules.scoring import scores
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import (
    COLONIES_END,
    COLONIES_TO_END,
    COLONISTS_END,
    COLONISTS_TO_GO_ON,
    DEVELOPMENTS_END,
    SPACES_TO_END,
    VP_POOL_END,
)

# How fast the ends of the game come nearer in a round: for the fastest empire, and for all players together.
_SPACES_PER_ROUND: Final = 1.0
_COLONIES_PER_ROUND: Final = 0.6
_COLONISTS_PER_ROUND_AND_PLAYER: Final = 0.8
_CHIPS_PER_ROUND_AND_PLAYER: Final = 1.2
_MOST_SPACES: Final = max(SPACES)


class Ends:
    """What is missing for each end: of spaces and colonies to the empire that has the most."""

    __slots__ = ("chips", "colonies", "colonists", "spaces")

    def __init__(self, known: NewFrontiersState) -> None:
        spaces = colonies = 0
        for empire in known.empires:
            spaces = max(spaces, empire.spaces)
            colonies = max(colonies, len(empire.colonies))
        self.spaces = SPACES_TO_END - spaces
        self.colonies = COLONIES_TO_END - colonies
        self.colonists = known.colonist_supply - COLONISTS_TO_GO_ON + 1
        self.chips = known.vp_pool

    def rounds(self, players: int) -> float:
        """That are still to come after this one, at the usual pace and by the nearest end."""
        nearest = min(
            self.spaces / _SPACES_PER_ROUND,
            self.colonies / _COLONIES_PER_ROUND,
            self.colonists / (players * _COLONISTS_PER_ROUND_AND_PLAYER),
            self.chips / (players * _CHIPS_PER_ROUND_AND_PLAYER),
        )
        return max(0.5, nearest - 0.5)


def rounds_after_this(known: NewFrontiersState) -> float:
    return 0.0 if known.ending else Ends(known).rounds(known.players)


def selections_to_come(known: NewFrontiersState) -> int:
    """Disks that have still to select in this round, the one that is asked now left out."""
    count = 0
    for step in known.agenda:
        if step[0] == SELECT_TILE:
            count += 1
    return count


def lead_of(known: NewFrontiersState, seat: int) -> int:
    """VPs ahead of the best other player, if the game ended now."""
    points = scores(known)
    best = max([score for other, score in enumerate(points) if other != seat])
    return points[seat] - best


class RoundEnds:
    """The ends that this round can bring, by the action tile that a seat selects now."""

    __slots__ = ("_by_tile", "_known", "_produced_chips", "_to_come", "_traded_chips", "rounds")

    def __init__(self, known: NewFrontiersState, seat: int) -> None:
        self._known = known
        self.rounds = rounds_after_this(known)
        self._to_come = selections_to_come(known)
        # in Trade, Consume: by all players, now and after Produce
        self._traded_chips = self._produced_chips = TRADE_VP
        for empire in known.empires:
            income = income_of(empire)
            self._traded_chips += income.trade_vp
            self._produced_chips += income.later_vp
        self._by_tile = [0] * len(known.taken)
        if not known.ending & DEVELOPMENTS_END:
            self._by_tile[DEVELOP_TILE] = _by_developing(known, seat)
        self._by_tile[SETTLE_TILE] = _by_settling(known, seat, self.rounds) & ~known.ending

    def chips(self, tile: int, produced: bool = False) -> int:
        """That all players together gain in an action, before or after Produce was done."""
        if tile == TRADE_TILE:
            return self._produced_chips if produced else self._traded_chips
        return ENVOYS_VP if tile == ENVOYS else 0

    def by(self, tile: int) -> int:
        """The ends that an action can bring, as bits."""
        return self._by_tile[tile] | self._by_chips(self.chips(tile))

    def after(self, tile: int) -> int:
        """The ends that one of the selections to come in this round can bring, if the seat selects this tile now."""
        if not self._to_come:
            return 0
        known = self._known
        ends = 0
        taken = self.chips(tile)
        absent = RETREAT if known.goals is not None else CHART
        for other, disk in enumerate(known.taken):
            if disk == NO_SEAT and other not in (tile, absent):
                ends |= self._by_tile[other] | self._by_chips(taken + self.chips(other, tile == PRODUCE_TILE))
        return ends

    def _by_chips(self, number: int) -> int:
        known = self._known
        return VP_POOL_END if number and number >= known.vp_pool and not known.ending & VP_POOL_END else 0


def _by_developing(known: NewFrontiersState, selector: int) -> int:
    """Can a player buy what covers the last space?"""
    sale: tuple[int, ...] | None = None
    for seat, empire in enumerate(known.empires):
        missing = SPACES_TO_END - empire.spaces
        if missing > _MOST_SPACES:
            continue
        if sale is None:
            sale = on_sale(known)
        develop = tiles_of(empire, known.any_kind).develop
        less = develop.discount + (DEVELOP_DISCOUNT if seat == selector else 0)
        budget = empire.credits + develop.gained.credits + less
        for face in buyable(sale, empire.developments, budget, free_spaces(empire)):
            if SPACES[face] >= missing:
                return DEVELOPMENTS_END
    return 0


def _by_settling(known: NewFrontiersState, selector: int, rounds: float) -> int:
    """Can a player settle the last colony? Would the colonists be used up if all took some?"""
    ends = 0
    left = known.colonist_supply - SETTLE_COLONISTS
    for seat, empire in enumerate(known.empires):
        tiles = tiles_of(empire, known.any_kind)
        left -= tiles.settle.colonists + COLONISTS_TAKEN
        missing = COLONIES_TO_END - len(empire.colonies)
        if missing <= 1 + tiles.settle.second_settles:
            more = SETTLE_COLONISTS if seat == selector else 0
            if settling(empire, tiles, more, rounds).count >= missing:
                ends |= COLONIES_END
    return ends | COLONISTS_END if left < COLONISTS_TO_GO_ON else ends
