"""The levels meet, and are rated on the scale that people are rated on."""

from windfall.arena.level_ratings import LevelGames
from windfall.players.levels import levels
from windfall.players.skill import Skill


def test_the_weakest_level_stands_where_people_start() -> None:
    games = LevelGames("jumpdrive", 2, quick=18, all=0, seed=3)
    skills = games.skills(list(games.play()))
    assert skills["beginner"].mu == Skill().mu
    assert skills["medium"].mu > skills["beginner"].mu
    assert skills["medium"].sigma < Skill().sigma
    assert skills["hard"].sigma == Skill().sigma  # it was not there


def test_where_there_are_more_seats_than_levels_some_have_two() -> None:
    games = LevelGames("newfrontiers", 5, quick=5, all=10, seed=0)
    line_ups = [match.bots for match, _fixture in games.fixtures()]
    assert len(line_ups) == games.count == 15
    assert {len(line_up) for line_up in line_ups} == {5}
    slow = {level.bot for level in levels() if not level.quick}
    assert all(slow.isdisjoint(line_up) for line_up in line_ups[:5])
    assert any(not slow.isdisjoint(line_up) for line_up in line_ups[5:])
