"""What a position and the options in it are read from, worked out once for both."""

from windfall.titles.newfrontiers.reading.developing import on_sale
from windfall.titles.newfrontiers.reading.empire import EmpireTiles, tiles_of
from windfall.titles.newfrontiers.reading.ends import rounds_after_this
from windfall.titles.newfrontiers.reading.income import Income, income_of
from windfall.titles.newfrontiers.reading.prospects import Prospect, buying, settling
from windfall.titles.newfrontiers.rules.state import NewFrontiersState


class Reading:
    """All empires as they lie there for all to see, and what each could place if it did not select the action."""

    __slots__ = ("_bought", "_income", "_settled", "_tiles", "known", "rounds", "sale")

    def __init__(self, known: NewFrontiersState) -> None:
        self.known = known
        self.sale = on_sale(known)
        self.rounds = rounds_after_this(known)
        self._tiles: list[EmpireTiles | None] = [None] * known.players
        self._income: list[Income | None] = [None] * known.players
        self._bought: list[Prospect | None] = [None] * known.players
        self._settled: list[Prospect | None] = [None] * known.players

    def tiles(self, seat: int) -> EmpireTiles:
        tiles = self._tiles[seat]
        if tiles is None:
            tiles = self._tiles[seat] = tiles_of(self.known.empires[seat], self.known.any_kind)
        return tiles

    def income(self, seat: int) -> Income:
        income = self._income[seat]
        if income is None:
            income = self._income[seat] = income_of(self.known.empires[seat])
        return income

    def buying(self, seat: int) -> Prospect:
        found = self._bought[seat]
        if found is None:
            empire = self.known.empires[seat]
            found = self._bought[seat] = buying(self.sale, empire, self.tiles(seat), 0, self.rounds)
        return found

    def settling(self, seat: int) -> Prospect:
        found = self._settled[seat]
        if found is None:
            found = self._settled[seat] = settling(self.known.empires[seat], self.tiles(seat), 0, self.rounds)
        return found
