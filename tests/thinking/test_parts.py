"""A network that knows fewer actions than its title has now rates the parts of the options that it does not know."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import windfall
from tests.support.bot_games import played
from tests.support.networks import untrained
from windfall import Game, Observation
from windfall.engine.errors import UnknownBotError
from windfall.learn.model import Model
from windfall.players.learned import LearnedBot
from windfall.players.search import SearchBot
from windfall.thinking.batch import Batch, option_chances
from windfall.thinking.network import Network, load


def older(actions: int | None = None) -> Network:
    """One that was trained before there were pairs."""
    (before,) = windfall.title("race").action_counts_before
    weights = dict(untrained("race").weights)
    weights["rating_action"] = weights["rating_action"][: actions or before]
    return Network("race", weights)


def choices_of_actions(seed: int) -> list[tuple[Game, int]]:
    return [
        (game.copy(), seat)
        for game in played("race", 2, {"experienced": True}, seed, ["random"] * 2)
        for seat in game.seats
        if game.decision(seat).kind == "action"
    ]


def _log_chances(judge: Network, observation: Observation, actions: Sequence[int], with_opinions: bool) -> list[float]:
    if len(actions) == 1:
        return [0.0]
    batch = Batch(observation.title, 1)
    batch.add_observed(observation, actions, with_opinions)
    return [float(chance) for chance in np.log(option_chances(batch.judge(judge)[1], [len(actions)]))]


@pytest.mark.parametrize("with_opinions", [True, False])
def test_a_pair_is_as_likely_as_its_cards_one_after_the_other(with_opinions: bool) -> None:
    judge = older()
    for game, seat in choices_of_actions(3)[:6]:
        observation, title = game.observe(seat), game.title
        expected = {}
        first_asked = title.part_by_part(observation, ())
        firsts = first_asked.known.options(seat)
        for first, chance in zip(firsts, _log_chances(judge, first_asked, firsts, with_opinions), strict=True):
            asked = title.part_by_part(observation, (first,))
            seconds = asked.known.options(seat)
            likely = _log_chances(judge, asked, seconds, with_opinions)
            expected |= {(first, second): chance + more for second, more in zip(seconds, likely, strict=True)}
        batch = Batch(title, 1)
        batch.add_observed(observation, game.actions(seat), with_opinions)
        _judgement, logits = batch.judge(judge)
        np.testing.assert_allclose(logits, [expected[title.parts(pair)] for pair in game.actions(seat)], atol=1e-3)


def test_many_positions_are_rated_as_each_by_itself() -> None:
    """Among them some whose options it knows, and one with none."""
    judge = older()
    asked = [*choices_of_actions(4)[:3], (windfall.new("race", 2, 1), 1), *choices_of_actions(5)[:2]]
    together = Batch(windfall.title("race"), len(asked) + 1)
    alone = []
    for game, seat in asked:
        together.add_observed(game.observe(seat), game.actions(seat))
        one = Batch(game.title, 1)
        one.add_observed(game.observe(seat), game.actions(seat))
        alone += one.judge(judge)[1].tolist()
    together.add_observed(asked[0][0].observe(0), ())
    np.testing.assert_allclose(together.judge(judge)[1], alone, atol=1e-4)


def test_it_plays_and_searches_the_experienced_game() -> None:
    game, seat = choices_of_actions(6)[2]
    for bot in (LearnedBot(1, judge=older()), LearnedBot(1, 0.5, older()), SearchBot(1, simulations=4, judge=older())):
        assert bot.choose(game.observe(seat), game.decision(seat)) in game.actions(seat)


def test_it_stays_one_that_knows_no_pairs_when_it_is_saved(tmp_path: Path) -> None:
    judge = older()
    judge.save(tmp_path / "weights.npz")
    again = load(tmp_path / "weights.npz")
    assert len(again.actions) == len(judge.actions) < windfall.title("race").action_count
    assert len(again.weights["rating_action"]) == windfall.title("race").action_count


def test_a_number_of_actions_that_no_version_had_is_refused(tmp_path: Path) -> None:
    older(len(older().actions) - 1).save(tmp_path / "weights.npz")
    with pytest.raises(UnknownBotError, match="its layers are not those of this Windfall"):
        load(tmp_path / "weights.npz")


def test_who_goes_on_learning_from_it_learns_of_pairs() -> None:
    model = Model("race", 0)
    model.take(older())
    grown = model.network()
    assert len(grown.actions) == windfall.title("race").action_count
    assert not grown.weights["rating_action"][len(older().actions) :].any()
