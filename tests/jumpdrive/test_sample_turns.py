"""The SAMPLE TURNS of the rulebook: four rounds of Joe's, with exactly the numbers printed there."""

from tests.jumpdrive.table import HARMLESS, Table

JOE, OTHER = 0, 1


def numbers(table: Table) -> tuple[int, int, int, int]:
    """What Joe scored in the last round, his VPs in all, his income, and his cards in hand."""
    return table.scored(JOE), table.vp(JOE), table.income(JOE), len(table.hand(JOE))


def test_the_four_sample_turns() -> None:
    table = Table(players=2)
    # what Joe pays with is of no matter
    table.empire(JOE, hand=["smuggling_lair", "consumer_markets", "survey_hq", "mining_robots", "gem_world"])
    table.empire(OTHER, hand=[HARMLESS] * 4)  # one each round, for nothing

    # "Round 1: Joe takes a Survey Team from the center and places a card face down. ... he flips it over to reveal a
    # Smuggling Lair, a 1 defense world that Joe can place with the Survey Team's 1 military. Joe then discards 1 card
    # to pay for the Survey Team and draws 2 cards income, ending at 5 cards in hand."
    table.will_draw("galactic_salon", "rebel_base")
    table.play(JOE, "develop: Survey Team", "settle: Smuggling Lair")
    table.put_away(JOE, "mining_robots")
    assert table.cards(JOE) == ["survey_team", "smuggling_lair"]
    assert "Red settles Smuggling Lair (defense 1, military 1)" in table.log()
    assert table.drawn(JOE) == ["galactic_salon", "rebel_base"]
    assert numbers(table) == (0, 0, 2, 5)

    # "Round 2: Joe places Consumer Markets, discarding just 1 card for it (not 2), as he did not place a world this
    # turn. He earns 1 VP this round and his income increases to 3. He ends with 6 cards in hand."
    assert table.state.round == 2
    table.will_draw("asteroid_belt", "comet_zone", "mining_world")
    table.play(JOE, "develop: Consumer Markets")
    table.put_away(JOE, "gem_world")
    assert numbers(table) == (1, 1, 3, 6)

    # "Round 3: Joe reveals Survey HQ, discarding 4 cards for it. Since Joe did not place a development, he then draws 1
    # card. He earns 2 VPs for his 2 pairs, plus his Consumer Markets VPs increase by 1 since he placed a Novelty world.
    # He adds these 3 VPs to 1 VP earned last round and collects 4 VPs this round, plus 6 cards income."
    assert table.state.round == 3
    table.will_draw("pirate_lair")
    table.will_draw("drop_ships", "new_earth", "space_port", "rebel_miners", "uplift_code", "space_marines")
    table.play(JOE, "settle: Survey HQ")
    table.put_away(JOE, "rebel_base", "asteroid_belt", "comet_zone", "mining_world")
    assert numbers(table) == (4, 5, 6, 8)

    # "Round 4: Joe spends all his cards and uses his increased military to place Galactic Salon and Pirate Lair. This
    # increases his VPs by 9, with 1 more from Consumer Markets and 2 more from Survey HQ. Joe collects 13 VPs, giving
    # him a total of 18 VPs. His income increases by 5, so he draws 11 cards and discards 1, due to the hand limit of
    # 10 cards."
    assert table.state.round == 4
    table.play(JOE, "develop: Galactic Salon", "settle: Pirate Lair")
    assert "Red discards 6 cards" in table.log(), "six cards are left, and all of them are paid"
    assert "Red settles Pirate Lair (defense 3, military 3)" in table.log()
    assert table.question == "hand_limit"
    assert table.seats == (JOE,)
    assert numbers(table) == (13, 18, 11, 11)
    table.choose(JOE, table.options(JOE)[0])
    assert len(table.hand(JOE)) == 10
    assert table.state.round == 5

    assert table.chance.script == []
    assert [table.scored(OTHER), table.vp(OTHER), len(table.hand(OTHER))] == [0, 0, 0]
    assert table.cards(OTHER) == [HARMLESS] * 4
    assert table.cards(JOE) == [
        "survey_team",
        "smuggling_lair",
        "consumer_markets",
        "survey_hq",
        "galactic_salon",
        "pirate_lair",
    ]
