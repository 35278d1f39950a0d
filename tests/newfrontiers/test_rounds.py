"""Rounds: the priority track, selecting action tiles, the tiles without an action, and round end."""

from tests.newfrontiers.table import Table

EVERY_TILE = [
    "select: Retreat into Isolation",
    "select: Develop",
    "select: Explore",
    "select: Settle",
    "select: Produce",
    "select: Trade-Consume",
    "select: Send Diplomatic Envoys",
]


def colonist_gains(table: Table, mark: int) -> list[str]:
    """Who took two colonists, in order, since that line of the log."""
    return [line.split()[0] for line in table.log[mark:] if line.endswith("gains 2 colonists")]


def selections(table: Table, mark: int = 0) -> list[str]:
    """Who selected a tile, in order, since that line of the log."""
    return [line.split()[0] for line in table.log[mark:] if " selects " in line]


# Selecting


def test_each_disk_selects_from_front_to_back() -> None:
    """NF-2: in a round each disk in turn, front to back, selects one action tile."""
    table = Table(players=3)
    table.state.track = (2, 0, 1)
    table.begin_round()
    table.choose("select: Retreat into Isolation", "select: Send Diplomatic Envoys", "select: Produce")
    assert selections(table) == ["Green", "Red", "Blue"]


def test_all_seven_tiles_can_be_selected_first() -> None:
    """Rulebook, CONTENTS: 7 action tiles; without goals Retreat into Isolation is one of them."""
    table = Table(players=3)
    table.begin_round()
    assert table.options() == EVERY_TILE


def test_a_tile_selected_this_round_cannot_be_selected_again() -> None:
    """NF-2: a disk selects one action tile not yet selected this round."""
    table = Table(players=3)
    table.begin_round()
    table.choose("select: Produce")
    assert table.seat == 1
    assert table.options() == [tile for tile in EVERY_TILE if tile != "select: Produce"]


def test_all_tiles_are_back_in_the_next_round() -> None:
    """ROUND END: "Slide all selected action tiles upwards for the next round." """
    table = Table(players=3)
    table.begin_round()
    table.choose("select: Produce", "select: Retreat into Isolation", "select: Send Diplomatic Envoys")
    assert table.options() == EVERY_TILE


def test_order_carries_over_to_the_next_round() -> None:
    """NF-2: order carries over to the next round unchanged unless an action changes it."""
    table = Table(players=3)
    table.state.track = (1, 2, 0)
    table.begin_round()
    table.choose("select: Produce", "select: Retreat into Isolation", "select: Settle")
    assert table.state.track == (1, 2, 0)
    assert table.seat == 1


def test_selecting_does_not_move_a_disk_to_the_front_of_everyone() -> None:
    """NF-1: the active disk does not jump to the front of everyone each turn."""
    table = Table(players=3)
    table.begin_round()
    table.choose("select: Produce", "select: Retreat into Isolation")
    assert table.state.track == (0, 1, 2)


# Doing an action


def test_an_action_starts_with_the_selecting_player_and_wraps_around() -> None:
    """NF-3: starting with the selecting player, in track order, wrapping around, each player once."""
    table = Table(players=5)
    table.state.track = (3, 1, 4, 0, 2)
    mark = len(table.log)
    table.select("settle", by=4)
    assert colonist_gains(table, mark) == ["Purple", "Red", "Green", "Yellow", "Blue"]


def test_retreat_into_isolation_gives_2_credits_to_the_selecting_player_only() -> None:
    """RETREAT INTO ISOLATION: no action, just 2 credits for the selecting player."""
    table = Table(players=3)
    table.select("retreat_into_isolation", by=1)
    assert [empire.credits for empire in table.state.empires] == [0, 2, 0]
    assert table.seat == -1  # nobody is asked anything


# Send Diplomatic Envoys


def test_envoys_give_1_vp_and_no_action() -> None:
    """SEND DIPLOMATIC ENVOYS: "This tile has no action; just two bonuses for the selecting player"."""
    table = Table(players=3)
    table.select("send_diplomatic_envoys", by=1)
    assert [empire.chips for empire in table.state.empires] == [0, 1, 0]
    assert table.state.vp_pool == 35


def test_envoys_move_the_disk_to_the_front() -> None:
    """NF-4: moves the disk that selected it to the front; disks in front of it move back one, others stay."""
    table = Table(players=5)
    table.state.track = (4, 3, 2, 1, 0)
    table.select("send_diplomatic_envoys", by=2)
    assert table.state.track == (2, 4, 3, 1, 0)


def test_envoys_of_the_first_player_change_nothing() -> None:
    """NF-4: there is no disk in front of the first one."""
    table = Table(players=3)
    table.select("send_diplomatic_envoys", by=0)
    assert table.state.track == (0, 1, 2)


def test_envoys_leave_who_has_still_to_select_unchanged() -> None:
    """NF-4: it applies to the rest of this round at once, but who has still to select is unchanged."""
    table = Table(players=4)
    table.begin_round()
    table.choose("select: Retreat into Isolation", "select: Produce", "select: Send Diplomatic Envoys")
    assert table.seat == 3
    table.choose("select: Settle")
    assert selections(table) == ["Red", "Blue", "Green", "Yellow"]


def test_envoys_change_the_order_of_later_actions_of_the_round() -> None:
    """NF-4: the order in which later actions are done is the new one."""
    table = Table(players=4)
    table.begin_round()
    table.choose("select: Retreat into Isolation", "select: Produce", "select: Send Diplomatic Envoys")
    mark = len(table.log)
    table.choose("select: Settle")
    assert colonist_gains(table, mark) == ["Yellow", "Green", "Red", "Blue"]


def test_envoys_decide_who_selects_first_in_the_next_round() -> None:
    """NF-4, NF-2: the new order is the order of selection from the next round on."""
    table = Table(players=3)
    table.begin_round()
    table.choose("select: Retreat into Isolation", "select: Produce", "select: Send Diplomatic Envoys")
    assert table.seat == 2


# Two players


def test_two_players_select_twice_in_turn() -> None:
    """NF-2: with 2 players each player has two disks, set up A B A B, and so selects twice."""
    table = Table(players=2)
    table.begin_round()
    for tile in ("Retreat into Isolation", "Produce", "Send Diplomatic Envoys", "Settle"):
        table.choose(f"select: {tile}")
    assert selections(table) == ["Red", "Blue", "Red", "Blue"]


def test_two_players_do_each_selected_action_once() -> None:
    """NF-2, NF-3: each selected action is done once by each player, the selector and then the other."""
    table = Table(players=2)
    mark = len(table.log)
    table.select("settle", by=1)
    assert colonist_gains(table, mark) == ["Blue", "Red"]


def test_a_second_disks_action_is_done_once_by_each_player_too() -> None:
    """NF-3: with 2 players: the selector, then the other, whichever of their disks selected."""
    table = Table(players=2)
    mark = len(table.log)
    table.select("settle", by=2)  # Red's second disk
    assert colonist_gains(table, mark) == ["Red", "Blue"]
    assert "Red gains 1 colonist" in table.log  # the bonus


def test_envoys_of_a_second_disk_give_two_selections_in_a_row() -> None:
    """NF-4 and SEND DIPLOMATIC ENVOYS, notes: "In a 2-player game, this action can result in players selecting two
    actions in a row in future rounds." """
    table = Table(players=2)
    table.begin_round()
    for tile in ("Retreat into Isolation", "Produce", "Send Diplomatic Envoys", "Settle"):
        table.choose(f"select: {tile}")
    assert table.state.track == (2, 0, 1, 3)
    mark = len(table.log)
    for tile in ("Retreat into Isolation", "Produce", "Settle", "Explore"):
        table.choose(f"select: {tile}")
    assert selections(table, mark) == ["Red", "Red", "Blue", "Blue"]


def test_envoys_of_a_last_disk_put_it_in_front_of_three_others() -> None:
    """NF-4: it is the disk that selected Envoys which moves, not the player's other one."""
    table = Table(players=2)
    table.select("send_diplomatic_envoys", by=3)
    assert table.state.track == (3, 0, 1, 2)


# Round end


def test_produce_tile_gains_a_credit_if_produce_was_not_selected() -> None:
    """ROUND END: "If Produce was not selected this round, add one credit to its tile." """
    table = Table(players=3)
    table.begin_round()
    table.choose("select: Retreat into Isolation", "select: Send Diplomatic Envoys", "select: Settle")
    assert table.state.produce_credits == 1
    assert "The Produce tile now holds 1 credit" in table.log


def test_produce_tile_gains_no_credit_in_a_round_in_which_it_was_selected() -> None:
    """ROUND END: the credit is added only if Produce was not selected."""
    table = Table(players=3)
    table.begin_round()
    table.choose("select: Retreat into Isolation", "select: Produce", "select: Settle")
    assert table.state.produce_credits == 0


def test_credits_on_the_produce_tile_add_up_over_rounds() -> None:
    """PRODUCE: "If Produce was not selected during previous round(s), this tile will have one or more credits"."""
    table = Table(players=3)
    table.begin_round()
    for _ in range(2):
        table.choose("select: Retreat into Isolation", "select: Send Diplomatic Envoys", "select: Settle")
    assert table.state.produce_credits == 2
