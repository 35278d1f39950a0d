"""Selling and consuming: which good, which power, in which order."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from windfall.engine.kinds import KINDS, NO_KIND, PRODUCTION
from windfall.titles.race.components.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    DISCARD_HAND,
    DRAW,
    GOODS,
    KIND,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    SELL,
    WHEN_PRODUCED_HERE,
    Power,
)
from windfall.titles.race.player.economy import BASE_PRICES, Goods, less
from windfall.titles.race.player.hand import Plans
from windfall.titles.race.player.standing import Standing
from windfall.titles.race.player.tables import GOODS_POWERS, USE_ORDER
from windfall.titles.race.player.weights import Weights
from windfall.titles.race.rules.actions import CONSUME_2X, GOOD, MOST_POWERS_ON_A_CARD, PASS, TRADE_GOOD, USE
from windfall.titles.race.rules.consume import goods_to_take, price_of_good
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.rules.supply import worlds_with_goods

_SMALL = 0.01


class Market:
    """What goods can be turned into in this phase, by powers not yet used."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.card = standing.card
        self.chip = 2.0 if CONSUME_2X in standing.empire.chosen else 1.0
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
            prices = self.standing.economy.prices if power.trade_powers else BASE_PRICES
            for kind in KINDS:
                if goods[kind]:
                    yield less(goods, kind), prices[kind] * self.card
            return
        count = goods_to_take(power, [kind for kind in KINDS for _ in range(goods[kind])])
        if not count:
            return
        reward = self.reward(power, count)
        if power.effect == CONSUME_ALL:
            yield (0, 0, 0, 0), reward
        elif power.kind in KINDS:
            yield _taken(goods, (power.kind,) * count), reward
        else:
            pick = combinations if power.different else combinations_with_replacement
            for kinds in pick([kind for kind in KINDS if goods[kind]], count):
                if all(kinds.count(kind) <= goods[kind] for kind in kinds):
                    yield _taken(goods, kinds), reward

    def reward(self, power: Power, count: int) -> float:
        if power.effect == CONSUME_ALL:
            return (count - power.vp_less) * self.chip
        times = count if power.up_to else 1
        return times * (power.vp * self.chip + power.cards * self.card)


def _taken(goods: Goods, kinds: Sequence[int]) -> Goods:
    counts = list(goods)
    for kind in kinds:
        counts[kind] -= 1
    return (counts[0], counts[1], counts[2], counts[3])


def _goods_powers(powers: Sequence[int]) -> tuple[int, ...]:
    taking = (index for index in powers if POWERS[index].effect in (CONSUME_GOODS, CONSUME_ALL, SELL))
    return tuple(sorted(taking, key=USE_ORDER.__getitem__))


def rate_trade(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    standing = Standing(state, seat, weights)
    market = Market(standing)
    empire = standing.empire
    powers = _goods_powers([index for card in empire.tableau[: empire.working] for index in GOODS_POWERS[card]])
    rates = []
    for action in actions:
        world = action - TRADE_GOOD
        price = price_of_good(empire, world, True)
        rest = less(standing.goods, KIND[world])
        rates.append(price * standing.card + market.best(rest, powers) + _emptying(world))
    return rates


def _emptying(world: int) -> float:
    """Of worlds alike, those that are easily filled again, and bring cards then, are emptied first."""
    here = any(POWERS[index].effect == WHEN_PRODUCED_HERE for index in POWERS_FOR[PRODUCE][world])
    return _SMALL * ((GOODS[world] == PRODUCTION) + here)


def rate_consume(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    standing = Standing(state, seat, weights)
    market = Market(standing)
    powers = _goods_powers(state.powers)
    rates = []
    for action in actions:
        if action == PASS:
            rates.append(0.0)
            continue
        card, nth = divmod(action - USE, MOST_POWERS_ON_A_CARD)
        index = next(index for index in POWERS_FOR[CONSUME][card] if POWERS[index].nth == nth)
        power = POWERS[index]
        if power.effect == DISCARD_HAND:
            rates.append(_for_cards(Plans(standing), power))
        elif index not in powers:
            rates.append(market.best(standing.goods, powers) + (1.0 if power.effect == DRAW else 0.5))
        else:
            others = tuple(other for other in powers if other != index)
            rates.append(
                max(reward + market.best(rest, others) for rest, reward in market.ways(power, standing.goods))
                - _SMALL * USE_ORDER[index] * _SMALL
            )
    return rates


def _for_cards(plans: Plans, power: Power) -> float:
    """VPs for cards from hand: last of all, when it is known what else there is."""
    hand = plans.standing.empire.hand
    given = plans.least(hand, 1)
    rest = hand.copy()
    for card in given:
        rest.remove(card)
    return -1.0 + 2.0 * (plans.value(hand) - plans.value(rest) < power.vp)


def rate_consume_good(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    standing = Standing(state, seat, weights)
    market = Market(standing)
    empire = standing.empire
    power = POWERS[state.asked_about]
    powers = _goods_powers(state.powers)
    if power.effect == SELL:
        prices = [price_of_good(empire, action - GOOD, power.trade_powers) for action in actions]
        return [
            price * standing.card + market.best(less(standing.goods, KIND[action - GOOD]), powers)
            for price, action in zip(prices, actions, strict=True)
        ]
    taken = [action - GOOD for action in empire.picks]
    worlds = worlds_with_goods(empire)
    missing = goods_to_take(power, [KIND[world] for world in worlds]) - len(taken)
    goods = _taken(standing.goods, [KIND[world] for world in taken])
    start = worlds.index(taken[-1]) + 1 if taken else 0
    usable = [world for world in worlds[start:] if power.kind in (NO_KIND, KIND[world])]
    best: tuple[int, ...] = ()
    best_value = -1.0
    for chosen in combinations(usable, missing):
        kinds = [KIND[world] for world in (*taken, *chosen)]
        if power.different and len(set(kinds)) < len(kinds):
            continue
        rest = _taken(goods, [KIND[world] for world in chosen])
        value = market.best(rest, powers) + sum(_emptying(world) for world in chosen)
        if value > best_value:
            best, best_value = chosen, value
    return [1.0 if action - GOOD == best[0] else 0.0 for action in actions]
