"""EXPLORE of the rulebook: draw 2 and as many as explore icons, the marker's 3 among them; discard as many as icons."""

import pytest

from tests.jumpdrive.table import DEVELOPMENTS, HARMLESS, Table
from windfall.titles.jumpdrive.components.cards import INDEX

ALL_EXPLORERS = ["survey_team", "galactic_salon", "galactic_survey_seti"]


@pytest.mark.parametrize(
    ("empire", "icons"),
    [
        ([], 3),
        (["trade_pact"], 4),
        (["survey_team", "military_convoy", "space_marines"], 5),
        (["galactic_salon"], 5),
        (ALL_EXPLORERS, 9),
        (["colony_convoy", "colony_convoy", "space_port"], 6),
    ],
)
def test_draw_2_and_one_for_each_icon_and_discard_one_for_each_icon(empire: list[str], icons: int) -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=["investment_credits"], cards=empire)
    table.play(0, "explore")
    assert len(table.drawn(0)) == 2 + icons
    assert len(table.hand(0)) == 1 + 2 + icons
    assert table.question == "explore"
    table.finish("hand_limit")
    assert len(table.discards(0)) == icons
    assert len(table.hand(0)) == 1 + 2 + table.income(0), "a net gain of 2"


@pytest.mark.parametrize(
    "away",
    [
        ["rebel_base", "mining_league", "comet_zone"],
        ["rebel_base", "gem_world", "new_earth"],
        ["comet_zone", "drop_ships", "gem_world"],
        ["trade_pact", "mining_league", "new_earth"],
    ],
)
def test_old_and_new_cards_can_be_discarded(away: list[str]) -> None:
    """They are discarded face down, in any mixture."""
    drawn = ["comet_zone", "drop_ships", "gem_world", "trade_pact", "new_earth"]
    table = Table(draws=drawn)
    table.idle(1)
    table.empire(0, hand=["rebel_base", "mining_league"])
    table.play(0, "explore")
    table.put_away(0, *away)
    assert sorted(table.discards(0)) == sorted(away)
    assert sorted([*table.hand(0), *away]) == sorted([*drawn, "rebel_base", "mining_league"])
    assert table.state.public_discards == []


def test_whoever_could_place_cards_may_explore_too() -> None:
    table = Table()
    table.empire(0, hand=["trade_pact", "gem_world", *DEVELOPMENTS])
    table.begin_round()
    assert table.options(0)[0] == "explore"
    assert table.texts(0)[0] == "Explore: draw 5 cards and discard 3"


def test_no_card_is_placed_with_a_marker() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=["trade_pact", "gem_world"], cards=["genetics_lab"])
    table.play(0, "explore")
    table.finish()
    assert table.cards(0) == ["genetics_lab"]


def test_scoring_and_income_are_normal_and_the_icons_of_the_marker_count_nowhere_else() -> None:
    """1 VP for each explore icon, 1 for each pair of explore and military icons, 1 for every two explore icons: two
    icons in this empire, whether it explores or not."""
    for option in ("explore", "develop: Investment Credits"):
        table = Table()
        table.idle(1)
        table.empire(0, hand=["investment_credits"], cards=["galactic_news_hub", "survey_hq", "drop_ships"])
        table.play(0, option)
        table.finish("hand_limit")
        assert table.scored(0) == 2 + 2 + 1 + (0 if option == "explore" else 1)
        assert table.income(0) == 4


def test_the_icons_of_the_marker_do_not_count_for_a_later_explore() -> None:
    table = Table()
    table.empire(1, hand=[HARMLESS] * 2)
    for _round in range(2):
        before = len(table.drawn(0))
        table.play(0, "explore")
        assert len(table.drawn(0)) - before == 5
        table.finish()
    assert len(table.hand(0)) == 4


def test_the_icons_of_the_marker_of_another_player_do_not_count() -> None:
    table = Table()
    table.empire(0, hand=["investment_credits"], cards=["galactic_survey_seti"])
    table.empire(1, hand=["investment_credits"])
    table.begin_round()
    table.choose(0, "develop: Investment Credits")
    table.choose(1, "explore")
    table.finish()
    assert table.scored(0) == 3 + 0 + 1


def test_several_explore_at_the_same_time() -> None:
    """They draw in table order, and see what they draw before any of them discards."""
    drawn = ["comet_zone", "drop_ships", "gem_world", "trade_pact", "new_earth"]
    others = ["rebel_base", "space_port", "mining_world", "artist_colony", "asteroid_belt", "space_marines"]
    table = Table(players=3, dealer=2, draws=[*drawn, *others])
    table.idle(2)
    table.empire(1, cards=["genetics_lab"])
    table.begin_round()
    for seat in (1, 0):
        table.choose(seat, "explore")
    table.others(0, 1)
    assert (table.drawn(0), table.drawn(1)) == (drawn, others)
    assert table.seats == (0, 1)
    table.put_away(1, "rebel_base", "space_port", "mining_world", "artist_colony")
    table.put_away(0, "comet_zone", "drop_ships", "gem_world")
    assert sorted(table.hand(0)) == ["new_earth", "trade_pact"]
    assert sorted(table.hand(1)) == ["asteroid_belt", "space_marines"]


def test_a_deck_that_is_used_up_gives_fewer_cards() -> None:
    """Then all that are in hand go, if they are not more than the icons."""
    table = Table()
    table.idle(1)
    table.empire(0, hand=["rebel_base"])
    table.leave_in_deck("gem_world")
    table.play(0, "explore")
    assert table.drawn(0) == ["gem_world"]
    assert table.hand(0) == []
    assert table.state.deck == [INDEX["gem_world"], INDEX["rebel_base"]], "what is discarded is the new deck"


def test_discards_are_shuffled_in_the_middle_of_an_explore() -> None:
    table = Table()
    table.idle(1)
    table.discard(1, "comet_zone", "drop_ships", "trade_pact", "new_earth")
    table.leave_in_deck("gem_world", "space_port")
    table.play(0, "explore")
    assert set(table.drawn(0)[:2]) == {"gem_world", "space_port"}
    assert set(table.drawn(0)[2:]) < {"comet_zone", "drop_ships", "trade_pact", "new_earth"}
    assert len(table.drawn(0)) == 5
    assert "The discards, 4 cards, become the new deck" in table.log()
