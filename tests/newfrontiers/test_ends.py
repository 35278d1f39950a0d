"""Game end: the four ways, when each is checked, and what still happens afterwards.

The end by developments is in test_develop.py.
"""

import pytest

from tests.newfrontiers.table import Table

SEVEN_COLONIES = [
    "old_earth",
    "rebel_base",
    "comet_zone",
    "rebel_miners",
    "asteroid_belt",
    "artist_settlement",
    "spice_world",
]

# Colonies


def test_an_eighth_colony_ends_the_game() -> None:
    """NF-17: more than 7 colonies, home included, checked after Settle."""
    table = Table(players=3)
    table.empire(0, colonies=SEVEN_COLONIES, explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert "The game ends after this round: an empire has more than 7 colonies" in table.log
    table.end_round()
    assert table.result().ended_by == ("colonies",)


def test_a_seventh_colony_does_not_end_the_game() -> None:
    """NF-17: it takes more than 7 colonies."""
    table = Table(players=3)
    table.empire(0, colonies=SEVEN_COLONIES[:6], explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert len(table.colonies(0)) == 7
    table.end_round()
    assert not table.state.over


def test_explored_worlds_are_no_colonies() -> None:
    """NF-17: colonies count, explored worlds do not."""
    table = Table(players=3)
    table.empire(0, colonies=SEVEN_COLONIES, explored=["rebel_homeworld", "rebel_stronghold"])
    table.select("settle", by=0)
    table.end_round()
    assert not table.state.over


def test_the_other_players_still_settle_after_the_eighth_colony() -> None:
    """NF-17: the round is always finished; the check comes after the Settle action."""
    table = Table(players=3)
    table.empire(0, colonies=SEVEN_COLONIES, explored=["refugee_world"])
    table.empire(1, colonists=1, credits=2, explored=["gem_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "settle: Gem World")
    assert table.colonies(1) == ["gem_world"]


# Colonists


def test_four_colonists_left_after_settle_end_the_game() -> None:
    """NF-17: fewer than 5 colonists in the supply, checked after Settle."""
    table = Table(players=3)
    table.state.colonist_supply = 4 + 7
    table.select("settle", by=0)
    assert table.state.colonist_supply == 4
    table.end_round()
    assert table.result().ended_by == ("colonists",)


def test_five_colonists_left_after_settle_do_not_end_the_game() -> None:
    """NF-17: fewer than 5, so not at 5."""
    table = Table(players=3)
    table.state.colonist_supply = 5 + 7
    table.select("settle", by=0)
    assert table.state.colonist_supply == 5
    table.end_round()
    assert not table.state.over


def test_four_colonists_left_after_explore_do_not_end_the_game() -> None:
    """NF-17, SETTLE, notes: checked after Settle only. "If it occurs in other actions, continue play normally." """
    table = Table(players=3)
    table.empire(0, developments=["homesteading_pioneers"])
    table.state.colonist_supply = 5
    table.select("explore", by=0)
    table.finish()
    assert table.state.colonist_supply == 4
    table.end_round()
    assert not table.state.over


def test_few_colonists_end_the_game_after_the_next_settle() -> None:
    """NF-17: checked after Settle, even if no colonist was taken in it."""
    table = Table(players=2)
    table.empire(0, colonists=1, explored=["refugee_world"])
    table.empire(1, colonists=1, credits=1, explored=["artist_settlement"])
    table.state.colonist_supply = 0
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "settle: Artist Settlement")
    table.end_round()
    assert table.result().ended_by == ("colonists",)


# The VP pool


def test_envoys_may_empty_the_pool() -> None:
    """NF-17: VP pool empty (any time); SEND DIPLOMATIC ENVOYS, notes: "emptied by this action"."""
    table = Table(players=3)
    table.state.vp_pool = 1
    table.select("send_diplomatic_envoys", by=0)
    table.end_round()
    assert table.result().ended_by == ("vp_pool",)


def test_one_chip_left_does_not_end_the_game() -> None:
    """NF-17: the pool must be empty."""
    table = Table(players=3)
    table.state.vp_pool = 2
    table.select("send_diplomatic_envoys", by=0)
    table.end_round()
    assert table.state.vp_pool == 1
    assert not table.state.over


def test_the_trade_bonus_may_empty_the_pool() -> None:
    """NF-16: the pool counts every VP chip given in any action."""
    table = Table(players=3)
    table.state.vp_pool = 1
    table.select("trade_consume", by=0)
    table.end_round()
    assert table.result().ended_by == ("vp_pool",)


def test_consuming_may_empty_the_pool() -> None:
    """NF-16: the pool counts every VP chip given in any action."""
    table = Table(players=3)
    table.empire(1, colonies=["galactic_trendsetters", "gem_world"], goods={"gem_world": "novelty"})
    table.state.vp_pool = 3
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.state.vp_pool == 0
    table.end_round()
    assert table.result().ended_by == ("vp_pool",)


def test_chips_are_paid_in_full_from_an_empty_pool() -> None:
    """NF-16: when the initial pool is used up, chips are still paid in full."""
    table = Table(players=3)
    for seat, colony in ((1, "gem_world"), (2, "spice_world")):
        table.empire(seat, colonies=[colony], goods={colony: "novelty"}, developments=["galactic_salon"])
    table.state.vp_pool = 1
    table.select("trade_consume", by=0)
    table.choose("pass", "pass")
    assert [empire.chips for empire in table.state.empires] == [1, 1, 1]
    assert table.state.vp_pool == 0


def test_a_payment_larger_than_the_pool_is_paid_in_full() -> None:
    """NF-16: "make change until all players receive all the victory point chips that they are entitled to"."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "comet_zone": "rare"}
    table.empire(1, colonies=["old_earth", *goods], goods=goods)
    table.state.vp_pool = 2
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.state.empires[1].chips == 3


# The rest of the round


def test_the_round_is_finished() -> None:
    """NF-17: the round is always finished; NF-16: the game ends after the round."""
    table = Table(players=3)
    table.state.vp_pool = 1
    table.begin_round()
    table.choose("select: Send Diplomatic Envoys")
    assert "The game ends after this round: the VP pool is empty" in table.log
    assert table.seat == 1
    table.choose("select: Retreat into Isolation")
    assert table.seat == 2
    table.choose("select: Settle")
    assert table.state.over
    assert [empire.colonists for empire in table.state.empires] == [2, 2, 3]


def test_no_new_round_starts() -> None:
    """NF-17: no new round starts."""
    table = Table(players=3)
    table.state.vp_pool = 1
    table.begin_round()
    before = table.state.round
    table.choose("select: Send Diplomatic Envoys", "select: Retreat into Isolation", "select: Settle")
    assert (table.seat, table.state.round) == (-1, before)


def test_produce_gets_no_credit_at_the_end() -> None:
    """NF-17: no new round starts, so Produce gets no credit then."""
    table = Table(players=3)
    table.state.vp_pool = 1
    table.begin_round()
    table.choose("select: Send Diplomatic Envoys", "select: Retreat into Isolation", "select: Settle")
    assert table.state.over
    assert table.state.produce_credits == 0


def test_all_ends_met_in_the_last_round_are_told() -> None:
    """GAME END: "The game can end in one (or more) of the following ways"."""
    table = Table(players=3)
    table.empire(0, colonies=SEVEN_COLONIES, explored=["refugee_world"])
    table.state.colonist_supply = 4
    table.state.vp_pool = 1
    table.select("send_diplomatic_envoys", by=0)
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    table.end_round()
    assert table.result().ended_by == ("colonies", "colonists", "vp_pool")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pool_is_12_vps_for_each_player(players: int) -> None:
    """SETUP: 12 VPs per player; the last of them ends the game."""
    table = Table(players=players)
    table.empire(0, chips=12 * players - 1)
    table.select("send_diplomatic_envoys", by=0)
    table.end_round()
    assert table.state.over
