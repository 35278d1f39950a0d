"""Effects of Trade powers: they add to the price of the good that is sold."""

import pytest

from tests.race.effects import covers
from tests.race.table import Table

NOVELTY, RARE, GENES, ALIEN = "artist_colony", "rebel_miners", "avian_uplift_race", "alien_robotic_factory"
PRICES = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}
ALL = (NOVELTY, RARE, GENES, ALIEN)
# card -> how much more its power brings, for goods of these worlds
MORE: dict[str, tuple[int, tuple[str, ...]]] = {
    "old_earth": (1, ALL),
    "export_duties": (1, ALL),
    "galactic_engineers": (1, ALL),
    "merchant_world": (2, ALL),
    "trade_league": (1, ALL),
    "spice_world": (2, (NOVELTY,)),
    "distant_world": (3, (NOVELTY,)),
    "mining_conglomerate": (1, (RARE,)),
    "space_port": (2, (RARE,)),
    "genetics_lab": (1, (GENES,)),
    "bio_hazard_mining_world": (2, (GENES,)),
}


def price(world: str, tableau: list[str]) -> int:
    """How many cards the good of a world brings, beside these cards."""
    table = Table()
    table.empire(0, tableau=[*tableau, world], goods=[world])
    table.round("trade", "develop")
    assert table.goods(0) == []
    assert table.chips(0) == 0
    return len(table.hand(0))


@pytest.mark.parametrize("world", ALL)
def test_prices(world: str) -> None:
    """Alien technology 5 cards, Genes 4, Rare elements 3, Novelty 2."""
    assert price(world, []) == PRICES[world]


@covers("trade", "price", *MORE)
@pytest.mark.parametrize("card", MORE)
@pytest.mark.parametrize("world", ALL)
def test_price(card: str, world: str) -> None:
    more, worlds = MORE[card]
    assert price(world, [card]) == PRICES[world] + (more if world in worlds else 0)


@covers("trade", "price", "export_duties", "merchant_world", "space_port", "mining_conglomerate", "spice_world")
def test_prices_add_up() -> None:
    cards = ["export_duties", "merchant_world", "space_port", "mining_conglomerate", "spice_world"]
    assert price(RARE, cards) == 3 + 1 + 2 + 2 + 1


@covers("trade", "price", "spice_world")
def test_a_world_s_power_for_its_kind_counts_for_its_own_good() -> None:
    assert price("spice_world", []) == 2 + 2


@covers("trade", "price", "star_nomad_lair", "pirate_world")
@pytest.mark.parametrize(("world", "more"), [("star_nomad_lair", 1), ("pirate_world", 3)])
def test_price_of_the_good_of_this_world_only(world: str, more: int) -> None:
    assert price(world, []) == 2 + more
    assert price(NOVELTY, [world]) == 2
    assert price(ALIEN, [world]) == 5
    assert price(world, ["spice_world", "export_duties"]) == 2 + more + 2 + 1
    other = "pirate_world" if world == "star_nomad_lair" else "star_nomad_lair"
    assert price(world, [other]) == 2 + more
