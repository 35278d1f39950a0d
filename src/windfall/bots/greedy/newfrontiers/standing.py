"""How an empire stands: what credits, colonists, goods, tiles and explored worlds are worth to its owner."""

from functools import cached_property

from windfall.bots.greedy.newfrontiers import goals
from windfall.bots.greedy.newfrontiers.economy import Economy, Rewards
from windfall.bots.greedy.newfrontiers.outlook import Outlook
from windfall.bots.greedy.newfrontiers.tables import (
    BONUS_FOR,
    BONUS_PER_DEVELOPMENT,
    BONUS_PER_WORLD,
    HAS_BONUS,
    POWERS_OF,
)
from windfall.bots.greedy.newfrontiers.trade import Market
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.powers import CONSUME, DEVELOP, EXPLORE, MILITARY, PRODUCE, TRADE
from windfall.newfrontiers.scoring import BONUSES, kinds_of
from windfall.newfrontiers.state import NewFrontiersState
from windfall.newfrontiers.tiles import (
    DEVELOPMENTS,
    GOODS,
    KIND,
    KINDS,
    NO_GOODS,
    VP,
    WINDFALL,
)

MOST_COLONIES = 8
MOST_SPACES = 11


class Standing:
    """One empire, with what it may expect of the rest of the game."""

    def __init__(self, state: NewFrontiersState, seat: int, outlook: Outlook, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.weights = weights
        self.empire = state.empires[seat]
        empire = self.empire
        self.tiles = empire.colonies + empire.developments
        self.economy = Economy(self.tiles)
        self.bonus_tiles = [tile for tile in self.tiles if HAS_BONUS[tile]]
        chances = min(1.0, (outlook.develops + 0.7 * outlook.settles) / 1.5)
        self.credit = weights.remnant + chances * _credit(weights, outlook.rounds)
        self.later_credit = weights.remnant + chances * _credit(weights, outlook.rounds / 2)
        self.chip = 1.0 + self._bonus_per_chip()
        self.hold = weights.hold * min(1.0, outlook.trades * 0.9)
        self.goals = goals.known_goals(state)
        self.new_colonies = max(0.0, min(MOST_COLONIES - len(empire.colonies), 0.5 * outlook.settles))
        self.new_developments = max(0.0, min(MOST_SPACES - empire.spaces, 0.7 * outlook.develops))
        self._worths: dict[int, float] = {}

    def _bonus_per_chip(self) -> float:
        return sum(
            clause.vp / clause.every
            for tile in self.bonus_tiles
            for clause in BONUSES[tile]
            if clause.count == "vp_chips"
        )

    # Goods

    def market_of(self, economy: Economy, credit: float, good: float = 0.0, demand: float = 0.0) -> Market:
        return Market(
            economy.consumers, economy.price, economy.sales, economy.bonus_vp, self.chip, credit, good, demand
        )

    @cached_property
    def market(self) -> Market:
        return self.market_of(self.economy, self.credit)

    @cached_property
    def goods(self) -> list[int]:
        """On hand, by kind."""
        goods = self.empire.goods
        return [goods.count(kind) for kind in KINDS]

    @cached_property
    def goods_worth(self) -> float:
        """What the goods on hand would bring in a Trade, Consume action now."""
        return self.market.worth(self.goods)

    def good_worth(self, kind: int) -> float:
        """Of one more good, to be sold or consumed some time."""
        more = self.goods.copy()
        more[kind] += 1
        return self.hold * (self.market.worth(more) - self.goods_worth) + 0.05

    def reward_worth(self, rewards: Rewards, credit: float | None = None) -> float:
        return (
            rewards.credits * (self.credit if credit is None else credit)
            + rewards.vp * self.chip
            + rewards.colonists * self.colonist
            + rewards.worlds * self.world
        )

    # Income

    def income(self, economy: Economy) -> float:
        """What Produce and Trade, Consume bring until the end of the game, goods on hand aside."""
        outlook = self.outlook
        cycles = min(outlook.produces, outlook.trades)
        goods = economy.goods_of_a_cycle()
        produced = self.reward_worth(economy.gains[PRODUCE], self.later_credit)
        for power in economy.produced_here:
            produced += power.credits * self.later_credit + power.vp * self.chip
        for power in economy.per_good:
            produced += sum(goods) // power.every * power.credits * self.later_credit
        traded = self.reward_worth(economy.gains[CONSUME], self.later_credit)
        return (
            cycles
            * self.market_of(economy, self.later_credit, self.weights.spare_good, self.weights.spare_demand).worth(
                goods
            )
            + outlook.produces * produced
            + outlook.trades * traded
        )

    @cached_property
    def income_now(self) -> float:
        return self.income(self.economy)

    @cached_property
    def colonist(self) -> float:
        return 0.5 * min(1.0, self.outlook.settles / 2)

    @cached_property
    def world(self) -> float:
        """Of one more random explored world."""
        return 0.4 * min(1.0, self.outlook.settles / 3)

    # Tiles

    def worth(self, tile: int) -> float:
        """Of a tile in the empire, for the rest of the game; what it costs is another matter. Powers that help to
        settle are valued in `plan`."""
        worth = self._worths.get(tile)
        if worth is None:
            worth = VP[tile] + self._bonuses_with(tile) + self._goals_with(tile) + self._powers_of(tile)
            self._worths[tile] = worth
        return worth

    def _bonuses_with(self, tile: int) -> float:
        """What the tile adds to "?" bonuses: those owned, its own, and one that is planned."""
        total = 0.0
        for owner in self.bonus_tiles:
            total += BONUS_FOR[owner][tile] + self._counted(owner, tile)
        if HAS_BONUS[tile]:
            total += self.bonus_of(tile)
        elif self.planned_bonuses:
            total += max(share * BONUS_FOR[owner][tile] for owner, share in self.planned_bonuses)
        return total

    def _counted(self, owner: int, tile: int) -> float:
        """What the tile adds to the clauses of a bonus that count something else than tiles."""
        total = 0.0
        for clause in BONUSES[owner]:
            if clause.count == "military":
                total += clause.vp * _general_military(tile)
            elif clause.count == "kinds" and tile < DEVELOPMENTS.start and clause.table is not None:
                kinds = kinds_of(self.state, self.empire)
                if KIND[tile] in KINDS and KIND[tile] not in kinds:
                    total += clause.table[len(kinds) + 1] - clause.table[len(kinds)]
        return total

    def bonus_of(self, tile: int) -> float:
        """The bonus of a tile not yet owned, at the end of the game."""
        row = BONUS_FOR[tile]
        total = float(sum(row[other] for other in self.tiles) + row[tile])
        steer = self.weights.steer
        total += steer * self.new_colonies * BONUS_PER_WORLD[tile]
        total += steer * self.new_developments * BONUS_PER_DEVELOPMENT[tile]
        for clause in BONUSES[tile]:
            if clause.count == "military":
                total += clause.vp * (self.economy.military + _general_military(tile))
            elif clause.count == "vp_chips":
                total += clause.vp * self.empire.chips / clause.every
            elif clause.count == "kinds" and clause.table is not None:
                kinds = kinds_of(self.state, self.empire)
                total += clause.table[min(4, len(kinds))]
        return total

    @cached_property
    def large_developments(self) -> list[tuple[int, float]]:
        """Large developments still to be had, with their bonuses, the best first."""
        if self.outlook.develops < 0.7:
            return []
        state = self.state
        faces = [
            (face, self.bonus_of(face))
            for face, copies in zip(state.faces, state.market, strict=True)
            if copies and HAS_BONUS[face] and face not in self.empire.developments
        ]
        faces.sort(key=lambda pair: pair[1], reverse=True)
        return faces[:3]

    @cached_property
    def planned_bonuses(self) -> list[tuple[int, float]]:
        """Large developments still to be had, with the share of their bonus that may be counted on."""
        return [(face, self.weights.plan * min(1.0, worth / 8)) for face, worth in self.large_developments]

    def _goals_with(self, tile: int) -> float:
        total = 0.0
        for goal in self.goals:
            more = goals.added_by(self.empire, goal, tile)
            if more:
                now = goals.number_now(self.state, self.empire, goal)
                progress = self.weights.progress
                total += goals.points(goal, now + more, progress) - goals.points(goal, now, progress)
        return total

    def _powers_of(self, tile: int) -> float:
        """The income that a tile brings by its goods and powers."""
        total = 0.0
        with_goods = tile < DEVELOPMENTS.start and GOODS[tile] != NO_GOODS
        if with_goods or any(power.action in (PRODUCE, TRADE, CONSUME) for power in POWERS_OF[tile]):
            total += self.weights.income * (self.income(Economy(self._tiles_with(tile))) - self.income_now)
        if with_goods:
            total += self.weights.goods_colony * self.outlook.rounds
        if with_goods and GOODS[tile] == WINDFALL:
            total += self.good_worth(KIND[tile])
        for power in POWERS_OF[tile]:
            if power.action == DEVELOP:
                buys = 0.8 * self.outlook.develops
                total += buys * (power.amount + power.credits) * self.later_credit
            elif power.action == EXPLORE:
                reward = (
                    power.credits * self.later_credit
                    + power.colonists * self.colonist
                    + (power.keep + 0.3 * (power.draw - power.keep) if power.draw else 0) * self.world
                )
                total += self.outlook.explores * reward
        return total

    def _tiles_with(self, tile: int) -> list[int]:
        empire = self.empire
        if tile < DEVELOPMENTS.start:
            return [*empire.colonies, tile, *empire.developments]
        return [*self.tiles, tile]


def _credit(weights: Weights, rounds: float) -> float:
    return min(weights.credit_most, weights.credit + weights.credit_growth * rounds)


def _general_military(tile: int) -> int:
    return sum(power.amount for power in POWERS_OF[tile] if power.effect == MILITARY and power.matches is None)
