"""Develop: the rulebook's page 4."""

from tests.newfrontiers.table import Table


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
