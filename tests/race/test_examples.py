"""The worked examples and notes of the rulebook, by name, in its order. Those of the experienced game are in
`test_experienced`."""

from tests.race.table import DEVELOPMENTS, WORLDS, Table

FTA = "use: Free Trade Association power 1"
VINLAND = "use: New Vinland power 1"


# Overview and Explore


def test_overview_of_develop() -> None:
    """If at least one player chose Develop the phase occurs; every player may build; the chooser pays one card less."""
    table = Table(players=3)
    for seat in range(3):
        table.empire(seat, hand=["interstellar_bank" if seat else "space_marines", *WORLDS[3 * seat : 3 * seat + 3]])
    table.round("develop", "produce", "produce")
    table.choose(0, "place: Space Marines")
    table.choose(1, "place: Interstellar Bank")
    table.choose(2, "place: Interstellar Bank")
    for seat in range(3):
        table.pay(seat)
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 1, 1]  # all three cost 2


def test_explore_with_a_power() -> None:
    """With this Explore power (two more cards, keep one more), a player with no bonus draws four and keeps two."""
    drawn = ["gem_world", "spice_world", "rebel_base", "drop_ships"]
    table = Table(draws=[*drawn, *WORLDS[:7]])
    table.empire(0, tableau=["galactic_renaissance"])
    table.round("develop", "explore_5")
    assert sorted(table.drawn(0)) == sorted(drawn)
    table.choose(0, "discard: Gem World", "discard: Drop Ships")
    table.finish()
    assert sorted(table.hand(0)) == ["rebel_base", "spice_world"]
    assert table.discards(0) == ["gem_world", "drop_ships"]


# Develop and card powers


def test_public_works_does_not_draw_for_itself() -> None:
    table = Table()
    table.empire(0, hand=["public_works", "space_marines", *WORLDS[:4]])
    table.round("produce", "develop")
    table.choose(0, "place: Public Works")
    table.pay(0)
    table.finish()
    assert len(table.hand(0)) == 4  # one placed, one paid, none drawn
    table.round("produce", "develop")
    table.choose(0, "place: Space Marines")
    table.pay(0)
    table.finish()
    assert len(table.hand(0)) == 2  # one placed, two paid, one drawn


def test_no_refund_if_a_cost_falls_below_0() -> None:
    """Investment Credits, Galactic Federation and the bonus take 4 off; Public Works costs 1."""
    table = Table()
    table.empire(0, hand=["public_works", "terraformed_world"], tableau=["investment_credits", "galactic_federation"])
    table.round("develop", "produce")
    table.choose(0, "place: Public Works")
    assert table.hand(0) == ["terraformed_world"]
    assert table.question == "action"


def test_colony_ship_must_be_used_if_it_is_needed() -> None:
    """An optional power must be used if it is needed to place a world that was selected and revealed."""
    table = Table()
    table.empire(0, hand=["terraformed_world", *DEVELOPMENTS[:4]], tableau=["colony_ship"])
    table.round("produce", "settle")
    table.choose(0, "place: Terraformed World")  # cost 5, four cards left to pay with: nothing else is asked
    assert table.tableau(0) == ["terraformed_world"]
    assert len(table.hand(0)) == 4


# Settle


def test_contact_specialist_is_not_helped_by_military() -> None:
    """Military and payments never combine: a defense of 4 costs 3 cards, however much Military there is."""
    table = Table()
    table.empire(0, hand=["malevolent_lifeforms", *DEVELOPMENTS[:3]], tableau=["contact_specialist", "new_sparta"])
    table.round("produce", "settle")
    table.choose(0, "place: Malevolent Lifeforms")
    table.pay(0)
    assert table.hand(0) == []
    assert table.tableau(0)[-1] == "malevolent_lifeforms"


def test_contact_specialist_with_replicant_and_mining_robots() -> None:
    """Rebel Miners (Rare elements, defense 2): 2 - 1 - 2 - 1 is below 0, so it costs nothing; a Gene world of defense
    4 costs 4 - 1 - 2 = 1."""
    table = Table()
    powers = ["contact_specialist", "replicant_robots", "mining_robots"]
    table.empire(0, hand=["rebel_miners", "malevolent_lifeforms", *DEVELOPMENTS[:2]], tableau=powers)
    table.round("produce", "settle")
    table.choose(0, "place: Rebel Miners")
    assert table.question == "action"
    assert len(table.hand(0)) == 3
    table.round("produce", "settle")
    table.choose(0, "place: Malevolent Lifeforms")
    assert table.question == "pay"
    table.pay(0)
    assert len(table.hand(0)) == 1


def test_mining_robots_alone_with_contact_specialist() -> None:
    """Rebel Miners: 2 - 1 - 1 = 0 cards."""
    table = Table()
    table.empire(0, hand=["rebel_miners"], tableau=["contact_specialist", "mining_robots"])
    table.round("produce", "settle")
    table.choose(0, "place: Rebel Miners")
    assert table.tableau(0)[-1] == "rebel_miners"


def test_contact_specialist_and_colony_ship() -> None:
    """A Colony Ship allows a Contact Specialist to place a non-Alien military world at no cost."""
    table = Table()
    table.empire(0, hand=["rebel_homeworld", "export_duties"], tableau=["contact_specialist", "colony_ship"])
    table.round("produce", "settle")
    table.choose(0, "place: Rebel Homeworld")  # defense 7
    assert table.tableau(0) == ["contact_specialist", "rebel_homeworld"]
    assert table.hand(0) == ["export_duties"]


def test_contact_specialist_and_colony_ship_do_not_place_an_alien_military_world() -> None:
    table = Table()
    hand = ["alien_robot_sentry", "lost_alien_battle_fleet", *DEVELOPMENTS[:8]]
    table.empire(0, hand=hand, tableau=["contact_specialist", "colony_ship"])
    table.round("produce", "settle")
    assert "Red places no world" in table.log  # there was nothing to choose from
    assert table.tableau(0) == ["contact_specialist", "colony_ship"]


def test_colony_ship_alone_does_not_place_a_military_world() -> None:
    table = Table()
    table.empire(0, hand=["rebel_fuel_cache", *DEVELOPMENTS[:3]], tableau=["colony_ship"])
    table.round("produce", "settle")
    assert table.tableau(0) == ["colony_ship"]
    assert "Red places no world" in table.log


def test_alien_rosetta_stone_world_by_colony_ship() -> None:
    """A Colony Ship cannot place an Alien production or windfall world, but it can place the Rosetta Stone World."""
    table = Table()
    aliens = ["alien_robotic_factory", "deserted_alien_library", "alien_rosetta_stone_world"]
    table.empire(0, hand=aliens, tableau=["colony_ship"])
    table.round("produce", "settle")
    assert table.options(0) == ["pass", "place: Alien Rosetta Stone World"]
    table.choose(0, "place: Alien Rosetta Stone World")
    assert table.tableau(0) == ["alien_rosetta_stone_world"]
    assert len(table.hand(0)) == 2


# Consume


def fta_and_vinland() -> Table:
    """Three novelty goods, New Vinland and Free Trade Association; another player chose Consume."""
    table = Table()
    worlds = ["new_vinland", "gem_world", "spice_world"]
    table.empire(0, tableau=["free_trade_association", *worlds], goods=worlds)
    table.round("develop", "consume_2x")
    assert table.options(0) == [FTA, VINLAND]
    return table


def test_fta_must_take_the_third_novelty_good() -> None:
    """Once FTA's power is invoked, it is not interrupted: it takes all three goods, and New Vinland gets none."""
    table = fta_and_vinland()
    table.choose(0, FTA)
    assert table.goods(0) == []
    assert table.chips(0) == 3
    assert len(table.hand(0)) == 3
    assert table.question == "action"


def test_new_vinland_before_fta() -> None:
    """In the reverse order New Vinland takes one good for two cards and FTA the other two."""
    table = fta_and_vinland()
    table.choose(0, VINLAND)
    assert table.question == "consume_good"
    assert table.options(0) == ["good: New Vinland", "good: Gem World", "good: Spice World"]
    table.choose(0, "good: Gem World")
    assert table.goods(0) == []
    assert table.chips(0) == 2
    assert len(table.hand(0)) == 2 + 2


def test_consume_all() -> None:
    """If the player has 3 goods when this power is invoked, he discards all of them for 2 VPs."""
    table = Table()
    goods = ["gem_world", "comet_zone", "lost_species_ark_world"]
    table.empire(0, tableau=["pilgrimage_world", *goods], goods=goods)
    table.round("develop", "consume_2x")
    assert table.goods(0) == []
    assert table.chips(0) == 2


def test_two_remaining_goods_must_both_be_discarded() -> None:
    """With two remaining goods of the kind, an up-to power for three takes both."""
    table = Table()
    table.empire(0, tableau=["consumer_markets", "gem_world", "spice_world"], goods=["gem_world", "spice_world"])
    table.round("develop", "trade")
    assert table.goods(0) == []
    assert table.chips(0) == 2


def test_rare_elements_consumption() -> None:
    """The sample power of the margin: 2 Rare elements goods for 3 VPs."""
    table = Table()
    table.empire(0, tableau=["mining_league", "comet_zone", "mining_world"], goods=["comet_zone", "mining_world"])
    table.round("develop", "trade")
    assert (table.goods(0), table.chips(0)) == ([], 3)


def test_deficit_spending_is_not_doubled() -> None:
    table = Table()
    table.empire(0, hand=["gem_world", "rebel_base"], tableau=["deficit_spending", "public_works", "spice_world"])
    table.empire(0, goods=["spice_world"])
    table.round("consume_2x", "develop")
    table.choose(0, "use: Public Works power 2", "use: Deficit Spending power 1")
    table.choose(0, "discard: Gem World", "discard: Rebel Base")
    assert table.hand(0) == []
    assert table.chips(0) == 2 + 2  # the good counts twice, the two cards do not


def test_merchant_world_is_not_doubled() -> None:
    table = Table()
    table.empire(0, hand=["gem_world", "rebel_base"], tableau=["merchant_world"])
    table.round("consume_2x", "develop")
    table.choose(0, "use: Merchant World power 2", "discard: Gem World", "discard: Rebel Base")
    assert table.chips(0) == 2


# Produce and scoring


def test_gem_world_with_a_good_draws_nothing() -> None:
    """If a good is already present, then no cards are drawn."""
    table = Table()
    table.empire(0, tableau=["gem_world"], goods=["gem_world"])
    table.empire(1, tableau=["mining_world"])
    table.round("develop", "produce")
    assert table.hand(0) == []
    assert len(table.hand(1)) == 1


def test_genetics_lab_produces_on_a_windfall_world_without_a_good() -> None:
    table = Table()
    table.empire(0, tableau=["genetics_lab", "pre_sentient_race", "empath_world"], goods=["empath_world"])
    table.round("develop", "produce")
    assert table.goods(0) == ["pre_sentient_race", "empath_world"]


def test_pan_galactic_league_draws_for_each_genes_world() -> None:
    """With either a green halo or a green solid circle, whether it produces or not."""
    table = Table()
    worlds = ["pre_sentient_race", "plague_world", "malevolent_lifeforms", "gem_world", "rebel_base"]
    table.empire(0, tableau=["pan_galactic_league", *worlds], goods=["plague_world"])
    table.round("develop", "produce")
    assert len(table.hand(0)) == 3 + 1  # and one for the good of Gem World


def test_a_player_can_end_with_more_than_12_cards() -> None:
    """By placing both a development and a world in the final round."""
    table = Table()
    table.empire(0, hand=["public_works", "gem_world", *WORLDS[-3:]], tableau=DEVELOPMENTS)  # 11 of them
    table.round("develop", "settle")
    table.choose(0, "place: Public Works")
    table.pay(0)
    table.choose(0, "place: Gem World")
    table.pay(0)
    assert len(table.tableau(0)) == 13
    assert table.state.over
