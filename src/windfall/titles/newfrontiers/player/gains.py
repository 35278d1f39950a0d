"""What each action would bring a player if it was done now, with or without the bonus of selecting it."""

from collections.abc import Sequence
from functools import cached_property

from windfall.engine.kinds import ANY, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from windfall.titles.newfrontiers.components.tiles import (
    ANY_WORLD,
    COLONISTS,
    COST,
    GOALS,
    GOODS,
    IS_MILITARY,
    KIND,
    SPACES,
    VP,
)
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.outlook import Outlook
from windfall.titles.newfrontiers.player.plan import Plan, missing_military, price
from windfall.titles.newfrontiers.player.standing import MOST_COLONIES, MOST_SPACES, Standing
from windfall.titles.newfrontiers.player.trade import Market
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.rules.develop import fits
from windfall.titles.newfrontiers.rules.scoring import total
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState

# A lead of this many VPs is as good as any.
_CLEAR_LEAD = 8


class Gains:
    """Of one player."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.plan = Plan(standing)

    # Develop

    def develop(self, bonus: bool) -> float:
        standing = self.standing
        empire = standing.empire
        gained = standing.economy.gains[DEVELOP]
        less = standing.economy.develop_discount + bonus
        budget = empire.credits + int(gained.credits) + less
        best = 0.0
        for face, copies in zip(standing.state.faces, standing.state.market, strict=True):
            if copies and COST[face] <= budget and face not in empire.developments and fits(empire, face):
                best = max(best, self.buy(face, max(0, COST[face] - less)))
        return best + standing.reward_worth(gained, self.plan.credit)

    def buy(self, face: int, cost: int) -> float:
        """A development at this cost."""
        standing = self.standing
        gain = self.plan.full_worth(face) - self.plan.paying(cost)
        gain += standing.reward_worth(standing.economy.after_develop, self.plan.credit)
        if standing.empire.spaces + SPACES[face] >= MOST_SPACES:
            gain += self._end(VP[face])
        return gain

    def _end(self, vp: int) -> float:
        """Of making this round the last one: good for who leads, these VPs included."""
        state = self.standing.state
        if state.ending:
            return 0.0
        scores = [total(state, seat) for seat in range(state.players)]
        lead = scores.pop(self.standing.seat) + vp - max(scores)
        return self.standing.weights.end * max(-_CLEAR_LEAD, min(_CLEAR_LEAD, lead))

    # Explore

    def explore(self, bonus: bool) -> float:
        standing = self.standing
        find = self.plan.unexplored(standing.economy)
        gain = self.plan.value(extra=[(find, 1)] * (1 + bonus)) - self.plan.value_now
        return gain + standing.reward_worth(standing.economy.gains[EXPLORE], self.plan.credit)

    # Settle

    def settle(self, bonus: bool) -> float:
        standing = self.standing
        economy = standing.economy
        empire = standing.empire
        gained = economy.gains[SETTLE].colonists + bonus
        best = self.take_colonists(2, gained)
        for world in empire.explored:
            if COLONISTS[world] <= empire.colonists + gained:
                cost = price(economy, world)
                if IS_MILITARY[world] and not missing_military(economy, world):
                    cost = 0
                if cost <= empire.credits:
                    best = max(best, self.settle_world(world, cost, gained))
        return best

    def take_colonists(self, number: int, gained: float = 0.0) -> float:
        gain = self.plan.value(colonists=number + gained) - self.plan.value_now
        return gain + self._unused_colonists(number)

    def settle_world(self, world: int, cost: int, gained: float = 0.0, *, replaces: bool = False) -> float:
        """A world at this cost, with colonists gained before it; as a colony of its own, or in place of another."""
        standing = self.standing
        plan = self.plan
        funds = standing.empire.credits
        gain = plan.full_worth(world) - cost * standing.credit
        gain += plan.target(max(0, funds - cost)) - plan.target(funds)
        for power in standing.economy.after_settle:
            if power.matches is None or power.matches[world]:
                gain += power.credits * plan.credit + power.vp * standing.chip + power.worlds * standing.world
        gain += plan.value(
            colonists=gained - COLONISTS[world],
            without=world,
            colonies=0 if replaces else 1,
            credits_then=max(0, funds - cost),
        )
        if not replaces and len(standing.empire.colonies) + 1 >= MOST_COLONIES:
            gain += self._end(VP[world])
        return gain - plan.value_now + self._unused_colonists(-COLONISTS[world])

    def _unused_colonists(self, more: int) -> float:
        """For the goal that counts them, if it is known to score."""
        standing = self.standing
        for goal in goals.known_goals(standing.state):
            if GOALS[goal].count.what == "unused_colonists":
                now = standing.empire.colonists
                return goals.gain(goal, now, max(more, -now), standing.weights.progress)
        return 0.0

    # Produce

    def produce(self, bonus: bool) -> float:
        standing = self.standing
        empire = standing.empire
        gain = standing.reward_worth(standing.economy.gains[PRODUCE], self.plan.credit)
        gain += standing.hold * (self.market.worth(self.goods_after_produce(bonus)) - self.goods_worth)
        for power in standing.economy.produced_here:
            if empire.goods[empire.colonies.index(power.tile)] == NO_GOOD:
                gain += power.credits * self.plan.credit + power.vp * standing.chip
        return gain + self.plan.gaining(standing.state.produce_credits) if bonus else gain

    def goods_after_produce(self, bonus: bool) -> list[int]:
        """By kind."""
        standing = self.standing
        economy = standing.economy
        goods = standing.goods.copy()
        empty = [0, 0, 0, 0]
        for colony, good in zip(standing.empire.colonies, standing.empire.goods, strict=True):
            if good == NO_GOOD:
                if colony == ANY_WORLD:
                    goods[economy.any_kind()] += 1
                elif GOODS[colony] == PRODUCTION:
                    goods[KIND[colony]] += 1
                elif GOODS[colony] == WINDFALL:
                    empty[KIND[colony]] += 1
        powers = [*economy.windfall_powers, ANY] if bonus else economy.windfall_powers
        economy.add_windfalls(goods, empty, powers)
        return goods

    # Trade, Consume

    @cached_property
    def market(self) -> Market:
        """With what a credit is worth for the purchases in sight."""
        return self.standing.market_of(self.standing.economy, self.plan.credit)

    @cached_property
    def goods_worth(self) -> float:
        """What the goods on hand would bring in a Trade, Consume action now."""
        return self.market.worth(self.standing.goods)

    def trade(self, bonus: bool, goods: Sequence[int] | None = None) -> float:
        """With the goods on hand, or others."""
        standing = self.standing
        worth = self.goods_worth if goods is None else self.market.worth(goods)
        gain = (1 - standing.hold) * worth + standing.reward_worth(standing.economy.gains[CONSUME], self.plan.credit)
        return gain + standing.chip if bonus else gain


def gains_of(state: NewFrontiersState, seat: int, weights: Weights) -> Gains:
    return Gains(Standing(state, seat, Outlook(state), weights))
