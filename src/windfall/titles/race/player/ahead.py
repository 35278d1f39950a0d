"""One round ahead: what an empire gains if certain phases are done and certain bonuses are its own."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import WINDFALL
from windfall.titles.race.components.cards import (
    CONSUME,
    DEVELOP,
    DISCARD_HAND,
    EXPLORE,
    GAMBLE,
    GOODS,
    IS_WORLD,
    PRODUCE,
    SETTLE,
    Power,
)
from windfall.titles.race.components.totals import AFTER_DEVELOP_DRAWS, CONSUME_DRAWS, DEVELOP_DRAWS, total
from windfall.titles.race.player.appraisal import LUCK
from windfall.titles.race.player.economy import expected_production, filled
from windfall.titles.race.player.hand import Plans
from windfall.titles.race.player.outlook import CalledPhase
from windfall.titles.race.reading.economy import BY_TRADE_PRICE, economy_of
from windfall.titles.race.reading.goods import consumption, emptied, goods_on, sale
from windfall.titles.race.reading.placing import NO_WAY, placing_of
from windfall.titles.race.rules.actions import (
    CONSUME_2X,
    DEVELOP_CARD,
    EXPLORE_1_1,
    PAY,
    PRODUCE_CARD,
    SETTLE_CARD,
    TRADE_CARD,
)
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.settle import cards_after_settle, given_up_for, methods, payment_for
from windfall.titles.race.rules.supply import powers_of

_NEXT_STEPS: list[CalledPhase] = [
    (EXPLORE, (EXPLORE_1_1,)),
    (DEVELOP, (DEVELOP_CARD,)),
    (SETTLE, (SETTLE_CARD,)),
    (CONSUME, (TRADE_CARD,)),
    (CONSUME, (CONSUME_2X,)),
    (PRODUCE, (PRODUCE_CARD,)),
]


class MidRound(NamedTuple):
    """An empire in the middle of a round."""

    tableau: tuple[int, ...]
    goods: tuple[int, ...]  # on each card of the tableau
    hand: tuple[int, ...]
    blanks: int  # cards drawn in this round, still unknown
    chips: int  # won in this round
    worth: float  # of what was placed or found in this round


class Ahead:
    """Tries rounds for one empire."""

    def __init__(self, plans: Plans) -> None:
        self.plans = plans
        self.appraisal = plans.appraisal
        empire = self.appraisal.empire
        self.start = MidRound(
            tuple(empire.tableau),
            tuple(empire.goods),
            tuple(empire.hand),
            0,
            0,
            0.0,
        )
        self._values: dict[MidRound, float] = {}
        self._next: dict[MidRound, float] = {}
        self._positions: dict[tuple[CalledPhase, ...], MidRound] = {(): self.start}

    def after(self, steps: tuple[CalledPhase, ...]) -> MidRound:
        """The position after these phases."""
        known = self._positions.get(steps)
        if known is None:
            before = self.after(steps[:-1])
            known = self._positions[steps] = self._do(before, *steps[-1])
        return known

    def through(self, position: MidRound, steps: Sequence[CalledPhase]) -> MidRound:
        """A position taken through phases."""
        for phase, chosen in steps:
            position = self._do(position, phase, chosen)
        return position

    def value(self, position: MidRound) -> float:
        """All that was gained, and what goods and hand are worth after it."""
        known = self._values.get(position)
        if known is None:
            economy = economy_of(position.tableau)
            known = self._values[position] = (
                position.chips
                + position.worth
                + self.plans.value(position.hand, position.blanks)
                + self.appraisal.goods_worth(goods_on(position.tableau, position.goods), economy)
            )
        return known

    def next_gain(self, position: MidRound) -> float:
        """What the best action of the next round would add."""
        known = self._next.get(position)
        if known is None:
            now = self.value(position)
            known = max(self.value(self._do(position, *step)) for step in _NEXT_STEPS) - now
            self._next[position] = known
        return known

    def _do(self, position: MidRound, phase: int, chosen: tuple[int, ...]) -> MidRound:
        if phase == EXPLORE:
            return self._explore(position, chosen)
        if phase == DEVELOP:
            return self._develop(position, DEVELOP_CARD in chosen)
        if phase == SETTLE:
            return self._settle(position, SETTLE_CARD in chosen)
        if phase == CONSUME:
            return self._consume(position, chosen)
        return self._produce(position, PRODUCE_CARD in chosen)

    # Explore

    def _explore(self, position: MidRound, chosen: tuple[int, ...]) -> MidRound:
        seen, kept = explored(position.tableau, chosen)
        found = self._found(seen, kept) - kept * self.plans.blank
        return position._replace(blanks=position.blanks + kept, worth=position.worth + found)

    def _found(self, seen: int, kept: int) -> float:
        """What the best of the cards seen are expected to add to the plan."""
        finds = self.finds
        return sum(finds[len(finds) * place // (seen + 1)] for place in range(1, kept + 1)) if finds else 0.0

    @cached_property
    def finds(self) -> list[float]:
        """What unseen cards would add to the plan, from the best down: every third stands for all."""
        appraisal = self.appraisal
        plans = self.plans
        rank_world = Ranking(plans.world_chances, plans.ranked(appraisal.empire.hand, True))
        rank_development = Ranking(plans.development_chances, plans.ranked(appraisal.empire.hand, False))
        values = []
        for card in appraisal.unseen[::3]:
            ranking = rank_world if IS_WORLD[card] else rank_development
            known = not IS_WORLD[card] and card in appraisal.empire.hand
            values.append(0.0 if known else ranking.gain(plans.net(card)))
        return sorted(values, reverse=True)

    # Develop and Settle

    def _develop(self, position: MidRound, bonus: bool) -> MidRound:
        position = position._replace(blanks=position.blanks + total(DEVELOP_DRAWS, position.tableau))
        return max([position, *self.developed(position, bonus).values()], key=self._rough)

    def developed(self, position: MidRound, bonus: bool) -> dict[int, MidRound]:
        """For each development that can be placed, the position after it."""
        placing = placing_of(position.tableau)
        budget = len(position.hand) + position.blanks - 1
        drawn = total(AFTER_DEVELOP_DRAWS, position.tableau)
        options = {}
        for card in dict.fromkeys(position.hand):
            if not IS_WORLD[card]:
                cost = placing.fewest_cards(card, 1 if bonus else 0, budget)
                if cost != NO_WAY:
                    options[card] = self._placed(position, card, cost, drawn)
        return options

    def _settle(self, position: MidRound, bonus: bool) -> MidRound:
        return max([position, *self.settled(position, bonus).values()], key=self._rough)

    def settled(self, position: MidRound, bonus: bool) -> dict[int, MidRound]:
        """For each world that can be placed, the position after it."""
        powers = placing_of(position.tableau).settle_powers
        drawn = cards_after_settle(position.tableau, bonus)
        budget = len(position.hand) + position.blanks - 1
        options = {}
        for world in dict.fromkeys(position.hand):
            if IS_WORLD[world]:
                ways = [
                    self._settled(position, world, method, powers, drawn) for method in methods(powers, world, budget)
                ]
                if ways:
                    options[world] = max(ways, key=self._rough)
        return options

    def _settled(self, position: MidRound, world: int, method: int, powers: list[Power], drawn: int) -> MidRound:
        placed = self._placed(position, world, payment_for(powers, world) if method == PAY else 0, drawn)
        given_up = given_up_for(powers, method)
        return placed if given_up is None else self._without(placed, given_up)

    def _rough(self, position: MidRound) -> float:
        """Enough to compare what to place: goods of windfall worlds are not looked at one by one."""
        value = position.worth + self.plans.value(position.hand, position.blanks)
        world = position.tableau[-1]
        if position.goods[-1] != NO_CARD and world not in self.start.tableau:
            value += self.appraisal.windfall_worth(world)
        return value

    def _placed(self, position: MidRound, card: int, cost: int, drawn: int) -> MidRound:
        """A card placed and paid for with the cards that are missed least."""
        hand = list(position.hand)
        hand.remove(card)
        hand.sort(key=self.plans.net, reverse=True)
        known = max(0, cost - position.blanks)
        # cards outside the plan are paid before unknown ones
        while known < min(cost, len(hand)) and self.plans.net(hand[len(hand) - known - 1]) <= 0.0:
            known += 1
        rest = tuple(sorted(hand[: len(hand) - known]))
        return MidRound(
            (*position.tableau, card),
            (*position.goods, UNKNOWN_CARD if GOODS[card] == WINDFALL else NO_CARD),
            rest,
            position.blanks - (cost - known) + drawn,
            position.chips,
            position.worth + self.appraisal.lasting_worth(card),
        )

    def _without(self, position: MidRound, power: Power) -> MidRound:
        """A card given up for its power."""
        at = position.tableau.index(power.card)
        return position._replace(
            tableau=position.tableau[:at] + position.tableau[at + 1 :],
            goods=position.goods[:at] + position.goods[at + 1 :],
            worth=position.worth - self.plans.given_up(power),
        )

    # Consume and Produce

    def _consume(self, position: MidRound, chosen: tuple[int, ...]) -> MidRound:
        economy = economy_of(position.tableau)
        goods = goods_on(position.tableau, position.goods)
        use = sale if TRADE_CARD in chosen else consumption
        used = use(goods, economy.takers, economy.prices, BY_TRADE_PRICE)
        vp = used.vp * 2 if CONSUME_2X in chosen else used.vp
        worth = 0.0
        for_vp = []
        for power in powers_of(position.tableau, CONSUME):
            if power.effect == GAMBLE:
                worth += LUCK * self.appraisal.card
            elif power.effect == DISCARD_HAND:
                for_vp += [power.vp] * power.goods
        position = position._replace(
            goods=emptied(position.tableau, position.goods, used.left),
            blanks=position.blanks + used.cards + total(CONSUME_DRAWS, position.tableau),
            chips=position.chips + vp,
            worth=position.worth + worth,
        )
        for vp in for_vp:
            position = self._card_for_vp(position, vp)
        return position

    def _card_for_vp(self, position: MidRound, vp: int) -> MidRound:
        """Discard the card that is missed least, if it is worth less than what it brings."""
        hand, blanks = position.hand, position.blanks
        if hand:
            worst = min(hand, key=self.plans.net)
            if not blanks or self.plans.net(worst) <= 0.0:
                at = hand.index(worst)
                hand = hand[:at] + hand[at + 1 :]
            else:
                blanks -= 1
        elif blanks:
            blanks -= 1
        else:
            return position
        if self.plans.value(position.hand, position.blanks) - self.plans.value(hand, blanks) >= vp:
            return position
        return position._replace(hand=hand, blanks=blanks, chips=position.chips + vp)

    def _produce(self, position: MidRound, bonus: bool) -> MidRound:
        made, draws = expected_production(position.tableau, position.goods, bonus)
        cards = int(draws)
        return position._replace(
            goods=filled(position.tableau, position.goods, made),
            blanks=position.blanks + cards,
            worth=position.worth + (draws - cards) * self.appraisal.card,
        )


class Ranking:
    """The cards that compete for the same occasions, from the best down."""

    def __init__(self, chances: Sequence[float], nets: Sequence[float]) -> None:
        self._chances = [*chances, 0.0]
        self._ascending = [-net for net in nets][: len(chances)]
        shift = 0.0
        self._shifts = [0.0] * (len(self._ascending) + 1)
        for at in range(len(self._ascending) - 1, -1, -1):
            shift -= (self._chances[at + 1] - self._chances[at]) * self._ascending[at]
            self._shifts[at] = shift

    def gain(self, net: float) -> float:
        """What one more card adds: its own chance, less what it takes from those behind it."""
        at = bisect_left(self._ascending, -net)
        return self._chances[at] * net + self._shifts[at]
