"""The Starry Rift, as far as it is described."""

import pytest

from tests.newfrontiers.table import Table
from windfall.engine.chance import Chance
from windfall.titles.newfrontiers.components.tiles import COMPONENTS, HOMES, IDS
from windfall.titles.newfrontiers.rules.setup import set_up
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

EIGHT_DRAWN = [
    "gem_world",
    "spice_world",
    "space_port",
    "asteroid_belt",
    "comet_zone",
    "rebel_base",
    "rebel_miners",
    "xeno_colony",
]
SEVEN_HELD = [
    "refugee_world",
    "artist_settlement",
    "destroyed_world",
    "new_vinland",
    "radioactive_world",
    "rebel_outpost",
    "distant_world",
]


def laid_out(seed: int = 1) -> NewFrontiersState:
    return set_up(5, False, False, True, Chance(seed))


# The box


def test_the_bag_holds_59_base_worlds_and_13_new_ones() -> None:
    """NF-22: 13 worlds; its Galactic Trendsetters replaces the base one."""
    bag = [IDS[world] for world in laid_out().bag]
    assert len(bag) == 59 + 13
    assert "galactic_trendsetters_rift" in bag
    assert "galactic_trendsetters" not in bag


def test_the_base_game_uses_its_own_galactic_trendsetters() -> None:
    """NF-22: the replacement is for games with the expansion."""
    bag = [IDS[world] for world in set_up(3, True, False, False, Chance(1)).bag]
    assert "galactic_trendsetters" in bag
    assert "galactic_trendsetters_rift" not in bag


def test_eight_worlds_are_xeno() -> None:
    """Data README: 13 worlds of which 8 Xeno, all of them military."""
    xeno = [world for world in COMPONENTS.worlds if "xeno" in world.keywords]
    assert len(xeno) == 8
    assert {world.type for world in xeno} == {"military"}


def test_ten_developments_are_added() -> None:
    """Data README: 10 developments, in 6 stacks of which 4 have two faces."""
    assert len(laid_out().faces) == 24 + 6
    assert sum(development.expansion is not None for development in COMPONENTS.developments) == 10


def test_the_sixteen_homes_are_dealt_too() -> None:
    """Data README: 16 homes, on mats 9 to 16."""
    assert {laid_out(seed).empires[0].mat for seed in range(150)} == set(range(1, 17))


def test_a_base_game_deals_no_home_of_the_expansion() -> None:
    """NF-21: The Starry Rift is an option."""
    for seed in range(30):
        state = set_up(5, True, False, False, Chance(seed))
        assert all(COMPONENTS.homes[empire.colonies[0] - HOMES.start].mat <= 8 for empire in state.empires)


# Explore


def test_eight_worlds_are_drawn_in_explore() -> None:
    """NF-22: 8 worlds are drawn in Explore."""
    table = Table(players=3, rift=True, draws=EIGHT_DRAWN)
    table.select("explore", by=0)
    assert len(table.options()) == 8


def test_a_picked_xeno_world_may_be_kept() -> None:
    """NF-22: a picked Xeno world may be put back at once, or kept."""
    table = Table(players=3, rift=True, draws=EIGHT_DRAWN)
    table.select("explore", by=0)
    table.choose("pick: Xeno Colony")
    assert (table.seat, table.options()) == (0, ["keep xeno", "return xeno"])
    table.choose("keep xeno")
    assert table.explored(0) == ["xeno_colony"]


def test_a_picked_xeno_world_may_be_put_back_into_the_bag_at_once() -> None:
    """NF-22: into the bag, not among the worlds to pick from."""
    table = Table(players=3, rift=True, draws=EIGHT_DRAWN)
    table.select("explore", by=0)
    table.choose("pick: Xeno Colony", "return xeno")
    assert table.explored(0) == []
    assert "xeno_colony" in table.bag()
    assert table.seat == 1
    assert "pick: Xeno Colony" not in table.options()


def test_other_worlds_cannot_be_put_back() -> None:
    """NF-22: only a Xeno world may be put back."""
    table = Table(players=3, rift=True, draws=EIGHT_DRAWN)
    table.select("explore", by=0)
    table.choose("pick: Gem World")
    assert (table.seat, table.question) == (1, "explore")


def test_a_kept_xeno_world_cannot_be_discarded() -> None:
    """NF-22: kept, it can be neither discarded nor stockpiled; the limit of nine must be met with other worlds."""
    table = Table(players=3, rift=True, draws=EIGHT_DRAWN)
    table.empire(1, colonies=["old_earth"], explored=[*SEVEN_HELD, "xeno_warrior_colony"])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Rebel Base", "pick: Spice World", "pick: Space Port")
    assert (table.seat, table.question) == (1, "discard")
    assert len(table.options()) == 8
    assert "discard: Xeno Warrior Colony" not in table.options()


def test_a_kept_xeno_world_cannot_be_stockpiled() -> None:
    """NF-22: kept, it can be neither discarded nor stockpiled, though other worlds can."""
    table = Table(players=3, rift=True, goals=True, draws=EIGHT_DRAWN)
    table.goal_up("exploration")
    table.empire(1, colonies=["old_earth"], explored=[*SEVEN_HELD, "xeno_warrior_colony"])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Rebel Base", "pick: Spice World", "pick: Space Port")
    assert "stockpile world: Rebel Base" in table.options()
    assert "stockpile world: Xeno Warrior Colony" not in table.options()


def test_a_xeno_world_goes_back_if_there_is_no_other() -> None:
    """Data README: "only if none is left does a Xeno world go back"."""
    xeno = ["xeno_warrior_colony", "xeno_hostage_planet"]
    table = Table(players=3, rift=True, goals=True, draws=EIGHT_DRAWN)
    table.goal_up("exploration")
    table.empire(1, colonies=["old_earth", *SEVEN_HELD], explored=xeno[:1])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Xeno Colony", "keep xeno", "pick: Spice World", "pick: Space Port")
    assert table.options() == ["discard: Xeno Warrior Colony", "discard: Xeno Colony"]


# Settle


@pytest.mark.parametrize(
    ("developments", "can"), [(["drop_ships"], False), (["drop_ships", "expeditionary_force"], True)]
)
def test_military_must_reach_the_strength_of_a_xeno_world(developments: list[str], can: bool) -> None:
    """NF-22: Military that counts for the world must reach it. Xeno Colony has strength 4."""
    table = Table(players=3, rift=True)
    table.empire(0, colonists=1, developments=developments, explored=["xeno_colony", "refugee_world"])
    table.select("settle", by=0)
    assert ("settle: Xeno Colony" in table.options()) == can


def test_powers_against_xeno_count() -> None:
    """NF-22: powers against Xeno included: Space Marines 2 and Anti-Xeno Militia 3."""
    table = Table(players=3, rift=True)
    table.empire(0, developments=["space_marines", "anti_xeno_militia"], explored=["xeno_hostage_planet"])
    table.select("settle", by=0)
    table.choose("settle: Xeno Hostage Planet")
    assert "Red settles Xeno Hostage Planet (defense 5, Military 5)" in table.log


def test_powers_against_xeno_do_not_count_elsewhere() -> None:
    """SETTLE, notes: specialized Military is only against the worlds it names."""
    table = Table(players=3, rift=True)
    explored = ["rebel_miners", "xeno_infested_uplift_world"]  # both of strength 2
    table.empire(0, developments=["anti_xeno_militia"], explored=explored)
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Xeno-Infested Uplift World"]


def test_powers_against_another_keyword_of_a_xeno_world_count() -> None:
    """Data README: "including powers against XENO (or against another of its keywords or its kind)"."""
    table = Table(players=3, rift=True)
    table.empire(
        0,
        colonies=["imperium_warlord"],
        developments=["drop_ships", "space_marines"],
        explored=["xeno_occupied_rebel_world"],
    )
    table.select("settle", by=0)
    table.choose("settle: Xeno-Occupied Rebel World")
    assert "Red settles Xeno-Occupied Rebel World (defense 8, Military 8)" in table.log


def test_temporary_military_against_xeno() -> None:
    """Alien Weapon Cache: any good for +4 Military against Xeno worlds, and against no others."""
    table = Table(players=3, rift=True)
    table.empire(
        0,
        colonists=1,
        colonies=["alien_weapon_cache"],
        goods={"alien_weapon_cache": "alien"},
        explored=["xeno_colony", "rebel_miners"],
    )
    table.select("settle", by=0)
    table.choose("use: Alien Weapon Cache")
    assert table.options() == ["take colonists", "settle: Xeno Colony"]


@pytest.mark.parametrize("power", ["contact_specialist", "uplift_terraforming"])
def test_xeno_worlds_cannot_be_paid_for(power: str) -> None:
    """NF-22: and they cannot be paid for."""
    table = Table(players=3, rift=True)
    explored = ["xeno_infested_uplift_world", "avian_uplift_race"]
    table.empire(0, credits=20, developments=[power], explored=explored)
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "pay for military: Avian Uplift Race"]


def test_a_settled_xeno_world_is_a_colony_like_others() -> None:
    """NF-22: Xeno worlds are military worlds: windfall, printed VPs and military bonuses as usual."""
    table = Table(players=3, rift=True)
    table.empire(0, developments=["space_marines", "galactic_imperium"], explored=["xeno_infested_uplift_world"])
    table.select("settle", by=0)
    table.choose("settle: Xeno-Infested Uplift World")
    assert table.goods(0) == {"xeno_infested_uplift_world": "genes"}
    parts = table.end_game().breakdown[0]
    assert (parts["colonies"], parts["bonuses"], parts["xeno_penalty"]) == (2, 1, 0)


# Goals


def test_chart_draws_5_and_keeps_1() -> None:
    """NF-22: Chart Galactic Goals draws 5 and keeps 1, so 4 go to the bottom."""
    five = ["conscription", "tax_on_trade", "exploration", "diversification", "citizen_services"]
    table = Table(players=3, rift=True, goals=True, draws=five)
    table.select("chart_galactic_goals", by=0)
    assert len(table.options()) == 5
    table.choose("keep goal: Exploration", "return goal: Tax on Trade", "return goal: Conscription")
    table.choose("return goal: Citizen Services")
    assert table.seat == -1
    assert [line for line in table.log if "to the bottom" in line] == [
        "Red puts Tax on Trade to the bottom of the goals",
        "Red puts Conscription to the bottom of the goals",
        "Red puts Citizen Services to the bottom of the goals",
        "Red puts Diversification to the bottom of the goals",
    ]


@pytest.mark.parametrize(
    ("colonies", "vp"), [(["rebel_base", "imperium_depot"], 0), (["xeno_occupied_rebel_world", "imperium_depot"], 2)]
)
def test_xeno_counts_as_a_keyword_for_faction_tolerance(colonies: list[str], vp: int) -> None:
    """NF-22: Xeno counts as a keyword for Faction Tolerance."""
    table = Table(players=3, rift=True, goals=True)
    table.goal_up("faction_tolerance")
    table.empire(0, colonies=colonies)
    assert table.end_game().breakdown[0]["goals"] == vp


def test_six_keywords_score_as_five() -> None:
    """Data README: the steps of Faction Tolerance stay the same; more than 5 score as 5."""
    table = Table(players=3, rift=True, goals=True)
    table.goal_up("faction_tolerance")
    colonies = ["alien_monolith", "imperium_depot", "rebel_base", "uplift_descendants", "xeno_colony"]
    table.empire(0, colonies=colonies, developments=["terraforming_robots"])
    assert table.end_game().breakdown[0]["goals"] == 8


# Penalties


@pytest.mark.parametrize("number", [0, 1, 2])
def test_each_unsettled_xeno_world_costs_1_vp(number: int) -> None:
    """NF-22: at the end each explored but unsettled Xeno world costs its holder 1 VP."""
    table = Table(players=3, rift=True)
    xeno = ["xeno_colony", "xeno_warrior_colony"][:number]
    table.empire(0, chips=5, explored=[*xeno, "rebel_base"])
    result = table.end_game()
    assert result.scores == (5 - number, 0, 0)
    assert result.breakdown[0]["xeno_penalty"] == -number


def test_a_penalty_may_make_a_score_negative() -> None:
    """NF-22 sets no lower limit."""
    table = Table(players=3, rift=True)
    table.empire(0, explored=["xeno_colony"])
    result = table.end_game()
    assert result.scores[0] == -1
    assert result.winners == (1, 2)
