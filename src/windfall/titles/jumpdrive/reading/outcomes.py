"""What each choice of what to place can lead to: an empire, and a hand that is to be paid from."""

from windfall.engine.deck import NO_CARD
from windfall.engine.pool import take
from windfall.titles.jumpdrive.components.cards import DEFENSE, IS_MILITARY, IS_WORLD, RULES, SURVEY_TEAM
from windfall.titles.jumpdrive.reading.economy import Economy, economy_of
from windfall.titles.jumpdrive.reading.placing import cards_with_second
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, EXPLORE, PASS, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.cost import (
    CANNOT_PAY,
    best_convoy,
    points_spent,
    restricted_left,
    second_world_payment,
)
from windfall.titles.jumpdrive.rules.place import budget_besides, explore_icons, placeable_worlds
from windfall.titles.jumpdrive.rules.state import Empire


def without(hand: list[int], card: int) -> list[int]:
    """A sorted hand without one of its cards."""
    rest = hand.copy()
    take(rest, card)
    return rest


class Outcome:
    """An empire when all is placed; so many of the cards left in hand are still to be paid and so many to be drawn, and
    so many seen besides."""

    __slots__ = ("drawn", "economy", "hand", "pay", "second", "seen")

    def __init__(
        self, economy: Economy, hand: list[int], pay: int, drawn: int, seen: int = 0, second: bool = False
    ) -> None:
        self.second = second  # with a second world
        self.economy = economy
        self.hand = hand
        self.pay = pay
        self.drawn = drawn
        self.seen = seen


class Placing:
    """The choices of one seat, and what they can lead to."""

    __slots__ = ("_developed", "development", "economy", "hand")

    def __init__(self, empire: Empire, economy: Economy) -> None:
        self.economy = economy
        self.hand = empire.hand
        # the one that is picked already, and the empire with it
        self.development = empire.picks[0] - DEVELOP if empire.picks else NO_CARD
        self._developed = economy.plus(self.development) if empire.picks else economy

    def outcomes(self, action: int) -> list[Outcome]:
        if action == EXPLORE:
            return [self.explore()]
        if action == PASS:
            return [self.develop_alone(self.development, self._developed)]
        if action < SETTLE:
            return self.develop(action - DEVELOP)
        if self.development == NO_CARD:
            return self.settle(action - SETTLE)
        return self.develop_and_settle(self.development, self._developed, action - SETTLE)

    def explore(self) -> Outcome:
        icons = explore_icons(self.economy.cards)
        return Outcome(self.economy, self.hand, 0, RULES.explore_draw, icons)

    def develop(self, development: int) -> list[Outcome]:
        """A development alone or with a world."""
        after = self.economy.plus(development)
        found = [self.develop_alone(development, after)]
        budget = budget_besides(self.economy.cards, self.hand, development)
        for world in placeable_worlds(self.hand, after.cards, budget):
            found += self.develop_and_settle(development, after, world)
        return found

    def develop_alone(self, development: int, after: Economy) -> Outcome:
        pay = self.economy.powers.development_cost(development, alone=True)
        return Outcome(after, self._left(development), pay, 0)

    def develop_and_settle(self, development: int, after: Economy, world: int) -> list[Outcome]:
        hand = without(self._left(development), world)
        return _settle(after, world, hand, self.economy.powers.development_cost(development, alone=False), 0)

    def settle(self, world: int) -> list[Outcome]:
        """A world without a development, which draws a card."""
        return _settle(self.economy, world, without(self.hand, world), 0, RULES.world_alone_draw)

    def _left(self, development: int) -> list[int]:
        return self.hand if development == SURVEY_TEAM else without(self.hand, development)


def best_pairs(economy: Economy, outcomes: list[Outcome]) -> tuple[int, int, int]:
    """Of what a development can lead to: how many worlds in hand can be placed together with it, and the highest VPs
    and income each round that one of them gains with it."""
    count = most_vp = most_income = 0
    for outcome in outcomes[1:]:
        if not outcome.second:
            count += 1
            most_vp = max(most_vp, outcome.economy.vp.total - economy.vp.total)
            most_income = max(most_income, outcome.economy.income.total - economy.income.total)
    return count, most_vp, most_income


def outcome_with_second(empire: Empire, economy: Economy, action: int) -> Outcome:
    """Of the question for a second world."""
    if action == PASS:
        return Outcome(economy, empire.hand, 0, 0)
    world = action - SECOND
    pay = 0 if empire.method == CONQUER else second_world_payment(empire, world)
    return Outcome(economy_of(cards_with_second(empire, world), economy.others), without(empire.hand, world), pay, 0)


def _settle(before: Economy, world: int, hand: list[int], pay: int, drawn: int) -> list[Outcome]:
    """Place a world, and maybe a second one."""
    after = before.plus(world)
    price = before.price(world)
    found = [Outcome(after, hand, pay + price, drawn)]
    if IS_MILITARY[world] and before.lacking(world) <= 0:
        if after.powers.war_convoys:
            _conquer_second(found, before, after, hand, pay, drawn)
    elif after.powers.convoys:
        _pay_second(found, after, hand, pay + price, drawn)
    return found


def _conquer_second(
    found: list[Outcome], before: Economy, after: Economy, hand: list[int], pay: int, drawn: int
) -> None:
    """Conquer another world with military that the first one, the last card placed, has left."""
    first = after.cards[-1]
    general, restricted = points_spent(before.powers.restricted_military(first), first)
    for world in set(hand):
        if IS_MILITARY[world]:
            unused = after.military - general + restricted_left(before.powers.versus, first, world, restricted, False)
            if unused >= DEFENSE[world]:
                found.append(Outcome(after.plus(world), without(hand, world), pay, drawn, second=True))


def _pay_second(found: list[Outcome], after: Economy, hand: list[int], pay: int, drawn: int) -> None:
    """Pay for another world, and give up a convoy for it."""
    convoy = best_convoy(after.powers.convoys)
    cards = after.cards.copy()
    cards.remove(convoy.card)
    lighter = economy_of(cards, after.others)
    for world in set(hand):
        payment = after.powers.world_payment(world, convoy.n) if IS_WORLD[world] else CANNOT_PAY
        if payment != CANNOT_PAY and pay + payment < len(hand):
            left = without(hand, world)
            found.append(Outcome(lighter.plus(world), left, pay + payment, drawn, second=True))
