"""Version 1 asked to turn up a goal only before four of the actions; its games are still read, and are the same."""

import pytest

import windfall
from tests.newfrontiers.record_golden import GAMES
from tests.newfrontiers.table import Table
from windfall.engine.game import unasked
from windfall.titles.newfrontiers.rules.actions import (
    ACTION_TILE_IDS,
    CHART,
    DEVELOP_TILE,
    ENVOYS,
    LEAVE_FACE_DOWN,
    SELECT,
)

UNASKED = ("develop", "send_diplomatic_envoys", "chart_galactic_goals")


@pytest.mark.parametrize("tile", [tile for tile in ACTION_TILE_IDS if tile != "retreat_into_isolation"])
@pytest.mark.parametrize("goal", ["exploration", "conscription"])
def test_a_goal_was_left_face_down_before_actions_without_stockpiling(tile: str, goal: str) -> None:
    table = Table(players=3, goals=True)
    table.goal_down(goal, holder=2)
    table.select(tile, by=0)
    assert unasked(table.game(), rules=1) == ((2, LEAVE_FACE_DOWN) if tile in UNASKED else None)
    assert unasked(table.game(), rules=windfall.title("newfrontiers").rules) is None


def test_nothing_else_was_left_unasked() -> None:
    """Every answer put into a game of version 1 follows the selection of Develop, Envoys or Chart."""
    put_in = 0
    for golden in GAMES.load_older():
        old = iter(golden.journal.moves)
        now = windfall.upgrade(golden.journal).moves
        expected = next(old, None)
        for number, move in enumerate(now):
            if move == expected:
                expected = next(old, None)
            else:
                put_in += 1
                assert move[1] == LEAVE_FACE_DOWN
                assert now[number - 1][1] in (SELECT + DEVELOP_TILE, SELECT + ENVOYS, SELECT + CHART)
        assert expected is None
    assert put_in > 20
