"""PAYMENTS / CONQUEST of the rulebook: a world is paid for or conquered, never a little of both."""

import pytest

from tests.jumpdrive.table import DEVELOPMENTS, Table


def worlds_offered(empire: list[str], *hand: str, spare: int = 0) -> list[str]:
    """The worlds of a hand that an empire can place alone, with so many other cards to pay with."""
    table = Table()
    table.empire(0, cards=empire, hand=[*hand, *DEVELOPMENTS[:spare]])
    table.begin_round()
    return [option.removeprefix("settle: ") for option in table.options(0) if option.startswith("settle")]


# Conquest


@pytest.mark.parametrize(
    ("empire", "conquered"),
    [
        ([], []),
        (["military_convoy"], ["Smuggling Lair"]),
        (["space_marines"], ["Smuggling Lair", "Former Penal Colony"]),
        (["drop_ships"], ["Smuggling Lair", "Former Penal Colony", "Pirate Lair"]),
        (["smuggling_lair", "mining_conglomerate"], ["Smuggling Lair", "Former Penal Colony"]),
    ],
)
def test_military_must_be_at_least_the_defense(empire: list[str], conquered: list[str]) -> None:
    assert worlds_offered(empire, "smuggling_lair", "former_penal_colony", "pirate_lair") == conquered


def test_to_conquer_costs_no_cards() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["drop_ships"], hand=["pirate_lair"])
    table.play(0, "settle: Pirate Lair")
    assert table.cards(0) == ["drop_ships", "pirate_lair"]
    assert "Red settles Pirate Lair (defense 3, military 3)" in table.log()
    assert table.discards(0) == []
    assert len(table.hand(0)) == 1 + table.income(0)


def test_military_is_not_used_up_by_a_round() -> None:
    table = Table()
    table.empire(1, hand=["colony_convoy"] * 2)
    table.empire(0, cards=["drop_ships"], hand=["pirate_lair", "rebel_underground"])
    table.play(0, "settle: Pirate Lair")
    table.play(0, "settle: Rebel Underground")
    assert table.cards(0) == ["drop_ships", "pirate_lair", "rebel_underground"]


def test_a_military_world_must_be_conquered() -> None:
    assert worlds_offered([], "smuggling_lair", "gem_world", spare=5) == ["Gem World"]


def test_a_world_with_a_cost_must_be_paid_for() -> None:
    assert worlds_offered(["drop_ships", "space_marines"], "gem_world", "comet_zone") == []
    assert worlds_offered(["drop_ships", "space_marines"], "gem_world", "comet_zone", spare=1) == ["Gem World"]


# Contact Specialist


def test_contact_specialist_pays_for_a_military_world() -> None:
    """ "by paying for them instead (at -1 cost)": as an option, and only with enough cards."""
    assert worlds_offered(["contact_specialist"], "pirate_lair", spare=1) == []
    assert worlds_offered(["contact_specialist"], "pirate_lair", spare=2) == ["Pirate Lair"]
    table = Table()
    table.idle(1)
    table.empire(0, cards=["contact_specialist"], hand=["pirate_lair", *DEVELOPMENTS[:2]])
    table.play(0, "settle: Pirate Lair")
    assert table.paid(0, "pirate_lair") == 2
    assert sorted(table.discards(0)) == sorted(DEVELOPMENTS[:2])


def test_contact_specialist_pays_nothing_for_defense_1() -> None:
    assert worlds_offered(["contact_specialist"], "rebel_fuel_cache") == ["Rebel Fuel Cache"]


def test_contact_specialist_does_not_work_for_alien_worlds() -> None:
    aliens = ["alien_robot_sentry", "alien_robot_scout_ship", "lost_alien_warship"]
    assert worlds_offered(["contact_specialist"], *aliens, "pirate_lair", spare=5) == ["Pirate Lair"]


def test_military_and_payment_are_never_combined() -> None:
    """Defense 5 with 2 military: the whole 4 cards are paid, not 2."""
    empire = ["contact_specialist", "space_marines"]
    assert worlds_offered(empire, "rebel_outpost", spare=2) == []
    table = Table()
    table.idle(1)
    table.empire(0, cards=empire, hand=["rebel_outpost", *DEVELOPMENTS[:4]])
    table.play(0, "settle: Rebel Outpost")
    assert table.paid(0, "rebel_outpost") == 4
    assert len(table.discards(0)) == 4


def test_discounts_do_not_help_to_conquer() -> None:
    assert worlds_offered(["mining_conglomerate", "mining_robots"], "rebel_miners", spare=5) == [], "1 of 2"
    assert worlds_offered(["mining_conglomerate", "mining_robots"], "rebel_fuel_cache") == ["Rebel Fuel Cache"]


@pytest.mark.parametrize(
    ("method", "left"), [("method: conquer", ["mining_league", "uplift_code"]), ("method: pay", [])]
)
def test_the_player_chooses_if_there_are_both_ways(method: str, left: list[str]) -> None:
    table = Table(draws=["comet_zone"])
    table.idle(1)
    table.empire(0, cards=["contact_specialist", "drop_ships"], hand=["pirate_lair", *DEVELOPMENTS[:2]])
    table.play(0, "settle: Pirate Lair")
    assert table.options(0) == ["method: conquer", "method: pay"]
    assert table.texts(0) == [
        "Conquer Pirate Lair (defense 3, military 3)",
        "Pay 2 cards for Pirate Lair",
    ]
    table.choose(0, method)
    assert [card for card in table.hand(0) if card in DEVELOPMENTS] == left
    assert table.cards(0)[-1] == "pirate_lair"
    assert table.drawn(0)[0] == "comet_zone", "either way it is a world placed alone"


def test_the_way_is_chosen_after_all_have_revealed() -> None:
    table = Table()
    table.empire(0, cards=["contact_specialist", "space_marines"], hand=["smuggling_lair", "rebel_base"])
    table.empire(1, hand=["trade_pact"])
    table.begin_round()
    table.choose(0, "settle: Smuggling Lair")
    table.choose(1, "develop: Trade Pact")
    assert (table.question, table.options(0)) == ("pay", ["method: conquer", "method: pay"])
    assert table.cards(1) == ["trade_pact"]


def test_no_way_is_asked_for_if_only_one_is_affordable() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["contact_specialist", "drop_ships"], hand=["pirate_lair", "uplift_code"])
    table.play(0, "settle: Pirate Lair")
    assert "Red settles Pirate Lair (defense 3, military 3)" in table.log()


def test_the_icons_of_a_world_do_not_open_a_way_to_place_it() -> None:
    """Former Penal Colony, defense 2, has an icon itself: with one other icon it is paid for, with two it can be
    conquered."""
    for military, options in (("military_convoy", []), ("space_marines", ["method: conquer", "method: pay"])):
        table = Table()
        table.idle(1)
        table.empire(0, cards=[military, "contact_specialist"], hand=["former_penal_colony", *DEVELOPMENTS[:3]])
        table.play(0, "settle: Former Penal Colony")
        assert table.question == "pay"
        assert [option for option in table.options(0) if option.startswith("method")] == options


def test_the_way_to_pay_is_not_open_if_the_development_takes_the_cards() -> None:
    """3 for Mining Conglomerate leave 1 of 4 cards, and Pirate Lair would cost 2: it is conquered."""
    for spare, options in ((4, []), (5, ["method: conquer", "method: pay"])):
        table = Table()
        table.idle(1)
        table.empire(0, cards=["contact_specialist", "drop_ships"], hand=["mining_conglomerate", "pirate_lair"])
        table.empire(0, hand=DEVELOPMENTS[:spare])
        table.play(0, "develop: Mining Conglomerate", "settle: Pirate Lair")
        assert [option for option in table.options(0) if option.startswith("method")] == options
        table.finish()
        assert "Red settles Pirate Lair (defense 3, military 4)" in table.log()


def test_the_payment_for_the_development_comes_off_what_is_left_for_the_world() -> None:
    """3 for Mining Conglomerate and 4 for Rebel Outpost through Contact Specialist need 7 other cards."""
    for spare in (6, 7):
        table = Table()
        table.empire(0, cards=["contact_specialist"], hand=["mining_conglomerate", "rebel_outpost"])
        table.empire(0, hand=[*DEVELOPMENTS, "drop_ships", "uplift_researchers"][:spare])
        table.begin_round()
        table.choose(0, "develop: Mining Conglomerate")
        assert table.options(0) == (["pass", "settle: Rebel Outpost"] if spare == 7 else [])


# Military toward certain worlds


@pytest.mark.parametrize(
    ("empire", "conquered"),
    [
        (["galactic_imperium"], ["Rebel Warrior Race"]),  # +3 vs. Rebels
        (["galactic_imperium", "space_marines"], ["Rebel Warrior Race", "Rebel Outpost"]),
        (["uplift_researchers"], []),  # +2 vs. Genes worlds
        (["uplift_researchers", "smuggling_lair"], ["Insect Uplift Race", "Rebel Warrior Race"]),
        (["alien_rosetta_stone_world", "space_marines"], ["Alien Robot Scout Ship"]),  # +2 vs. Alien worlds
        (["alien_technology_institute", "alien_rosetta_stone_world"], ["Alien Robot Scout Ship"]),
        (["uplift_researchers"] * 2, ["Insect Uplift Race", "Rebel Warrior Race"]),
        (["uplift_researchers", "galactic_imperium"], ["Rebel Warrior Race"]),
    ],
)
def test_military_toward_certain_worlds_only(empire: list[str], conquered: list[str]) -> None:
    hand = ["insect_uplift_race", "rebel_warrior_race", "alien_robot_scout_ship", "rebel_outpost", "pirate_lair"]
    assert worlds_offered(empire, *hand) == conquered


def test_a_world_of_two_kinds_meets_the_military_of_both() -> None:
    """Rebel Warrior Race is a Genes world and a Rebel one."""
    table = Table()
    table.idle(1)
    table.empire(0, cards=["uplift_researchers", "galactic_imperium"], hand=["rebel_warrior_race"])
    table.play(0, "settle: Rebel Warrior Race")
    assert "Red settles Rebel Warrior Race (defense 3, military 5)" in table.log()


# Discounts on worlds


@pytest.mark.parametrize(
    ("empire", "world", "payment"),
    [
        (["mining_robots"], "comet_zone", 3),
        (["mining_robots"], "distant_world", 4),
        (["alien_rosetta_stone_world"], "deserted_alien_library", 4),
        (["alien_rosetta_stone_world", "alien_technology_institute"], "deserted_alien_library", 2),
        (["alien_rosetta_stone_world"], "comet_zone", 4),
        (["replicant_robots", "alien_rosetta_stone_world"], "deserted_alien_library", 2),
        (["replicant_robots"], "uplift_mercenary_force", 0),
        (["replicant_robots"], "expanding_colony", 0),
        (["galactic_advertisers"], "galactic_trendsetters", 2),
        (["galactic_advertisers"] * 3, "galactic_trendsetters", 0),
        (["galactic_advertisers"], "galactic_bazaar", 4),
    ],
)
def test_discounts_add_up_for_the_worlds_they_are_for(empire: list[str], world: str, payment: int) -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=empire, hand=[world, *DEVELOPMENTS])
    table.begin_round()
    option = next(option for option in table.options(0) if option.startswith("settle"))
    table.choose(0, option)
    table.others(0)
    table.finish()
    assert table.paid(0, world) == payment


def test_a_world_discount_is_not_for_developments_and_the_other_way_round() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["replicant_robots", "investment_credits"], hand=["space_marines", "comet_zone"])
    table.empire(0, hand=DEVELOPMENTS[:3])
    table.play(0, "develop: Space Marines", "settle: Comet Zone")
    assert (table.paid(0, "space_marines"), table.paid(0, "comet_zone")) == (1, 2)
