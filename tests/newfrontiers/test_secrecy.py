"""What is hidden at a table: the goal face down, goals put to the bottom, and what the bag will yield."""

import random

import windfall
from tests.newfrontiers.table import Table
from windfall.engine.state import SPECTATOR
from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.rules.state import UNKNOWN_GOAL, NewFrontiersState

THREE = ["conscription", "tax_on_trade", "exploration"]
NUMBER = {spec.id: number for number, spec in enumerate(GOALS)}


def known(table: Table, seat: int) -> NewFrontiersState:
    """The table as a seat sees it."""
    state = table.game().observe(seat).known
    assert isinstance(state, NewFrontiersState)
    return state


def charted(table: Table) -> None:
    """Red charts goals, keeps Conscription and puts Tax on Trade above Exploration to the bottom."""
    table.select("chart_galactic_goals", by=0)
    table.choose("keep goal: Conscription", "return goal: Tax on Trade")


# The goal face down


def test_the_goal_face_down_is_known_to_its_holder() -> None:
    """NF-20: hidden is the face-down goal (its holder knows it)."""
    table = Table(players=3, goals=True, draws=THREE)
    charted(table)
    goals = known(table, 0).goals
    assert goals is not None
    assert goals.face_down == NUMBER["conscription"]


def test_the_goal_face_down_is_blank_for_everyone_else() -> None:
    """NF-20: the others and a spectator see only that there is one, and who holds it."""
    table = Table(players=3, goals=True, draws=THREE)
    charted(table)
    for viewer in (1, 2, SPECTATOR):
        goals = known(table, viewer).goals
        assert goals is not None
        assert (goals.holder, goals.face_down) == (0, UNKNOWN_GOAL)


def test_the_board_does_not_name_the_goal_face_down() -> None:
    """NF-20: the table in words names it for its holder only."""
    table = Table(players=3, goals=True, draws=THREE)
    charted(table)
    game = table.game()
    boards = [game.title.board(game.observe(viewer), ("Red", "Blue", "Green")) for viewer in (0, 1, SPECTATOR)]
    assert ["Conscription" in board for board in boards] == [True, False, False]
    assert "a goal face down with Red" in boards[1]


def test_a_goal_turned_up_is_known_to_all() -> None:
    """NF-20: everything else is public."""
    table = Table(players=3, goals=True, draws=THREE)
    table.goal_up("diversification")
    charted(table)
    for viewer in (0, 1, SPECTATOR):
        goals = known(table, viewer).goals
        assert goals is not None
        assert goals.face_up == (NUMBER["diversification"],)


# Goals at the bottom


def test_goals_put_to_the_bottom_are_remembered_by_who_put_them_there() -> None:
    """NF-20: hidden are the goals its holder put to the bottom; who put them there knows them and their order."""
    table = Table(players=3, goals=True, draws=THREE)
    charted(table)
    goals = known(table, 0).goals
    assert goals is not None
    assert goals.records[-1][4] == (NUMBER["tax_on_trade"], NUMBER["exploration"])


def test_goals_put_to_the_bottom_are_blank_for_the_others() -> None:
    """NF-20: nobody else sees which goals were drawn, kept and returned."""
    table = Table(players=3, goals=True, draws=THREE)
    charted(table)
    for viewer in (1, 2, SPECTATOR):
        goals = known(table, viewer).goals
        assert goals is not None
        assert goals.records == ((0, 3, (UNKNOWN_GOAL,) * 3, UNKNOWN_GOAL, (UNKNOWN_GOAL,) * 2),)
        assert set(goals.bottom) == {UNKNOWN_GOAL}
        assert set(goals.unseen) == {UNKNOWN_GOAL}


def test_goals_being_charted_are_blank_for_the_others() -> None:
    """NF-20: while Red looks at the goals drawn, nobody else does, nor at Red's options."""
    table = Table(players=3, goals=True, draws=THREE)
    table.select("chart_galactic_goals", by=0)
    mine, theirs = known(table, 0), known(table, 1)
    assert mine.goals is not None
    assert theirs.goals is not None
    assert set(mine.goals.drawn) == {NUMBER[goal] for goal in THREE}
    assert theirs.goals.drawn == (UNKNOWN_GOAL,) * 3
    assert theirs.choices[theirs.turn] == []


def test_the_goal_kept_is_blank_while_the_others_are_returned() -> None:
    """NF-20: nor is the goal just kept known, or the first one returned."""
    table = Table(
        players=3,
        goals=True,
        draws=[*THREE, "diversification", "citizen_services"],
        rift=True,
    )
    table.select("chart_galactic_goals", by=0)
    table.choose("keep goal: Conscription", "return goal: Tax on Trade")
    theirs = known(table, 1).goals
    assert theirs is not None
    assert (theirs.kept, theirs.returned) == (UNKNOWN_GOAL, (UNKNOWN_GOAL,))


# Being asked tells nothing


def test_the_holder_is_asked_to_turn_up_whatever_the_goal_is() -> None:
    """NF-20: if only holders of stockpile goals were asked, the others would learn the sort of the goal."""
    asked = []
    for goal in ("exploration", "conscription"):
        table = Table(players=3, goals=True)
        table.goal_down(goal, holder=2)
        table.select("produce", by=0)
        asked.append((table.seat, table.question, known(table, 1)))
    assert asked[0] == asked[1]


def test_the_options_to_turn_up_are_blank_for_the_others() -> None:
    """NF-20: whether the holder can turn the goal up would tell that it is a stockpile goal."""
    table = Table(players=3, goals=True)
    table.goal_down("exploration", holder=2)
    table.select("produce", by=0)
    assert known(table, 1).choices[2] == []
    assert len(known(table, 2).choices[2]) == 2


# The log


def chart_in_a_game() -> tuple[windfall.Game, int]:
    """A whole game in which the first player charts goals; with the seat of that player."""
    game = windfall.new("newfrontiers", players=3, seed=5, setup="first_game", goals=True)
    seat = game.seats[0]
    chart = next(
        option for option in game.decision(seat).options if str(option.text).startswith("Chart Galactic Goals")
    )
    game.play(seat, chart.action)
    while game.decision(game.seats[0]).kind in ("keep_goal", "return_goal"):
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    return game, seat


def test_the_log_tells_the_holder_which_goals_were_kept_and_returned() -> None:
    """NF-20: the holder knows the goal kept, and those put to the bottom."""
    game, seat = chart_in_a_game()
    told = [line for line in game.log(seat) if "face down" in line or "to the bottom" in line]
    assert len(told) == 3


def test_the_log_tells_the_others_only_that_goals_were_drawn() -> None:
    """NF-20: log events about hidden goals are private."""
    game, seat = chart_in_a_game()
    for viewer in ((seat + 1) % 3, SPECTATOR):
        log = game.log(viewer)
        assert any(line.endswith("draws 3 goals") for line in log)
        assert not any("face down" in line or "to the bottom" in line for line in log)


# The bag, and all the rest


def test_the_state_holds_no_order_of_the_bag() -> None:
    """NF-20: what the bag will yield is hidden; what is in it is public and has no order."""
    table = Table(players=3)
    for viewer in (0, 1, SPECTATOR):
        assert known(table, viewer).bag == sorted(table.state.bag)


def test_a_game_without_goals_has_nothing_to_hide() -> None:
    """NF-20: everything else is public: every seat sees the same table."""
    table = Table(players=3)
    table.empire(0, credits=3, chips=2, colonists=1, colonies=["old_earth"], explored=["rebel_base"])
    table.select("settle", by=0)
    assert known(table, 0) == known(table, 1) == known(table, SPECTATOR) == table.state


def test_stockpiles_are_public() -> None:
    """NF-20: everything else is public."""
    table = Table(players=3, goals=True)
    blue = table.empire(1)
    blue.stockpiled_goods, blue.stockpiled_worlds, blue.stockpiled_credits = (0, 3), (4,), 5
    seen = known(table, 2).empires[1]
    assert (seen.stockpiled_goods, seen.stockpiled_worlds, seen.stockpiled_credits) == ((0, 3), (4,), 5)


# Guessing


def test_a_sampled_game_keeps_what_the_holder_knows() -> None:
    """NF-20: in every game that agrees with what Red knows, Red's goal and the two at the bottom are the same."""
    table = Table(players=3, goals=True, draws=THREE)
    charted(table)
    for seed in range(10):
        state = windfall.sample(table.game().observe(0), random.Random(seed)).state
        assert isinstance(state, NewFrontiersState)
        assert state.goals is not None
        assert state.goals.face_down == NUMBER["conscription"]
        assert state.goals.bottom == (NUMBER["tax_on_trade"], NUMBER["exploration"])


def test_a_sampled_game_may_hide_any_goal_from_the_others() -> None:
    """NF-20: for Blue, each of the eight goals may be the one that lies face down before Red."""
    table = Table(players=3, goals=True, draws=THREE)
    charted(table)
    observation = table.game().observe(1)
    guesses = set()
    for seed in range(150):
        state = windfall.sample(observation, random.Random(seed)).state
        assert isinstance(state, NewFrontiersState)
        assert state.goals is not None
        guesses.add(state.goals.face_down)
    assert guesses == set(range(8))
