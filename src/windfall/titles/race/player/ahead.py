"""One round ahead: what an empire gains if certain phases are done and certain bonuses are its own."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import WINDFALL
from windfall.titles.race.components.cards import (
    AFTER_DEVELOP,
    AFTER_SETTLE,
    CONSUME,
    COST,
    DEVELOP,
    DISCARD_HAND,
    DISCOUNT,
    DRAW,
    EXPLORE,
    FREE_SETTLE,
    GAMBLE,
    GOODS,
    IS_WORLD,
    KEEP,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    SETTLE,
    TEMPORARY_MILITARY,
    VP,
    Power,
)
from windfall.titles.race.player.economy import consumption, economy_of, emptied, filled, goods_on, production, sale
from windfall.titles.race.player.hand import Plans
from windfall.titles.race.player.outlook import Step
from windfall.titles.race.player.tables import BONUS_FOR, GENERAL_MILITARY, HAS_BONUS
from windfall.titles.race.rules.actions import (
    CONQUER_WITH_TACTICS,
    CONSUME_2X,
    DEVELOP_CARD,
    EXPLORE_1_1,
    EXPLORE_5,
    PAY,
    PLACE_FREE,
    PRODUCE_CARD,
    SETTLE_CARD,
    TRADE_CARD,
)
from windfall.titles.race.rules.scoring import BONUSES
from windfall.titles.race.rules.settle import methods, payment_for

_LUCK = 0.2

_NEXT_STEPS: list[Step] = [
    (EXPLORE, (EXPLORE_1_1,)),
    (DEVELOP, (DEVELOP_CARD,)),
    (SETTLE, (SETTLE_CARD,)),
    (CONSUME, (TRADE_CARD,)),
    (CONSUME, (CONSUME_2X,)),
    (PRODUCE, (PRODUCE_CARD,)),
]


class Position(NamedTuple):
    """An empire in the middle of a round."""

    tableau: tuple[int, ...]
    full: tuple[bool, ...]  # which worlds hold a good
    hand: tuple[int, ...]
    blanks: int  # cards drawn in this round, still unknown
    chips: int  # won in this round
    worth: float  # of what was placed or found in this round


class Ahead:
    """Tries rounds for one empire."""

    def __init__(self, plans: Plans) -> None:
        self.plans = plans
        self.standing = plans.standing
        empire = self.standing.empire
        self.start = Position(
            tuple(empire.tableau),
            tuple(good != NO_CARD for good in empire.goods),
            tuple(empire.hand),
            0,
            0,
            0.0,
        )
        self._values: dict[Position, float] = {}
        self._next: dict[Position, float] = {}
        self._positions: dict[tuple[Step, ...], Position] = {(): self.start}

    def after(self, steps: tuple[Step, ...]) -> Position:
        """The position after these phases."""
        known = self._positions.get(steps)
        if known is None:
            before = self.after(steps[:-1])
            known = self._positions[steps] = self._do(before, *steps[-1])
        return known

    def through(self, position: Position, steps: Sequence[Step]) -> Position:
        """A position taken through phases."""
        for phase, chosen in steps:
            position = self._do(position, phase, chosen)
        return position

    def value(self, position: Position) -> float:
        """All that was gained, and what goods and hand are worth after it."""
        known = self._values.get(position)
        if known is None:
            economy = economy_of(tuple(sorted(position.tableau)))
            known = self._values[position] = (
                position.chips
                + position.worth
                + self.plans.value(position.hand, position.blanks)
                + self.standing.goods_worth(goods_on(position.tableau, position.full), economy)
            )
        return known

    def next_gain(self, position: Position) -> float:
        """What the best action of the next round would add."""
        known = self._next.get(position)
        if known is None:
            now = self.value(position)
            known = max(self.value(self._do(position, *step)) for step in _NEXT_STEPS) - now
            self._next[position] = known
        return known

    def _do(self, position: Position, phase: int, chosen: tuple[int, ...]) -> Position:
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

    def _explore(self, position: Position, chosen: tuple[int, ...]) -> Position:
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
        standing = self.standing
        plans = self.plans
        rank_world = Ranking(plans.world_chances, plans.ranked(standing.empire.hand, True))
        rank_development = Ranking(plans.development_chances, plans.ranked(standing.empire.hand, False))
        values = []
        for card in standing.unseen[::3]:
            ranking = rank_world if IS_WORLD[card] else rank_development
            known = not IS_WORLD[card] and card in standing.empire.hand
            values.append(0.0 if known else ranking.gain(plans.net(card)))
        return sorted(values, reverse=True)

    # Develop and Settle

    def _develop(self, position: Position, bonus: bool) -> Position:
        drawn = sum(power.cards for power in _powers(position.tableau, DEVELOP) if power.effect == DRAW)
        position = position._replace(blanks=position.blanks + drawn)
        return max([position, *self.developed(position, bonus).values()], key=self._rough)

    def developed(self, position: Position, bonus: bool) -> dict[int, Position]:
        """For each development that can be placed, the position after it."""
        powers = _powers(position.tableau, DEVELOP)
        less = (1 if bonus else 0) + sum(power.amount for power in powers if power.effect == DISCOUNT)
        drawn = sum(power.cards for power in powers if power.effect == AFTER_DEVELOP)
        options = {}
        for card in dict.fromkeys(position.hand):
            if not IS_WORLD[card] and card not in position.tableau:
                placed = self._placed(position, card, max(0, COST[card] - less), drawn)
                if placed is not None:
                    options[card] = placed
        return options

    def _settle(self, position: Position, bonus: bool) -> Position:
        return max([position, *self.settled(position, bonus).values()], key=self._rough)

    def settled(self, position: Position, bonus: bool) -> dict[int, Position]:
        """For each world that can be placed, the position after it."""
        powers = _powers(position.tableau, SETTLE)
        drawn = (1 if bonus else 0) + sum(power.cards for power in powers if power.effect == AFTER_SETTLE)
        budget = len(position.hand) + position.blanks - 1
        options = {}
        for world in dict.fromkeys(position.hand):
            if IS_WORLD[world]:
                ways = [
                    placed
                    for method in methods(powers, world, budget)
                    if (placed := self._settled(position, world, method, powers, drawn)) is not None
                ]
                if ways:
                    options[world] = max(ways, key=self._rough)
        return options

    def _settled(self, position: Position, world: int, method: int, powers: list[Power], drawn: int) -> Position | None:
        placed = self._placed(position, world, payment_for(powers, world) if method == PAY else 0, drawn)
        if placed is not None and method in (CONQUER_WITH_TACTICS, PLACE_FREE):
            effect = TEMPORARY_MILITARY if method == CONQUER_WITH_TACTICS else FREE_SETTLE
            placed = self._without(placed, next(power for power in powers if power.effect == effect))
        return placed

    def _rough(self, position: Position) -> float:
        """Enough to compare what to place: goods of windfall worlds are not looked at one by one."""
        value = position.worth + self.plans.value(position.hand, position.blanks)
        world = position.tableau[-1]
        if position.full[-1] and world not in self.start.tableau:
            value += self.standing.windfall_worth(world)
        return value

    def _placed(self, position: Position, card: int, cost: int, drawn: int) -> Position | None:
        """A card placed and paid for with the cards that are missed least; None if there are too few."""
        hand = list(position.hand)
        hand.remove(card)
        if cost > len(hand) + position.blanks:
            return None
        hand.sort(key=self.plans.net, reverse=True)
        known = max(0, cost - position.blanks)
        # cards outside the plan are paid before unknown ones
        while known < min(cost, len(hand)) and self.plans.net(hand[len(hand) - known - 1]) <= 0.0:
            known += 1
        rest = tuple(sorted(hand[: len(hand) - known]))
        return Position(
            (*position.tableau, card),
            (*position.full, GOODS[card] == WINDFALL),
            rest,
            position.blanks - (cost - known) + drawn,
            position.chips,
            position.worth + self.standing.lasting_worth(card),
        )

    def _without(self, position: Position, power: Power) -> Position:
        """A card given up for its power."""
        at = position.tableau.index(power.card)
        return position._replace(
            tableau=position.tableau[:at] + position.tableau[at + 1 :],
            full=position.full[:at] + position.full[at + 1 :],
            worth=position.worth - self.plans.given_up(power),
        )

    # Consume and Produce

    def _consume(self, position: Position, chosen: tuple[int, ...]) -> Position:
        economy = economy_of(tuple(sorted(position.tableau)))
        goods = goods_on(position.tableau, position.full)
        use = sale if TRADE_CARD in chosen else consumption
        used = use(goods, economy.consumers, economy.prices)
        vp = used.vp * 2 if CONSUME_2X in chosen else used.vp
        cards = used.cards
        worth = 0.0
        for_vp = []
        for power in _powers(position.tableau, CONSUME):
            if power.effect == DRAW:
                cards += power.cards
            elif power.effect == GAMBLE:
                worth += _LUCK * self.standing.card
            elif power.effect == DISCARD_HAND:
                for_vp += [power.vp] * power.goods
        position = position._replace(
            full=emptied(position.tableau, position.full, used.left),
            blanks=position.blanks + cards,
            chips=position.chips + vp,
            worth=position.worth + worth,
        )
        for vp in for_vp:
            position = self._card_for_vp(position, vp)
        return position

    def _card_for_vp(self, position: Position, vp: int) -> Position:
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

    def _produce(self, position: Position, bonus: bool) -> Position:
        made, draws = production(position.tableau, position.full, bonus)
        cards = int(draws)
        return position._replace(
            full=filled(position.tableau, position.full, made),
            blanks=position.blanks + cards,
            worth=position.worth + (draws - cards) * self.standing.card,
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


def _powers(tableau: Sequence[int], phase: int) -> list[Power]:
    powers_of = POWERS_FOR[phase]
    return [POWERS[index] for card in tableau for index in powers_of[card]]


def explored(tableau: Sequence[int], chosen: Sequence[int]) -> tuple[int, int]:
    """How many cards are seen in Explore, and how many of them are kept."""
    seen, kept = 2, 1
    if EXPLORE_5 in chosen:
        seen += 5
    if EXPLORE_1_1 in chosen:
        seen += 1
        kept += 1
    for power in _powers(tableau, EXPLORE):
        if power.effect == KEEP:
            kept += power.amount
        else:
            seen += power.amount
    return seen, min(kept, seen)


def final_points(position: Position, chips: int) -> int:
    """The score if the game ended here."""
    tableau = position.tableau
    chips += position.chips
    total = chips + sum(VP[card] for card in tableau)
    for owner in tableau:
        if HAS_BONUS[owner]:
            row = BONUS_FOR[owner]
            total += sum(row[card] for card in tableau)
            for clause in BONUSES[owner]:
                if clause.count == "military":
                    total += clause.vp * sum(GENERAL_MILITARY[card] for card in tableau)
                elif clause.count == "vp_chips":
                    total += clause.vp * (chips // clause.every)
    return total
