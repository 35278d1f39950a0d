"""Effects of Explore powers."""

from tests.newfrontiers.effects import covers
from tests.newfrontiers.table import Table

OFFER = [
    "spice_world",
    "gem_world",
    "comet_zone",
    "asteroid_belt",
    "rebel_base",
    "rebel_miners",
    "space_port",
]
RIFT_OFFER = [*OFFER, "new_vinland"]


def pick_all(table: Table) -> None:
    """All players pick the first world they are offered, the selecting player twice."""
    while table.question == "explore":
        table.choose(table.options()[0])


@covers("federation_survey", "explore", "gain")
def test_gain_comes_after_the_pick() -> None:
    table = Table(draws=OFFER)
    red = table.empire(0, developments=["federation_survey"])
    table.select("explore", by=1)
    table.choose("pick: Spice World", "pick: Gem World")
    assert table.seat == 0
    assert red.credits == 0
    table.choose("pick: Comet Zone")
    assert red.credits == 2


@covers("homesteading_pioneers", "explore", "gain")
def test_gain_comes_to_the_selecting_player_after_both_picks_and_once() -> None:
    table = Table(draws=OFFER)
    red = table.empire(0, developments=["homesteading_pioneers", "federation_survey"])
    table.select("explore", by=0)
    table.choose("pick: Spice World", "pick: Gem World", "pick: Comet Zone")
    assert table.seat == 0
    assert (red.colonists, red.credits) == (0, 0)
    table.choose("pick: Rebel Base")
    assert (red.colonists, red.credits) == (1, 2)


def test_colonists_come_from_the_supply_as_far_as_it_goes() -> None:
    table = Table(rift=True, draws=RIFT_OFFER)
    red = table.empire(0, colonies=["xeno_hostage_planet"], developments=["homesteading_pioneers"])
    table.state.colonist_supply = 1
    table.select("explore", by=0)
    pick_all(table)
    assert red.colonists == 1
    assert table.state.colonist_supply == 0


@covers("survey_team", "explore", "draw_world")
def test_draw_world_comes_after_the_pick_and_before_the_rest_goes_back() -> None:
    table = Table(draws=[*OFFER, "artist_settlement"])
    table.empire(0, developments=["survey_team"])
    table.select("explore", by=1)
    table.choose("pick: Spice World", "pick: Gem World", "pick: Comet Zone")
    assert table.explored(0) == ["comet_zone", "artist_settlement"]
    assert "rebel_base" not in table.bag()  # unpicked, and still on the table
    table.choose("pick: Space Port")
    assert table.explored(1) == ["spice_world", "space_port"]
    assert {"rebel_base", "rebel_miners", "asteroid_belt"} <= set(table.bag())


def test_draw_world_comes_to_the_selecting_player_after_both_picks() -> None:
    table = Table(draws=[*OFFER, "artist_settlement"])
    table.empire(0, developments=["survey_team"])
    table.select("explore", by=0)
    table.choose("pick: Spice World", "pick: Gem World", "pick: Comet Zone")
    assert table.explored(0) == ["spice_world"]
    table.choose("pick: Rebel Base")
    assert table.explored(0) == ["spice_world", "rebel_base", "artist_settlement"]


def test_draws_of_several_powers_add_up() -> None:
    table = Table(draws=[*OFFER, "artist_settlement", "destroyed_world"])
    table.empire(0, colonies=["galactic_survey_headquarters"], developments=["survey_team"])
    table.select("explore", by=0)
    pick_all(table)
    assert table.explored(0)[2:] == ["artist_settlement", "destroyed_world"]


@covers("separatist_colony", "explore", "draw_world")
def test_draw_two_and_keep_one() -> None:
    table = Table(draws=[*OFFER, "artist_settlement", "destroyed_world"])
    table.empire(0, colonies=["separatist_colony"])
    table.select("explore", by=1)
    table.choose("pick: Spice World", "pick: Gem World", "pick: Comet Zone")
    assert (table.seat, table.question) == (0, "keep_world")
    assert table.options() == ["pick: Artist Settlement", "pick: Destroyed World"]
    table.choose("pick: Destroyed World")
    assert table.explored(0) == ["comet_zone", "destroyed_world"]
    # the other one lies with the unpicked tiles: it is neither offered to anyone nor back in the bag yet
    assert "pick: Artist Settlement" not in table.options()
    assert "artist_settlement" not in table.bag()
    table.choose("pick: Space Port")
    assert "artist_settlement" in table.bag()
    assert "destroyed_world" not in table.bag()
    assert len(table.bag()) == 60 - 5  # three picks, the bonus, and the world kept


def test_with_one_world_in_the_bag_two_draws_give_that_one() -> None:
    table = Table()
    table.empire(0, colonies=["separatist_colony"])
    table.leave_in_bag(*OFFER, "artist_settlement")
    table.select("explore", by=0)
    pick_all(table)
    assert len(table.explored(0)) == 3
    assert table.question != "keep_world"


def test_a_drawn_world_counts_for_the_limit_of_nine_only_at_the_end() -> None:
    table = Table(draws=[*OFFER, "artist_settlement"])
    table.empire(
        0,
        colonies=["galactic_survey_headquarters"],
        explored=["refugee_world", "destroyed_world", "radioactive_world", "pre_sentient_race", "galactic_resort"],
    )
    table.state.empires[0].explored += [table.state.bag.pop(0)]  # 1 colony and 6 explored worlds
    table.select("explore", by=0)
    pick_all(table)
    assert (table.seat, table.question) == (0, "discard")
    assert len(table.explored(0)) == 9
    table.choose("discard: Artist Settlement")
    assert table.seat == -1
    assert "artist_settlement" in table.bag()


def test_an_explored_world_has_no_power_yet() -> None:
    table = Table(draws=OFFER)
    table.empire(0, explored=["galactic_survey_headquarters"])
    table.select("explore", by=0)
    pick_all(table)
    assert len(table.explored(0)) == 3
