"""Selecting an action: what it brings its selector, less what it brings the others, and what they will select then."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.titles.newfrontiers.player.appraisal import Appraisal
from windfall.titles.newfrontiers.player.gains import Gains
from windfall.titles.newfrontiers.player.outlook import RATES, Outlook
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.reading.selecting import places_gained
from windfall.titles.newfrontiers.rules.actions import (
    ACTION_TILE_IDS,
    CHART,
    CHART_CREDITS,
    DEVELOP_TILE,
    ENVOYS,
    EXPLORE_TILE,
    PRODUCE_TILE,
    RETREAT,
    RETREAT_CREDITS,
    SELECT,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.titles.newfrontiers.rules.agenda import SELECT_TILE
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

_SHARED: Final = (DEVELOP_TILE, EXPLORE_TILE, SETTLE_TILE, PRODUCE_TILE, TRADE_TILE)


class TileWorths:
    """What every action tile would bring one player in this round, as one of all or as the selecting player."""

    __slots__ = ("after_produce", "plain", "selected")

    def __init__(self, state: NewFrontiersState, seat: int, outlook: Outlook, weights: Weights) -> None:
        gains = Gains(Appraisal(state, seat, outlook, weights))
        self.plain = [0.0] * len(ACTION_TILE_IDS)
        self.selected = [0.0] * len(ACTION_TILE_IDS)
        rates = RATES[len(state.track)]
        for tile, gain, future in _shared_actions(gains, outlook):
            share = _share_lost(weights, future, rates[tile])
            without = gain(False)
            self.plain[tile] = share * without
            # the bonus comes on top: another who selects the action later will not give it
            self.selected[tile] = share * without + gain(True) - without
        # Trade, Consume once Produce has been done, without and with its bonus
        traded = gains.trade(False, gains.goods_after_produce(False))
        traded *= _share_lost(weights, outlook.trades, rates[TRADE_TILE])
        self.after_produce = (traded, traded + gains.appraisal.chip)
        disk = state.asked_about if seat == state.turn else seat
        step = weights.priority * outlook.rounds
        self.selected[RETREAT] = gains.plan.gaining(RETREAT_CREDITS)
        self.selected[ENVOYS] = gains.appraisal.chip + step * places_gained(state, disk, ENVOYS)
        charted = gains.plan.gaining(CHART_CREDITS) + step * places_gained(state, disk, CHART)
        self.selected[CHART] = charted + weights.chart

    def gain(self, tile: int, selects: bool, produced: bool) -> float:
        if produced and tile == TRADE_TILE:
            return self.after_produce[selects]
        return self.selected[tile] if selects else self.plain[tile]


def _shared_actions(gains: Gains, outlook: Outlook) -> list[tuple[int, Callable[[bool], float], float]]:
    """The actions that everyone does: what one brings, and how often it is still to come."""
    return [
        (DEVELOP_TILE, gains.develop, outlook.develops),
        (EXPLORE_TILE, gains.explore, outlook.explores),
        (SETTLE_TILE, gains.settle, outlook.settles),
        (PRODUCE_TILE, gains.produce, outlook.produces),
        (TRADE_TILE, gains.trade, outlook.trades),
    ]


def _share_lost(weights: Weights, future: float, rate: float) -> float:
    """The share of what an action brings that is lost if it is not done now: much of it is only put off if the action
    is often selected and will be again."""
    return 1 - (1 - weights.tempo) * rate * min(1.0, future / 2)


def rate_select(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Play the rest of the round in mind: the others will select what is best for them."""
    outlook = Outlook(state)
    worths = [TileWorths(state, other, outlook, weights) for other in range(state.players)]
    free = [action - SELECT for action in actions]
    later = [step[1] % state.players for step in reversed(state.agenda) if step[0] == SELECT_TILE]
    return [_rest_of_round(tile, free, seat, later, worths, weights.rivals) for tile in free]


def _rest_of_round(
    tile: int, free: list[int], seat: int, later: list[int], worths: list[TileWorths], rivals: float
) -> float:
    """What the round brings a seat compared with the others if it selects this tile now."""
    totals = [_compared(tile, seat, seat, worths, rivals, False)]
    left = [other for other in free if other != tile]
    produced = tile == PRODUCE_TILE
    for selector in later:
        ratings = [_compared(other, selector, selector, worths, rivals, produced) for other in left]
        chosen = left.pop(ratings.index(max(ratings)))
        totals.append(_compared(chosen, seat, selector, worths, rivals, produced))
        produced = produced or chosen == PRODUCE_TILE
    return sum(totals)


def _compared(tile: int, seat: int, selector: int, worths: list[TileWorths], rivals: float, produced: bool) -> float:
    """What a tile brings a seat, less a share of what it brings the others on average."""
    own = worths[seat].gain(tile, seat == selector, produced)
    if tile not in _SHARED and seat == selector:
        return own
    others = sum(worth.gain(tile, other == selector, produced) for other, worth in enumerate(worths) if other != seat)
    return own - rivals * others / (len(worths) - 1)
