"""`search@1` stays as it was: what it chooses, and how it spends its trials."""

import pytest

import windfall
from tests.support.bot_games import played
from tests.support.trials import counted_trials

# Of the decisions in one game that it does not take for certain, the first few: what it chose, and the trials of each
# turn of the contest.
CHOSEN: dict[str, list[tuple[int, tuple[int, ...]]]] = {
    "newfrontiers": [(7, (48,)), (12, (48,)), (6, (24, 24)), (11, (48,)), (7, (48,)), (9, (48,)), (7, (48,))],
    "race": [(42, (48,)), (46, (48,)), (2, (48,)), (4, (48,)), (53, (48,)), (7, (24, 24)), (99, (48,)), (26, (24, 24))],
    "jumpdrive": [(184, (48,)), (178, (48,)), (7, (48,)), (200, (48,)), (161, (48,)), (165, (48,)), (183, (48,))],
}


@pytest.mark.parametrize("title", windfall.title_names())
def test_the_first_generation_chooses_and_spends_as_it_did(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spent = counted_trials(monkeypatch)
    chosen = []
    for game in played(title, 2, {}, 8, ["greedy", "greedy"]):
        if len(chosen) == len(CHOSEN[title]):
            break
        decision = game.decision(game.seats[0])
        spent.clear()
        action = windfall.bot("search@1", seed=5).choose(game.observe(decision.seat), decision)
        if spent:
            chosen.append((action, tuple(spent)))
    assert chosen == CHOSEN[title]
