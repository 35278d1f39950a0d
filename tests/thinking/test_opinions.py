"""What the network hears of the rule-based player is what that player would do."""

import pytest

from tests.support.bot_games import played
from windfall.engine.registry import title_names
from windfall.players import bot
from windfall.thinking.batch import Batch
from windfall.thinking.network import network
from windfall.thinking.opinions import NOT_ASKED, opinions


@pytest.mark.parametrize("title", title_names())
def test_greedy_chooses_what_it_likes_best(title: str) -> None:
    for game in played(title, 3, {}, 5, ["random"] * 3):
        for decision in game.pending:
            observation = game.observe(decision.seat)
            told = opinions(observation, decision.actions)
            chosen = decision.actions.index(bot("greedy", 1).choose(observation, decision))
            if len(told) == 1:
                assert told == [NOT_ASKED]
                continue
            assert told[chosen][:3] == (1.0, 1.0, 0.0)
            for asked, best, below, place in told:
                assert asked == 1
                assert not best or below < 1e-4
                assert 0 <= below <= 1
                assert 0 <= place <= 1


@pytest.mark.parametrize("title", title_names())
def test_the_network_rates_with_and_without_opinions(title: str) -> None:
    game = next(iter(played(title, 2, {}, 6, ["random"] * 2)))
    decision = game.pending[0]
    batch = Batch(game.title, 2)
    for with_opinions in (False, True):
        batch.add_observed(game.observe(decision.seat), decision.actions, with_opinions)
    count = len(decision.actions)
    without, told = batch.options[:count], batch.options[count:]
    width = len(game.title.option_feature_specs)
    assert (without[:, :width] == told[:, :width]).all()
    assert (without[:, width:] == 0).all()
    assert (told[:, width] == 1).all()
    assert len(batch.judge(network(title))[1]) == 2 * count
