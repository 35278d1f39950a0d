"""The two-player game for experienced players: two action cards each."""

import itertools

import pytest

from tests.race.table import WORLDS, Table


def phases(table: Table) -> list[str]:
    """The phases done so far, in their order."""
    return [line.removesuffix(" phase") for line in table.log if line.endswith(" phase")]


# Choosing


def test_two_of_nine_cards_are_chosen() -> None:
    """RG-1: in the experienced two-player game each player picks two cards. The nine are the seven and a second
    Develop and Settle. The two are one choice: any two of seven, and Develop or Settle twice."""
    table = Table(experienced=True)
    table.begin_round()
    names = ["Explore: +5", "Explore: +1, +1", "Develop", "Settle", "Consume: Trade", "Consume: 2x VPs", "Produce"]
    pairs = [f"choose: {first} and {second}" for first, second in itertools.combinations(names, 2)]
    assert len(pairs) == 21
    assert sorted(table.options(0)) == sorted([*pairs, "choose: Develop twice", "choose: Settle twice"])


def test_both_players_choose_two_before_anything_is_revealed() -> None:
    """RG-2: choices are made without seeing the others' choices of the same step."""
    table = Table(experienced=True)
    table.begin_round()
    table.choose(1, "choose: Develop twice")
    assert table.seats == (0,)
    assert not any("chooses" in line for line in table.log)
    table.choose(0, "choose: Settle and Produce")
    assert [line for line in table.log if "chooses" in line] == [
        "Red chooses Settle and Produce",
        "Blue chooses Develop twice",
    ]


@pytest.mark.parametrize(
    "cards", list(itertools.combinations(["explore_5", "develop", "settle", "trade", "produce"], 2))
)
def test_both_phases_of_a_player_are_done_in_order(cards: tuple[str, str]) -> None:
    """RG-1: phases are done once each in order I-V."""
    table = Table(experienced=True)
    table.round(cards, cards)
    table.finish()
    names = {"explore_5": "Explore", "develop": "Develop", "settle": "Settle", "trade": "Consume", "produce": "Produce"}
    assert phases(table) == [names[card] for card in cards]


def test_both_cards_bring_their_bonus() -> None:
    """Both of a player's cards, and none of the other player's: +5 to look at, a card after settling; a card off a
    development, a good on a windfall world."""
    table = Table(experienced=True)
    table.empire(0, hand=["space_marines", "new_vinland", *WORLDS[:2]], tableau=["refugee_world"])
    table.empire(1, hand=["genetics_lab", "spice_world", *WORLDS[2:5]], tableau=["asteroid_belt"])
    table.round(("develop", "produce"), ("explore_5", "settle"))
    assert [len(table.drawn(seat)) for seat in range(2)] == [2, 2 + 5]
    while table.question == "explore":
        table.choose(table.seats[0], table.options(table.seats[0])[0])
    assert [len(table.hand(seat)) for seat in range(2)] == [4 + 1, 5 + 1]
    table.choose(0, "place: Space Marines")
    table.choose(1, "place: Genetics Lab")
    table.pay(0)
    table.pay(1)
    assert [len(table.hand(seat)) for seat in range(2)] == [5 - 1 - (2 - 1), 6 - 1 - 2]
    table.choose(0, "place: New Vinland")
    table.choose(1, "place: Spice World")
    table.pay(0)
    table.pay(1)
    assert [len(table.hand(seat)) for seat in range(2)] == [3 - 1 - 2, 3 - 1 - 2 + 1]
    assert phases(table) == ["Explore", "Develop", "Settle", "Produce"]
    assert table.goods(0) == ["refugee_world", "new_vinland"]
    assert table.goods(1) == ["spice_world"]


# Explore


def test_both_explores_draw_eight_and_keep_two() -> None:
    table = Table(experienced=True)
    table.round(("explore_5", "explore_1_1"), ("develop", "settle"))
    assert phases(table) == ["Explore"]
    assert [len(table.drawn(seat)) for seat in range(2)] == [8, 2]
    table.finish()
    assert [len(table.hand(seat)) for seat in range(2)] == [2, 1]


def test_both_explores_with_powers() -> None:
    """Plus the effects of any applicable powers."""
    table = Table(experienced=True)
    table.empire(0, tableau=["galactic_renaissance", "expedition_force"])
    table.round(("explore_5", "explore_1_1"), ("develop", "settle"))
    assert len(table.drawn(0)) == 8 + 3
    table.finish()
    assert len(table.hand(0)) == 3


# Two phases of a kind


def test_develop_twice_is_two_phases_with_a_bonus_in_each() -> None:
    """RG-1: Develop picked twice by one player runs as two full phases."""
    table = Table(experienced=True)
    table.empire(0, hand=["space_marines", "genetics_lab", *WORLDS[:4]])
    table.round(("develop", "develop"), ("settle", "trade"))
    assert phases(table) == ["Develop"]
    table.choose(0, "place: Space Marines")
    table.pay(0)
    assert len(table.hand(0)) == 4  # one placed, one paid
    assert phases(table) == ["Develop", "Develop"]
    table.choose(0, "place: Genetics Lab")
    table.pay(0)
    assert len(table.hand(0)) == 2
    table.finish()
    assert phases(table) == ["Develop", "Develop", "Settle", "Consume"]


@pytest.mark.parametrize(
    ("other", "paid"),
    [(("settle", "trade"), [2, 2]), (("develop", "trade"), [1, 2]), (("develop", "develop"), [1, 1])],
)
def test_the_opponent_builds_in_both_but_has_as_many_bonuses_as_chosen(other: tuple[str, str], paid: list[int]) -> None:
    """RG-1: the opponent's single pick gives its bonus only in the first of two Develop phases."""
    table = Table(experienced=True)
    table.empire(1, hand=["space_marines", "genetics_lab", *WORLDS[:6]])
    table.round(("develop", "develop"), other)
    table.choose(1, "place: Space Marines")
    table.pay(1)
    assert len(table.discards(1)) == paid[0]
    table.choose(1, "place: Genetics Lab")
    table.pay(1)
    assert len(table.discards(1)) == sum(paid)


def test_powers_placed_in_the_first_develop_work_in_the_second() -> None:
    """Investment Credits cost 1, and then take 1 off; Public Works draws for the second development only."""
    table = Table(experienced=True)
    table.empire(1, hand=["investment_credits", "space_marines", *WORLDS[:5]])
    table.round(("develop", "develop"), ("settle", "trade"))
    table.choose(1, "place: Investment Credits")
    table.pay(1)
    assert len(table.discards(1)) == 1
    table.choose(1, "place: Space Marines")
    table.pay(1)
    assert len(table.discards(1)) == 1 + 1
    table = Table(experienced=True)
    table.empire(1, hand=["public_works", "space_marines", *WORLDS[:5]])
    table.round(("develop", "develop"), ("settle", "trade"))
    table.choose(1, "place: Public Works")
    table.pay(1)
    assert len(table.hand(1)) == 5
    table.choose(1, "place: Space Marines")
    table.pay(1)
    assert len(table.hand(1)) == 5 - 1 - 2 + 1


def test_interstellar_bank_draws_in_each_develop() -> None:
    table = Table(experienced=True)
    table.empire(0, tableau=["interstellar_bank"])
    table.round(("develop", "develop"), ("settle", "trade"))
    table.finish()
    assert len(table.hand(0)) == 2


def test_settle_twice_is_two_phases_with_a_bonus_in_each() -> None:
    """RG-1: Settle picked twice by one player runs as two full phases."""
    table = Table(experienced=True)
    table.empire(0, hand=["refugee_world", "outlaw_world"], tableau=["new_sparta"])
    table.round(("settle", "settle"), ("develop", "produce"))
    table.choose(0, "place: Outlaw World")
    assert len(table.hand(0)) == 2
    assert phases(table) == ["Develop", "Settle", "Settle"]
    table.choose(0, "place: Refugee World")
    assert len(table.hand(0)) == 2
    assert table.tableau(0) == ["new_sparta", "outlaw_world", "refugee_world"]


@pytest.mark.parametrize(
    ("other", "cards"),
    [(("develop", "trade"), [0, 0]), (("settle", "produce"), [1, 1]), (("settle", "settle"), [1, 2])],
)
def test_the_opponent_settles_in_both_but_has_as_many_bonuses_as_chosen(
    other: tuple[str, str], cards: list[int]
) -> None:
    """RG-1: the opponent's single pick gives its bonus only in the first of two Settle phases."""
    table = Table(experienced=True, draws=WORLDS[:6])
    table.empire(1, hand=["rebel_miners", "outlaw_world"], tableau=["new_sparta"])
    table.round(("settle", "settle"), other)
    table.choose(1, "place: Outlaw World")
    assert len(table.hand(1)) == 1 + cards[0]
    table.choose(1, "place: Rebel Miners")
    assert len(table.hand(1)) == cards[1]


def test_powers_placed_in_the_first_settle_work_in_the_second() -> None:
    """Former Penal Colony (defense 2) brings +1, which takes Pirate World (defense 3)."""
    table = Table(experienced=True)
    table.empire(1, hand=["former_penal_colony", "pirate_world"], tableau=["new_sparta"])
    table.round(("settle", "settle"), ("develop", "produce"))
    assert table.options(1) == ["pass", "place: Former Penal Colony"]
    table.choose(1, "place: Former Penal Colony")
    assert table.options(1) == ["pass", "place: Pirate World"]
    table.choose(1, "place: Pirate World")
    assert table.tableau(1) == ["new_sparta", "former_penal_colony", "pirate_world"]


def test_temporary_military_is_gone_in_the_second_settle() -> None:
    """It lasts until the end of that Settle phase."""
    table = Table(experienced=True)
    table.empire(1, hand=["outlaw_world", "pirate_world"], tableau=["new_military_tactics"])
    table.round(("settle", "settle"), ("develop", "produce"))
    table.choose(1, "place: Pirate World")
    assert table.tableau(1) == ["pirate_world"]
    assert table.question == "action"


def test_both_players_choose_twice_and_there_are_still_two_phases() -> None:
    """RG-1: two full phases, not four."""
    table = Table(experienced=True)
    table.round(("develop", "develop"), ("develop", "develop"))
    table.finish()
    assert phases(table) == ["Develop", "Develop"]


# Consume


def test_both_consume_bonuses() -> None:
    """A player who selects both must sell one good before consuming others for double VPs."""
    table = Table(experienced=True)
    worlds = ["artist_colony", "alien_robotic_factory"]
    table.empire(0, tableau=["galactic_trendsetters", *worlds], goods=worlds)
    table.round(("trade", "consume_2x"), ("develop", "settle"))
    assert phases(table) == ["Develop", "Settle", "Consume"]
    assert table.question == "trade"
    table.choose(0, "trade: Alien Robotic Factory")
    assert len(table.hand(0)) == 5
    assert (table.goods(0), table.chips(0)) == ([], 4)


def test_both_consume_bonuses_with_one_good() -> None:
    """It must be sold."""
    table = Table(experienced=True)
    table.empire(0, tableau=["galactic_trendsetters", "artist_colony"], goods=["artist_colony"])
    table.round(("trade", "consume_2x"), ("develop", "settle"))
    assert (len(table.hand(0)), table.chips(0)) == (2, 0)
