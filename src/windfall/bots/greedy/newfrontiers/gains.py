"""What each action would bring a player if it was done now, with or without the bonus of selecting it."""

from functools import cached_property

from windfall.bots.greedy.newfrontiers.outlook import Outlook
from windfall.bots.greedy.newfrontiers.plan import Plan, missing_military, price
from windfall.bots.greedy.newfrontiers.standing import Standing
from windfall.bots.greedy.newfrontiers.trade import Market
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.develop import fits
from windfall.newfrontiers.powers import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from windfall.newfrontiers.scoring import total
from windfall.newfrontiers.state import NO_GOOD, NewFrontiersState
from windfall.newfrontiers.tiles import (
    ANY,
    ANY_WORLD,
    COLONISTS,
    COST,
    GOODS,
    IS_MILITARY,
    KIND,
    KINDS,
    NO_KIND,
    PRODUCTION,
    SPACES,
    VP,
    WINDFALL,
)


def gains_of(state: NewFrontiersState, seat: int, weights: Weights) -> "Gains":
    return Gains(Standing(state, seat, Outlook(state), weights))


class Gains:
    """Of one player."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.plan = Plan(standing)

    @cached_property
    def market(self) -> Market:
        return self.standing.market_of(self.standing.economy, self.plan.credit)

    @cached_property
    def goods_worth(self) -> float:
        return self.market.worth(self.standing.goods)

    def develop(self, bonus: bool) -> float:
        standing = self.standing
        empire = standing.empire
        economy = standing.economy
        gained = economy.gains[DEVELOP]
        less = economy.develop_discount + bonus
        budget = empire.credits + int(gained.credits) + less
        best = 0.0
        for face, copies in zip(standing.state.faces, standing.state.market, strict=True):
            if copies and COST[face] <= budget and face not in empire.developments and fits(empire, face):
                best = max(best, self.buy(face, max(0, COST[face] - less)))
        return best + standing.reward_worth(gained)

    def buy(self, face: int, cost: int) -> float:
        standing = self.standing
        after = standing.reward_worth(standing.economy.after_develop)
        ends = standing.empire.spaces + SPACES[face] > 10
        return self.plan.full_worth(face) - self.plan.spend(cost) + after + (self.end(VP[face]) if ends else 0.0)

    def end(self, vp: int) -> float:
        state = self.standing.state
        if state.ending:
            return 0.0
        scores = [total(state, seat) for seat in range(state.players)]
        own = scores.pop(self.standing.seat) + vp
        return self.standing.weights.end * max(-8, min(8, own - max(scores)))

    def explore(self, bonus: bool) -> float:
        standing = self.standing
        plan = self.plan
        find = plan.unexplored(standing.economy)
        picks = [(find, 1)] * (2 if bonus else 1)
        return plan.value(extra=picks) - plan.value_now + standing.reward_worth(standing.economy.gains[EXPLORE])

    def settle(self, bonus: bool) -> float:
        standing = self.standing
        economy = standing.economy
        gained = economy.gains[SETTLE].colonists + bonus
        best = self.take_colonists(2 + gained)
        for world in standing.empire.explored:
            if COLONISTS[world] > standing.empire.colonists + gained:
                continue
            cost = price(economy, world)
            if IS_MILITARY[world] and not missing_military(economy, world):
                cost = 0
            if cost <= standing.empire.credits:
                best = max(best, self.settle_world(world, cost, gained))
        return best

    def take_colonists(self, number: float) -> float:
        return self.plan.value(colonists=number) - self.plan.value_now

    def settle_world(self, world: int, cost: int, gained: float = 0) -> float:
        standing = self.standing
        after = 0.0
        for power in standing.economy.after_settle:
            if power.matches is None or power.matches[world]:
                after += power.credits * standing.credit + power.vp * standing.chip + power.worlds * standing.world
        funds = standing.empire.credits
        rest = self.plan.value(
            colonists=gained - COLONISTS[world], without=world, colonies=1, funds=max(0, funds - cost)
        )
        spent = cost * standing.credit + self.plan.target(funds) - self.plan.target(max(0, funds - cost))
        ends = len(standing.empire.colonies) >= 7
        return (
            self.plan.full_worth(world)
            - spent
            + after
            + rest
            - self.plan.value_now
            + (self.end(VP[world]) if ends else 0.0)
        )

    def goods_after_produce(self, bonus: bool) -> list[int]:
        standing = self.standing
        empire = standing.empire
        goods = standing.goods.copy()
        empty = [0, 0, 0, 0]
        for colony, good in zip(empire.colonies, empire.goods, strict=True):
            if good == NO_GOOD:
                if GOODS[colony] == PRODUCTION:
                    goods[KIND[colony] if colony != ANY_WORLD else 0] += 1
                elif GOODS[colony] == WINDFALL:
                    empty[KIND[colony]] += 1
        for wanted in (*standing.economy.windfall_powers, *([ANY] if bonus else [])):
            kind = wanted
            if wanted == ANY:
                kind = max((other for other in KINDS if empty[other]), default=NO_KIND)
            if kind != NO_KIND and empty[kind]:
                empty[kind] -= 1
                goods[kind] += 1
        return goods

    def produce(self, bonus: bool) -> float:
        standing = self.standing
        gain = standing.reward_worth(standing.economy.gains[PRODUCE])
        goods = self.goods_after_produce(bonus)
        gain += standing.hold * (self.market.worth(goods) - self.goods_worth)
        for power in standing.economy.produced_here:
            at = standing.empire.colonies.index(power.tile)
            if standing.empire.goods[at] == NO_GOOD:
                gain += power.credits * standing.credit + power.vp * standing.chip
        if bonus:
            gain += -self.plan.spend(-standing.state.produce_credits)
        return gain

    def trade(self, bonus: bool, goods: list[int] | None = None) -> float:
        standing = self.standing
        worth = self.goods_worth if goods is None else self.market.worth(goods)
        gain = (1 - standing.hold) * worth + standing.reward_worth(standing.economy.gains[CONSUME])
        return gain + standing.chip if bonus else gain
