"""How an empire stands: what credits, goods and tiles are worth to its owner for the rest of the game."""

from functools import cached_property

from windfall.engine.kinds import KINDS, NO_GOODS, WINDFALL
from windfall.titles.newfrontiers.components.powers import CONSUME, DEVELOP, EXPLORE, MILITARY, PRODUCE, TRADE
from windfall.titles.newfrontiers.components.tiles import DEVELOPMENTS, GOODS, KIND, VP
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.economy import Economy, Rewards
from windfall.titles.newfrontiers.player.outlook import Outlook
from windfall.titles.newfrontiers.player.tables import (
    BONUS_FOR,
    BONUS_PER_DEVELOPMENT,
    BONUS_PER_WORLD,
    HAS_BONUS,
    POWERS_OF,
)
from windfall.titles.newfrontiers.player.trade import Market
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.rules.scoring import BONUSES, kinds_of
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# With so many colonies, or spaces covered, the game ends.
MOST_COLONIES = 8
MOST_SPACES = 11

# Of the Settle and Develop actions to come, how many bring a tile: colonists and credits are short.
_COLONIES_PER_SETTLE = 0.5
_TILES_PER_DEVELOP = 0.7
# A credit needs an action to spend it: with fewer of them to come than this, it counts less.
_ENOUGH_CHANCES = 1.5
# A bonus of this size makes it sure that a large development is wanted.
_WANTED_BONUS = 8
_PLANNED_DEVELOPMENTS = 3
# A good always has some use: it breaks ties, and may be wanted by a power to come.
_ANY_GOOD = 0.05


class Standing:
    """One empire, with what it may expect of the rest of the game."""

    def __init__(self, state: NewFrontiersState, seat: int, outlook: Outlook, weights: Weights) -> None:
        empire = state.empires[seat]
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.weights = weights
        self.empire = empire
        self.tiles = empire.colonies + empire.developments
        self.economy = Economy(self.tiles)
        self.bonus_tiles = [tile for tile in self.tiles if HAS_BONUS[tile]]
        chances = min(1.0, (outlook.develops + 0.7 * outlook.settles) / _ENOUGH_CHANCES)
        self.credit = weights.remnant + chances * _credit(weights, outlook.rounds)
        # of a credit that comes some time before the end
        self.later_credit = weights.remnant + chances * _credit(weights, outlook.rounds / 2)
        self.chip = 1.0 + self._bonus_per_chip()
        self.hold = weights.hold * min(1.0, outlook.trades)
        self.new_colonies = max(0.0, min(MOST_COLONIES - len(empire.colonies), _COLONIES_PER_SETTLE * outlook.settles))
        self.new_developments = max(0.0, min(MOST_SPACES - empire.spaces, _TILES_PER_DEVELOP * outlook.develops))
        # of a colonist, and of a world from the bag, where only a rough number is needed
        self.colonist = 0.5 * min(1.0, outlook.settles / 2)
        self.world = 0.4 * min(1.0, outlook.settles / 3)
        self._worths: dict[int, float] = {}

    def _bonus_per_chip(self) -> float:
        return sum(
            clause.vp / clause.every
            for tile in self.bonus_tiles
            for clause in BONUSES[tile]
            if clause.count == "vp_chips"
        )

    # Goods and income

    def market_of(self, economy: Economy, credit: float) -> Market:
        return Market(economy.consumers, economy.price, economy.sales, economy.bonus_vp, self.chip, credit)

    @cached_property
    def market(self) -> Market:
        return self.market_of(self.economy, self.credit)

    @cached_property
    def goods(self) -> list[int]:
        """On hand, by kind."""
        goods = self.empire.goods
        return [goods.count(kind) for kind in KINDS]

    def good_worth(self, kind: int) -> float:
        """Of one more good, to be sold or consumed some time."""
        more = self.goods.copy()
        more[kind] += 1
        return self.hold * (self.market.worth(more) - self.market.worth(self.goods)) + _ANY_GOOD

    def reward_worth(self, rewards: Rewards, credit: float) -> float:
        return (
            rewards.credits * credit
            + rewards.vp * self.chip
            + rewards.colonists * self.colonist
            + rewards.worlds * self.world
        )

    def income(self, economy: Economy) -> float:
        """What Produce and Trade, Consume bring until the end of the game, goods on hand aside."""
        outlook = self.outlook
        credit = self.later_credit
        goods = economy.goods_of_a_cycle()
        produced = self.reward_worth(economy.gains[PRODUCE], credit)
        for power in economy.produced_here:
            produced += power.credits * credit + power.vp * self.chip
        for power in economy.per_good:
            made = sum(goods) // power.every
            produced += made * (power.credits * credit + power.vp * self.chip)
        traded = self.reward_worth(economy.gains[CONSUME], credit)
        cycles = min(outlook.produces, outlook.trades)
        worth = cycles * self.market_of(economy, credit).worth(goods)
        return worth + outlook.produces * produced + outlook.trades * traded

    @cached_property
    def income_now(self) -> float:
        return self.income(self.economy)

    # Tiles

    def worth(self, tile: int) -> float:
        """Of a tile in the empire; what it costs is another matter, and Settle powers are a matter of plans."""
        worth = self._worths.get(tile)
        if worth is None:
            worth = VP[tile] + self._bonuses_with(tile) + self._goals_with(tile) + self._income_with(tile)
            self._worths[tile] = worth
        return worth

    def loss(self, tile: int) -> float:
        """Of a colony that is replaced."""
        rest = [other for other in self.tiles if other != tile]
        bonus = sum(BONUS_FOR[owner][tile] for owner in self.bonus_tiles)
        income = self.income_now - self.income(Economy(rest))
        return VP[tile] + bonus + self.weights.income * income + self.military_worth(tile)

    def military_worth(self, tile: int) -> float:
        """Of the Military of a tile, apart from the worlds it brings into reach now."""
        return self.weights.military * _general_military(tile) * self.outlook.rounds

    def tiles_with(self, tile: int) -> list[int]:
        empire = self.empire
        if tile < DEVELOPMENTS.start:
            return [*empire.colonies, tile, *empire.developments]
        return [*self.tiles, tile]

    def _income_with(self, tile: int) -> float:
        """The income that a tile brings by its goods and powers."""
        total = 0.0
        powers = POWERS_OF[tile]
        with_goods = tile < DEVELOPMENTS.start and GOODS[tile] != NO_GOODS
        if with_goods or any(power.action in (PRODUCE, TRADE, CONSUME) for power in powers):
            total += self.weights.income * (self.income(Economy(self.tiles_with(tile))) - self.income_now)
        if with_goods:
            total += self.weights.goods_colony * self.outlook.rounds
            if GOODS[tile] == WINDFALL:
                total += self.good_worth(KIND[tile])
        for power in powers:
            if power.action == DEVELOP:
                total += self.new_developments * (power.amount + power.credits) * self.later_credit
            elif power.action == EXPLORE:
                reward = Rewards()
                reward.add_explore(power)
                total += self.outlook.explores * self.reward_worth(reward, self.later_credit)
        return total

    def _goals_with(self, tile: int) -> float:
        total = 0.0
        for goal in goals.known_goals(self.state):
            more = goals.added_by(self.empire, goal, tile)
            if more:
                now = goals.number_now(self.state, self.empire, goal)
                total += goals.gain(goal, now, more, self.weights.progress)
        return total

    # "?" bonuses

    def _bonuses_with(self, tile: int) -> float:
        """What the tile adds to "?" bonuses: those owned, its own, and the best one that is planned."""
        total = 0.0
        for owner in self.bonus_tiles:
            total += BONUS_FOR[owner][tile] + self._counted(owner, tile)
        if HAS_BONUS[tile]:
            total += self.bonus_of(tile)
        elif self._planned:
            total += max(share * BONUS_FOR[owner][tile] for owner, share in self._planned)
        return total

    def _counted(self, owner: int, tile: int) -> float:
        """What the tile adds to the clauses of a bonus that count something else than tiles."""
        total = 0.0
        for clause in BONUSES[owner]:
            if clause.count == "military":
                total += clause.vp * _general_military(tile)
            elif clause.count == "kinds" and clause.table is not None and tile < DEVELOPMENTS.start:
                kinds = kinds_of(self.state, self.empire)
                if KIND[tile] in KINDS and KIND[tile] not in kinds:
                    total += clause.table[len(kinds) + 1] - clause.table[len(kinds)]
        return total

    def bonus_of(self, tile: int) -> float:
        """The bonus of a tile not yet owned, as it will be at the end of the game."""
        row = BONUS_FOR[tile]
        total = float(sum(row[other] for other in self.tiles) + row[tile])
        total += self.weights.steer * self.new_colonies * BONUS_PER_WORLD[tile]
        total += self.weights.steer * self.new_developments * BONUS_PER_DEVELOPMENT[tile]
        for clause in BONUSES[tile]:
            if clause.count == "military":
                total += clause.vp * (self.economy.military + _general_military(tile))
            elif clause.count == "vp_chips":
                total += clause.vp * self.empire.chips / clause.every
            elif clause.count == "kinds" and clause.table is not None:
                total += clause.table[len(kinds_of(self.state, self.empire))]
        return total

    @cached_property
    def large_developments(self) -> list[tuple[int, float]]:
        """Large developments that may yet be bought, with their bonuses, the best first."""
        if self.outlook.develops < 0.7:
            return []
        state = self.state
        faces = [
            (face, self.bonus_of(face))
            for face, copies in zip(state.faces, state.market, strict=True)
            if copies and HAS_BONUS[face] and face not in self.empire.developments
        ]
        faces.sort(key=lambda pair: pair[1], reverse=True)
        return faces[:_PLANNED_DEVELOPMENTS]

    @cached_property
    def _planned(self) -> list[tuple[int, float]]:
        """Large developments, with the share of their bonus that may be counted on."""
        share = self.weights.plan
        return [(face, share * min(1.0, bonus / _WANTED_BONUS)) for face, bonus in self.large_developments]


def _credit(weights: Weights, rounds: float) -> float:
    return min(weights.credit_most, weights.credit + weights.credit_growth * rounds)


def _general_military(tile: int) -> int:
    return sum(power.amount for power in POWERS_OF[tile] if power.effect == MILITARY and power.matches is None)
