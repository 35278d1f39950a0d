"""PLACING A SECOND WORLD with Colony Convoy: both worlds are paid for, the second one for 2 less."""

from tests.jumpdrive.table import DEVELOPMENTS, Table
from windfall.titles.jumpdrive.components.cards import IDS

CONVOY = "colony_convoy"


def convoy_table(*hand: str, cards: tuple[str, ...] = (CONVOY,), draws: tuple[str, ...] = ("comet_zone",)) -> Table:
    """Seat 0 has a convoy and this hand; it will draw a Comet Zone, which costs 4."""
    table = Table(draws=draws)
    table.idle(1)
    table.empire(0, hand=hand, cards=cards)
    return table


def test_the_second_world_costs_2_less_and_the_convoy_is_discarded() -> None:
    """JD-4: both worlds are paid for; no discount on the first."""
    table = convoy_table("gem_world", "mining_world", *DEVELOPMENTS[:3])
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.paid(0, "gem_world") == 2
    assert table.cards(0) == [CONVOY, "gem_world"], "the first world is placed"
    table.choose(0, "second: Mining World")
    table.finish()
    assert table.paid(0, "mining_world") == 3 - 2
    assert table.cards(0) == ["gem_world", "mining_world"]
    assert [IDS[card] for card in table.state.public_discards] == [CONVOY], "it was seen by all"
    assert "Red discards Colony Convoy for a second world" in table.log()
    assert (table.scored(0), table.income(0)) == (1, 4), "both worlds score"


def test_the_first_world_gets_no_discount_from_the_convoy() -> None:
    table = convoy_table("gem_world", "uplift_code")
    table.begin_round()
    assert "settle: Gem World" not in table.options(0), "1 card for a world of cost 2"


def test_a_second_world_is_optional() -> None:
    table = convoy_table("gem_world", "asteroid_belt", *DEVELOPMENTS[:2])
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.options(0) == ["pass", "second: Asteroid Belt"]
    assert table.texts(0) == ["Place no second world", "Discard Colony Convoy and pay 0 cards for Asteroid Belt"]
    table.choose(0, "pass")
    assert table.cards(0) == [CONVOY, "gem_world"]
    assert "asteroid_belt" in table.hand(0)


def test_it_can_be_used_in_the_round_it_is_placed_and_then_no_card_is_drawn() -> None:
    table = convoy_table(CONVOY, "gem_world", "asteroid_belt", *DEVELOPMENTS[:3], cards=())
    table.play(0, "develop: Colony Convoy", "settle: Gem World")
    table.finish("second_world")
    assert table.drawn(0) == []
    table.choose(0, "second: Asteroid Belt")
    assert table.cards(0) == ["gem_world", "asteroid_belt"]
    assert table.paid(0, CONVOY) == 1


def test_it_can_be_used_in_a_later_round() -> None:
    table = Table()
    table.empire(1, hand=[CONVOY] * 2)
    table.empire(0, hand=[CONVOY, "gem_world", "asteroid_belt", *DEVELOPMENTS[:2]])
    table.play(0, "develop: Colony Convoy", "pass")
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    table.choose(0, "second: Asteroid Belt")
    assert table.cards(0) == ["gem_world", "asteroid_belt"]


def test_the_card_just_drawn_can_be_the_second_world() -> None:
    """JD-4: a card drawn for the first world may be used."""
    table = convoy_table("gem_world", *DEVELOPMENTS[:4])
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.options(0) == ["pass", "second: Comet Zone"]
    table.choose(0, "second: Comet Zone")
    assert table.cards(0) == ["gem_world", "comet_zone"]


def test_the_card_just_drawn_can_help_to_pay_for_the_second_world() -> None:
    """JD-4: Mining World costs 1, and the card drawn is the only other one."""
    table = convoy_table("gem_world", "mining_world", *DEVELOPMENTS[:2], draws=("rebel_base",))
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.hand(0) == ["mining_world", "rebel_base"]
    table.choose(0, "second: Mining World")
    assert table.cards(0) == ["gem_world", "mining_world"]
    assert table.discards(0)[-1:] == ["rebel_base"]


def test_a_second_world_must_be_affordable() -> None:
    table = convoy_table("gem_world", "comet_zone", "mining_world", *DEVELOPMENTS[:1], draws=("rebel_base",))
    table.play(0, "settle: Gem World")
    table.put_away(0, DEVELOPMENTS[0], "comet_zone")
    assert table.options(0) == ["pass", "second: Mining World"]
    table = convoy_table("gem_world", "comet_zone", *DEVELOPMENTS[:2], draws=("rebel_base",))
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.question == "place", "2 cards for Comet Zone, and there is 1"


def test_only_one_convoy_is_used_and_there_is_no_third_world() -> None:
    table = convoy_table("gem_world", "mining_world", "asteroid_belt", "pilgrimage_world", cards=(CONVOY, CONVOY))
    table.empire(0, hand=DEVELOPMENTS[:3])
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    table.choose(0, "second: Mining World")
    table.finish("second_world")
    assert table.paid(0, "mining_world") == 1
    assert table.cards(0) == [CONVOY, "gem_world", "mining_world"]
    assert table.question == "place"


def test_there_is_no_second_world_without_a_convoy() -> None:
    table = convoy_table("gem_world", "pilgrimage_world", *DEVELOPMENTS[:4], cards=())
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.question == "place"


def test_there_is_no_second_world_without_a_first() -> None:
    for option in ("explore", "develop: Trade Pact"):
        table = convoy_table("pilgrimage_world", "trade_pact", *DEVELOPMENTS[:4])
        table.play(0, option, *(["pass"] if option != "explore" else []))
        table.finish("second_world")
        assert table.question == "place"


def test_not_after_a_conquered_world() -> None:
    """ "both worlds must be non-military"."""
    table = convoy_table("smuggling_lair", "pilgrimage_world", cards=(CONVOY, "space_marines"))
    table.play(0, "settle: Smuggling Lair")
    assert table.question == "place"
    assert table.cards(0)[-1] == "smuggling_lair"


def test_the_second_world_cannot_be_a_military_one() -> None:
    """Nor is it conquered, be the military what it may."""
    table = convoy_table("gem_world", "smuggling_lair", *DEVELOPMENTS[:4], cards=(CONVOY, "drop_ships"))
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.options(0) == ["pass", "second: Comet Zone"]


def test_with_contact_specialist_the_second_world_can_be_military() -> None:
    """Defense 5, 1 less through Contact Specialist and 2 less through the convoy."""
    cards = (CONVOY, "contact_specialist")
    table = convoy_table("gem_world", "rebel_outpost", "alien_robot_sentry", *DEVELOPMENTS[:4], cards=cards)
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.options(0) == ["pass", "second: Comet Zone", "second: Rebel Outpost"], "but not Alien"
    table.choose(0, "second: Rebel Outpost")
    table.finish()
    assert table.paid(0, "rebel_outpost") == 2
    assert table.cards(0) == ["contact_specialist", "gem_world", "rebel_outpost"]


def test_with_contact_specialist_the_first_world_can_be_military() -> None:
    """It was paid for, so the second can be, too; it gets no discount from the convoy."""
    cards = (CONVOY, "contact_specialist", "drop_ships")
    table = convoy_table("pirate_lair", "gem_world", *DEVELOPMENTS[:4], cards=cards)
    table.play(0, "settle: Pirate Lair")
    table.choose(0, "method: pay")
    table.finish("second_world")
    assert table.paid(0, "pirate_lair") == 2
    assert table.options(0) == ["pass", "second: Gem World", "second: Comet Zone"]
    twin = convoy_table("pirate_lair", "gem_world", *DEVELOPMENTS[:4], cards=cards)
    twin.play(0, "settle: Pirate Lair")
    twin.choose(0, "method: conquer")
    assert twin.question == "place", "conquered, there is no second world"


def test_both_worlds_can_be_military_if_both_are_paid_for() -> None:
    table = convoy_table("pirate_lair", "rebel_miners", *DEVELOPMENTS[:3], cards=(CONVOY, "contact_specialist"))
    table.play(0, "settle: Pirate Lair")
    table.finish("second_world")
    table.choose(0, "second: Rebel Miners")
    assert table.cards(0) == ["contact_specialist", "pirate_lair", "rebel_miners"]
    assert table.paid(0, "rebel_miners") == 0


def test_the_power_of_the_first_world_counts_for_the_second() -> None:
    """ "A world's power ... can affect placing a second world": Alien worlds cost 2 less with the Rosetta Stone."""
    table = convoy_table("alien_rosetta_stone_world", "deserted_alien_library", *DEVELOPMENTS)
    table.play(0, "settle: Alien Rosetta Stone World")
    table.finish("second_world")
    table.choose(0, "second: Deserted Alien Library")
    table.finish()
    assert table.paid(0, "deserted_alien_library") == 6 - 2 - 2


def test_discounts_and_a_cost_of_zero() -> None:
    table = convoy_table("gem_world", "expanding_colony", *DEVELOPMENTS[:2], cards=(CONVOY, "replicant_robots"))
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    table.choose(0, "second: Expanding Colony")
    table.finish()
    assert table.paid(0, "expanding_colony") == 0


def test_a_duplicate_of_the_first_world_can_be_the_second() -> None:
    table = convoy_table("asteroid_belt", "asteroid_belt", *DEVELOPMENTS[:2])
    table.play(0, "settle: Asteroid Belt")
    table.finish("second_world")
    table.choose(0, "second: Asteroid Belt")
    assert table.cards(0) == ["asteroid_belt", "asteroid_belt"]


def test_the_icon_of_a_used_convoy_does_not_score() -> None:
    """Galactic News Hub: 1 VP for each explore icon."""
    for option, icons in (("pass", 2), ("second: Asteroid Belt", 1)):
        table = convoy_table("gem_world", "asteroid_belt", *DEVELOPMENTS[:2], cards=(CONVOY, "galactic_news_hub"))
        table.play(0, "settle: Gem World")
        table.finish("second_world")
        table.choose(0, option)
        assert table.scored(0) == icons


def test_second_worlds_come_after_everyone_has_revealed_and_paid_and_before_scoring() -> None:
    """JD-4: explorers have discarded, too; all second worlds are revealed together."""
    table = Table(players=3)
    for seat, worlds in ((0, ["gem_world", "mining_world"]), (1, ["asteroid_belt", "pre_sentient_race"])):
        table.empire(seat, hand=worlds, cards=[CONVOY])
    table.empire(0, hand=DEVELOPMENTS[:3])
    table.empire(1, hand=["drop_ships", "uplift_researchers"])
    table.begin_round()
    table.choose(0, "settle: Gem World")
    table.choose(1, "settle: Asteroid Belt")
    table.choose(2, "explore")
    assert table.question == "pay"
    table.finish("second_world")
    assert table.seats == (0, 1)
    assert len(table.discards(2)) == 3
    assert [table.cards(seat) for seat in (0, 1)] == [[CONVOY, "gem_world"], [CONVOY, "asteroid_belt"]]
    assert not any("scores" in line for line in table.log())
    table.choose(0, "second: Mining World")
    assert table.cards(0) == [CONVOY, "gem_world"]
    table.choose(1, "second: Pre-Sentient Race")
    table.finish()
    assert [table.cards(seat) for seat in (0, 1)] == [
        ["gem_world", "mining_world"],
        ["asteroid_belt", "pre_sentient_race"],
    ]


def test_a_convoy_that_is_discarded_beside_an_empty_deck_is_the_new_deck() -> None:
    table = convoy_table("pilgrimage_world", "asteroid_belt", draws=())
    table.leave_in_deck()
    table.play(0, "settle: Pilgrimage World")
    assert table.drawn(0) == [], "there is nothing to draw"
    table.choose(0, "second: Asteroid Belt")
    assert table.cards(0) == ["pilgrimage_world", "asteroid_belt"]
    assert table.hand(0) == [CONVOY], "it is drawn as income"
    assert (table.income(0), table.state.deck, table.state.public_discards) == (1, [], [])
