"""Which ends of the game an action can bring."""

from typing import Final

from windfall.engine.agenda import NO_SEAT
from windfall.titles.newfrontiers.components.tiles import SPACES
from windfall.titles.newfrontiers.reading.developing import buyable
from windfall.titles.newfrontiers.reading.ends import selections_to_come
from windfall.titles.newfrontiers.reading.position import Reading
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
from windfall.titles.newfrontiers.rules.develop import free_spaces
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

_MOST_SPACES: Final = max(SPACES)


class RoundEnds:
    """The ends that this round can bring, by the action tile that a seat selects now."""

    __slots__ = ("_by_tile", "_known", "_produced_chips", "_to_come", "_traded_chips")

    def __init__(self, reading: Reading, seat: int) -> None:
        known = reading.known
        self._known: NewFrontiersState = known
        self._to_come = selections_to_come(known)
        # in Trade, Consume: by all players, now and after Produce
        self._traded_chips = self._produced_chips = TRADE_VP
        for other in range(known.players):
            income = reading.income(other)
            self._traded_chips += income.trade_vp
            self._produced_chips += income.later_vp
        self._by_tile = [0] * len(known.taken)
        if not known.ending & DEVELOPMENTS_END:
            self._by_tile[DEVELOP_TILE] = _by_developing(reading, seat)
        self._by_tile[SETTLE_TILE] = _by_settling(reading, seat) & ~known.ending

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


def _by_developing(reading: Reading, selector: int) -> int:
    """Can a player buy what covers the last space?"""
    for seat, empire in enumerate(reading.known.empires):
        missing = SPACES_TO_END - empire.spaces
        if missing > _MOST_SPACES:
            continue
        develop = reading.tiles(seat).develop
        less = develop.discount + (DEVELOP_DISCOUNT if seat == selector else 0)
        budget = empire.credits + develop.gained.credits + less
        for face in buyable(reading.sale, empire.developments, budget, free_spaces(empire)):
            if SPACES[face] >= missing:
                return DEVELOPMENTS_END
    return 0


def _by_settling(reading: Reading, selector: int) -> int:
    """Can a player settle the last colony? Would the colonists be used up if all took some?"""
    ends = 0
    left = reading.known.colonist_supply - SETTLE_COLONISTS
    for seat, empire in enumerate(reading.known.empires):
        tiles = reading.tiles(seat)
        left -= tiles.settle.colonists + COLONISTS_TAKEN
        missing = COLONIES_TO_END - len(empire.colonies)
        if missing <= 1 + tiles.settle.second_settles:
            more = SETTLE_COLONISTS if seat == selector else 0
            if settling(empire, tiles, more, reading.rounds).count >= missing:
                ends |= COLONIES_END
    return ends | COLONISTS_END if left < COLONISTS_TO_GO_ON else ends
