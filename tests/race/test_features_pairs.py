"""Features of the round that a pair of action cards makes, each in a position of its own."""

import pytest

from tests.race.table import DEVELOPMENTS, WORLDS, Table, choice_of
from tests.support.features import named_option
from windfall.titles.race.numbers.option_layout import OPTION_FEATURES
from windfall.titles.race.rules.actions import ACTION_CARD_IDS

_SCALES = {spec.name: spec.scale for spec in OPTION_FEATURES}


def _pair(table: Table, cards: tuple[str, str], *names: str) -> list[int]:
    """Features of a pair for seat 0, as the counts they are."""
    table.begin_round()
    found = named_option(table.game().observe(0), choice_of(*cards))
    return [round(found[name] * _SCALES[name]) for name in names]


def _table() -> Table:
    return Table(experienced=True)


def test_a_pair_is_a_choice_of_its_two_cards() -> None:
    table = _table()
    names = ("verb.choose", *(f"action.{card}" for card in ACTION_CARD_IDS), "action.twice")
    assert _pair(table, ("explore_1_1", "trade"), *names) == [1, 0, 1, 0, 0, 1, 0, 0, 0]
    assert _pair(table, ("settle", "settle"), *names) == [1, 0, 0, 0, 1, 0, 0, 0, 1]


def test_both_explores_draw_eight_and_keep_two() -> None:
    names = ("phase.drawn", "phase.cards", "round.hand", "others.cards")
    assert _pair(_table(), ("explore_5", "explore_1_1"), *names) == [8, 2, 2, 1]


def test_cards_of_explore_pay_for_what_is_placed_after_it() -> None:
    """Comet Zone takes 3 cards: there is 1, and 2 are kept in Explore: +1, +1."""
    table = _table()
    table.empire(0, hand=["comet_zone", "space_marines"])
    names = ("best.vp", "best.payment", "phase.cards", "round.hand")
    assert _pair(table, ("explore_1_1", "settle"), *names) == [2, 3, 2 + 1, 1]
    assert _pair(table, ("explore_5", "settle"), *names)[:2] == [0, 0]


def test_develop_twice_places_two() -> None:
    """Genetics Lab and Space Marines cost 2 each: 1 off for Investment Credits, and 1 for the bonus in each phase."""
    table = _table()
    table.empire(0, hand=["genetics_lab", "space_marines", *WORLDS[:3]], tableau=["investment_credits"])
    names = ("phase.placeable", "best.payment", "second.placeable", "second.vp", "second.payment", "round.hand")
    assert _pair(table, ("develop", "develop"), *names) == [2, 0, 1, 1, 0, 3]


def test_one_that_is_placed_is_not_there_for_the_second_phase() -> None:
    table = _table()
    table.empire(0, hand=["space_marines", *WORLDS[:4]])
    assert _pair(table, ("develop", "develop"), "phase.placeable", "second.placeable", "second.vp") == [1, 0, 0]


def test_military_of_the_first_world_conquers_the_second() -> None:
    """Former Penal Colony (defense 2) brings +1, which takes Pirate World (defense 3)."""
    table = _table()
    table.empire(0, hand=["former_penal_colony", "pirate_world"], tableau=["new_sparta"])
    names = ("phase.placeable", "second.placeable", "second.payment", "round.hand")
    assert _pair(table, ("settle", "settle"), *names) == [1, 1, 0, 2]


def test_a_world_after_a_development() -> None:
    """Space Marines for 1 of 3 other cards; Gem World takes 2, and there is 1 to pay with."""
    table = _table()
    table.empire(0, hand=["gem_world", "space_marines", "rebel_base", "rebel_homeworld"])
    assert _pair(table, ("develop", "settle"), "best.payment", "second.placeable", "round.hand") == [1, 0, 2]
    table.empire(0, hand=["rebel_underground"])
    names = ("best.payment", "second.placeable", "second.payment", "second.vp", "round.hand")
    assert _pair(table, ("develop", "settle"), *names) == [1, 1, 2, 1, 5 - 2 - 3 + 1]


def test_a_world_that_is_settled_produces() -> None:
    """Gem World draws a card when it produces."""
    table = _table()
    table.empire(0, hand=["gem_world", "rebel_base", "rebel_homeworld"])
    names = ("phase.goods", "phase.cards", "round.hand")
    assert _pair(table, ("settle", "produce"), *names) == [1, 1 + 1, 3 - 3 + 2]
    assert _pair(table, ("explore_5", "produce"), *names) == [0, 1, 4]


def test_a_windfall_good_is_sold_in_the_same_round() -> None:
    """Radioactive World comes with a good of Rare Elements, for which there are 3 cards."""
    table = _table()
    table.empire(0, hand=["radioactive_world", *DEVELOPMENTS[:4]])
    assert _pair(table, ("settle", "trade"), "best.payment", "phase.cards", "round.hand") == [2, 1 + 3, 5 - 3 + 4]
    assert _pair(table, ("trade", "produce"), "phase.cards") == [0]


def test_what_was_consumed_is_produced_again() -> None:
    table = _table()
    table.empire(0, tableau=["spice_world", "public_works"], goods=["spice_world"])
    names = ("phase.vp", "phase.goods", "phase.later_vp")
    assert _pair(table, ("consume_2x", "produce"), *names) == [2, 1, 2]
    assert _pair(table, ("explore_5", "produce"), *names) == [0, 0, 2]


def test_both_consumes_sell_one_and_double_the_rest() -> None:
    table = _table()
    worlds = ["artist_colony", "alien_robotic_factory"]
    table.empire(0, tableau=["galactic_trendsetters", *worlds], goods=worlds)
    names = ("phase.cards", "phase.vp", "round.chips_left", "round.lead")
    assert _pair(table, ("trade", "consume_2x"), *names)[:3] == [5, 4, 24 - 4]


@pytest.mark.parametrize(("cards", "ends"), [(("develop", "develop"), 0), (("settle", "settle"), 1)])
def test_two_worlds_fill_a_tableau(cards: tuple[str, str], ends: int) -> None:
    table = _table()
    table.empire(0, hand=["rebel_miners", "outlaw_world"], tableau=["new_sparta", *DEVELOPMENTS[:9]])
    assert _pair(table, cards, "round.ends") == [ends]
    assert _pair(table, ("settle", "produce"), "round.ends") == [0]


def test_what_others_get_by_both_phases() -> None:
    """Interstellar Bank draws in each Develop."""
    table = _table()
    table.empire(
        1, hand=WORLDS[:4], tableau=["interstellar_bank", "spice_world", "outlaw_world"], goods=["spice_world"]
    )
    assert _pair(table, ("develop", "develop"), "others.cards", "others.hand") == [2, 4]
    assert _pair(table, ("consume_2x", "produce"), "others.vp", "others.goods", "others.hand") == [1, 0, 0]
    assert _pair(table, ("explore_5", "develop"), "others.cards") == [1 + 1]


def test_others_who_lack_two_cards_can_end_the_game_in_two_phases() -> None:
    table = _table()
    table.empire(1, tableau=DEVELOPMENTS[:10])
    assert _pair(table, ("develop", "settle"), "others.could_end") == [1]
    assert _pair(table, ("settle", "settle"), "others.could_end") == [1]
    assert _pair(table, ("settle", "produce"), "others.could_end") == [0]


def test_what_could_be_placed_if_the_other_player_calls_it() -> None:
    table = _table()
    table.empire(0, hand=["gem_world", "space_marines", "rebel_base", "rebel_homeworld"])
    names = ("called.worlds", "called.developments")
    assert _pair(table, ("consume_2x", "produce"), *names) == [1, 1]
    assert _pair(table, ("develop", "produce"), *names) == [0, 0]
    assert _pair(table, ("develop", "settle"), *names) == [0, 0]
    assert _pair(table, ("explore_5", "develop"), *names) == [1, 0]
