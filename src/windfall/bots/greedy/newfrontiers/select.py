"""Selecting an action: what it brings its selector, less what it brings the others, and what they will select then."""

from collections.abc import Sequence

from windfall.bots.greedy.newfrontiers.gains import Gains
from windfall.bots.greedy.newfrontiers.outlook import RATES, Outlook
from windfall.bots.greedy.newfrontiers.standing import Standing
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.actions import (
    ACTION_TILE_IDS,
    CHART,
    DEVELOP_TILE,
    ENVOYS,
    EXPLORE_TILE,
    PRODUCE_TILE,
    RETREAT,
    SELECT,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.newfrontiers.agenda import SELECT_TILE
from windfall.newfrontiers.state import NewFrontiersState


def rate_select(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Of each action tile: what the rest of the round brings if it is selected now and the others then select what
    is best for them."""
    forecast = _Forecast(state, weights)
    later = [step[1] % state.players for step in reversed(state.agenda) if step[0] == SELECT_TILE]
    free = [action - SELECT for action in actions]
    ratings = []
    for tile in free:
        totals = forecast.round_from(seat, tile, free, later)
        others = sum(totals) - totals[seat]
        ratings.append(totals[seat] - weights.rivals * others / (state.players - 1))
    return ratings


class _Forecast:
    """What each action would bring each player if it was done now."""

    def __init__(self, state: NewFrontiersState, weights: Weights) -> None:
        self.players = state.players
        self.rivals = weights.rivals
        self.plain: list[list[float]] = []  # by seat and tile: what it brings if another selects it
        self.bonus: list[list[float]] = []  # what selecting it brings
        self.trade_after: list[tuple[float, float]] = []  # of Trade, Consume once Produce is done: without, with bonus
        outlook = Outlook(state)
        for seat in range(state.players):
            gains = Gains(Standing(state, seat, outlook, weights))
            plain, bonus = _rows(gains, state, weights)
            self.plain.append(plain)
            self.bonus.append(bonus)
            share = tempo(weights, outlook.trades, RATES[len(state.track)][TRADE_TILE])
            trade = share * gains.trade(False, gains.goods_after_produce(False))
            self.trade_after.append((trade, trade + gains.standing.chip))

    def round_from(self, seat: int, tile: int, free: list[int], later: list[int]) -> list[float]:
        """What every player gains if the seat selects the tile and the others select after it."""
        totals = [0.0] * self.players
        produced = False
        left = list(free)
        for number, who in enumerate((seat, *later)):
            chosen = tile if number == 0 else self._best(who, left, produced)
            left.remove(chosen)
            for other in range(self.players):
                totals[other] += self._gain(chosen, other, other == who, produced)
            produced = produced or chosen == PRODUCE_TILE
        return totals

    def _best(self, seat: int, tiles: list[int], produced: bool) -> int:
        """What a player will select who looks no further."""
        rates = []
        for tile in tiles:
            others = sum(self._gain(tile, other, False, produced) for other in range(self.players) if other != seat)
            rates.append(self._gain(tile, seat, True, produced) - self.rivals * others / (self.players - 1))
        return tiles[rates.index(max(rates))]

    def _gain(self, tile: int, seat: int, selects: bool, produced: bool) -> float:
        if produced and tile == TRADE_TILE:
            return self.trade_after[seat][selects]
        return self.bonus[seat][tile] if selects else self.plain[seat][tile]


def _rows(gains: Gains, state: NewFrontiersState, weights: Weights) -> tuple[list[float], list[float]]:
    """By tile: what the action brings, and what selecting it brings."""
    standing = gains.standing
    outlook = standing.outlook
    plain = [0.0] * len(ACTION_TILE_IDS)
    bonus = [0.0] * len(ACTION_TILE_IDS)
    for tile, gain, future in (
        (DEVELOP_TILE, gains.develop, outlook.develops),
        (EXPLORE_TILE, gains.explore, outlook.explores),
        (SETTLE_TILE, gains.settle, outlook.settles),
        (PRODUCE_TILE, gains.produce, outlook.produces),
        (TRADE_TILE, gains.trade, outlook.trades),
    ):
        share = tempo(weights, future, RATES[len(state.track)][tile])
        without = gain(False)
        plain[tile] = share * without
        bonus[tile] = share * without + gain(True) - without
    at = min(state.track.index(disk) for disk in state.track if disk % state.players == standing.seat)
    bonus[ENVOYS] = standing.chip + weights.priority * at * outlook.rounds
    bonus[RETREAT] = -gains.plan.spend(-2)
    bonus[CHART] = -gains.plan.spend(-1) + weights.priority * outlook.rounds * (at > 0) + weights.goal
    return plain, bonus


def tempo(weights: Weights, future: float, rate: float) -> float:
    """The share of what an action brings that is lost if it is not done now."""
    return 1 - (1 - weights.tempo) * rate * min(1.0, future / 2)
