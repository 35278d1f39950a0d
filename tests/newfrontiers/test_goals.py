"""Galactic Goals: what each of the eight goals scores."""

import pytest

from tests.newfrontiers.table import Table


def goal_vp(goal: str, colonies: list[str], developments: list[str], *, colonists: int = 0) -> int:
    """What the first empire scores for a goal that is face up."""
    table = Table(players=5, goals=True)
    table.goal_up(goal)
    table.empire(0, colonies=colonies, developments=developments, colonists=colonists)
    return table.end_game().breakdown[0]["goals"]


def stockpile_vp(goal: str, *, goods: int = 0, worlds: int = 0, credit_count: int = 0) -> int:
    """What an empire scores for a stockpile goal with these items on its mat."""
    table = Table(players=3, goals=True)
    table.goal_up(goal)
    empire = table.empire(0)
    empire.stockpiled_goods = (0,) * goods
    empire.stockpiled_worlds = tuple(range(worlds))
    empire.stockpiled_credits = credit_count
    return table.end_game().breakdown[0]["goals"]


# The eight tables, at their borders


@pytest.mark.parametrize(("powers", "vp"), [(1, 0), (2, 2), (3, 2), (4, 5), (5, 5), (6, 8), (7, 8)])
def test_citizen_services(powers: int, vp: int) -> None:
    """NF-19: a table reads "VP for at least that many": 2, 4 or 6+ Consume powers score 2, 5 or 8."""
    tiles = ["new_vinland", "galactic_resort", "galactic_news_hub", "galactic_trendsetters", "galactic_studios"]
    tiles += ["devolved_uplift_race", "uplift_descendants"]
    assert goal_vp("citizen_services", tiles[:powers], []) == vp


def test_citizen_services_counts_developments_and_homes() -> None:
    """GOALS: matching items "in their empire": a home colony and developments too."""
    assert goal_vp("citizen_services", ["old_earth"], ["consumer_markets"]) == 2


def test_citizen_services_does_not_count_prosperous_economy() -> None:
    """Data README, `modifier`: "it counts as no Consume power anywhere"."""
    assert goal_vp("citizen_services", ["new_vinland"], ["prosperous_economy"]) == 0


@pytest.mark.parametrize(("keywords", "vp"), [(2, 0), (3, 2), (4, 5), (5, 8)])
def test_faction_tolerance(keywords: int, vp: int) -> None:
    """GOAL TILES: 2, 5, or 8 VPs for 3, 4, or 5 different keywords."""
    colonies = ["alien_monolith", "imperium_depot", "rebel_base", "uplift_descendants"]
    developments = ["terraforming_robots"] if keywords == 5 else []
    assert goal_vp("faction_tolerance", colonies[:keywords], developments) == vp


def test_faction_tolerance_ignores_the_order_of_categories() -> None:
    """GOALS: "ignoring the order that categories are listed in": Rebel, Terraforming and Uplift will do."""
    assert goal_vp("faction_tolerance", ["rebel_base", "uplift_descendants"], ["terraforming_robots"]) == 2


def test_faction_tolerance_counts_both_keywords_of_a_tile() -> None:
    """GOALS: categories "that at least one development or colony in their empire matches"."""
    assert goal_vp("faction_tolerance", ["rebel_uplift_world", "imperium_depot"], []) == 2


def test_faction_tolerance_counts_a_keyword_once() -> None:
    """GOALS: different keywords; two Rebel colonies are one."""
    assert goal_vp("faction_tolerance", ["rebel_base", "rebel_miners", "imperium_depot"], []) == 0


@pytest.mark.parametrize(("types", "vp"), [(3, 0), (4, 2), (5, 5), (6, 8)])
def test_skilled_workforce(types: int, vp: int) -> None:
    """GOAL TILES: 2, 5, or 8 VPs for 4, 5, or 6 different types of powers."""
    tiles = ["investment_credits", "survey_team", "drop_ships", "mining_industries", "export_duties"]
    tiles += ["consumer_markets"]
    assert goal_vp("skilled_workforce", [], tiles[:types]) == vp


@pytest.mark.parametrize(("kinds", "vp"), [(2, 0), (3, 3), (4, 8)])
def test_diversification(kinds: int, vp: int) -> None:
    """GOAL TILES: 3 or 8 VPs for 3 or 4 different colony kinds."""
    colonies = ["gem_world", "comet_zone", "pre_sentient_race", "alien_monolith"]
    assert goal_vp("diversification", colonies[:kinds], []) == vp


def test_gray_is_no_kind_for_diversification() -> None:
    """SETTLE, notes: gray is a kind "for this power only", that is for Terraforming Engineers."""
    assert goal_vp("diversification", ["old_earth", "gem_world", "comet_zone"], []) == 0


@pytest.mark.parametrize(("goods", "vp"), [(1, 0), (2, 2), (3, 2), (4, 5), (5, 5), (6, 8)])
def test_stockpile_resources(goods: int, vp: int) -> None:
    """GOAL TILES: 2, 5 or 8 VPs for 2, 4 or 6 stockpiled goods."""
    assert stockpile_vp("stockpile_resources", goods=goods) == vp


@pytest.mark.parametrize(("worlds", "vp"), [(0, 0), (1, 2), (2, 5), (3, 5), (4, 8)])
def test_exploration(worlds: int, vp: int) -> None:
    """GOAL TILES: 2, 5 or 8 VPs for 1, 2 or 4 stockpiled worlds."""
    assert stockpile_vp("exploration", worlds=worlds) == vp


@pytest.mark.parametrize(("credit_count", "vp"), [(2, 0), (3, 2), (4, 2), (5, 5), (6, 5), (7, 8)])
def test_tax_on_trade(credit_count: int, vp: int) -> None:
    """GOAL TILES: 2, 5 or 8 VPs for 3, 5 or 7 stockpiled credits."""
    assert stockpile_vp("tax_on_trade", credit_count=credit_count) == vp


@pytest.mark.parametrize(("colonists", "vp"), [(2, 0), (3, 2), (4, 2), (5, 5), (6, 5), (7, 8), (9, 8)])
def test_conscription(colonists: int, vp: int) -> None:
    """GOAL TILES: 2, 5 or 8 VPs for 3, 5 or 7+ unused colonists on the empire mat."""
    assert goal_vp("conscription", [], [], colonists=colonists) == vp


def test_conscription_does_not_count_colonists_on_colonies() -> None:
    """GOAL TILES: "unused Colonists on empire mat"."""
    assert goal_vp("conscription", ["galactic_trendsetters", "galactic_studios"], []) == 0


# Which goals are scored


def test_everyone_scores_every_goal_in_play() -> None:
    """NF-19: everyone scores every goal in play, whoever charted it."""
    table = Table(players=3, goals=True)
    table.goal_up("conscription")
    table.goal_up("diversification")
    table.goal_down("citizen_services", holder=2)
    table.empire(0, colonists=3, colonies=["gem_world", "comet_zone", "pre_sentient_race"])
    table.empire(1, colonists=7, developments=["consumer_markets", "mining_league"])
    assert [parts["goals"] for parts in table.end_game().breakdown] == [2 + 3, 8 + 2, 0]


def test_the_goal_face_down_is_turned_up_for_scoring() -> None:
    """WINNING: "flip up any face down goal held by a player", and it is scored."""
    table = Table(players=3, goals=True)
    table.goal_down("conscription", holder=1)
    table.empire(0, colonists=3)
    assert table.end_game().breakdown[0]["goals"] == 2
    assert "Blue turns up the goal Conscription" in table.log


def test_goals_not_in_play_are_not_scored() -> None:
    """NF-19: a goal in the stack scores nothing."""
    table = Table(players=3, goals=True)
    table.empire(0, colonists=9)
    assert table.end_game().breakdown[0]["goals"] == 0


def test_a_game_without_goals_scores_none() -> None:
    """NF-18: goals count when they are used."""
    table = Table(players=3)
    table.empire(0, colonists=9)
    assert "goals" not in table.end_game().breakdown[0]
