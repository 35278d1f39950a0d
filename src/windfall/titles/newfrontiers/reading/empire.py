"""The tiles of an empire read: its powers for each action, and its bonuses.

Whoever asks says of which kind the any-kind world is; with none named, powers that look for a kind pass it over.
"""

from collections.abc import Sequence
from functools import lru_cache

from windfall.engine.kinds import NO_KIND
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, FIRST_DEVELOPMENT, NO_TRADE
from windfall.titles.newfrontiers.reading.bonuses import Bonuses
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers, consume_powers_of
from windfall.titles.newfrontiers.reading.developing import DevelopPowers, develop_powers_of
from windfall.titles.newfrontiers.reading.exploring import ExplorePowers, explore_powers_of
from windfall.titles.newfrontiers.reading.powers import COUNTS_FOR_GOODS
from windfall.titles.newfrontiers.reading.producing import ProducePowers, Production, produce_powers_of
from windfall.titles.newfrontiers.reading.settling import SettlePowers
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire
from windfall.titles.newfrontiers.rules.supply import seen_tiles


class EmpireTiles:
    """The tiles of an empire; what few ask for is worked out when it is first asked for."""

    __slots__ = (
        "_bonuses",
        "_consume",
        "_cycle",
        "_cycles",
        "_develop",
        "_engine",
        "_explore",
        "_goods_of_a_cycle",
        "_produce",
        "all",
        "any_kind",
        "colonies",
        "developments",
        "seen",
        "settle",
    )

    def __init__(self, colonies: tuple[int, ...], developments: tuple[int, ...], any_kind: int) -> None:
        self.colonies = colonies
        self.developments = developments
        self.any_kind = any_kind
        self.all = (*colonies, *developments)
        self.seen = seen_tiles(colonies, developments, any_kind)
        self.settle = SettlePowers(self.all, self.seen, any_kind)
        self._bonuses: Bonuses | None = None
        self._consume: ConsumePowers | None = None
        self._cycle: tuple[int, int] | None = None
        self._cycles: dict[int, tuple[int, int]] = {}
        self._develop: DevelopPowers | None = None
        # colonies and developments that count for goods
        self._engine = (
            tuple([tile for tile in colonies if COUNTS_FOR_GOODS[tile]]),
            tuple([tile for tile in developments if COUNTS_FOR_GOODS[tile]]),
        )
        self._explore: ExplorePowers | None = None
        self._goods_of_a_cycle: list[int] | None = None
        self._produce: ProducePowers | None = None

    @property
    def bonuses(self) -> Bonuses:
        if self._bonuses is None:
            self._bonuses = Bonuses(self.colonies, self.all, self.seen, self.any_kind, self.settle)
        return self._bonuses

    @property
    def consume(self) -> ConsumePowers:
        if self._consume is None:
            self._consume = consume_powers_of(self.all)
        return self._consume

    @property
    def develop(self) -> DevelopPowers:
        if self._develop is None:
            self._develop = develop_powers_of(self.all)
        return self._develop

    @property
    def explore(self) -> ExplorePowers:
        if self._explore is None:
            self._explore = explore_powers_of(self.all)
        return self._explore

    @property
    def produce(self) -> ProducePowers:
        if self._produce is None:
            self._produce = produce_powers_of(self.all)
        return self._produce

    @property
    def goods_of_a_cycle(self) -> list[int]:
        """Goods by kind that Produce makes when every colony is empty."""
        if self._goods_of_a_cycle is None:
            empty = [NO_GOOD] * len(self.colonies)
            self._goods_of_a_cycle = self.production(empty, selects=False).made
        return self._goods_of_a_cycle

    @property
    def cycle(self) -> tuple[int, int]:
        """VPs and credits of Produce and of Trade, Consume after it, when every colony is empty."""
        if self._cycle is None:
            self._cycle = _cycle(*self._engine, self.any_kind)
        return self._cycle

    def cycle_with(self, tile: int) -> tuple[int, int]:
        """The same with another tile."""
        known = self._cycles.get(tile)
        if known is None:
            colonies, developments = self._engine
            if tile < FIRST_DEVELOPMENT:
                colonies = (*colonies, tile)
            else:
                developments = (*developments, tile)
            known = self._cycles[tile] = _cycle(colonies, developments, self.any_kind)
        return known

    def production(self, goods: Sequence[int], selects: bool) -> Production:
        return production_by(self.colonies, goods, self.produce, self.consume, selects)

    def with_tile(self, tile: int) -> "EmpireTiles":
        """The empire with another tile."""
        if tile < FIRST_DEVELOPMENT:
            return tiles_read((*self.colonies, tile), self.developments, self.any_kind)
        return tiles_read(self.colonies, (*self.developments, tile), self.any_kind)

    def without_colony(self, colony: int) -> "EmpireTiles":
        rest = tuple([other for other in self.colonies if other != colony])
        return tiles_read(rest, self.developments, self.any_kind)


def tiles_of(empire: Empire, any_kind: int) -> EmpireTiles:
    return tiles_read(tuple(empire.colonies), tuple(empire.developments), any_kind)


# An empire is looked at from every seat at every question, and gets new tiles only a few times in a round.
@lru_cache(1 << 10)
def tiles_read(colonies: tuple[int, ...], developments: tuple[int, ...], any_kind: int) -> EmpireTiles:
    return EmpireTiles(colonies, developments, any_kind)


def production_by(
    colonies: tuple[int, ...], goods: Sequence[int], powers: ProducePowers, consume: ConsumePowers, selects: bool
) -> Production:
    """With these goods on the colonies; windfall powers for any kind are used where goods sell for most."""
    kind = consume.wanted_kind(first_placed=True)
    return Production(colonies, goods, powers, kind, consume.dearest_first(), selects)


# Most tiles that an empire may get do not count here, and other empires are alike in those that do.
@lru_cache(1 << 10)
def _cycle(colonies: tuple[int, ...], developments: tuple[int, ...], any_kind: int) -> tuple[int, int]:
    """Of colonies and developments that count for goods: VPs and credits of Produce and of Trade, Consume after it,
    when every colony is empty."""
    tiles = (*colonies, *developments)
    consume, produce = consume_powers_of(tiles), produce_powers_of(tiles)
    empty = [NO_GOOD] * len(colonies)
    production = production_by(colonies, empty, produce, consume, selects=False)
    unsellable = NO_KIND
    if production.fills_any_world and NO_TRADE[ANY_WORLD]:
        unsellable = consume.wanted_kind(first_placed=True)
    vp, credit_count = consume.trade(production.made, unsellable)
    seen = seen_tiles(colonies, developments, any_kind)
    return vp, credit_count + produce.credits(colonies, empty, production.made, seen)
