"""Develop: the rulebook's page 4, and the timing of powers."""

import pytest

from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.components.tiles import INDEX

# Ten small developments, one from each of ten stacks, that do nothing in Develop.
TEN_SMALL = [
    "contact_specialist",
    "space_marines",
    "genetics_lab",
    "homesteading_pioneers",
    "consumer_markets",
    "mining_industries",
    "imperium_arms_factories",
    "prosperous_economy",
    "survey_team",
    "export_duties",
]


def copies_left(table: Table, tile: str) -> int:
    return table.state.market[table.state.faces.index(INDEX[tile])]


def test_first_developer_pays_one_less() -> None:
    """Rulebook, PLAY, example: the selecting player buys at -1 cost, the Develop bonus."""
    table = Table(players=3)
    table.empire(0, credits=1)
    table.empire(1, credits=1)
    table.select("develop", by=0)
    assert table.seat == 0
    assert "buy: Space Marines" in table.options()
    table.choose("buy: Space Marines")
    assert table.state.empires[0].credits == 0
    assert table.seat == 1
    assert "buy: Space Marines" not in table.options()
    assert "buy: Survey Team" in table.options()


# Buying


def test_develop_is_optional() -> None:
    """NF-6: Develop is optional."""
    table = Table(players=3)
    table.empire(1, credits=9)
    table.select("develop", by=1)
    table.choose("pass")
    assert table.developments(1) == []
    assert table.state.empires[1].credits == 9


def test_each_player_in_order_may_buy_one_development() -> None:
    """DEVELOP: "Each player in order may buy one development"."""
    table = Table(players=3)
    for seat in range(3):
        table.empire(seat, credits=9)
    table.select("develop", by=1)
    asked = []
    while table.seat >= 0:
        asked.append(table.seat)
        table.choose("buy: Survey Team" if copies_left(table, "survey_team") else "buy: Export Duties")
    assert asked == [1, 2, 0]
    assert [table.developments(seat) for seat in (1, 2, 0)] == [["survey_team"], ["survey_team"], ["export_duties"]]


def test_a_development_that_costs_more_than_the_credits_cannot_be_bought() -> None:
    """DEVELOP: "paying credits equal to its cost"; a credit short is too little."""
    table = Table(players=3)
    table.empire(1, credits=8)
    table.select("develop", by=0)
    table.choose("pass")
    assert "buy: Mining League" not in table.options()


def test_a_large_development_costs_9() -> None:
    """DEVELOP: the 9-cost developments are paid in full by a player without the bonus."""
    table = Table(players=3)
    table.empire(1, credits=9)
    table.select("develop", by=0)
    table.choose("pass", "buy: Mining League")
    assert table.state.empires[1].credits == 0


def test_a_tile_already_owned_cannot_be_bought_again() -> None:
    """NF-6: a tile already owned cannot be bought again, though there is a copy left."""
    table = Table(players=3)
    table.empire(0, credits=9, developments=["space_marines"])
    assert copies_left(table, "space_marines") == 1
    table.select("develop", by=0)
    assert "buy: Space Marines" not in table.options()


def test_an_empty_stack_cannot_be_bought_from() -> None:
    """NF-6: a stack that is empty cannot be bought from."""
    table = Table(players=3)
    table.empire(0, credits=9)
    table.empire(1, developments=["space_marines"])
    table.empire(2, developments=["space_marines"])
    table.select("develop", by=0)
    assert "buy: Space Marines" not in table.options()
    assert "buy: Survey Team" in table.options()


def test_a_bought_tile_leaves_its_stack() -> None:
    """NF-6: two players can buy from a stack of two, a third cannot."""
    table = Table(players=3)
    for seat in range(3):
        table.empire(seat, credits=9)
    table.select("develop", by=0)
    table.choose("buy: Space Marines", "buy: Space Marines")
    assert (table.seat, copies_left(table, "space_marines")) == (2, 0)
    assert "buy: Space Marines" not in table.options()


# Mat spaces


def test_a_small_tile_covers_one_space() -> None:
    """NF-6: a small tile covers 1 space."""
    table = Table(players=3)
    table.empire(0, credits=9)
    table.select("develop", by=0)
    table.choose("buy: Space Marines")
    assert table.state.empires[0].spaces == 1


def test_a_large_tile_covers_two_spaces() -> None:
    """NF-6: a large tile covers 2 spaces."""
    table = Table(players=3)
    table.empire(0, credits=9)
    table.select("develop", by=0)
    table.choose("buy: Mining League")
    assert table.state.empires[0].spaces == 2


@pytest.mark.parametrize(
    ("small", "tile", "covered"),
    [(9, "Mining League", 11), (10, "Alien Monument", 11), (10, "Mining League", 12)],
)
def test_a_tile_may_reach_into_the_reddish_area_when_ten_spaces_are_covered(
    small: int, tile: str, covered: int
) -> None:
    """NF-6: only when all ten normal spaces are or become covered; so the most an empire can cover is 12."""
    table = Table(players=3)
    table.empire(0, credits=9, developments=TEN_SMALL[:small])
    table.select("develop", by=0)
    table.choose(f"buy: {tile}")
    assert table.state.empires[0].spaces == covered


def test_no_tile_reaches_beyond_the_reddish_area() -> None:
    """NF-6: the most an empire can cover is 12, so a large tile does not fit beside 11."""
    table = Table(players=3)
    table.empire(0, credits=9, developments=[*TEN_SMALL, "alien_monument"])
    table.select("develop", by=0)
    assert "buy: Technology Investors" in table.options()
    assert "buy: Mining League" not in table.options()


# The end of the game by developments


@pytest.mark.parametrize(("small", "tile"), [(9, "Mining League"), (10, "Alien Monument"), (10, "Mining League")])
def test_more_than_ten_spaces_end_the_game(small: int, tile: str) -> None:
    """NF-6, NF-17: more than 10 covered after a Develop action: the game ends after this round."""
    table = Table(players=3)
    table.empire(0, credits=9, developments=TEN_SMALL[:small])
    table.select("develop", by=0)
    table.choose(f"buy: {tile}")
    assert "The game ends after this round: developments cover more than 10 spaces" in table.log
    table.end_round()
    assert table.result().ended_by == ("developments",)


@pytest.mark.parametrize(("small", "tile"), [(9, "Alien Monument"), (8, "Mining League")])
def test_exactly_ten_spaces_do_not_end_the_game(small: int, tile: str) -> None:
    """NF-17: it takes more than 10 spaces."""
    table = Table(players=3)
    table.empire(0, credits=9, developments=TEN_SMALL[:small])
    table.select("develop", by=0)
    table.choose(f"buy: {tile}")
    assert table.state.empires[0].spaces == 10
    table.end_round()
    assert not table.state.over


def test_the_other_players_still_develop_after_the_eleventh_space() -> None:
    """NF-17: the round is always finished, this action included."""
    table = Table(players=3)
    table.empire(0, credits=9, developments=TEN_SMALL)
    table.empire(1, credits=9)
    table.select("develop", by=0)
    table.choose("buy: Alien Monument")
    assert table.seat == 1
    table.choose("buy: Alien Monument")
    assert table.developments(1) == ["alien_monument"]


# Powers in Develop


def test_discounts_add_up() -> None:
    """POWERS: "Power effects are cumulative in the action they modify": Investment Credits, Alien Data Repository
    and the bonus."""
    table = Table(players=3)
    table.empire(0, credits=2, colonies=["alien_data_repository"], developments=["investment_credits"])
    table.select("develop", by=0)
    table.choose("buy: Prosperous Economy")  # printed cost 5
    assert table.state.empires[0].credits == 0


def test_discounts_never_take_a_cost_below_0() -> None:
    """NF-5: discounts never take a cost below 0."""
    table = Table(players=3)
    table.empire(0, credits=1, developments=["galactic_federation", "investment_credits"])
    table.select("develop", by=0)
    table.choose("buy: Survey Team")  # printed cost 1, at 4 less
    assert table.state.empires[0].credits == 1


def test_a_discount_is_not_for_its_own_tile() -> None:
    """NF-5: a power is not usable in the action in which its tile is placed ("-1 cost (not this tile)")."""
    table = Table(players=3)
    table.empire(1, credits=2)
    table.select("develop", by=0)
    table.choose("pass")
    assert "buy: Investment Credits" not in table.options()  # printed cost 3


def test_a_reward_for_developing_is_not_paid_for_its_own_tile() -> None:
    """NF-5: Technology Investors pays for the next development, not for itself."""
    table = Table(players=3)
    table.empire(0, credits=4)
    table.select("develop", by=0)
    table.choose("buy: Technology Investors")
    assert table.state.empires[0].credits == 0


def test_rewards_come_after_a_development_is_bought() -> None:
    """Deep Space Symbionts: "after you Develop a tile, gain 1"; with Technology Investors' 2 credits that is 3."""
    table = Table(players=3)
    table.empire(1, credits=2, colonies=["deep_space_symbionts"], developments=["technology_investors"])
    table.select("develop", by=0)
    table.choose("pass", "buy: Space Marines")
    assert table.state.empires[1].credits == 3


def test_no_reward_without_a_development() -> None:
    """POWERS: conditional powers "do not produce effects if their ... event does not occur"."""
    table = Table(players=3)
    table.empire(1, credits=2, colonies=["deep_space_symbionts"])
    table.select("develop", by=0)
    table.choose("pass", "pass")
    assert table.state.empires[1].credits == 2


def test_a_gain_in_develop_comes_first_and_may_pay_for_the_tile() -> None:
    """Data README: `develop gain` at the start of the owner's turn; "the credits may pay for the tile"."""
    table = Table(players=3, rift=True)
    table.empire(1, colonies=["frontier_capital"])
    table.select("develop", by=0)
    table.choose("pass", "buy: Survey Team")
    assert table.developments(1) == ["survey_team"]
    assert table.state.empires[1].credits == 0


def test_a_gain_in_develop_comes_without_buying_too() -> None:
    """NF-5: a power without "may" must be used if it applies, whether or not its owner buys."""
    table = Table(players=3, rift=True)
    table.empire(1, credits=3, colonies=["frontier_capital"])
    table.select("develop", by=0)
    table.choose("pass", "pass")
    assert table.state.empires[1].credits == 4


def test_a_power_bought_in_develop_works_in_the_next_action() -> None:
    """NF-5: the tile's power works from the first action after the one in which it was placed."""
    table = Table(players=3)
    table.empire(0, credits=1, colonists=1, explored=["rebel_miners"])
    table.select("develop", by=0)
    table.choose("buy: Space Marines")
    table.finish()
    table.select("settle", by=1)
    table.choose("settle: Rebel Miners")  # defense 2
    assert table.colonies(0) == ["rebel_miners"]
