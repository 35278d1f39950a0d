"""Effects of Develop powers."""

import pytest

from tests.race.effects import covers
from tests.race.table import WORLDS, Table


def pay_for(development: str, tableau: list[str], chosen: str = "produce") -> int:
    """How many cards a player with these cards in the tableau pays for a development."""
    table = Table()
    table.empire(0, hand=[development, *WORLDS[:7]], tableau=tableau)
    table.round(chosen, "develop")
    table.choose(0, next(option for option in table.options(0) if option != "pass"))
    table.pay(0)
    table.finish()
    assert table.tableau(0)[-1] == development
    return len(table.discards(0))


@covers("develop", "discount", "investment_credits", "galactic_federation")
@pytest.mark.parametrize(("card", "less"), [("investment_credits", 1), ("galactic_federation", 2)])
def test_discount(card: str, less: int) -> None:
    assert pay_for("drop_ships", []) == 4
    assert pay_for("drop_ships", [card]) == 4 - less


@covers("develop", "discount", "investment_credits", "galactic_federation")
def test_discounts_add_up_with_each_other_and_the_bonus() -> None:
    both = ["investment_credits", "galactic_federation"]
    assert pay_for("mining_league", both) == 3
    assert pay_for("mining_league", both, "develop") == 2
    assert pay_for("space_marines", both) == 0
    assert pay_for("space_marines", both, "develop") == 0


@covers("develop", "discount", "investment_credits")
def test_a_discount_is_not_for_worlds_nor_for_its_own_card() -> None:
    assert pay_for("investment_credits", []) == 1
    table = Table()
    table.empire(0, hand=["spice_world", "drop_ships", "space_marines"], tableau=["investment_credits"])
    table.round("produce", "settle")
    table.choose(0, "place: Spice World")
    assert table.hand(0) == []


@covers("develop", "draw", "interstellar_bank")
def test_draw_comes_before_the_choice() -> None:
    """The card drawn can be the one that is placed, or pay for it."""
    table = Table(draws=["public_works"])
    table.empire(0, hand=["gem_world"], tableau=["interstellar_bank"])
    table.round("produce", "develop")
    assert table.options(0) == ["pass", "place: Public Works"]
    table.choose(0, "place: Public Works")
    assert (table.hand(0), table.discards(0)) == ([], ["gem_world"])


@covers("develop", "draw", "interstellar_bank")
def test_draw_comes_whether_or_not_a_development_is_placed_and_in_no_other_phase() -> None:
    table = Table()
    table.empire(0, tableau=["interstellar_bank"])
    table.round("produce", "develop")
    table.finish()
    assert len(table.hand(0)) == 1
    table.round("settle", "produce")
    table.finish()
    assert len(table.hand(0)) == 1


@covers("develop", "draw", "interstellar_bank")
def test_draw_does_not_come_in_the_phase_in_which_its_card_is_placed() -> None:
    table = Table()
    table.empire(0, hand=["interstellar_bank", *WORLDS[:2]])
    table.round("produce", "develop")
    table.choose(0, "place: Interstellar Bank")
    table.pay(0)
    assert table.hand(0) == []


@covers("develop", "after_develop", "public_works")
def test_after_develop_the_card_comes_when_the_payment_is_made() -> None:
    table = Table(draws=["gem_world"])
    table.empire(0, hand=["space_marines", "rebel_base", "comet_zone"], tableau=["public_works"])
    table.round("produce", "develop")
    table.choose(0, "place: Space Marines")
    assert table.hand(0) == ["gem_world"]
    assert sorted(table.discards(0)) == ["comet_zone", "rebel_base"]


@covers("develop", "after_develop", "public_works")
def test_after_develop_there_is_nothing_for_placing_none_or_for_a_world() -> None:
    table = Table()
    table.empire(0, hand=["space_marines", "radioactive_world", *WORLDS[:3]], tableau=["public_works"])
    table.round("produce", "develop")
    table.choose(0, "pass")
    assert len(table.hand(0)) == 5
    table.round("produce", "settle")
    table.choose(0, "place: Radioactive World")
    table.pay(0)
    assert len(table.hand(0)) == 2
