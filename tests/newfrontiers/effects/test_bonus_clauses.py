""" "?" bonuses: each sort of clause, and every tile that prints one."""

import pytest

from tests.newfrontiers.table import Table
from windfall.engine.kinds import KIND_IDS
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, DEVELOPMENTS, INDEX, SPECS
from windfall.titles.newfrontiers.rules.scoring import bonus_of, score

# tile: colonies, developments, VP chips, and what the bonus scores; the tile itself is added to its empire
BONUSES: dict[str, tuple[list[str], list[str], int, int]] = {
    # a keyword, the tile itself included
    "uplift_coalition": (["uplift_mercenary_force", "avian_uplift_race", "gem_world"], ["uplift_gene_hunters"], 0, 4),
    "rebel_resistance": (["rebel_cantina", "rebel_uplift_world", "avian_uplift_race"], [], 0, 6),
    "corrosive_uplift_world": (["rebel_uplift_world", "rebel_miners"], [], 0, 2),
    "imperium_capital": (["imperium_warlord", "imperium_depot"], ["imperium_arms_factories", "imperium_lords"], 0, 10),
    "alien_tech_institute": (["alien_rosetta_stone_world", "alien_monolith", "gem_world"], ["alien_monument"], 0, 8),
    # several clauses: a tile scores for the first that it meets
    "free_trade_association": (
        ["earths_lost_colony", "gem_world", "galactic_resort", "rebel_miners"],
        ["consumer_markets"],
        0,
        2 + 2 + 1 + 2,
    ),
    "imperium_war_profiteers": (["imperium_depot", "rebel_miners"], ["imperium_arms_factories"], 0, 2 + 1 + 2 + 2),
    "military_industry": (
        ["new_sparta", "rebel_base", "alien_defense_system", "gem_world"],
        ["space_marines", "alien_researchers", "contact_specialist"],
        0,
        2 + 2 + 2 + 3,
    ),
    "pan_galactic_league": (
        ["ancient_race", "avian_uplift_race", "distant_world", "rebel_base", "gem_world"],
        [],
        0,
        2 + 2 + 2 + 1,
    ),
    "uplift_gene_hunters": (["mining_mole_uplift_race", "avian_uplift_race", "ancient_race"], [], 0, 2 + 2 + 1 + 2),
    "galactic_imperium": (["rebel_cantina", "rebel_base", "rebel_miners", "former_penal_colony"], [], 0, 2 + 2 + 1),
    "imperium_lords": (
        ["rebel_base", "rebel_cantina", "imperium_depot"],
        ["imperium_arms_factories"],
        0,
        1 + 1 + 1 + 2,
    ),
    "frontier_settlers": (["old_earth", "rebel_base", "gem_world"], ["homesteading_pioneers"], 0, 3 + 2),
    "federation_survey": (
        ["separatist_colony", "uplift_coalition", "radioactive_world"],  # the second one needs 2 colonists too
        ["survey_team", "space_marines"],
        0,
        2 + 2 + 1 + 2 + 2,
    ),
    "galactic_federation": (["gem_world"], ["mining_league", "space_marines", "survey_team"], 0, 2 + 2 + 1 + 1),
    "new_economy": (
        ["old_earth", "new_vinland", "gem_world"],
        ["trade_league", "prosperous_economy", "space_marines"],
        0,
        1 + 1 + 2 + 2,
    ),
    "alien_historians": (
        ["xeno_infested_alien_outpost", "xeno_colony", "alien_monolith"],
        ["alien_monument"],
        0,
        2 + 2 + 1 + 1 + 1,
    ),
    "anti_xeno_rebel_force": (["xeno_occupied_rebel_world", "xeno_colony", "rebel_miners"], [], 0, 2 + 1 + 2 + 2),
    "terraforming_defenders": (["terraforming_colonists", "gem_world", "asteroid_belt"], ["uplift_terraforming"], 0, 7),
    "uplift_bio_engineers": (
        ["malevolent_lifeforms", "avian_uplift_race", "rebel_uplift_world", "gem_world"],
        [],
        0,
        2 + 1 + 1 + 1,
    ),
    "mining_league": (["alpha_centauri", "rebel_miners", "asteroid_belt", "gem_world"], [], 0, 6),
    # counts
    "pan_galactic_hologrid": (["earths_lost_colony", "galactic_resort", "rebel_base"], [], 8, 1 + 1 + 2),
    "new_galactic_order": (["new_sparta", "imperium_warlord"], ["drop_ships"], 0, 2 + 3 + 2),
    "galactic_exchange": (["gem_world", "rebel_miners", "distant_world"], ["diversified_economy"], 0, 6 + 2),
}


def bonus(tile: str, colonies: list[str], developments: list[str], chips: int = 0) -> int:
    table = Table(rift=True)
    if INDEX[tile] in DEVELOPMENTS:
        developments = [*developments, tile]
    else:
        colonies = [*colonies, tile]
    red = table.empire(0, colonies=colonies, developments=developments, chips=chips)
    return bonus_of(table.state, red, INDEX[tile])


def test_every_tile_with_a_bonus_is_here() -> None:
    assert {spec.id for spec in SPECS if spec.bonus} == set(BONUSES)


@pytest.mark.parametrize("tile", BONUSES)
def test_bonus(tile: str) -> None:
    colonies, developments, chips, expected = BONUSES[tile]
    assert bonus(tile, colonies, developments, chips) == expected


def test_bonuses_of_several_tiles_add_up_beside_the_printed_vps() -> None:
    table = Table()
    table.empire(0, chips=4, colonies=["old_earth", "rebel_miners", "gem_world"], explored=["comet_zone"])
    table.empire(0, developments=["mining_league", "frontier_settlers", "space_marines"])
    assert score(table.state, 0) == {"chips": 4, "developments": 1, "colonies": 2 + 1 + 1, "bonuses": 2 + 3}


def test_a_bonus_is_its_owners_alone() -> None:
    table = Table()
    table.empire(0, developments=["mining_league"])
    table.empire(1, colonies=["rebel_miners"])
    assert [score(table.state, seat)["bonuses"] for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (33, 11)])
def test_count_of_vp_chips_scores_each_full_three(chips: int, vp: int) -> None:
    assert bonus("pan_galactic_hologrid", [], [], chips) == vp


def test_count_of_military_is_neither_specialized_nor_temporary() -> None:
    """Each of these powers depends on the world, or on a good given up."""
    colonies = ["imperium_warlord", "alpha_centauri", "reptilian_uplift_race", "alien_defense_system"]
    assert bonus("new_galactic_order", colonies, ["alien_researchers", "galactic_imperium"]) == 2
    assert bonus("new_galactic_order", [], []) == 2
    assert bonus("new_galactic_order", ["new_sparta", "rebel_outpost"], ["space_marines"]) == 2 + 2 + 1 + 2


def test_count_of_military_includes_military_per_tile() -> None:
    uplift = ["uplift_mercenary_force", "avian_uplift_race", "rebel_uplift_world"]
    assert bonus("new_galactic_order", uplift, []) == 2 + 3 + 1


@pytest.mark.parametrize(
    ("colonies", "vp"),
    [
        (["old_earth", "rebel_base"], 0),  # gray is no kind
        (["gem_world", "spice_world"], 1),
        (["gem_world", "rebel_miners"], 3),
        (["gem_world", "rebel_miners", "ancient_race"], 6),
        (["gem_world", "rebel_miners", "ancient_race", "alien_monolith"], 10),
    ],
)
def test_count_of_kinds_reads_the_table(colonies: list[str], vp: int) -> None:
    assert bonus("galactic_exchange", colonies, []) == vp


@pytest.mark.parametrize(("kind", "vp"), [("novelty", 3), ("rare", 3), ("genes", 6), ("alien", 6)])
def test_count_of_kinds_takes_the_any_kind_world_as_named(kind: str, vp: int) -> None:
    table = Table()
    red = table.empire(
        0, colonies=["gem_world", "rebel_miners", "alien_oort_cloud_factory"], developments=["galactic_exchange"]
    )
    assert ANY_WORLD in red.colonies
    table.state.any_kind = KIND_IDS.index(kind)
    assert bonus_of(table.state, red, INDEX["galactic_exchange"]) == vp


def test_a_tile_scores_in_the_bonuses_of_several_tiles() -> None:
    """Once in each: the limit is within one bonus."""
    table = Table()
    table.empire(0, colonies=["imperium_depot"], developments=["mining_league", "galactic_imperium"])
    assert score(table.state, 0)["bonuses"] == 2 + 1
