"""What credits, goods and tiles are worth to an empire for the rest of the game."""

from functools import cached_property
from typing import Final

from windfall.engine.kinds import GRAY, NO_GOODS, NO_KIND, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import (
    CONSUME,
    DEVELOP,
    EXPLORE,
    MOST_PRODUCED,
    POWERS_FOR,
    PRODUCE,
    PRODUCTION_FEE,
    TRADE,
)
from windfall.titles.newfrontiers.components.tiles import (
    DEVELOPMENTS,
    FIRST_DEVELOPMENT,
    GOODS,
    IN_RIFT,
    KIND,
    VP,
    WORLDS,
)
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.market import Market
from windfall.titles.newfrontiers.player.outlook import Outlook
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.reading.bonuses import ADDS_TO_BONUS, HAS_BONUS, Bonuses
from windfall.titles.newfrontiers.reading.empire import EmpireTiles, tiles_of
from windfall.titles.newfrontiers.reading.exploring import ExplorePowers
from windfall.titles.newfrontiers.reading.goals import goal_added, known_goals
from windfall.titles.newfrontiers.reading.powers import POWERS_OF, TILES, Rewards
from windfall.titles.newfrontiers.reading.producing import per_produced_times, windfall_kind
from windfall.titles.newfrontiers.reading.settling import PRINTED_MILITARY
from windfall.titles.newfrontiers.rules.produce import gain_times
from windfall.titles.newfrontiers.rules.scoring import BONUSES, clause_vp, kinds_of
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END, SPACES_TO_END, goods_by_kind

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
# A power that pays only for making the most goods of a kind pays about this often.
_MOST_PRODUCED_CHANCE = 0.4
# A world drawn that goes back again still gave a choice.
_CHOICE = 0.3

_BASE_WORLDS: Final = [world for world in WORLDS if not IN_RIFT[world]]
_BASE_DEVELOPMENTS: Final = [tile for tile in DEVELOPMENTS if not IN_RIFT[tile]]


def _mean(row: tuple[int, ...], tiles: list[int]) -> float:
    return sum(row[tile] for tile in tiles) / len(tiles) if row else 0.0


# What a world or development that happens to come along adds to the bonus of a tile.
_BONUS_PER_WORLD: Final[list[float]] = [_mean(row, _BASE_WORLDS) for row in ADDS_TO_BONUS]
_BONUS_PER_DEVELOPMENT: Final[list[float]] = [_mean(row, _BASE_DEVELOPMENTS) for row in ADDS_TO_BONUS]
_EXPLORE_POWERS: Final[list[ExplorePowers]] = [ExplorePowers((tile,)) for tile in TILES]


def worlds_found(powers: ExplorePowers) -> float:
    """What powers of Explore draw, as a number of worlds."""
    return powers.kept + _CHOICE * (powers.drawn - powers.kept)


class Appraisal:
    """Of one empire, with what it may expect of the rest of the game."""

    def __init__(self, state: NewFrontiersState, seat: int, outlook: Outlook, weights: Weights) -> None:
        empire = state.empires[seat]
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.weights = weights
        self.empire = empire
        # the kind of the any-kind world is not looked at
        self.tiles: EmpireTiles = tiles_of(empire, NO_KIND)
        chances = min(1.0, (outlook.develops + 0.7 * outlook.settles) / _ENOUGH_CHANCES)
        self.credit = weights.remnant + chances * _credit(weights, outlook.rounds)
        # of a credit that comes some time before the end
        self.later_credit = weights.remnant + chances * _credit(weights, outlook.rounds / 2)
        self.chip = 1.0 + self._bonus_per_chip()
        self.hold = weights.hold * min(1.0, outlook.trades)
        self.new_colonies = max(
            0.0, min(COLONIES_TO_END - len(empire.colonies), _COLONIES_PER_SETTLE * outlook.settles)
        )
        self.new_developments = max(0.0, min(SPACES_TO_END - empire.spaces, _TILES_PER_DEVELOP * outlook.develops))
        # of a colonist, and of a world from the bag, where only a rough number is needed
        self.colonist = 0.5 * min(1.0, outlook.settles / 2)
        self.world = 0.4 * min(1.0, outlook.settles / 3)
        self._worths: dict[int, float] = {}

    def _bonus_per_chip(self) -> float:
        return sum(
            clause.vp / clause.every
            for tile in self.tiles.bonuses.owners
            for clause in BONUSES[tile]
            if clause.count == "vp_chips"
        )

    # Goods and income

    def market_of(self, tiles: EmpireTiles, credit: float) -> Market:
        return Market(tiles.consume, 1 + tiles.consume.sales, self.chip, credit)

    @cached_property
    def market(self) -> Market:
        return self.market_of(self.tiles, self.credit)

    @cached_property
    def goods(self) -> list[int]:
        """On hand, by kind."""
        return goods_by_kind(self.empire.goods)

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

    def explore_worth(self, powers: ExplorePowers, credit: float) -> float:
        """Of what powers give and draw in Explore."""
        gained = powers.gained
        return (
            gained.credits * credit
            + gained.vp * self.chip
            + gained.colonists * self.colonist
            + worlds_found(powers) * self.world
        )

    def produce_worth(self, tiles: EmpireTiles, credit: float) -> float:
        """Of what powers give in Produce whatever is made, fees paid."""
        credits_given = vp = colonists = worlds = 0.0
        for power in tiles.produce.rewards:
            if power.effect == PRODUCTION_FEE:
                credits_given -= power.credits
                continue
            times = float(gain_times(power, tiles.seen))
            if power.effect == MOST_PRODUCED:
                times = _MOST_PRODUCED_CHANCE if _produces(tiles, power.kind) else 0.0
            credits_given += power.credits * times
            vp += power.vp * times
            colonists += power.colonists * times
            worlds += power.worlds * times
        return credits_given * credit + vp * self.chip + colonists * self.colonist + worlds * self.world

    def income(self, tiles: EmpireTiles) -> float:
        """What Produce and Trade, Consume bring until the end of the game, goods on hand aside."""
        outlook = self.outlook
        credit = self.later_credit
        goods = tiles.goods_of_a_cycle
        produced = self.produce_worth(tiles, credit)
        for power in tiles.produce.here:
            produced += power.credits * credit + power.vp * self.chip
        for power in tiles.produce.per_produced:
            produced += per_produced_times(power, goods) * (power.credits * credit + power.vp * self.chip)
        traded = self.reward_worth(tiles.consume.gained, credit)
        cycles = min(outlook.produces, outlook.trades)
        worth = cycles * self.market_of(tiles, credit).worth(goods)
        return worth + outlook.produces * produced + outlook.trades * traded

    @cached_property
    def income_now(self) -> float:
        return self.income(self.tiles)

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
        bonus = self.tiles.bonuses.added(tile)
        income = self.income_now - self.income(self.tiles.without_colony(tile))
        return VP[tile] + bonus + self.weights.income * income + self.military_worth(tile)

    def military_worth(self, tile: int) -> float:
        """Of the Military of a tile, apart from the worlds it brings into reach now."""
        return self.weights.military * PRINTED_MILITARY[tile] * self.outlook.rounds

    def _income_with(self, tile: int) -> float:
        """The income that a tile brings by its goods and powers."""
        total = 0.0
        powers = POWERS_OF[tile]
        with_goods = tile < FIRST_DEVELOPMENT and GOODS[tile] != NO_GOODS
        if with_goods or any(power.action in (PRODUCE, TRADE, CONSUME) for power in powers):
            total += self.weights.income * (self.income(self.tiles.with_tile(tile)) - self.income_now)
        if with_goods:
            total += self.weights.goods_colony * self.outlook.rounds
            if GOODS[tile] == WINDFALL:
                total += self.good_worth(windfall_kind(tile, self.state.any_kind, self.tiles.consume))
        for power in powers:
            if power.action == DEVELOP:
                total += self.new_developments * (power.amount + power.credits) * self.later_credit
        if POWERS_FOR[EXPLORE][tile]:
            total += self.outlook.explores * self.explore_worth(_EXPLORE_POWERS[tile], self.later_credit)
        return total

    def _goals_with(self, tile: int) -> float:
        total = 0.0
        for goal in known_goals(self.state):
            more = goal_added(self.empire, goal, tile, NO_KIND)
            if more:
                now = goals.number_now(self.state, self.empire, goal)
                total += goals.gain(goal, now, more, self.weights.progress)
        return total

    # "?" bonuses

    def _bonuses_with(self, tile: int) -> float:
        """What the tile adds to "?" bonuses: those owned, its own, and the best one that is planned."""
        kind = KIND[tile] if tile < FIRST_DEVELOPMENT else GRAY
        total = float(self.tiles.bonuses.added(tile))
        total += self._bonuses_now.added_by_counts(kind, PRINTED_MILITARY[tile])
        if HAS_BONUS[tile]:
            total += self.bonus_of(tile)
        elif self._planned:
            total += max(share * ADDS_TO_BONUS[owner][tile] for owner, share in self._planned)
        return total

    @cached_property
    def _bonuses_now(self) -> Bonuses:
        """With the kind of the any-kind world, if one is named."""
        return tiles_of(self.empire, self.state.any_kind).bonuses

    def bonus_of(self, tile: int) -> float:
        """The bonus of a tile not yet owned, as it will be at the end of the game."""
        row = ADDS_TO_BONUS[tile]
        total = float(sum(row[other] for other in self.tiles.all) + row[tile])
        total += self.weights.steer * self.new_colonies * _BONUS_PER_WORLD[tile]
        total += self.weights.steer * self.new_developments * _BONUS_PER_DEVELOPMENT[tile]
        for clause in BONUSES[tile]:
            if clause.count == "military":
                total += clause_vp(clause, self.tiles.settle.military + PRINTED_MILITARY[tile])
            elif clause.count == "vp_chips":
                total += clause.vp * self.empire.chips / clause.every
            elif clause.count == "kinds":
                total += clause_vp(clause, len(kinds_of(self.empire.colonies, self.state.any_kind)))
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


def _produces(tiles: EmpireTiles, kind: int) -> bool:
    """Is there a production colony of a kind?"""
    return any(GOODS[colony] == PRODUCTION and KIND[colony] == kind for colony in tiles.colonies)
