"""The powers of all cards that have one, on the cards themselves."""

import pytest

from tests.jumpdrive.effects import covers
from tests.jumpdrive.table import DEVELOPMENTS, Table
from windfall.titles.jumpdrive.components.cards import INDEX, NAMES, SPECS


def settle(empire: list[str], world: str, spare: int = 5) -> Table:
    """The table after this world alone was placed."""
    table = Table()
    table.idle(1)
    table.empire(0, cards=empire, hand=[world, *DEVELOPMENTS[:spare]])
    table.play(0, f"settle: {NAMES[INDEX[world]]}")
    table.finish("hand_limit")
    return table


def can_settle(empire: list[str], world: str, spare: int = 0) -> bool:
    table = Table()
    table.empire(0, cards=empire, hand=[world, *DEVELOPMENTS[:spare]])
    table.begin_round()
    return f"settle: {NAMES[INDEX[world]]}" in table.options(0)


@covers("power", "dev_discount", "investment_credits")
@pytest.mark.parametrize(("credits", "alone", "both"), [(0, 3, 4), (1, 2, 3), (2, 1, 2), (3, 0, 1)])
def test_investment_credits_make_developments_cheaper(credits: int, alone: int, both: int) -> None:  # noqa: A002
    """Besides the 1 that is saved by placing a development alone."""
    table = Table()
    table.empire(1, hand=["colony_convoy"] * 2)
    table.empire(0, cards=["investment_credits"] * credits, hand=["drop_ships"] * 2)
    table.empire(
        0, hand=["pilgrimage_world", "new_earth", "comet_zone", "distant_world", "rebel_base", "rebel_outpost"]
    )
    table.begin_round()
    twin = table.game()
    table.choose(0, "develop: Drop Ships", "pass")
    table.others(0)
    table.finish()
    assert table.paid(0, "drop_ships") == alone
    assert len(table.discards(0)) == alone
    drop_ships = next(option for option in twin.decision(0).options if option.subject == "card:drop_ships")
    cost = f"{alone} card{'s' * (alone != 1)}, {both} with a world"
    assert str(drop_ships.text).startswith(f"Develop Drop Ships ({cost})")


@covers("power", "world_discount", "mining_robots", "mining_conglomerate", "galactic_advertisers")
@covers("power", "world_discount", "alien_technology_institute", "alien_rosetta_stone_world", "replicant_robots")
@pytest.mark.parametrize(
    ("card", "world", "payment", "other", "full"),
    [
        ("mining_robots", "comet_zone", 3, "distant_world", 4),
        ("mining_conglomerate", "comet_zone", 3, "galactic_bazaar", 4),
        ("galactic_advertisers", "galactic_trendsetters", 2, "galactic_bazaar", 4),
        ("alien_technology_institute", "deserted_alien_colony", 3, "uplift_gene_breeders", 3),
        ("alien_rosetta_stone_world", "deserted_alien_colony", 3, "uplift_gene_breeders", 3),
        ("replicant_robots", "deserted_alien_colony", 3, "expanding_colony", 0),
    ],
)
def test_a_discount_on_worlds(card: str, world: str, payment: int, other: str, full: int) -> None:
    assert settle([card], world).paid(0, world) == payment
    assert not can_settle([card], world, spare=payment - 1)
    assert settle([card], other).paid(0, other) == full


@covers("power", "world_discount", "alien_rosetta_stone_world", "alien_technology_institute")
def test_a_discount_on_alien_worlds_is_not_for_gray_ones() -> None:
    """Of the yellow color, not the keyword: another Rosetta Stone would cost 3."""
    assert settle(["alien_technology_institute"], "alien_rosetta_stone_world").paid(0, "alien_rosetta_stone_world") == 3
    assert settle(["alien_rosetta_stone_world"], "pilgrimage_world").paid(0, "pilgrimage_world") == 0


@covers("power", "world_discount", "replicant_robots")
def test_replicant_robots_help_contact_specialist() -> None:
    """A military world that is paid for is placed as a non-military world. To conquer it, they are of no use."""
    assert settle(["replicant_robots", "contact_specialist"], "pirate_lair").paid(0, "pirate_lair") == 0
    assert not can_settle(["replicant_robots"], "smuggling_lair", spare=5)


@covers("power", "military_vs", "uplift_researchers", "galactic_imperium")
@covers("power", "military_vs", "alien_rosetta_stone_world", "alien_technology_institute")
@pytest.mark.parametrize(
    ("card", "world", "other"),
    [
        ("uplift_researchers", "avian_uplift_race", "rebel_miners"),
        ("galactic_imperium", "rebel_underground", "smuggling_lair"),
        ("alien_rosetta_stone_world", "alien_robot_sentry", "avian_uplift_race"),
        ("alien_technology_institute", "alien_robot_sentry", "smuggling_lair"),
    ],
)
def test_military_toward_certain_worlds(card: str, world: str, other: str) -> None:
    """It is just enough for the first of the two, and is nothing for the other."""
    assert can_settle([card], world)
    assert not can_settle([], world)
    assert not can_settle([card], other)
    stronger = {
        "avian_uplift_race": "insect_uplift_race",
        "rebel_underground": "rebel_outpost",
        "alien_robot_sentry": "alien_robot_scout_ship",
    }[world]
    assert not can_settle([card], stronger)


@covers("power", "military_per", "uplift_mercenary_force")
@pytest.mark.parametrize(
    ("others", "military"),
    [
        ([], 1),  # its own chromosome
        (["uplift_gene_breeders"], 2),
        (["uplift_gene_breeders", "uplift_code"], 4),
        (["uplift_gene_breeders", "uplift_code", "smuggling_lair"], 5),
    ],
)
def test_military_for_each_chromosome(others: list[str], military: int) -> None:
    """It is general military: for any world, and for New Galactic Order, which has 2 itself."""
    worlds = {1: "rebel_fuel_cache", 2: "rebel_miners", 4: "alien_robot_scout_ship", 5: "lost_alien_warship"}
    above = {1: "rebel_miners", 2: "pirate_lair", 4: "lost_alien_warship", 5: "rebel_base"}
    empire = ["uplift_mercenary_force", *others]
    assert can_settle(empire, worlds[military])
    assert not can_settle(empire, above[military])
    table = Table()
    table.empire(0, cards=empire)
    table.score()
    without = table.scored(0)
    table.empire(0, cards=["new_galactic_order"])
    table.score()
    assert table.scored(0) == without + military + 2


@covers("power", "pay_for_military", "contact_specialist")
def test_contact_specialist() -> None:
    assert not can_settle([], "rebel_miners", spare=5)
    assert settle(["contact_specialist"], "rebel_miners").paid(0, "rebel_miners") == 1
    assert not can_settle(["contact_specialist"], "rebel_miners", spare=0)
    assert not can_settle(["contact_specialist"], "alien_robot_sentry", spare=5)


@covers("power", "second_world_paid", "colony_convoy")
def test_colony_convoy() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["colony_convoy"], hand=["pilgrimage_world", "comet_zone", *DEVELOPMENTS])
    table.play(0, "settle: Pilgrimage World")
    table.choose(0, "second: Comet Zone")
    table.finish()
    assert table.paid(0, "comet_zone") == 2
    assert table.cards(0) == ["pilgrimage_world", "comet_zone"]


@covers("power", "second_world_military", "military_convoy")
def test_military_convoy() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["military_convoy", "space_marines"], hand=["rebel_fuel_cache", "rebel_miners"])
    table.play(0, "settle: Rebel Fuel Cache")
    table.choose(0, "second: Rebel Miners")
    assert table.cards(0) == ["military_convoy", "space_marines", "rebel_fuel_cache", "rebel_miners"]


@covers("power", "pass_to_strongest", "war_propaganda")
def test_war_propaganda() -> None:
    table = Table()
    table.empire(0, cards=["war_propaganda"])
    table.empire(1, cards=["space_marines"])
    table.score()
    assert (table.cards(0), table.cards(1)) == ([], ["space_marines", "war_propaganda"])
    assert (table.scored(0), table.scored(1)) == (0, 3)


# Limits


@covers("limit", "max_in_empire", "trade_pact", "survey_team")
def test_at_most_one_in_an_empire() -> None:
    table = Table()
    table.empire(0, cards=["trade_pact", "survey_team"], hand=["trade_pact", "investment_credits"])
    table.empire(1, hand=["trade_pact", "investment_credits"])
    table.begin_round()
    assert table.options(0) == ["explore", "develop: Investment Credits"]
    assert table.options(1) == ["explore", "develop: Survey Team", "develop: Trade Pact", "develop: Investment Credits"]


@covers("limit", "no_military_unless", "trade_pact")
@pytest.mark.parametrize(
    ("empire", "offered"),
    [
        ([], True),
        (["space_marines"], False),
        (["smuggling_lair"], False),
        (["galactic_imperium", "uplift_researchers", "alien_rosetta_stone_world"], True),  # toward certain worlds only
        (["uplift_mercenary_force"], False),  # military for its chromosome is general military
        (["space_marines", "contact_specialist"], True),
        (["uplift_mercenary_force", "contact_specialist"], True),
        (["space_marines", "contact_specialist", "trade_pact"], False),
    ],
)
def test_a_trade_pact_is_not_for_military_empires_without_a_contact_specialist(
    empire: list[str], offered: bool
) -> None:
    table = Table()
    table.empire(0, cards=empire, hand=["trade_pact"])
    table.begin_round()
    assert ("develop: Trade Pact" in table.options(0)) == offered


@covers("limit", "max_in_empire", "trade_pact")
def test_all_limits_of_a_card_hold_in_whatever_order_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A military empire with a Contact Specialist and a Trade Pact meets the one limit and not the other."""
    spec = SPECS[INDEX["trade_pact"]]
    monkeypatch.setattr(spec, "limits", spec.limits[::-1])
    table = Table()
    table.empire(0, cards=["space_marines", "contact_specialist", "trade_pact"], hand=["trade_pact"])
    table.begin_round()
    assert "develop: Trade Pact" not in table.options(0)
