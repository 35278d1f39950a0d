"""Plans: what can be placed this round, and what each way leads to."""

from windfall.bots.greedy.jumpdrive.economy import Economy
from windfall.bots.greedy.jumpdrive.prospects import Prospects
from windfall.engine.deck import NO_CARD
from windfall.jumpdrive.cards import COST, EXPLORE_ICONS, IS_MILITARY, IS_WORLD, RULES, SURVEY_TEAM


def without(hand: list[int], card: int) -> list[int]:
    rest = hand.copy()
    rest.remove(card)
    return rest


class Plans:
    """The plans of one seat."""

    def __init__(self, prospects: Prospects, economy: Economy, hand: list[int]) -> None:
        self.prospects = prospects
        self.economy = economy
        self.hand = hand

    def explore(self) -> float:
        seen = sum([EXPLORE_ICONS[card] for card in self.economy.cards]) + RULES.explore_marker_icons
        return self.prospects.value(self.economy, self.hand, 0, RULES.explore_draw, seen)

    def develop(self, development: int) -> float:
        """A development alone, or with the best world."""
        hand = self._rest(development)
        worlds = {world for world in hand if IS_WORLD[world]}
        after = self.economy.plus(development)
        best = self._alone(development, hand, after)
        for world in worlds:
            best = max(best, self._both(development, world, hand, after))
        return best

    def with_world(self, development: int, world: int) -> float:
        hand = self._rest(development)
        after = self.economy.plus(development)
        if world == NO_CARD:
            return self._alone(development, hand, after)
        return self._both(development, world, hand, after)

    def _rest(self, development: int) -> list[int]:
        return self.hand if development == SURVEY_TEAM else without(self.hand, development)

    def _alone(self, development: int, hand: list[int], after: Economy) -> float:
        pay = max(0, COST[development] - self.economy.dev_discount - RULES.dev_alone_discount)
        return self.prospects.value(after, hand, pay, 0)

    def _both(self, development: int, world: int, hand: list[int], after: Economy) -> float:
        pay = self.economy.price(development)
        return self._settle(after, world, without(hand, world), pay, 0)

    def settle(self, world: int) -> float:
        """A world without a development, which draws a card."""
        return self._settle(self.economy, world, without(self.hand, world), 0, RULES.world_alone_draw)

    def _settle(self, economy: Economy, world: int, hand: list[int], pay: int, drawn: int) -> float:
        """Place a world, and a second one if that is better; -2 if it cannot be."""
        price = economy.price(world)
        if price < 0 or pay + price > len(hand):
            return -2.0
        after = economy.plus(world)
        best = self.prospects.value(after, hand, pay + price, drawn)
        conquered = IS_MILITARY[world] and economy.strength + economy.restricted(world) >= COST[world]
        if conquered:
            if after.war_convoys:
                best = max([best, *self._second_conquests(economy, after, world, hand, pay, drawn)])
        elif after.convoys:
            best = max([best, *self._second_payments(after, hand, pay + price, drawn)])
        return best

    def _second_conquests(
        self, before: Economy, after: Economy, first: int, hand: list[int], pay: int, drawn: int
    ) -> list[float]:
        spent = max(0, COST[first] - before.restricted(first))
        values = []
        for world in set(hand):
            if IS_MILITARY[world]:
                used = min(before.restricted(world), COST[first]) if before.restricted(first) else 0
                unused = after.strength - spent + after.restricted(world) - used
                if unused >= COST[world]:
                    values.append(self.prospects.value(after.plus(world), without(hand, world), pay, drawn))
        return values

    def _second_payments(self, after: Economy, hand: list[int], pay: int, drawn: int) -> list[float]:
        """A Colony Convoy is given up for it."""
        convoy = max(after.convoys, key=lambda power: power.n)
        cards = without(after.cards, convoy.card)
        lighter = None
        values = []
        for world in set(hand):
            if not IS_WORLD[world]:
                continue
            contact = after.contact(world) if IS_MILITARY[world] else 0
            if contact < 0:
                continue
            price = after.payment(world, contact + convoy.n)
            if pay + price < len(hand):
                lighter = lighter or Economy(cards, after.rest)
                values.append(self.prospects.value(lighter.plus(world), without(hand, world), pay + price, drawn))
        return values
