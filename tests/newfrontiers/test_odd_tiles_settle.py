"""Tiles of Settle that need a second look, each in a position of its own."""

from tests.newfrontiers.table import Table


def test_contact_specialist_pays_for_no_alien_and_no_xeno_world() -> None:
    """NF-10, NF-22."""
    table = Table(rift=True)
    table.empire(
        0,
        credits=9,
        colonists=2,
        developments=["contact_specialist"],
        explored=["alien_robot_sentry", "xeno_infested_uplift_world", "rebel_miners"],
    )
    table.select("settle", by=1)
    assert table.options() == ["take colonists", "pay for military: Rebel Miners"]


def test_contact_specialist_adds_to_discounts_and_not_to_military() -> None:
    """Defense 5, less 1, less 1 by Terraforming Specialists; Military 2 is neither enough nor of help."""
    for credits, can_pay in ((2, False), (3, True)):  # noqa: A001
        table = Table()
        red = table.empire(
            0,
            credits=credits,
            colonists=2,
            colonies=["new_sparta"],
            developments=["contact_specialist", "terraforming_specialists"],
            explored=["rebel_outpost"],
        )
        table.select("settle", by=1)
        assert (table.seat == 0) == can_pay
        if can_pay:
            table.choose("pay for military: Rebel Outpost")
            assert red.credits == 0


def test_contact_specialist_and_rebel_cantina_are_not_added_for_one_world() -> None:
    """Only one pay-for-military power: the better one, Rebel Cantina's 2, so 3 for defense 5."""
    table = Table()
    red = table.empire(
        0,
        credits=5,
        colonists=2,
        colonies=["rebel_cantina"],
        developments=["contact_specialist"],
        explored=["rebel_outpost", "imperium_blaster_gem_depot"],
    )
    table.select("settle", by=1)
    assert "Settle Rebel Outpost by paying 3 credits" in table.texts()
    assert "Settle Imperium Blaster Gem Depot by paying 4 credits" in table.texts()  # no REBEL world
    table.choose("pay for military: Rebel Outpost")
    assert red.credits == 2


def test_rebel_cantina_pays_for_rebel_worlds_only() -> None:
    table = Table()
    table.empire(0, credits=9, colonists=1, colonies=["rebel_cantina"], explored=["rebel_miners", "imperium_depot"])
    table.select("settle", by=1)
    assert table.options() == ["take colonists", "pay for military: Rebel Miners"]


def logistics(**empire: object) -> Table:
    table = Table()
    table.empire(0, developments=["improved_logistics", "imperium_war_profiteers", "military_industry"], **empire)  # type: ignore[arg-type]
    table.select("settle", by=1)
    return table


def test_improved_logistics_does_not_use_powers_of_the_first_world() -> None:
    """NF-9: Former Penal Colony's Military comes too late for Rebel Warrior Race."""
    table = logistics(
        colonists=2, colonies=["new_sparta"], explored=["former_penal_colony", "rebel_warrior_race", "rebel_miners"]
    )
    table.choose("settle: Former Penal Colony")
    assert "settle: Rebel Miners" in table.options()
    assert "settle: Rebel Warrior Race" not in table.options()


def test_improved_logistics_does_not_use_a_discount_of_the_first_world() -> None:
    table = logistics(credits=4, colonists=2, explored=["mining_mole_uplift_race", "comet_zone", "asteroid_belt"])
    table.choose("settle: Mining Mole Uplift Race")
    assert "settle: Comet Zone" not in table.options()  # 3 credits, and 2 are left
    table.choose("settle: Asteroid Belt")
    assert table.state.empires[0].credits == 0


def test_improved_logistics_carries_temporary_military_over() -> None:
    """NF-9: one good for Military 3, enough for both worlds."""
    table = logistics(
        colonists=2,
        colonies=["gem_world"],
        goods={"gem_world": "novelty"},
        explored=["rebel_warrior_race", "former_penal_colony"],
    )
    table.choose("use: Military Industry", "settle: Rebel Warrior Race", "settle: Former Penal Colony")
    assert table.colonies(0) == ["gem_world", "rebel_warrior_race", "former_penal_colony"]


def test_improved_logistics_may_spend_what_the_first_world_brought() -> None:
    """Its windfall good for temporary Military, and credits of a trigger."""
    table = logistics(colonists=2, explored=["refugee_world", "rebel_warrior_race"])
    table.choose("settle: Refugee World", "use: Military Industry", "settle: Rebel Warrior Race")
    assert table.goods(0) == {"rebel_warrior_race": "genes"}
    table = logistics(colonists=2, colonies=["new_sparta"], explored=["rebel_miners", "gem_world"])
    table.choose("settle: Rebel Miners", "settle: Gem World")  # Imperium War Profiteers give 2 credits
    assert table.colonies(0) == ["new_sparta", "rebel_miners", "gem_world"]


def test_improved_logistics_needs_colonists_for_both_worlds() -> None:
    table = logistics(colonists=1, explored=["refugee_world", "destroyed_world"], credits=9)
    table.choose("settle: Refugee World")
    assert table.options() == ["pass", "use: Military Industry"]  # no world, though it could pay for one


def test_alien_defense_system_may_give_up_its_own_good() -> None:
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["alien_defense_system"],
        goods={"alien_defense_system": "alien"},
        explored=["rebel_warrior_race"],
    )
    table.select("settle", by=1)
    table.choose("use: Alien Defense System", "settle: Rebel Warrior Race")
    assert table.goods(0) == {"rebel_warrior_race": "genes"}


def test_alien_weapon_cache_helps_against_xeno_only_and_for_two_worlds() -> None:
    table = Table(rift=True)
    table.empire(
        0,
        colonists=3,
        colonies=["alien_weapon_cache"],
        goods={"alien_weapon_cache": "alien"},
        developments=["improved_logistics"],
        explored=["xeno_held_imperium_mine", "xeno_colony", "rebel_fuel_cache"],
    )
    table.select("settle", by=1)
    table.choose("use: Alien Weapon Cache")
    assert table.options() == ["take colonists", "settle: Xeno-Held Imperium Mine", "settle: Xeno Colony"]
    table.choose("settle: Xeno Colony", "settle: Xeno-Held Imperium Mine")
    assert len(table.colonies(0)) == 3


def test_a_power_against_another_keyword_of_a_xeno_world_counts() -> None:
    """Xeno-Occupied Rebel World, defense 8: Galactic Imperium 4 against REBEL, Militia 3 against XENO, Military 1."""
    for colony, reaches in (("rebel_uplift_world", True), ("rebel_miners", False)):
        table = Table(rift=True)
        table.empire(
            0,
            colonists=1,
            colonies=[colony],
            developments=["galactic_imperium", "anti_xeno_militia"],
            explored=["xeno_occupied_rebel_world"],
        )
        table.select("settle", by=1)
        assert (table.seat == 0) == reaches


def test_uplift_mercenary_force_grows_with_uplift_colonies_from_the_next_action() -> None:
    table = Table()
    table.empire(
        0, colonists=2, colonies=["uplift_mercenary_force"], explored=["rebel_uplift_world", "avian_uplift_race"]
    )
    table.select("settle", by=1)
    assert table.options() == ["take colonists", "settle: Rebel Uplift World"]
    table.choose("settle: Rebel Uplift World")
    table.select("settle", by=1)
    assert "Settle Avian Uplift Race (defense 2, Military 3)" in table.texts()  # 2 for colonies, 1 of the new one


def test_gateway_station_helps_with_worlds_for_2_colonists_military_ones_that_are_paid_for_included() -> None:
    table = Table(rift=True)
    table.empire(
        0,
        credits=9,
        colonists=2,
        colonies=["gateway_station"],
        developments=["contact_specialist"],
        explored=["radioactive_world", "asteroid_belt", "rebel_outpost"],
    )
    table.select("settle", by=1)
    assert table.texts()[1:] == [
        "Settle Radioactive World for 0 credits",
        "Settle Asteroid Belt for 2 credits",
        "Settle Rebel Outpost by paying 2 credits",
    ]


def test_anti_xeno_rebel_force_counts_rebel_tiles_when_it_is_used() -> None:
    """Itself and Rebel Miners; an explored REBEL world is none yet."""
    table = Table(rift=True)
    table.empire(
        0,
        colonists=1,
        colonies=["rebel_miners"],
        developments=["anti_xeno_rebel_force"],
        explored=["xeno_infested_uplift_world", "xeno_held_imperium_mine", "rebel_fuel_cache"],
    )
    table.select("settle", by=1)
    assert table.texts()[1:] == ["Settle Xeno-Infested Uplift World (defense 2, Military 2)"]
