"""Explore: drawing, picking, extra draws, and the limit of nine worlds."""

from tests.newfrontiers.table import Table

SEVEN = ["gem_world", "spice_world", "space_port", "asteroid_belt", "comet_zone", "rebel_base", "rebel_miners"]
# Eight worlds for an empire that is at, or one below, the limit of nine.
EIGHT = [
    "refugee_world",
    "artist_settlement",
    "destroyed_world",
    "new_vinland",
    "radioactive_world",
    "rebel_outpost",
    "rebel_homeworld",
    "distant_world",
]


# Drawing and picking


def test_seven_worlds_are_drawn() -> None:
    """NF-7: seven worlds are drawn at random."""
    table = Table(players=3, draws=SEVEN)
    table.select("explore", by=0)
    assert len(table.options()) == 7
    assert table.log[-1] == (
        "Worlds drawn: Gem World, Spice World, Space Port, Asteroid Belt, Comet Zone, Rebel Base, Rebel Miners"
    )


def test_all_that_are_left_are_drawn_if_fewer() -> None:
    """NF-7: all that are left if fewer."""
    table = Table(players=3)
    table.leave_in_bag(*SEVEN[:4])
    table.select("explore", by=0)
    assert len(table.options()) == 4
    assert table.bag() == []


def test_a_player_must_pick() -> None:
    """NF-7: each player in order must pick one; there is no pass."""
    table = Table(players=3)
    table.select("explore", by=0)
    assert all(option.startswith("pick: ") for option in table.options())


def test_players_pick_in_order_and_the_selector_picks_a_second_world_last() -> None:
    """NF-7: each player in order picks one; then the selector picks a second one."""
    table = Table(players=3, draws=SEVEN)
    table.select("explore", by=1)
    asked = []
    while table.seat >= 0:
        asked.append(table.seat)
        table.choose(table.options()[0])
    assert asked == [1, 2, 0, 1]
    assert [len(table.explored(seat)) for seat in range(3)] == [1, 2, 1]


def test_two_players_pick_in_turn() -> None:
    """NF-3, NF-7: with 2 players the selector, then the other, then the selector's second pick."""
    table = Table(players=2, draws=SEVEN)
    table.select("explore", by=3)  # Blue's second disk
    asked = []
    while table.seat >= 0:
        asked.append(table.seat)
        table.choose(table.options()[0])
    assert asked == [1, 0, 1]


def test_a_picked_world_is_gone_for_the_next_player() -> None:
    """EXPLORE: each player picks one world and adds it to their explored worlds."""
    table = Table(players=3, draws=SEVEN)
    table.select("explore", by=0)
    table.choose("pick: Rebel Base")
    assert table.explored(0) == ["rebel_base"]
    assert "pick: Rebel Base" not in table.options()


def test_unpicked_worlds_return_to_the_bag() -> None:
    """EXPLORE: "Then, return the unpicked world tiles to the bag." """
    table = Table(players=3, draws=SEVEN)
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Spice World", "pick: Space Port", "pick: Asteroid Belt")
    assert {"comet_zone", "rebel_base", "rebel_miners"} <= set(table.bag())
    assert len(table.bag()) == 60 - 4


def test_no_world_left_for_the_second_pick() -> None:
    """NF-7: a player picks only while any world is left, the selector's second pick included."""
    table = Table(players=3)
    table.leave_in_bag(*SEVEN[:3])
    table.select("explore", by=0)
    table.finish()
    assert [len(table.explored(seat)) for seat in range(3)] == [1, 1, 1]


def test_explored_worlds_are_public() -> None:
    """NF-7: explored worlds are public: another seat and a spectator see them as their owner does."""
    table = Table(players=3)
    table.empire(0, explored=["rebel_base"])
    table.select("explore", by=0)
    game = table.game()
    for viewer in (0, 1, -1):
        assert "explored: Rebel Base" in game.title.board(game.observe(viewer), ("Red", "Blue", "Green"))


def test_powers_of_explored_worlds_are_inactive() -> None:
    """EXPLORE, note: "An explored world's powers ... are inactive until that world is settled"."""
    table = Table(players=3, draws=SEVEN)
    table.empire(1, explored=["galactic_survey_headquarters"])
    table.select("explore", by=0)
    table.finish()
    assert len(table.explored(1)) == 2  # the world it had, and the one it picked


# Extra draws and rewards


def test_an_extra_draw_comes_before_unpicked_worlds_return() -> None:
    """NF-7: extra draws come before the rest goes back, so they can never bring an unpicked world."""
    table = Table(players=3)
    table.leave_in_bag(*SEVEN, "new_vinland")
    table.empire(0, developments=["survey_team"])
    table.select("explore", by=0)
    drawn = {name.removeprefix("pick: ") for name in table.options()}
    table.finish()
    extra = [line for line in table.log if line.startswith("Red draws ")]
    assert len(extra) == 1
    assert extra[0].removeprefix("Red draws ").removesuffix(" (Survey Team)") not in drawn


def test_no_extra_draw_from_an_empty_bag() -> None:
    """GOALS, notes: players late in the order have fewer (or no) tiles to draw from the bag."""
    table = Table(players=3)
    table.leave_in_bag(*SEVEN)
    table.empire(1, developments=["survey_team"])
    table.select("explore", by=0)
    table.finish()
    assert len(table.explored(1)) == 1


def test_draw_two_keep_one() -> None:
    """Data README, `draw_world`: draw this many worlds, keep the stated number."""
    table = Table(players=3, draws=[*SEVEN, "new_vinland", "distant_world"])
    table.empire(1, colonies=["separatist_colony"])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Spice World")
    assert (table.seat, table.options()) == (1, ["pick: New Vinland", "pick: Distant World"])
    table.choose("pick: Distant World")
    assert table.explored(1) == ["spice_world", "distant_world"]


def test_worlds_drawn_and_not_kept_return_to_the_bag_at_the_end() -> None:
    """Data README, `draw_world`: the rest is put with the unpicked tiles."""
    table = Table(players=3, draws=[*SEVEN, "new_vinland", "distant_world"])
    table.empire(1, colonies=["separatist_colony"])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Spice World", "pick: Distant World")
    assert "new_vinland" not in table.bag()
    assert table.options() == [f"pick: {name}" for name in ("Space Port", "Asteroid Belt", "Comet Zone")] + [
        "pick: Rebel Base",
        "pick: Rebel Miners",
    ]
    table.finish()
    assert "new_vinland" in table.bag()


def test_two_extra_draws_add_up() -> None:
    """POWERS: power effects are cumulative."""
    table = Table(players=3, draws=[*SEVEN, "new_vinland", "distant_world"])
    table.empire(1, colonies=["galactic_survey_headquarters"], developments=["survey_team"])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Spice World")
    assert set(table.explored(1)) == {"spice_world", "new_vinland", "distant_world"}


def test_homesteading_pioneers_gain_a_colonist() -> None:
    """Homesteading Pioneers: "Explore: gain 1 colonist"."""
    table = Table(players=3)
    table.empire(2, developments=["homesteading_pioneers"])
    table.select("explore", by=0)
    table.finish()
    assert table.state.empires[2].colonists == 1
    assert "Green gains 1 colonist (Homesteading Pioneers)" in table.log


# The limit of nine


def test_nine_worlds_are_allowed() -> None:
    """NF-7: nobody with nine worlds, home included, returns any."""
    table = Table(players=3, draws=SEVEN)
    table.empire(1, colonies=["old_earth"], explored=EIGHT[:7])
    table.select("explore", by=0)
    table.finish()
    assert len(table.colonies(1)) + len(table.explored(1)) == 9


def test_a_tenth_world_must_be_returned() -> None:
    """NF-7: whoever holds more than nine worlds (colonies plus explored, home included) returns explored worlds."""
    table = Table(players=3, draws=SEVEN)
    table.empire(1, colonies=["old_earth", "distant_world"], explored=EIGHT[:7])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Rebel Base", "pick: Spice World", "pick: Space Port")
    assert (table.seat, table.question) == (1, "discard")
    table.choose("discard: Artist Settlement")
    assert len(table.colonies(1)) + len(table.explored(1)) == 9
    assert "artist_settlement" in table.bag()


def test_any_explored_world_may_be_returned_but_no_colony() -> None:
    """NF-7: explored worlds of their choice, the new one or an old one."""
    table = Table(players=3, draws=SEVEN)
    table.empire(1, colonies=["old_earth", "distant_world"], explored=EIGHT[:7])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Rebel Base", "pick: Spice World", "pick: Space Port")
    assert sorted(table.options()) == sorted(
        [
            "discard: Refugee World",
            "discard: Artist Settlement",
            "discard: Destroyed World",
            "discard: New Vinland",
            "discard: Radioactive World",
            "discard: Rebel Outpost",
            "discard: Rebel Homeworld",
            "discard: Rebel Base",
        ]
    )


def test_worlds_are_returned_until_nine_are_left() -> None:
    """NF-7: returns explored worlds until nine are left: the selector with two picks and a draw returns two."""
    table = Table(players=3, draws=[*SEVEN, "pre_sentient_race"])
    table.empire(0, colonies=["old_earth"], explored=EIGHT[:7], developments=["survey_team"])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Rebel Base", "pick: Spice World", "pick: Space Port")
    table.choose("discard: Refugee World", "discard: Space Port")
    assert table.seat == -1
    assert len(table.colonies(0)) + len(table.explored(0)) == 9


def test_worlds_over_the_limit_are_returned_in_order_after_all_picks() -> None:
    """NF-7, NF-3: the limit is checked at the end of the action, in order from the selector along the track, which is
    here neither that of the seats nor clockwise."""
    table = Table(players=3, draws=SEVEN)
    table.state.track = (1, 0, 2)
    eight = ["galactic_resort", "galactic_studios", "galactic_news_hub", "alien_monolith", "rebel_fuel_cache"]
    eight += ["avian_uplift_race", "rebel_underground", "imperium_depot"]
    others = ["retrofit_and_salvage_inc", "lost_species_ark_world", "imperium_capital", "former_penal_colony"]
    others += ["rebel_warrior_race", "alien_sentinels", "lost_alien_battle_fleet", "uplift_descendants"]
    for seat, (home, worlds) in enumerate(
        (("earths_lost_colony", others), ("old_earth", EIGHT), ("new_sparta", eight))
    ):
        table.empire(seat, colonies=[home], explored=worlds)
    table.select("explore", by=2)
    asked = []
    while table.seat >= 0:
        asked.append((table.seat, table.question))
        table.choose(table.options()[0])
    assert asked == [
        (2, "explore"),
        (1, "explore"),
        (0, "explore"),
        (2, "explore"),
        (2, "discard"),
        (2, "discard"),
        (1, "discard"),
        (0, "discard"),
    ]
