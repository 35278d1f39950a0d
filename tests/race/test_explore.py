"""I: Explore."""

import pytest

from tests.race.table import WORLDS, Table


@pytest.mark.parametrize(("chosen", "drawn", "kept"), [("develop", 2, 1), ("explore_5", 7, 1), ("explore_1_1", 3, 2)])
def test_cards_drawn_and_kept(chosen: str, drawn: int, kept: int) -> None:
    """Draw 2, keep 1; with +5 draw 7, keep 1; with +1, +1 draw 3, keep 2."""
    table = Table(players=3)
    table.round(chosen, "explore_5", "explore_1_1")
    assert len(table.drawn(0)) == drawn
    table.finish()
    assert len(table.hand(0)) == kept
    assert len(table.discards(0)) == drawn - kept
    assert table.drawn(0) == []


def test_each_player_has_the_bonus_chosen() -> None:
    table = Table(players=4)
    table.round("explore_5", "explore_1_1", "produce", "explore_5")
    assert [len(table.drawn(seat)) for seat in range(4)] == [7, 3, 2, 7]
    table.finish()
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 2, 1, 1]


def test_all_cards_are_dealt_out_before_any_is_discarded() -> None:
    """With seven cards and no discards, the last player has none to draw from."""
    table = Table(players=3)
    table.leave_in_deck(*WORLDS[:7])
    table.round("explore_1_1", "explore_1_1", "develop")
    assert [len(table.drawn(seat)) for seat in range(3)] == [3, 3, 1]
    table.finish()
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 2, 1]


def test_with_no_more_cards_than_are_kept_all_are_kept() -> None:
    """RG-4: if deck and discards are both empty, nothing is drawn; what there is counts."""
    table = Table()
    table.leave_in_deck(*WORLDS[:3])
    table.empire(1, tableau=[])
    table.round("explore_1_1", "develop")
    assert [len(table.drawn(seat)) for seat in range(2)] == [3, 0]
    table.finish()
    assert (len(table.hand(0)), table.hand(1)) == (2, [])


def test_what_is_not_kept_is_discarded_face_down() -> None:
    """Only its owner knows it."""
    table = Table(draws=["gem_world", "rebel_base", "comet_zone", "spice_world", "drop_ships"])
    table.empire(0, hand=["mining_world"])
    table.round("explore_1_1", "develop")
    assert table.options(0) == ["discard: Gem World", "discard: Comet Zone", "discard: Rebel Base"]
    table.choose(0, "discard: Comet Zone")
    table.finish()
    assert sorted(table.hand(0)) == ["gem_world", "mining_world", "rebel_base"]
    assert table.discards(0) == ["comet_zone"]
    assert table.state.public_discards == []


def test_the_hand_is_not_among_the_cards_to_choose_from() -> None:
    table = Table(draws=[*WORLDS[:7], "spice_world", "drop_ships"])
    table.empire(0, hand=["mining_world"])
    table.round("explore_5", "develop")
    assert len(table.options(0)) == 7
    assert "keep: Mining World" not in table.options(0)
    table.choose(0, "keep: Deserted Alien Colony")
    table.finish()
    assert sorted(table.hand(0)) == ["deserted_alien_colony", "mining_world"]


def test_two_copies_are_one_option_but_both_can_be_kept() -> None:
    table = Table(draws=["drop_ships", "drop_ships", "gem_world", "spice_world", "comet_zone"])
    table.round("explore_1_1", "develop")
    assert table.options(0) == ["discard: Gem World", "discard: Drop Ships"]
    table.choose(0, "discard: Gem World")
    table.finish()
    assert table.hand(0) == ["drop_ships", "drop_ships"]


def test_choices_are_simultaneous_and_take_effect_together() -> None:
    """RG-2: choices are made without seeing the others' choices of the same step."""
    table = Table(players=3)
    table.round("explore_5", "explore_1_1", "produce")
    assert table.seats == (0, 1, 2)
    table.choose(1, table.options(1)[0])
    table.choose(0, table.options(0)[0])
    assert table.seats == (2,)
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 0, 0]
    assert [len(table.drawn(seat)) for seat in range(3)] == [7, 3, 2]
    assert table.discard_pile() == 0
    table.choose(2, table.options(2)[0])
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 2, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_cards_are_dealt_from_the_lowest_start_world_on(first: int) -> None:
    """RG-2: where order matters, it is clockwise from the owner of the lowest-numbered start world."""
    table = Table(players=3, first=first, draws=WORLDS[:7])
    table.round("explore_1_1", "produce", "produce")
    at = 0
    for place in range(3):
        seat = (first + place) % 3
        number = 3 if seat == 0 else 2
        assert sorted(table.drawn(seat)) == sorted(WORLDS[at : at + number])
        at += number
