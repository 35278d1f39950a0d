"""Winning: what counts, "?" bonuses, and ties."""

import pytest

from tests.newfrontiers.table import Table

# What counts


def test_chips_count() -> None:
    """NF-18: VP chips."""
    table = Table(players=3)
    table.empire(0, chips=7)
    assert table.end_game().scores == (7, 0, 0)


def test_printed_vps_of_developments_and_colonies_count() -> None:
    """NF-18: printed VP of developments and colonies (home included)."""
    table = Table(players=3)
    table.empire(0, colonies=["old_earth", "rebel_base"], developments=["alien_monument", "drop_ships"])
    result = table.end_game()
    assert result.breakdown[0]["colonies"] == 2 + 6
    assert result.breakdown[0]["developments"] == 3 + 2
    assert result.scores[0] == 13


def test_explored_worlds_score_nothing() -> None:
    """NF-18: explored worlds leave first."""
    table = Table(players=3)
    table.empire(0, explored=["rebel_stronghold", "rebel_resistance"])
    assert table.end_game().scores[0] == 0


def test_explored_worlds_do_not_count_for_bonuses() -> None:
    """NF-18: explored worlds leave before any bonus is counted."""
    table = Table(players=3)
    table.empire(0, explored=["comet_zone"], developments=["mining_league"])
    assert table.end_game().scores[0] == 0


def test_credits_goods_and_colonists_score_nothing() -> None:
    """NF-18: chips, printed VPs, bonuses and goals only."""
    table = Table(players=3)
    table.empire(0, credits=9, colonists=9, colonies=["ravaged_uplift_world"], goods={"ravaged_uplift_world": "genes"})
    assert table.end_game().scores[0] == 0


def test_the_score_is_the_sum_of_its_parts() -> None:
    """NF-18: chips + printed VPs + "?" bonuses + all goals in play."""
    table = Table(players=3, goals=True)
    table.goal_up("conscription")
    table.empire(
        0, chips=4, colonists=3, colonies=["comet_zone", "rebel_miners"], developments=["mining_league", "drop_ships"]
    )
    result = table.end_game()
    assert result.breakdown[0] == {"chips": 4, "developments": 2, "colonies": 3, "bonuses": 4, "goals": 2}
    assert result.scores[0] == 15


def test_the_most_vps_win() -> None:
    """WINNING: "The player who scores the most wins!" """
    table = Table(players=3)
    table.empire(0, chips=4, credits=9)
    table.empire(1, chips=5)
    assert table.end_game().winners == (1,)
    assert "Blue wins" in table.log


# "?" bonuses


def bonus(developments: list[str], colonies: list[str], chips: int = 0) -> int:
    """What the "?" tiles of an empire score."""
    table = Table(players=3)
    table.empire(0, colonies=colonies, developments=developments, chips=chips)
    return table.end_game().breakdown[0]["bonuses"]


def test_a_tile_scores_for_one_condition_only_the_first_it_meets() -> None:
    """NF-18: within one bonus a tile scores for one condition only, the first it meets as listed: for Uplift Gene
    Hunters a Genes colony with the Uplift keyword scores 2 as Uplift and not 1 more as Genes."""
    colonies = ["ravaged_uplift_world", "pre_sentient_race"]
    assert bonus(["uplift_gene_hunters"], colonies) == 2 + 2 + 1  # itself, an Uplift and another Genes colony


def test_free_trade_association_scores_production_before_other_novelty() -> None:
    """NF-18: 2 for a Novelty production colony, 1 for another Novelty colony, 2 for Consumer Markets."""
    assert bonus(["free_trade_association"], ["gem_world", "refugee_world", "comet_zone"]) == 3
    assert bonus(["free_trade_association", "consumer_markets"], []) == 2


def test_galactic_imperium_scores_rebel_and_other_military_colonies() -> None:
    """NF-18: 2 per Rebel military colony, 1 per other military colony, nothing for a peaceful one."""
    assert bonus(["galactic_imperium"], ["rebel_base", "imperium_depot", "comet_zone"]) == 3


def test_imperium_lords_score_imperium_tiles_and_rebel_military_colonies() -> None:
    """Imperium Lords: 1 per Imperium tile, this one included, and 2 per Rebel military colony."""
    assert bonus(["imperium_lords"], ["rebel_base", "imperium_depot", "rebel_cantina"]) == 1 + 2 + 1


def test_alien_tech_institute_scores_alien_tiles_and_itself() -> None:
    """WINNING: "Many bonuses ... score VPs for their own tile": 2 per Alien tile."""
    assert bonus(["alien_tech_institute", "alien_monument"], ["alien_rosetta_stone_world"]) == 6


def test_a_home_colony_counts_for_bonuses() -> None:
    """WINNING: "When scoring, remember to include your home colony." """
    assert bonus(["mining_league"], ["alpha_centauri"]) == 2


def test_total_military_excludes_specialized_and_temporary_military() -> None:
    """Data README, `military`: powers without `against`, neither specialized nor temporary; New Galactic Order +2."""
    colonies = ["new_sparta", "imperium_depot", "alien_defense_system", "alpha_centauri"]
    assert bonus(["new_galactic_order"], colonies) == 2 + 2


@pytest.mark.parametrize(("chips", "vp"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_pan_galactic_hologrid_scores_every_third_chip(chips: int, vp: int) -> None:
    """Data README, `every`: for each full three VPs in chips."""
    assert bonus(["pan_galactic_hologrid"], [], chips=chips) == vp


@pytest.mark.parametrize(("kinds", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_galactic_exchange_scores_kinds_by_a_table(kinds: int, vp: int) -> None:
    """Data README, `table`: the entry at the number of different kinds, gray excluded."""
    colonies = ["gem_world", "comet_zone", "distant_world", "alien_robotic_factory"]
    assert bonus(["galactic_exchange"], ["old_earth", *colonies[:kinds]]) == vp


def test_galactic_federation_scores_large_and_other_developments() -> None:
    """Galactic Federation: 2 per large development, this one included, 1 per other development."""
    assert bonus(["galactic_federation", "free_trade_association", "drop_ships"], []) == 2 + 2 + 1


def test_new_economy_scores_consume_powers_but_not_a_modifier() -> None:
    """Data README: a modifier counts as no Consume power anywhere: Prosperous Economy scores nothing."""
    assert bonus(["new_economy", "prosperous_economy", "consumer_markets"], ["new_vinland"]) == 2 + 2 + 1


def test_a_bonus_of_a_colony() -> None:
    """SETTLE: "The “?” on a few colonies indicates a variable number of victory points": Rebel Resistance."""
    assert bonus([], ["rebel_resistance", "rebel_base", "rebel_cantina"]) == 6


def test_bonuses_of_two_tiles_both_count_a_tile() -> None:
    """WINNING: a tile scores once "for a given bonus", so once for each of two bonuses."""
    assert bonus(["mining_league", "pan_galactic_league"], ["rebel_miners"]) == 2 + 1


# Ties


def test_a_tie_goes_to_the_most_credits_plus_goods() -> None:
    """NF-18: ties: most credits plus goods in the empire."""
    table = Table(players=3)
    table.empire(0, chips=6, credits=2)
    goods = {"refugee_world": "novelty", "ravaged_uplift_world": "genes"}  # 1 and 0 VPs
    table.empire(1, chips=5, credits=1, colonies=list(goods), goods=goods)
    assert table.end_game().winners == (1,)


def test_a_tie_in_credits_plus_goods_is_shared() -> None:
    """NF-18: else shared victory."""
    table = Table(players=3)
    table.empire(0, chips=6, credits=2)
    table.empire(2, chips=6, credits=2)
    assert table.end_game().winners == (0, 2)
    assert "Red shares the victory" in table.log


def test_the_tie_break_is_only_among_the_tied() -> None:
    """NF-18: credits of a player with fewer VPs do not matter."""
    table = Table(players=3)
    table.empire(0, chips=6, credits=1)
    table.empire(1, chips=6)
    table.empire(2, chips=5, credits=9)
    assert table.end_game().winners == (0,)


def test_stockpiles_do_not_break_ties() -> None:
    """NF-18: stockpiles do not count."""
    table = Table(players=3, goals=True)
    table.empire(0, chips=6, credits=1)
    blue = table.empire(1, chips=6)
    blue.stockpiled_credits = 2
    blue.stockpiled_goods = (0,)
    assert table.end_game().winners == (0,)


def test_colonists_and_explored_worlds_do_not_break_ties() -> None:
    """NF-18: credits plus goods only."""
    table = Table(players=3)
    table.empire(0, chips=6, credits=1)
    table.empire(1, chips=6, colonists=5, explored=["rebel_base", "comet_zone"])
    assert table.end_game().winners == (0,)
