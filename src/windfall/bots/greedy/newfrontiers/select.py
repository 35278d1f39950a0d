"""Selecting an action: what it brings its selector, less what it brings the others, and what they will select then."""

from collections.abc import Sequence

from windfall.bots.greedy.newfrontiers.gains import Gains
from windfall.bots.greedy.newfrontiers.outlook import RATES, Outlook
from windfall.bots.greedy.newfrontiers.standing import Standing
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.actions import (
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

TILES = 8
SHARED = (DEVELOP_TILE, EXPLORE_TILE, SETTLE_TILE, PRODUCE_TILE, TRADE_TILE)


def rate_select(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    outlook = Outlook(state)
    players = state.players
    plain: list[list[float]] = []  # by seat and tile: what it brings if another selects it
    bonus: list[list[float]] = []  # what selecting it brings
    after: list[tuple[float, float]] = []  # of Trade, Consume once Produce is done
    for other in range(players):
        gains = Gains(Standing(state, other, outlook, weights))
        row, extra = _rows(gains, state, weights)
        plain.append(row)
        bonus.append(extra)
        goods = gains.goods_after_produce(False)
        share = tempo(weights, outlook.trades, RATES[len(state.track)][TRADE_TILE])
        without = gains.trade(False, goods)
        after.append((share * without, share * without + gains.standing.chip))
    later = [step[1] % players for step in reversed(state.agenda) if step[0] == SELECT_TILE]
    ratings = []
    free = [action - SELECT for action in actions]
    for tile in free:
        totals = [0.0] * players
        produced = False
        left = list(free)
        for who in (seat, *later):
            if who == seat and len(left) == len(free):
                chosen = tile
            else:
                chosen = max(left, key=lambda one: _selfish(one, who, plain, bonus, after, produced, players))
            left.remove(chosen)
            for other in range(players):
                totals[other] += _gain(chosen, other, other == who, plain, bonus, after, produced)
            produced = produced or chosen == PRODUCE_TILE
        totals[seat] += {
            SETTLE_TILE: weights.bias_settle,
            EXPLORE_TILE: weights.bias_explore,
            PRODUCE_TILE: weights.bias_produce,
            TRADE_TILE: weights.bias_trade,
        }.get(tile, 0.0)
        others = sum(totals) - totals[seat]
        ratings.append(totals[seat] - weights.rivals * others / (players - 1))
    return ratings


def _gain(tile: int, seat: int, selects: bool, plain, bonus, after, produced: bool) -> float:
    if produced and tile == TRADE_TILE:
        return after[seat][selects]
    return bonus[seat][tile] if selects else plain[seat][tile]


def _selfish(tile, seat, plain, bonus, after, produced, players) -> float:
    own = _gain(tile, seat, True, plain, bonus, after, produced)
    others = sum(_gain(tile, other, False, plain, bonus, after, produced) for other in range(players) if other != seat)
    return own - 0.9 * others / (players - 1)


def _rows(gains: Gains, state: NewFrontiersState, weights: Weights) -> tuple[list[float], list[float]]:
    standing = gains.standing
    plain = [0.0] * TILES
    bonus = [0.0] * TILES
    outlook = standing.outlook
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
    rounds = standing.outlook.rounds
    bonus[ENVOYS] = standing.chip + weights.priority * at * rounds
    bonus[RETREAT] = -gains.plan.spend(-2)
    bonus[CHART] = -gains.plan.spend(-1) + weights.priority * rounds * (at > 0) + 0.5
    return plain, bonus


def tempo(weights: Weights, future: float, rate: float) -> float:
    """The share of what an action brings that is lost if it is not done now."""
    return 1 - (1 - weights.tempo) * rate * min(1.0, future / 2)
