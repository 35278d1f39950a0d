"""An empire appraised: what its goods, and a card placed in it, would be worth by the end of the game."""

from functools import cached_property
from typing import Final

from windfall.engine.kinds import KINDS, WINDFALL
from windfall.titles.race.components.bonuses import (
    BONUS_FOR,
    BONUS_FOR_CARDS,
    BONUS_PER_CHIPS,
    BONUS_PER_MILITARY,
    HAS_BONUS,
)
from windfall.titles.race.components.cards import (
    AFTER_DEVELOP,
    AFTER_SETTLE,
    CONSUME,
    DEVELOP,
    DISCARD_HAND,
    DISCOUNT,
    DRAW,
    EXPLORE,
    FREE_SETTLE,
    GAMBLE,
    GOODS,
    IS_MILITARY,
    KEEP,
    KIND,
    MILITARY,
    PAY_FOR_MILITARY,
    SETTLE,
    TEMPORARY_MILITARY,
    VP,
    Power,
)
from windfall.titles.race.components.totals import GENERAL_MILITARY, total
from windfall.titles.race.player.economy import MOST_PRODUCED_CHANCE
from windfall.titles.race.player.outlook import Outlook
from windfall.titles.race.player.tables import (
    BONUS_PER_DEVELOPMENT,
    BONUS_PER_WORLD,
    KIND_SHARE,
    POWERS_OF,
)
from windfall.titles.race.player.weights import Weights
from windfall.titles.race.reading.economy import (
    BY_TRADE_PRICE,
    IS_ECONOMIC,
    Economy,
    economic,
    economy_of,
    economy_with,
)
from windfall.titles.race.reading.goods import Goods, consumption, goods_on, more, sale
from windfall.titles.race.reading.placing import placing_of
from windfall.titles.race.rules.knowledge import unseen_cards
from windfall.titles.race.rules.scoring import TABLEAU_END, points_of
from windfall.titles.race.rules.state import RaceState

# A gamble names the right number about this often.
LUCK: Final = 0.2


class Appraisal:
    """One seat's empire, with what the seat knows."""

    def __init__(self, state: RaceState, seat: int, weights: Weights, with_rest: bool = False) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.empire = state.empires[seat]
        self.outlook = Outlook(state, seat, with_rest)
        self.tableau = tuple(sorted(self.empire.tableau))
        self.engine = economic(self.tableau)
        self.economy = economy_of(self.engine)
        rounds = self.outlook.rounds
        self.card = card_value(weights, rounds)
        self.later_card = card_value(weights, rounds / 2)
        self.placing = placing_of(self.tableau)
        self.military = total(GENERAL_MILITARY, self.tableau)
        self._worths: dict[int, float] = {}

    @cached_property
    def unseen(self) -> list[int]:
        return unseen_cards(self.state)

    @cached_property
    def points(self) -> int:
        return points_of(self.empire.tableau, self.empire.chips)

    # Goods

    @cached_property
    def goods(self) -> Goods:
        """Goods on worlds by kind."""
        return goods_on(self.empire.tableau, self.empire.goods)

    def goods_worth(self, goods: Goods, economy: Economy) -> float:
        """Of goods on worlds, for the Consume phases to come."""
        if not any(goods) or not self.outlook.consumes:
            return 0.0
        used = consumption(goods, economy.takers, economy.prices, BY_TRADE_PRICE)
        sold = sale(goods, economy.takers, economy.prices, BY_TRADE_PRICE)
        card = self.card
        best = max(2 * used.vp + used.cards * card, sold.vp + sold.cards * card)
        return self.weights.hold * min(1.0, self.outlook.consumes) * best

    def windfall_worth(self, world: int) -> float:
        """Of the good that a windfall world comes with."""
        goods, economy = self.goods, self.economy
        return self.goods_worth(more(goods, KIND[world]), economy) - self.goods_worth(goods, economy)

    def income(self, economy: Economy) -> float:
        """Of all cycles of Produce and Consume to come."""
        weights = self.weights
        card = self.later_card
        for_most = MOST_PRODUCED_CHANCE * economy.cards_for_most
        value = max(
            2 * economy.cycle_vp + (economy.cycle_cards + for_most) * card,
            economy.sale_vp + (economy.sale_cards + for_most) * card,
        )
        share = min(1.0, weights.least_share + (1 - weights.least_share) * value / weights.full_cycle)
        return self.outlook.rounds * weights.cycles * share * value

    @cached_property
    def income_now(self) -> float:
        return self.income(self.economy)

    # Cards

    def worth(self, card: int) -> float:
        """What a card adds to the final score if it is placed now, its cost not counted."""
        worth = self.lasting_worth(card)
        return worth + self.windfall_worth(card) if GOODS[card] == WINDFALL else worth

    def lasting_worth(self, card: int) -> float:
        """The same without the good that a windfall world comes with."""
        known = self._worths.get(card)
        if known is None:
            known = VP[card] + self.bonus_with(card)
            if IS_ECONOMIC[card]:
                known += self.income(economy_with(self.engine, card)) - self.income_now
            for power in POWERS_OF[card]:
                known += self._power(power)
            self._worths[card] = known
        return known

    def bonus_with(self, card: int) -> float:
        """What a card adds to bonuses: those of the empire, its own, and the best one that is planned."""
        vp = 0.0
        for owner in self.placing.bonus_cards:
            vp += BONUS_FOR[owner][card]
        if HAS_BONUS[card]:
            vp += self.bonus_of(card)
        elif self.planned:
            vp += self.weights.plan * max(BONUS_FOR[owner][card] for owner in self.planned)
        return vp

    def bonus_of(self, card: int) -> float:
        """The bonus of a 6-cost development not yet owned, at the end of the game."""
        vp = float(total(BONUS_FOR_CARDS[card], (*self.tableau, card)))
        room = TABLEAU_END - 1 - len(self.tableau)
        steer = self.weights.steer
        vp += steer * min(room * 0.6, self.outlook.settles * self.weights.places) * BONUS_PER_WORLD[card]
        vp += steer * min(room * 0.4, self.outlook.develops * self.weights.places) * BONUS_PER_DEVELOPMENT[card]
        vp += BONUS_PER_MILITARY[card] * (self.military + GENERAL_MILITARY[card])
        per_chips, every = BONUS_PER_CHIPS[card]
        chips = self.empire.chips + 0.5 * self.income_now
        return vp + per_chips * chips / every

    @cached_property
    def planned(self) -> list[int]:
        """6-cost developments in hand."""
        return [card for card in set(self.empire.hand + self.empire.drawn) if card >= 0 and HAS_BONUS[card]]

    def _power(self, power: Power) -> float:
        """What a power for Explore, Develop or Settle brings, or one that needs no goods."""
        outlook = self.outlook
        card = self.later_card
        if power.phase == EXPLORE:
            return outlook.explores * power.amount * card * (1.0 if power.effect == KEEP else self.weights.choice)
        if power.phase == DEVELOP:
            if power.effect == DRAW:
                return outlook.develops * power.cards * card
            return (
                outlook.develops
                * self.weights.places
                * card
                * (power.cards if power.effect == AFTER_DEVELOP else power.amount)
            )
        if power.phase == SETTLE:
            return self._settle_power(power)
        if power.phase == CONSUME:
            if power.effect == DRAW:
                return outlook.consumes * power.cards * card
            if power.effect == GAMBLE:
                return outlook.consumes * LUCK * card
            if power.effect == DISCARD_HAND:
                return outlook.consumes * power.goods * max(0.0, power.vp - card)
        return 0.0

    def _settle_power(self, power: Power) -> float:
        card = self.later_card
        settles = self.outlook.settles * self.weights.places
        if power.effect == DISCOUNT:
            share = 1.0 if power.matches is None else KIND_SHARE[power.kind] if power.kind in KINDS else 0.5
            return settles * self.weights.pays * share * power.amount * card
        if power.effect == AFTER_SETTLE:
            return settles * power.cards * card
        if power.effect == MILITARY:
            return self._military(power)
        if power.effect == FREE_SETTLE:
            return min(1.0, settles) * self.weights.free * card - min(1.0, settles)
        if power.effect == TEMPORARY_MILITARY:
            return self._unlocked(power, power.amount) * self.weights.tactics
        if power.effect == PAY_FOR_MILITARY:
            if any(other.effect == PAY_FOR_MILITARY for other in self.placing.settle_powers):
                return 0.0
            return self._unlocked(power, 9) * self.weights.contact
        return 0.0

    def _military(self, power: Power) -> float:
        if power.amount < 0:
            return -self._unlocked(power, power.amount)
        return self._unlocked(power, power.amount)

    def _unlocked(self, power: Power, amount: int) -> float:
        """The worth of military worlds, in hand or likely found, that come within reach by more Military."""
        low, high = (0, amount) if amount > 0 else (amount, 0)
        matches = power.matches
        near = self.weights.gap
        total = 0.0
        for world, worth, gap in self.military_targets:
            if gap > low and (matches is None or matches[world]):
                if gap <= high:
                    total += worth
                elif amount > 0:
                    total += worth * 0.5 * near ** (gap - high)
        return total

    @cached_property
    def military_targets(self) -> list[tuple[int, float, int]]:
        """Military worlds that might be conquered, with what that would be worth and the Military that is lacking."""
        weights = self.weights
        unseen = self.unseen
        share = weights.military * min(1.0, self.outlook.settles)
        found = share * min(1.0, weights.seen * self.outlook.rounds / max(1, len(unseen)))
        targets = [(world, found) for world in unseen if IS_MILITARY[world]]
        targets += [
            (world, 2 * share)
            for world in set(self.empire.hand + self.empire.drawn)
            if world >= 0 and IS_MILITARY[world]
        ]
        return [(world, share * (VP[world] + 1.0), -self.placing.world(world).surplus) for world, share in targets]


def card_value(weights: Weights, rounds: float) -> float:
    """What a card is worth as money."""
    if rounds <= 0:
        return 0.0
    return min(weights.card_most, weights.card + weights.card_growth * rounds)
