"""New Military Tactics: discarded in Settle with any placement, and while placing nothing (RG-9)."""

from collections.abc import Sequence

import pytest

import windfall
from tests.race.table import DEVELOPMENTS, WORLDS, Table
from windfall.engine.game import unasked
from windfall.titles.race.components.cards import INDEX
from windfall.titles.race.numbers.option_layout import OPTION_FEATURES
from windfall.titles.race.rules.actions import CONQUER_WITH_TACTICS, METHOD, PASS

TACTICS = "new_military_tactics"
KEEP, DISCARD = "pass", "method: temporary military"
# Eleven cards that draw, consume and produce nothing in Settle, beside New Military Tactics.
ELEVEN = ("old_earth", *DEVELOPMENTS[:4], "deficit_spending", "new_economy", "mining_robots", "space_port", *WORLDS[:2])


def settle(
    hand: Sequence[str] = (), tableau: Sequence[str] = (TACTICS,), option: str = "pass", experienced: bool = False
) -> Table:
    """Red has these cards and chooses what to place; Blue has none."""
    table = Table(experienced=experienced)
    table.empire(0, hand=hand, tableau=tableau)
    cards = ("settle", "settle")
    table.round(*([cards, cards] if experienced else cards))
    if table.question == "settle":
        table.choose(0, option)
    return table


def test_it_can_be_discarded_with_a_world_that_is_paid_for() -> None:
    """RG-9: with any placement."""
    table = settle([*DEVELOPMENTS[:3], "gem_world"], option="place: Gem World")
    assert (table.question, table.options(0)) == ("method", [KEEP, DISCARD])
    table.choose(0, DISCARD)
    table.pay(0)
    assert table.tableau(0) == ["gem_world"]
    assert len(table.discards(0)) == 2
    assert table.state.public_discards == [INDEX[TACTICS]]


def test_it_can_be_kept_with_a_world_that_is_paid_for() -> None:
    """RG-9: may."""
    table = settle([*DEVELOPMENTS[:3], "gem_world"], option="place: Gem World")
    table.choose(0, KEEP)
    table.pay(0)
    assert table.tableau(0) == [TACTICS, "gem_world"]


def test_it_can_be_discarded_together_with_a_colony_ship() -> None:
    """RG-9: with any placement."""
    table = settle(["new_earth"], [TACTICS, "colony_ship"], "place: New Earth")
    assert (table.question, table.options(0)) == ("method", [KEEP, DISCARD])
    table.choose(0, DISCARD)
    assert table.tableau(0) == ["new_earth"]
    assert "Red settles New Earth for 0 cards" in table.log


def test_the_way_comes_before_it_where_there_are_several() -> None:
    """RG-9: whoever conquers with it is not asked again, nor whoever conquers without."""
    for method, asked in (("conquer", False), ("temporary military", False), ("pay", True)):
        hand = [*DEVELOPMENTS[:3], "pirate_world"]
        table = settle(hand, [TACTICS, "space_marines", "drop_ships", "contact_specialist"], "place: Pirate World")
        assert table.options(0) == ["method: conquer", "method: temporary military", "method: pay"]
        table.choose(0, f"method: {method}")
        assert (table.options(0) == [KEEP, DISCARD]) == asked


def test_it_can_be_discarded_while_placing_nothing() -> None:
    """RG-9: the sentence has no condition."""
    table = settle()
    assert (table.question, table.seats, table.options(0)) == ("method", (0,), [KEEP, DISCARD])
    table.choose(0, DISCARD)
    assert table.tableau(0) == []
    assert table.question == "action"
    assert "Red discards New Military Tactics for its power" in table.log


def test_its_owner_sees_what_others_place_before() -> None:
    """RG-9: in Settle, once worlds are revealed; players go one after the other."""
    table = Table(first=1)
    table.empire(0, hand=DEVELOPMENTS[:2], tableau=[TACTICS])
    table.empire(1, hand=[*DEVELOPMENTS[2:5], "gem_world"])
    table.round("settle", "settle")
    table.choose(1, "place: Gem World")
    assert (table.question, table.seats) == ("pay", (1,))
    table.pay(1)
    assert (table.question, table.seats, table.tableau(1)) == ("method", (0,), ["gem_world"])


def test_nobody_else_is_asked() -> None:
    """RG-9: its owner's Settle."""
    assert settle(tableau=["space_marines", "colony_ship"]).question == "action"


def test_one_that_is_placed_in_develop_works_in_settle() -> None:
    """RG-9: a power works from the phase after its card was placed."""
    table = Table()
    table.empire(0, hand=[TACTICS, "gem_world"])
    table.round("develop", "settle")
    table.choose(0, "place: New Military Tactics")
    table.pay(0)
    table.choose(0, *(["pass"] if table.question == "settle" else []))
    assert (table.question, table.options(0)) == ("method", [KEEP, DISCARD])


def test_it_is_asked_for_in_both_settle_phases_of_the_experienced_game() -> None:
    """RG-9, RG-1: until it is discarded."""
    table = settle(experienced=True)
    table.choose(0, KEEP)
    assert (table.question, table.options(0)) == ("method", [KEEP, DISCARD])
    table.choose(0, DISCARD)
    assert table.question == "action"
    table = settle(experienced=True)
    table.choose(0, DISCARD)
    assert table.question == "action"


@pytest.mark.parametrize(("option", "over"), [(KEEP, True), (DISCARD, False)])
def test_with_twelve_cards_it_keeps_the_game_going(option: str, over: bool) -> None:
    """RG-9, RG-7: eleven cards are no end."""
    table = settle(tableau=[*ELEVEN, TACTICS])
    table.choose(0, option)
    assert table.state.over == over
    assert len(table.tableau(0)) == (12 if over else 11)
    assert table.question == ("" if over else "action")


@pytest.mark.parametrize(("option", "over"), [(KEEP, True), (DISCARD, False)])
def test_a_twelfth_card_that_is_paid_for_need_not_end_the_game(option: str, over: bool) -> None:
    """RG-9, RG-7: it is discarded while the twelfth card is placed."""
    table = settle(["refugee_world"], [*ELEVEN[:10], TACTICS], "place: Refugee World")
    table.choose(0, option)
    assert "refugee_world" in table.tableau(0)
    assert table.state.over == over


def test_a_colony_ship_can_be_discarded_for_a_world_that_costs_nothing() -> None:
    """RG-9: the same reading, a sentence without a condition."""
    table = settle(["refugee_world"], ["colony_ship"], "place: Refugee World")
    assert table.options(0) == ["method: pay", "method: free settle"]
    table.choose(0, "method: free settle")
    assert table.tableau(0) == ["refugee_world"]


# Words, numbers and players


def test_it_is_put_into_words() -> None:
    table = settle([*DEVELOPMENTS[:3], "gem_world"], [TACTICS, "space_marines"], "place: Gem World")
    decision = table.game().decision(0)
    assert str(decision.prompt) == "You need no Military. Discard New Military Tactics all the same?"
    texts = ["Keep New Military Tactics", "Discard New Military Tactics"]
    assert [str(option.text) for option in decision.options] == texts
    table = settle(tableau=[TACTICS, "space_marines"])
    decision = table.game().decision(0)
    assert str(decision.prompt) == "You place no world. Discard New Military Tactics all the same?"
    assert [str(option.text) for option in decision.options] == texts
    keeping, discarding = [option.note for option in decision.options]
    assert keeping is None
    assert str(discarding) == "score 2 → 1 · cards in your tableau 2 → 1"


def test_an_older_game_goes_on_as_if_it_was_kept() -> None:
    """RG-9: version 1 asked neither."""
    placing_nothing = settle()
    paying = settle([*DEVELOPMENTS[:3], "gem_world"], option="place: Gem World")
    for table in (placing_nothing, paying):
        assert unasked(table.game(), rules=1) == (0, PASS)
        assert unasked(table.game(), rules=2) is None
    hand = [*DEVELOPMENTS[:3], "pirate_world"]
    asked = settle(hand, [TACTICS, "contact_specialist", "new_sparta"], "place: Pirate World")
    assert unasked(asked.game(), rules=1) is None


def test_learners_see_the_temporary_military() -> None:
    table = settle(tableau=[TACTICS, "space_marines"])
    game = table.game()
    rows = game.title.all_option_features(game.observe(0), game.actions(0))
    names = [spec.name for spec in OPTION_FEATURES]
    kept, discarded = (dict(zip(names, row, strict=True)) for row in rows)
    assert {name: value for name, value in kept.items() if value} == {"verb.pass": 1.0}
    found = {name: value for name, value in discarded.items() if value}
    assert found == {"verb.method": 1.0, "method.temporary_military": 1.0, "temporary_military": 0.5}


def chosen(table: Table, bot: str = "greedy") -> int:
    game = table.game()
    return windfall.bot(bot).choose(game.observe(0), game.decision(0))


def test_greedy_does_not_throw_it_away() -> None:
    assert chosen(settle()) == PASS
    assert chosen(settle([*DEVELOPMENTS[:3], "gem_world"], option="place: Gem World")) == PASS


def test_greedy_ends_a_game_that_is_won_and_goes_on_with_one_that_is_lost() -> None:
    """RG-9: with twelve cards."""
    strong = [
        "rebel_homeworld",
        "rebel_base",
        "lost_species_ark_world",
        "deserted_alien_library",
        "galactic_federation",
    ]
    for tableau, chips, action in (([], 0, PASS), (strong, 20, METHOD + CONQUER_WITH_TACTICS)):
        table = Table()
        table.empire(0, hand=DEVELOPMENTS[4:6], tableau=[*ELEVEN, TACTICS])
        table.empire(1, tableau=tableau, chips=chips)
        table.round("settle", "settle")
        assert chosen(table) == action, f"{chips} chips of Blue"


@pytest.mark.parametrize("bot", ["learned", "search:12", "novice"])
def test_every_bot_can_answer(bot: str) -> None:
    assert chosen(settle(), bot) in (PASS, METHOD + CONQUER_WITH_TACTICS)
