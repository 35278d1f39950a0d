"""Effects of Develop powers, and what is true of all powers shown on them."""

from tests.newfrontiers.effects import covers
from tests.newfrontiers.table import Table


@covers("frontier_capital", "develop", "gain")
def test_gain_comes_first_and_may_pay_for_the_tile() -> None:
    table = Table(rift=True)
    red = table.empire(0, colonies=["frontier_capital"])
    table.select("develop", by=1)
    table.choose("pass")
    assert table.seat == 0
    assert red.credits == 1
    table.choose("buy: Survey Team")
    assert red.credits == 0


@covers("frontier_capital", "develop", "gain")
def test_gain_comes_whether_or_not_the_owner_buys() -> None:
    table = Table(rift=True)
    red = table.empire(0, colonies=["frontier_capital"])
    table.select("develop", by=1)
    table.choose("pass", "pass")
    assert red.credits == 1
    assert [empire.credits for empire in table.state.empires] == [1, 0, 0]


def test_gain_comes_in_its_own_action_only() -> None:
    for action in ("explore", "settle", "produce", "trade_consume"):
        table = Table(rift=True)
        red = table.empire(0, colonies=["frontier_capital"])
        table.select(action, by=1)
        table.finish()
        assert red.credits == 0, action


@covers("investment_credits", "develop", "discount")
def test_discount() -> None:
    table = Table()
    red = table.empire(0, credits=3, developments=["investment_credits"])
    table.select("develop", by=1)
    table.choose("pass")
    assert "buy: Prosperous Economy" not in table.options()  # cost 5
    table.choose("buy: Drop Ships")  # cost 4
    assert red.credits == 0


@covers("construction_corps", "develop", "discount")
@covers("galactic_federation", "develop", "discount")
def test_discounts_add_up_with_each_other_and_the_bonus() -> None:
    """2 for each of the two developments, 1 for the colony, 1 for the selecting player."""
    table = Table(rift=True)
    red = table.empire(
        0,
        credits=3,
        colonies=["retrofit_and_salvage_inc"],
        developments=["construction_corps", "galactic_federation"],
    )
    table.select("develop", by=0)
    table.choose("buy: Mining League")
    assert red.credits == 0


def test_discounts_do_not_take_a_cost_below_0() -> None:
    table = Table()
    red = table.empire(0, credits=2, colonies=["retrofit_and_salvage_inc"], developments=["galactic_federation"])
    table.select("develop", by=0)
    table.choose("buy: Survey Team")
    assert red.credits == 2


def test_a_discount_never_helps_its_own_tile() -> None:
    table = Table()
    red = table.empire(0, credits=3)
    table.select("develop", by=1)
    table.choose("pass", "buy: Investment Credits")
    assert red.credits == 0
    table.select("explore", by=1)
    table.finish()
    red.credits = 1
    table.select("develop", by=1)
    table.choose("pass", "buy: Space Marines")
    assert red.credits == 0


def test_a_discount_is_not_the_owners_choice() -> None:
    """A power without "may" must be used: a tile is offered at one price only."""
    table = Table()
    table.empire(0, credits=9, developments=["investment_credits"])
    table.select("develop", by=1)
    table.choose("pass")
    assert table.options().count("buy: Space Marines") == 1
    assert "Buy Space Marines for 1 credit" in table.texts()


def test_a_discount_is_its_owners_alone() -> None:
    table = Table()
    table.empire(0, developments=["investment_credits"])
    blue = table.empire(1, credits=2)
    table.select("develop", by=0)
    table.choose("pass")
    assert table.seat == 1
    table.choose("buy: Space Marines")
    assert blue.credits == 0


@covers("technology_investors", "develop", "after_develop")
def test_after_develop() -> None:
    table = Table()
    red = table.empire(0, credits=2, colonies=["galactic_developers"], developments=["technology_investors"])
    table.select("develop", by=1)
    table.choose("pass")
    assert red.credits == 2  # not before buying
    table.choose("buy: Space Marines")
    assert red.credits == 3  # 2 and 1


def test_after_develop_gives_nothing_without_a_purchase() -> None:
    table = Table()
    red = table.empire(0, credits=2, developments=["technology_investors"])
    table.select("develop", by=1)
    table.choose("pass", "pass")
    assert red.credits == 2


def test_after_develop_does_not_fire_for_its_own_purchase_nor_for_another_players() -> None:
    table = Table()
    red = table.empire(0, credits=4)
    blue = table.empire(1, credits=9)
    table.select("develop", by=0)
    table.choose("buy: Technology Investors")
    assert red.credits == 0
    table.choose("buy: Drop Ships")
    assert red.credits == 0
    assert blue.credits == 5
