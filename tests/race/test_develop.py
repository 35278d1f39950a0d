"""II: Develop."""

from tests.race.table import WORLDS, Table


def test_any_development_that_can_be_paid_for_or_none() -> None:
    """RG-3: only affordable ones can be chosen. Three cards are left to pay with."""
    table = Table()
    table.empire(0, hand=["public_works", "space_marines", "drop_ships", "gem_world"])
    table.round("produce", "develop")
    assert table.options(0) == ["pass", "place: Public Works", "place: Space Marines"]


def test_the_bonus_counts_for_what_is_affordable() -> None:
    """RG-3: only affordable ones can be chosen; Drop Ships cost 4, the chooser pays 3."""
    table = Table()
    table.empire(0, hand=["drop_ships", "gem_world", "rebel_base", "spice_world"])
    table.round("develop", "produce")
    assert table.options(0) == ["pass", "place: Drop Ships"]
    table.choose(0, "place: Drop Ships")
    assert table.hand(0) == []


def test_worlds_are_not_placed_in_develop() -> None:
    table = Table()
    table.empire(0, hand=["artist_colony", "refugee_world", "gem_world"])
    table.round("produce", "develop")
    assert table.question == "action"
    assert table.tableau(0) == []


def test_the_payment_is_the_player_s_choice_of_the_other_cards() -> None:
    table = Table()
    table.empire(0, hand=["space_marines", "gem_world", "rebel_base", "mining_world", "drop_ships"])
    table.round("produce", "develop")
    table.choose(0, "place: Space Marines")
    assert table.question == "pay"
    assert table.options(0) == ["discard: Gem World", "discard: Drop Ships", "discard: Rebel Base"]  # then a later one
    table.choose(0, "discard: Drop Ships")
    assert table.options(0) == ["discard: Rebel Base", "discard: Mining World"]
    table.choose(0, "discard: Mining World")
    assert table.hand(0) == ["gem_world", "rebel_base"]
    assert table.discards(0) == ["drop_ships", "mining_world"]
    assert table.tableau(0) == ["space_marines"]


def test_a_second_copy_can_pay_for_the_first() -> None:
    table = Table()
    table.empire(0, hand=["public_works", "public_works"])
    table.round("produce", "develop")
    table.choose(0, "place: Public Works")
    assert (table.tableau(0), table.discards(0)) == (["public_works"], ["public_works"])


def test_only_one_of_a_development_in_a_tableau() -> None:
    table = Table()
    table.empire(0, hand=["public_works", "export_duties", *WORLDS[:3]], tableau=["public_works"])
    table.empire(1, hand=["export_duties", *WORLDS[3:6]])
    table.round("produce", "develop")
    assert table.options(0) == ["pass", "place: Export Duties"]
    table.choose(0, "place: Export Duties")
    table.choose(1, "place: Export Duties")  # another player may have the other copy
    table.finish()
    assert [table.tableau(seat)[-1] for seat in range(2)] == ["export_duties"] * 2


def test_it_can_be_built_again_after_it_was_discarded() -> None:
    """Another copy must not be in the tableau now."""
    table = Table()
    table.empire(0, hand=["colony_ship", "tourist_world", *WORLDS[:1]], tableau=["colony_ship"])
    table.round("produce", "settle")
    table.choose(0, "place: Tourist World")
    table.empire(0, hand=["gem_world"])
    table.round("produce", "develop")
    assert table.options(0) == ["pass", "place: Colony Ship"]


def test_what_is_placed_is_revealed_when_all_have_chosen() -> None:
    """RG-2: choices are made without seeing the others' choices of the same step."""
    table = Table(players=3)
    for seat in range(3):
        table.empire(seat, hand=["drop_ships" if seat == 0 else "space_marines", *WORLDS[3 * seat : 3 * seat + 3]])
    table.empire(0, hand=["gem_world"])
    table.round("produce", "develop", "produce")
    assert table.seats == (0, 1, 2)
    before = [table.hand(seat) for seat in range(3)]
    table.choose(1, "place: Space Marines")
    table.choose(0, "place: Drop Ships")
    assert [table.tableau(seat) for seat in range(3)] == [[], [], []]
    assert [table.hand(seat) for seat in range(3)] == before
    table.choose(2, "pass")
    assert [table.tableau(seat) for seat in range(3)] == [["drop_ships"], ["space_marines"], []]


def test_what_is_revealed_is_committed() -> None:
    """RG-3: a development chosen in its phase is committed when revealed: it can only be paid for."""
    table = Table()
    table.empire(0, hand=["space_marines", "gem_world", "rebel_base", "mining_world"])
    table.round("produce", "develop")
    table.choose(0, "place: Space Marines")
    assert "pass" not in table.options(0)
    assert "space_marines" not in table.hand(0)
    assert all(option.startswith("discard: ") for option in table.options(0))


def test_payments_are_made_from_the_lowest_start_world_on() -> None:
    """RG-2: where order matters it is clockwise from the owner of the lowest-numbered start world. Each player pays
    and then draws for Public Works, one after the other."""
    draws = ["gem_world", "spice_world"]
    table = Table(players=3, first=2, draws=draws)
    table.empire(0, hand=["export_duties", "comet_zone"], tableau=["public_works"])
    table.empire(2, hand=["space_marines", "mining_world", "rebel_base"], tableau=["public_works"])
    table.round("produce", "develop", "produce")
    table.choose(0, "place: Export Duties")
    table.choose(2, "place: Space Marines")
    assert (table.hand(2), table.hand(0)) == (["gem_world"], ["spice_world"])


def test_a_power_works_from_the_next_phase_on() -> None:
    """A power does not take effect in the phase in which its card is placed, but as soon as the next phase."""
    table = Table()
    table.empire(0, hand=["replicant_robots", "merchant_world", *WORLDS[:6]])
    table.round("settle", "develop")
    table.choose(0, "place: Replicant Robots")
    table.pay(0)
    assert len(table.hand(0)) == 3
    assert "place: Merchant World" in table.options(0)  # 4 less 2, in the Settle phase of the same round
    table.choose(0, "place: Merchant World")
    table.pay(0)
    assert len(table.hand(0)) == 1  # two paid, one drawn as bonus
