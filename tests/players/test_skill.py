"""Ratings find out who is how strong."""

import math
import random

import pytest

from windfall.players.levels import levels
from windfall.players.skill import Skill, rated, starting_skill


def test_a_simulated_ladder_is_recovered_in_order() -> None:
    """Players of known strengths, whose games end by the luck of the model, stand in their order at the end."""
    strengths = {"weak": 17.0, "easy": 22.0, "usual": 27.0, "strong": 32.0, "hard": 37.0}
    rng = random.Random(5)
    skills = {name: Skill() for name in strengths}
    for _ in range(400):
        met = rng.sample(sorted(strengths), 3)
        # the exponential race of Plackett and Luce: the smallest arrives first
        arrival = {name: rng.expovariate(math.exp(strengths[name] / 5.0)) for name in met}
        places = [1 + sum(arrival[other] < arrival[name] for other in met) for name in met]
        skills |= rated(met, skills, places)
    order = sorted(skills, key=lambda name: skills[name].mu)
    assert order == sorted(strengths, key=lambda name: strengths[name])
    assert all(skill.sure for skill in skills.values())
    assert Skill().points == 1000
    assert not Skill().sure


def test_bots_of_one_level_at_several_seats_are_one() -> None:
    before = {"ann": Skill(), "bot:easy": Skill(22.0, 2.0)}
    after = rated(["ann", "bot:easy", "bot:easy"], before, [1, 2, 3])
    assert set(after) == {"ann", "bot:easy"}
    assert after["ann"].mu > before["ann"].mu
    assert after["bot:easy"].mu < before["bot:easy"].mu
    assert after["bot:easy"].sigma < 2.1


@pytest.mark.parametrize("title", ["newfrontiers", "race", "jumpdrive"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_start_where_they_were_measured(title: str, players: int) -> None:
    found = [starting_skill(title, players, level.name) for level in levels()]
    assert found[0].mu == Skill().mu
    assert max(found, key=lambda skill: skill.mu) in found[2:]
    assert all(skill.sigma < Skill().sigma for skill in found)
    assert starting_skill(title, players, "a bot of the host") == Skill()
