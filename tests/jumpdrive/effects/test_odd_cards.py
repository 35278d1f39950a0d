"""Cards that work like no other, each with a test of its own; see also `test_fine_points` and `test_second_world_*`."""

from tests.jumpdrive.effects.test_clauses import yield_of
from tests.jumpdrive.table import DEVELOPMENTS, HARMLESS, Table


def test_trade_pact() -> None:
    """Pays more from the round in which another player has one, and for as long as both are there."""
    table = Table()
    table.empire(0, cards=["trade_pact"], hand=["investment_credits", "mining_robots"])
    table.empire(1, hand=["trade_pact", HARMLESS])
    table.begin_round()
    table.choose(0, "develop: Investment Credits")
    table.choose(1, "develop: Colony Convoy")
    assert (table.income(0), table.income(1)) == (1, 0)
    table.choose(0, "develop: Mining Robots")
    table.choose(1, "develop: Trade Pact")
    assert (table.income(0), table.income(1)) == (2, 2)


def test_trade_pact_with_a_contact_specialist_in_the_same_empire() -> None:
    """Military is no obstacle then, whichever came first."""
    table = Table()
    table.idle(1)
    table.empire(0, cards=["drop_ships", "contact_specialist"], hand=["trade_pact"])
    table.play(0, "develop: Trade Pact")
    assert table.cards(0)[-1] == "trade_pact"


def test_space_port_with_a_trade_pact() -> None:
    assert yield_of("space_port") == (0, 1)
    assert yield_of("space_port", "trade_pact") == (1 + 1, 2 + 1)


def test_survey_hq_counts_icons_of_all_cards() -> None:
    """As in the sample turns: 2 pairs after round 3, and 4 with the icons of Galactic Salon and Pirate Lair."""
    assert yield_of("survey_team", "smuggling_lair", "survey_hq") == (2, 4)
    assert yield_of("survey_team", "smuggling_lair", "survey_hq", "galactic_salon", "pirate_lair") == (4 + 6, 8)


def test_uplift_mercenary_force_is_settled_before_its_military_counts() -> None:
    """Its military is there for a world of the next round, not for a conquest of the same round: it is a world."""
    table = Table()
    table.empire(1, hand=[HARMLESS] * 2)
    table.empire(0, hand=["uplift_mercenary_force", "rebel_fuel_cache", *DEVELOPMENTS[:2]])
    table.play(0, "settle: Uplift Mercenary Force")
    table.finish("second_world")
    assert table.question == "place"
    table.play(0, "settle: Rebel Fuel Cache")
    assert table.cards(0) == ["uplift_mercenary_force", "rebel_fuel_cache"]


def test_galactic_imperium_counts_a_military_world_that_was_paid_for() -> None:
    """It stays a military world."""
    table = Table()
    table.idle(1)
    table.empire(0, cards=["galactic_imperium", "contact_specialist"], hand=["pirate_lair", *DEVELOPMENTS[:2]])
    table.play(0, "settle: Pirate Lair")
    assert table.paid(0, "pirate_lair") == 2
    assert table.scored(0) == 2 + 1 + 2, "Galactic Imperium, Contact Specialist, Pirate Lair"


def test_galactic_imperium_is_an_imperium_card_and_no_rebel() -> None:
    assert yield_of("galactic_imperium", "blaster_gem_mines") == (1, 2)
    assert yield_of("galactic_imperium", "imperium_blaster_factory") == (2 + 2, 2)


def test_alien_technology_institute_makes_aliens_cheap_or_weak() -> None:
    """2 for itself and each other Alien card; 2 military or 2 cards against Alien worlds."""
    assert yield_of("alien_technology_institute", "alien_rosetta_stone_world", "alien_robotic_factory") == (7 + 6, 4)
    table = Table()
    table.idle(1)
    table.empire(0, cards=["alien_technology_institute", "space_marines"], hand=["alien_robot_scout_ship"])
    table.play(0, "settle: Alien Robot Scout Ship")
    assert "Red settles Alien Robot Scout Ship (defense 4, military 4)" in table.log()


def test_alien_rosetta_stone_world_in_the_round_after() -> None:
    """It is an Alien card, but gray: it does not make itself cheaper."""
    table = Table()
    table.empire(1, hand=[HARMLESS] * 2)
    table.empire(0, hand=["alien_rosetta_stone_world", "deserted_alien_outpost", *DEVELOPMENTS])
    table.play(0, "settle: Alien Rosetta Stone World")
    table.finish()
    assert table.paid(0, "alien_rosetta_stone_world") == 3
    table.play(0, "settle: Deserted Alien Outpost")
    table.finish()
    assert table.paid(0, "deserted_alien_outpost") == 2


def test_pilgrimage_world_is_free_and_draws_a_card() -> None:
    table = Table(draws=["comet_zone"])
    table.idle(1)
    table.empire(0, hand=["pilgrimage_world"], cards=["colony_convoy"])
    table.play(0, "settle: Pilgrimage World")
    assert table.hand(0) == ["comet_zone"]
    assert table.scored(0) == 1


def test_expanding_colony_and_a_novelty_world_of_either_type() -> None:
    assert yield_of("expanding_colony", "smuggling_lair") == (0, 1 + 1 + 1)
    assert yield_of("expanding_colony", "asteroid_belt") == (0, 1 + 2)


def test_uplift_cards_count_each_others_chromosomes() -> None:
    """Uplift Code has two chromosomes, Uplift Researchers and Uplift Revolt World one each."""
    assert yield_of("uplift_code", "uplift_researchers", "uplift_revolt_world") == (12 + 4 + 4, 1)


def test_galactic_federation_counts_survey_teams_and_developments_that_were_not_paid_for() -> None:
    assert yield_of("galactic_federation", "survey_team", rivals=(("survey_team",),)) == (4 + 1, 1)
