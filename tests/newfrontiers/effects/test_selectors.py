"""Selectors: each key, several keys together, and the tiles of the box that each of them matches."""

import msgspec
import pytest

from tests.newfrontiers.table import Table
from windfall.engine.kinds import KIND_IDS, NO_KIND, NOVELTY
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, COMPONENTS, IDS, SPECS, VARIANT, matches
from windfall.titles.newfrontiers.data.schema import SelectorSpec
from windfall.titles.newfrontiers.rules.supply import count_matches, seen_tiles

WORLDS = {tile.id for tile in COMPONENTS.worlds}
HOMES = {tile.id for tile in COMPONENTS.homes}
DEVELOPMENTS = {tile.id for tile in COMPONENTS.developments}
ALL = WORLDS | HOMES | DEVELOPMENTS


def matched(**keys: object) -> set[str]:
    """The ids of all tiles that match."""
    row = matches(msgspec.convert(keys, SelectorSpec))
    return {tile_id for tile_id, match in zip(IDS, row, strict=False) if match}


def test_no_key_matches_every_tile() -> None:
    assert matched() == ALL


def test_tile() -> None:
    assert matched(tile="colony") == WORLDS | HOMES
    assert matched(tile="development") == DEVELOPMENTS


def test_kind() -> None:
    """Alien Oort Cloud Factory is of no kind until its owner names one."""
    assert matched(kind="alien") == {
        "alien_robot_sentry",
        "alien_defense_system",
        "lost_alien_battle_fleet",
        "alien_monolith",
        "alien_sentinels",
        "deserted_alien_outpost",
        "deserted_alien_colony",
        "alien_robotic_factory",
        "alien_data_repository",
        "damaged_alien_factory",
        "xeno_infested_alien_outpost",
        "alien_weapon_cache",
    }


def test_goods() -> None:
    production = matched(goods="production")
    assert len(production & {tile.id for tile in COMPONENTS.worlds if tile.expansion is None}) == 26
    assert production & HOMES == {"earths_lost_colony", "damaged_alien_factory"}
    assert production & DEVELOPMENTS == set()
    windfall = matched(goods="windfall")
    assert windfall & HOMES == {
        "rebel_cantina",
        "galactic_scavengers",
        "alpha_centauri",
        "ancient_race",
        "rebel_mutineers",
        "starry_rift_pioneers",
        "abandoned_mine_squatters",
    }
    gray = matched(tile="colony") - production - windfall
    assert {"rebel_base", "old_earth", "alien_rosetta_stone_world"} <= gray


def test_military() -> None:
    military = matched(military=True)
    assert {"rebel_base", "new_sparta", "xeno_colony", "damaged_alien_factory"} <= military
    assert matched(military=False) == (WORLDS | HOMES) - military
    assert "old_earth" in matched(military=False)


def test_colonists() -> None:
    """A home counts as a tile that needs 1."""
    two = matched(colonists=2)
    assert {"radioactive_world", "alien_monolith", "alien_oort_cloud_factory"} <= two
    assert matched(colonists=1) == (WORLDS | HOMES) - two
    assert matched(colonists=1) >= HOMES


def test_keyword() -> None:
    """Worlds, homes and developments alike."""
    assert matched(keyword="terraforming") == {
        "terraforming_specialists",
        "terraforming_engineers",
        "terraforming_robots",
        "uplift_terraforming",
        "terraforming_defenders",
        "terraforming_colonists",
        "terraforming_surveyors",
    }
    assert {"rebel_cantina", "rebel_uplift_world", "anti_xeno_rebel_force"} <= matched(keyword="rebel")
    assert "imperium_warlord" in matched(keyword="imperium")
    assert {"alien_oort_cloud_factory", "alien_rosetta_stone_world"} <= matched(keyword="alien")


def test_keyword_list_matches_at_least_one() -> None:
    assert matched(keyword=["rebel", "uplift"]) == matched(keyword="rebel") | matched(keyword="uplift")
    assert "rebel_uplift_world" in matched(keyword=["rebel", "uplift"])


def test_size() -> None:
    large = matched(size="large")
    assert len(large) == 20
    assert large | matched(size="small") == DEVELOPMENTS
    assert "mining_league" in large


def test_power() -> None:
    """At least one power of that type; Prosperous Economy only modifies others, so it has none."""
    assert matched(power="develop") == {
        "retrofit_and_salvage_inc",
        "deep_space_symbionts",
        "alien_data_repository",
        "galactic_developers",
        "investment_credits",
        "technology_investors",
        "galactic_federation",
        "construction_corps",
        "frontier_capital",
    }
    consume = matched(power="consume")
    assert {"trade_league", "epsilon_eridani", "galactic_salon"} <= consume
    assert "prosperous_economy" not in consume
    assert {"trade_league", "spice_world"} <= matched(power="trade")
    assert {"separatist_colony"} <= matched(power="explore") & matched(power="settle")
    assert "damaged_alien_factory" in matched(power="produce")


def test_effect() -> None:
    assert matched(effect="temporary_military") == {
        "rebel_black_market_gangs",
        "alien_defense_system",
        "military_industry",
        "alien_weapon_cache",
        "rebel_cadre",
    }
    assert matched(effect=["second_settle", "replace_self"]) == {"improved_logistics", "doomed_colony"}
    assert "prosperous_economy" in matched(effect="consume_bonus")


def test_name() -> None:
    assert matched(name="consumer_markets") == {"consumer_markets"}


def test_every_key_of_the_schema_is_tested_here() -> None:
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {field.name for field in msgspec.structs.fields(SelectorSpec)} <= tested


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({"tile": "colony", "keyword": "terraforming"}, {"terraforming_colonists", "terraforming_surveyors"}),
        ({"kind": "genes", "goods": "production", "military": True}, {"malevolent_lifeforms", "xeno_colony"}),
        (
            {"military": True, "keyword": "rebel", "tile": "colony", "colonists": 2},
            {"rebel_underground", "rebel_outpost"},
        ),
        ({"size": "large", "effect": ["military", "temporary_military"], "keyword": "alien"}, {"alien_historians"}),
        ({"tile": "development", "kind": "rare"}, set()),
        ({"tile": "colony", "size": "large"}, set()),
        ({"power": "consume", "kind": "alien"}, set()),
        ({"name": "new_vinland", "tile": "development"}, set()),
    ],
)
def test_a_tile_must_meet_every_key(keys: dict[str, object], expected: set[str]) -> None:
    assert matched(**keys) == expected


@pytest.mark.parametrize("kind", ["novelty", "rare", "genes", "alien"])
def test_the_any_kind_world_matches_the_kind_its_owner_named(kind: str) -> None:
    """And it stays an ALIEN production world for 2 colonists, whatever its kind."""
    variant = VARIANT + KIND_IDS.index(kind)
    for other in KIND_IDS[:4]:
        assert matches(SelectorSpec(kind=other))[variant] == (kind == other)
        assert not matches(SelectorSpec(kind=other))[ANY_WORLD]
    assert matches(SelectorSpec(keyword="alien", goods="production", military=False, colonists=2))[variant]


def test_matching_tiles_are_counted_with_the_home_and_without_explored_worlds() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["rebel_cantina", "rebel_miners", "gem_world", "alien_oort_cloud_factory"],
        developments=["alien_monument"],
        explored=["rebel_base", "alien_monolith"],
    )
    tiles = seen_tiles(red.colonies, red.developments, NO_KIND)
    assert count_matches(matches(SelectorSpec(keyword="rebel")), tiles) == 2
    assert count_matches(matches(SelectorSpec(keyword="alien")), tiles) == 2
    novelty = matches(SelectorSpec(kind="novelty"))
    assert count_matches(novelty, tiles) == 2
    assert count_matches(novelty, seen_tiles(red.colonies, red.developments, NOVELTY)) == 3


def test_all_selectors_that_ship_match_something() -> None:
    for spec in SPECS:
        selectors = [power.against or power.when or power.per for power in spec.powers]
        selectors += [power.per for power in spec.powers] + [clause.per for clause in spec.bonus]
        for selector in selectors:
            assert selector is None or any(matches(selector)), spec.id
