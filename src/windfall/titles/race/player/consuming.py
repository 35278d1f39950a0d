"""Selling and consuming: which good, which power, in which order."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from windfall.engine.kinds import KINDS, NO_KIND, PRODUCTION
from windfall.titles.race.components.cards import (
    CONSUME_ALL,
    DISCARD_HAND,
    DRAW,
    GOODS,
    KIND,
    POWERS,
    SELL,
    Power,
)
from windfall.titles.race.components.totals import DRAWS_WHEN_PRODUCED
from windfall.titles.race.player.appraisal import Appraisal
from windfall.titles.race.player.hand import Plans
from windfall.titles.race.player.weights import Weights
from windfall.titles.race.reading.goods import USE_ORDER, Goods, less, taken, takers_left, takers_of
from windfall.titles.race.rules.actions import CONSUME_2X, GOOD, PASS, TRADE_GOOD
from windfall.titles.race.rules.consume import BASE_PRICES, POWER_USED, goods_to_take, plain_reward, price_of_good
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.rules.supply import working_cards, worlds_with_goods

_SMALL = 0.01


class Market:
    """What goods can be turned into in this phase, by powers not yet used."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.card = appraisal.card
        self.chip = 2.0 if CONSUME_2X in appraisal.empire.chosen else 1.0
        self._best: dict[tuple[Goods, tuple[int, ...]], float] = {}

    def best(self, goods: Goods, powers: tuple[int, ...]) -> float:
        """The most that the goods can bring; powers in the order of USE_ORDER."""
        if not powers:
            return 0.0
        key = (goods, powers)
        known = self._best.get(key)
        if known is None:
            known = self.best(goods, powers[1:])
            for rest, reward in self.ways(POWERS[powers[0]], goods):
                known = max(known, reward + self.best(rest, powers[1:]))
            self._best[key] = known
        return known

    def ways(self, power: Power, goods: Goods) -> Iterator[tuple[Goods, float]]:
        """The ways to use a power: what goods are left, and what it brings."""
        if power.effect == SELL:
            prices = self.appraisal.economy.prices if power.trade_powers else BASE_PRICES
            for kind in KINDS:
                if goods[kind]:
                    yield less(goods, kind), prices[kind] * self.card
            return
        count = goods_to_take(power, goods)
        if not count:
            return
        reward = self.reward(power, count)
        if power.effect == CONSUME_ALL:
            yield (0, 0, 0, 0), reward
        elif power.kind in KINDS:
            yield taken(goods, (power.kind,) * count), reward
        else:
            pick = combinations if power.different else combinations_with_replacement
            for kinds in pick([kind for kind in KINDS if goods[kind]], count):
                if all(kinds.count(kind) <= goods[kind] for kind in kinds):
                    yield taken(goods, kinds), reward

    def reward(self, power: Power, count: int) -> float:
        """A power that takes up to so many goods rewards each of them."""
        vp, cards = plain_reward(power, 1 if power.up_to else count)
        return (count if power.up_to else 1) * (vp * self.chip + cards * self.card)


def rate_trade(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    appraisal = Appraisal(state, seat, weights)
    market = Market(appraisal)
    empire = appraisal.empire
    powers = takers_of(working_cards(empire))
    rates = []
    for action in actions:
        world = action - TRADE_GOOD
        price = price_of_good(empire, world, True)
        rest = less(appraisal.goods, KIND[world])
        rates.append(price * appraisal.card + market.best(rest, powers) + _emptying(world))
    return rates


def _emptying(world: int) -> float:
    """Of worlds alike, those that are easily filled again, and bring cards then, are emptied first."""
    return _SMALL * ((GOODS[world] == PRODUCTION) + (DRAWS_WHEN_PRODUCED[world] > 0))


def rate_consume(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    appraisal = Appraisal(state, seat, weights)
    market = Market(appraisal)
    powers = takers_left(state.powers)
    rates = []
    for action in actions:
        if action == PASS:
            rates.append(0.0)
            continue
        power = POWER_USED[action]
        index = power.index
        if power.effect == DISCARD_HAND:
            rates.append(_for_cards(Plans(appraisal), power))
        elif index not in powers:
            rates.append(market.best(appraisal.goods, powers) + (1.0 if power.effect == DRAW else 0.5))
        else:
            others = tuple(other for other in powers if other != index)
            rates.append(
                max(reward + market.best(rest, others) for rest, reward in market.ways(power, appraisal.goods))
                - _SMALL * USE_ORDER[index] * _SMALL
            )
    return rates


def _for_cards(plans: Plans, power: Power) -> float:
    """VPs for cards from hand: last of all, when it is known what else there is."""
    hand = plans.appraisal.empire.hand
    given = plans.least(hand, 1)
    rest = hand.copy()
    for card in given:
        rest.remove(card)
    return -1.0 + 2.0 * (plans.value(hand) - plans.value(rest) < power.vp)


def rate_consume_good(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    appraisal = Appraisal(state, seat, weights)
    market = Market(appraisal)
    empire = appraisal.empire
    power = POWERS[state.asked_about]
    powers = takers_left(state.powers)
    if power.effect == SELL:
        prices = [price_of_good(empire, action - GOOD, power.trade_powers) for action in actions]
        return [
            price * appraisal.card + market.best(less(appraisal.goods, KIND[action - GOOD]), powers)
            for price, action in zip(prices, actions, strict=True)
        ]
    picked = [action - GOOD for action in empire.picks]
    worlds = worlds_with_goods(empire)
    missing = goods_to_take(power, appraisal.goods) - len(picked)
    goods = taken(appraisal.goods, [KIND[world] for world in picked])
    start = worlds.index(picked[-1]) + 1 if picked else 0
    usable = [world for world in worlds[start:] if power.kind in (NO_KIND, KIND[world])]
    best: tuple[int, ...] = ()
    best_value = -1.0
    for chosen in combinations(usable, missing):
        kinds = [KIND[world] for world in (*picked, *chosen)]
        if power.different and len(set(kinds)) < len(kinds):
            continue
        rest = taken(goods, [KIND[world] for world in chosen])
        value = market.best(rest, powers) + sum(_emptying(world) for world in chosen)
        if value > best_value:
            best, best_value = chosen, value
    return [1.0 if action - GOOD == best[0] else 0.0 for action in actions]
