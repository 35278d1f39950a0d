"""PLACING A SECOND WORLD with Military Convoy: conquered with the military that was not used for the first."""

import pytest

from tests.jumpdrive.table import DEVELOPMENTS, Table
from windfall.titles.jumpdrive.components.cards import INDEX, MILITARY_VS, POWERS_WITH, Power
from windfall.titles.jumpdrive.data.schema import PowerSpec
from windfall.titles.jumpdrive.rules import cost

CONVOY = "military_convoy"  # 1 military itself


def convoy_table(empire: list[str], *hand: str, draws: tuple[str, ...] = ("galactic_salon",)) -> Table:
    """Seat 0 has a convoy and these cards; the card it draws is no world."""
    table = Table(draws=draws)
    table.idle(1)
    table.empire(0, hand=hand, cards=[CONVOY, *empire])
    return table


def seconds(empire: list[str], first: str, name: str, *hand: str) -> list[str]:
    """The second worlds that can be conquered after this one."""
    table = convoy_table(empire, first, *hand)
    table.play(0, f"settle: {name}")
    table.finish("second_world")
    return [option.removeprefix("second: ") for option in table.options(0) if option.startswith("second")]


def test_a_second_world_is_conquered_and_the_convoy_stays() -> None:
    """JD-4: with unused military, and no cards."""
    table = convoy_table(["drop_ships"], "former_penal_colony", "avian_uplift_race", *DEVELOPMENTS[:2])
    table.play(0, "settle: Former Penal Colony")
    assert table.options(0) == ["pass", "second: Avian Uplift Race"]
    assert table.texts(0)[1] == "Conquer Avian Uplift Race (defense 2, military left 3)"
    table.choose(0, "second: Avian Uplift Race")
    assert table.cards(0) == [CONVOY, "drop_ships", "former_penal_colony", "avian_uplift_race"]
    assert "Red settles Former Penal Colony (defense 2, military 4)" in table.log()
    assert "Red settles Avian Uplift Race (defense 2, military 3)" in table.log()
    assert table.discards(0) == []
    assert len(table.hand(0)) == 2 + 1 + table.income(0)


def test_a_second_conquest_is_optional() -> None:
    table = convoy_table(["drop_ships"], "former_penal_colony", "avian_uplift_race")
    table.play(0, "settle: Former Penal Colony")
    table.choose(0, "pass")
    assert table.cards(0)[2:] == ["former_penal_colony"]
    assert "avian_uplift_race" in table.hand(0)


@pytest.mark.parametrize(
    ("empire", "conquered"),
    [
        ([], []),  # 1 - 1, and the 1 of Smuggling Lair: see below
        (["smuggling_lair"], ["Rebel Miners"]),  # 2 - 1 + 1
        (["space_marines"], ["Rebel Miners", "Insect Uplift Race"]),  # 3 - 1 + 1
        (["drop_ships"], ["Rebel Miners", "Insect Uplift Race", "Malevolent Lifeforms"]),  # 4 - 1 + 1
    ],
)
def test_unused_military_and_the_icons_of_the_first_world(empire: list[str], conquered: list[str]) -> None:
    """The first world of defense 1 uses 1 and adds 1."""
    hand = ["rebel_miners", "insect_uplift_race", "malevolent_lifeforms", "rebel_outpost"]
    assert seconds(empire, "smuggling_lair", "Smuggling Lair", *hand) == conquered


def test_the_icons_of_the_first_world_alone_can_conquer_the_second() -> None:
    assert seconds([], "smuggling_lair", "Smuggling Lair", "rebel_fuel_cache") == ["Rebel Fuel Cache"]
    assert seconds([], "rebel_fuel_cache", "Rebel Fuel Cache", "smuggling_lair") == []


REBELS = ["rebel_fuel_cache", "rebel_miners", "rebel_warrior_race"]


def test_restricted_military_is_spent_first() -> None:
    """Rebel Outpost (5) takes all 3 against Rebels and 2 of the 3 general: 1 is left, and 1 comes with the world. If
    general military went first, 1 against Rebels would be left instead."""
    empire = ["galactic_imperium", "space_marines"]
    hand = ["former_penal_colony", "pirate_lair", *REBELS]
    found = seconds(empire, "rebel_outpost", "Rebel Outpost", *hand)
    assert found == ["Former Penal Colony", "Rebel Fuel Cache", "Rebel Miners"]


def test_restricted_military_that_was_not_needed_is_left() -> None:
    """Rebel Miners (2) take 2 of the 3 against Rebels: left are 1 against Rebels and all of the general military."""
    hand = ["former_penal_colony", "smuggling_lair", "rebel_fuel_cache", "rebel_warrior_race"]
    found = seconds(["galactic_imperium"], "rebel_miners", "Rebel Miners", *hand)
    assert found == ["Smuggling Lair", "Rebel Fuel Cache"]
    found = seconds(["galactic_imperium", "smuggling_lair"], "rebel_miners", "Rebel Miners", "pirate_lair", *hand)
    assert found == ["Smuggling Lair", "Former Penal Colony", "Rebel Fuel Cache", "Rebel Warrior Race"]


def test_restricted_military_of_another_kind_is_whole_for_the_second_world() -> None:
    """2 against Genes worlds do not serve the first, and do serve the second: 1 left, 1 with the world, and 2."""
    found = seconds(
        ["uplift_researchers", "smuggling_lair"], "former_penal_colony", "Former Penal Colony", "malevolent_lifeforms"
    )
    assert found == [], "2 - 2 + 1 + 2"
    found = seconds(
        ["uplift_researchers", "smuggling_lair"],
        "smuggling_lair",
        "Smuggling Lair",
        "malevolent_lifeforms",
        "pirate_lair",
    )
    assert found == ["Malevolent Lifeforms"], "2 - 1 + 1 + 2, but 2 against a Novelty world"


def test_each_point_serves_one_world() -> None:
    """Two Genes worlds of defense 2: 2 against Genes worlds and the convoy's 1 make 3 in all."""
    assert seconds(["uplift_researchers"], "avian_uplift_race", "Avian Uplift Race", "reptilian_uplift_race") == []
    found = seconds(["uplift_researchers"] * 2, "avian_uplift_race", "Avian Uplift Race", "insect_uplift_race")
    assert found == ["Insect Uplift Race"], "4 + 1 - 2"


def test_of_restricted_points_those_go_first_that_would_not_help_with_the_second() -> None:
    """Rebel Warrior Race (3) is a Rebel Genes world: the 3 against Rebels conquer it, so that 2 against Genes worlds,
    the convoy's 1 and its own 1 are left for a Genes world of 4. For another Rebel, the 2 against Genes worlds go
    first, and 1 of the 3: 2 are left, and the 2 general."""
    empire = ["galactic_imperium", "uplift_researchers"]
    hand = ["malevolent_lifeforms", "rebel_underground", "rebel_outpost", "pirate_lair"]
    found = seconds(empire, "rebel_warrior_race", "Rebel Warrior Race", *hand)
    assert found == ["Malevolent Lifeforms", "Rebel Underground"]


def test_military_per_chromosome_counts_the_one_of_the_first_world() -> None:
    """The Mercenary Force counts 1 chromosome for the first world and 2 for the second."""
    empire = ["uplift_mercenary_force"]
    found = seconds(empire, "avian_uplift_race", "Avian Uplift Race", "smuggling_lair", "former_penal_colony")
    assert found == ["Smuggling Lair"], "1 + 1 - 2 + 1"


def test_not_after_a_first_world_that_was_paid_for() -> None:
    """ "cannot be used after placing the first world in a round with a Contact Specialist"."""
    for method, second in (("conquer", True), ("pay", False)):
        table = convoy_table(["contact_specialist", "drop_ships"], "smuggling_lair", "former_penal_colony")
        table.play(0, "settle: Smuggling Lair")
        table.choose(0, f"method: {method}")
        assert (table.question == "second_world") == second
    table = convoy_table(["drop_ships"], "pilgrimage_world", "former_penal_colony")
    table.play(0, "settle: Pilgrimage World")
    assert table.question == "place"


def test_the_second_world_is_not_paid_for() -> None:
    """Neither through Contact Specialist nor as a non-military world, not even with a Colony Convoy."""
    empire = ["contact_specialist", "colony_convoy", "space_marines"]
    hand = ["rebel_outpost", "rebel_miners", "gem_world", "pilgrimage_world", *DEVELOPMENTS]
    table = convoy_table(empire, "smuggling_lair", *hand)
    table.play(0, "settle: Smuggling Lair")
    table.choose(0, "method: conquer")
    assert table.options(0) == ["pass", "second: Rebel Miners"]


def test_with_both_convoys_there_are_two_worlds_all_the_same() -> None:
    table = convoy_table(
        [CONVOY, "colony_convoy", "drop_ships"], "smuggling_lair", "former_penal_colony", "rebel_miners"
    )
    table.play(0, "settle: Smuggling Lair")
    table.choose(0, "second: Former Penal Colony")
    assert table.question == "place"
    assert len(table.cards(0)) == 6
    table = convoy_table(["colony_convoy", "drop_ships"], "gem_world", "asteroid_belt", "smuggling_lair", *DEVELOPMENTS)
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    table.choose(0, "second: Asteroid Belt")
    table.finish("second_world")
    assert table.question == "place", "paid for, and not conquered after that"


def test_it_can_be_used_in_the_round_it_is_placed() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["drop_ships"], hand=[CONVOY, "smuggling_lair", "rebel_miners", *DEVELOPMENTS[:1]])
    table.play(0, "develop: Military Convoy", "settle: Smuggling Lair")
    table.finish("second_world")
    table.choose(0, "second: Rebel Miners")
    assert table.cards(0) == ["drop_ships", CONVOY, "smuggling_lair", "rebel_miners"]


def test_it_can_be_used_again_in_the_next_round() -> None:
    """Military spent in one round is there in the next."""
    table = Table()
    table.empire(1, hand=["colony_convoy"] * 2)
    table.empire(0, cards=[CONVOY], hand=["smuggling_lair", "smuggling_lair"])
    table.empire(0, hand=["former_penal_colony", "rebel_fuel_cache"])
    table.play(0, "settle: Smuggling Lair")
    table.choose(0, "second: Smuggling Lair")
    table.play(0, "settle: Former Penal Colony")
    table.choose(0, "second: Rebel Fuel Cache")
    assert table.cards(0)[1:] == ["smuggling_lair"] * 2 + ["former_penal_colony", "rebel_fuel_cache"]


def test_the_card_just_drawn_can_be_the_second_world() -> None:
    """JD-4: if no development was placed."""
    table = convoy_table([], "smuggling_lair", draws=("rebel_fuel_cache",))
    table.play(0, "settle: Smuggling Lair")
    assert table.options(0) == ["pass", "second: Rebel Fuel Cache"]


def test_without_a_military_convoy_there_is_no_second_conquest() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["drop_ships", "colony_convoy"], hand=["smuggling_lair", "rebel_miners"])
    table.play(0, "settle: Smuggling Lair")
    assert table.question == "place"


def test_restricted_military_of_the_first_world_counts_for_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """No military world has such a power; if Smuggling Lair had 2 against Genes worlds, it would help with one."""
    card = INDEX["smuggling_lair"]
    power = Power(card, PowerSpec(phase="settle", effect="military_vs", n=2, of="world:green"))
    hand = ["insect_uplift_race", "pirate_lair", "malevolent_lifeforms"]
    assert seconds([], "smuggling_lair", "Smuggling Lair", *hand) == []
    powers = [row.copy() for row in POWERS_WITH]
    powers[MILITARY_VS][card] = (power,)
    monkeypatch.setattr(cost, "POWERS_WITH", powers)
    assert seconds([], "smuggling_lair", "Smuggling Lair", *hand) == ["Insect Uplift Race"], "1 - 1 + 1 + 2"
