"""Plans: what can be placed this round, and what each way leads to."""

from typing import Final

from windfall.titles.jumpdrive.components.cards import COST, EXPLORE_ICONS, IS_MILITARY, IS_WORLD, RULES, SURVEY_TEAM
from windfall.titles.jumpdrive.player.economy import Economy
from windfall.titles.jumpdrive.player.prospects import Prospects

IMPOSSIBLE: Final = -2.0  # below every value of a plan


def without(cards: list[int], card: int) -> list[int]:
    rest = cards.copy()
    rest.remove(card)
    return rest


class Plans:
    """The plans of one seat."""

    def __init__(self, prospects: Prospects, economy: Economy, hand: list[int]) -> None:
        self.prospects = prospects
        self.economy = economy
        self.hand = hand

    def explore(self) -> float:
        icons = sum(EXPLORE_ICONS[card] for card in self.economy.cards) + RULES.explore_marker_icons
        return self.prospects.value(self.economy, self.hand, 0, RULES.explore_draw, icons)

    def develop(self, development: int) -> float:
        """A development alone or with the best world."""
        best = self.develop_alone(development)
        for world in set(self.hand):
            if IS_WORLD[world]:
                best = max(best, self.develop_and_settle(development, world))
        return best

    def develop_alone(self, development: int) -> float:
        pay = max(0, COST[development] - self.economy.dev_discount - RULES.dev_alone_discount)
        return self.prospects.value(self.economy.plus(development), self._left(development), pay, 0)

    def develop_and_settle(self, development: int, world: int) -> float:
        hand = without(self._left(development), world)
        return self._settle(self.economy.plus(development), world, hand, self.economy.price(development), 0)

    def settle(self, world: int) -> float:
        """A world without a development, which draws a card."""
        return self._settle(self.economy, world, without(self.hand, world), 0, RULES.world_alone_draw)

    def _left(self, development: int) -> list[int]:
        return self.hand if development == SURVEY_TEAM else without(self.hand, development)

    def _settle(self, economy: Economy, world: int, hand: list[int], pay: int, drawn: int) -> float:
        """Place a world, and a second one if that is better."""
        price = economy.price(world)
        if price < 0 or pay + price > len(hand):
            return IMPOSSIBLE
        after = economy.plus(world)
        best = self.prospects.value(after, hand, pay + price, drawn)
        if IS_MILITARY[world] and economy.strength + economy.restricted(world) >= COST[world]:
            return max(best, self._second_conquest(economy, after, hand, pay, drawn)) if after.war_convoys else best
        return max(best, self._second_payment(after, hand, pay + price, drawn)) if after.convoys else best

    def _second_conquest(self, before: Economy, after: Economy, hand: list[int], pay: int, drawn: int) -> float:
        """Conquer another world with military that the first one, the last card placed, has left."""
        first = after.cards[-1]
        spent = max(0, COST[first] - before.restricted(first))
        best = IMPOSSIBLE
        for world in set(hand):
            if IS_MILITARY[world]:
                for_both = sum(power.n for power in before.versus if power.counts[first] and power.counts[world])
                unused = after.strength - spent + after.restricted(world) - min(for_both, COST[first])
                if unused >= COST[world]:
                    value = self.prospects.value(after.plus(world), without(hand, world), pay, drawn)
                    best = max(best, value)
        return best

    def _second_payment(self, after: Economy, hand: list[int], pay: int, drawn: int) -> float:
        """Pay for another world, and give up a convoy for it."""
        convoy = max(after.convoys, key=lambda power: power.n)
        lighter = Economy(without(after.cards, convoy.card), after.rest)
        best = IMPOSSIBLE
        for world in set(hand):
            contact = after.contact(world) if IS_MILITARY[world] else 0
            if IS_WORLD[world] and contact >= 0:
                price = pay + after.payment(world, contact + convoy.n)
                if price < len(hand):
                    best = max(best, self.prospects.value(lighter.plus(world), without(hand, world), price, drawn))
        return best
