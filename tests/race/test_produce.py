"""V: Produce."""

import pytest

from tests.race.table import Table


def test_a_good_on_each_production_world_without_one() -> None:
    table = Table()
    worlds = ["artist_colony", "rebel_miners", "malevolent_lifeforms", "alien_robotic_factory"]
    table.empire(0, tableau=[*worlds, "tourist_world", "refugee_world", "public_works"], goods=["rebel_miners"])
    good = table.state.empires[0].goods[1]
    table.empire(1, tableau=["space_port"])
    table.round("develop", "produce")
    assert table.goods(0) == worlds
    assert table.state.empires[0].goods[1] == good  # it is the one that was there
    assert table.goods(1) == ["space_port"]  # everyone produces
    assert len(table.deck()) == 114 - 8 - 4 - 1


def test_the_bonus_is_a_good_on_one_windfall_world() -> None:
    table = Table()
    table.empire(0, tableau=["refugee_world", "asteroid_belt", "pre_sentient_race"], goods=["asteroid_belt"])
    table.empire(1, tableau=["radioactive_world"])
    table.round("produce", "develop")
    assert table.question == "windfall"
    assert table.options(0) == ["produce: Refugee World", "produce: Pre-Sentient Race"]
    table.choose(0, "produce: Pre-Sentient Race")
    assert table.goods(0) == ["asteroid_belt", "pre_sentient_race"]
    assert table.goods(1) == []


def test_the_bonus_is_mandatory_and_each_chooser_has_it() -> None:
    table = Table()
    table.empire(0, tableau=["refugee_world"])
    table.empire(1, tableau=["radioactive_world"])
    table.round("produce", "produce")
    assert (table.goods(0), table.goods(1)) == (["refugee_world"], ["radioactive_world"])


def test_the_bonus_is_not_for_production_or_gray_worlds() -> None:
    table = Table()
    table.empire(0, tableau=["tourist_world", "artist_colony"], goods=["artist_colony"])
    table.round("produce", "develop")
    assert table.goods(0) == ["artist_colony"]


def test_powers_for_a_kind_do_not_take_a_world_the_bonus_could_do_without() -> None:
    """A good on each of three worlds: Genetics Lab for the Genes world, Engineers and the bonus for the others."""
    table = Table()
    worlds = ["pre_sentient_race", "refugee_world", "asteroid_belt"]
    table.empire(0, tableau=["galactic_engineers", *worlds, "genetics_lab"])
    table.round("produce", "develop")
    while table.question == "windfall":
        table.choose(0, table.options(0)[0])
    assert table.goods(0) == worlds


def test_two_powers_for_a_kind_produce_on_two_worlds() -> None:
    table = Table()
    worlds = ["asteroid_belt", "radioactive_world", "destroyed_world"]
    table.empire(0, tableau=["mining_robots", "mining_league", *worlds])
    table.round("develop", "produce")
    table.choose(0, "produce: Destroyed World", "produce: Asteroid Belt")
    assert table.goods(0) == ["asteroid_belt", "destroyed_world"]


@pytest.mark.parametrize(
    ("power", "production"),
    [("genetics_lab", "plague_world"), ("mining_robots", "mining_world"), ("expanding_colony", "artist_colony")],
)
def test_powers_for_a_kind_are_not_for_production_worlds(power: str, production: str) -> None:
    """Not even for one that is still without a good when the power is used, since the power's card is newer."""
    table = Table()
    table.empire(0, tableau=[production, power])
    table.round("develop", "produce")
    produced = [line for line in table.log if line.startswith("Red produces")]
    assert len(produced) == 1
    assert table.goods(0) == [production]
    assert sum(table.state.produced) == 1


def test_powers_for_a_kind_choose_among_windfall_worlds_alone() -> None:
    """Spice World gets its good without one."""
    table = Table()
    worlds = ["spice_world", "refugee_world", "galactic_resort"]
    table.empire(0, tableau=[*worlds, "expanding_colony"])
    table.round("develop", "produce")
    assert table.options(0) == ["produce: Refugee World", "produce: Galactic Resort"]


def test_a_world_placed_this_round_produces() -> None:
    """It was placed in an earlier phase, and so was its power."""
    table = Table()
    table.empire(0, hand=["gem_world", "export_duties", "drop_ships"])
    table.round("produce", "settle")
    table.choose(0, "place: Gem World")
    assert table.goods(0) == ["gem_world"]
    assert len(table.hand(0)) == 1


def test_players_produce_from_the_lowest_start_world_on() -> None:
    """RG-2: where order matters (few cards) it is clockwise from the owner of the lowest-numbered start world."""
    for first, goods in ((0, [1, 1, 0]), (1, [0, 1, 1]), (2, [1, 0, 1])):
        table = Table(players=3, first=first)
        for seat, world in enumerate(["artist_colony", "rebel_miners", "malevolent_lifeforms"]):
            table.empire(seat, tableau=[world])
        table.leave_in_deck("drop_ships", "gem_world")
        table.round("develop", "develop", "produce")
        assert [len(table.goods(seat)) for seat in range(3)] == goods


def test_most_produced_is_drawn_when_all_have_produced() -> None:
    """RG-2: the last players' goods come before the cards for the most goods, when cards are few."""
    table = Table(first=0)
    table.empire(0, tableau=["mining_conglomerate", "rebel_miners"])
    table.empire(1, tableau=["artist_colony", "spice_world"])
    table.leave_in_deck("drop_ships", "gem_world", "comet_zone", "rebel_base")
    table.round("develop", "produce")
    assert len(table.goods(1)) == 2
    assert len(table.hand(0)) == 1


def test_with_one_card_left_the_order_of_powers_decides_whether_a_good_is_produced() -> None:
    """RG-10: the newest card comes first. Deck and discards are used up by it; what comes later gets nothing."""
    found = []
    for tableau in (["artist_colony", "rebel_underground"], ["rebel_underground", "artist_colony"]):
        table = Table()
        table.empire(0, tableau=tableau)
        table.leave_in_deck("gem_world")
        table.round("produce", "produce")
        found.append((table.goods(0), table.hand(0)))
    assert found == [([], ["gem_world"]), (["artist_colony"], [])]


def test_with_one_card_left_the_first_player_produces() -> None:
    """RG-10: Produce goes seat by seat."""
    table = Table(first=1)
    for seat, world in enumerate(("artist_colony", "rebel_miners")):
        table.empire(seat, tableau=[world])
    table.leave_in_deck("gem_world")
    table.round("produce", "produce")
    assert (table.goods(0), table.goods(1)) == ([], ["rebel_miners"])
    assert not [line for line in table.log if line.startswith("Red produces")]
