"""The shipped components against everything that is printed about them: the rulebook's contents and its "About the
Worlds" tables, the reference manual's counts for The Starry Rift, and the aims of the reconstruction (NF-23)."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from windfall.engine.files.component_folder import DATA_VARIABLE, shipped_component_file
from windfall.titles.newfrontiers.components.tiles import GOODS_IN_BOX
from windfall.titles.newfrontiers.data.load import Components, load_components
from windfall.titles.newfrontiers.data.schema import DevelopmentSpec, HomeSpec, PowerSpec, TileSpec, WorldSpec

KINDS = ("novelty", "rare", "genes", "alien")
ACTIONS = {"develop", "explore", "settle", "produce", "trade", "consume"}
FILES = ("worlds.toml", "homes.toml", "developments.toml", "goals.toml", "starry_rift.toml")


@pytest.fixture(scope="module", name="box")
def shipped_box() -> Iterator[Components]:
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(DATA_VARIABLE, raising=False)
        yield load_components()


def worlds_of(box: Components, sort: str | None = None) -> list[WorldSpec]:
    """The worlds of the base game, of one type if it is stated."""
    return [world for world in box.worlds if world.expansion is None and sort in (None, world.type)]


def homes_of(box: Components) -> list[HomeSpec]:
    return [home for home in box.homes if home.expansion is None]


def developments_of(box: Components, size: str) -> list[DevelopmentSpec]:
    return [tile for tile in box.developments if tile.expansion is None and tile.size == size]


# About the Worlds


def test_the_bag_has_60_worlds_26_of_them_military(box: Components) -> None:
    assert len(worlds_of(box)) == 60
    assert len(worlds_of(box, "military")) == 26
    assert len(worlds_of(box, "non_military")) == 34


def test_defense(box: Components) -> None:
    table = {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}
    assert Counter(world.defense for world in worlds_of(box, "military")) == table


def test_cost(box: Components) -> None:
    table = {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}
    assert Counter(world.cost for world in worlds_of(box, "non_military")) == table


@pytest.mark.parametrize(("sort", "one", "two"), [("military", 18, 8), ("non_military", 21, 13)])
def test_colonists(box: Components, sort: str, one: int, two: int) -> None:
    assert Counter(world.colonists for world in worlds_of(box, sort)) == {1: one, 2: two}


@pytest.mark.parametrize(
    ("sort", "windfall", "production", "gray"), [("military", 12, 6, 8), ("non_military", 11, 20, 3)]
)
def test_goods(box: Components, sort: str, windfall: int, production: int, gray: int) -> None:
    worlds = worlds_of(box, sort)
    assert Counter(world.goods for world in worlds) == {"windfall": windfall, "production": production, "none": gray}
    assert sum(world.kind == "gray" for world in worlds) == gray


@pytest.mark.parametrize(
    ("sort", "table"),
    [
        ("military", {"novelty": 3, "rare": 4, "genes": 6, "alien": 5}),
        ("non_military", {"novelty": 12, "rare": 9, "genes": 5, "alien": 4, "any": 1}),
    ],
)
def test_kinds(box: Components, sort: str, table: dict[str, int]) -> None:
    assert Counter(world.kind for world in worlds_of(box, sort) if world.kind != "gray") == table


def test_one_gray_world_has_the_alien_keyword(box: Components) -> None:
    gray_aliens = [world for world in worlds_of(box) if world.kind == "gray" and "alien" in world.keywords]
    assert [(world.id, world.type) for world in gray_aliens] == [("alien_rosetta_stone_world", "non_military")]


@pytest.mark.parametrize(
    ("sort", "table"),
    [
        ("military", {"imperium": 3, "rebel": 11, "uplift": 6}),
        ("non_military", {"imperium": 4, "uplift": 4}),  # 4 by the later print, not 5
    ],
)
def test_keywords(box: Components, sort: str, table: dict[str, int]) -> None:
    """And no others but ALIEN: every Alien Technology world has it, and the any-kind world."""
    worlds = worlds_of(box, sort)
    assert Counter(word for world in worlds for word in world.keywords if word != "alien") == table
    for world in worlds:
        if world.kind != "gray":
            assert ("alien" in world.keywords) == (world.kind in ("alien", "any")), world.id


def test_one_rebel_world_also_has_the_uplift_keyword(box: Components) -> None:
    two = [world for world in worlds_of(box) if len(world.keywords) > 1]
    assert [(world.id, set(world.keywords), world.type) for world in two] == [
        ("rebel_uplift_world", {"rebel", "uplift"}, "military")
    ]


@pytest.mark.parametrize(("sort", "most"), [("military", 9), ("non_military", 6)])
def test_vp_range(box: Components, sort: str, most: int) -> None:
    printed = {world.vp for world in worlds_of(box, sort) if not world.bonus}
    assert (min(printed), max(printed)) == (0, most)


@pytest.mark.parametrize(
    ("sort", "keywords"), [("military", {"rebel", "uplift"}), ("non_military", {"imperium", "uplift"})]
)
def test_question_mark_bonuses(box: Components, sort: str, keywords: set[str]) -> None:
    """Each is on a world of that keyword, and counts its tiles."""
    bonuses = [world for world in worlds_of(box, sort) if world.bonus]
    assert {word for world in bonuses for word in world.keywords} == keywords
    for world in bonuses:
        assert [clause.per.keyword for clause in world.bonus if clause.per is not None] == world.keywords


# Contents


def test_16_homes_on_8_mats(box: Components) -> None:
    assert len(homes_of(box)) == 16
    sides = Counter((home.mat, home.first_game) for home in homes_of(box))
    assert sides == {(mat, first): 1 for mat in range(1, 9) for first in (True, False)}


def test_24_small_and_16_large_faces_on_56_tiles(box: Components) -> None:
    small, large = developments_of(box, "small"), developments_of(box, "large")
    assert (len(small), len(large)) == (24, 16)
    assert {tile.stack for tile in small} == set("12345678ABCDEFGH")
    assert {tile.stack for tile in large} == set("IJKLMNOP")
    assert sum(tile.copies for tile in small + large if tile.first_game) == 56


def test_large_developments_cost_9_cover_two_spaces_and_print_a_question_mark(box: Components) -> None:
    for tile in developments_of(box, "large"):
        assert (tile.cost, tile.spaces, tile.vp, bool(tile.bonus)) == (9, 2, 0, True), tile.id
    for tile in developments_of(box, "small"):
        assert (tile.cost < 9, tile.spaces, bool(tile.bonus)) == (True, 1, False), tile.id


def test_8_goals_three_of_them_for_stockpiles(box: Components) -> None:
    assert len(box.goals) == 8
    stockpiles = {goal.stockpile.item: goal.stockpile.max for goal in box.goals if goal.stockpile is not None}
    assert stockpiles == {"goods": 6, "worlds": 4, "credits": 7}


def test_goal_tables(box: Components) -> None:
    """As printed on the tiles: (number, VPs)."""
    printed = {
        "Citizen Services": [(2, 2), (4, 5), (6, 8)],
        "Faction Tolerance": [(3, 2), (4, 5), (5, 8)],
        "Skilled Workforce": [(4, 2), (5, 5), (6, 8)],
        "Diversification": [(3, 3), (4, 8)],
        "Stockpile Resources": [(2, 2), (4, 5), (6, 8)],
        "Exploration": [(1, 2), (2, 5), (4, 8)],
        "Tax on Trade": [(3, 2), (5, 5), (7, 8)],
        "Conscription": [(3, 2), (5, 5), (7, 8)],
    }
    assert {goal.name: [(step.at, step.vp) for step in goal.steps] for goal in box.goals} == printed


def most_goods(worlds: list[WorldSpec], homes: list[HomeSpec], kind: str) -> int:
    """How many goods of a kind can lie on all worlds and on one side of each mat at once."""
    on_worlds = sum(world.kind in (kind, "any") for world in worlds)
    return on_worlds + len({home.mat for home in homes if home.kind == kind})


def test_goods_suffice_for_all_worlds(box: Components) -> None:
    for kind, number in zip(KINDS, GOODS_IN_BOX, strict=True):
        assert most_goods(worlds_of(box), homes_of(box), kind) <= number, kind


def test_goods_suffice_for_all_worlds_of_the_rift(box: Components) -> None:
    worlds = [world for world in box.worlds if world.id not in box.rift.replaces]
    for kind, number in zip(KINDS, GOODS_IN_BOX, strict=True):
        assert most_goods(worlds, box.homes, kind) <= number + getattr(box.rift.goods_added, kind), kind


def test_the_starry_rift(box: Components) -> None:
    """13 worlds of which 8 are Xeno, 10 developments, 16 homes on 8 mats; Galactic Trendsetters is replaced."""
    worlds = [world for world in box.worlds if world.expansion]
    developments = [tile for tile in box.developments if tile.expansion]
    homes = [home for home in box.homes if home.expansion]
    assert (len(worlds), len(developments), len(homes)) == (13, 10, 16)
    xeno = [world for world in worlds if "xeno" in world.keywords]
    assert len(xeno) == 8
    assert {world.type for world in xeno} == {"military"}
    assert {tile.stack for tile in developments} == {"9", "10", "Q", "R", "S", "T"}
    assert sorted({home.mat for home in homes}) == list(range(9, 17))
    assert [world.replaces for world in worlds if world.replaces] == box.rift.replaces == ["galactic_trendsetters"]
    assert (box.rift.explore_draw, box.rift.goals_draw, box.rift.xeno_penalty_vp) == (8, 5, -1)


def test_xeno_is_a_keyword_of_the_rift_only(box: Components) -> None:
    tiles = [*worlds_of(box), *homes_of(box), *developments_of(box, "small"), *developments_of(box, "large")]
    assert not any("xeno" in tile.keywords for tile in tiles)


# Provenance


def test_documented_fields_exist() -> None:
    """In the files as they ship: a dotted name is a part of one of the tile's powers."""
    names = 0
    for file in FILES:
        content = tomllib.loads(shipped_component_file("newfrontiers", file))
        for entries in (value for value in content.values() if isinstance(value, list)):
            for entry in entries:
                for name in entry["documented"]:
                    field, _, part = name.partition(".")
                    assert field in entry, (entry["id"], name)
                    assert not part or any(part in power for power in entry["powers"]), (entry["id"], name)
                    names += 1
    assert names > 300


# Aims of the reconstruction


def strength(world: WorldSpec) -> tuple[int, int, int]:
    """What may be compared: the higher, the better."""
    number = world.defense if world.type == "military" else world.cost
    assert number is not None
    return -number, world.vp, -world.colonists


def is_at_least_as_good(one: WorldSpec, other: WorldSpec) -> bool:
    numbers = all(mine >= theirs for mine, theirs in zip(strength(one), strength(other), strict=True))
    return numbers and all(power in one.powers for power in other.powers) and not other.bonus


def test_of_two_worlds_alike_none_is_better_in_every_respect(box: Components) -> None:
    """Alike in type, kind and goods; respects are price, VPs, colonists, powers and bonus."""
    for one, other in permutations(worlds_of(box), 2):
        if (one.type, one.kind, one.goods) == (other.type, other.kind, other.goods):
            assert not is_at_least_as_good(one, other), (one.id, other.id)


def general_military(tile: TileSpec) -> int:
    """Military that a tile gives toward every world, itself being the only tile that a `per` counts."""
    powers = [power for power in tile.powers if power.effect == "military" and power.against is None]
    return sum(power.amount or 0 for power in powers)


def test_military_9_is_out_of_reach_of_a_home_and_small_developments_alone(box: Components) -> None:
    small = developments_of(box, "small")
    best_faces = {
        stack: max(general_military(tile) for tile in small if tile.stack == stack) for stack in "12345678ABCDEFGH"
    }
    best = sum(best_faces.values()) + max(general_military(home) for home in homes_of(box))
    assert best < 9
    worlds = sorted((general_military(world) for world in worlds_of(box)), reverse=True)
    without_lettered = sum(best_faces[stack] for stack in "12345678")
    assert without_lettered + sum(worlds[:3]) >= 9  # but a few worlds away, whichever sides are in play


def test_every_type_of_power_is_found_on_every_sort_of_tile(box: Components) -> None:
    sorts: list[list[TileSpec]] = [
        [*worlds_of(box)],
        [*homes_of(box)],
        [*developments_of(box, "small")],
        [*developments_of(box, "large")],
    ]
    for tiles in sorts:
        assert {power.action for tile in tiles for power in tile.powers} == ACTIONS


def test_one_power_per_tile_as_a_rule(box: Components) -> None:
    """Two only on homes, and on Trade League, of which the rulebook says so."""
    two = [
        tile.id
        for tile in (*worlds_of(box), *developments_of(box, "large"), *developments_of(box, "small"))
        if len(tile.powers) > 1
    ]
    assert two == ["trade_league"]


def test_both_sides_of_a_stack_share_one_cost(box: Components) -> None:
    costs: dict[str, set[int]] = {}
    for tile in box.developments:
        costs.setdefault(tile.stack, set()).add(tile.cost)
    assert all(len(prices) == 1 for prices in costs.values())


def test_powers_say_may_where_the_rules_give_a_choice(box: Components) -> None:
    """README: an optional power has `may`; all others must be used."""
    optional = {
        "temporary_military",
        "pay_for_military",
        "second_settle",
        "replace_colony",
        "replace_self",
        "production_fee",
        "sell",
    }
    powers: list[PowerSpec] = [power for tile in (*box.worlds, *box.homes, *box.developments) for power in tile.powers]
    assert {power.effect for power in powers if power.may} == optional
    assert not any(power.effect in optional and not power.may for power in powers)
