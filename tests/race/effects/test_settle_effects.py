"""Effects of Settle powers about paying for worlds, and about what comes after a world is placed."""

import pytest

from tests.race.effects import covers
from tests.race.table import DEVELOPMENTS, Table

# a world of each kind, and what it costs
NOVELTY, RARE, GENES, ALIEN, GRAY = (
    "prosperous_world",
    "bio_hazard_mining_world",
    "plague_world",
    "deserted_alien_outpost",
    "merchant_world",
)
COSTS = {NOVELTY: 3, RARE: 3, GENES: 3, ALIEN: 4, GRAY: 4}
# card -> how much less these worlds cost
LESS: dict[str, tuple[int, tuple[str, ...]]] = {
    "replicant_robots": (2, tuple(COSTS)),
    "alpha_centauri": (1, (RARE,)),
    "mining_robots": (1, (RARE,)),
    "alien_tech_institute": (2, (ALIEN,)),
    "alien_rosetta_stone_world": (2, (ALIEN,)),
}


def pay_for(world: str, tableau: list[str]) -> int:
    """How many cards a player with these cards in the tableau pays for a world."""
    table = Table()
    table.empire(0, hand=[world, *DEVELOPMENTS[:7]], tableau=tableau)
    table.round("produce", "settle")
    table.choose(0, next(option for option in table.options(0) if option != "pass"))
    table.pay(0)
    assert table.tableau(0) == [*tableau, world]
    return len(table.discards(0))


@covers("settle", "discount", *LESS)
@pytest.mark.parametrize("card", LESS)
@pytest.mark.parametrize("world", COSTS)
def test_discount(card: str, world: str) -> None:
    less, worlds = LESS[card]
    assert pay_for(world, []) == COSTS[world]
    assert pay_for(world, [card]) == COSTS[world] - (less if world in worlds else 0)


@covers("settle", "discount", "replicant_robots", "alpha_centauri", "mining_robots")
def test_discounts_add_up_but_do_not_take_a_cost_below_0() -> None:
    assert pay_for(RARE, ["replicant_robots", "mining_robots"]) == 0
    assert pay_for("new_earth", ["replicant_robots", "alpha_centauri", "mining_robots"]) == 5 - 4
    assert pay_for("destroyed_world", ["replicant_robots", "mining_robots"]) == 0


@covers("settle", "discount", "alien_tech_institute")
def test_a_discount_for_alien_worlds_is_not_for_a_gray_world_with_the_keyword() -> None:
    assert pay_for("alien_rosetta_stone_world", ["alien_tech_institute"]) == 3


@covers("settle", "discount", "replicant_robots")
def test_a_discount_does_not_help_to_conquer() -> None:
    table = Table()
    table.empire(0, hand=["rebel_fuel_cache", *DEVELOPMENTS[:3]], tableau=["replicant_robots"])
    table.round("produce", "settle")
    assert table.tableau(0) == ["replicant_robots"]


@covers("settle", "discount", "replicant_robots")
def test_a_discount_makes_a_world_affordable() -> None:
    """Two cards beside the world: it must not cost more than 2."""
    table = Table()
    hand = ["terraformed_world", "tourist_world", "export_duties"]
    table.empire(0, hand=hand, tableau=["replicant_robots"])
    table.round("produce", "settle")
    assert table.options(0) == ["pass", "place: Tourist World"]


# Colony Ship


@covers("settle", "free_settle", "colony_ship")
def test_free_settle_or_pay() -> None:
    """The player may discard it; and is asked which way, where both are possible."""
    for way, hand, tableau in (
        ("method: free settle", 7, ["merchant_world"]),
        ("method: pay", 3, ["colony_ship", "merchant_world"]),
    ):
        table = Table()
        table.empire(0, hand=["merchant_world", *DEVELOPMENTS[:7]], tableau=["colony_ship"])
        table.round("produce", "settle")
        table.choose(0, "place: Merchant World")
        assert table.options(0) == ["method: pay", "method: free settle"]
        table.choose(0, way)
        table.pay(0)
        assert (len(table.hand(0)), table.tableau(0)) == (hand, tableau)


@covers("settle", "free_settle", "colony_ship")
def test_free_settle_needs_no_other_card_and_brings_the_windfall() -> None:
    table = Table()
    table.empire(0, hand=["blaster_gem_mines"], tableau=["colony_ship"])
    table.round("produce", "settle")
    table.choose(0, "place: Blaster Gem Mines")
    assert table.tableau(0) == ["blaster_gem_mines"]
    assert table.goods(0) == ["blaster_gem_mines"]
    assert "Red discards Colony Ship for its power" in table.log


@covers("settle", "free_settle", "colony_ship")
def test_free_settle_is_not_for_alien_worlds() -> None:
    table = Table()
    table.empire(0, hand=["deserted_alien_outpost", *DEVELOPMENTS[:4]], tableau=["colony_ship"])
    table.round("produce", "settle")
    table.choose(0, "place: Deserted Alien Outpost")  # it is paid for, without a question
    assert table.question == "pay" or table.hand(0) == []
    table.pay(0)
    assert (table.hand(0), table.tableau(0)) == ([], ["colony_ship", "deserted_alien_outpost"])


@covers("settle", "free_settle", "colony_ship")
def test_a_colony_ship_is_discarded_only_when_it_is_used() -> None:
    table = Table()
    table.empire(0, hand=["tourist_world"], tableau=["colony_ship"])
    table.round("produce", "settle")
    table.choose(0, "pass")
    assert table.tableau(0) == ["colony_ship"]
    assert table.discard_pile() == 0


# Contact Specialist


@covers("settle", "pay_for_military", "contact_specialist")
@pytest.mark.parametrize(
    ("world", "cost"),
    [("outlaw_world", 0), ("reptilian_uplift_race", 1), ("pirate_world", 2), ("malevolent_lifeforms", 3)],
)
def test_pay_for_military(world: str, cost: int) -> None:
    """One less than the defense."""
    assert pay_for(world, ["contact_specialist"]) == cost


@covers("settle", "pay_for_military", "contact_specialist")
def test_pay_for_military_only_if_affordable() -> None:
    table = Table()
    hand = ["rebel_base", "rebel_outpost", *DEVELOPMENTS[:3]]
    table.empire(0, hand=hand, tableau=["contact_specialist"])
    table.round("produce", "settle")
    assert table.options(0) == ["pass", "place: Rebel Outpost"]  # 4 cards of the other four; Rebel Base needs 5


@covers("settle", "pay_for_military", "contact_specialist")
def test_pay_for_military_is_not_for_alien_worlds() -> None:
    table = Table()
    table.empire(0, hand=["alien_robot_sentry", *DEVELOPMENTS[:5]], tableau=["contact_specialist"])
    table.round("produce", "settle")
    assert table.tableau(0) == ["contact_specialist"]


@covers("settle", "pay_for_military", "contact_specialist")
def test_pay_or_conquer() -> None:
    """With Military 3 - 1 = 2 a world of defense 2 can be conquered, or paid for with 1 card."""
    for way, hand in (("method: conquer", 2), ("method: pay", 1)):
        table = Table()
        table.empire(0, hand=["reptilian_uplift_race", *DEVELOPMENTS[:2]], tableau=["contact_specialist", "drop_ships"])
        table.round("produce", "settle")
        table.choose(0, "place: Reptilian Uplift Race")
        assert table.options(0) == ["method: conquer", "method: pay"]
        table.choose(0, way)
        table.pay(0)
        assert len(table.hand(0)) == hand


# After a world is placed


@covers("settle", "after_settle", "terraforming_robots")
def test_after_settle() -> None:
    table = Table(draws=["gem_world"])
    table.empire(0, hand=["tourist_world", *DEVELOPMENTS[:4]], tableau=["terraforming_robots"])
    table.round("produce", "settle")
    table.choose(0, "place: Tourist World")
    assert table.hand(0) == ["gem_world"]  # drawn after the payment, so it could not be used for it


@covers("settle", "after_settle", "terraforming_robots")
def test_after_settle_counts_for_a_conquest_too_and_adds_to_the_bonus() -> None:
    table = Table()
    table.empire(0, hand=["outlaw_world"], tableau=["terraforming_robots", "new_sparta"])
    table.round("settle", "produce")
    table.choose(0, "place: Outlaw World")
    assert len(table.hand(0)) == 2


@covers("settle", "after_settle", "terraforming_robots")
def test_after_settle_there_is_nothing_for_placing_none() -> None:
    table = Table()
    table.empire(0, hand=["outlaw_world"], tableau=["terraforming_robots", "new_sparta"])
    table.round("settle", "produce")
    table.choose(0, "pass")
    assert table.hand(0) == ["outlaw_world"]
