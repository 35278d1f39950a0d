"""What each action would bring a player if it was done now, with or without the bonus of selecting it."""

from collections.abc import Sequence
from functools import cached_property

from windfall.engine.kinds import KINDS
from windfall.titles.newfrontiers.components.tiles import COLONISTS, GOALS, SPACES, VP
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.appraisal import Appraisal
from windfall.titles.newfrontiers.player.market import Market
from windfall.titles.newfrontiers.player.outlook import Outlook
from windfall.titles.newfrontiers.player.plan import Plan
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.reading.developing import buyable, on_sale
from windfall.titles.newfrontiers.reading.goals import known_goals
from windfall.titles.newfrontiers.rules.actions import COLONISTS_TAKEN, DEVELOP_DISCOUNT, SETTLE_COLONISTS
from windfall.titles.newfrontiers.rules.develop import cost_after, free_spaces
from windfall.titles.newfrontiers.rules.military import is_for
from windfall.titles.newfrontiers.rules.scoring import total
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END, SPACES_TO_END

# A lead of this many VPs is as good as any.
_CLEAR_LEAD = 8


class Gains:
    """Of one player."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.plan = Plan(appraisal)

    # Develop

    def develop(self, bonus: bool) -> float:
        appraisal = self.appraisal
        empire = appraisal.empire
        gained = appraisal.tiles.develop.gained
        less = appraisal.tiles.develop.discount + (DEVELOP_DISCOUNT if bonus else 0)
        budget = empire.credits + gained.credits + less
        best = 0.0
        for face in buyable(on_sale(appraisal.state), empire.developments, budget, free_spaces(empire)):
            best = max(best, self.buy(face, cost_after(face, less)))
        return best + appraisal.reward_worth(gained, self.plan.credit)

    def buy(self, face: int, cost: int) -> float:
        """A development at this cost."""
        appraisal = self.appraisal
        gain = self.plan.full_worth(face) - self.plan.paying(cost)
        gain += appraisal.reward_worth(appraisal.tiles.develop.after, self.plan.credit)
        if appraisal.empire.spaces + SPACES[face] >= SPACES_TO_END:
            gain += self._end(VP[face])
        return gain

    def _end(self, vp: int) -> float:
        """Of making this round the last one: good for who leads, these VPs included."""
        state = self.appraisal.state
        if state.ending:
            return 0.0
        scores = [total(state, seat) for seat in range(state.players)]
        lead = scores.pop(self.appraisal.seat) + vp - max(scores)
        return self.appraisal.weights.end * max(-_CLEAR_LEAD, min(_CLEAR_LEAD, lead))

    # Explore

    def explore(self, bonus: bool) -> float:
        appraisal = self.appraisal
        find = self.plan.unexplored(appraisal.tiles)
        gain = self.plan.value(extra=[(find, 1)] * (1 + bonus)) - self.plan.value_now
        return gain + appraisal.explore_worth(appraisal.tiles.explore, self.plan.credit)

    # Settle

    def settle(self, bonus: bool) -> float:
        appraisal = self.appraisal
        settle = appraisal.tiles.settle
        empire = appraisal.empire
        gained = settle.colonists + (SETTLE_COLONISTS if bonus else 0)
        best = self.take_colonists(gained)
        for world in empire.explored:
            if COLONISTS[world] <= empire.colonists + gained and settle.is_within(world, empire.credits):
                best = max(best, self.settle_world(world, settle.needed(world), gained))
        return best

    def take_colonists(self, gained: int = 0) -> float:
        """Instead of settling a world, with colonists gained before."""
        gain = self.plan.value(colonists=COLONISTS_TAKEN + gained) - self.plan.value_now
        return gain + self._unused_colonists(COLONISTS_TAKEN)

    def settle_world(self, world: int, cost: int, gained: int = 0, *, replaces: bool = False) -> float:
        """A world at this cost, with colonists gained before it; as a colony of its own, or in place of another."""
        appraisal = self.appraisal
        plan = self.plan
        funds = appraisal.empire.credits
        gain = plan.full_worth(world) - cost * appraisal.credit
        gain += plan.target(max(0, funds - cost)) - plan.target(funds)
        for power in appraisal.tiles.settle.after_settle:
            if is_for(power, world):
                gain += power.credits * plan.credit + power.vp * appraisal.chip + power.worlds * appraisal.world
        gain += plan.value(
            colonists=gained - COLONISTS[world],
            without=world,
            colonies=0 if replaces else 1,
            credits_then=max(0, funds - cost),
        )
        if not replaces and len(appraisal.empire.colonies) + 1 >= COLONIES_TO_END:
            gain += self._end(VP[world])
        return gain - plan.value_now + self._unused_colonists(-COLONISTS[world])

    def _unused_colonists(self, more: int) -> float:
        """For the goal that counts them, if it is known to score."""
        appraisal = self.appraisal
        for goal in known_goals(appraisal.state):
            if GOALS[goal].count.what == "unused_colonists":
                now = appraisal.empire.colonists
                return goals.gain(goal, now, max(more, -now), appraisal.weights.progress)
        return 0.0

    # Produce

    def produce(self, bonus: bool) -> float:
        appraisal = self.appraisal
        empire = appraisal.empire
        gain = appraisal.produce_worth(appraisal.tiles, self.plan.credit)
        gain += appraisal.hold * (self.market.worth(self.goods_after_produce(bonus)) - self.goods_worth)
        for power in appraisal.tiles.produce.here:
            if empire.goods[empire.colonies.index(power.tile)] == NO_GOOD:
                gain += power.credits * self.plan.credit + power.vp * appraisal.chip
        return gain + self.plan.gaining(appraisal.state.produce_credits) if bonus else gain

    def goods_after_produce(self, bonus: bool) -> list[int]:
        """By kind."""
        appraisal = self.appraisal
        made = appraisal.tiles.production(appraisal.empire.goods, bonus).made
        return [appraisal.goods[kind] + made[kind] for kind in KINDS]

    # Trade, Consume

    @cached_property
    def market(self) -> Market:
        """With what a credit is worth for the purchases in sight."""
        return self.appraisal.market_of(self.appraisal.tiles, self.plan.credit)

    @cached_property
    def goods_worth(self) -> float:
        """What the goods on hand would bring in a Trade, Consume action now."""
        return self.market.worth(self.appraisal.goods)

    def trade(self, bonus: bool, goods: Sequence[int] | None = None) -> float:
        """With the goods on hand, or others."""
        appraisal = self.appraisal
        worth = self.goods_worth if goods is None else self.market.worth(goods)
        gain = (1 - appraisal.hold) * worth + appraisal.reward_worth(appraisal.tiles.consume.gained, self.plan.credit)
        return gain + appraisal.chip if bonus else gain


def gains_of(state: NewFrontiersState, seat: int, weights: Weights) -> Gains:
    return Gains(Appraisal(state, seat, Outlook(state), weights))
