"""What can be placed this round, and how good it is: each choice is as good as the best that it leads to."""

from typing import Final

from windfall.titles.jumpdrive.components.cards import DEFENSE, IS_MILITARY, IS_WORLD, RULES, SURVEY_TEAM
from windfall.titles.jumpdrive.player.appraisal import Appraisal
from windfall.titles.jumpdrive.reading.economy import Economy, economy_of
from windfall.titles.jumpdrive.rules.cost import CANNOT_PAY, best_convoy, points_spent, restricted_left
from windfall.titles.jumpdrive.rules.place import budget_besides, explore_icons, placeable_worlds

IMPOSSIBLE: Final = -2.0  # below every value


def without(cards: list[int], card: int) -> list[int]:
    rest = cards.copy()
    rest.remove(card)
    return rest


class Placing:
    """The choices of one seat."""

    def __init__(self, appraisal: Appraisal, economy: Economy, hand: list[int]) -> None:
        self.appraisal = appraisal
        self.economy = economy
        self.hand = hand

    def explore(self) -> float:
        icons = explore_icons(self.economy.cards)
        return self.appraisal.value(self.economy, self.hand, 0, RULES.explore_draw, icons)

    def develop(self, development: int) -> float:
        """A development alone or with the best world."""
        after = self.economy.plus(development)
        best = self._develop_alone(development, after)
        budget = budget_besides(self.economy.cards, self.hand, development)
        for world in placeable_worlds(self.hand, after.cards, budget):
            best = max(best, self._develop_and_settle(development, after, world))
        return best

    def develop_alone(self, development: int) -> float:
        return self._develop_alone(development, self.economy.plus(development))

    def develop_and_settle(self, development: int, world: int) -> float:
        return self._develop_and_settle(development, self.economy.plus(development), world)

    def _develop_alone(self, development: int, after: Economy) -> float:
        pay = self.economy.powers.development_cost(development, alone=True)
        return self.appraisal.value(after, self._left(development), pay, 0)

    def _develop_and_settle(self, development: int, after: Economy, world: int) -> float:
        hand = without(self._left(development), world)
        return self._settle(after, world, hand, self.economy.powers.development_cost(development, alone=False), 0)

    def settle(self, world: int) -> float:
        """A world without a development, which draws a card."""
        return self._settle(self.economy, world, without(self.hand, world), 0, RULES.world_alone_draw)

    def _left(self, development: int) -> list[int]:
        return self.hand if development == SURVEY_TEAM else without(self.hand, development)

    def _settle(self, before: Economy, world: int, hand: list[int], pay: int, drawn: int) -> float:
        """Place a world, and a second one if that is better."""
        after = before.plus(world)
        price = before.price(world)
        best = self.appraisal.value(after, hand, pay + price, drawn)
        if IS_MILITARY[world] and before.lacking(world) <= 0:
            return (
                max(best, self._second_conquest(before, after, hand, pay, drawn)) if after.powers.war_convoys else best
            )
        return max(best, self._second_payment(after, hand, pay + price, drawn)) if after.powers.convoys else best

    def _second_conquest(self, before: Economy, after: Economy, hand: list[int], pay: int, drawn: int) -> float:
        """Conquer another world with military that the first one, the last card placed, has left."""
        first = after.cards[-1]
        general, restricted = points_spent(before.powers.restricted_military(first), first)
        best = IMPOSSIBLE
        for world in set(hand):
            if IS_MILITARY[world]:
                unused = (
                    after.military - general + restricted_left(before.powers.versus, first, world, restricted, False)
                )
                if unused >= DEFENSE[world]:
                    value = self.appraisal.value(after.plus(world), without(hand, world), pay, drawn)
                    best = max(best, value)
        return best

    def _second_payment(self, after: Economy, hand: list[int], pay: int, drawn: int) -> float:
        """Pay for another world, and give up a convoy for it."""
        convoy = best_convoy(after.powers.convoys)
        lighter = economy_of(without(after.cards, convoy.card), after.others)
        best = IMPOSSIBLE
        for world in set(hand):
            payment = after.powers.world_payment(world, convoy.n) if IS_WORLD[world] else CANNOT_PAY
            if payment != CANNOT_PAY and pay + payment < len(hand):
                value = self.appraisal.value(lighter.plus(world), without(hand, world), pay + payment, drawn)
                best = max(best, value)
        return best
