"""How much of the game is still to come: rounds, and how often each action will be done."""

from typing import Final

from windfall.engine.agenda import NO_SEAT
from windfall.titles.newfrontiers.reading.ends import rounds_after_this, selections_to_come
from windfall.titles.newfrontiers.rules.actions import DEVELOP_TILE, EXPLORE_TILE, PRODUCE_TILE, SETTLE_TILE, TRADE_TILE
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# How often each action tile is selected in a round, in the order of the tiles and by the number of disks on the
# priority track: two for each of two players, else one for each player.
RATES: Final[dict[int, tuple[float, ...]]] = {
    3: (0.50, 0.65, 0.30, 0.40, 0.40, 0.45, 0.30, 0.50),
    4: (0.70, 0.80, 0.35, 0.50, 0.50, 0.65, 0.50, 0.70),
    5: (0.90, 0.90, 0.55, 0.70, 0.65, 0.70, 0.60, 0.90),
}


class Outlook:
    """What is expected after the action that is being done or chosen now."""

    __slots__ = ("develops", "explores", "produces", "rounds", "settles", "trades")

    def __init__(self, state: NewFrontiersState) -> None:
        selections = selections_to_come(state)
        self.rounds = rounds_after_this(state)
        self.develops = self._expected(state, selections, DEVELOP_TILE)
        self.explores = self._expected(state, selections, EXPLORE_TILE)
        self.settles = self._expected(state, selections, SETTLE_TILE)
        self.produces = self._expected(state, selections, PRODUCE_TILE)
        self.trades = self._expected(state, selections, TRADE_TILE)

    def _expected(self, state: NewFrontiersState, selections: int, tile: int) -> float:
        """How often an action will yet be done, with so many selections to come in this round."""
        rates = RATES[len(state.track)]
        later = self.rounds * rates[tile]
        if not selections or state.taken[tile] != NO_SEAT:
            return later
        free = sum(rate for rate, disk in zip(rates, state.taken, strict=True) if disk == NO_SEAT)
        return later + min(0.95, selections * rates[tile] / free)
