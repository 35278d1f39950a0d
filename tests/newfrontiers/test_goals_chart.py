"""Chart Galactic Goals: priority, a credit, drawing and returning goals, and turning them up."""

import pytest

from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, ACTION_TILE_NAMES
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

FIRST_THREE = ["conscription", "tax_on_trade", "exploration"]


def face_up(table: Table) -> list[str]:
    """The goals turned up so far, as the log tells it."""
    return [line.partition("turns up the goal ")[2] for line in table.log if "turns up the goal" in line]


# The tile


def test_chart_replaces_retreat_into_isolation() -> None:
    """GOALS, setup: "Replace the action Retreat into Isolation by Chart Galactic Goals"."""
    table = Table(players=3, goals=True)
    table.begin_round()
    assert "select: Chart Galactic Goals" in table.options()
    assert "select: Retreat into Isolation" not in table.options()
    assert len(table.options()) == 7


def test_chart_gives_1_credit() -> None:
    """GOALS: 1 credit for the selecting player."""
    table = Table(players=3, goals=True, draws=FIRST_THREE)
    table.select("chart_galactic_goals", by=1)
    assert [empire.credits for empire in table.state.empires] == [0, 1, 0]


def test_chart_swaps_the_disk_with_the_one_before_it() -> None:
    """NF-4: Chart Galactic Goals swaps that disk with the disk immediately before it."""
    table = Table(players=4, goals=True, draws=FIRST_THREE)
    table.select("chart_galactic_goals", by=2)
    assert table.state.track == (0, 2, 1, 3)
    assert "Green moves ahead of Blue on the priority track" in table.log


def test_chart_does_nothing_to_the_first_disk() -> None:
    """NF-4: nothing if it is first."""
    table = Table(players=4, goals=True, draws=FIRST_THREE)
    table.select("chart_galactic_goals", by=0)
    assert table.state.track == (0, 1, 2, 3)


def test_chart_changes_the_order_of_later_actions_but_not_of_selections() -> None:
    """NF-4 holds for Chart as for Envoys: Yellow still selects last, and Settle is then done in the new order."""
    table = Table(players=4, goals=True, draws=FIRST_THREE)
    table.begin_round()
    table.choose("select: Send Diplomatic Envoys", "select: Produce", "select: Chart Galactic Goals")
    table.choose("keep goal: Conscription", "return goal: Tax on Trade")
    assert table.seat == 3
    table.choose("select: Settle")
    table.finish()
    gains = [line.split()[0] for line in table.log if line.endswith("gains 2 colonists")]
    assert gains == ["Yellow", "Red", "Green", "Blue"]


def test_two_players_chart_with_a_second_disk() -> None:
    """NF-4, NF-2: the disk that selected moves up, here Red's second ahead of Blue's first."""
    table = Table(players=2, goals=True, draws=FIRST_THREE)
    table.select("chart_galactic_goals", by=2)
    assert table.state.track == (0, 2, 1, 3)


# Drawing


def test_chart_draws_three_goals_and_keeps_one() -> None:
    """NF-19: selecting Chart draws three, keeps one face down."""
    table = Table(players=3, goals=True, draws=FIRST_THREE)
    table.select("chart_galactic_goals", by=0)
    assert (table.seat, table.question) == (0, "keep_goal")
    assert sorted(table.options()) == ["keep goal: Conscription", "keep goal: Exploration", "keep goal: Tax on Trade"]
    table.choose("keep goal: Exploration", "return goal: Tax on Trade")
    assert "Red keeps Exploration face down" in table.log
    assert face_up(table) == []


def test_nobody_else_does_anything_in_chart() -> None:
    """GOALS: "This tile has no action; just three bonuses that the selecting player gains"."""
    table = Table(players=3, goals=True, draws=FIRST_THREE)
    table.select("chart_galactic_goals", by=0)
    table.choose("keep goal: Exploration", "return goal: Tax on Trade")
    assert table.seat == -1


def test_the_others_are_returned_in_the_order_chosen() -> None:
    """NF-19: returns the others to the bottom in the order chosen. All fresh goals are drawn first; the third Chart
    gets the last two of them and the goal that was put to the bottom first."""
    script = [*FIRST_THREE, "citizen_services", "diversification", "faction_tolerance"]
    script += ["skilled_workforce", "stockpile_resources"]
    table = Table(players=3, goals=True, draws=script)
    table.select("chart_galactic_goals", by=0)
    table.choose("keep goal: Exploration", "return goal: Conscription")  # then Tax on Trade
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    table.choose("keep goal: Citizen Services", "return goal: Diversification")
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    assert sorted(table.options()) == [
        "keep goal: Conscription",
        "keep goal: Skilled Workforce",
        "keep goal: Stockpile Resources",
    ]


def test_returned_goals_come_back_in_the_order_of_the_stack() -> None:
    """NF-19: the fourth Chart draws the next three from the bottom, in the order in which they were put there."""
    script = [*FIRST_THREE, "citizen_services", "diversification", "faction_tolerance"]
    script += ["skilled_workforce", "stockpile_resources"]
    table = Table(players=3, goals=True, draws=script)
    table.select("chart_galactic_goals", by=0)
    table.choose("keep goal: Exploration", "return goal: Tax on Trade")  # then Conscription
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    table.choose("keep goal: Citizen Services", "return goal: Faction Tolerance")  # then Diversification
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    table.choose("keep goal: Skilled Workforce", "return goal: Stockpile Resources")  # then Tax on Trade
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    assert sorted(table.options()) == [
        "keep goal: Conscription",
        "keep goal: Diversification",
        "keep goal: Faction Tolerance",
    ]


def test_the_last_goals_are_drawn_if_fewer_than_three_are_left() -> None:
    """NF-19: draws three (or what is left): with two left the second is returned without a choice."""
    table = Table(players=3, goals=True)
    for goal in ("citizen_services", "diversification", "faction_tolerance", "skilled_workforce"):
        table.goal_up(goal)
    table.goal_up("conscription")
    table.goal_up("exploration")
    table.select("chart_galactic_goals", by=0)
    assert sorted(table.options()) == ["keep goal: Stockpile Resources", "keep goal: Tax on Trade"]
    table.choose("keep goal: Tax on Trade")
    assert table.seat == -1
    assert "Red draws 2 goals" in table.log


def test_chart_with_an_empty_stack_still_gives_the_rest() -> None:
    """NF-19: draws what is left, possibly nothing; the credit and the priority are gained all the same."""
    table = Table(players=3, goals=True)
    every = ["citizen_services", "diversification", "faction_tolerance", "skilled_workforce", "conscription"]
    for goal in [*every, "exploration", "stockpile_resources", "tax_on_trade"]:
        table.goal_up(goal)
    table.select("chart_galactic_goals", by=1)
    assert table.seat == -1
    assert table.state.empires[1].credits == 1
    assert table.state.track == (1, 0, 2)


def test_chart_with_an_empty_stack_turns_up_the_goal_face_down() -> None:
    """NF-19: "Then, flip over any previous face down goal tile", even if no new one is drawn."""
    table = Table(players=3, goals=True)
    every = ["citizen_services", "diversification", "faction_tolerance", "skilled_workforce", "conscription"]
    for goal in [*every, "exploration", "stockpile_resources"]:
        table.goal_up(goal)
    table.goal_down("tax_on_trade", holder=2)
    table.select("chart_galactic_goals", by=1)
    table.choose("leave face down")
    assert face_up(table) == ["Tax on Trade"]


# Turning up


def test_an_earlier_goal_face_down_is_turned_up_by_the_next_chart() -> None:
    """NF-19, NF-1: at most one goal is face down at any time; then any earlier face-down goal is turned up, whoever
    holds it."""
    table = Table(players=3, goals=True, draws=["conscription", "tax_on_trade", "diversification"])
    table.goal_down("exploration", holder=2)
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    table.choose("keep goal: Conscription", "return goal: Tax on Trade")
    assert face_up(table) == ["Exploration"]
    assert table.log[-1] == "Green turns up the goal Exploration"


def test_the_earlier_goal_is_turned_up_after_the_new_one_is_kept() -> None:
    """NF-19: keeps one, returns the others; then any earlier face-down goal is turned up."""
    table = Table(players=3, goals=True, draws=["conscription", "tax_on_trade", "diversification"])
    table.goal_down("exploration", holder=2)
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    table.choose("keep goal: Conscription")
    assert face_up(table) == []


def test_a_player_who_charts_again_turns_up_their_own_goal() -> None:
    """NF-19: at most one goal is face down at any time, with one player as with two."""
    table = Table(players=3, goals=True, draws=["conscription", "tax_on_trade", "diversification"])
    table.goal_down("exploration", holder=0)
    table.select("chart_galactic_goals", by=0)
    table.choose("leave face down")
    table.choose("keep goal: Conscription", "return goal: Tax on Trade")
    assert face_up(table) == ["Exploration"]


@pytest.mark.parametrize("tile", [tile for tile in ACTION_TILE_IDS if tile != "retreat_into_isolation"])
def test_a_stockpile_goal_may_be_turned_up_before_any_action(tile: str) -> None:
    """NF-19: its holder may turn it up after an action tile is selected and before anyone does it."""
    table = Table(players=3, goals=True)
    table.goal_down("exploration", holder=2)
    table.select(tile, by=0)
    assert (table.seat, table.question) == (2, "turn_up_goal")
    assert table.log[-1].startswith("Red selects ")  # and nothing has been done yet
    table.choose("turn up")
    assert "Green turns up the goal Exploration" in table.log


@pytest.mark.parametrize("tile", ["develop", "send_diplomatic_envoys"])
def test_a_goal_turned_up_before_an_action_without_stockpiling_is_seen_by_the_next_to_select(tile: str) -> None:
    """NF-19: after any tile; so who selects next knows that goods will be stockpiled in Produce."""
    table = Table(players=3, goals=True)
    table.goal_down("stockpile_resources", holder=0)
    table.begin_round()
    table.choose(f"select: {ACTION_TILE_NAMES[ACTION_TILE_IDS.index(tile)]}", "turn up")
    table.finish()
    assert (table.seat, table.question) == (1, "select")
    known = table.game().observe(1).known
    assert isinstance(known, NewFrontiersState)
    assert known.goals is not None
    assert [GOALS[goal].id for goal in known.goals.face_up] == ["stockpile_resources"]


def test_whoever_charts_may_turn_up_their_own_goal_before_they_draw() -> None:
    """NF-19: Chart Galactic Goals is an action tile, too."""
    table = Table(players=3, goals=True, draws=["conscription", "tax_on_trade", "diversification"])
    table.goal_down("exploration", holder=0)
    table.select("chart_galactic_goals", by=0)
    table.choose("turn up")
    assert face_up(table) == ["Exploration"]
    table.choose("keep goal: Conscription", "return goal: Tax on Trade")
    assert face_up(table) == ["Exploration"]


def test_a_stockpile_goal_may_be_left_face_down() -> None:
    """NF-19: may turn it up."""
    table = Table(players=3, goals=True)
    table.goal_down("stockpile_resources", holder=2)
    table.empire(0, colonies=["gem_world"])
    table.select("produce", by=0)
    table.choose("leave face down")
    assert table.seat == -1  # nobody may stockpile
    assert face_up(table) == []


def test_a_goal_that_is_no_stockpile_goal_cannot_be_turned_up() -> None:
    """NF-19: only a holder of a face-down stockpile goal may turn it up."""
    table = Table(players=3, goals=True)
    table.goal_down("conscription", holder=2)
    table.select("produce", by=0)
    assert "turn up" not in table.options()
