"""III: Settle."""

import pytest

from tests.race.table import DEVELOPMENTS, Table


def settle(world: str, hand: int = 7, tableau: tuple[str, ...] = (), chosen: str = "consume_2x") -> Table:
    """A Settle phase in which a world is placed; what is left is to pay for it."""
    table = Table()
    table.empire(0, hand=[world, *DEVELOPMENTS[:hand]], tableau=tableau)
    table.round(chosen, "settle")
    table.choose(0, table.options(0)[1])
    return table


@pytest.mark.parametrize(
    ("world", "cost"),
    [
        ("refugee_world", 0),
        ("artist_colony", 1),
        ("gem_world", 2),
        ("comet_zone", 3),
        ("tourist_world", 4),
        ("new_earth", 5),
        ("alien_robotic_factory", 6),
    ],
)
def test_a_world_is_paid_for_with_cards(world: str, cost: int) -> None:
    table = settle(world)
    table.pay(0)
    assert table.tableau(0) == [world]
    assert len(table.hand(0)) == 7 - cost
    assert len(table.discards(0)) == cost


def test_only_worlds_that_can_be_paid_for_or_conquered_or_none() -> None:
    """RG-3: only affordable ones can be chosen."""
    table = Table()
    hand = ["refugee_world", "artist_colony", "gem_world", "tourist_world", "outlaw_world", "pirate_world"]
    table.empire(0, hand=hand, tableau=["new_sparta"])
    table.round("consume_2x", "settle")
    assert set(table.options(0)) == {
        "pass",
        "place: Refugee World",
        "place: Artist Colony",
        "place: Gem World",
        "place: Tourist World",  # 4 of the other 5 cards
        "place: Outlaw World",
    }


def test_a_world_that_costs_as_much_as_the_whole_hand_is_not_affordable() -> None:
    """RG-3: only affordable ones can be chosen; a world does not pay for itself."""
    table = Table()
    table.empire(0, hand=["comet_zone", *DEVELOPMENTS[:2]])
    table.round("consume_2x", "settle")
    assert table.question == "action"
    assert table.tableau(0) == []


def test_several_players_may_settle() -> None:
    table = Table(players=3)
    for seat, world in enumerate(["gem_world", "spice_world", "space_port"]):
        table.empire(seat, hand=[world, *DEVELOPMENTS[2 * seat : 2 * seat + 2]])
    table.round("consume_2x", "settle", "consume_2x")
    for seat in (2, 0, 1):
        table.choose(seat, table.options(seat)[1])
    assert [len(table.tableau(seat)) for seat in range(3)] == [1, 1, 1]
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 1, 0]


# The bonus


def test_the_bonus_is_a_card_after_the_payment() -> None:
    """Drawn after placing and paying, so it cannot be used to pay."""
    table = Table(draws=["rebel_base"])
    table.empire(0, hand=["gem_world", "export_duties", "drop_ships"])
    table.round("settle", "consume_2x")
    table.choose(0, "place: Gem World")
    assert table.hand(0) == ["rebel_base"]


def test_the_bonus_for_a_conquest() -> None:
    table = settle("outlaw_world", hand=0, tableau=("new_sparta",), chosen="settle")
    assert len(table.hand(0)) == 1


def test_no_bonus_without_a_world() -> None:
    table = Table()
    table.empire(0, hand=["gem_world", "export_duties", "drop_ships"])
    table.round("settle", "consume_2x")
    table.choose(0, "pass")
    assert len(table.hand(0)) == 3


# Windfalls


@pytest.mark.parametrize(
    ("world", "tableau"),
    [
        ("refugee_world", ()),
        ("asteroid_belt", ()),
        ("pre_sentient_race", ()),
        ("deserted_alien_outpost", ()),
        ("rebel_fuel_cache", ("new_sparta",)),
    ],
)
def test_a_windfall_world_gets_a_good_when_it_is_placed(world: str, tableau: tuple[str, ...]) -> None:
    table = settle(world, tableau=tableau)
    table.pay(0)
    assert table.goods(0) == [world]


@pytest.mark.parametrize("world", ["gem_world", "comet_zone", "plague_world", "tourist_world"])
def test_other_worlds_get_none(world: str) -> None:
    table = settle(world)
    table.pay(0)
    assert table.goods(0) == []


def test_a_windfall_is_received_once() -> None:
    table = settle("refugee_world")
    table.round("trade", "develop")
    table.finish()
    assert table.goods(0) == []  # sold
    table.round("settle", "produce")
    table.finish()
    assert table.goods(0) == []


def test_windfall_goods_are_taken_from_the_lowest_start_world_on() -> None:
    """RG-2: where order matters (few cards) it is clockwise from the owner of the lowest-numbered start world."""
    for first, goods in ((0, [1, 0]), (1, [0, 1])):
        table = Table(first=first)
        table.empire(0, hand=["refugee_world"])
        table.empire(1, hand=["rebel_fuel_cache"], tableau=["new_sparta"])
        table.leave_in_deck("gem_world")
        table.round("develop", "settle")
        for seat in range(2):
            table.choose(seat, table.options(seat)[1])
        assert [len(table.goods(seat)) for seat in range(2)] == goods


# Military


def test_a_military_world_is_not_paid_for() -> None:
    table = Table()
    table.empire(0, hand=["outlaw_world", *DEVELOPMENTS[:5]])
    table.round("consume_2x", "settle")
    assert table.tableau(0) == []


def test_a_conquered_world_costs_nothing() -> None:
    table = settle("reptilian_uplift_race", hand=4, tableau=("new_sparta",))
    assert len(table.hand(0)) == 4
    assert table.tableau(0) == ["new_sparta", "reptilian_uplift_race"]


def test_military_is_not_used_up() -> None:
    """It lasts, round after round."""
    table = Table()
    table.empire(0, hand=["outlaw_world", "rebel_miners"], tableau=["new_sparta"])
    for world in ("Outlaw World", "Rebel Miners"):
        table.round("consume_2x", "settle")
        table.choose(0, f"place: {world}")
    assert table.tableau(0) == ["new_sparta", "outlaw_world", "rebel_miners"]


def test_military_does_not_help_with_non_military_worlds() -> None:
    table = settle("tourist_world", hand=4, tableau=("new_sparta", "drop_ships"))
    assert table.hand(0) == []


def test_military_of_the_world_placed_does_not_help_to_conquer_it() -> None:
    """Powers take effect only in the phase after: Alien Robot Scout Ship (defense 4) gives +1."""
    table = Table()
    table.empire(0, hand=["alien_robot_scout_ship"], tableau=["drop_ships"])
    table.round("consume_2x", "settle")
    assert table.tableau(0) == ["drop_ships"]


# Committing


def test_optional_powers_count_for_what_can_be_chosen() -> None:
    """RG-3: affordable worlds count optional powers that would then have to be used: Colony Ship, New Military
    Tactics, Contact Specialist."""
    hand = ["terraformed_world", "pirate_world", "rebel_outpost", "rebel_homeworld"]
    for powers, options in (
        ([], []),
        (["colony_ship"], ["terraformed_world"]),
        (["new_military_tactics"], ["pirate_world"]),
        (["contact_specialist"], ["pirate_world"]),
        (["contact_specialist", "new_military_tactics", "new_sparta"], ["pirate_world"]),
        (["contact_specialist", "colony_ship"], hand),
    ):
        table = Table()
        table.empire(0, hand=hand, tableau=powers)
        table.round("consume_2x", "settle")
        offered = table.options(0) if table.question == "settle" else ["pass"]
        names = [option.removeprefix("place: ").lower().replace(" ", "_") for option in offered[1:]]
        assert sorted(names) == sorted(options), powers


def test_what_is_revealed_is_committed() -> None:
    """RG-3: a world chosen in its phase is committed when revealed."""
    table = settle("gem_world")
    assert table.question == "pay"
    assert table.tableau(0) == ["gem_world"]
    assert all(option.startswith("discard: ") for option in table.options(0))


def test_the_way_is_asked_only_if_there_is_more_than_one() -> None:
    """RG-3: a power that is needed has to be used, so nothing is asked."""
    table = settle("pirate_world", hand=0, tableau=("new_military_tactics",))
    assert table.tableau(0) == ["pirate_world"]
    assert table.question == "action"


def test_what_is_placed_is_revealed_when_all_have_chosen() -> None:
    """RG-2: choices are made without seeing the others' choices of the same step."""
    table = Table()
    table.empire(0, hand=["refugee_world"])
    table.empire(1, hand=["rebel_fuel_cache"], tableau=["new_sparta"])
    table.round("consume_2x", "settle")
    table.choose(1, "place: Rebel Fuel Cache")
    assert (table.tableau(1), table.goods(1), len(table.deck())) == (["new_sparta"], [], 111)
    table.choose(0, "pass")
    assert (table.tableau(1), table.goods(1)) == (["new_sparta", "rebel_fuel_cache"], ["rebel_fuel_cache"])


def test_how_to_place_it_is_chosen_from_the_lowest_start_world_on() -> None:
    """RG-2: clockwise from the owner of the lowest-numbered start world, near the end of the game above all: a player
    knows whether those before have discarded a Colony Ship."""
    table = Table(players=3, first=1)
    for seat, world in enumerate(["tourist_world", "merchant_world"]):
        table.empire(seat, hand=[world, *DEVELOPMENTS[4 * seat : 4 * seat + 4]], tableau=["colony_ship"])
    table.empire(2, hand=["pirate_world"], tableau=["new_military_tactics", "drop_ships"])
    table.round("consume_2x", "consume_2x", "settle")
    for seat in range(3):
        table.choose(seat, table.options(seat)[1])
    assert (table.question, table.seats) == ("method", (1,))
    table.choose(1, "method: free settle")
    assert table.tableau(1) == ["merchant_world"]
    assert (table.question, table.seats) == ("method", (2,))
    table.choose(2, "method: conquer")
    assert (table.question, table.seats) == ("method", (0,))
    table.choose(0, "method: pay")
    assert table.tableau(0) == ["colony_ship", "tourist_world"]


def test_contact_specialist_costs_1_military_when_conquering() -> None:
    """The -1 is not optional."""
    table = Table()
    table.empire(0, hand=["rebel_miners"], tableau=["contact_specialist", "new_sparta"])
    table.round("consume_2x", "settle")
    assert table.tableau(0) == ["contact_specialist", "new_sparta"]
