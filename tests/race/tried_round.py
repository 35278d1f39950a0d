"""A round tried on a copy of a game: one seat chooses an action card, all others Explore, and what happens is told."""

import random
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from windfall import Game
from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import NO_KIND
from windfall.engine.state import Event
from windfall.titles.race.components.cards import CONSUME, EXPLORE, KIND, POWERS, SELL
from windfall.titles.race.components.totals import PRICE_ADDED_HERE
from windfall.titles.race.reading.goods import USE_ORDER, dearest, goods_on, prices_of
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import (
    CARD_PAIRS,
    CHOOSE,
    CHOOSE_PAIR,
    EXPLORE_1_1,
    EXPLORE_5,
    GOOD,
    PASS,
    PLACE,
    PRODUCE_ON,
    TRADE_GOOD,
)
from windfall.titles.race.rules.agenda import ASK_ACTION, ASK_CONSUME, ASK_CONSUME_GOOD, ASK_TRADE, ASK_WINDFALL
from windfall.titles.race.rules.consume import BASE_PRICES, POWER_USED, goods_to_take
from windfall.titles.race.rules.state import Empire, RaceState

# Answers a question of a seat.
Answer: TypeAlias = Callable[[Game, int], int]

NOBODY: Final = -1


def state_of(game: Game) -> RaceState:
    assert isinstance(game.state, RaceState)
    return game.state


def at_start_of_round(game: Game) -> bool:
    """Nobody has chosen an action yet."""
    state = state_of(game)
    return not state.over and state.asked_question == ASK_ACTION and not any(empire.picks for empire in state.empires)


class TriedRound:
    """What a round brought; `before` and `after` are the empires around it."""

    def __init__(self, game: Game, chooser: int, card: int, answer: Answer) -> None:
        assert at_start_of_round(game)
        self.before = [empire.copy() for empire in state_of(game).empires]
        self.chooser = chooser
        twin = game.copy()
        for seat in list(twin.seats):
            twin.play(seat, _choice(card if seat == chooser else EXPLORE_5, state_of(game).experienced))
        while not at_start_of_round(twin) and not twin.over:
            seat = twin.seats[0]
            twin.play(seat, answer(twin, seat))
        self.after = state_of(twin).empires
        self._events = twin._events[game.event_count :]

    def seats(self) -> Iterator[tuple[int, Empire, Empire]]:
        for seat, (before, after) in enumerate(zip(self.before, self.after, strict=True)):
            yield seat, before, after

    def events_of(self, seat: int, phase: int) -> list[Event]:
        """What a seat did in a phase."""
        current = NOBODY
        found = []
        for event in self._events:
            if event[0] == events.PHASE:
                current = event[3]
            elif current == phase and event[2] == seat:
                found.append(event)
        return found

    def of(self, seat: int, phase: int, *codes: int) -> list[Event]:
        return [event for event in self.events_of(seat, phase) if event[0] in codes]

    def drawn(self, seat: int, phase: int) -> int:
        """Cards drawn, those for hand sorting in Explore included."""
        return sum(event[3] for event in self.of(seat, phase, events.DRAWS))

    def explored(self, seat: int) -> tuple[int, int]:
        """Cards drawn and cards kept."""
        return self.drawn(seat, EXPLORE), sum(event[3] for event in self.of(seat, EXPLORE, events.KEEPS))

    def consumed(self, seat: int) -> tuple[int, int]:
        """VPs and cards for goods; what worlds add to the price of their own good is left out."""
        vp = cards = 0
        for event in self.of(seat, CONSUME, events.CONSUMES):
            vp += event[5]
            cards += event[6]
        for _code, _audience, _seat, world, _kind, price in self.of(seat, CONSUME, events.TRADES):
            here = PRICE_ADDED_HERE[world] if price > BASE_PRICES[KIND[world]] else 0
            cards += price - here
        return vp, cards


def _choice(card: int, experienced: bool) -> int:
    if not experienced:
        return CHOOSE + card
    return CHOOSE_PAIR + CARD_PAIRS.index((EXPLORE_5, EXPLORE_1_1 if card == EXPLORE_5 else card))


def placing(rng: random.Random, share: float = 0.95) -> Answer:
    """Random answers that mostly place a card where one can be placed."""

    def answer(game: Game, seat: int) -> int:
        actions = game.actions(seat)
        placed = [action for action in actions if action >= PLACE]
        return rng.choice(placed if placed and rng.random() < share else actions)

    return answer


def consuming(rng: random.Random, by_trade_price: bool, sold: int = NO_KIND) -> Answer:
    """Uses goods as reading says: powers in the order of use, each taking what later ones want least.

    `sold` is the kind of the good that is sold first; the best good if it is none.
    """

    def answer(game: Game, seat: int) -> int:
        state = state_of(game)
        empire = state.empires[seat]
        actions = game.actions(seat)
        if state.asked_question == ASK_TRADE:
            return max(actions, key=lambda action: _sale_rank(empire, action - TRADE_GOOD, sold))
        if state.asked_question == ASK_CONSUME:
            return min(actions, key=_use_rank)
        if state.asked_question == ASK_CONSUME_GOOD:
            return GOOD + _good_to_take(state, empire, by_trade_price)
        if state.asked_question == ASK_WINDFALL:
            return max(actions, key=lambda action: KIND[action - PRODUCE_ON])
        return PASS if PASS in actions else rng.choice(actions)

    return answer


def _sale_rank(empire: Empire, world: int, sold: int) -> tuple[bool, int]:
    price = prices_of(empire.tableau)[KIND[world]]
    return KIND[world] == sold, price + PRICE_ADDED_HERE[world] if sold == NO_KIND else -PRICE_ADDED_HERE[world]


def _use_rank(action: int) -> int:
    """First what needs no goods, then powers in the order of use, and cards for VPs never if one can stop."""
    if action == PASS:
        return len(USE_ORDER)
    power = POWER_USED[action]
    return USE_ORDER.get(power.index, len(USE_ORDER) + 1 if power.may else -1)


def _good_to_take(state: RaceState, empire: Empire, by_trade_price: bool) -> int:
    power = POWERS[state.asked_about]
    goods = list(goods_on(empire.tableau, empire.goods))
    worlds = [world for world, good in zip(empire.tableau, empire.goods, strict=True) if good != NO_CARD]
    if power.effect == SELL:
        prices = prices_of(empire.tableau)
        kind = dearest(goods, prices if by_trade_price or power.trade_powers else BASE_PRICES)
        return next(world for world in worlds if KIND[world] == kind)
    wanted = [0, 0, 0, 0]
    for index in state.powers:
        if index in USE_ORDER and POWERS[index].kind != NO_KIND:
            wanted[POWERS[index].kind] += POWERS[index].goods
    kinds: list[int] = []
    for _ in range(goods_to_take(power, goods_on(empire.tableau, empire.goods))):
        usable = [
            kind
            for kind in range(4)
            if goods[kind] and power.kind in (NO_KIND, kind) and not (power.different and kind in kinds)
        ]
        best = max(usable, key=lambda kind: goods[kind] - wanted[kind])
        goods[best] -= 1
        kinds.append(best)
    taken = []
    for world in worlds:
        if KIND[world] in kinds:
            kinds.remove(KIND[world])
            taken.append(GOOD + world)
    return next(action for action in taken if action not in empire.picks) - GOOD
