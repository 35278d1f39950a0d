"""The worked examples of the rulebook, and its notes on single tiles, in the order in which they are printed."""

from tests.newfrontiers.table import Table


def test_develop_example_first_player_buys_at_one_less() -> None:
    """PLAY: "The first player buys their development at -1 cost, the Develop bonus." """
    table = Table(players=3)
    table.empire(0, credits=3)
    table.select("develop", by=0)
    table.choose("buy: Consumer Markets")  # printed cost 3
    assert table.state.empires[0].credits == 1
    assert "Red develops Consumer Markets for 2 credits" in table.log


def test_develop_example_the_next_player_pays_the_printed_cost() -> None:
    """PLAY: "each player in order may buy one development"; only the first player has the bonus."""
    table = Table(players=3)
    table.empire(0, credits=3)
    table.empire(1, credits=3)
    table.select("develop", by=0)
    table.choose("pass", "buy: Consumer Markets")
    assert table.state.empires[1].credits == 0


def test_third_action_selected_by_green_is_done_by_green_yellow_red_blue() -> None:
    """PLAY, picture: "Third Action, selected by Green and done in order by Green, Yellow, Red, and Blue." """
    table = Table(players=4)  # on the track: Red, Blue, Green, Yellow
    table.begin_round()
    table.choose("select: Retreat into Isolation", "select: Develop")
    table.finish()
    mark = len(table.log)
    assert table.seat == 2
    table.choose("select: Settle")
    gains = [line for line in table.log[mark:] if "colonist" in line]
    assert gains == [
        "Green gains 1 colonist",
        "Green gains 2 colonists",
        "Yellow gains 2 colonists",
        "Red gains 2 colonists",
        "Blue gains 2 colonists",
    ]


def test_settling_two_worlds_makes_terraforming_robots_draw_twice() -> None:
    """POWERS and SETTLE, notes: Improved Logistics settles two worlds, so Terraforming Robots takes effect twice."""
    table = Table(players=3, draws=["gem_world", "spice_world"])
    table.empire(
        0,
        colonists=2,
        colonies=["old_earth"],
        developments=["improved_logistics", "terraforming_robots"],
        explored=["refugee_world", "artist_settlement"],
        credits=1,
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "settle: Artist Settlement")
    assert table.explored(0) == ["gem_world", "spice_world"]


def test_survey_team_draws_after_its_owners_pick() -> None:
    """EXPLORE: "Survey Team's power [occurs] after a player picks their world from the center"."""
    offer = ["gem_world", "spice_world", "space_port", "asteroid_belt", "comet_zone", "rebel_base", "rebel_miners"]
    table = Table(players=3, draws=[*offer, "new_vinland"])
    table.empire(1, developments=["survey_team"])
    table.select("explore", by=0)
    table.choose("pick: Gem World")
    assert (table.seat, table.explored(1)) == (1, [])
    table.choose("pick: Rebel Base")
    assert table.explored(1) == ["rebel_base", "new_vinland"]


def test_survey_team_of_the_selecting_player_draws_after_both_picks() -> None:
    """EXPLORE: "if they are the selecting player, after they pick both of their worlds"."""
    offer = ["gem_world", "spice_world", "space_port", "asteroid_belt", "comet_zone", "rebel_base", "rebel_miners"]
    table = Table(players=3, draws=[*offer, "new_vinland"])
    table.empire(0, developments=["survey_team"])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Spice World", "pick: Space Port")
    assert (table.seat, table.explored(0)) == (0, ["gem_world"])
    table.choose("pick: Rebel Base")
    assert table.explored(0) == ["gem_world", "rebel_base", "new_vinland"]


def test_contact_specialist_settles_a_military_world_at_one_less() -> None:
    """SETTLE, notes: "as if it was a non-military world at -1 cost"."""
    table = Table(players=3)
    table.empire(0, credits=5, developments=["contact_specialist"], explored=["rebel_base"])
    table.select("settle", by=0)
    table.choose("pay for military: Rebel Base")
    assert table.state.empires[0].credits == 0
    assert "Red settles Rebel Base by paying 5 credits" in table.log


def test_military_in_words() -> None:
    """SETTLE, picture: Rebel Base, defense 6, conquered with Drop Ships, Space Marines and New Sparta."""
    table = Table(players=3)
    table.empire(0, colonies=["new_sparta"], developments=["drop_ships", "space_marines"], explored=["rebel_base"])
    table.select("settle", by=0)
    assert "Settle Rebel Base (defense 6, Military 7)" in table.texts()
    table.choose("settle: Rebel Base")
    assert "Red settles Rebel Base (defense 6, Military 7)" in table.log


def test_late_players_gain_as_many_colonists_as_are_present() -> None:
    """SETTLE, notes: "Players late in the Settle order gain as many colonists as present (possibly none)"."""
    table = Table(players=3)
    table.state.colonist_supply = 4
    table.select("settle", by=0)
    assert [empire.colonists for empire in table.state.empires] == [3, 1, 0]


def test_a_player_who_gains_no_colonist_need_not_settle() -> None:
    """SETTLE, notes: "(possibly none); they are not required to settle a world"."""
    table = Table(players=3)
    table.empire(2, colonists=1, explored=["refugee_world"])
    table.state.colonist_supply = 1
    table.select("settle", by=0)
    assert table.seat == 2
    assert table.texts()[0] == "Take 0 colonists"
    table.choose("take colonists")
    assert table.explored(2) == ["refugee_world"]


def test_comet_zone_pays_when_a_good_is_produced_on_it() -> None:
    """PRODUCE, notes: "Some colonies, such as Comet Zone, provide credits when a good is produced on them." """
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone"])
    table.select("produce", by=0)
    assert table.goods(1) == {"comet_zone": "rare"}
    assert table.state.empires[1].credits == 1


def test_comet_zone_pays_nothing_if_a_good_is_already_present() -> None:
    """PRODUCE, notes: "If a good is already present, then no credit(s) are provided." """
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"})
    table.select("produce", by=0)
    assert table.state.empires[1].credits == 0


def test_mining_industries_compares_only_goods_made_in_this_action() -> None:
    """PRODUCE, notes: it "compares only Rare Element goods actually produced that action".

    Blue ends with three such goods and Green with one, but Green is the one who made most of them now.
    """
    table = Table(players=3)
    table.empire(
        1,
        colonies=["comet_zone", "rebel_miners", "imperium_depot"],
        goods={"comet_zone": "rare", "rebel_miners": "rare", "imperium_depot": "rare"},
        developments=["mining_industries"],
    )
    table.empire(2, colonies=["mining_mole_uplift_race"], developments=["mining_industries"])
    table.select("produce", by=0)
    assert [empire.credits for empire in table.state.empires] == [0, 0, 2]


def test_late_players_produce_fewer_goods() -> None:
    """PRODUCE, notes: "Players late in the order might not receive all (or any) of their goods." """
    table = Table(players=3)
    table.empire(0, colonies=["artist_settlement"])
    table.empire(1, colonies=["gem_world", "spice_world"])
    table.empire(2, colonies=["new_vinland"])
    table.leave_goods("novelty", 2)
    table.select("produce", by=0)
    table.choose("produce: Spice World")  # Blue chooses which of the two gets the last good
    assert [table.goods(seat) for seat in range(3)] == [
        {"artist_settlement": "novelty"},
        {"spice_world": "novelty"},
        {},
    ]


def test_spice_world_helps_only_to_sell_its_kind() -> None:
    """TRADE, notes: "Spice World's power [applies] only when trading a specific kind of good." """
    table = Table(players=3)
    colonies = ["spice_world", "comet_zone"]
    table.empire(1, colonies=colonies, goods={"spice_world": "novelty", "comet_zone": "rare"})
    table.select("trade_consume", by=0)
    assert table.texts() == [
        "Sell nothing",
        "Sell the Novelty good of Spice World for 3 credits",
        "Sell the Rare Elements good of Comet Zone for 2 credits",
    ]


def test_galactic_news_hub_consumes_only_its_kind() -> None:
    """CONSUME, notes: powers that consume "a specific kind of good, such as Galactic News Hub's"."""
    table = Table(players=3)
    goods = {"comet_zone": "rare", "rebel_miners": "rare", "gem_world": "novelty", "galactic_news_hub": "novelty"}
    table.empire(1, colonies=list(goods), goods=goods)
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.goods(1) == {"comet_zone": "rare", "rebel_miners": "rare"}
    assert table.state.empires[1].chips == 3


def test_consumer_markets_must_be_fully_used() -> None:
    """CONSUME, notes: "up to" powers "must be fully used if possible", VPs and credits for each good consumed."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "spice_world": "novelty", "comet_zone": "rare"}
    table.empire(1, colonies=list(goods), goods=goods, developments=["consumer_markets"])
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.goods(1) == {"comet_zone": "rare"}
    assert (table.state.empires[1].chips, table.state.empires[1].credits) == (2, 2)


def test_trade_league_need_not_be_used() -> None:
    """CONSUME, notes: "its Consume power is optional"."""
    table = Table(players=3)
    table.empire(1, colonies=["gem_world"], goods={"gem_world": "novelty"}, developments=["trade_league"])
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.options() == ["pass", "use: Trade League"]
    table.choose("pass")
    assert table.goods(1) == {"gem_world": "novelty"}


def test_prosperous_economy_example_gives_2_credits_and_8_vps() -> None:
    """CONSUME, example: with Prosperous Economy and Galactic Salon, New Vinland consumes 1 good for 2 credits, Old
    Earth 2 goods for 3 VPs, Galactic Salon gains 1 VP, Prosperous Economy adds 4: 2 credits and 8 VPs (NF-15)."""
    table = Table(players=3)
    goods = {"new_vinland": "novelty", "gem_world": "novelty", "comet_zone": "rare"}
    table.empire(1, colonies=["old_earth", *goods], goods=goods, developments=["prosperous_economy", "galactic_salon"])
    table.select("trade_consume", by=0)
    table.choose("pass", "use: New Vinland", "good: New Vinland")
    assert table.goods(1) == {}
    assert (table.state.empires[1].credits, table.state.empires[1].chips) == (2, 8)


def test_consume_powers_may_be_used_in_an_order_that_leaves_goods() -> None:
    """CONSUME: "in any order, even if a given order results in some goods being left"."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "comet_zone": "rare", "devolved_uplift_race": "novelty"}
    table.empire(1, colonies=["old_earth", "new_vinland", *goods], goods=goods)
    table.select("trade_consume", by=0)
    # used first, Old Earth and one of the others take all three goods
    table.choose("pass", "use: New Vinland", "good: Gem World", "use: Devolved Uplift Race", "good: Comet Zone")
    assert table.goods(1) == {"devolved_uplift_race": "novelty"}


def test_envoys_shift_the_disks_in_front_back_one_space() -> None:
    """SEND DIPLOMATIC ENVOYS: 1 VP and the first position, "shifting all the disks previously in front ... back"."""
    table = Table(players=4)
    table.select("send_diplomatic_envoys", by=2)
    assert table.state.track == (2, 0, 1, 3)
    assert table.state.empires[2].chips == 1


def test_pan_galactic_league_scores_genes_colonies_and_other_military_colonies() -> None:
    """WINNING, bonus scoring example: 2 VPs for each Genes colony (military or not), 1 for each other military
    colony; no colony scores for both conditions, and the tile does not score for itself (NF-18)."""
    table = Table(players=3)
    colonies = ["malevolent_lifeforms", "distant_world", "rebel_base", "comet_zone"]
    table.empire(0, colonies=colonies, developments=["pan_galactic_league"])
    breakdown = table.end_game().breakdown[0]
    assert breakdown["bonuses"] == 2 + 2 + 1  # a military and a peaceful Genes colony, another military colony
    assert breakdown["developments"] == 0


def test_pan_galactic_league_alone_scores_nothing() -> None:
    """WINNING, bonus scoring example: "Many bonuses — although not this one — score VPs for their own tile." """
    table = Table(players=3)
    table.empire(0, developments=["pan_galactic_league"])
    assert table.end_game().scores[0] == 0


def test_skilled_workforce_with_four_types_scores_2_vps() -> None:
    """GOALS, example: "a player with four of the six different power types ... scores 2 VPs"; more than one power of
    a type does not increase this."""
    table = Table(players=3, goals=True)
    table.goal_up("skilled_workforce")
    table.empire(
        0, developments=["investment_credits", "survey_team", "drop_ships", "space_marines", "mining_industries"]
    )
    assert table.end_game().breakdown[0]["goals"] == 2


def test_conscription_with_six_colonists_scores_5_vps() -> None:
    """GOALS, example: "a player with six unused colonists on their empire mat at game end scores 5 VPs"."""
    table = Table(players=3, goals=True)
    table.goal_up("conscription")
    table.empire(0, colonists=6)
    assert table.end_game().breakdown[0]["goals"] == 5


def test_terraforming_robots_tenth_world_may_be_stockpiled() -> None:
    """GOALS, notes: Terraforming Robots "might gain and discard a tenth world during Settle, which may be
    stockpiled" on Exploration."""
    table = Table(players=3, goals=True, draws=["gem_world"])
    table.goal_up("exploration")
    explored = ["refugee_world", "rebel_base", "rebel_miners", "comet_zone", "space_port", "spice_world"]
    table.empire(
        0,
        colonies=["old_earth", "asteroid_belt", "new_vinland"],
        explored=explored,
        developments=["terraforming_robots"],
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert len(table.colonies(0)) + len(table.explored(0)) == 10
    table.choose("stockpile world: Gem World")
    assert table.explored(0) == explored[1:]
    assert len(table.state.empires[0].stockpiled_worlds) == 1


def test_late_players_find_no_world_left_to_pick() -> None:
    """GOALS, notes: worlds may run out, "with players late in the order receiving fewer (or no) ... tiles"."""
    table = Table(players=3)
    table.leave_in_bag("gem_world", "spice_world")
    table.select("explore", by=0)
    table.choose("pick: Gem World")
    assert [table.explored(seat) for seat in range(3)] == [["gem_world"], ["spice_world"], []]


def test_trade_league_has_a_consume_power_for_citizen_services() -> None:
    """GOALS, notes: "Trade League has a Consume power for the Citizen Services goal"; two such powers score 2."""
    table = Table(players=3, goals=True)
    table.goal_up("citizen_services")
    table.empire(0, developments=["trade_league", "consumer_markets"])
    assert table.end_game().breakdown[0]["goals"] == 2


def test_trade_league_has_two_types_of_powers_for_skilled_workforce() -> None:
    """GOALS, notes: "and both Trade and Consume powers for the Skilled Workforce goal"; with Settle and Explore
    these are four types."""
    table = Table(players=3, goals=True)
    table.goal_up("skilled_workforce")
    table.empire(0, colonies=["new_sparta"], developments=["trade_league", "survey_team"])
    assert table.end_game().breakdown[0]["goals"] == 2
