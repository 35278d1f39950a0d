"""How much of the game is still to come: rounds, and how often each action will be done."""

from typing import Final

from windfall.newfrontiers.actions import DEVELOP_TILE, EXPLORE_TILE, PRODUCE_TILE, SETTLE_TILE, TRADE_TILE
from windfall.newfrontiers.agenda import SELECT_TILE
from windfall.newfrontiers.state import NO_SEAT, NewFrontiersState

# How often each action tile is selected in a round, by the number of disks on the priority track.
RATES: Final[dict[int, tuple[float, ...]]] = {
    3: (0.50, 0.65, 0.30, 0.40, 0.40, 0.45, 0.30, 0.50),
    4: (0.70, 0.80, 0.35, 0.50, 0.50, 0.65, 0.50, 0.70),
    5: (0.90, 0.90, 0.55, 0.70, 0.65, 0.70, 0.60, 0.90),
}
# How fast the ends of the game come nearer in a round.
_SPACES_PER_ROUND = 1.0
_COLONIES_PER_ROUND = 0.6
_COLONISTS_PER_ROUND = 0.8
_CHIPS_PER_ROUND = 1.2


class Outlook:
    """What is expected after the action that is being done or chosen now."""

    __slots__ = ("develops", "explores", "last_action", "produces", "rounds", "selections", "settles", "trades")

    def __init__(self, state: NewFrontiersState) -> None:
        self.selections = sum(step[0] == SELECT_TILE for step in state.agenda)  # still to come in this round
        self.rounds = _rounds_after_this(state)
        self.develops = self._expected(state, DEVELOP_TILE)
        self.explores = self._expected(state, EXPLORE_TILE)
        self.settles = self._expected(state, SETTLE_TILE)
        self.produces = self._expected(state, PRODUCE_TILE)
        self.trades = self._expected(state, TRADE_TILE)
        self.last_action = bool(state.ending) and not self.selections

    def _expected(self, state: NewFrontiersState, tile: int) -> float:
        rates = RATES[len(state.track)]
        later = self.rounds * rates[tile]
        if state.taken[tile] != NO_SEAT or not self.selections:
            return later
        untaken = sum(rate for rate, disk in zip(rates, state.taken, strict=True) if disk == NO_SEAT)
        return later + min(0.95, self.selections * rates[tile] / untaken)


def _rounds_after_this(state: NewFrontiersState) -> float:
    if state.ending:
        return 0.0
    players = state.players
    spaces = max(empire.spaces for empire in state.empires)
    colonies = max(len(empire.colonies) for empire in state.empires)
    return max(
        0.5,
        min(
            (11 - spaces) / _SPACES_PER_ROUND,
            (8 - colonies) / _COLONIES_PER_ROUND,
            (state.colonist_supply - 4) / (players * _COLONISTS_PER_ROUND),
            state.vp_pool / (players * _CHIPS_PER_ROUND),
        )
        - 0.5,
    )
