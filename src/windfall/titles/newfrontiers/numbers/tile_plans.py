"""A tile to place, pick or keep, in numbers for learners: what it does for income, reach, plans and the end."""

from typing import Final

from windfall.engine.features import END, Layout, Row
from windfall.titles.newfrontiers.components.tiles import FIRST_DEVELOPMENT, HOMES, SPACES
from windfall.titles.newfrontiers.reading.ends import lead_of
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.prospects import (
    Stage,
    Targets,
    cycle_added,
    targets_of,
    worth_of,
    worth_so_far,
)
from windfall.titles.newfrontiers.rules.actions import COLONISTS_TAKEN
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END, COLONISTS_TO_GO_ON, SPACES_TO_END

PART: Final = Layout()
_CYCLE_VP: Final = PART.add(
    "cycle_vp", "VPs that Produce and Trade, Consume bring more with the tile, from empty colonies", 5
)
_CYCLE_CREDITS: Final = PART.add("cycle_credits", "credits that they bring more", 5)
_REACH: Final = PART.add("reach", "explored worlds that come within reach of Military or credits with the tile", 3)
_TARGET: Final = PART.add(
    "target_added", "most VPs it adds to the bonus of one of the three best large developments on sale", 2
)
_TARGET_MISSING: Final = PART.add(
    "target_missing", "credits missing for the best large development on sale after paying", 9
)
_WORLDS_LEFT: Final = PART.add("worlds_left", "explored worlds within reach with the credits left", 5)
_WORTH: Final = PART.add(
    "worth", "tenths of a VP: its VPs less its price, by what is still to come, with its income and discounts", 80
)
_SO_FAR: Final = PART.add(
    "worth_so_far", "tenths of a VP: the same for a world, less for each Military or credit that is missing", 80
)
_ENDS: Final = PART.add("ends", "makes this round the last one", group=END)
_LEAD: Final = PART.add("lead", "VPs ahead of the best other player then, if it makes this round the last one", 15)


class TilePlans:
    """Of one empire at one question."""

    __slots__ = ("_empire", "_known", "_placing", "_reading", "_seat", "_stage", "_start", "_targets")

    def __init__(self, reading: Reading, seat: int, placing: Placing, start: int) -> None:
        self._reading = reading
        self._known: NewFrontiersState = reading.known
        self._seat = seat
        self._empire: Empire = self._known.empires[seat]
        self._placing = placing
        self._start = start  # of the part in a row
        self._targets: Targets | None = None
        self._stage: Stage | None = None

    def write_tile(self, row: Row, tile: int, price: int) -> None:
        """A tile that may be in the empire some time, for so many credits."""
        start = self._start
        tiles = self._placing.tiles
        vp, credit_count = cycle_added(tiles, tile)
        row[start + _CYCLE_VP] = vp / 5
        row[start + _CYCLE_CREDITS] = credit_count / 5
        row[start + _REACH] = self._placing.reach_added(tile) / 3
        row[start + _TARGET] = self._target().added(tile) / 2
        if self._stage is None:
            self._stage = Stage(self._reading.rounds, self._empire.spaces)
        worth = worth_of(tiles, tile, self._placing.vp(tile), price, self._stage)
        row[start + _WORTH] = worth / 80
        if tile < HOMES.start:
            row[start + _SO_FAR] = worth_so_far(tiles.settle, tile, worth, self._empire.credits) / 80

    def write_placing(self, row: Row, tile: int, payment: int, colonists_left: int) -> None:
        """A tile that is placed now for so many credits."""
        start = self._start
        self.write_tile(row, tile, payment)
        empire = self._empire
        credits_left = empire.credits - payment
        target = self._target()
        if target.faces and tile != target.faces[0]:
            row[start + _TARGET_MISSING] = max(0, target.price - credits_left) / 9
        row[start + _WORLDS_LEFT] = self._placing.more_worlds(tile, credits_left, colonists_left) / 5
        if tile < FIRST_DEVELOPMENT:
            ends = len(empire.colonies) + 1 >= COLONIES_TO_END
        else:
            ends = empire.spaces + SPACES[tile] >= SPACES_TO_END
        if ends:
            self._write_end(row, self._placing.vp(tile))

    def write_colonists(self, row: Row) -> None:
        """Colonists taken instead of settling a world."""
        if self._known.colonist_supply - COLONISTS_TAKEN < COLONISTS_TO_GO_ON:
            self._write_end(row, 0)

    def _write_end(self, row: Row, vp: int) -> None:
        if not self._known.ending:
            row[self._start + _ENDS] = 1.0
            row[self._start + _LEAD] = (lead_of(self._known, self._seat) + vp) / 15

    def _target(self) -> Targets:
        if self._targets is None:
            self._targets = targets_of(self._reading.sale, self._empire, self._placing.tiles)
        return self._targets
